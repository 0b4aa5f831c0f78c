//! The groups into which hands are divided.

use super::{HandPlayer, PlayedHand};
use crate::record::Name;
use crate::rules::Game;

/// A criterion by which hands are divided into groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum By {
    /// The seat in turn order, the dealer's seat first.
    Seat,
    /// Whether the person dealt.
    Dealer,
    /// The ruleset.
    Ruleset,
    /// The month of the evening.
    Month,
    /// The game.
    Game,
}

impl By {
    /// Every criterion.
    pub const ALL: [Self; 5] = [
        Self::Seat,
        Self::Dealer,
        Self::Ruleset,
        Self::Month,
        Self::Game,
    ];
}

/// A group of a person's hands that have something in common.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Played from this place in the turn order, with so many players.
    Seat {
        /// The number of players.
        players: usize,
        /// The place in the turn order, from 1.
        turn: usize,
    },
    /// Played as the dealer or not; the dealer's hands come first.
    Dealer {
        /// Whether somebody else dealt.
        other: bool,
    },
    /// Settled by the ruleset with this name.
    Ruleset(Name),
    /// In evenings that began in this month, such as `2026-11`.
    Month(String),
    /// Of this game.
    Game(Game),
    /// Outside every other group of the criterion.
    Unplaced {
        /// The criterion to which the group belongs.
        by: By,
        /// Why there is no place in the other groups.
        why: Unplaced,
    },
}

/// Why chips belong to no seat, or to no other group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unplaced {
    /// The person sat out, and was paid or put something into the pot.
    SatOut,
    /// They moved at the end of a session: for a game of Koi-Koi, or out of the boar's pot.
    AtEnd,
    /// The record does not tell, or cannot be read.
    Unknown,
}

impl Group {
    /// Returns the criterion to which the group belongs.
    pub const fn by(&self) -> By {
        match self {
            Self::Seat { .. } => By::Seat,
            Self::Dealer { .. } => By::Dealer,
            Self::Unplaced { by, .. } => *by,
            Self::Ruleset(_) => By::Ruleset,
            Self::Month(_) => By::Month,
            Self::Game(_) => By::Game,
        }
    }

    /// Returns the groups of what happened on a day under a ruleset, without those by seat.
    /// `game` is `None` if the ruleset cannot be read.
    pub(super) fn of_session(day: &str, ruleset: &Name, game: Option<Game>) -> [Self; 3] {
        // A day starts with its year and month.
        let month = day.get(..7).unwrap_or(day);
        let unknown = Self::Unplaced {
            by: By::Game,
            why: Unplaced::Unknown,
        };
        [
            Self::Ruleset(ruleset.clone()),
            Self::Month(month.to_owned()),
            game.map_or(unknown, Self::Game),
        ]
    }

    /// Returns the groups of a hand that are the same for everybody who won or lost by it.
    pub(super) fn of_hand(hand: &PlayedHand) -> [Self; 3] {
        let verdict = &hand.verdict;
        Self::of_session(&hand.day, &verdict.rules, Some(verdict.game()))
    }

    /// Returns the groups of a hand that depend on the seat of the person who played it.
    pub(super) fn of_player(player: &HandPlayer) -> [Self; 2] {
        let Some(place) = player.place else {
            return Self::without_seat(Unplaced::Unknown);
        };
        let seat = Self::Seat {
            players: place.players,
            turn: place.turn,
        };
        let other = !place.dealer;
        [seat, Self::Dealer { other }]
    }

    /// Returns the groups by seat of chips that belong to no seat.
    pub(super) fn without_seat(why: Unplaced) -> [Self; 2] {
        [By::Seat, By::Dealer].map(|by| Self::Unplaced { by, why })
    }
}
