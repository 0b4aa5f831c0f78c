//! Hands noted elsewhere: records in one text, separated by empty lines.

mod aligned;
mod evening;
mod key;
mod noted;
mod renamed;
mod said;
mod terms;
mod there;
mod told;

use crate::card::Calendar;
use crate::case::{Case, DEFAULT_RULES, DropsAround, Opening};
use crate::date::Date;
use crate::record::{Faults, Header, Line, Name, Record, RecordEntry, Spanned, lines, parse};
use crate::rules::{self, Game, Ruleset};
use crate::verdict::Outcome;
use noted::{RecordText, Shelf};
use std::collections::HashMap;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use told::UnsettledHand;

pub use evening::{NotedEvening, evenings};
pub(crate) use noted::RecordedRow;
pub use noted::{Misnoted, Mistold, Noted};
pub use renamed::renamed;
pub use there::{LedgerHand, There, Tie, there};

/// Reads the hands of a text in order: records, and lines that tell a hand in words. If a part with
/// told lines does not say who plays, the parts before it do. A hand without a `date` line belongs
/// to the day of the hand before it, and the first hand to `day`. A hand without a `chip` line has
/// the chip value of the hand before it. Relative paths in `rules` lines start at `base`.
/// Errors: everything that is wrong.
pub fn read(text: &str, base: &Path, day: Option<Date>) -> Result<Vec<Noted>, Vec<Misnoted>> {
    let mut shelf = Shelf::new(base);
    let (mut noted, mut wrong, mut day) = (Vec::new(), Vec::new(), day);
    let (mut chip, mut header) = (None, Vec::new());
    let hands: Vec<UnsettledHand> = parts(text)
        .into_iter()
        .flat_map(|part| told::hands(part, &mut header, &mut shelf))
        .collect();
    for hand in hands {
        match shelf.settled(hand, &noted, day) {
            Ok(Some(mut hand)) => {
                day = Some(hand.day);
                hand.chip = hand.chip.or_else(|| chip.take());
                chip.clone_from(&hand.chip);
                noted.push(hand);
            }
            Ok(None) => {}
            Err(why) => wrong.push(why),
        }
    }
    if wrong.is_empty() {
        Ok(noted)
    } else {
        Err(wrong)
    }
}

/// Reads the rows of a sheet, each with its own day. Relative paths in `rules` lines start at
/// `base`. Errors: everything that is wrong, each fault where its row begins.
pub(crate) fn of_rows(
    rows: impl Iterator<Item = RecordedRow>,
    base: &Path,
) -> Result<Vec<Noted>, Vec<Misnoted>> {
    let mut shelf = Shelf::new(base);
    let (mut noted, mut wrong) = (Vec::new(), Vec::new());
    for row in rows {
        let part = RecordText {
            first: row.line,
            text: row.record,
        };
        match shelf.read(&part, &noted, None) {
            Ok(hand) => noted.extend(hand.map(|hand| Noted {
                is_evening: row.is_evening,
                ..hand
            })),
            Err(why) => wrong.push(why.at_line(row.line)),
        }
    }
    if wrong.is_empty() {
        Ok(noted)
    } else {
        Err(wrong)
    }
}

/// Splits a text into records.
fn parts(text: &str) -> Vec<RecordText> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut parts: Vec<RecordText> = Vec::new();
    let mut goes_on = false;
    for (number, line) in (1..).zip(lines(text)) {
        let empty = line.trim().is_empty();
        match parts.last_mut().filter(|_| goes_on) {
            _ if empty => {}
            Some(part) => part.text.extend([line, "\n"]),
            None => parts.push(RecordText {
                first: number,
                text: format!("{line}\n"),
            }),
        }
        goes_on = !empty;
    }
    parts
}

impl<'a> Shelf<'a> {
    fn new(base: &'a Path) -> Self {
        Self {
            base,
            read: HashMap::new(),
        }
    }

    /// Returns the ruleset with a name, if there is one.
    fn ruleset(&mut self, name: &str) -> Option<Rc<Ruleset>> {
        if let Some(known) = self.read.get(name) {
            return Some(Rc::clone(known));
        }
        let ruleset = Rc::new(rules::load_for_record(name, self.base).ok()?);
        self.read.insert(name.to_owned(), Rc::clone(&ruleset));
        Some(ruleset)
    }

    /// Returns the ruleset that header lines name, or the default.
    fn of_lines(&mut self, header: &[Line]) -> Rc<Ruleset> {
        let mut names = header.iter().filter_map(|line| match line {
            Line::Header(Header::Rules(name)) => Some(name.value.as_str()),
            _ => None,
        });
        let own = names.next().and_then(|name| self.ruleset(name));
        own.or_else(|| self.ruleset(DEFAULT_RULES))
            .unwrap_or_default()
    }

    /// Settles a hand, recorded or told in words; `before` are the hands before it.
    fn settled(
        &mut self,
        hand: UnsettledHand,
        before: &[Noted],
        day: Option<Date>,
    ) -> Result<Option<Noted>, Misnoted> {
        let part = match hand {
            UnsettledHand::Recorded(part) => part,
            UnsettledHand::Told(words) => {
                let ruleset = self.of_lines(words.header());
                let part = words.part(before.last(), &ruleset);
                part.map_err(|why| Misnoted::Told(words.line, why))?
            }
        };
        self.read(&part, before, day)
    }

    /// Reads and settles a record after the hands `before` it; returns nothing if it has only
    /// comments.
    fn read(
        &mut self,
        part: &RecordText,
        before: &[Noted],
        day: Option<Date>,
    ) -> Result<Option<Noted>, Misnoted> {
        let first = parse(&part.text, Calendar::Korean);
        if first.faults.is_empty() && first.record.entries.iter().all(|it| it.line.is_none()) {
            return Ok(None);
        }
        let rules = first.record.rules().unwrap_or(DEFAULT_RULES).to_owned();
        let ruleset = self.ruleset(&rules);
        let case = Case::read(
            &part.text,
            Opening {
                base: self.base,
                ruleset: ruleset.as_deref(),
                first_line: part.first,
                ..Opening::default()
            },
        );
        let calendar = case.ruleset().rules.calendar();
        let wrong = |faults: Faults| Misnoted::Wrong {
            faults: faults
                .into_iter()
                .map(|fault| fault.from_line(part.first))
                .collect(),
            calendar,
        };
        let day = case.record.date().or(day);
        let case = case.between(DropsAround {
            before: day.map(|day| dropped_on(day, before)).unwrap_or_default(),
            ..DropsAround::default()
        });
        case.settle().map_err(wrong)?;
        let Some(day) = day else {
            return Err(Misnoted::NoDay(part.first));
        };
        // If the name has no ruleset, settling has reported that as a fault.
        let ruleset = ruleset.unwrap_or_else(|| Rc::new(case.ruleset().clone()));
        let record = kept(case.record, &rules, day).print(calendar);
        // Reads the record as the ledger will, with its own `rules` and `date` lines.
        let case = Case::written(&record, &ruleset);
        let verdict = case.settle().map_err(wrong)?;
        let players = case.record.players().into_iter();
        Ok(Some(Noted {
            line: part.first,
            day,
            players: players.map(Name::from).collect(),
            chip: case.record.chip().cloned(),
            is_evening: false,
            round: round(&case.record),
            dropped: (verdict.outcome != Outcome::Void && case.ruleset().game() == Game::GoStop)
                .then(|| case.dropped()),
            record,
            verdict,
            rules,
            ruleset,
        }))
    }
}

/// Returns who chose to drop out of the last of these hands that was played on a day and not dealt
/// again.
fn dropped_on(day: Date, hands: &[Noted]) -> Arc<[Name]> {
    let mut of_day = hands.iter().rev().filter(|hand| hand.day == day);
    let last = of_day.find_map(|hand| hand.dropped.clone());
    last.unwrap_or_default()
}

fn round(record: &Record) -> Option<u32> {
    record.headers().find_map(|(_, header)| match header {
        Header::Round(round) => Some(*round),
        _ => None,
    })
}

/// Returns a record as the ledger stores it: with the day, and the rules by which it was played.
fn kept(mut record: Record, rules: &str, day: Date) -> Record {
    let header = |header| RecordEntry::unwritten(1, Line::Header(header));
    if record.date().is_none() {
        let is_header = |entry: &RecordEntry| matches!(entry.line, None | Some(Line::Header(_)));
        let after = record.entries.iter().take_while(|entry| is_header(entry));
        let at = after.count();
        record.entries.insert(at, header(Header::Date(day)));
    }
    if record.rules().is_none() {
        let rules = Header::Rules(Spanned::synthetic(rules.to_owned()));
        record.entries.insert(0, header(rules));
    }
    record
}
