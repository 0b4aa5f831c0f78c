//! How much is taken in at once. Every input has an end, so that nobody's record or ruleset can
//! take more time or memory than its reader has; `docs/LIMITS.md` gives the reasons.

/// A limit of what is read, entered or listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limit {
    /// Bytes of a record.
    RecordBytes,
    /// Lines of a record.
    RecordLines,
    /// Bytes of a line of a record, of a script, or of a text at the prompt.
    LineBytes,
    /// Faults of one record, or of its ruleset files, that are listed.
    Faults,
    /// Bytes of a ruleset file.
    RulesetBytes,
    /// Bytes of a config file.
    ConfigBytes,
    /// Bytes of the entries of another ledger.
    ImportBytes,
    /// Keys in a ruleset file.
    RulesetKeys,
    /// Worked examples in a ruleset file.
    Examples,
    /// Rulesets beneath one that extends them.
    Extends,
    /// Texts that are entered for one hand at the prompt.
    Entries,
    /// Claims in one dispute.
    Claims,
    /// Deals of one comparison.
    Deals,
    /// Digits of an amount of money before its decimal point.
    AmountDigits,
}

/// The most chips that one hand moves for anybody: no table plays for nearly as many, and as many hands
/// as a ledger can have fit into a sum.
pub const MOST_CHIPS: i64 = 1_000_000_000_000;

impl Limit {
    /// Every limit.
    pub const ALL: [Self; 14] = [
        Self::RecordBytes,
        Self::RecordLines,
        Self::LineBytes,
        Self::Faults,
        Self::RulesetBytes,
        Self::ConfigBytes,
        Self::ImportBytes,
        Self::RulesetKeys,
        Self::Examples,
        Self::Extends,
        Self::Entries,
        Self::Claims,
        Self::Deals,
        Self::AmountDigits,
    ];

    /// Returns the most that is taken.
    pub const fn most(self) -> usize {
        match self {
            Self::RecordBytes => 1 << 20,
            Self::RecordLines => 10_000,
            Self::LineBytes => 4096,
            Self::Faults => 20,
            Self::RulesetBytes => 1 << 18,
            Self::ConfigBytes => 1 << 16,
            Self::ImportBytes => 1 << 30,
            Self::RulesetKeys => 1000,
            Self::Examples => 500,
            Self::Extends => 50,
            Self::Entries => 2000,
            Self::Claims => 200,
            Self::Deals => 10_000_000,
            Self::AmountDigits => 15,
        }
    }

    /// Returns whether this is more than is taken.
    pub const fn is_crossed_by(self, much: usize) -> bool {
        much > self.most()
    }
}

/// Returns the first of a list, as many as are listed, with how many more there are.
pub fn cut<T>(all: &[T]) -> (&[T], usize) {
    let (told, more) = all
        .split_at_checked(Limit::Faults.most())
        .unwrap_or((all, &[]));
    (told, more.len())
}
