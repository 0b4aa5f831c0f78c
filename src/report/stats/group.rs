//! The groups into which hands are divided.

use super::{HandPlayer, PlayedHand};
use crate::record::Name;

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
}

impl By {
    /// Every criterion.
    pub const ALL: [Self; 4] = [Self::Seat, Self::Dealer, Self::Ruleset, Self::Month];
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
    /// Without a known seat: the person sat out and was paid, or the record cannot be read.
    Seatless {
        /// The criterion to which the group belongs.
        by: By,
        /// Whether the person sat out; otherwise the record cannot be read.
        out: bool,
    },
    /// Settled by the ruleset with this name.
    Ruleset(Name),
    /// In evenings that began in this month, such as `2026-11`.
    Month(String),
}

impl Group {
    /// Returns the criterion to which the group belongs.
    pub const fn by(&self) -> By {
        match self {
            Self::Seat { .. } => By::Seat,
            Self::Dealer { .. } => By::Dealer,
            Self::Seatless { by, .. } => *by,
            Self::Ruleset(_) => By::Ruleset,
            Self::Month(_) => By::Month,
        }
    }

    /// Returns the groups of a hand that are the same for everybody who won or lost by it.
    pub(super) fn of_hand(hand: &PlayedHand) -> [Self; 2] {
        // A day starts with its year and month.
        let month = hand.day.get(..7).unwrap_or(&hand.day);
        [
            Self::Ruleset(hand.verdict.rules.clone()),
            Self::Month(month.to_owned()),
        ]
    }

    /// Returns the groups of a hand that depend on the seat of the person who played it.
    pub(super) fn of_player(player: &HandPlayer) -> [Self; 2] {
        let Some(place) = player.place else {
            return Self::without_seat(false);
        };
        let seat = Self::Seat {
            players: place.players,
            turn: place.turn,
        };
        let other = !place.dealer;
        [seat, Self::Dealer { other }]
    }

    /// Returns the groups for a person without a known seat, who sat out (`out`) or whose record
    /// cannot be read.
    pub(super) fn without_seat(out: bool) -> [Self; 2] {
        [By::Seat, By::Dealer].map(|by| Self::Seatless { by, out })
    }
}
