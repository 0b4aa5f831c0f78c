//! Draws two verdicts side by side.

use super::rows::{agree, heads, said};
use crate::card::Calendar;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{self, Text, below, say};
use crate::record::{Fault, Name, Record, RecordEntry};
use crate::report::{Unrecorded, same};
use crate::rules::KeyDifference;
use crate::verdict::Verdict;
use crate::words::evening::ComparedTo;
use std::io;

/// Draws a verdict next to that of the hand as written; rows that differ are marked.
pub(in crate::cli) fn side_by_side(
    screen: &mut Screen,
    before: &Verdict,
    after: &Verdict,
    beside: ComparedTo,
) -> io::Result<()> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, beside_headings(beside)));
    for head in heads(before, after) {
        let about = say!(lang, compared_head(head));
        let about = if agree(head, before, after) {
            Styled::said("  ", "").then(about)
        } else {
            let differs = format!(", {}", say!(lang, differs()));
            Styled::said("* ", "")
                .then(about)
                .then(Styled::said("", differs))
        };
        let [old, new] = [before, after].map(|verdict| said(lang, head, verdict));
        grid.styled_row([about, old.into(), new.into()]);
    }
    screen.table(grid)
}

/// Draws what is wrong with a record, each fault after its line.
pub(in crate::cli) fn faults_in(
    screen: &mut Screen,
    record: &Record,
    faults: &[Fault],
    calendar: Calendar,
) -> io::Result<()> {
    let lang = screen.lang();
    for line in words::faults_in(lang, record, faults, calendar) {
        screen.prose(format!("  {line}"))?;
    }
    Ok(())
}

/// Draws the lines of a record that a change removes and adds.
pub(in crate::cli) fn changed_lines(
    screen: &mut Screen,
    before: &Record,
    after: &Record,
    calendar: Calendar,
) -> io::Result<()> {
    let lang = screen.lang();
    let mut rest = after.entries.as_slice();
    let mut rows = Vec::new();
    let row = |mark: char, entry: &RecordEntry| {
        let said = match mark {
            '+' => say!(lang, line_added()),
            _ => say!(lang, line_left_out()),
        };
        Styled::said(format!("  {mark} "), said).then(entry.print(calendar))
    };
    for entry in &before.entries {
        match rest.iter().position(|other| other == entry) {
            Some(at) => {
                rows.extend(rest[..at].iter().map(|entry| row('+', entry)));
                rest = &rest[at + 1..];
            }
            None => rows.push(row('-', entry)),
        }
    }
    rows.extend(rest.iter().map(|entry| row('+', entry)));
    let end = (!rows.is_empty()).then(|| Styled::from(""));
    for line in rows.into_iter().chain(end) {
        screen.line(line)?;
    }
    Ok(())
}

/// Draws ways out of irregularities and faults: the claims of each, and an explanation.
pub(in crate::cli) fn ways<'a>(
    screen: &mut Screen,
    ways: impl Iterator<Item = (&'a [String], &'a str)>,
) -> io::Result<()> {
    let lang = screen.lang();
    screen.prose(say!(lang, ways_head()))?;
    let mut grid = Grid::new(&["", ""]);
    for (claims, says) in ways {
        for (at, claim) in claims.iter().enumerate() {
            grid.row(&[claim.as_str(), if at == 0 { says } else { "" }]);
        }
    }
    screen.table(grid)
}

/// Draws the rules that make the difference. Draws nothing if the change is only to lines of the
/// record and no key differs.
pub(in crate::cli) fn deciding(
    screen: &mut Screen,
    rules_change: bool,
    keys: &[KeyDifference],
) -> io::Result<()> {
    let lang = screen.lang();
    if !rules_change && keys.is_empty() {
        return Ok(());
    }
    screen.line("")?;
    screen.prose(&say!(lang, deciding_head(keys.len())))?;
    for key in keys {
        screen.prose(below(say!(lang, deciding_line(key))))?;
    }
    Ok(())
}

/// Draws the facts that records may lack, each with the hands concerned if these are to be named.
pub(in crate::cli) fn open_facts(
    screen: &mut Screen,
    open: impl Iterator<Item = (Unrecorded, Vec<u32>)>,
) -> io::Result<()> {
    let lang = screen.lang();
    for (at, (open, hands)) in open.enumerate() {
        if at == 0 {
            screen.line("")?;
        }
        screen.prose(&say!(lang, open_fact(&open, &hands)))?;
    }
    Ok(())
}

/// Draws two results of each hand of a session: as it was, and as it would have been. Says so if the
/// hand would not have been played.
pub(in crate::cli) fn hands_otherwise(
    screen: &mut Screen,
    hands: impl Iterator<Item = (u32, Verdict, Option<Result<Verdict, Option<String>>>)>,
) -> io::Result<()> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, hands_otherwise_headings()));
    let mut impossible = Vec::new();
    let differs = || Styled::said("*", say!(lang, differs()));
    for (number, before, after) in hands {
        let was = say!(lang, brought(&before, &before.net));
        let (other, mark) = match after {
            None => (say!(lang, no_more_played()).into(), differs()),
            Some(Ok(after)) if same(&before, &after) => (Text::default(), Styled::from("")),
            Some(Ok(after)) => {
                let other = say!(lang, brought(&after, &after.net));
                let mark = if other == was { "".into() } else { differs() };
                (other, mark)
            }
            Some(Err(None)) => (say!(lang, not_known()).into(), Styled::said("?", "")),
            Some(Err(Some(why))) => {
                impossible.push((number, why));
                (say!(lang, not_so()).into(), Styled::said("!", ""))
            }
        };
        grid.styled_row([number.to_string().into(), was.into(), other.into(), mark]);
    }
    screen.table(grid)?;
    for (number, why) in impossible {
        screen.prose(&say!(lang, impossible_hand(number, why.trim())))?;
    }
    Ok(())
}

/// Draws what each player would have won or lost.
pub(in crate::cli) fn totals_otherwise(
    screen: &mut Screen,
    before: &[(Name, i64)],
    after: &[(Name, i64)],
) -> io::Result<()> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, totals_otherwise_headings()));
    for ((name, was), (_, would_be)) in before.iter().zip(after) {
        let difference = would_be.saturating_sub(*was);
        let chips = [*was, *would_be, difference].map(|chips| words::signed(lang, chips).into());
        grid.styled_row(std::iter::once(Styled::from(name.as_str())).chain(chips));
    }
    screen.table(grid)
}
