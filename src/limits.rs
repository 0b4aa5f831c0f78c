//! How much input is accepted. Every input is limited, so that no record or ruleset can use up the
//! time or memory of the program that reads it; `docs/LIMITS.md` gives the reasons.

/// A limit on what is read, entered or listed. Each variant says what is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limit {
    /// Bytes of a record.
    RecordBytes,
    /// Lines of a record.
    RecordLines,
    /// Bytes of one line: in a record, in a script, or at the prompt.
    LineBytes,
    /// Faults that are listed for one record or its ruleset files.
    Faults,
    /// Bytes of a ruleset file.
    RulesetBytes,
    /// Bytes of a config file.
    ConfigBytes,
    /// Bytes of ledger entries to import.
    ImportBytes,
    /// Keys in a ruleset file.
    RulesetKeys,
    /// Worked examples in a ruleset file.
    Examples,
    /// Rulesets that extend each other, one after another.
    Extends,
    /// Inputs at the prompt for one hand.
    Entries,
    /// Claims in one dispute.
    Claims,
    /// Deals in one comparison of rulesets.
    Deals,
    /// Digits before the decimal point of an amount of money.
    AmountDigits,
}

/// The most chips that one hand may move for a player. No table plays for nearly as much; and the
/// sum over all hands that a ledger can hold does not overflow.
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

    /// Returns the largest number that is accepted.
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

    /// Returns whether `much` is over the limit.
    pub const fn is_crossed_by(self, much: usize) -> bool {
        much > self.most()
    }
}

/// Returns the first items, as many as are listed at most, and how many items are left out.
pub fn cut<T>(all: &[T]) -> (&[T], usize) {
    let (told, more) = all
        .split_at_checked(Limit::Faults.most())
        .unwrap_or((all, &[]));
    (told, more.len())
}
