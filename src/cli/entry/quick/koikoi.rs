//! The questions about the end of a round of Koi-Koi that matter under its rules.

use super::Quick;
use crate::card::{Card, Flower, Kind, Pile};
use crate::cli::entry::ask::Question;
use crate::koikoi::Round;
use crate::rules::{Counting, FieldTimes, KoiKoiRules, KoiTimes, Viewing};

const VIEWED: Pile = Pile::of(&[
    Card::fixed(Flower::Cherry, Kind::Bright),
    Card::fixed(Flower::Pampas, Kind::Bright),
]);

impl Quick {
    /// Returns the questions that matter and are not answered by lines.
    pub(super) fn of_koikoi(&self, round: &Round, rules: &KoiKoiRules) -> Vec<Question> {
        let (winner, opponent) = (self.winner, Round::opponent(self.winner));
        let by_turns = round.player(winner).takes && !round.player(winner).whole;
        let mut questions = Vec::new();
        if !round.player(winner).told {
            questions.push(Question::Cards(winner));
        }
        let callers = match rules.koi {
            KoiTimes::Off => vec![],
            KoiTimes::Opponent | KoiTimes::Count => vec![opponent],
            KoiTimes::Caller => vec![winner],
            KoiTimes::Anyone => vec![winner, opponent],
        };
        let untold = callers
            .into_iter()
            .filter(|seat| !by_turns && round.player(*seat).calls == 0);
        questions.extend(untold.map(Question::Koi));
        if rules.counting == Counting::Both && !by_turns && !round.player(opponent).told {
            questions.push(Question::Cards(opponent));
        }
        if rules.field != FieldTimes::Off && round.brights_on_field() == 0 {
            questions.push(Question::FieldBrights);
        }
        let views = rules.viewing != Viewing::Off && rules.viewing_weather;
        let viewing = |pile: Pile| pile.contains(Card::CUP) && !pile.and(VIEWED).is_empty();
        let told = round.field.is_some() || !round.layout.is_empty();
        if views && !told && round.players.iter().any(|player| viewing(player.pile)) {
            questions.push(Question::Field);
        }
        questions
    }
}
