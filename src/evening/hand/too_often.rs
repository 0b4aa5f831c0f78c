//! Cards in min-hwatu that are entered more often than the pack has them.

use super::state::HandState;
use crate::card::{Card, Pile};
use crate::case::AnyHand;
use crate::minhwatu::{PilePlayer, Piles};
use crate::record::Name;

/// Returns the piles of a min-hwatu hand; `None` in other games.
const fn piles(state: &HandState) -> Option<&Piles> {
    match &state.told {
        AnyHand::MinHwatu(table) => Some(table),
        _ => None,
    }
}

/// Cards that are entered too often.
pub(crate) enum TooOften {
    /// The pile of one player has more of these cards than the pack has.
    InPile { name: Name, cards: Vec<Card> },
    /// The piles of several players have these cards, of which the pack has one each.
    InPiles { names: Vec<Name>, cards: Vec<Card> },
}

/// Returns which cards are entered too often: those repeated in a single pile, and those in several
/// piles.
pub(crate) fn told_too_often(state: &HandState) -> Vec<TooOften> {
    let Some(table) = piles(state) else {
        return Vec::new();
    };
    let alone = table
        .players
        .iter()
        .filter(|player| !player.surplus.is_empty());
    let alone = alone.map(|player| TooOften::InPile {
        name: player.name.clone(),
        cards: player.surplus.clone(),
    });
    let mut seen = Pile::EMPTY;
    let (_, mut surplus) = table.seen();
    surplus.retain(|card| seen.add(*card));
    let holders = |card: Card| -> Vec<Name> {
        let has = |player: &&PilePlayer| player.pile.is_some_and(|pile| pile.contains(card));
        let holders = table.players.iter().filter(has);
        holders.map(|player| player.name.clone()).collect()
    };
    let shared: Vec<(Vec<Name>, Card)> = surplus
        .into_iter()
        .map(|card| (holders(card), card))
        .filter(|(names, _)| names.len() > 1)
        .collect();
    let shared = shared.chunk_by(|left, right| left.0 == right.0);
    let shared = shared.filter_map(|same| {
        let (names, _) = same.first()?;
        Some(TooOften::InPiles {
            names: names.clone(),
            cards: same.iter().map(|(_, card)| *card).collect(),
        })
    });
    alone.chain(shared).collect()
}

/// Returns the player whose pile has a card too often in `state` but did not in `before`; `None` if
/// there is no such player.
pub(crate) fn newly_surplus<'s>(
    before: &HandState,
    state: &'s HandState,
) -> Option<&'s PilePlayer> {
    let (before, after) = (piles(before)?, piles(state)?);
    let mut both = before.players.iter().zip(&after.players);
    let (_, player) = both.find(|(before, after)| {
        !after.surplus.is_empty() && (before.surplus != after.surplus || before.pile != after.pile)
    })?;
    Some(player)
}
