//! A checked hand: the piles as they were counted.

use crate::card::Pile;
use crate::record::{Place, Seat};

/// How a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Every pile is known.
    Counted,
    /// It is dealt again.
    Void,
}

/// One of the players.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// His name.
    pub name: String,
    /// His pile, where it was told.
    pub pile: Option<Pile>,
}

/// What the table saw of a hand.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The players in turn order, the dealer first.
    pub players: Vec<Player>,
    /// Where the piles were told last.
    pub told_at: Place,
    /// How it ended and where the record says so; `None` while piles are missing.
    pub end: Option<(End, Place)>,
}

impl Table {
    /// Returns the seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat)
    }

    /// Returns the player of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.0]
    }

    /// Returns the players of whose piles nothing was told.
    pub fn untold(&self) -> impl Iterator<Item = Seat> {
        self.seats()
            .filter(|seat| self.player(*seat).pile.is_none())
    }

    /// Returns the cards that were told, and those among them that are there more often than in
    /// the pack.
    pub fn seen(&self) -> (Pile, Pile) {
        let piles = self.players.iter().filter_map(|player| player.pile);
        let (mut seen, mut surplus) = (Pile::EMPTY, Pile::EMPTY);
        for card in piles.flat_map(Pile::iter) {
            if !seen.add(card) {
                surplus.add(card);
            }
        }
        (seen, surplus)
    }
}
