//! Why a line that tells a hand is not understood.

/// What can be told at some place of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum CanTell {
    /// A winner's cards or points, and what happened besides.
    Hand,
    /// What happened besides the winner's cards.
    Besides,
    /// Counts and goes of this loser.
    Loser(String),
    /// Cards, and calls of koi-koi.
    Round,
    /// Whose pile it is, and its cards.
    Piles,
}

/// Why a text is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum BadTelling {
    /// This word says nothing of what can be told here.
    NotUnderstood { word: String, here: CanTell },
    /// Nothing says who won; one of these.
    NoWinner { names: Vec<String> },
    /// Nobody has this name.
    NoPlayer { word: String, names: Vec<String> },
    /// It was told before.
    Twice { word: String },
    /// It is not said what this number counts.
    WhichNumber { number: u32 },
    /// The month after this word is missing, or there is no such month.
    NoMonth { word: String },
    /// It is not said of which month the ppuk was that this word calls by its place.
    WhichPpuk { word: String },
    /// Cards were told and points too.
    CardsAndPoints,
    /// What is among the points was told, and no points.
    NoPoints { word: String },
    /// It is not said how much junk.
    HowMuch { word: String },
    /// Nothing is said of this player.
    NothingOf { player: String },
    /// The points allow the winner no more than this many goes.
    TooManyGoes { most: u32 },
}
