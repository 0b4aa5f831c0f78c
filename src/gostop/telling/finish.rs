//! What can be checked only when the hand is over: the stop, the boar, the accusations.

use super::Telling;
use crate::card::{Card, Pile};
use crate::gostop::hand::{Accusation, End, Holding};
use crate::gostop::score::stop_points;
use crate::gostop::stakes::Stakes;
use crate::gostop::stopping::Shortfall;
use crate::record::Seat;
use crate::record::{At, CardList, Choice, Contradiction, Fault, Place, Problem};

impl Telling<'_> {
    /// Checks the end of the hand against all that is recorded.
    pub(in crate::gostop) fn check_end(&mut self) {
        if self.front.seats_wrong() || self.front.gaps {
            return;
        }
        self.check_boar();
        self.check_possible();
        match self.hand.end {
            Some((End::Stop(winner), place)) => {
                self.front.at = place;
                self.check_piles(winner);
                self.check_stop(winner);
                self.check_accusations(winner);
            }
            Some((End::Push(seat), place)) => {
                self.front.at = place;
                self.check_pile(seat);
                self.check_stop(seat);
            }
            _ => {}
        }
        self.check_scored();
    }

    /// Points may replace the cards of the player who stops or pushes, and of nobody else.
    fn check_scored(&mut self) {
        let whose = match self.hand.end {
            None | Some((End::Void, _)) => return,
            Some((End::Stop(seat) | End::Push(seat), _)) => Some(seat),
            Some(_) => None,
        };
        for (place, seat) in std::mem::take(&mut self.piles.scored_at) {
            if Some(seat) != whose {
                self.front.at = place;
                let player = self.hand.name(seat);
                self.front
                    .fault(Problem::Contradiction(Contradiction::PointsOfLoser {
                        player,
                    }));
            }
        }
    }

    /// The player who is said to have the boar must be able to have it.
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
        } else if matches!(player.holding(), Holding::Cards(_)) && !has(seat) && !player.doubtful {
            let player = player.name.clone();
            self.front.fault(Problem::CardNotThere {
                card: Card::BOAR,
                player,
            });
        }
    }

    /// The winner's pile must be known, and each loser's where a step that looks at it is in
    /// question.
    fn check_piles(&mut self, winner: Seat) {
        if self.turns.is_some() {
            // Whole turns show what everybody took.
            for player in &mut self.hand.players {
                player.told = true;
            }
        }
        self.check_pile(winner);
        if !Stakes::of(&self.hand, winner, &self.rules).any() {
            return;
        }
        for seat in self.hand.losers(winner) {
            let player = self.hand.player(seat);
            if player.holding() == Holding::Unknown && !player.doubtful {
                self.pile_missing(seat, false);
            }
        }
    }

    /// The pile of a player who stops or pushes must be known by its cards, or by what it comes to.
    fn check_pile(&mut self, winner: Seat) {
        let player = self.hand.player(winner);
        let missing = matches!(player.holding(), Holding::Unknown | Holding::Counts(_));
        if missing && !player.doubtful {
            self.pile_missing(winner, true);
        }
    }

    fn pile_missing(&mut self, seat: Seat, winner: bool) {
        let player = self.hand.name(seat);
        self.front.fault(Problem::PileMissing { player, winner });
    }

    fn check_stop(&mut self, winner: Seat) {
        let player = self.hand.player(winner);
        let points = match player.holding() {
            _ if player.doubtful => return,
            Holding::Cards(pile) => stop_points(pile, &self.rules),
            Holding::Scored(scored) => scored.points,
            Holding::Unknown | Holding::Counts(_) => return,
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

    /// Every accusation must name a card of the winner's, and what it was taken with.
    fn check_accusations(&mut self, winner: Seat) {
        let pile = self.hand.player(winner).pile;
        let name = self.hand.name(winner);
        let decides = self.rules.oe_myeon_enforced && self.hand.players.len() == 3;
        let doubtful = self.hand.player(winner).doubtful;
        // Without the winner's cards the line is believed as to what they are.
        let believed = self.hand.player(winner).scored.is_some();
        let mut accusations = std::mem::take(&mut self.hand.accusations);
        for accusation in accusations.iter_mut().filter(|_| !doubtful) {
            if accusation.seat == winner {
                let Place { line, column } = accusation.place;
                let problem = Problem::Contradiction(Contradiction::WinnerAccused);
                self.front.faults.push(Fault::new(line, column, problem));
            } else if !believed
                && let Err((column, problem)) = taken_with(accusation, pile, &name, decides)
            {
                self.front
                    .faults
                    .push(Fault::new(accusation.place.line, column, problem));
            }
        }
        self.hand.accusations = accusations;
    }
}

/// Fills in what a card was taken with: the only other card of its month in the winner's pile.
fn taken_with(
    accusation: &mut Accusation,
    mut pile: Pile,
    winner: &str,
    decides: bool,
) -> Result<(), (u32, Problem)> {
    let card = accusation.card;
    let not_there = |card: At<Card>| {
        let problem = Problem::CardNotThere {
            card: card.value,
            player: winner.into(),
        };
        (card.column, problem)
    };
    if !pile.remove(card.value) {
        return Err(not_there(card));
    }
    if let Some(with) = &accusation.with {
        for other in &with.0 {
            if other.value.flower() != card.value.flower() {
                let problem = Contradiction::OtherMonth { card: other.value };
                return Err((other.column, Problem::Contradiction(problem)));
            }
            if !pile.remove(other.value) {
                return Err(not_there(*other));
            }
        }
        return Ok(());
    }
    let mut others: Vec<Card> = pile
        .iter()
        .filter(|other| other.flower() == card.value.flower())
        .collect();
    others.dedup();
    if others.len() > 1 && decides {
        let problem = Problem::ChoiceNeeded(Choice::TakenWith { card: card.value });
        return Err((card.column, problem));
    }
    let only = others
        .into_iter()
        .take(1)
        .map(|other| At::new(other, card.column));
    accusation.with = Some(CardList(only.collect()));
    Ok(())
}
