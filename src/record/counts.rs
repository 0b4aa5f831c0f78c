//! How many cards of each kind a pile has, and how many points.

use super::Spanned;
use crate::card::Card;

/// The counts of a loser's pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts {
    /// Brights.
    pub brights: u32,
    /// Animals.
    pub animals: u32,
    /// Ribbons.
    pub ribbons: u32,
    /// Junk value as the player counts it.
    pub junk: u32,
}

/// Something that is counted in a loser's pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CountKind {
    /// Brights.
    Brights,
    /// Animals.
    Animals,
    /// Ribbons.
    Ribbons,
    /// Junk value.
    Junk,
}

impl CountKind {
    /// All kinds, in the order in which a line gives them.
    pub const ALL: [Self; 4] = [Self::Brights, Self::Animals, Self::Ribbons, Self::Junk];

    /// Returns the letter that a line writes before the number of this kind.
    pub const fn letter(self) -> char {
        match self {
            Self::Brights => 'g',
            Self::Animals => 'y',
            Self::Ribbons => 't',
            Self::Junk => 'p',
        }
    }

    /// Returns the kind with this letter, or `None` if no kind has it.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// Returns the highest number that a line may give for this kind.
    pub const fn most(self) -> u32 {
        match self {
            Self::Brights => 5,
            Self::Animals => 9,
            Self::Ribbons => 10,
            Self::Junk => 1000,
        }
    }
}

impl Counts {
    /// Returns a mutable reference to the number of a kind.
    pub const fn of_kind(&mut self, kind: CountKind) -> &mut u32 {
        match kind {
            CountKind::Brights => &mut self.brights,
            CountKind::Animals => &mut self.animals,
            CountKind::Ribbons => &mut self.ribbons,
            CountKind::Junk => &mut self.junk,
        }
    }
}

/// How many cards of each kind a pile has in total; `None` for a kind that the line does not give.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartCounts {
    /// Brights.
    pub brights: Option<u32>,
    /// Animals.
    pub animals: Option<u32>,
    /// Ribbons.
    pub ribbons: Option<u32>,
    /// Junk value as the player counts it.
    pub junk: Option<u32>,
}

impl PartCounts {
    /// Counts with no number given.
    pub const NONE: Self = Self {
        brights: None,
        animals: None,
        ribbons: None,
        junk: None,
    };

    /// Returns a mutable reference to the number of a kind.
    pub const fn of_kind(&mut self, kind: CountKind) -> &mut Option<u32> {
        match kind {
            CountKind::Brights => &mut self.brights,
            CountKind::Animals => &mut self.animals,
            CountKind::Ribbons => &mut self.ribbons,
            CountKind::Junk => &mut self.junk,
        }
    }

    /// Returns the number of a kind, if given.
    pub const fn number_of(mut self, kind: CountKind) -> Option<u32> {
        *self.of_kind(kind)
    }

    /// Returns whether no number is given.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }
}

/// What is known about a quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// `N`
    Exactly(u32),
    /// `N+`
    AtLeast(u32),
    /// `<N`
    Below(u32),
}

/// One known fact about a loser's pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// How many cards of a kind the pile has, or how much junk value.
    Count(CountKind, Bound),
    /// A card that is in the pile.
    Card(Spanned<Card>),
    /// `none`: the player captured nothing.
    Nothing,
    /// `some`: the player captured at least one card.
    Something,
}

/// What a line says about the points of a winner's pile, without its cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ScoredPile {
    /// All points that are paid, including the stop points.
    pub points: i64,
    /// Whether the points include a line of brights.
    pub brights: bool,
    /// How many animals the winner counts, if known.
    pub animals: Option<u32>,
    /// Whether the points include a line of ribbons.
    pub ribbons: bool,
    /// Whether the points include junk.
    pub junk: bool,
}
