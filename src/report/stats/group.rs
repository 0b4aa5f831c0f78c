//! By what hands can be told apart.

use super::{HandPlayer, PlayedHand};
use crate::record::Name;

/// What hands are told apart by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum By {
    /// The seat in the order of turns, the dealer's first.
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

/// Hands that are alike in something.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Played from this place in the order of turns among so many players.
    Seat {
        /// How many played.
        players: usize,
        /// The place, from 1.
        turn: usize,
    },
    /// Played as the dealer, or not; the dealer's come first.
    Dealer {
        /// Whether it was somebody else who dealt.
        other: bool,
    },
    /// Without a seat: what was paid to who sat out, or won and lost in a hand whose record cannot be
    /// read.
    Seatless {
        /// Beside which groups this one stands.
        by: By,
        /// Whether the person sat out.
        out: bool,
    },
    /// Settled under the ruleset of this name.
    Ruleset(Name),
    /// Of evenings that began in this month, such as `2026-11`.
    Month(String),
}

impl Group {
    /// Returns by what it is told apart.
    pub const fn by(&self) -> By {
        match self {
            Self::Seat { .. } => By::Seat,
            Self::Dealer { .. } => By::Dealer,
            Self::Seatless { by, .. } => *by,
            Self::Ruleset(_) => By::Ruleset,
            Self::Month(_) => By::Month,
        }
    }

    /// Returns the groups that a hand is in for everybody who won or lost by it.
    pub(super) fn of_hand(hand: &PlayedHand) -> [Self; 2] {
        // A day begins with its year and month.
        let month = hand.day.get(..7).unwrap_or(&hand.day);
        [
            Self::Ruleset(hand.verdict.rules.clone()),
            Self::Month(month.to_owned()),
        ]
    }

    /// Returns the groups that a hand is in for one who played it, besides those of everybody.
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

    /// Returns the groups of who had no seat, as they sat out or the record cannot be read.
    pub(super) fn without_seat(out: bool) -> [Self; 2] {
        [By::Seat, By::Dealer].map(|by| Self::Seatless { by, out })
    }
}
