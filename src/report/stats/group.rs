//! The groups into which hands are divided.

use super::{HandPlayer, PlayedHand};
use crate::record::Name;

/// A criterion for dividing hands into groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum By {
    /// The seat in turn order, the dealer's first.
    Seat,
    /// Whether the person dealt.
    Dealer,
    /// The ruleset.
    Ruleset,
    /// The month of the evening.
    Month,
}

impl By {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Seat, Self::Dealer, Self::Ruleset, Self::Month];
}

/// A group of similar hands.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Played from this place in the turn order, with so many players.
    Seat {
        /// The number of players.
        players: usize,
        /// The place, from 1.
        turn: usize,
    },
    /// Played as the dealer or not; the dealer's hands come first.
    Dealer {
        /// Whether somebody else dealt.
        other: bool,
    },
    /// Without a seat: payments to people who sat out, and hands whose records cannot be read.
    Seatless {
        /// The criterion whose groups this one belongs to.
        by: By,
        /// Whether the person sat out.
        out: bool,
    },
    /// Settled under the ruleset with this name.
    Ruleset(Name),
    /// In evenings that began in this month, such as `2026-11`.
    Month(String),
}

impl Group {
    /// Returns the criterion.
    pub const fn by(&self) -> By {
        match self {
            Self::Seat { .. } => By::Seat,
            Self::Dealer { .. } => By::Dealer,
            Self::Seatless { by, .. } => *by,
            Self::Ruleset(_) => By::Ruleset,
            Self::Month(_) => By::Month,
        }
    }

    /// Returns the groups of a hand for everybody who won or lost by it.
    pub(super) fn of_hand(hand: &PlayedHand) -> [Self; 2] {
        // A day starts with its year and month.
        let month = hand.day.get(..7).unwrap_or(&hand.day);
        [
            Self::Ruleset(hand.verdict.rules.clone()),
            Self::Month(month.to_owned()),
        ]
    }

    /// Returns the further groups of a hand for somebody who played it.
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

    /// Returns the groups for somebody without a seat: they sat out, or the record cannot be read.
    pub(super) fn without_seat(out: bool) -> [Self; 2] {
        [By::Seat, By::Dealer].map(|by| Self::Seatless { by, out })
    }
}
