//! The games that rulesets describe.

use std::ops::RangeInclusive;

/// The games that rulesets describe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Go-Stop, with Matgo as its form for two.
    GoStop,
    /// Koi-Koi, for two.
    KoiKoi,
    /// Min-hwatu, for two to five.
    MinHwatu,
}

impl Game {
    /// Every game.
    pub const ALL: [Self; 3] = [Self::GoStop, Self::KoiKoi, Self::MinHwatu];

    /// Returns the id that files and verdicts use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GoStop => "gostop",
            Self::KoiKoi => "koikoi",
            Self::MinHwatu => "minhwatu",
        }
    }

    /// Returns the name of the ruleset that the defaults of its keys are.
    pub const fn default_rules(self) -> &'static str {
        match self {
            Self::GoStop => "pagat",
            Self::KoiKoi => "koikoi",
            Self::MinHwatu => "minhwatu",
        }
    }

    /// Returns how many can sit at a table of the game.
    pub const fn seats(self) -> RangeInclusive<usize> {
        match self {
            Self::GoStop => 2..=7,
            Self::KoiKoi => 2..=2,
            Self::MinHwatu => 2..=5,
        }
    }

    /// Returns the game of an id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }
}
