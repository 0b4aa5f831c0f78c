//! The quick way: which questions matter under this ruleset and this winner, and the record lines
//! that their answers are.

mod gostop;
mod gwangpalli;
mod koikoi;

use super::answer;
use super::ask::Question;
use crate::card::Calendar;
use crate::case::Told;
use crate::record::{Act, Line, Problem, Seat, TableEvent, quoted};
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
    /// Who formed a yaku last in a round that was drawn, if anybody did.
    Formed(Option<Seat>),
    /// Nothing to note.
    Nothing,
}

/// The end of a hand as far as it was asked for.
#[derive(Clone, Debug)]
pub(super) struct Quick {
    /// Who won, where somebody did.
    winner: Option<Seat>,
    /// Whether the cards ran out before anybody won.
    drawn: bool,
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
    /// Returns the end of a hand that somebody won.
    pub(super) const fn won(winner: Seat) -> Self {
        Self {
            winner: Some(winner),
            drawn: false,
            answers: Vec::new(),
        }
    }

    /// Returns the end that a line says, where questions may follow it.
    pub(super) fn of_end(line: &Line, playing: &[String]) -> Option<Self> {
        match line {
            Line::Act(name, Act::Stop | Act::Shobu) => {
                answer::named(&name.value, playing).map(Self::won)
            }
            Line::Table(TableEvent::Draw) => Some(Self {
                winner: None,
                drawn: true,
                answers: Vec::new(),
            }),
            _ => None,
        }
    }

    /// Returns who won, where somebody did.
    pub(super) const fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Returns whether it is the same end as another, whatever was answered.
    pub(super) fn same_end(&self, other: &Self) -> bool {
        (self.winner, self.drawn) == (other.winner, other.drawn)
    }

    /// Returns whether an end that is no fault leaves something to be asked. In Go-Stop what was
    /// told by lines is all there is.
    pub(super) fn asks(&self, told: &Told, rules: &Rules) -> bool {
        matches!(told, Told::KoiKoi(_)) && self.next(told, rules).is_some()
    }

    /// Returns the line by which the winner claims his points.
    pub(super) fn claim(&self, told: &Told) -> Option<String> {
        let (name, verb) = match told {
            Told::GoStop(hand) => (hand.name(self.winner?), "stop"),
            Told::KoiKoi(round) => (round.player(self.scored(round)?).name.clone(), "shobu"),
            Told::MinHwatu(_) => return None,
        };
        Some(format!("{} {verb}", quoted(&name)))
    }

    /// Returns whether a problem with that line is one of the winner's cards, which no later answer
    /// mends.
    pub(super) const fn is_refused_by(&self, problem: &Problem) -> bool {
        match problem {
            Problem::NoYaku { .. } => true,
            Problem::StopBelowTarget { .. }
            | Problem::StopNotImproved { .. }
            | Problem::ShobuNotGrown { .. } => !self.drawn,
            _ => false,
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

    /// Returns the record lines of the answers so far, those before the events or those after them.
    /// The counts of losers are apart: a loser is asked about as long as nothing is told of him.
    pub(super) fn lines(&self, early: bool) -> Vec<String> {
        let lines = self.answers.iter().filter_map(|(question, answer)| {
            let here = self.is_early(*question) == early;
            match answer {
                Answer::Lines(lines) if here => Some(lines.clone()),
                _ => None,
            }
        });
        lines.flatten().collect()
    }

    /// Returns the lines that end the record once all is asked.
    pub(super) fn ending(&self, told: &Told, rules: &Rules) -> Vec<String> {
        match (told, rules) {
            (Told::GoStop(hand), _) => self.gostop_ending(hand),
            (Told::KoiKoi(round), Rules::KoiKoi(rules)) => self.koikoi_ending(round, rules),
            _ => Vec::new(),
        }
    }
}

/// The most goes that are taken for meant.
const MOST_GOES: u32 = 30;

/// Returns a line as often as an answer says; Enter is the least.
fn repeated(text: &str, line: String, least: u32) -> Option<Answer> {
    let times = if text.is_empty() {
        least
    } else {
        answer::number(text)?
    };
    (least..=MOST_GOES)
        .contains(&times)
        .then(|| Answer::Lines(vec![line; times as usize]))
}

/// Returns how many cards of a kind an answer says a loser has: some, none, or a number.
fn having(seat: Seat, letter: char, text: &str) -> Option<Answer> {
    let count = match answer::yes_or_no(text) {
        Some(any) => u32::from(any),
        None => answer::number(text)?,
    };
    Some(Answer::Count(seat, letter, count))
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
    match question {
        Question::Cards(seat) => {
            let cards = if answer::is_empty_pile(text) {
                ""
            } else {
                text
            };
            let line = format!("{} has {cards}", name(seat));
            (!text.is_empty()).then(|| Answer::Lines(vec![line]))
        }
        Question::Goes(seat) => repeated(text, format!("{} go", name(seat)), 0),
        Question::Koi(seat, least) => repeated(text, format!("{} koi", name(seat)), least),
        Question::LastYaku(known) if text.is_empty() => Some(Answer::Formed(known)),
        Question::LastYaku(known) => match answer::players(text, names)?.as_slice() {
            [] if known.is_none() => Some(Answer::Formed(None)),
            [only] => Some(Answer::Formed(Some(*only))),
            _ => None,
        },
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
            having(seat, 'g', text)
        }
        Question::Animals(seat) => having(seat, 'y', text),
        Question::Ribbons(seat) => having(seat, 't', text),
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
