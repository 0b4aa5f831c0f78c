//! What can be checked only after the hand is over: the stop, the boar, the accusations.

use super::HandBuilder;
use crate::card::{Card, Pile};
use crate::gostop::counted::CountedPile;
use crate::gostop::hand::{Accusation, HandEnd, Holding};
use crate::gostop::stakes::Stakes;
use crate::gostop::stopping::Shortfall;
use crate::record::{
    CardList, Choice, Contradiction, Fault, Lacking, Name, Place, Problem, Seat, Spanned,
};
use crate::rules::GoStopRules;

impl HandBuilder<'_> {
    /// Checks the end of the hand against everything recorded.
    pub(in crate::gostop) fn check_end(&mut self) {
        if self.front.seats_wrong() || self.front.gaps {
            return;
        }
        self.check_boar();
        self.check_cups();
        self.check_possible();
        match self.hand.end {
            Some((HandEnd::Stop(winner), place)) => {
                self.front.at = place;
                self.check_piles(winner);
                self.check_unnamed(winner);
                self.check_stop(winner);
                self.check_accusations(winner);
                self.check_sets(winner);
                self.check_months(winner);
            }
            Some((HandEnd::Push(seat), place)) => {
                self.front.at = place;
                self.check_pile(seat);
                self.check_stop(seat);
                self.check_sets(seat);
            }
            _ => {}
        }
        self.check_scored();
        self.check_known();
    }

    /// Checks that points are given in place of cards only for the player who stops or pushes.
    fn check_scored(&mut self) {
        let whose = match self.hand.end {
            None | Some((HandEnd::Void, _)) => return,
            Some((HandEnd::Stop(seat) | HandEnd::Push(seat), _)) => Some(seat),
            Some(_) => None,
        };
        for (place, seat) in std::mem::take(&mut self.piles.scored_at) {
            if Some(seat) == whose {
                self.check_part(seat, place);
            } else {
                self.front.at = place;
                let player = self.hand.name(seat);
                self.front
                    .fault(Problem::Contradiction(Contradiction::PointsOfLoser {
                        player,
                    }));
            }
        }
    }

    /// Checks that the player who is said to have the boar can have it.
    fn check_boar(&mut self) {
        let Some((seat, place)) = self.hand.boar else {
            return;
        };
        self.front.at = place;
        let has = |seat: Seat| self.hand.player(seat).pile.contains(Card::BOAR);
        let player = self.hand.player(seat);
        if let Some(holder) = self.hand.others(seat).find(|other| has(*other)) {
            let holder = Some(self.hand.name(holder));
            self.front.fault(Problem::DuplicateCard {
                card: Card::BOAR,
                holder,
            });
        } else if self.has_not(seat, Card::BOAR) && !player.doubtful {
            let player = player.name.clone();
            self.front.fault(Problem::CardNotThere {
                card: Card::BOAR,
                player,
            });
        }
    }

    /// Checks that the winner's pile is known, and each loser's pile as far as steps at stake
    /// depend on it.
    fn check_piles(&mut self, winner: Seat) {
        if self.turns.is_some() {
            // Whole turns show what everybody captured.
            for player in &mut self.hand.players {
                player.told = true;
            }
        }
        self.check_pile(winner);
        let stakes = Stakes::new(&self.hand, winner, &self.rules);
        for seat in self.hand.losers(winner) {
            let facts = self.hand.lacking(seat, stakes, &self.rules);
            if !facts.is_empty() && !self.hand.player(seat).doubtful {
                self.pile_missing(seat, false, facts);
            }
        }
    }

    /// Checks that the pile of a player who stops or pushes is known by its cards or its points.
    fn check_pile(&mut self, winner: Seat) {
        let player = self.hand.player(winner);
        let missing = matches!(player.holding(), Holding::Unknown | Holding::Counts(_));
        if missing && !player.doubtful {
            self.pile_missing(winner, true, vec![Lacking::Cards]);
        }
    }

    pub(super) fn pile_missing(&mut self, seat: Seat, winner: bool, facts: Vec<Lacking>) {
        let player = self.hand.name(seat);
        self.front.fault(Problem::PileMissing {
            player,
            winner,
            facts,
        });
    }

    fn check_stop(&mut self, winner: Seat) {
        let player = self.hand.player(winner);
        let points = match player.holding() {
            _ if player.doubtful => return,
            Holding::Cards(_) | Holding::Counted => {
                self.hand.counted(winner).stop_points(&self.rules)
            }
            Holding::Scored(scored) => scored.points,
            Holding::Unknown | Holding::Counts(_) | Holding::Partly => return,
        };
        let player = player.name.clone();
        let Some(shortfall) = self.hand.needed(winner, &self.rules).shortfall(points) else {
            return;
        };
        self.front.fault(match shortfall {
            Shortfall::Target(target) => Problem::StopBelowTarget {
                player,
                points,
                target,
            },
            Shortfall::LastGo(last_go) => Problem::StopNotImproved {
                player,
                points,
                last_go,
            },
            Shortfall::Goes { goes, least } => Problem::StopAfterGoes {
                player,
                points,
                goes,
                least,
            },
        });
    }

    /// Returns whether a pile cannot have a card, named or unnamed.
    fn has_not(&self, seat: Seat, card: Card) -> bool {
        let player = self.hand.player(seat);
        let told = matches!(player.holding(), Holding::Cards(_) | Holding::Counted);
        let gone = self.hand.elsewhere(seat);
        let counted = self.hand.counted(seat);
        told && !player.pile.contains(card) && !counted.may_have(card, gone, &self.rules)
    }

    /// Checks that the card of every accusation, and the cards it was taken with, are the winner's.
    fn check_accusations(&mut self, winner: Seat) {
        let doubtful = self.hand.player(winner).doubtful;
        // If the winner's cards are not known, accusations are believed.
        let believed = self.hand.player(winner).scored.is_some();
        let fed = Fed {
            counted: self.hand.counted(winner),
            gone: self.hand.elsewhere(winner),
            name: self.hand.name(winner),
            decides: self.rules.oe_myeon_enforced && self.hand.players.len() == 3,
            rules: &self.rules,
        };
        let mut accusations = std::mem::take(&mut self.hand.accusations);
        for accusation in accusations.iter_mut().filter(|_| !doubtful) {
            if accusation.seat == winner {
                let Place { line, column } = accusation.place;
                let problem = Problem::Contradiction(Contradiction::WinnerAccused);
                self.front.faults.push(Fault::new(line, column, problem));
            } else if !believed && let Err((column, problem)) = fed.taken_with(accusation) {
                self.front
                    .faults
                    .push(Fault::new(accusation.place.line, column, problem));
            }
        }
        self.hand.accusations = accusations;
    }
}

/// What the accusations are checked against.
struct Fed<'r> {
    /// The winner's pile.
    counted: CountedPile,
    /// The cards that are known to be elsewhere.
    gone: Pile,
    /// The winner's name.
    name: Name,
    /// Whether anything may depend on the accusation.
    decides: bool,
    rules: &'r GoStopRules,
}

impl Fed<'_> {
    /// Fails if a card is not in the winner's pile, or if the winner's cards are needed but not
    /// known.
    fn lacks(&self, card: Spanned<Card>) -> Result<(), (u32, Problem)> {
        if !self.counted.may_have(card.value, self.gone, self.rules) {
            let problem = Problem::CardNotThere {
                card: card.value,
                player: self.name.clone(),
            };
            return Err((card.column, problem));
        }
        self.unnamed(card.column)
    }

    fn unnamed(&self, column: u32) -> Result<(), (u32, Problem)> {
        if !self.decides {
            return Ok(());
        }
        let problem = Problem::PileMissing {
            player: self.name.clone(),
            winner: true,
            facts: vec![Lacking::Cards],
        };
        Err((column, problem))
    }

    /// Fills in the cards that a card was taken with: the only other card of its month in the
    /// winner's pile.
    fn taken_with(&self, accusation: &mut Accusation) -> Result<(), (u32, Problem)> {
        let card = accusation.card;
        let mut pile = self.counted.pile;
        if !pile.remove(card.value) {
            return self.lacks(card);
        }
        if let Some(with) = &accusation.with {
            for other in &with.0 {
                if other.value.flower() != card.value.flower() {
                    let problem = Contradiction::OtherMonth { card: other.value };
                    return Err((other.column, Problem::Contradiction(problem)));
                }
                if !pile.remove(other.value) {
                    self.lacks(*other)?;
                }
            }
            return Ok(());
        }
        let flower = card.value.flower();
        let month = flower.map_or(Pile::EMPTY, Pile::month);
        let may_have = |card: Card| self.counted.may_have(card, self.gone, self.rules);
        if month.iter().any(may_have) {
            self.unnamed(card.column)?;
        }
        let mut others: Vec<Card> = pile
            .iter()
            .filter(|other| other.flower() == flower)
            .collect();
        others.dedup();
        if others.len() > 1 && self.decides {
            let problem = Problem::ChoiceNeeded(Choice::TakenWith { card: card.value });
            return Err((card.column, problem));
        }
        let only = others.into_iter().take(1);
        let only = only.map(|other| Spanned::new(other, card.column));
        accusation.with = Some(CardList(only.collect()));
        Ok(())
    }
}
