//! `dokbak adjust` without a reason: lists what was adjusted, day by day.

use super::draw;
use crate::cli::args::AdjustArgs;
use crate::cli::draw::glued;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::json::written;
use crate::cli::opened::existing;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{Lang, Text, say};
use crate::ledger::{Adjustment, AdjustmentUnit, EntryId, Ledger, People};
use crate::record::{ChipValue, Name};
use crate::report::Amount;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::path::Path;

pub(super) fn run(
    args: &AdjustArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    // Report invalid days before anything is opened.
    args.period.check()?;
    match existing(path, args.json, screen)? {
        Some(ledger) => told(args, &ledger, screen)?,
        None if args.json => screen.json(json(&[])?)?,
        None => {}
    }
    Ok(Status::Done)
}

/// Shows the adjustments in an open ledger.
pub(super) fn told(args: &AdjustArgs, ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    let period = args.period.in_ledger(ledger)?;
    let people = ledger.people()?;
    let mut all = ledger.noted_adjustments(period)?;
    all.sort_by(|one, other| (&one.day, one.entry).cmp(&(&other.day, other.entry)));
    for adjustment in &mut all {
        called_now(adjustment, &people);
    }
    if args.json {
        return Ok(screen.json(json(&all)?)?);
    }
    let lang = screen.lang();
    if all.is_empty() {
        return Ok(screen.line(say!(lang, nothing_adjusted()))?);
    }
    let mut grid = Grid::new(&say!(lang, adjusted_headings())).spare(&[3]);
    for one in &all {
        grid.styled_row([
            Styled::from(glued(&say!(lang, on_day(&one.day)))),
            Styled::from(one.reason.as_str()),
            Styled::from(shares(lang, one)),
            Styled::from(one.entry.to_string()),
            Styled::from(remark(lang, one)),
        ]);
    }
    Ok(screen.table(grid)?)
}

/// Gives everybody in an adjustment the name that they have now.
fn called_now(adjustment: &mut Adjustment, people: &People) {
    for (name, _) in &mut adjustment.shares {
        *name = people.called(name.as_str()).into();
    }
}

/// Says why an adjustment does not count, if it does not.
fn remark(lang: Lang, adjustment: &Adjustment) -> String {
    match adjustment.undone_by {
        Some(entry) => say!(lang, adjustment_taken_back(entry)),
        None if !adjustment.counts => say!(lang, adjustment_beside()).to_owned(),
        None => String::new(),
    }
}

/// Says who gets and gives how much by an adjustment.
pub(in crate::cli) fn shares(lang: Lang, adjustment: &Adjustment) -> Text {
    match &adjustment.unit {
        AdjustmentUnit::Chips(_) => say!(lang, chips(&adjustment.shares)),
        AdjustmentUnit::Money(unit) => {
            let share = |(name, units): &(Name, i64)| {
                let amount = say!(lang, money(*units, unit));
                let sign = if *units > 0 { "+" } else { "" };
                Text::both(|form| format!("{name} {sign}{}", form.pick(&amount)))
            };
            let all: Vec<Text> = adjustment.shares.iter().map(share).collect();
            Text::both(|form| form.each(&all).join(say!(lang, between_shares())))
        }
    }
}

/// Says what a chip of an adjustment is worth, if it is worth money.
pub(in crate::cli) fn worth(lang: Lang, adjustment: &Adjustment) -> Option<Text> {
    match &adjustment.unit {
        AdjustmentUnit::Chips(Some(chip)) => {
            let worth = Amount::from_chips(1, chip)?;
            Some(draw::amount(lang, &worth))
        }
        _ => None,
    }
}

/// The full output of `dokbak adjust --json`; `docs/LEDGER.md` explains each field.
#[derive(Serialize)]
struct AdjustedJson<'a> {
    adjustments: Vec<AdjustmentJson<'a>>,
}

#[derive(Serialize)]
struct AdjustmentJson<'a> {
    entry: EntryId,
    date: &'a str,
    reason: &'a str,
    /// What a chip is worth, such as `100 KRW`.
    chip: Option<String>,
    /// The currency, if the amounts are money.
    currency: Option<&'a str>,
    #[serde(serialize_with = "amounts")]
    amounts: Vec<(&'a Name, Box<RawValue>)>,
    counts: bool,
    undone_by: Option<EntryId>,
}

fn amounts<S: Serializer>(amounts: &[(&Name, Box<RawValue>)], out: S) -> Result<S::Ok, S::Error> {
    out.collect_map(amounts.iter().map(|(name, amount)| (name, amount)))
}

fn json(all: &[Adjustment]) -> Result<String, Failure> {
    let adjustments = all.iter().map(line).collect::<Result<_, _>>()?;
    Ok(written(&AdjustedJson { adjustments }))
}

fn line(one: &Adjustment) -> Result<AdjustmentJson<'_>, Failure> {
    let (chip, money) = match &one.unit {
        AdjustmentUnit::Chips(chip) => (chip.as_ref().map(ToString::to_string), None),
        AdjustmentUnit::Money(unit) => (None, Some(unit)),
    };
    let mut amounts = Vec::new();
    for (name, units) in &one.shares {
        amounts.push((name, number(*units, money)?));
    }
    Ok(AdjustmentJson {
        entry: one.entry,
        date: &one.day,
        reason: &one.reason,
        chip,
        currency: money.map(|unit| unit.currency.as_str()),
        amounts,
        counts: one.counts,
        undone_by: one.undone_by,
    })
}

/// Returns a number of units as an exact decimal number.
fn number(units: i64, money: Option<&ChipValue>) -> Result<Box<RawValue>, Failure> {
    let text = match money {
        None => units.to_string(),
        Some(unit) => Amount::from_chips(units, unit)
            .ok_or(Denied::TooManyChips)?
            .to_string(),
    };
    // A number is always valid JSON.
    Ok(RawValue::from_string(text).unwrap_or_default())
}
