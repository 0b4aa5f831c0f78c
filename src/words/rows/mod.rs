//! Plain sentences, every language beside the others; sentences that branch are functions of a language.

pub(crate) mod book;
pub(crate) mod composed;
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(feature = "cli"),
    expect(dead_code, unused_imports, reason = "its doors are in `cli`")
)]
pub(crate) mod evening;
pub(crate) mod numbers;
pub(crate) mod record;
