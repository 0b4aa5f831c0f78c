//! Claims about a record: `drop N`, `N: LINE`, `after N: LINE`, or a line, which replaces the line
//! that it contradicts.

use super::row::{RecordLine, RecordRow};
use super::word::DisputeWord;
use crate::card::{Calendar, fold as folded};
use crate::evening::refusal::{BadClaim, Refusal};
use crate::record::{Act, CountKind, Header, Known, Line, Name, Source, TableEvent, parse_line};
use std::sync::Arc;

/// A claimed change to a record. Line numbers are those of the original record.
#[derive(Clone, Debug)]
pub(crate) enum Claim {
    /// The line with this number is struck.
    Struck(u32),
    /// The line with this number should read like this.
    Reads(u32, RecordLine),
    /// This line follows the line with this number.
    Behind(u32, RecordLine),
    /// This line is in the record, in place of the line that it contradicts.
    There(RecordLine),
}

/// What is needed to read claims about a hand.
#[derive(Clone, Debug)]
pub(crate) struct ClaimTerms {
    pub(crate) calendar: Calendar,
    /// The players of the hand.
    pub(crate) players: Arc<[Name]>,
}

impl ClaimTerms {
    /// Makes a line that nobody typed.
    pub(crate) fn line(&self, line: Line) -> RecordLine {
        RecordLine::made(line, self.calendar, &self.players)
    }
}

impl Claim {
    /// Reads a claim about a record from a text, or returns why the text is no claim.
    pub(crate) fn read(
        text: &str,
        rows: &[RecordRow],
        terms: &ClaimTerms,
    ) -> Result<Self, Refusal> {
        let text = text.trim();
        let line = |text: &str| RecordLine::written(text, &terms.players);
        if let Some((DisputeWord::Drop, rest)) = DisputeWord::parse(text) {
            return Ok(Self::Struck(numbered(rows, rest)?));
        }
        let after = text.strip_prefix("after ");
        if let Some((number, said)) = placed(after.unwrap_or(text)) {
            let at = numbered(rows, number)?;
            return match (said.is_empty(), after.is_some()) {
                (true, true) => Err(BadClaim::NothingBehind { line: at }.into()),
                (true, false) => Err(BadClaim::NoText { line: at }.into()),
                (false, true) => Ok(Self::Behind(at, line(said))),
                (false, false) => Ok(Self::Reads(at, line(said))),
            };
        }
        let said = line(text);
        if said.says(terms.calendar).is_some() {
            return Ok(Self::There(said));
        }
        let parsed = parse_line(Source::New, text, terms.calendar, &terms.players);
        Err(parsed.faults.first().map_or_else(
            || BadClaim::NoClaim.into(),
            |fault| Refusal::at(fault.place.column, &fault.problem, terms.calendar),
        ))
    }

    /// Returns the claim as it can be typed.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Struck(number) => format!("drop {number}"),
            Self::Reads(number, line) => format!("{number}: {}", line.text()),
            Self::Behind(number, line) => format!("after {number}: {}", line.text()),
            Self::There(line) => line.text().to_owned(),
        }
    }

    /// Returns the rows of a record after this claim, or why the claim cannot be applied.
    pub(crate) fn apply(
        &self,
        mut rows: Vec<RecordRow>,
        terms: &ClaimTerms,
    ) -> Result<Vec<RecordRow>, BadClaim> {
        match self {
            Self::Struck(line) => {
                let row = row_mut(&mut rows, *line)?;
                if row.struck {
                    return Err(BadClaim::Struck { line: *line });
                }
                row.struck = true;
            }
            Self::Reads(line, said) => {
                let row = row_mut(&mut rows, *line)?;
                *row = RecordRow::new(row.number, said.clone());
            }
            Self::Behind(line, said) => {
                let at = position(&rows, *line)?;
                rows.insert(behind_row(&rows, at), RecordRow::new(None, said.clone()));
            }
            Self::There(said) => put(&mut rows, said, terms),
        }
        Ok(rows)
    }
}

/// Splits a text `N: LINE` into number and line; `None` for any other text.
fn placed(text: &str) -> Option<(&str, &str)> {
    let (number, line) = text.split_once(':')?;
    let number = number.trim();
    let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| (number, line.trim()))
}

/// Reads a line number, which some row of the record must have.
fn numbered(rows: &[RecordRow], text: &str) -> Result<u32, BadClaim> {
    let text = text.trim();
    if text.is_empty() {
        return Err(BadClaim::NoNumber);
    }
    let wanted: Option<u32> = text.parse().ok();
    let there = |number: &u32| rows.iter().any(|row| row.number == Some(*number));
    wanted.filter(there).ok_or_else(|| BadClaim::NoLine {
        number: text.to_owned(),
    })
}

/// Returns the index of the row with a line number.
fn position(rows: &[RecordRow], number: u32) -> Result<usize, BadClaim> {
    rows.iter()
        .position(|row| row.number == Some(number))
        .ok_or_else(|| BadClaim::NoLine {
            number: number.to_string(),
        })
}

/// Returns the row with a line number.
fn row_mut(rows: &mut [RecordRow], number: u32) -> Result<&mut RecordRow, BadClaim> {
    let row = rows.iter_mut().find(|row| row.number == Some(number));
    row.ok_or_else(|| BadClaim::NoLine {
        number: number.to_string(),
    })
}

/// Returns the index for a new row after row `at`: behind the new rows that already follow it.
fn behind_row(rows: &[RecordRow], at: usize) -> usize {
    let new = rows.iter().skip(at + 1);
    at + 1 + new.take_while(|row| row.number.is_none()).count()
}

/// Puts a line in place of the line that it contradicts, or inserts it where it belongs.
fn put(rows: &mut Vec<RecordRow>, said: &RecordLine, terms: &ClaimTerms) {
    let calendar = terms.calendar;
    let Some(line) = said.says(calendar) else {
        return;
    };
    let there =
        |row: &RecordRow, test: &dyn Fn(&Line) -> bool| row.says(calendar).is_some_and(test);
    // If a key is set twice, the last one counts.
    let replaced = rows
        .iter()
        .rposition(|row| there(row, &|other| excludes(line, other)));
    if is_end(line) {
        // Several dealt hands may have won.
        let before = rows.iter_mut().take(replaced.unwrap_or(0));
        for row in before.filter(|row| there(row, &|other| excludes(line, other))) {
            row.struck = true;
        }
    }
    if let Some(row) = replaced.and_then(|at| rows.get_mut(at)) {
        let both = row.says(calendar).and_then(|old| known_of_both(line, old));
        row.line = both.map_or_else(|| said.clone(), |both| terms.line(both));
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
    rows.insert(at, RecordRow::new(None, said.clone()));
}

/// Returns a line with what is known of a pile: what `line` says, and what `old` says of other
/// kinds of cards. `None` unless both are `known` lines and the new one leaves anything open.
fn known_of_both(line: &Line, old: &Line) -> Option<Line> {
    let (Line::Act(name, Act::Known(facts)), Line::Act(_, Act::Known(known))) = (line, old) else {
        return None;
    };
    let told = |kind: &CountKind| {
        let mut kinds = facts.iter();
        kinds.any(|fact| matches!(fact, Known::Count(of, _) if of == kind))
    };
    if facts.contains(&Known::Nothing) {
        return None;
    }
    let stays = |fact: &&Known| match fact {
        Known::Count(kind, _) => !told(kind),
        Known::Card(_) => facts.iter().all(|fact| !matches!(fact, Known::Card(_))),
        Known::Nothing => false,
        Known::Something => !facts.contains(&Known::Something),
    };
    let mut all = facts.clone();
    all.extend(known.iter().filter(stays).copied());
    Some(Line::Act(name.clone(), Act::Known(all)))
}

/// Returns whether a line ends a hand.
const fn is_end(line: &Line) -> bool {
    matches!(
        line,
        Line::Act(_, Act::Stop | Act::Push | Act::Shobu | Act::Heodang)
            | Line::Table(
                TableEvent::Nagari | TableEvent::Void | TableEvent::Draw | TableEvent::Net(_)
            )
    ) || is_lucky(line)
}

/// Returns whether a line says that a dealt hand won; a record may have several such lines.
const fn is_lucky(line: &Line) -> bool {
    matches!(
        line,
        Line::Act(_, Act::Quads(_) | Act::Teshi(_) | Act::Kuttsuki)
    )
}

/// Returns whether a record cannot have both lines, so that the newer replaces the older.
fn excludes(line: &Line, other: &Line) -> bool {
    match (line, other) {
        (Line::Header(Header::Set(key, _)), Line::Header(Header::Set(known, _))) => key == known,
        (Line::Header(Header::Dues(name, _)), Line::Header(Header::Dues(known, _))) => {
            name == known
        }
        (Line::Header(line), Line::Header(other)) => line.word() == other.word(),
        (Line::Act(name, act), Line::Act(known, other)) if acts_exclude(act, other) => {
            folded(&name.value) == folded(&known.value)
        }
        _ => is_end(line) && is_end(other) && !(is_lucky(line) && is_lucky(other)),
    }
}

/// Returns whether a record cannot have both acts of one player.
const fn acts_exclude(act: &Act, other: &Act) -> bool {
    match (act, other) {
        (
            Act::Has(..) | Act::Counts(_) | Act::Known(_) | Act::Scores(..) | Act::Makes(_),
            Act::Has(..) | Act::Counts(_) | Act::Known(_) | Act::Scores(..) | Act::Makes(_),
        )
        // A pile recorded card by card is not also recorded in part.
        | (Act::Takes(_), Act::Known(_) | Act::Scores(..) | Act::Makes(_))
        | (Act::Stays | Act::Drops(_), Act::Stays | Act::Drops(_))
        | (Act::Accepts | Act::Refuses, Act::Accepts | Act::Refuses)
        | (Act::Sells(..), Act::Sells(..))
        | (Act::Cup(_), Act::Cup(_)) => true,
        _ => false,
    }
}
