//! Claims of a dispute as edits of a record: `drop N`, `N: LINE`, `after N: LINE`, or a line that
//! takes the place of what it contradicts.

use super::refusal::{BadClaim, Refusal};
use crate::card::{Calendar, fold as folded};
use crate::record::{Act, Header, Line, Record, Source, TableEvent, parse, parse_from};
use std::cell::OnceCell;
use std::collections::HashSet;
use std::rc::Rc;

/// A line of a record under dispute.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// Its number in the record as it stood, if it was there.
    pub(super) number: Option<u32>,
    /// What it says, or said.
    pub(super) text: String,
    /// Whether it is struck.
    pub(super) struck: bool,
    /// What its text says, once somebody asked; copies of the row know it too.
    said: Rc<OnceCell<Option<Line>>>,
}

impl Row {
    /// Returns the row of a line, with its number if the record had it.
    fn new(number: Option<u32>, line: &str) -> Self {
        Self {
            number,
            text: line.to_owned(),
            struck: false,
            said: Rc::default(),
        }
    }

    /// Returns whether this row reads like another of the same number.
    pub(super) fn is(&self, other: &Self) -> bool {
        self.key() == other.key()
    }

    /// Returns what tells it from other rows.
    fn key(&self) -> (Option<u32>, &str) {
        (self.number, &self.text)
    }

    /// Makes it read otherwise.
    fn reads(&mut self, line: &str) {
        let struck = self.struck;
        *self = Self {
            struck,
            ..Self::new(self.number, line)
        };
    }

    /// Returns what the row says, if it is not struck and is understood.
    fn says(&self, calendar: Calendar) -> Option<&Line> {
        let read = || said(&self.text, calendar);
        self.said
            .get_or_init(read)
            .as_ref()
            .filter(|_| !self.struck)
    }
}

/// A record with the claims so far. Each was applied once, behind those before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Claimed {
    original: Vec<Row>,
    claims: Vec<String>,
    rows: Vec<Row>,
}

impl Claimed {
    /// Returns a record of which nothing was claimed.
    pub(super) fn nothing(record: &str) -> Self {
        let original = rows(record);
        Self {
            rows: original.clone(),
            original,
            claims: Vec::new(),
        }
    }

    /// Returns the record with more claims, or the first that cannot be and why.
    pub(super) fn with(mut self, claims: &[String], calendar: Calendar) -> Result<Self, Refusal> {
        for claim in claims {
            self.rows = apply(self.rows, claim, calendar)?;
            self.claims.push(claim.clone());
        }
        Ok(self)
    }

    /// Takes the last claim back, if there is one, and returns it.
    pub(super) fn undo(&mut self, calendar: Calendar) -> Option<String> {
        let (last, rest) = self.claims.split_last()?;
        let last = last.clone();
        // The others could be claimed before.
        let rest = self.clone().cleared().with(rest, calendar);
        *self = rest.ok()?;
        Some(last)
    }

    /// Returns the record without any claim.
    pub(super) fn cleared(self) -> Self {
        Self {
            rows: self.original.clone(),
            claims: Vec::new(),
            ..self
        }
    }

    /// Returns the lines of the record as it was written.
    pub(super) fn original(&self) -> &[Row] {
        &self.original
    }

    /// Returns the claims.
    pub(super) fn claims(&self) -> &[String] {
        &self.claims
    }

    /// Returns the lines as they are claimed.
    pub(super) fn rows(&self) -> &[Row] {
        &self.rows
    }
}

/// Returns the rows of a record.
fn rows(record: &str) -> Vec<Row> {
    let row = |(number, line): (u32, &str)| Row::new(Some(number), line);
    (1..).zip(record.lines()).map(row).collect()
}

/// Returns the lines of rows that were not among those of a record with claims, nor in that record.
pub(super) fn newly_said<'r>(rows: &'r [Row], before: &Claimed) -> Vec<&'r str> {
    let before = before.rows.iter().chain(&before.original);
    let before: HashSet<(Option<u32>, &str)> = before.map(Row::key).collect();
    let new = |row: &&Row| !row.struck && !before.contains(&row.key());
    rows.iter()
        .filter(new)
        .map(|row| row.text.as_str())
        .collect()
}

/// Returns the row that is a line of the record that rows are.
pub(super) fn row_of(rows: &[Row], line: u32) -> Option<usize> {
    let kept = (0..rows.len()).filter(|at| !rows[*at].struck);
    (1..)
        .zip(kept)
        .find(|(number, _)| *number == line)
        .map(|(_, at)| at)
}

/// Returns the record that rows are, without those that are struck.
pub(super) fn text_of(rows: &[Row]) -> String {
    let kept = rows.iter().filter(|row| !row.struck);
    kept.flat_map(|row| [row.text.as_str(), "\n"]).collect()
}

/// Returns the rows with a claim.
pub(super) fn apply(
    mut rows: Vec<Row>,
    claim: &str,
    calendar: Calendar,
) -> Result<Vec<Row>, Refusal> {
    let claim = claim.trim();
    let (word, rest) = claim.split_once(' ').unwrap_or((claim, ""));
    if word == "drop" {
        let at = numbered(&rows, rest)?;
        if rows[at].struck {
            let number = rest.trim().to_owned();
            return Err(BadClaim::Struck { number }.into());
        }
        rows[at].struck = true;
        return Ok(rows);
    }
    let after = claim.strip_prefix("after ");
    if let Some((number, line)) = placed(after.unwrap_or(claim)) {
        let at = numbered(&rows, number)?;
        match (line.is_empty(), after.is_some()) {
            (true, behind) => {
                let number = number.to_owned();
                let why = if behind {
                    BadClaim::NothingBehind { number }
                } else {
                    BadClaim::NoText { number }
                };
                return Err(why.into());
            }
            (false, true) => rows.insert(behind_row(&rows, at), Row::new(None, line)),
            (false, false) => {
                rows[at].reads(line);
                rows[at].struck = false;
            }
        }
        return Ok(rows);
    }
    let Some(line) = said(claim, calendar) else {
        return Err(not_understood(claim, calendar));
    };
    put(&mut rows, &line, claim, calendar);
    Ok(rows)
}

/// Returns the number and the line of a text `N: LINE`.
fn placed(text: &str) -> Option<(&str, &str)> {
    let (number, line) = text.split_once(':')?;
    let number = number.trim();
    let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| (number, line.trim()))
}

/// Returns where a new row goes that is to stand behind another: behind those too that were put
/// there before.
fn behind_row(rows: &[Row], at: usize) -> usize {
    let new = rows[at + 1..].iter();
    at + 1 + new.take_while(|row| row.number.is_none()).count()
}

/// Returns where the row of a number stands.
fn numbered(rows: &[Row], number: &str) -> Result<usize, Refusal> {
    let number = number.trim();
    if number.is_empty() {
        return Err(BadClaim::NoNumber.into());
    }
    let wanted: Option<u32> = number.parse().ok();
    rows.iter()
        .position(|row| row.number.is_some() && row.number == wanted)
        .ok_or_else(|| {
            let number = number.to_owned();
            BadClaim::NoLine { number }.into()
        })
}

/// Returns what a text of one line says, if it is understood.
fn said(text: &str, calendar: Calendar) -> Option<Line> {
    let entries = parse_from(Source::Ledger, text, calendar).record.entries;
    entries.into_iter().next().and_then(|entry| entry.line)
}

fn not_understood(claim: &str, calendar: Calendar) -> Refusal {
    let parsed = parse(claim, calendar);
    parsed.faults.first().map_or_else(
        || BadClaim::NoClaim.into(),
        |fault| Refusal::at(fault.place.column, &fault.problem, calendar),
    )
}

/// Puts a line in the place of the one it contradicts, or where it belongs.
fn put(rows: &mut Vec<Row>, line: &Line, claim: &str, calendar: Calendar) {
    let there = |row: &Row, test: &dyn Fn(&Line) -> bool| row.says(calendar).is_some_and(test);
    // Of a key that is set twice the last counts.
    let replaced = rows
        .iter()
        .rposition(|row| there(row, &|other| excludes(line, other)));
    if let Some(at) = replaced {
        rows[at].reads(claim);
        return;
    }
    let header = |other: &Line| matches!(other, Line::Header(_));
    let at = if header(line) {
        let last = rows.iter().rposition(|row| there(row, &header));
        last.map_or(0, |at| at + 1)
    } else {
        let end = rows.iter().position(|row| there(row, &is_end));
        end.unwrap_or(rows.len())
    };
    rows.insert(at, Row::new(None, claim));
}

/// Returns whether a line ends a hand.
const fn is_end(line: &Line) -> bool {
    matches!(
        line,
        Line::Act(_, Act::Stop | Act::Push | Act::Shobu | Act::Heodang)
            | Line::Table(TableEvent::Nagari | TableEvent::Void | TableEvent::Draw)
    )
}

/// Returns whether a record cannot have both lines, so that the one takes the other's place.
fn excludes(line: &Line, other: &Line) -> bool {
    match (line, other) {
        (Line::Header(Header::Set(key, _)), Line::Header(Header::Set(known, _))) => key == known,
        (Line::Header(Header::Dues(name, _)), Line::Header(Header::Dues(known, _))) => {
            name == known
        }
        (Line::Header(line), Line::Header(other)) => line.word() == other.word(),
        (
            Line::Act(name, Act::Has(_) | Act::Counts(_) | Act::Scores(_)),
            Line::Act(known, Act::Has(_) | Act::Counts(_) | Act::Scores(_)),
        )
        | (
            Line::Act(name, Act::Stays | Act::Drops(_)),
            Line::Act(known, Act::Stays | Act::Drops(_)),
        )
        | (Line::Act(name, Act::Sells(..)), Line::Act(known, Act::Sells(..))) => {
            folded(&name.value) == folded(&known.value)
        }
        _ => is_end(line) && is_end(other),
    }
}

/// Returns why a record cannot take the place of another as the record of the same hand: it names
/// another ruleset or other people.
pub(super) fn another_hand(before: &Record, after: &Record) -> Option<BadClaim> {
    let rules = |record: &Record| {
        record.headers().find_map(|(_, header)| match header {
            Header::Rules(name) => Some(name.value.clone()),
            _ => None,
        })
    };
    if rules(before) != rules(after) {
        return Some(BadClaim::OtherRules);
    }
    (before.players() != after.players()).then_some(BadClaim::OtherPlayers)
}

/// Returns the first key that one record sets and the other leaves as it is.
pub(super) fn no_longer_set(before: &Record, after: &Record) -> Option<String> {
    let keys = |record: &Record| -> Vec<String> {
        let headers = record.headers();
        headers
            .filter_map(|(_, header)| match header {
                Header::Set(key, _) => Some(key.value.clone()),
                _ => None,
            })
            .collect()
    };
    let kept = keys(after);
    keys(before).into_iter().find(|key| !kept.contains(key))
}

/// Returns whether two records say the same, whatever their comments and the way they are written.
pub(super) fn say_the_same(left: &Record, right: &Record, calendar: Calendar) -> bool {
    let lines = |record: &Record| -> Vec<String> {
        let lines = record.entries.iter();
        let lines = lines.filter_map(|entry| entry.line.as_ref());
        lines.map(|line| folded(&line.print(calendar))).collect()
    };
    lines(left) == lines(right)
}
