//! What was told in one line, as answers to the questions that ask for it.

use super::{Answer, AnswerTerms, Quick};
use crate::card::Flower;
use crate::case::LooseLine;
use crate::cli::prompt::ask::{Besides, Question};
use crate::cli::prompt::refusal::Refusal;
use crate::cli::prompt::telling::{Told, ToldBesides};
use crate::record::{Act, At, CardList, CountKind, Problem, Seat};
use std::rc::Rc;

impl Quick {
    /// Notes what was told of the hand of a winner; a card may be told once.
    pub(in crate::cli::prompt) fn note_told(
        &mut self,
        winner: Seat,
        told: &Told,
        by: AnswerTerms<'_>,
    ) -> Result<(), Refusal> {
        for (seat, cards) in &told.piles {
            let mut list = CardList(cards.clone());
            if let Some(twice) = list.take_surplus().first() {
                let (card, holder) = (twice.value, None);
                let problem = Problem::DuplicateCard { card, holder };
                return Err(Refusal::at(twice.column, &problem, by.calendar));
            }
            self.note(Question::Cards(*seat), by.says(*seat, Act::Has(list)));
        }
        if told.besides.any() {
            let lines = besides_lines(winner, &told.besides, by);
            let question = Question::Besides(winner, Besides::default());
            self.note(question, Answer::Lines(lines));
        }
        for (seat, kind, count) in &told.counts {
            let answer = Answer::Count(*seat, *kind, count.value);
            self.note(counting(*seat, *kind), answer);
        }
        Ok(())
    }
}

/// Returns a question that asks for cards of this kind.
const fn counting(seat: Seat, kind: CountKind) -> Question {
    match kind {
        CountKind::Brights => Question::Brights(seat),
        CountKind::Animals => Question::Animals(seat),
        CountKind::Ribbons => Question::Ribbons(seat),
        CountKind::Junk => Question::Junk(seat, 0),
    }
}

/// Returns the lines of what happened besides the cards.
fn besides_lines(winner: Seat, told: &ToldBesides, by: AnswerTerms<'_>) -> Vec<Rc<LooseLine>> {
    let goes = told.goes.map_or(0, |goes| goes.value);
    let mut lines = vec![by.act(winner, Act::Go(None)); goes as usize];
    let mut of_months = |months: &[Flower], act: fn(At<Flower>) -> Act| {
        let months = months.iter().copied();
        lines.extend(months.map(|month| by.act(winner, act(At::unwritten(month)))));
    };
    of_months(&told.shown, Act::Heundeum);
    of_months(&told.bombed, Act::Potkan);
    of_months(&told.grenades, Act::Grenade);
    of_months(&told.first_sweep, Act::FirstSweep);
    let others = told.others_go.iter();
    lines.extend(others.map(|seat| by.act(*seat, Act::Go(None))));
    lines
}
