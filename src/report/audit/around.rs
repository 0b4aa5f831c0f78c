//! The context in which an entry is checked.

/// The context in which an entry is checked. Only what its check needs is filled in.
#[derive(Default)]
pub(super) struct AroundEntry {
    /// Whether the entry is needed to check its session.
    pub(super) is_needed: bool,
    /// Whether the entry refers to something that is not in the ledger.
    pub(super) names_what_is_not: bool,
    /// Whether the entry's place in the other ledger is impossible.
    pub(super) is_misplaced: bool,
    /// For a correction, the corrected hand's record as it was first written.
    pub(super) record: Option<String>,
    /// For a close, the verdicts that it adds up, if they are not simply those of the hands before
    /// it.
    pub(super) verdicts: Option<Vec<String>>,
}
