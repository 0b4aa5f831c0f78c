//! A told hand as programs read it.

use super::fact::{Bak, Ended, Fact, Happened, LineOf, What};
use super::{Ask, Enter, Table};
use crate::card::Calendar;
use crate::record::{Bound, CountKind, Nth, Seat};
use crate::vocabulary::Word;
use serde_json::{Map, Value, json};

fn name(seat: Option<Seat>, table: Table<'_>) -> Value {
    let name = seat.and_then(|seat| table.players.get(seat.0));
    name.map_or(Value::Null, |name| json!(name))
}

/// Returns how programs call a word.
fn id(word: Word) -> String {
    let mut id = String::new();
    for letter in format!("{word:?}").chars() {
        if letter.is_ascii_uppercase() && !id.is_empty() {
            id.push('-');
        }
        id.push(letter.to_ascii_lowercase());
    }
    id
}

const fn kind(kind: CountKind) -> &'static str {
    match kind {
        CountKind::Brights => "brights",
        CountKind::Animals => "animals",
        CountKind::Ribbons => "ribbons",
        CountKind::Junk => "junk",
    }
}

const fn bak(bak: Bak) -> &'static str {
    match bak {
        Bak::Gwang => "gwang-bak",
        Bak::Pi => "pi-bak",
        Bak::Meong => "meoung-bak",
        Bak::Tti => "tti-bak",
    }
}

fn happened(happened: Happened) -> String {
    match happened {
        Happened::Shake => "heundeum".to_owned(),
        Happened::Bomb => "potkan".to_owned(),
        Happened::Grenade => "grenade".to_owned(),
        Happened::Ppuk(None) => "ppuk".to_owned(),
        Happened::Ppuk(Some(Nth::First)) => "first-ppuk".to_owned(),
        Happened::Ppuk(Some(Nth::Second)) => "second-ppuk".to_owned(),
        Happened::Ppuk(Some(Nth::Third)) => "third-ppuk".to_owned(),
        Happened::Special(special, false) => special.word().to_owned(),
        Happened::Special(special, true) => format!("first-{}", special.word()),
        Happened::FirstSweep => "first-sweep".to_owned(),
        Happened::Boar => "boar".to_owned(),
    }
}

impl Fact {
    /// Returns the fact as an object: whom it is about, what it is, what is said of it, and the words.
    pub fn to_json(&self, table: Table<'_>) -> Value {
        let calendar = table.ruleset.rules.calendar();
        let mut object = Map::new();
        object.insert("player".to_owned(), name(self.seat, table));
        let (fact, more) = said(&self.what, calendar);
        object.insert("fact".to_owned(), json!(fact));
        if let Value::Object(more) = more {
            object.extend(more);
        }
        let words: Vec<Value> = self
            .words
            .iter()
            .map(|word| json!({"text": word.text, "column": word.column}))
            .collect();
        object.insert("words".to_owned(), Value::Array(words));
        Value::Object(object)
    }
}

/// Returns what a fact is called and what is said of it.
fn said(what: &What, calendar: Calendar) -> (&'static str, Value) {
    match what {
        What::Points(points) | What::PointsBehind(_, points) => {
            ("points", json!({"points": points}))
        }
        What::NoSet(set) => ("no-set", json!({"set": id(set.0)})),
        What::ThreePpuk => ("three-ppuk", Value::Null),
        What::LinePoints(LineOf::Set(set), points) => {
            ("line-points", json!({"set": id(set.0), "points": points}))
        }
        What::LinePoints(LineOf::Kind(of), points) => {
            ("line-points", json!({"kind": kind(*of), "points": points}))
        }
        What::Set(set) => ("set", json!({"set": id(set.0)})),
        What::SetCards(set, count) => ("set-cards", json!({"set": id(set.0), "count": count})),
        What::Among(of) => ("among", json!({"kind": kind(*of)})),
        What::Count(of, count, _) => ("count", json!({"kind": kind(*of), "count": count})),
        What::Known(of, bound) => {
            let bound = match bound {
                Bound::Exactly(count) => count.to_string(),
                Bound::AtLeast(count) => format!("{count}+"),
                Bound::Below(count) => format!("<{count}"),
            };
            ("known", json!({"kind": kind(*of), "count": bound}))
        }
        What::WithRain => ("with-rain", Value::Null),
        What::SevenAnimals => ("meoung-dda", Value::Null),
        What::Cards(cards) => {
            let codes: Vec<String> = cards.iter().map(|card| card.code(calendar)).collect();
            ("cards", json!({"cards": codes}))
        }
        What::Goes(goes) => ("goes", json!({"times": goes})),
        What::Go => ("go", Value::Null),
        What::Happened(event, times, month) => {
            let month = month.map(|month| month.month(calendar));
            (
                "event",
                json!({"event": happened(*event), "times": times, "month": month}),
            )
        }
        What::Quads(month) => {
            let month = month.map(|month| month.month(calendar));
            ("quads", json!({"month": month}))
        }
        What::Bak(of, applies) => ("bak", json!({"bak": bak(*of), "applies": applies})),
        What::GoBak => ("bak", json!({"bak": "go-bak", "applies": true})),
        What::DokBak => ("dok-bak", Value::Null),
        What::Captured(some) => ("captured", json!({"some": some})),
        What::Won => ("won", Value::Null),
        What::Push => ("push", Value::Null),
        What::Bare(number) => ("number", json!({"number": number})),
        What::Amount(chips) => ("amount", json!({"chips": chips})),
        What::Koi(times) => ("koi", json!({"times": times})),
        What::Ended(ended) => {
            let ended = match ended {
                Ended::Nagari => "nagari",
                Ended::Void => "void",
                Ended::Broken => "broken",
            };
            ("ended", json!({"as": ended}))
        }
    }
}

impl Ask {
    /// Returns the question as an object: its id, the players whom it is about, and what Enter
    /// answers: `null`, `"nothing"`, or the names of those alone to whom it applies.
    pub fn to_json(&self, table: Table<'_>) -> Value {
        let names = |seats: &[Seat]| -> Vec<Value> {
            seats.iter().map(|seat| name(Some(*seat), table)).collect()
        };
        let enter = match &self.enter {
            None => Value::Null,
            Some(Enter::Nothing) => json!("nothing"),
            Some(Enter::Only(seats)) => json!(names(seats)),
        };
        json!({"id": self.id.name(), "players": names(&self.players), "enter": enter})
    }
}
