//! Answers to the questions of a hand, as lines of the record.

use super::Answer;
use crate::card::{Calendar, Flower};
use crate::cli::entry::answer;
use crate::cli::entry::ask::Question;
use crate::record::{CountKind, Seat, quoted};
use std::ops::RangeInclusive;

/// Returns what an answer says, or `None` where it does not answer the question.
pub(in crate::cli::entry) fn read(
    question: Question,
    text: &str,
    names: &[String],
    calendar: Calendar,
) -> Option<Answer> {
    let text = text.trim();
    let lines = |lines: Vec<String>| Some(Answer::Lines(lines));
    match question {
        Question::Cards(seat) => {
            let cards = if answer::is_empty_pile(text) {
                ""
            } else {
                text
            };
            let line = format!("{} has {cards}", name(seat, names));
            (!text.is_empty()).then(|| Answer::Lines(vec![line]))
        }
        Question::Goes(seat, most) => repeated(text, format!("{} go", name(seat, names)), 0..=most),
        Question::Heundeum(seat) => each(seat, "heundeum", text, names, calendar),
        Question::Bombs(seat) => each(seat, "potkan", text, names, calendar),
        Question::FirstSweep(seat) => each(seat, "first-sweep", text, names, calendar),
        Question::OthersGo(winner) => {
            let seats = answer::players(text, names)?;
            if seats.contains(&winner) {
                return None;
            }
            lines(
                seats
                    .into_iter()
                    .map(|seat| format!("{} go", name(seat, names)))
                    .collect(),
            )
        }
        Question::Boar => {
            let seats = answer::players(text, names)?;
            let boar = seats
                .iter()
                .map(|seat| format!("{} boar", name(*seat, names)));
            (seats.len() <= 1).then(|| Answer::Lines(boar.collect()))
        }
        Question::Gives(from, to) if !text.is_empty() => {
            let (from, to) = (name(from, names), name(to, names));
            lines(vec![format!("{from} gives {text} to {to}")])
        }
        Question::Gives(..) => None,
        Question::Accepts(seat) => {
            let accepts = answer::accepts(text)?;
            let verb = if accepts { "accepts" } else { "refuses" };
            lines(vec![format!("{} {verb}", name(seat, names))])
        }
        Question::Onto(_, among) => answer::one_of(text, among, calendar).map(Answer::Onto),
        Question::Stay(seat, iris) => {
            let decision = answer::decision(text, iris)?;
            lines(vec![format!("{} {decision}", name(seat, names))])
        }
        Question::Sells(_) if answer::is_none(text) => Some(Answer::Nothing),
        Question::Sells(seat) => {
            let sale = answer::sale(text);
            lines(vec![format!("{} sells {sale}", name(seat, names))])
        }
        Question::Others => answer::is_none(text).then_some(Answer::Nothing),
        _ => of_round(question, text, names).or_else(|| of_loser(question, text)),
    }
}

/// Returns what an answer says about a round of Koi-Koi.
fn of_round(question: Question, text: &str, names: &[String]) -> Option<Answer> {
    match question {
        Question::Koi(seat, least, most) => {
            repeated(text, format!("{} koi", name(seat, names)), least..=most)
        }
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
        _ => None,
    }
}

/// Returns what an answer says about the cards of a loser.
fn of_loser(question: Question, text: &str) -> Option<Answer> {
    match question {
        Question::Brights(seat) | Question::DryBrights(seat) | Question::BrightsOrShield(seat) => {
            having(seat, CountKind::Brights, text)
        }
        Question::Animals(seat) => having(seat, CountKind::Animals, text),
        Question::Ribbons(seat) => having(seat, CountKind::Ribbons, text),
        Question::Junk(seat, safe) => {
            let count = match answer::yes_or_no(text) {
                Some(true) => safe,
                Some(false) => return None,
                None => answer::number(text)?,
            };
            Some(Answer::Count(seat, CountKind::Junk, count))
        }
        Question::AnyCard(seat) => Some(if answer::yes_or_no(text)? {
            Answer::Some(seat)
        } else {
            Answer::Nothing
        }),
        _ => None,
    }
}

fn name(seat: Seat, names: &[String]) -> String {
    names
        .get(seat.0)
        .map(|name| quoted(name))
        .unwrap_or_default()
}

/// Returns a line for each month that an answer lists.
fn each(
    seat: Seat,
    verb: &str,
    text: &str,
    names: &[String],
    calendar: Calendar,
) -> Option<Answer> {
    let name = name(seat, names);
    let line = |month: Flower| format!("{name} {verb} {}", month.month(calendar));
    let months = answer::months(text, calendar)?;
    Some(Answer::Lines(months.into_iter().map(line).collect()))
}

/// Returns a line as often as an answer says; Enter is the least.
fn repeated(text: &str, line: String, times_meant: RangeInclusive<u32>) -> Option<Answer> {
    let times = if text.is_empty() {
        *times_meant.start()
    } else {
        answer::number(text)?
    };
    times_meant
        .contains(&times)
        .then(|| Answer::Lines(vec![line; times as usize]))
}

/// Returns how many cards of a kind an answer says a loser has: some, none, or a number.
fn having(seat: Seat, kind: CountKind, text: &str) -> Option<Answer> {
    let count = match answer::yes_or_no(text) {
        Some(any) => u32::from(any),
        None => answer::number(text)?,
    };
    Some(Answer::Count(seat, kind, count))
}
