//! Lines about calls: go, offers of a nagari and answers to them, accusations, quads.

use super::HandBuilder;
use super::builder::OpenOffer;
use crate::card::{Card, Flower};
use crate::gostop::hand::{Accusation, Go, HandEnd, Holding, Offer, Offered};
use crate::gostop::stopping::Shortfall;
use crate::gostop::turns::hand_size;
use crate::record::{
    BySeat, CardList, Contradiction, CupCall, NotInForce, OeMyeon, Problem, Seat, Spanned,
};

impl HandBuilder<'_> {
    /// Returns the stop points of a player whose call can be checked now; `None` if it cannot.
    pub(super) fn checkable(&self, seat: Seat) -> Option<i64> {
        let player = self.hand.player(seat);
        let known = player.takes && !player.whole && !player.doubtful && !self.front.gaps;
        known.then(|| self.hand.counted(seat).stop_points(&self.rules))
    }

    pub(super) fn go(&mut self, seat: Seat, told: Option<Spanned<i64>>) {
        let player = self.hand.player(seat);
        let most = hand_size(self.hand.players.len()).saturating_sub(1);
        if player.goes.len() >= most as usize {
            let player = player.name.clone();
            let problem = Contradiction::TooManyGoes { player, most };
            return self.front.fault(Problem::Contradiction(problem));
        }
        let counted = self.checkable(seat);
        if let (Some(points), Some(told)) = (counted, told)
            && points != told.value
        {
            let problem = Contradiction::GoPoints {
                told: told.value,
                points,
            };
            self.front
                .fault_at(told.column, Problem::Contradiction(problem));
        }
        let points = counted.or(told.map(|told| told.value));
        if let Some(points) = points.filter(|_| !self.front.seats_wrong())
            && let Some(shortfall) = self.hand.needed(seat, &self.rules).shortfall(points)
        {
            let player = self.hand.name(seat);
            // A later call need not beat a go that was rejected.
            return self.front.fault(match shortfall {
                Shortfall::Target(target) => Problem::GoBelowTarget {
                    player,
                    points,
                    target,
                },
                Shortfall::LastGo(last_go) => Problem::GoNotImproved {
                    player,
                    points,
                    last_go,
                },
                Shortfall::Goes { goes, least } => Problem::GoAfterGoes {
                    player,
                    points,
                    goes,
                    least,
                },
            });
        }
        self.called(seat);
        self.hand.players[seat].goes.push(Go {
            order: self.order.goes,
            points,
        });
        self.order.goes += 1;
    }

    /// Records how a player counts the sake cup from now on.
    pub(super) fn cup(&mut self, seat: Seat, call: CupCall) {
        if self.rules.switch_september == 0 {
            let always = Problem::NotInForce(NotInForce::CupAlways);
            return self.front.fault(always);
        }
        if !self.rules.cup_final {
            return self.front.fault(Problem::NotInForce(NotInForce::CupFinal));
        }
        let player = self.hand.player(seat);
        if player.cup.is_some() {
            let again = Problem::Contradiction(Contradiction::ToldBefore);
            return self.front.fault(again);
        }
        let whole = player.whole;
        self.hand.players[seat].cup = Some(call);
        self.piles.cup_at.push((self.front.at, seat));
        // A later line may give the pile.
        if !whole {
            self.check_cups();
        }
    }

    /// Checks that the cup is in the pile of whoever said how it is counted.
    pub(super) fn check_cups(&mut self) {
        let here = self.front.at;
        for (place, seat) in std::mem::take(&mut self.piles.cup_at) {
            self.front.at = place;
            let player = self.hand.player(seat);
            let name = player.name.clone();
            let cards = matches!(player.holding(), Holding::Cards(_) | Holding::Counted);
            if player.doubtful || cards && player.pile.contains(Card::CUP) {
                continue;
            }
            self.front
                .fault(if cards || player.holding() == Holding::Unknown {
                    Problem::CardNotThere {
                        card: Card::CUP,
                        player: name,
                    }
                } else {
                    Problem::Contradiction(Contradiction::CupOfToldPile { player: name })
                });
        }
        self.front.at = here;
    }

    pub(super) fn push(&mut self, seat: Seat) {
        if !self.rules.push {
            self.front.fault(Problem::NotInForce(NotInForce::Push));
        }
        self.end(HandEnd::Push(seat));
    }

    pub(super) fn syodang(&mut self, seat: Seat) {
        if !self.rules.syodang_enabled {
            return self.front.fault(Problem::NotInForce(NotInForce::Syodang));
        }
        self.hand.offered.push(Offered {
            by: seat,
            place: self.front.at,
            refused_by: None,
            found: None,
        });
        self.turn_is_over();
        self.order.last_turn = None;
        self.order.asked = Some(OpenOffer {
            by: seat,
            first_accepted: false,
        });
    }

    pub(super) fn answer(&mut self, seat: Seat, accepts: bool) {
        let player = self.hand.name(seat);
        let Some(asked) = self.order.asked.take() else {
            let problem = if self.hand.offered.is_empty() {
                Problem::NotInForce(NotInForce::Offer)
            } else {
                Problem::WrongAnswer { player, due: None }
            };
            return self.front.fault(problem);
        };
        let due = self.due(&asked);
        if seat != due {
            let due = Some(self.hand.name(due));
            self.order.asked = Some(asked);
            return self.front.fault(Problem::WrongAnswer { player, due });
        }
        if let Some(offered) = self.hand.offered.last_mut().filter(|_| !accepts) {
            offered.refused_by = Some(seat);
        }
        let two = self.hand.players.len() == 2;
        match (accepts, asked.first_accepted || two) {
            (true, true) => self.end(HandEnd::Nagari),
            (true, false) => {
                self.order.asked = Some(OpenOffer {
                    first_accepted: true,
                    ..asked
                });
            }
            (false, _) if two => {}
            (false, _) => {
                let after_go = !self.hand.player(asked.by).goes.is_empty();
                self.hand.offer = Some(Offer {
                    by: asked.by,
                    refused_by: seat,
                    after_go,
                });
                let players = self.hand.players.len();
                self.order.turns_since = BySeat::each(0, players);
            }
        }
    }

    pub(super) fn accuse(&mut self, seat: Seat, accusation: &OeMyeon) {
        let card = accusation.card;
        self.in_pack(&CardList(vec![card]));
        self.hand.accusations.push(Accusation {
            seat,
            place: self.front.at,
            card,
            with: accusation.with.clone(),
            last_card: accusation.last_card,
            forced: accusation.forced,
            found: None,
        });
    }

    pub(super) fn quads(&mut self, seat: Seat, month: Option<Spanned<Flower>>) {
        if let Some(month) = month {
            if self.months.quads.contains(&month.value) {
                let problem = Problem::DuplicateMonth { month: month.value };
                return self.front.fault_at(month.column, problem);
            }
            self.months.quads.push(month.value);
        }
        match &mut self.hand.end {
            Some((HandEnd::Quads(holders), _)) if !holders.contains(&seat) => holders.push(seat),
            Some(_) => {}
            None => self.end(HandEnd::Quads(vec![seat])),
        }
    }

    /// Reports an offer that still awaits an answer; returns whether there was one.
    pub(super) fn unanswered(&mut self, actor: Option<Seat>) -> bool {
        let Some(asked) = self.order.asked.take() else {
            return false;
        };
        let due = self.due(&asked);
        let player = actor.map(|seat| self.hand.name(seat)).unwrap_or_default();
        self.front.fault(Problem::WrongAnswer {
            player,
            due: Some(self.hand.name(due)),
        });
        true
    }

    /// Returns who must answer an offer next.
    pub(super) fn due(&self, asked: &OpenOffer) -> Seat {
        let step = if asked.first_accepted { 2 } else { 1 };
        asked.by.after(step, self.hand.players.len())
    }
}
