//! A checked hand: the piles as counted.

use crate::card::{Card, Pile};
use crate::record::{BySeat, Name, Place, Seat};

/// How a hand ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountEnd {
    /// Every pile is known.
    Counted,
    /// The hand is dealt again.
    Void,
    /// The record gives only what each player won or lost.
    Net(Vec<(Seat, i64)>),
}

/// A player, with the pile as recorded.
#[derive(Clone, Debug, Default)]
pub struct PilePlayer {
    /// The player's name.
    pub name: Name,
    /// The pile, if recorded.
    pub pile: Option<Pile>,
    /// The cards of which the pile has more copies than the pack.
    pub surplus: Vec<Card>,
}

/// Everything that the record says happened in a hand.
#[derive(Clone, Debug, Default)]
pub struct Piles {
    /// The players in turn order; the dealer is first.
    pub players: BySeat<PilePlayer>,
    /// The place of the line that last recorded a pile.
    pub told_at: Place,
    /// How the hand ended, and where the record says so; `None` while piles are missing.
    pub end: Option<(CountEnd, Place)>,
}

impl Piles {
    /// Returns the seats without a recorded pile.
    pub fn untold(&self) -> impl Iterator<Item = Seat> {
        let players = self.players.iter().enumerate();
        let untold = players.filter(|(_, player)| player.pile.is_none());
        untold.map(|(at, _)| Seat(at))
    }

    /// Returns the recorded cards of all piles, and the cards of which there are more copies than
    /// in the pack, one for each extra copy.
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
