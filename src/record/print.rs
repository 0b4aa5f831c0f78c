//! Writes records in canonical form.

use super::made;
use super::seats::COMMAS;
use super::{
    Act, Bound, CardList, ChipValue, CountKind, Counts, Header, Known, Line, Nth, OeMyeon,
    PartCounts, Record, RecordEntry, ScoredPile, Spanned, TableEvent, is_keyword,
};
use crate::card::{Calendar, Flower, codes};

/// Returns a name in the form that records use: in quotes if it has spaces, is a keyword or ends
/// with a comma.
pub fn quoted(name: &str) -> String {
    let plain = !name.contains(char::is_whitespace)
        && !name.starts_with(['#', '＃', '"', '“'])
        && !name.is_empty()
        && !name.ends_with(COMMAS)
        && !is_keyword(name);
    if plain {
        name.to_owned()
    } else {
        format!("\"{name}\"")
    }
}

impl Record {
    /// Writes the canonical text, one line for each entry. Parsing that text gives the same record.
    pub fn print(&self, calendar: Calendar) -> String {
        self.entries
            .iter()
            .map(|entry| entry.print(calendar) + "\n")
            .collect()
    }
}

impl RecordEntry {
    /// Writes the canonical text of an entry, without a line break.
    pub fn print(&self, calendar: Calendar) -> String {
        let line = self.line.as_ref().map(|line| line.print(calendar));
        let comment = self.comment.as_ref().map(|comment| format!("# {comment}"));
        let parts: Vec<String> = [line, comment].into_iter().flatten().collect();
        parts.join(" ").trim_end().to_owned()
    }
}

impl Line {
    /// Writes the canonical text of a line.
    pub fn print(&self, calendar: Calendar) -> String {
        match self {
            Self::Header(header) => print_header(header, calendar),
            Self::Act(name, act) => format!("{} {}", quoted(&name.value), print_act(act, calendar)),
            Self::Table(event) => print_event(event, calendar),
        }
    }
}

fn cards(list: &CardList, calendar: Calendar) -> String {
    codes(list.0.iter().map(|card| card.value), calendar)
}

fn print_header(header: &Header, calendar: Calendar) -> String {
    let rest = match header {
        Header::Rules(name) => quoted(&name.value),
        Header::Set(key, value) => format!("{}={value}", key.value),
        Header::Players(names) => {
            let names: Vec<String> = names.iter().map(|name| quoted(&name.value)).collect();
            names.join(" ")
        }
        Header::Carry(hands) => hands.to_string(),
        Header::Date(date) => date.to_string(),
        Header::Chip(chip) => chip.to_string(),
        Header::Month(flower) | Header::TableQuads(flower) => flower.month(calendar).to_string(),
        Header::Mission(mission) => {
            let each = if mission.each { " each" } else { "" };
            let cards = cards(&mission.cards, calendar);
            format!("{cards} x{}{each}", mission.times)
        }
        Header::Pot(chips) => chips.to_string(),
        Header::Dues(name, chips) => format!("{} {chips}", quoted(&name.value)),
        Header::Round(number) | Header::FieldBrights(number) => number.to_string(),
        Header::Table(list) => cards(list, calendar),
        Header::Stake(times) => format!("x{times}"),
    };
    line(header.word(), &rest)
}

fn print_event(event: &TableEvent, calendar: Calendar) -> String {
    let rest = match event {
        TableEvent::Field(list) => cards(list, calendar),
        TableEvent::Net(amounts) => {
            let amounts = amounts.iter().map(|(name, chips)| {
                let sign = if *chips > 0 { "+" } else { "" };
                format!("{} {sign}{chips}", quoted(&name.value))
            });
            amounts.collect::<Vec<_>>().join(" ")
        }
        TableEvent::TableFour(flower) => flower.value.month(calendar).to_string(),
        TableEvent::Nagari
        | TableEvent::Void
        | TableEvent::Expire
        | TableEvent::Draw
        | TableEvent::TablePairs => String::new(),
    };
    line(event.keyword().word(), &rest)
}

/// Joins a word and the text after it, which may be empty.
fn line(word: &str, rest: &str) -> String {
    format!("{word} {rest}").trim_end().to_owned()
}

fn counted(mut counts: Counts) -> String {
    let told = |kind: CountKind| format!("{}{}", kind.letter(), counts.of_kind(kind));
    CountKind::ALL.map(told).join(" ")
}

/// Writes cards, then the number of each kind that has one.
fn cards_and_counts(list: &CardList, counts: PartCounts, calendar: Calendar) -> String {
    let told = |kind: CountKind| Some(format!("{}{}", kind.letter(), counts.number_of(kind)?));
    let counts = CountKind::ALL.into_iter().filter_map(told);
    let parts: Vec<String> = std::iter::once(cards(list, calendar))
        .chain(counts)
        .collect();
    parts.join(" ").trim_start().to_owned()
}

fn print_known(facts: &[Known], calendar: Calendar) -> String {
    let fact = |fact: &Known| match fact {
        Known::Count(kind, bound) => {
            let letter = kind.letter();
            match bound {
                Bound::Exactly(number) => format!("{letter}{number}"),
                Bound::AtLeast(number) => format!("{letter}{number}+"),
                Bound::Below(number) => format!("{letter}<{number}"),
            }
        }
        Known::Card(card) => card.value.code(calendar),
        Known::Nothing => "none".to_owned(),
        Known::Something => "some".to_owned(),
    };
    facts.iter().map(fact).collect::<Vec<_>>().join(" ")
}

fn print_scored(scored: ScoredPile) -> String {
    let animals = scored.animals.map(|count| format!("y{count}"));
    let kind = |told: bool, letter: &str| told.then(|| letter.to_owned());
    let parts = [
        Some(scored.points.to_string()),
        kind(scored.brights, "g"),
        animals,
        kind(scored.ribbons, "t"),
        kind(scored.junk, "p"),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn print_act(act: &Act, calendar: Calendar) -> String {
    let month = |flower: Flower| flower.month(calendar);
    let told = |flower: &Option<Spanned<Flower>>| {
        flower.map_or_else(String::new, |flower| month(flower.value).to_string())
    };
    let first = |told: bool| if told { "first" } else { "" };
    let rest = match act {
        Act::Turn(turn) => turn.print(calendar),
        Act::Takes(list) | Act::Holds(list) | Act::Sells(list, None) => cards(list, calendar),
        Act::Has(list, counts) => cards_and_counts(list, *counts, calendar),
        Act::Counts(counts) => counted(*counts),
        Act::Known(facts) => print_known(facts, calendar),
        Act::Scores(scored, list, counts) => {
            let known = cards_and_counts(list, *counts, calendar);
            format!("{} {known}", print_scored(*scored))
        }
        Act::Makes(told) => made::print(told),
        Act::Gives(card, to) => {
            format!("{} to {}", card.value.code(calendar), quoted(&to.value))
        }
        Act::Heundeum(flower) | Act::Potkan(flower) | Act::Grenade(flower) | Act::Quads(flower) => {
            told(flower)
        }
        Act::FirstSweep(flower) | Act::Teshi(flower) => month(flower.value).to_string(),
        Act::Ppuk(flower, nth) => format!("{} {}", told(flower), nth_word(*nth))
            .trim_start()
            .to_owned(),
        Act::Special(_, told) | Act::Boar(told) => first(*told).to_owned(),
        Act::Cup(call) => call.word().to_owned(),
        Act::Go(Some(points)) => points.value.to_string(),
        Act::OeMyeon(accusation) => print_accusation(accusation, calendar),
        Act::Drops(true) => "iris".to_owned(),
        Act::Sells(list, Some(flower)) => {
            format!("{} heundeum {}", cards(list, calendar), told(flower))
        }
        Act::Baekhwajeom
        | Act::Heodang
        | Act::Go(None)
        | Act::Stop
        | Act::Push
        | Act::Syodang
        | Act::Accepts
        | Act::Refuses
        | Act::Drops(false)
        | Act::Stays
        | Act::Koi
        | Act::Shobu
        | Act::Kuttsuki => String::new(),
    };
    match act.verb() {
        Some(verb) => line(verb.word(), &rest),
        None => rest.trim_end().to_owned(),
    }
}

const fn nth_word(nth: Option<Nth>) -> &'static str {
    match nth {
        None => "",
        Some(Nth::First) => "first",
        Some(Nth::Second) => "second",
        Some(Nth::Third) => "third",
    }
}

fn print_accusation(accusation: &OeMyeon, calendar: Calendar) -> String {
    let mut text = accusation.card.value.code(calendar);
    if let Some(with) = &accusation.with {
        text.push_str(" with ");
        text.push_str(&cards(with, calendar));
    }
    if accusation.last_card {
        text.push_str(" last-card");
    }
    if accusation.forced {
        text.push_str(" forced");
    }
    text
}

impl std::fmt::Display for ChipValue {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let digits = format!("{:0>1$}", self.units, usize::from(self.places) + 1);
        let (whole, fraction) = digits.split_at(digits.len() - usize::from(self.places));
        let dot = if fraction.is_empty() { "" } else { "." };
        write!(out, "{whole}{dot}{fraction}")?;
        if self.currency.is_empty() {
            return Ok(());
        }
        write!(out, " {}", quoted(&self.currency))
    }
}
