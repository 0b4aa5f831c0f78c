//! The questions about the end of a Koi-Koi round that matter under the table's rules.

use super::{Answer, Quick};
use crate::card::{Card, Faces, Pile};
use crate::evening::ask::Question;
use crate::koikoi::Round;
use crate::record::{Act, Line, Seat, TableEvent};
use crate::rules::{
    Counting, DrawYaku, FieldTimes, KoiKoiRules, KoiTimes, Viewing, ViewingWeather,
};
use std::ops::RangeInclusive;

const VIEWED: Faces = Faces::from_cards(&[Card::CURTAIN, Card::MOON]);

/// Returns whether a player's cards are recorded capture by capture, not as one whole pile.
fn by_turns(round: &Round, seat: Seat) -> bool {
    round.player(seat).takes && !round.player(seat).whole
}

/// Returns the players whose calls of koi-koi multiply a winner's points.
fn callers(winner: Seat, rules: &KoiKoiRules) -> Vec<Seat> {
    let opponent = Round::opponent(winner);
    match rules.koi {
        KoiTimes::Off => vec![],
        KoiTimes::Opponent | KoiTimes::Count => vec![opponent],
        KoiTimes::Caller => vec![winner],
        KoiTimes::Anyone | KoiTimes::CountAll => vec![winner, opponent],
    }
}

/// How many turns each player has: one for each of the eight cards dealt.
const TURNS: u32 = 8;

impl Quick {
    /// Returns the questions about the round's end that matter and that no line answers.
    pub(super) fn of_koikoi(&self, round: &Round, rules: &KoiKoiRules) -> Vec<Question> {
        if self.drawn && rules.draw_yaku == DrawYaku::None {
            Vec::new()
        } else if self.drawn && rules.draw_yaku == DrawYaku::Highest {
            self.of_compared(round, rules)
        } else if let Some(winner) = self.scored(round, rules) {
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

    /// Returns whether the question who formed the last yaku was answered, and with which player.
    fn formed(&self) -> (bool, Option<Seat>) {
        let formed = self.answers.iter().find_map(|(_, answer)| match answer {
            Answer::Formed(seat) => Some((true, *seat)),
            _ => None,
        });
        formed.unwrap_or_default()
    }

    /// Returns the player for whom the round is scored: the winner, or in a draw whoever formed the
    /// last yaku; `None` if that is nobody or unknown, or if both players' yaku are compared.
    pub(super) fn scored(&self, round: &Round, rules: &KoiKoiRules) -> Option<Seat> {
        let dated = || round.seats().all(|seat| by_turns(round, seat));
        match self.formed() {
            _ if !self.drawn => self.winner,
            _ if rules.draw_yaku != DrawYaku::Last => None,
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
        questions.extend(of_field(round, rules));
        questions
    }

    /// Returns the questions about a drawn round in which the higher yaku score: how often each
    /// player said koi-koi, and the cards of those who did.
    fn of_compared(&self, round: &Round, rules: &KoiKoiRules) -> Vec<Question> {
        let calls = round.seats().filter(|seat| {
            let player = round.player(*seat);
            player.calls == 0 && !by_turns(round, *seat)
        });
        let calls = calls.filter_map(|seat| {
            let other = Round::opponent(seat);
            let (least, most) = self.koi_bounds(seat, other, round, rules).into_inner();
            (most > 0).then_some(Question::Koi(seat, least, most))
        });
        let untold = round.seats().filter(|seat| {
            let player = round.player(*seat);
            player.calls > 0 && !player.told
        });
        let mut questions: Vec<Question> = calls.chain(untold.map(Question::Cards)).collect();
        if round.seats().any(|seat| round.player(seat).told) {
            questions.extend(of_field(round, rules));
        }
        questions
    }

    /// Returns the least and the greatest number of times that a player can have said koi-koi.
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

    /// Returns the least number of times that a player said koi-koi: 1 if the player formed a yaku
    /// in a drawn round and so must have gone on, otherwise 0.
    fn least_calls(&self, seat: Seat, winner: Seat, round: &Round) -> u32 {
        u32::from(self.drawn && (seat == winner || round.player(seat).undated))
    }

    /// Returns the greatest number of times that a player can have said koi-koi: once a turn, but
    /// not in the turn that won; and once per point if the cards are known and all yaku count.
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

    /// Returns whether an answer goes before the events: in a draw, how often the player who did
    /// not form the last yaku said koi-koi.
    pub(super) fn is_early(&self, question: Question) -> bool {
        match (question, self.formed()) {
            (Question::Koi(seat, ..), (true, Some(last))) => self.drawn && seat != last,
            _ => false,
        }
    }

    /// Returns the lines that end the record once everything is answered. In a draw, a koi-koi line
    /// says who formed the last yaku unless the cards do.
    pub(super) fn koikoi_ending(&self, round: &Round, rules: &KoiKoiRules) -> Vec<Line> {
        let line = |seat: Seat, act| Line::act(round.player(seat).name.clone(), act);
        if let (Some(winner), false) = (self.winner, self.drawn) {
            return vec![line(winner, Act::Shobu)];
        }
        let mut lines = Vec::new();
        if let Some(last) = self.scored(round, rules) {
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

/// Returns the questions about the field that matter to somebody's yaku or points.
fn of_field(round: &Round, rules: &KoiKoiRules) -> Vec<Question> {
    let mut questions = Vec::new();
    let dealt = round.field_brights.is_some() || !round.layout.is_empty();
    if rules.field != FieldTimes::Off && !dealt {
        questions.push(Question::FieldBrights);
    }
    let views = rules.viewing != Viewing::Off && rules.viewing_weather == ViewingWeather::Field;
    let viewing = |pile: Pile| pile.contains(Card::CUP) && !pile.among(VIEWED).is_empty();
    let told = round.field.is_some() || !round.layout.is_empty();
    if views && !told && round.players.iter().any(|player| viewing(player.pile)) {
        questions.push(Question::Field);
    }
    questions
}

/// Returns the player who formed the last yaku according to the lines; `None` if they do not say.
fn known(round: &Round, rules: &KoiKoiRules) -> Option<Seat> {
    let mut scoring = round.scoring(rules);
    match (round.last_formed, scoring.next(), scoring.next()) {
        (None, Some(only), None) => Some(only),
        (last, ..) => last,
    }
}
