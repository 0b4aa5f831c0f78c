//! What a Koi-Koi pile is said to make: its yaku, its number of cards of a kind, or its points.

use super::{Name, Spanned};
use crate::card::Card;
use crate::rules::PointUnit;

/// A yaku of Koi-Koi as named in records.
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
    /// All, in the order of the rule book.
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

    /// Returns the yaku with this id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|yaku| yaku.id() == id)
    }

    /// Returns the kind that the yaku counts; `None` for a fixed set of cards.
    pub const fn kind(self) -> Option<MadeKind> {
        match self {
            Self::Animals => Some(MadeKind::Animals),
            Self::Ribbons => Some(MadeKind::Ribbons),
            Self::Chaff => Some(MadeKind::Chaff),
            _ => None,
        }
    }
}

/// A kind of card that is counted in a Koi-Koi pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MadeKind {
    /// Chaff; cards that count double count as two.
    Chaff,
    /// Animals.
    Animals,
    /// Ribbons.
    Ribbons,
}

impl MadeKind {
    /// All, in the order of a line.
    pub const ALL: [Self; 3] = [Self::Chaff, Self::Animals, Self::Ribbons];

    /// Returns the letter before the number of this kind.
    pub const fn letter(self) -> char {
        match self {
            Self::Chaff => 'c',
            Self::Animals => 'a',
            Self::Ribbons => 't',
        }
    }

    /// Returns the yaku that counts this kind.
    pub const fn yaku(self) -> Yaku {
        match self {
            Self::Chaff => Yaku::Chaff,
            Self::Animals => Yaku::Animals,
            Self::Ribbons => Yaku::Ribbons,
        }
    }
}

/// What a pile makes, without naming all its cards. If empty, it makes no yaku.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// The yaku, without repeats, in the order of the rule book.
    pub yaku: Vec<Spanned<Yaku>>,
    /// How many chaff, including the cup if the player counts it as chaff.
    pub chaff: Option<u32>,
    /// How many animals.
    pub animals: Option<u32>,
    /// How many ribbons.
    pub ribbons: Option<u32>,
    /// The points of all yaku before multipliers, if given.
    pub base: Option<i64>,
}

impl Made {
    /// Returns the number of cards of a kind, if given.
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

    /// Returns whether it names this yaku.
    pub fn names(&self, yaku: Yaku) -> bool {
        self.yaku.iter().any(|named| named.value == yaku)
    }
}

/// Why a pile cannot make what it is said to make.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
#[non_exhaustive]
pub enum Unmade {
    /// This table does not score the yaku.
    Off { yaku: Yaku },
    /// Cards of the month are named, but no line says the round's month.
    NoMonth,
    /// The yaku needs a number of cards, which is missing.
    NoCount { yaku: Yaku },
    /// There are too few cards for the yaku.
    Short { yaku: Yaku, told: u32 },
    /// A yaku next to another of its group; only the more valuable one counts.
    Dearer { yaku: Yaku, dearer: Yaku },
    /// The yaku does not score together with the rest of the line.
    NotScored { yaku: Yaku },
    /// Fewer cards of a kind than the yaku contain.
    Fewer {
        kind: MadeKind,
        told: u32,
        least: u32,
    },
    /// The yaku are worth more than the points given.
    Above {
        points: i64,
        base: i64,
        unit: PointUnit,
    },
    /// The player's cards are given as well.
    Cards { player: Name },
    /// The player's yaku are not scored.
    OfOther { player: Name },
    /// More cards of a kind than the pile can have.
    More {
        kind: MadeKind,
        told: u32,
        most: u32,
    },
    /// Both players together have more brights than there are.
    Brights,
    /// A card of a yaku is somewhere else.
    Gone { card: Card },
    /// More points than any pile can have.
    Points {
        base: i64,
        most: i64,
        unit: PointUnit,
    },
    /// The cards also make one of these yaku, and the line does not say which.
    Which { yaku: Vec<Yaku> },
    /// The rules need cards that are not given.
    Unknown { player: Name },
    /// The line does not say whether the cup counts as chaff or as an animal.
    Cup,
}

impl Unmade {
    /// Returns the stable code of the problem, for programs.
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

    /// Returns the yaku at fault, if any.
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

/// Writes the line after its verb.
pub(super) fn print(made: &Made) -> String {
    let yaku = made.yaku.iter().map(|yaku| yaku.value.id().to_owned());
    let counts = MadeKind::ALL.into_iter().filter_map(|kind| {
        let number = made.count(kind)?;
        Some(format!("{}{number}", kind.letter()))
    });
    let base = made.base.iter().map(i64::to_string);
    yaku.chain(counts).chain(base).collect::<Vec<_>>().join(" ")
}
