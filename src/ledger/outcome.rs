//! What became of a commit on a club's server that nobody answered.

use super::chain::RawEntry;

/// What became of a commit on a club's server that nobody answered at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommitOutcome {
    /// What was to be written.
    pub entries: Vec<RawEntry>,
    /// Whether the club has it.
    pub is_written: bool,
}

/// The entries of a commit that nobody answered.
#[derive(Debug, Default)]
pub(super) struct Unanswered {
    /// The entries; empty once it is known what became of them.
    pub(super) entries: Vec<RawEntry>,
    /// What became of them, until somebody is told.
    pub(super) outcome: Option<CommitOutcome>,
}
