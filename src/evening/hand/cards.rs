//! Where the cards of a hand are, as far as known.

use super::state::HandState;
use super::texts::playing;
use crate::card::{Card, Joker, Pile};
use crate::case::AnyHand;
use crate::record::Name;
use crate::telling::FactKind;

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

/// Returns the cards that are known, each with whose they are: those that were told, which are
/// codes in `understood`, and the piles in the record.
pub(crate) fn known_cards(state: &HandState) -> Vec<(Name, Vec<Card>)> {
    let names = playing(&state.told);
    let mut told: Vec<(Name, Vec<Card>)> = Vec::new();
    for fact in state.telling.iter().flat_map(|told| &told.facts) {
        let name = fact.seat.and_then(|seat| names.get(seat.0));
        let (Some(name), FactKind::Cards(cards)) = (name, &fact.what) else {
            continue;
        };
        match told.iter_mut().find(|(of, _)| of == name) {
            Some((_, known)) => known.extend(cards),
            None => told.push((name.clone(), cards.clone())),
        }
    }
    for (name, pile) in names.into_iter().zip(piles(&state.told)) {
        if !pile.is_empty() && !told.iter().any(|(of, _)| *of == name) {
            told.push((name, pile.iter().collect()));
        }
    }
    told
}
