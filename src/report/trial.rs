//! What a record does not tell, as changes of the record that would tell it.

use super::open::Fact;
use super::whatif::{Change, Insertion};
use crate::card::{Calendar, fold};
use crate::record::{Act, Asked, At, Counts, Entry, Header, Line, TableEvent, parse, quoted};
use crate::rules::Rules;
use crate::verdict::Verdict;

/// Something that might have been, as changes of the record.
pub(super) struct Trial {
    pub(super) fact: Fact,
    pub(super) player: Option<String>,
    pub(super) changes: Vec<Change>,
}

/// What a record tells.
pub(super) struct Told {
    pub(super) calendar: Calendar,
    entries: Vec<Entry>,
    players: Vec<String>,
    winner: Option<String>,
    /// Whether the rain protects under the rules after the change.
    rain_protects: bool,
}

/// The counts of a loser, as a line tells them.
struct Counted<'a> {
    at: u32,
    name: &'a At<String>,
    counts: Counts,
    /// The kinds that were asked for, where the line came from questions.
    asked: Option<Asked>,
}

impl Told {
    pub(super) fn of(record: &str, after: &Rules, verdict: &Verdict) -> Self {
        let calendar = after.calendar();
        let record = parse(record, calendar).record;
        let players = record.players().into_iter().map(str::to_owned).collect();
        Self {
            calendar,
            players,
            winner: verdict.winner.clone(),
            rain_protects: after
                .gostop()
                .is_some_and(|rules| rules.gwang_bak_rain_protects),
            entries: record.entries,
        }
    }

    /// Returns what might have been, as far as the record does not tell it.
    pub(super) fn trials(&self, fact: Fact) -> Vec<Trial> {
        let months = |verb: &'static str| {
            move |name: &str| {
                (1..=12)
                    .map(|month| format!("{name} {verb} {month}"))
                    .collect()
            }
        };
        match fact {
            Fact::Koi => self.each(
                fact,
                |act| *act == Act::Koi,
                |name| vec![format!("{name} koi")],
            ),
            Fact::Cards => {
                let told = |act: &Act| matches!(act, Act::Takes(_) | Act::Has(_));
                let some = |name: &str| YAKU.map(|yaku| format!("{name} has {yaku}")).to_vec();
                self.each(fact, told, some)
            }
            Fact::Go => {
                let go = |name: &str| {
                    ["3", "7"]
                        .map(|points| format!("{name} go {points}"))
                        .to_vec()
                };
                let mut trials = self.each(fact, |act| matches!(act, Act::Go(_)), go);
                trials.retain(|trial| trial.player != self.winner);
                trials
            }
            Fact::Heundeum | Fact::Potkan => {
                let (verb, told): (_, fn(&Act) -> bool) = if fact == Fact::Heundeum {
                    ("heundeum", |act| matches!(act, Act::Heundeum(_)))
                } else {
                    ("potkan", |act| matches!(act, Act::Potkan(_)))
                };
                let mut trials = self.each(fact, told, months(verb));
                trials.retain(|trial| trial.player == self.winner);
                trials
            }
            Fact::FirstSweep => {
                let told = |act: &Act| matches!(act, Act::FirstSweep(_));
                self.each(fact, told, months("first-sweep"))
            }
            Fact::FieldBrights | Fact::Field => self.of_field(fact),
            Fact::Boar | Fact::FirstPpuk | Fact::Special(_) => self.of_table(fact),
            Fact::AnyCard
            | Fact::Brights
            | Fact::Rain
            | Fact::Animals
            | Fact::Ribbons
            | Fact::Junk => self.of_counts(fact),
        }
    }

    /// Returns whether a line tells such an act, of this player or of anybody.
    fn tells(&self, name: Option<&str>, test: impl Fn(&Act) -> bool) -> bool {
        self.entries.iter().any(|entry| match &entry.line {
            Some(Line::Act(who, act)) => {
                name.is_none_or(|name| fold(&who.value) == fold(name)) && test(act)
            }
            _ => false,
        })
    }

    /// Returns a trial for each player of whom no such act is told.
    fn each(
        &self,
        fact: Fact,
        told: impl Fn(&Act) -> bool,
        lines: impl Fn(&str) -> Vec<String>,
    ) -> Vec<Trial> {
        let untold = self.players.iter();
        let untold = untold.filter(|name| !self.tells(Some(name.as_str()), &told));
        let trial = |name: &String| Trial {
            fact,
            player: Some(name.clone()),
            changes: lines(&quoted(name)).into_iter().map(line).collect(),
        };
        untold.map(trial).collect()
    }

    /// Returns a trial about something that anybody may have done.
    fn of_table(&self, fact: Fact) -> Vec<Trial> {
        let told = |act: &Act| match (fact, act) {
            (Fact::Boar, Act::Boar(_)) | (Fact::FirstPpuk, Act::Ppuk(_, Some(_))) => true,
            (Fact::Special(special), Act::Special(known, _)) => special == *known,
            _ => false,
        };
        if self.tells(None, told) {
            return Vec::new();
        }
        let lines = |name: &String| -> Vec<String> {
            let name = quoted(name);
            match fact {
                Fact::Special(special) => ["", " first"]
                    .map(|first| format!("{name} {}{first}", special.word()))
                    .to_vec(),
                Fact::FirstPpuk => (1..=12)
                    .map(|month| format!("{name} ppuk {month} first"))
                    .collect(),
                _ => ["", " first"]
                    .map(|first| format!("{name} boar{first}"))
                    .to_vec(),
            }
        };
        let lines = self.players.iter().flat_map(lines);
        vec![Trial {
            fact,
            player: None,
            changes: lines.map(line).collect(),
        }]
    }

    /// Returns a trial about the field of Koi-Koi.
    fn of_field(&self, fact: Fact) -> Vec<Trial> {
        let told = self.entries.iter().any(|entry| match &entry.line {
            Some(Line::Header(Header::Table(_))) => true,
            Some(Line::Header(Header::FieldBrights(_))) => fact == Fact::FieldBrights,
            Some(Line::Table(TableEvent::Field(_))) => fact == Fact::Field,
            _ => false,
        });
        if told {
            return Vec::new();
        }
        let lines: Vec<String> = if fact == Fact::Field {
            let cards = [
                "11g", "11y", "11t", "11p", "11s", "12g", "12y", "12t", "12p", "12s",
            ];
            cards.map(|card| format!("field {card}")).to_vec()
        } else {
            vec!["field-brights 1".to_owned()]
        };
        vec![Trial {
            fact,
            player: None,
            changes: lines.into_iter().map(line).collect(),
        }]
    }

    fn counted(&self) -> impl Iterator<Item = Counted<'_>> {
        self.entries.iter().filter_map(|entry| match &entry.line {
            Some(Line::Act(name, Act::Counts(counts))) => Some(Counted {
                at: entry.place.line,
                name,
                counts: *counts,
                asked: entry.comment.as_deref().and_then(Asked::read),
            }),
            _ => None,
        })
    }

    /// Returns a trial for each loser of whom a count was not asked for.
    fn of_counts(&self, fact: Fact) -> Vec<Trial> {
        let trial = |counted: Counted<'_>| Trial {
            fact,
            player: Some(counted.name.value.clone()),
            changes: counted
                .others(fact, self.rain_protects)
                .into_iter()
                .map(|counts| Change {
                    without: vec![counted.at],
                    with: vec![Insertion {
                        before: Some(counted.at),
                        line: Line::Act(counted.name.clone(), Act::Counts(counts))
                            .print(self.calendar),
                    }],
                    ..Change::default()
                })
                .collect(),
        };
        self.counted().map(trial).collect()
    }
}

impl Counted<'_> {
    /// Returns what the counts may have been as well.
    fn others(&self, fact: Fact, rain_protects: bool) -> Vec<Counts> {
        let of = self.counts;
        if fact == Fact::Rain {
            // Where it protects, the rain is one of the brights that were counted; else it may have
            // been left out by who was asked for the others.
            let counted = u32::from(!rain_protects);
            let other = Counts {
                brights: 1 - counted,
                ..of
            };
            let open = of.brights == counted && (!rain_protects || self.asked.is_some());
            return if open { vec![other] } else { Vec::new() };
        }
        // A person who counts tells all.
        let Some(asked) = &self.asked else {
            return Vec::new();
        };
        let unasked = |letter: char| !asked.0.contains(&letter);
        match fact {
            Fact::Brights if unasked('g') => vec![Counts { brights: 1, ..of }],
            Fact::Ribbons | Fact::AnyCard if unasked('t') => vec![Counts { ribbons: 1, ..of }],
            Fact::Animals | Fact::AnyCard if unasked('y') => vec![Counts { animals: 1, ..of }],
            // The question about junk ends at the number from which there is no pi-bak.
            Fact::Junk if unasked('p') => [1, MUCH_JUNK].map(|junk| Counts { junk, ..of }).to_vec(),
            Fact::Junk => vec![Counts {
                junk: MUCH_JUNK,
                ..of
            }],
            _ => Vec::new(),
        }
    }
}

/// Returns a record's change by one line more.
fn line(line: String) -> Change {
    Change {
        with: vec![Insertion { before: None, line }],
        ..Change::default()
    }
}

/// Junk enough under any rules.
const MUCH_JUNK: u32 = 20;

/// Cards that make a yaku.
const YAKU: [&str; 5] = ["1t 2t 3t", "6t 9t 10t", "3g 9y", "8g 9y", "1g 3g 8g"];
