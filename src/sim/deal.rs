//! A deal from a seed: the hands, the layout, and the stock.

use super::numbers::RandomNumbers;
use crate::card::{Card, Pile};
use crate::gostop::turns::{hand_size, layout_size};
use crate::rules::GoStopRules;

/// The random sequence for shuffling the flowers of a deal.
const FLOWERS: u64 = 0;
/// The random sequence for placing the jokers of a deal.
const JOKERS: u64 = 1;

/// The cards of a hand before its first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The hands, in turn order.
    pub hands: Vec<Pile>,
    /// The layout.
    pub laid: Pile,
    /// The jokers that were dealt to the layout and replaced.
    pub jokers: Vec<Card>,
    /// The stock; the first card in the list is turned up first.
    pub stock: Vec<Card>,
}

impl Deal {
    /// Makes the deal with this number from a seed. The flowers come in the same order whichever
    /// jokers are in the pack.
    pub fn shuffled(seed: u64, number: u64, players: usize, rules: &GoStopRules) -> Self {
        let mut pack: Vec<Card> = Pile::flowers().iter().collect();
        RandomNumbers::seeded(seed, number, FLOWERS).shuffle(&mut pack);
        let mut places = RandomNumbers::seeded(seed, number, JOKERS);
        for joker in &rules.pack_jokers.0 {
            let at = places.below(pack.len() + 1);
            pack.insert(at, Card::joker(*joker));
        }
        let mut pack = pack.into_iter();
        let size = hand_size(players) as usize;
        let hands = (0..players)
            .map(|_| pack.by_ref().take(size).collect())
            .collect();
        let mut laid = Pile::EMPTY;
        let mut jokers = Vec::new();
        while laid.len() < layout_size(players) {
            match pack.next() {
                Some(card) if card.as_joker().is_some() => jokers.push(card),
                Some(card) => {
                    laid.add(card);
                }
                None => break,
            }
        }
        Self {
            hands,
            laid,
            jokers,
            stock: pack.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(jokers: &str) -> GoStopRules {
        let mut rules = GoStopRules::default();
        rules.set("pack.jokers", jokers).unwrap();
        rules
    }

    #[test]
    fn every_card_is_dealt_once() {
        for (players, jokers) in [(2, "none"), (3, "none"), (2, "j2,j2,j3"), (3, "jb,jx,jg")] {
            let rules = rules(jokers);
            for number in 0..200 {
                let deal = Deal::shuffled(7, number, players, &rules);
                let hands = deal.hands.iter().flat_map(|hand| hand.iter());
                let all: Vec<Card> = hands
                    .chain(deal.laid)
                    .chain(deal.jokers.iter().copied())
                    .chain(deal.stock.iter().copied())
                    .collect();
                assert_eq!(all.len(), 48 + rules.pack_jokers.0.len());
                let pile: Pile = all.iter().copied().collect();
                assert!(pile.includes(Pile::flowers()));
                assert_eq!(pile.len() as usize, all.len());
                assert_eq!(deal.laid.len(), if players == 2 { 8 } else { 6 });
                assert!(
                    deal.hands
                        .iter()
                        .all(|hand| hand.len() == hand_size(players))
                );
            }
        }
    }

    #[test]
    fn the_same_number_of_a_seed_is_the_same_deal() {
        let plain = rules("none");
        assert_eq!(
            Deal::shuffled(1, 5, 3, &plain),
            Deal::shuffled(1, 5, 3, &plain)
        );
        assert_ne!(
            Deal::shuffled(1, 5, 3, &plain),
            Deal::shuffled(1, 6, 3, &plain)
        );
        assert_ne!(
            Deal::shuffled(1, 5, 3, &plain),
            Deal::shuffled(2, 5, 3, &plain)
        );
    }

    #[test]
    fn jokers_leave_the_flowers_in_their_order() {
        let (plain, jokers) = (rules("none"), rules("j2,j3"));
        let (mut same, mut jokers_seen) = (0, 0);
        for number in 0..100 {
            let (one, other) = (
                Deal::shuffled(3, number, 2, &plain),
                Deal::shuffled(3, number, 2, &jokers),
            );
            let seen = |card: &Card| card.as_joker().is_some();
            let late = other.stock.iter().filter(|card| seen(card)).count() == 2;
            jokers_seen += usize::from(late);
            same += usize::from(late && one.hands == other.hands && one.laid == other.laid);
        }
        assert!(jokers_seen > 5);
        assert_eq!(same, jokers_seen);
    }
}
