//! What a line says that a Koi-Koi pile makes: yaku, numbers of cards by kind, or points.

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
    RainyThreeBrights,
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
    /// All yaku, in the order of the rule book.
    pub const ALL: [Self; 15] = [
        Self::FiveBrights,
        Self::FourBrights,
        Self::RainyFourBrights,
        Self::ThreeBrights,
        Self::RainyThreeBrights,
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

    /// Returns the id that records and verdicts use for this yaku.
    pub const fn id(self) -> &'static str {
        match self {
            Self::FiveBrights => "five-brights",
            Self::FourBrights => "four-brights",
            Self::RainyFourBrights => "rainy-four-brights",
            Self::ThreeBrights => "three-brights",
            Self::RainyThreeBrights => "rainy-three-brights",
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

    /// Returns the yaku with this id, or `None` if there is none.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|yaku| yaku.id() == id)
    }

    /// Returns the kind of card whose number decides this yaku; `None` for a fixed set of cards.
    pub const fn kind(self) -> Option<MadeKind> {
        match self {
            Self::Animals => Some(MadeKind::Animals),
            Self::Ribbons => Some(MadeKind::Ribbons),
            Self::Chaff => Some(MadeKind::Chaff),
            _ => None,
        }
    }
}

/// A kind of card whose number a line can give for a Koi-Koi pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MadeKind {
    /// Chaff; a card that counts double counts as two.
    Chaff,
    /// Animals.
    Animals,
    /// Ribbons.
    Ribbons,
}

impl MadeKind {
    /// All kinds, in the order in which a line gives them.
    pub const ALL: [Self; 3] = [Self::Chaff, Self::Animals, Self::Ribbons];

    /// Returns the letter that a line writes before the number of this kind.
    pub const fn letter(self) -> char {
        match self {
            Self::Chaff => 'c',
            Self::Animals => 'a',
            Self::Ribbons => 't',
        }
    }

    /// Returns the yaku for a number of cards of this kind.
    pub const fn yaku(self) -> Yaku {
        match self {
            Self::Chaff => Yaku::Chaff,
            Self::Animals => Yaku::Animals,
            Self::Ribbons => Yaku::Ribbons,
        }
    }
}

/// What a Koi-Koi pile makes, without a list of its cards. An empty value says that the pile makes
/// no yaku.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// The yaku that the line names, without repeats, in the order of the rule book.
    pub yaku: Vec<Spanned<Yaku>>,
    /// How many chaff, if given; includes the cup if the player counts it as chaff.
    pub chaff: Option<u32>,
    /// How many animals, if given.
    pub animals: Option<u32>,
    /// How many ribbons, if given.
    pub ribbons: Option<u32>,
    /// The points of all yaku together before multipliers, if given.
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

    /// Returns whether the line says that the pile makes no yaku.
    pub(crate) fn is_nothing(&self) -> bool {
        let counted = MadeKind::ALL.iter().any(|kind| self.count(*kind).is_some());
        self.yaku.is_empty() && !counted && self.base.unwrap_or(0) == 0
    }

    /// Returns whether the line names this yaku.
    pub fn names(&self, yaku: Yaku) -> bool {
        self.yaku.iter().any(|named| named.value == yaku)
    }
}

/// Why a Koi-Koi pile cannot make what a line says that it makes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
#[non_exhaustive]
pub enum Unmade {
    /// This table does not score the yaku.
    Off { yaku: Yaku },
    /// The line names the yaku of the round's month, but no line says which month that is.
    NoMonth,
    /// The yaku needs the number of its cards, which the line does not give.
    NoCount { yaku: Yaku },
    /// The number of cards on the line is too small for the yaku.
    Short { yaku: Yaku, told: u32 },
    /// Another yaku of the same group is named too; only the more valuable one counts.
    Dearer { yaku: Yaku, dearer: Yaku },
    /// The yaku does not score together with what else the line says.
    NotScored { yaku: Yaku },
    /// The number of cards of a kind is smaller than the named yaku alone require.
    Fewer {
        kind: MadeKind,
        told: u32,
        least: u32,
    },
    /// The named yaku are worth more than the points on the line.
    Above {
        points: i64,
        base: i64,
        unit: PointUnit,
    },
    /// The record also gives the player's cards.
    Cards { player: Name },
    /// The yaku of this player are not scored in this round.
    OfOther { player: Name },
    /// The number of cards of a kind is larger than what is left for this pile.
    More {
        kind: MadeKind,
        told: u32,
        most: u32,
    },
    /// Both players together have more brights than the pack.
    Brights,
    /// A card of a named yaku is somewhere else.
    Gone { card: Card },
    /// The points on the line are more than any pile can have.
    Points {
        base: i64,
        most: i64,
        unit: PointUnit,
    },
    /// With so many cards the pile makes one of these yaku as well, and the line does not say
    /// which.
    Which { yaku: Vec<Yaku> },
    /// The rules need this player's cards, and the record gives only yaku or points.
    Unknown { player: Name },
    /// The line does not say whether the cup counts as chaff or as an animal.
    Cup,
}

impl Unmade {
    /// Returns the stable code of this problem, for programs.
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

    /// Returns the yaku that the problem is about, if it is about one.
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

/// Writes the part of the line after its verb.
pub(super) fn print(made: &Made) -> String {
    let yaku = made.yaku.iter().map(|yaku| yaku.value.id().to_owned());
    let counts = MadeKind::ALL.into_iter().filter_map(|kind| {
        let number = made.count(kind)?;
        Some(format!("{}{number}", kind.letter()))
    });
    let base = made.base.iter().map(i64::to_string);
    yaku.chain(counts).chain(base).collect::<Vec<_>>().join(" ")
}
