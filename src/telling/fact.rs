//! What a told hand says, fact by fact.

use super::piece::Spoken;
use crate::card::{Card, Flower};
#[cfg(feature = "ledger")]
use crate::record::Yaku;
use crate::record::{Bound, CountKind, CupCall, Seat};
use crate::vocabulary::Word;

/// A bak, as players call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ToldBak {
    /// No bright against a winner who scores brights.
    Gwang,
    /// Too little junk against a winner who scores junk.
    Pi,
    /// No animal against a winner with many animals.
    Meong,
    /// No ribbon against a winner who scores ribbons.
    Tti,
}

impl ToldBak {
    /// All baks, in the order of asking.
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

/// A set of cards that scores, given by its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set(pub Word);

impl Set {
    /// Returns the set that a yaku of Koi-Koi is; `None` if it is a number of cards, or two sets.
    #[cfg(feature = "ledger")]
    pub(crate) const fn from_yaku(yaku: Yaku) -> Option<Self> {
        Some(Self(match yaku {
            Yaku::FiveBrights => Word::FiveBrights,
            Yaku::FourBrights => Word::FourBrights,
            Yaku::RainyFourBrights => Word::RainFourBrights,
            Yaku::ThreeBrights => Word::ThreeBrights,
            Yaku::RainyThreeBrights => Word::RainThreeBrights,
            Yaku::BoarDeerButterflies => Word::BoarDeerButterflies,
            Yaku::Poetry => Word::HongDan,
            Yaku::Blue => Word::CheongDan,
            Yaku::FlowerViewing => Word::FlowerViewing,
            Yaku::MoonViewing => Word::MoonViewing,
            Yaku::CardsOfTheMonth => Word::CardsOfTheMonth,
            Yaku::PoetryAndBlue | Yaku::Animals | Yaku::Ribbons | Yaku::Chaff => return None,
        }))
    }
}

/// What points are scored for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineOf {
    /// A set.
    Set(Set),
    /// The line for the number of cards of a kind, such as junk.
    Kind(CountKind),
}

/// An event other than captured cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A triple was shown.
    Shake,
    /// A month was bombed.
    Bomb,
    /// Two cards from the hand were played on the other two of their month.
    Grenade,
    /// A stack was made, perhaps in one of the first turns.
    Ppuk(Option<crate::record::Nth>),
    /// A special capture, and whether it was in the first turn.
    Special(crate::record::Special, bool),
    /// All four of a month were taken in the first turn.
    FirstSweep,
    /// The boar was captured.
    Boar,
}

/// What a fact says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactKind {
    /// The winner's total points.
    Points(i64),
    /// The points of one line.
    LinePoints(LineOf, i64),
    /// Points named after a set or count: for that line if it is worth as many points, otherwise in
    /// total.
    PointsBehind(LineOf, i64),
    /// A set that the player has.
    Set(Set),
    /// A set that the player does not have.
    NoSet(Set),
    /// How many cards a set was said to have.
    SetCards(Set, i64),
    /// The points include this kind.
    Among(CountKind),
    /// A number of cards of a kind, and whether a word for cards came with it.
    Count(CountKind, i64, bool),
    /// A bound on the number of cards of a kind.
    Known(CountKind, Bound),
    /// The brights include rain.
    WithRain,
    /// Whether the number of junk counts the sake cup.
    WithCup(bool),
    /// Seven animals or more.
    SevenAnimals,
    /// Named cards.
    Cards(Vec<Card>),
    /// The sake cup, and what it was said to count as.
    Cup(CupCall),
    /// A number of goes.
    Goes(i64),
    /// A call of go.
    Go,
    /// An event, how often it happened, and in which month.
    Happened(Happened, i64, Option<Flower>),
    /// Four of a month in the hand.
    Quads(Option<Flower>),
    /// A third stack, which wins.
    ThreePpuk,
    /// A bak applies, or does not.
    Bak(ToldBak, bool),
    /// The player pays because of a go.
    GoBak,
    /// The player pays for all, for a reason not given.
    DokBak,
    /// Whether anything was captured.
    Captured(bool),
    /// The player won.
    Won,
    /// The player pushed.
    Push,
    /// A number without a word.
    Bare(i64),
    /// The chips won or lost.
    Amount(i64),
    /// How often the player said koi-koi.
    Koi(i64),
    /// How a hand without a winner ended.
    Ended(Ended),
}

/// How a hand without a winner ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The hand counts as played.
    Nagari,
    /// The hand is dealt again.
    Void,
    /// The hand was broken off, which may be either.
    Broken,
}

/// A fact, with the words that said it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The player that the fact is about; `None` if it is about the table, or about a winner not
    /// named yet.
    pub seat: Option<Seat>,
    /// What the fact says.
    pub what: FactKind,
    /// The words that said the fact; empty if the fact comes from an answer.
    pub words: Vec<Spoken>,
}
