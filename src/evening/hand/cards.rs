//! Where the cards of a hand are, as far as known.

use super::state::HandState;
use crate::card::{Card, Joker, Pile};
use crate::case::AnyHand;

/// Returns all cards of the pack by which a hand is played.
pub(crate) fn pack(state: &HandState) -> Pile {
    let jokers = state.ruleset.rules.gostop().into_iter();
    let jokers = jokers
        .flat_map(|rules| &rules.pack_jokers.0)
        .map(|joker: &Joker| Card::joker(*joker));
    Pile::flowers().iter().chain(jokers).collect()
}

/// Returns the cards of the pack that are not known to be in a pile or on the table.
pub(crate) fn unseen(state: &HandState) -> Pile {
    let table = state.gostop().and_then(|(hand, _)| hand.table.as_ref());
    let laid = table.map_or(Pile::EMPTY, |table| table.layout.cards());
    pack(state).without(seen(state)).without(laid)
}

/// Returns the cards that are known to be in somebody's pile.
pub(crate) fn seen(state: &HandState) -> Pile {
    piles(&state.told)
        .into_iter()
        .flat_map(Pile::iter)
        .collect()
}

/// Returns the captured cards of each player of the hand, as far as they are recorded.
pub(crate) fn piles(told: &AnyHand) -> Vec<Pile> {
    match told {
        AnyHand::GoStop(hand) => hand.players.iter().map(|player| player.pile).collect(),
        AnyHand::KoiKoi(round) => round.players.iter().map(|player| player.pile).collect(),
        AnyHand::MinHwatu(table) => {
            let piles = table.players.iter().map(|player| player.pile);
            piles.map(|pile| pile.unwrap_or(Pile::EMPTY)).collect()
        }
    }
}
