//! The games that the program knows.

use std::ops::RangeInclusive;

/// A game that the program knows; each ruleset is for one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Go-Stop, including Matgo, which is Go-Stop for two.
    GoStop,
    /// Koi-Koi, for two players.
    KoiKoi,
    /// Min-hwatu, for two to five players.
    MinHwatu,
}

impl Game {
    /// All games.
    pub const ALL: [Self; 3] = [Self::GoStop, Self::KoiKoi, Self::MinHwatu];

    /// Returns the id of this game in files and verdicts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GoStop => "gostop",
            Self::KoiKoi => "koikoi",
            Self::MinHwatu => "minhwatu",
        }
    }

    /// Returns the name of the shipped ruleset in which every key of this game has its default.
    pub const fn default_rules(self) -> &'static str {
        match self {
            Self::GoStop => "pagat",
            Self::KoiKoi => "koikoi",
            Self::MinHwatu => "minhwatu",
        }
    }

    /// Returns how many people can sit at a table of this game.
    pub const fn seats(self) -> RangeInclusive<usize> {
        match self {
            Self::GoStop => 2..=7,
            Self::KoiKoi => 2..=2,
            Self::MinHwatu => 2..=5,
        }
    }

    /// Returns the game with this id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }
}
