//! What a told hand says, fact by fact.

use super::piece::Spoken;
use crate::card::{Card, Flower};
use crate::record::{Bound, CountKind, Seat};
use crate::vocabulary::Word;

/// A bak, as people call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ToldBak {
    /// No bright against a winner who scores brights.
    Gwang,
    /// Too little junk against a winner who scores junk.
    Pi,
    /// No animal against a winner with many.
    Meong,
    /// No ribbon against a winner who scores ribbons.
    Tti,
}

impl ToldBak {
    /// All of them, in the order in which they are asked about.
    pub const ALL: [Self; 4] = [Self::Gwang, Self::Pi, Self::Meong, Self::Tti];

    /// Returns the kind of cards that the loser lacks.
    pub const fn kind(self) -> CountKind {
        match self {
            Self::Gwang => CountKind::Brights,
            Self::Pi => CountKind::Junk,
            Self::Meong => CountKind::Animals,
            Self::Tti => CountKind::Ribbons,
        }
    }
}

/// A set that a pile scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set(pub Word);

/// What a number of points belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineOf {
    /// A set.
    Set(Set),
    /// The line of a kind.
    Kind(CountKind),
}

/// What happened besides captured cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A triple was shown.
    Shake,
    /// A month was bombed.
    Bomb,
    /// Two were played on two.
    Grenade,
    /// A stack was made; in which of the first turns.
    Ppuk(Option<crate::record::Nth>),
    /// A special capture; whether in the first turn.
    Special(crate::record::Special, bool),
    /// All four of a month were taken in the first turn.
    FirstSweep,
    /// The boar was captured.
    Boar,
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactKind {
    /// The points of the winner, all together.
    Points(i64),
    /// The points of one line.
    LinePoints(LineOf, i64),
    /// Points behind a set or a count: that line's, where it is worth so much; else all.
    PointsBehind(LineOf, i64),
    /// A set.
    Set(Set),
    /// That a set is not there.
    NoSet(Set),
    /// How many cards a set was told to have.
    SetCards(Set, i64),
    /// A kind is among the points.
    Among(CountKind),
    /// So many of a kind; whether the number had a word for cards.
    Count(CountKind, i64, bool),
    /// How many of a kind there are, within bounds.
    Known(CountKind, Bound),
    /// Rain is among the brights.
    WithRain,
    /// Seven animals or more.
    SevenAnimals,
    /// Cards by name.
    Cards(Vec<Card>),
    /// So many goes.
    Goes(i64),
    /// A call of go.
    Go,
    /// Something that happened, so often, in this month.
    Happened(Happened, i64, Option<Flower>),
    /// Four of a month in hand.
    Quads(Option<Flower>),
    /// Three stacks were made, which wins.
    ThreePpuk,
    /// A bak applies, or does not.
    Bak(ToldBak, bool),
    /// This player's go makes him pay.
    GoBak,
    /// This player pays for all; it was not said why.
    DokBak,
    /// Nothing was captured, or something.
    Captured(bool),
    /// This player won.
    Won,
    /// This player pushed.
    Push,
    /// A number without a word.
    Bare(i64),
    /// So many chips won.
    Amount(i64),
    /// Said koi-koi so often.
    Koi(i64),
    /// How a hand ended that nobody won.
    Ended(Ended),
}

/// How a hand ended that nobody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It counts as played.
    Nagari,
    /// It is dealt again.
    Void,
    /// It was broken off, one or the other.
    Broken,
}

/// A fact with the words that said it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Whom it is about; nobody where the winner was not named yet, or it is about the table.
    pub seat: Option<Seat>,
    /// What was said.
    pub what: FactKind,
    /// The words; none where it is the answer to a question.
    pub words: Vec<Spoken>,
}
