//! What an entry is looked at beside.

/// What an entry is looked at beside, where that is needed.
#[derive(Default)]
pub(super) struct AroundEntry {
    /// Whether its session needs the entry.
    pub(super) is_needed: bool,
    /// Whether it names what is not in the ledger.
    pub(super) names_what_is_not: bool,
    /// Whether it is not what another ledger can have had there.
    pub(super) is_misplaced: bool,
    /// For a correction, the record that it corrects, as it was first written.
    pub(super) record: Option<String>,
    /// For a close, the verdicts that it sums up.
    pub(super) verdicts: Option<Vec<String>>,
}
