//! The quick way: which questions matter under this ruleset and this winner, and the record lines
//! that their answers are.

mod gostop;
mod gwangpalli;
mod koikoi;

use super::answer;
use super::ask::Question;
use crate::card::Calendar;
use crate::case::Told;
use crate::record::{Seat, quoted};
use crate::rules::Rules;

/// An answered question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Record lines.
    Lines(Vec<String>),
    /// A header line of the record.
    Header(String),
    /// A count of a loser's cards.
    Count(Seat, char, u32),
    /// A loser has some card, nothing says which.
    Some(Seat),
    /// Nothing to note.
    Nothing,
}

/// The end of a hand as far as it was asked for.
#[derive(Clone, Debug)]
pub(super) struct Quick {
    pub(super) winner: Seat,
    answers: Vec<(Question, Answer)>,
}

/// Returns what the game itself asks before anybody can have won.
pub(super) fn due(told: &Told, rules: &Rules) -> Vec<Question> {
    match (told, rules) {
        (Told::MinHwatu(table), _) => table.untold().map(Question::Cards).collect(),
        (Told::GoStop(hand), Rules::GoStop(rules)) => gwangpalli::questions(hand, rules),
        _ => Vec::new(),
    }
}

impl Quick {
    pub(super) const fn new(winner: Seat) -> Self {
        Self {
            winner,
            answers: Vec::new(),
        }
    }

    fn answered(&self, question: Question) -> bool {
        self.answers.iter().any(|(asked, _)| *asked == question)
    }

    /// Returns the next question that matters and is not answered, by lines or before.
    pub(super) fn next(&self, told: &Told, rules: &Rules) -> Option<Question> {
        let questions = match (told, rules) {
            (Told::GoStop(hand), Rules::GoStop(rules)) => self.of_gostop(hand, rules),
            (Told::KoiKoi(round), Rules::KoiKoi(rules)) => self.of_koikoi(round, rules),
            _ => Vec::new(),
        };
        questions
            .into_iter()
            .find(|question| !self.answered(*question))
    }

    /// Notes an answer.
    pub(super) fn note(&mut self, question: Question, answer: Answer) {
        self.answers.push((question, answer));
    }

    /// Returns the header lines of the answers so far.
    pub(super) fn headers(&self) -> impl Iterator<Item = &String> {
        self.answers.iter().filter_map(|(_, answer)| match answer {
            Answer::Header(line) => Some(line),
            _ => None,
        })
    }

    /// Returns the record lines of the answers so far, the counts of losers apart: a loser is asked
    /// about as long as nothing is told of him.
    pub(super) fn lines(&self) -> Vec<String> {
        let lines = self.answers.iter().filter_map(|(_, answer)| match answer {
            Answer::Lines(lines) => Some(lines.clone()),
            _ => None,
        });
        lines.flatten().collect()
    }

    /// Returns the lines that end the record once all is asked.
    pub(super) fn ending(&self, told: &Told) -> Vec<String> {
        match told {
            Told::GoStop(hand) => self.gostop_ending(hand),
            Told::KoiKoi(round) => {
                let name = &round.player(self.winner).name;
                vec![format!("{} shobu", quoted(name))]
            }
            Told::MinHwatu(_) => Vec::new(),
        }
    }
}

/// The most goes that are taken for meant.
const MOST_GOES: u32 = 30;

/// Returns a line as often as an answer says; Enter is never.
fn repeated(text: &str, line: String) -> Option<Answer> {
    let times = if text.is_empty() {
        0
    } else {
        answer::number(text)?
    };
    (times <= MOST_GOES).then(|| Answer::Lines(vec![line; times as usize]))
}

/// Returns what an answer says, or `None` where it does not answer the question.
pub(super) fn read(
    question: Question,
    text: &str,
    names: &[String],
    winner: Option<Seat>,
    calendar: Calendar,
) -> Option<Answer> {
    let text = text.trim();
    let name = |seat: Seat| {
        names
            .get(seat.0)
            .map(|name| quoted(name))
            .unwrap_or_default()
    };
    let each = |verb: &str, seat: Seat, text: &str| {
        let months = answer::months(text, calendar)?;
        let line =
            |month: crate::card::Flower| format!("{} {verb} {}", name(seat), month.month(calendar));
        Some(Answer::Lines(months.into_iter().map(line).collect()))
    };
    let having = |seat, letter| {
        let count = match answer::yes_or_no(text) {
            Some(any) => u32::from(any),
            None => answer::number(text)?,
        };
        Some(Answer::Count(seat, letter, count))
    };
    match question {
        Question::Cards(seat) => {
            (!text.is_empty()).then(|| Answer::Lines(vec![format!("{} has {text}", name(seat))]))
        }
        Question::Goes(seat) => repeated(text, format!("{} go", name(seat))),
        Question::Koi(seat) => repeated(text, format!("{} koi", name(seat))),
        Question::FieldBrights => {
            let brights = if text.is_empty() {
                0
            } else {
                answer::number(text)?
            };
            Some(Answer::Header(format!("field-brights {brights}")))
        }
        Question::Field => Some(Answer::Lines(vec![if answer::is_none(text) {
            "field".to_owned()
        } else {
            format!("field {text}")
        }])),
        Question::Heundeum(seat) => each("heundeum", seat, text),
        Question::Bombs(seat) => each("potkan", seat, text),
        Question::FirstSweep(seat) => each("first-sweep", seat, text),
        Question::OthersGo => {
            let seats = answer::players(text, names)?;
            if seats.iter().any(|seat| Some(*seat) == winner) {
                return None;
            }
            let lines = seats.into_iter().map(|seat| format!("{} go", name(seat)));
            Some(Answer::Lines(lines.collect()))
        }
        Question::Brights(seat) | Question::DryBrights(seat) | Question::BrightsOrShield(seat) => {
            having(seat, 'g')
        }
        Question::Animals(seat) => having(seat, 'y'),
        Question::Ribbons(seat) => having(seat, 't'),
        Question::Junk(seat, safe) => {
            let count = match answer::yes_or_no(text) {
                Some(true) => safe,
                Some(false) => return None,
                None => answer::number(text)?,
            };
            Some(Answer::Count(seat, 'p', count))
        }
        Question::AnyCard(seat) => {
            let any = answer::yes_or_no(text)?;
            Some(if any {
                Answer::Some(seat)
            } else {
                Answer::Nothing
            })
        }
        Question::Boar => {
            let seats = answer::players(text, names)?;
            let lines: Vec<String> = seats
                .into_iter()
                .map(|seat| format!("{} boar", name(seat)))
                .collect();
            (lines.len() <= 1).then_some(Answer::Lines(lines))
        }
        Question::Gives(from, to) => (!text.is_empty())
            .then(|| Answer::Lines(vec![format!("{} gives {text} to {}", name(from), name(to))])),
        Question::Stay(seat, iris) => {
            let decision = answer::decision(text, iris)?;
            Some(Answer::Lines(vec![format!("{} {decision}", name(seat))]))
        }
        Question::Sells(_) if answer::is_none(text) => Some(Answer::Nothing),
        Question::Sells(seat) => {
            let sale = answer::sale(text);
            Some(Answer::Lines(vec![format!("{} sells {sale}", name(seat))]))
        }
        Question::Others => answer::is_none(text).then_some(Answer::Nothing),
    }
}
