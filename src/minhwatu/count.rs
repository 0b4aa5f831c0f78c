//! A checked hand: the piles as they were counted.

use crate::card::{Card, Pile};
use crate::record::{BySeat, Name, Place, Seat};

/// How a hand ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountEnd {
    /// Every pile is known.
    Counted,
    /// It is dealt again.
    Void,
    /// Only the amounts are known.
    Net(Vec<(Seat, i64)>),
}

/// One of the players.
#[derive(Clone, Debug, Default)]
pub struct PilePlayer {
    /// His name.
    pub name: Name,
    /// The pile, where it is recorded.
    pub pile: Option<Pile>,
    /// The cards of the pile that are in it more often than in the pack.
    pub surplus: Vec<Card>,
}

/// What the table saw of a hand.
#[derive(Clone, Debug, Default)]
pub struct Piles {
    /// The players in turn order, the dealer first.
    pub players: BySeat<PilePlayer>,
    /// Where a pile was recorded last.
    pub told_at: Place,
    /// How it ended and where the record says so; `None` while piles are missing.
    pub end: Option<(CountEnd, Place)>,
}

impl Piles {
    /// Returns the seats of the players whose piles are not recorded.
    pub fn untold(&self) -> impl Iterator<Item = Seat> {
        let players = self.players.iter().enumerate();
        let untold = players.filter(|(_, player)| player.pile.is_none());
        untold.map(|(at, _)| Seat(at))
    }

    /// Returns the cards that are recorded, and those of them that are there more often than in the
    /// pack, each as often as that.
    pub fn seen(&self) -> (Pile, Vec<Card>) {
        let piles = self.players.iter().filter_map(|player| player.pile);
        let (mut seen, mut surplus) = (Pile::EMPTY, Vec::new());
        for card in piles.flat_map(Pile::iter) {
            if !seen.add(card) {
                surplus.push(card);
            }
        }
        surplus.extend(self.players.iter().flat_map(|player| &player.surplus));
        surplus.sort_unstable();
        (seen, surplus)
    }
}
