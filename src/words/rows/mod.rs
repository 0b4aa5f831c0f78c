//! Plain sentences, every language beside the others. A sentence that branches or counts is a
//! function in each language.

pub(crate) mod book;
pub(crate) mod composed;
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(feature = "cli"),
    expect(dead_code, reason = "its doors are in `cli`")
)]
pub(crate) mod evening;
pub(crate) mod numbers;
pub(crate) mod record;
