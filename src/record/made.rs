//! What a pile of Koi-Koi is told to make: its yaku, how many cards of a kind it has, or what it
//! comes to.

use super::{Name, Spanned};
use crate::card::Card;
use crate::rules::PointUnit;

/// A yaku of Koi-Koi, as a record names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(
    missing_docs,
    reason = "each variant is the id of a yaku of the rule book"
)]
pub enum Yaku {
    FiveBrights,
    FourBrights,
    RainyFourBrights,
    ThreeBrights,
    BoarDeerButterflies,
    Animals,
    PoetryAndBlue,
    Poetry,
    Blue,
    Ribbons,
    FlowerViewing,
    MoonViewing,
    CardsOfTheMonth,
    Chaff,
}

impl Yaku {
    /// All of them, in the order of the rule book.
    pub const ALL: [Self; 14] = [
        Self::FiveBrights,
        Self::FourBrights,
        Self::RainyFourBrights,
        Self::ThreeBrights,
        Self::BoarDeerButterflies,
        Self::Animals,
        Self::PoetryAndBlue,
        Self::Poetry,
        Self::Blue,
        Self::Ribbons,
        Self::FlowerViewing,
        Self::MoonViewing,
        Self::CardsOfTheMonth,
        Self::Chaff,
    ];

    /// Returns its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::FiveBrights => "five-brights",
            Self::FourBrights => "four-brights",
            Self::RainyFourBrights => "rainy-four-brights",
            Self::ThreeBrights => "three-brights",
            Self::BoarDeerButterflies => "boar-deer-butterflies",
            Self::Animals => "animals",
            Self::PoetryAndBlue => "poetry-and-blue",
            Self::Poetry => "poetry",
            Self::Blue => "blue",
            Self::Ribbons => "ribbons",
            Self::FlowerViewing => "flower-viewing",
            Self::MoonViewing => "moon-viewing",
            Self::CardsOfTheMonth => "cards-of-the-month",
            Self::Chaff => "chaff",
        }
    }

    /// Returns the yaku of this id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|yaku| yaku.id() == id)
    }

    /// Returns the kind that it counts, where it is a number of cards and no fixed set.
    pub const fn kind(self) -> Option<MadeKind> {
        match self {
            Self::Animals => Some(MadeKind::Animals),
            Self::Ribbons => Some(MadeKind::Ribbons),
            Self::Chaff => Some(MadeKind::Chaff),
            _ => None,
        }
    }
}

/// A kind of cards that is counted in a pile of Koi-Koi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MadeKind {
    /// Chaff, those that count twice as two.
    Chaff,
    /// Animals.
    Animals,
    /// Ribbons.
    Ribbons,
}

impl MadeKind {
    /// All of them, in the order in which a line gives them.
    pub const ALL: [Self; 3] = [Self::Chaff, Self::Animals, Self::Ribbons];

    /// Returns the letter before the number of this kind.
    pub const fn letter(self) -> char {
        match self {
            Self::Chaff => 'c',
            Self::Animals => 'a',
            Self::Ribbons => 't',
        }
    }

    /// Returns the yaku of so many cards of this kind.
    pub const fn yaku(self) -> Yaku {
        match self {
            Self::Chaff => Yaku::Chaff,
            Self::Animals => Yaku::Animals,
            Self::Ribbons => Yaku::Ribbons,
        }
    }
}

/// What a pile makes, without all of its cards; without anything it makes no yaku.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// The yaku, each once, in the order of the rule book.
    pub yaku: Vec<Spanned<Yaku>>,
    /// How many chaff, the cup among them where the player counts it so.
    pub chaff: Option<u32>,
    /// How many animals.
    pub animals: Option<u32>,
    /// How many ribbons.
    pub ribbons: Option<u32>,
    /// What all yaku come to before anything multiplies it, where that is told.
    pub base: Option<i64>,
}

impl Made {
    /// Returns how many cards of a kind there are, where that is told.
    pub const fn count(&self, kind: MadeKind) -> Option<u32> {
        match kind {
            MadeKind::Chaff => self.chaff,
            MadeKind::Animals => self.animals,
            MadeKind::Ribbons => self.ribbons,
        }
    }

    pub(super) const fn count_mut(&mut self, kind: MadeKind) -> &mut Option<u32> {
        match kind {
            MadeKind::Chaff => &mut self.chaff,
            MadeKind::Animals => &mut self.animals,
            MadeKind::Ribbons => &mut self.ribbons,
        }
    }

    /// Returns whether it names a yaku.
    pub fn names(&self, yaku: Yaku) -> bool {
        self.yaku.iter().any(|named| named.value == yaku)
    }
}

/// Why a pile cannot be what it is told to make.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
#[non_exhaustive]
pub enum Unmade {
    /// A yaku that this table does not score.
    Off { yaku: Yaku },
    /// Cards of the month in a round of which no line says the month.
    NoMonth,
    /// A yaku that is a number of cards, without that number.
    NoCount { yaku: Yaku },
    /// A number of cards with which there is no such yaku.
    Short { yaku: Yaku, told: u32 },
    /// A yaku beside another of its group, of which the dearer alone counts.
    Dearer { yaku: Yaku, dearer: Yaku },
    /// A yaku that is not scored with what else is told.
    NotScored { yaku: Yaku },
    /// Fewer cards of a kind than the yaku have.
    Fewer {
        kind: MadeKind,
        told: u32,
        least: u32,
    },
    /// Yaku that come to more than the points that are told.
    Above {
        points: i64,
        base: i64,
        unit: PointUnit,
    },
    /// A player whose cards are told, too.
    Cards { player: Name },
    /// A player whose yaku are not scored.
    OfOther { player: Name },
    /// More cards of a kind than are left for the pile.
    More {
        kind: MadeKind,
        told: u32,
        most: u32,
    },
    /// More brights of both players than there are.
    Brights,
    /// A card of a yaku that is elsewhere.
    Gone { card: Card },
    /// More points than any pile comes to.
    Points {
        base: i64,
        most: i64,
        unit: PointUnit,
    },
    /// Cards with which one of these yaku is there, too, and it is not told which.
    Which { yaku: Vec<Yaku> },
    /// Cards that are not told, under rules that ask for them.
    Unknown { player: Name },
    /// A cup of which it is not told whether it is among the chaff or the animals.
    Cup,
}

impl Unmade {
    /// Returns the stable code that programs know the problem by.
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Self::Off { .. } | Self::NoMonth => "not-in-force",
            Self::NoCount { .. }
            | Self::Short { .. }
            | Self::Dearer { .. }
            | Self::NotScored { .. }
            | Self::Fewer { .. }
            | Self::Above { .. }
            | Self::Cards { .. }
            | Self::OfOther { .. } => "bad-argument",
            Self::More { .. } | Self::Brights | Self::Gone { .. } | Self::Points { .. } => {
                "impossible"
            }
            Self::Unknown { .. } => "pile-missing",
            Self::Which { .. } | Self::Cup => "choice-needed",
        }
    }

    /// Returns the yaku to blame, if it is one.
    pub const fn yaku(&self) -> Option<Yaku> {
        match self {
            Self::Off { yaku }
            | Self::NoCount { yaku }
            | Self::Short { yaku, .. }
            | Self::Dearer { yaku, .. }
            | Self::NotScored { yaku } => Some(*yaku),
            Self::NoMonth => Some(Yaku::CardsOfTheMonth),
            _ => None,
        }
    }
}

/// Returns what a line says after its verb.
pub(super) fn print(made: &Made) -> String {
    let yaku = made.yaku.iter().map(|yaku| yaku.value.id().to_owned());
    let counts = MadeKind::ALL.into_iter().filter_map(|kind| {
        let number = made.count(kind)?;
        Some(format!("{}{number}", kind.letter()))
    });
    let base = made.base.iter().map(i64::to_string);
    yaku.chain(counts).chain(base).collect::<Vec<_>>().join(" ")
}
