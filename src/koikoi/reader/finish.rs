//! The end of a round, checked against everything recorded.

use super::RoundReader;
use crate::koikoi::round::{Round, RoundEnd, grown};
use crate::record::{Choice, Lacking, Problem, Seat};
use crate::rules::{Counting, DrawYaku};

impl RoundReader<'_> {
    /// Checks the end of the round against everything recorded.
    pub(super) fn check_end(&mut self) {
        if self.front.seats_wrong() || self.front.gaps {
            return;
        }
        let Some((end, place)) = self.round.end.clone() else {
            return;
        };
        self.front.at = place;
        match end {
            RoundEnd::Shobu(seat) => self.check_shobu(seat),
            RoundEnd::Draw => match self.rules.draw_yaku {
                DrawYaku::None => {}
                DrawYaku::Last => self.check_draw(),
                DrawYaku::Highest => self.check_highest(),
            },
            _ => {}
        }
        self.check_scored(&end);
        if end != RoundEnd::Void {
            self.check_calls();
        }
    }

    fn check_shobu(&mut self, seat: Seat) {
        let player = self.round.player(seat);
        let (name, told, doubtful) = (player.name.clone(), player.told, player.doubtful);
        if doubtful {
            return;
        }
        let by_turns = player.takes && !player.whole;
        let score = self.round.score(seat, &self.rules);
        let held = self.round.held(seat, &self.rules);
        if !told {
            self.front.fault(Problem::PileMissing {
                player: name,
                winner: true,
                facts: vec![Lacking::Cards],
            });
        } else if score.points == 0 {
            self.front.fault(Problem::NoYaku { player: name });
        } else if by_turns && player.calls > 0 && !grown(&player.called_with, &held) {
            self.front.fault(Problem::ShobuNotGrown { player: name });
        }
        self.both_known(seat);
    }

    /// Checks that the opponent's pile is known if both players' yaku count.
    fn both_known(&mut self, seat: Seat) {
        let by_turns = self.round.player(seat).takes && !self.round.player(seat).whole;
        let other = self.round.player_mut(Round::opponent(seat));
        if other.told || by_turns {
            other.told = true;
            return;
        }
        if self.rules.counting == Counting::Both && !other.doubtful {
            let player = other.name.clone();
            self.front.fault(Problem::PileMissing {
                player,
                winner: true,
                facts: vec![Lacking::Cards],
            });
        }
    }

    /// Checks a draw in which the higher yaku score: the pile of whoever said koi-koi must be known.
    /// A player who did not has no yaku, since forming one takes a koi-koi or a shobu.
    fn check_highest(&mut self) {
        let called = |seat: &Seat| self.round.player(*seat).calls > 0;
        let callers: Vec<Seat> = self.round.seats().filter(called).collect();
        for seat in callers {
            let player = self.round.player(seat);
            if !player.told {
                let player = player.name.clone();
                self.front.fault(Problem::PileMissing {
                    player,
                    winner: true,
                    facts: vec![Lacking::Cards],
                });
            }
        }
        if let Some(seat) = self.round.highest(&self.rules) {
            self.both_known(seat);
        }
    }

    /// Checks a draw. The player who last formed or improved a yaku may score in a draw, so it must
    /// be clear who that was, and that player's pile must be known. A yaku that only a count of the
    /// whole pile showed may be later than the recorded ones, unless its player said koi-koi.
    fn check_draw(&mut self) {
        let scoring: Vec<Seat> = self.round.scoring(&self.rules).collect();
        let undated = |seat: Seat| {
            let player = self.round.player(seat);
            player.undated && player.calls == 0 && scoring.contains(&seat)
        };
        match (self.round.last_formed, scoring.as_slice()) {
            (Some(seat), _) if undated(Round::opponent(seat)) => {
                self.front.fault(Problem::ChoiceNeeded(Choice::LastYaku));
            }
            (Some(seat), _) => {
                if !self.round.player(seat).told {
                    let player = self.round.player(seat).name.clone();
                    return self.front.fault(Problem::PileMissing {
                        player,
                        winner: true,
                        facts: vec![Lacking::Cards],
                    });
                }
                self.both_known(seat);
            }
            (None, [seat]) => {
                self.round.last_formed = Some(*seat);
                self.both_known(*seat);
            }
            (None, []) => {}
            (None, _) => self.front.fault(Problem::ChoiceNeeded(Choice::LastYaku)),
        }
    }
}
