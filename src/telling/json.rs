//! Told hands in JSON.

use super::fact::{Ended, Fact, FactKind, Happened, LineOf, ToldBak};
use super::{Ask, Enter, TellingTable};
use crate::card::Calendar;
use crate::record::{Bound, CountKind, Nth, Seat};
use crate::vocabulary::Word;
use serde_json::{Map, Value, json};

fn name(seat: Option<Seat>, table: TellingTable<'_>) -> Value {
    let name = seat.and_then(|seat| table.players.get(seat.0));
    name.map_or(Value::Null, |name| json!(name))
}

/// Returns the name of a word in JSON.
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

const fn bak(bak: ToldBak) -> &'static str {
    match bak {
        ToldBak::Gwang => "gwang-bak",
        ToldBak::Pi => "pi-bak",
        ToldBak::Meong => "meoung-bak",
        ToldBak::Tti => "tti-bak",
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
    /// Returns the fact as an object: the player it is about, its name, its content, and the words
    /// that said it.
    pub fn to_json(&self, table: TellingTable<'_>) -> Value {
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

/// Returns the name and the content of a fact.
fn said(what: &FactKind, calendar: Calendar) -> (&'static str, Value) {
    match what {
        FactKind::Points(points) | FactKind::PointsBehind(_, points) => {
            ("points", json!({"points": points}))
        }
        FactKind::NoSet(set) => ("no-set", json!({"set": id(set.0)})),
        FactKind::ThreePpuk => ("three-ppuk", Value::Null),
        FactKind::LinePoints(LineOf::Set(set), points) => {
            ("line-points", json!({"set": id(set.0), "points": points}))
        }
        FactKind::LinePoints(LineOf::Kind(of), points) => {
            ("line-points", json!({"kind": kind(*of), "points": points}))
        }
        FactKind::Set(set) => ("set", json!({"set": id(set.0)})),
        FactKind::SetCards(set, count) => ("set-cards", json!({"set": id(set.0), "count": count})),
        FactKind::Among(of) => ("among", json!({"kind": kind(*of)})),
        FactKind::Count(of, count, _) => ("count", json!({"kind": kind(*of), "count": count})),
        FactKind::Known(of, bound) => {
            let bound = match bound {
                Bound::Exactly(count) => count.to_string(),
                Bound::AtLeast(count) => format!("{count}+"),
                Bound::Below(count) => format!("<{count}"),
            };
            ("known", json!({"kind": kind(*of), "count": bound}))
        }
        FactKind::WithRain => ("with-rain", Value::Null),
        FactKind::WithCup(with) => ("junk-counts-cup", json!({"counted": with})),
        FactKind::SevenAnimals => ("meoung-dda", Value::Null),
        FactKind::Cards(cards) => {
            let codes: Vec<String> = cards.iter().map(|card| card.code(calendar)).collect();
            ("cards", json!({"cards": codes}))
        }
        FactKind::Cup(call) => ("cup", json!({"as": call.word()})),
        FactKind::Goes(goes) => ("goes", json!({"times": goes})),
        FactKind::Go => ("go", Value::Null),
        FactKind::Happened(event, times, month) => {
            let month = month.map(|month| month.month(calendar));
            (
                "event",
                json!({"event": happened(*event), "times": times, "month": month}),
            )
        }
        FactKind::Quads(month) => {
            let month = month.map(|month| month.month(calendar));
            ("quads", json!({"month": month}))
        }
        FactKind::Bak(of, applies) => ("bak", json!({"bak": bak(*of), "applies": applies})),
        FactKind::GoBak => ("bak", json!({"bak": "go-bak", "applies": true})),
        FactKind::DokBak => ("dok-bak", Value::Null),
        FactKind::Captured(some) => ("captured", json!({"some": some})),
        FactKind::Won => ("won", Value::Null),
        FactKind::Push => ("push", Value::Null),
        FactKind::Bare(number) => ("number", json!({"number": number})),
        FactKind::Amount(chips) => ("amount", json!({"chips": chips})),
        FactKind::Koi(times) => ("koi", json!({"times": times})),
        FactKind::Ended(ended) => {
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
    /// Returns the question as an object: its id, the players that it is about, and the answer that
    /// Enter gives. That answer is `null` if there is none, `"nothing"`, or a list of players'
    /// names.
    pub fn to_json(&self, table: TellingTable<'_>) -> Value {
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
