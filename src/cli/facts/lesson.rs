//! The steps of the lesson.

/// A step of the lesson: one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum LessonStep {
    /// The third player won.
    Who,
    /// The winner had three brights and godori, after one go.
    Cards,
    /// The first player has no bright (gwang-bak).
    GwangBak,
    /// The first verdict is right.
    Verdict,
    /// The next hand in one line: the second player won with godori, eleven junk and one go.
    Whole,
    /// The first player has too little junk (pi-bak).
    PiBak,
    /// The second verdict is right.
    VerdictAgain,
    /// A command that reads the ledger.
    Standings,
}

impl LessonStep {
    /// All steps, in order.
    pub(in crate::cli) const ALL: [Self; 8] = [
        Self::Who,
        Self::Cards,
        Self::GwangBak,
        Self::Verdict,
        Self::Whole,
        Self::PiBak,
        Self::VerdictAgain,
        Self::Standings,
    ];

    /// Returns what the player should type.
    pub(in crate::cli) const fn typed(self) -> &'static str {
        match self {
            Self::Who => "3",
            Self::Cards => "3광 고도리 1고",
            Self::GwangBak | Self::PiBak => "1",
            Self::Verdict | Self::VerdictAgain => "y",
            Self::Whole => "2 고도리 피11 1고",
            Self::Standings => "standings",
        }
    }
}
