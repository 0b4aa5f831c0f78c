//! The context in which an entry is checked.

/// The context in which an entry is checked, as far as it is needed.
#[derive(Default)]
pub(super) struct AroundEntry {
    /// Whether the entry is needed to check its session.
    pub(super) is_needed: bool,
    /// Whether it refers to something that is not in the ledger.
    pub(super) names_what_is_not: bool,
    /// Whether its place in the other ledger is impossible.
    pub(super) is_misplaced: bool,
    /// For a correction, the first record of the corrected hand.
    pub(super) record: Option<String>,
    /// For a close, the verdicts that it adds up.
    pub(super) verdicts: Option<Vec<String>>,
}
