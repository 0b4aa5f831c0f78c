//! The questions about the end of a Koi-Koi round that matter under its rules.

use super::{Answer, Quick};
use crate::card::{Card, Faces, Pile};
use crate::evening::ask::Question;
use crate::koikoi::Round;
use crate::record::{Act, Line, Seat, TableEvent};
use crate::rules::{Counting, FieldTimes, KoiKoiRules, KoiTimes, Viewing};
use std::ops::RangeInclusive;

const VIEWED: Faces = Faces::from_cards(&[Card::CURTAIN, Card::MOON]);

/// Returns whether a player's cards are recorded as they were taken.
fn by_turns(round: &Round, seat: Seat) -> bool {
    round.player(seat).takes && !round.player(seat).whole
}

/// Returns whose calls of koi-koi multiply a winner's points.
fn callers(winner: Seat, rules: &KoiKoiRules) -> Vec<Seat> {
    let opponent = Round::opponent(winner);
    match rules.koi {
        KoiTimes::Off => vec![],
        KoiTimes::Opponent | KoiTimes::Count => vec![opponent],
        KoiTimes::Caller => vec![winner],
        KoiTimes::Anyone | KoiTimes::CountAll => vec![winner, opponent],
    }
}

/// How many turns each player has: eight cards are dealt.
const TURNS: u32 = 8;

impl Quick {
    /// Returns the questions that matter and that lines do not answer.
    pub(super) fn of_koikoi(&self, round: &Round, rules: &KoiKoiRules) -> Vec<Question> {
        if self.drawn && !rules.draw_last_yaku {
            Vec::new()
        } else if let Some(winner) = self.scored(round) {
            self.of_scored(winner, round, rules)
        } else if self.drawn && !self.formed().0 {
            let open = round.seats().any(|seat| !by_turns(round, seat));
            let known = known(round, rules);
            open.then_some(Question::LastYaku(known))
                .into_iter()
                .collect()
        } else {
            Vec::new()
        }
    }

    /// Returns whether it was asked who formed the last yaku, and the answer.
    fn formed(&self) -> (bool, Option<Seat>) {
        let formed = self.answers.iter().find_map(|(_, answer)| match answer {
            Answer::Formed(seat) => Some((true, *seat)),
            _ => None,
        });
        formed.unwrap_or_default()
    }

    /// Returns for whom the round is scored: the winner, or in a draw whoever formed the last yaku.
    pub(super) fn scored(&self, round: &Round) -> Option<Seat> {
        let dated = || round.seats().all(|seat| by_turns(round, seat));
        match self.formed() {
            _ if !self.drawn => self.winner,
            (true, seat) => seat,
            (false, _) => round.last_formed.filter(|_| dated()),
        }
    }

    fn of_scored(&self, winner: Seat, round: &Round, rules: &KoiKoiRules) -> Vec<Question> {
        let opponent = Round::opponent(winner);
        let mut questions = Vec::new();
        if !round.player(winner).told {
            questions.push(Question::Cards(winner));
        }
        let theirs = rules.counting == Counting::Both && !round.player(opponent).told;
        if theirs && self.drawn {
            questions.push(Question::Cards(opponent));
        }
        for seat in callers(winner, rules) {
            let player = round.player(seat);
            let told = player.calls > 0
                || if seat == winner {
                    by_turns(round, seat)
                } else {
                    player.takes
                };
            if !told {
                let (least, most) = self.koi_bounds(seat, winner, round, rules).into_inner();
                questions.extend((most > 0).then_some(Question::Koi(seat, least, most)));
            }
        }
        if theirs && !self.drawn {
            questions.push(Question::Cards(opponent));
        }
        let dealt = round.field_brights.is_some() || !round.layout.is_empty();
        if rules.field != FieldTimes::Off && !dealt {
            questions.push(Question::FieldBrights);
        }
        let views = rules.viewing != Viewing::Off && rules.viewing_weather;
        let viewing = |pile: Pile| pile.contains(Card::CUP) && !pile.among(VIEWED).is_empty();
        let told = round.field.is_some() || !round.layout.is_empty();
        if views && !told && round.players.iter().any(|player| viewing(player.pile)) {
            questions.push(Question::Field);
        }
        questions
    }

    /// Returns how often a player can have said koi-koi.
    pub(crate) fn koi_bounds(
        &self,
        seat: Seat,
        winner: Seat,
        round: &Round,
        rules: &KoiKoiRules,
    ) -> RangeInclusive<u32> {
        let least = self.least_calls(seat, winner, round);
        let most = self.most_calls(seat, winner, round, rules).max(least);
        least..=most
    }

    /// Returns how often a player said koi-koi at least: somebody who formed a yaku in a drawn
    /// round went on with it.
    fn least_calls(&self, seat: Seat, winner: Seat, round: &Round) -> u32 {
        u32::from(self.drawn && (seat == winner || round.player(seat).undated))
    }

    /// Returns how often a player can have said koi-koi at most: once a turn; each time with more
    /// points, if all yaku are counted; and not in the turn that took the points.
    fn most_calls(&self, seat: Seat, winner: Seat, round: &Round, rules: &KoiKoiRules) -> u32 {
        let took = u32::from(!self.drawn && seat == winner);
        let all = round.player(seat).told && rules.counting == Counting::All;
        let grown = if all {
            u32::try_from(round.score(seat, rules).points).unwrap_or(0)
        } else {
            TURNS
        };
        TURNS.min(grown).saturating_sub(took)
    }

    /// Returns whether an answer goes before the events: koi-koi by the player who was not the
    /// last.
    pub(super) fn is_early(&self, question: Question) -> bool {
        match (question, self.formed()) {
            (Question::Koi(seat, ..), (true, Some(last))) => self.drawn && seat != last,
            _ => false,
        }
    }

    /// Returns the lines that end the record once everything is answered. In a draw, a koi-koi says
    /// who formed the last yaku if the cards do not.
    pub(super) fn koikoi_ending(&self, round: &Round, rules: &KoiKoiRules) -> Vec<Line> {
        let line = |seat: Seat, act| Line::act(round.player(seat).name.clone(), act);
        if let (Some(winner), false) = (self.winner, self.drawn) {
            return vec![line(winner, Act::Shobu)];
        }
        let mut lines = Vec::new();
        if let Some(last) = self.scored(round) {
            let other = Round::opponent(last);
            let scoring = round.scoring(rules).any(|seat| seat == other);
            let player = round.player(other);
            let asked = callers(last, rules).contains(&other);
            if scoring && player.undated && player.calls == 0 && !asked {
                lines.push(line(other, Act::Koi));
            }
            let dated = round.last_formed == Some(last) && lines.is_empty();
            if !dated && (scoring || round.last_formed.is_some()) {
                lines.push(line(last, Act::Koi));
            }
        }
        lines.push(Line::Table(TableEvent::Draw));
        lines
    }
}

/// Returns who formed the last yaku, as far as lines show it.
fn known(round: &Round, rules: &KoiKoiRules) -> Option<Seat> {
    let mut scoring = round.scoring(rules);
    match (round.last_formed, scoring.next(), scoring.next()) {
        (None, Some(only), None) => Some(only),
        (last, ..) => last,
    }
}
