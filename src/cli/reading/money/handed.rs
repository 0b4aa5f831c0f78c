//! `dokbak paid` without names: lists what was handed over, day by day.

use super::draw;
use crate::cli::args::PaidArgs;
use crate::cli::draw::glued;
use crate::cli::error::{Failure, Status};
use crate::cli::json::written;
use crate::cli::opened::existing;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::somebody::somebody;
use crate::cli::words::say;
use crate::ledger::{EntryId, Ledger};
use crate::report::account::handed::{HandedRow, rows};
use serde::Serialize;
use serde_json::value::RawValue;
use std::path::Path;

pub(super) fn run(
    args: &PaidArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    // Report invalid days before anything is opened.
    args.period.check()?;
    match existing(path, args.json, screen)? {
        Some(ledger) => told(args, &ledger, screen)?,
        None if args.json => screen.json(json(&[]))?,
        None => {}
    }
    Ok(Status::Done)
}

/// Shows the payments in an open ledger.
pub(super) fn told(args: &PaidArgs, ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    let period = args.period.in_ledger(ledger)?;
    let people = ledger.people()?;
    let player = args.player.as_deref();
    let player = player.map(|name| somebody(name, &people)).transpose()?;
    let rows = rows(ledger, &people, period, player)?;
    if args.json {
        return Ok(screen.json(json(&rows))?);
    }
    let lang = screen.lang();
    if rows.is_empty() {
        return Ok(screen.line(say!(lang, none_handed_over()))?);
    }
    if screen.is_narrow() {
        return draw_by_day(&rows, screen);
    }
    let mut grid = Grid::new(&say!(lang, handed_headings())).spare(&[4]);
    for row in &rows {
        let remark = say!(
            lang,
            handed_remark(row.handover.settled, row.kitty, row.note())
        );
        grid.styled_row([
            Styled::from(glued(&say!(lang, on_day(&row.handover.day)))),
            Styled::from(glued(&row.handover.from)),
            Styled::from(glued(&row.handover.to)),
            Styled::from(draw::amount(lang, &row.amount)),
            Styled::from(row.handover.entry.to_string()),
            Styled::from(remark),
        ]);
    }
    Ok(screen.table(grid)?)
}

/// Draws payments under their days, if there is no room for the day next to them.
fn draw_by_day(rows: &[HandedRow], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let under = |row: &HandedRow| (row.handover.day.clone(), row.handover.settled);
    for (number, rows) in rows
        .chunk_by(|one, next| under(one) == under(next))
        .enumerate()
    {
        if number > 0 {
            screen.line("")?;
        }
        let Some((day, settled)) = rows.first().map(under) else {
            continue;
        };
        let head = say!(lang, handed_on(&say!(lang, on_day(&day)), settled));
        screen.line(Styled::heading(head))?;
        let mut grid = Grid::new(&["", "", "", ">", ""]);
        for row in rows {
            let amount = draw::amount(lang, &row.amount);
            let (from, to) = (&row.handover.from, &row.handover.to);
            let given = say!(lang, given(from, to, &amount));
            grid.styled_row([
                Styled::said(glued(from), given.heard()),
                Styled::said("→", ""),
                Styled::said(glued(to), ""),
                Styled::from(amount).or_said(""),
                Styled::from(say!(lang, handed_remark(false, row.kitty, row.note()))),
            ]);
        }
        screen.table(grid)?;
    }
    Ok(())
}

/// The full output of `dokbak paid --json`; `docs/LEDGER.md` explains each field.
#[derive(Serialize)]
struct PaidJson<'a> {
    handed: Vec<HandedJson<'a>>,
}

#[derive(Serialize)]
struct HandedJson<'a> {
    entry: EntryId,
    date: &'a str,
    what: &'static str,
    from: &'a str,
    to: &'a str,
    currency: &'a str,
    amount: Box<RawValue>,
    note: Option<&'a str>,
}

fn json(rows: &[HandedRow]) -> String {
    written(&PaidJson {
        handed: rows.iter().map(line).collect(),
    })
}

fn line(row: &HandedRow) -> HandedJson<'_> {
    let HandedRow {
        handover, amount, ..
    } = row;
    HandedJson {
        entry: handover.entry,
        date: &handover.day,
        what: super::json::what(handover),
        from: &handover.from,
        to: &handover.to,
        currency: &amount.currency,
        amount: super::json::number(amount),
        note: row.note(),
    }
}
