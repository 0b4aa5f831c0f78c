//! Plain sentences, with all languages side by side. For sentences that branch or count, each
//! language has functions of its own.

pub(crate) mod book;
mod composed;
mod customs;
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(feature = "cli"),
    expect(dead_code, reason = "its doors are in `cli`")
)]
pub(crate) mod evening;
mod numbers;
mod record;

crate::words::gathered! {
    [pub(crate)]
    composed customs numbers record
}
