//! What was told in one line, as answers to the questions that ask for it.

use super::{Answer, AnswerTerms, Quick};
use crate::card::Flower;
use crate::case::LooseLine;
use crate::cli::prompt::ask::{Among, Besides, Question};
use crate::cli::prompt::refusal::Refusal;
use crate::cli::prompt::telling::{Told, ToldBesides, ToldPoints};
use crate::record::{Act, At, CardList, CountKind, Problem, Scored, Seat};
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
            self.note(Question::Cards(*seat), by.says(*seat, Act::has(list)));
        }
        if let Some(scored) = &told.scored {
            let line = by.says(winner, Act::scores(scored.scored()));
            self.note(Question::Cards(winner), line);
            if !scored.among.is_empty() {
                self.note(Question::Among(winner, Among::default()), Answer::Nothing);
            }
        }
        if told.besides.any_own() {
            let lines = own_lines(winner, &told.besides, by);
            let question = Question::Besides(winner, Besides::OWN);
            self.note(question, Answer::Lines(lines));
        }
        if !told.besides.others_go.is_empty() {
            let others = told.besides.others_go.iter();
            let lines = others.map(|seat| by.act(*seat, Act::Go(None))).collect();
            let question = Question::Besides(winner, Besides::OTHERS);
            self.note(question, Answer::Lines(lines));
        }
        for (seat, times) in &told.koi {
            let lines = vec![by.act(*seat, Act::Koi); times.value as usize];
            self.note(Question::Koi(*seat, 0, 0), Answer::Lines(lines));
        }
        for (seat, kind, count) in &told.counts {
            let answer = Answer::Count(*seat, *kind, count.value);
            self.note(counting(*seat, *kind), answer);
        }
        Ok(())
    }

    /// Notes what is among the points that were told.
    pub(in crate::cli::prompt) fn note_among(
        &mut self,
        question: Question,
        points: &ToldPoints,
        by: AnswerTerms<'_>,
    ) {
        let Question::Among(winner, _) = question else {
            return;
        };
        let line = by.says(winner, Act::scores(points.scored()));
        let told = self.answers.iter_mut();
        for (asked, answer) in told {
            if *asked == Question::Cards(winner) {
                answer.clone_from(&line);
            }
        }
        self.note(question, Answer::Nothing);
    }
}

impl ToldPoints {
    /// Returns what the pile comes to.
    pub(in crate::cli::prompt) fn scored(&self) -> Scored {
        let has = |kind| self.among.iter().any(|(among, _)| *among == kind);
        let animals = self.among.iter().find_map(|(kind, number)| match kind {
            CountKind::Animals => *number,
            _ => None,
        });
        Scored {
            points: self.points.value.into(),
            brights: has(CountKind::Brights),
            animals,
            ribbons: has(CountKind::Ribbons),
            junk: has(CountKind::Junk),
        }
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

/// Returns the lines of what the winner did besides.
fn own_lines(winner: Seat, told: &ToldBesides, by: AnswerTerms<'_>) -> Vec<Rc<LooseLine>> {
    let goes = told.goes.map_or(0, |goes| goes.value);
    let mut lines = vec![by.act(winner, Act::Go(None)); goes as usize];
    let mut of_months = |months: &[Flower], act: fn(At<Flower>) -> Act| {
        let months = months.iter().copied();
        lines.extend(months.map(|month| by.act(winner, act(At::unwritten(month)))));
    };
    of_months(&told.shown, Act::heundeum);
    of_months(&told.bombed, Act::potkan);
    of_months(&told.grenades, Act::grenade);
    of_months(&told.first_sweep, Act::FirstSweep);
    lines
}
