//! What a page is about.

use crate::ledger::Period;
use crate::record::Name;
use crate::report::Scope;

/// What a page is about: days, and which part of what was played then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::cli) struct PageSubject {
    pub(in crate::cli) period: Period,
    /// The currency that was asked for, if any.
    pub(in crate::cli) currency: Option<String>,
    pub(in crate::cli) scope: Scope,
    /// The only person whose figures the page has, if somebody asked for such a page.
    pub(in crate::cli) person: Option<Name>,
    /// Whether the page has no titles.
    pub(in crate::cli) untitled: bool,
}
