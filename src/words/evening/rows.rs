//! Headings of rows and columns that compare two verdicts.

/// What a row of a comparison is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowHead<'a> {
    /// How the hand ended.
    Ended,
    /// What a loser owes.
    Owes(&'a str),
    /// Who pays for whom.
    DokBak,
    /// What a player scores in a Koi-Koi round.
    Scores(&'a str),
    /// What a player won or lost.
    Chips(&'a str),
    /// What a player won or lost in chips, in addition to the points.
    ChipsBesidePoints(&'a str),
    /// What the next hand starts with.
    Next,
}

/// Where the verdict comes from that is compared with the written one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ComparedTo {
    /// From other rules or lines, out of curiosity.
    WhatIf,
    /// From a claim about what happened, which may become a correction.
    Corrected,
}
