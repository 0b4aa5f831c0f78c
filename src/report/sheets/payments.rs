//! Sheets with a row for each payment.

use super::amount::CellAmount;
use super::by_person::name_columns;
use super::cells::{cell, day, of_column};
use super::fault::{OmittedAs, Wrong, written};
use super::grid::GridRow;
use super::heads::Head;
use super::result::{Found, RawResult};
use super::table::ResultTable;
use super::words::{is_fee, is_opening, is_sum};
use crate::letters::same_name;

/// Reads the payments of a table. Those of one hand, if the hands have numbers, are one result.
pub(super) fn read(table: &ResultTable<'_>, found: &mut Found) {
    let at = |head: &Head| table.column(|one| one == head);
    let (Some(from), Some(to), Some((amount, unit))) =
        (at(&Head::From), at(&Head::To), table.amount())
    else {
        return;
    };
    let (when, game) = (at(&Head::Day), at(&Head::Game));
    name_columns(table, found, |at, head| {
        at == amount || matches!(head, Head::Day | Head::Game | Head::From | Head::To)
    });
    let mut last_day = String::new();
    let mut numbered: Vec<((String, String), usize)> = Vec::new();
    for row in table.body {
        let text = |column: Option<usize>| column.map_or("", |column| row.cell(column));
        let all = [text(when), text(game), row.cell(from), row.cell(to)];
        if all.into_iter().any(is_opening) || table.has_opening_remark(row) {
            found.leave(row.line, OmittedAs::Opening);
            if let Ok(Some(before)) = payment(row, [from, to, amount], "") {
                for (name, amount) in before.amounts {
                    found.open(row.line, name, of_column(amount, &unit));
                }
            }
            continue;
        }
        if all.into_iter().any(is_sum) {
            found.leave(row.line, OmittedAs::Sum);
            continue;
        }
        if row.cells == table.head.cells {
            found.leave(row.line, OmittedAs::Heading);
            continue;
        }
        if !text(when).is_empty() {
            text(when).clone_into(&mut last_day);
        }
        match payment(row, [from, to, amount], &last_day) {
            Ok(None) => found.leave(row.line, OmittedAs::Nothing),
            Err(wrong) => found.fault(row.line, wrong),
            Ok(Some(mut result)) => {
                for (_, amount) in &mut result.amounts {
                    *amount = of_column(amount.clone(), &unit);
                }
                put(
                    (last_day.clone(), text(game).to_owned()),
                    result,
                    &mut numbered,
                    found,
                );
            }
        }
    }
}

/// Puts a payment to the others of its day and hand, if the hand has a number.
fn put(
    key: (String, String),
    result: RawResult,
    numbered: &mut Vec<((String, String), usize)>,
    found: &mut Found,
) {
    let is_same = |(known, _): &&((String, String), usize)| *known == key && !key.1.is_empty();
    let place = numbered.iter().find(is_same).map(|(_, place)| *place);
    if let Some(other) = place.and_then(|place| found.results.get_mut(place)) {
        other.join(result);
    } else {
        numbered.push((key, found.results.len()));
        found.results.push(result);
    }
}

/// Reads a payment; nothing if the row has no amount and no names.
fn payment(row: &GridRow, columns: [usize; 3], when: &str) -> Result<Option<RawResult>, Wrong> {
    let [from, to, amount] = columns.map(|column| row.cell(column));
    let Some(paid) = cell(amount)? else {
        return Ok(None);
    };
    if from.is_empty() || to.is_empty() {
        return Err(Wrong::NoName);
    }
    if let Some(fee) = [from, to].into_iter().find(|name| is_fee(name)) {
        return Err(Wrong::NoPerson(fee.to_owned()));
    }
    if same_name(from, to) {
        return Err(Wrong::ToThemselves(from.to_owned()));
    }
    if paid.parts <= 0 {
        return Err(Wrong::NoPayment(written(paid.parts, true)));
    }
    let mut result = RawResult::new(row.line);
    result.day = day(when)?;
    let lost = CellAmount {
        parts: -paid.parts,
        unit: paid.unit.clone(),
    };
    result.amounts = vec![(to.into(), paid), (from.into(), lost)];
    Ok(Some(result))
}
