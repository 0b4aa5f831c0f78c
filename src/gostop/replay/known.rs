//! Lines with facts about a loser's pile.

use super::HandBuilder;
use crate::gostop::facts::cards;
use crate::gostop::hand::HandEnd;
use crate::record::{Contradiction, Known, Problem, Seat};

impl HandBuilder<'_> {
    /// Records facts about a pile at the end of the hand; several lines add up.
    pub(super) fn known(&mut self, seat: Seat, facts: &[Known]) {
        let player = self.hand.player(seat);
        let is_whole = player.takes || player.counted || player.counts.is_some();
        if is_whole || player.scored.is_some() {
            return self.known_and_pile(seat);
        }
        let mut known = player.facts.unwrap_or_default();
        for fact in facts {
            known.note(fact);
        }
        self.hand.players[seat].facts = Some(known);
        self.piles.known_at.push((self.front.at, seat));
        self.piles.count_at(self.front.at, seat);
        self.add(seat, cards(facts));
        self.facts_agree(seat);
    }

    /// Reports facts about a pile that cannot all be true.
    pub(super) fn facts_agree(&mut self, seat: Seat) {
        let player = self.hand.player(seat);
        let known = player.facts.unwrap_or_default();
        if known.contradict(player.pile, &self.rules) && !player.doubtful {
            let player = player.name.clone();
            let problem = Contradiction::FactsDisagree { player };
            self.front.fault(Problem::Contradiction(problem));
            self.hand.players[seat].doubtful = true;
        }
    }

    /// Reports a line about cards if only facts are recorded of the pile; returns whether that is
    /// so.
    pub(super) fn known_in_part(&mut self, seat: Seat) -> bool {
        let known = self.hand.player(seat).facts.is_some();
        if known {
            self.known_and_pile(seat);
        }
        known
    }

    fn known_and_pile(&mut self, seat: Seat) {
        let player = self.hand.name(seat);
        let problem = Contradiction::KnownAndPile { player };
        self.front.fault(Problem::Contradiction(problem));
    }

    /// Checks that facts are given only about players who do not stop.
    pub(super) fn check_known(&mut self) {
        let Some((HandEnd::Stop(seat) | HandEnd::Push(seat), _)) = self.hand.end else {
            return;
        };
        for (place, known) in std::mem::take(&mut self.piles.known_at) {
            if known == seat {
                self.front.at = place;
                let player = self.hand.name(seat);
                let problem = Contradiction::KnownOfWinner { player };
                self.front.fault(Problem::Contradiction(problem));
            }
        }
    }
}
