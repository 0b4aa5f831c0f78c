//! What stands at the head of rows and columns where two verdicts are compared.

/// What a row of a comparison is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowHead<'a> {
    /// How the hand ended.
    Ended,
    /// What a loser owes.
    Owes(&'a str),
    /// Who pays for whom.
    DokBak,
    /// What a player scores in a round of Koi-Koi.
    Scores(&'a str),
    /// What a player won or lost.
    Chips(&'a str),
    /// What a player won or lost in chips, beside the points.
    ChipsBesidePoints(&'a str),
    /// What the next hand starts with.
    Next,
}

/// What a verdict beside that of a hand as it is written comes of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ComparedTo {
    /// Other rules or lines, for the sake of asking.
    WhatIf,
    /// What the hand is said to have been, which may become its correction.
    Corrected,
}
