//! Which steps of a loss are at stake, among those that depend on the loser's pile.

use super::claim::ScoringOption;
use super::counted::CountedPile;
use super::hand::{Hand, Holding};
use super::score::{Assignment, PileTally};
use crate::card::{Card, Joker, Pile};
use crate::record::{CountKind, Counts, ScoredPile, Seat};
use crate::rules::{GoStopRules, GwangBak};

/// Which steps of a loss are at stake, among those that depend on the loser's pile, over all ways
/// in which the winner may count switch cards and stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a step of its own that is in question or not"
)]
pub struct Stakes {
    /// Whether gwang-bak is at stake: the winner scores a bright line.
    pub brights: bool,
    /// Whether pi-bak is at stake: the winner scores junk.
    pub junk: bool,
    /// Whether meoung-bak is at stake: the winner counts enough animals.
    pub animals: bool,
    /// Whether tti-bak is at stake: the winner scores a line of ribbons.
    pub ribbons: bool,
    /// Whether it matters that a loser has no cards at all.
    pub any_card: bool,
}

impl Stakes {
    /// Returns what is at stake, given what is known about the winner's pile.
    pub fn new(hand: &Hand, winner: Seat, rules: &GoStopRules) -> Self {
        let scores = match hand.player(winner).holding() {
            Holding::Cards(_) | Holding::Counted => {
                of_cards(&hand.counted(winner), hand, winner, rules)
            }
            Holding::Scored(_) => told(hand, winner, rules),
            Holding::Unknown | Holding::Counts(_) | Holding::Partly => Vec::new(),
        };
        let any = |test: fn(&ScoredPile) -> bool| scores.iter().any(test);
        let animals = scores.iter().filter_map(|scored| scored.animals).max();
        Self {
            brights: any(|scored| scored.brights) && rules.gwang_bak != GwangBak::Off,
            junk: any(|scored| scored.junk) && rules.pi_bak_below(hand.players.len()) > 0,
            animals: rules.meoung_bak_from > 0
                && animals.is_some_and(|animals| animals >= rules.meoung_bak_from),
            ribbons: any(|scored| scored.ribbons) && rules.tti_bak,
            any_card: rules.empty_pile_free,
        }
    }

    /// Returns whether anything is at stake.
    pub const fn any(self) -> bool {
        self.brights || self.junk || self.animals || self.ribbons || self.any_card
    }
}

/// Returns what a pile can come to: one result for each way to count its switch cards that allows a
/// stop.
fn of_cards(
    counted: &CountedPile,
    hand: &Hand,
    winner: Seat,
    rules: &GoStopRules,
) -> Vec<ScoredPile> {
    let needed = hand.needed(winner, rules);
    counted
        .ways(rules)
        .map(|assignment| counted.points(assignment, rules).comes_to(rules))
        .filter(|scored| needed.shortfall(scored.points).is_none())
        .collect()
}

/// Returns the possible results of a pile with recorded points.
fn told(hand: &Hand, winner: Seat, rules: &GoStopRules) -> Vec<ScoredPile> {
    let claims = ScoringOption::all(hand, winner, rules);
    claims.map(|claim| claim.comes_to).collect()
}

impl Hand {
    /// Returns how many of a player's cards of a kind are known but unnamed; for junk, their junk
    /// value.
    pub(super) fn unnamed(&self, seat: Seat, kind: CountKind, rules: &GoStopRules) -> u32 {
        let player = self.player(seat);
        match (player.counts, player.facts) {
            (Some(mut counts), _) => *counts.of_kind(kind),
            (None, Some(facts)) => facts.unnamed(player.pile, kind, rules),
            (None, None) => self.counted(seat).unnamed(kind, rules),
        }
    }

    /// Returns how many more cards of each kind a player can have, besides the named cards of all
    /// piles and the unnamed cards that others are known to have.
    pub(super) fn left_beside(&self, seat: Seat, rules: &GoStopRules) -> Counts {
        let mut left = self.left(rules);
        for kind in CountKind::ALL {
            let others = self.others(seat);
            let told: u32 = others.map(|other| self.unnamed(other, kind, rules)).sum();
            let left = left.of_kind(kind);
            *left = left.saturating_sub(told);
        }
        left
    }

    /// Returns how many cards of each kind, and how much junk value, remain without the named cards
    /// of all piles. Switch cards and jokers add their junk value to the junk.
    pub fn left(&self, rules: &GoStopRules) -> Counts {
        let mut left = at_most(Pile::flowers(), rules);
        for joker in Joker::ALL {
            let copies = u32::try_from(rules.copies(Card::joker(joker))).unwrap_or(0);
            left.brights += copies * u32::from(joker == Joker::Shield);
            left.junk += copies * joker.junk();
        }
        for player in self.players.iter().filter(|one| one.counts.is_none()) {
            let mut known = at_most(player.pile, rules);
            for kind in CountKind::ALL {
                let count = left.of_kind(kind);
                *count = count.saturating_sub(*known.of_kind(kind));
            }
        }
        left
    }
}

/// Returns the most cards of each kind, and the most junk value, over all ways to count a pile's
/// switch cards.
fn at_most(pile: Pile, rules: &GoStopRules) -> Counts {
    // A shield protects like a bright, so it counts as one.
    let shields = u32::from(pile.count(Card::joker(Joker::Shield)));
    let ways = Assignment::all(pile, rules);
    ways.fold(Counts::default(), |most, assignment| {
        let tally = PileTally::new(pile, assignment, rules);
        Counts {
            brights: most.brights.max(tally.brights + shields),
            animals: most.animals.max(tally.animals),
            ribbons: most.ribbons.max(tally.ribbons),
            junk: most.junk.max(tally.junk),
        }
    })
}
