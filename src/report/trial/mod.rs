//! What a record does not tell, as changes of the record that would tell it.

mod counts;
mod seats;

use super::open::Fact;
use super::whatif::{Change, Insertion};
use crate::card::Calendar;
use crate::letters::same_name;
use crate::record::{Act, Entry, Header, Line, Source, TableEvent, parse_from, quoted};
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
    /// Whether jokers take junk under the rules after the change.
    jokers_take: bool,
}

impl Told {
    pub(super) fn of(record: &str, after: &Rules, verdict: &Verdict) -> Self {
        let calendar = after.calendar();
        let record = parse_from(Source::Ledger, record, calendar).record;
        let rules = after.gostop();
        let players = record.players().into_iter().map(str::to_owned).collect();
        Self {
            calendar,
            players,
            winner: verdict.winner.clone(),
            rain_protects: rules.is_some_and(|rules| rules.gwang_bak_rain_protects),
            jokers_take: rules.is_some_and(|rules| rules.junk_each_joker > 0),
            entries: record.entries,
        }
    }

    /// Returns what might have been, as far as the record does not tell it.
    pub(super) fn trials(&self, fact: Fact) -> Vec<Trial> {
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
            Fact::Go => self.of_goes(fact),
            Fact::Heundeum => self.of_triples(fact),
            Fact::Potkan | Fact::Grenade => self.of_bombs(fact),
            Fact::FirstSweep => {
                let told = |act: &Act| matches!(act, Act::FirstSweep(_));
                self.each(fact, told, months("first-sweep"))
            }
            Fact::Heodang => {
                let told = |act: &Act| matches!(act, Act::Heodang);
                self.each(fact, told, |name| vec![format!("{name} heodang")])
            }
            Fact::FieldBrights | Fact::Field | Fact::SetMonth => self.of_header(fact),
            Fact::Boar | Fact::FirstPpuk | Fact::Baekhwajeom | Fact::Special(_) => {
                self.of_table(fact)
            }
            Fact::MorePpuk => self.of_ppuks(),
            Fact::Offer => self.of_offers(),
            Fact::Fed => self.of_feeding(),
            Fact::LastCard | Fact::Forced => self.of_accusations(fact),
            Fact::Sale => self.of_sales(),
            Fact::SaleTriple => self.of_sold_triples(),
            Fact::JokerJunk => self.of_jokers(),
            // No change of the record says it without its cards.
            Fact::Points => Vec::new(),
            Fact::AnyCard
            | Fact::Brights
            | Fact::Rain
            | Fact::Animals
            | Fact::Ribbons
            | Fact::Junk => self.of_counts(fact),
        }
    }

    /// Returns a trial for each player but the winner who said no go.
    fn of_goes(&self, fact: Fact) -> Vec<Trial> {
        let go = |name: &str| vec![format!("{name} go")];
        let mut trials = self.each(fact, |act| matches!(act, Act::Go(_)), go);
        trials.retain(|trial| trial.player != self.winner);
        trials
    }

    /// Returns a trial for the winner if he showed no triple.
    fn of_triples(&self, fact: Fact) -> Vec<Trial> {
        let told = |act: &Act| matches!(act, Act::Heundeum(_));
        let mut trials = self.each(fact, told, months("heundeum"));
        trials.retain(|trial| trial.player == self.winner);
        trials
    }

    /// Returns whether a line tells such an act, of this player or of anybody.
    fn tells(&self, name: Option<&str>, test: impl Fn(&Act) -> bool) -> bool {
        self.entries.iter().any(|entry| match &entry.line {
            Some(Line::Act(who, act)) => {
                name.is_none_or(|name| same_name(&who.value, name)) && test(act)
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
            (Fact::Boar, Act::Boar(_))
            | (Fact::FirstPpuk, Act::Ppuk(_, Some(_)))
            | (Fact::Baekhwajeom, Act::Baekhwajeom) => true,
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
                Fact::Baekhwajeom => vec![format!("{name} baekhwajeom")],
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

    /// Returns a trial about the field of Koi-Koi, or the month set before the deal.
    fn of_header(&self, fact: Fact) -> Vec<Trial> {
        let told = self.entries.iter().any(|entry| match &entry.line {
            Some(Line::Header(Header::Table(_))) => fact != Fact::SetMonth,
            Some(Line::Header(Header::Month(_))) => fact == Fact::SetMonth,
            Some(Line::Header(Header::FieldBrights(_))) => fact == Fact::FieldBrights,
            Some(Line::Table(TableEvent::Field(_))) => fact == Fact::Field,
            _ => false,
        });
        if told {
            return Vec::new();
        }
        let lines: Vec<String> = match fact {
            Fact::Field => {
                let cards = [
                    "11g", "11y", "11t", "11p", "11s", "12g", "12y", "12t", "12p", "12s",
                ];
                cards.map(|card| format!("field {card}")).to_vec()
            }
            Fact::SetMonth => (1..=12).map(|month| format!("month {month}")).collect(),
            _ => vec!["field-brights 1".to_owned()],
        };
        vec![Trial {
            fact,
            player: None,
            changes: lines.into_iter().map(line).collect(),
        }]
    }
}

/// Returns the lines that tell an act of a player with each month.
fn months(verb: &'static str) -> impl Fn(&str) -> Vec<String> {
    move |name| {
        let line = |month| format!("{name} {verb} {month}");
        (1..=12).map(line).collect()
    }
}

/// Returns a record's change by one line more.
fn line(line: String) -> Change {
    lines(vec![line])
}

/// Returns a record's change by these lines more.
fn lines(lines: Vec<String>) -> Change {
    let insertion = |line| Insertion { before: None, line };
    Change {
        with: lines.into_iter().map(insertion).collect(),
        ..Change::default()
    }
}

/// Returns a record's change by these lines before one of its own.
fn insert(at: u32, lines: Vec<String>) -> Change {
    let before = Some(at);
    let insertion = |line| Insertion { before, line };
    Change {
        with: lines.into_iter().map(insertion).collect(),
        ..Change::default()
    }
}

/// Returns a record's change of one line into another.
fn otherwise(at: u32, line: String) -> Change {
    Change {
        without: vec![at],
        ..insert(at, vec![line])
    }
}

/// Cards that make a yaku.
const YAKU: [&str; 5] = ["1t 2t 3t", "6t 9t 10t", "3g 9y", "8g 9y", "1g 3g 8g"];
