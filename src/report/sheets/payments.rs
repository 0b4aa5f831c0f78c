//! Sheets with a row for each payment.

use super::amount::CellAmount;
use super::by_person::name_columns;
use super::cells::{cell, day};
use super::choice::amount_column;
use super::fault::{OmittedAs, Wrong, written};
use super::grid::GridRow;
use super::heads::Head;
use super::numbers::HandNumbers;
use super::result::{Found, RawResult};
use super::sums::{NamedSums, RowLabel};
use super::table::ResultTable;
use super::unit::ColumnUnit;
use super::words::{is_fee, is_opening, is_sum};
use crate::letters::same_name;

/// Reads the payments of a table. Those of one hand, if the hands have numbers, are one result.
pub(super) fn read(table: &ResultTable<'_>, found: &mut Found) {
    let at = |head: &Head| table.column(|one| one == head);
    let (Some(from), Some(to)) = (at(&Head::From), at(&Head::To)) else {
        return;
    };
    let Some((amount, unit)) = amount_column(table, found) else {
        return;
    };
    let (when, mut games) = (at(&Head::Day), HandNumbers::new(table));
    name_columns(table, found, |at, head| {
        at == amount
            || games.has(at)
            || matches!(head, Head::Day | Head::From | Head::To | Head::Currency)
    });
    let paid = |row: &GridRow, when: &str| payment(table, row, [from, to, amount], &unit, when);
    let mut last_day = String::new();
    let mut numbered: Vec<((String, String), usize)> = Vec::new();
    for row in table.body {
        let text = |column: Option<usize>| column.map_or("", |column| row.cell(column));
        let mut all = games.texts(row);
        all.extend([text(when), row.cell(from), row.cell(to)]);
        if all.iter().any(|text| is_opening(text)) || table.has_opening_remark(row) {
            found.leave(row.line, OmittedAs::Opening);
            if let Ok(Some(before)) = paid(row, "") {
                for (name, amount) in before.amounts {
                    found.open(row.line, name, amount);
                }
            }
            continue;
        }
        if all.iter().any(|text| is_sum(text)) {
            found.leave(row.line, OmittedAs::Sum);
            continue;
        }
        if row.cells == table.head.cells {
            found.leave(row.line, OmittedAs::Heading);
            continue;
        }
        if !text(when).is_empty() && text(when) != last_day {
            text(when).clone_into(&mut last_day);
            games.restart();
        }
        let game = games.read(row).unwrap_or_default();
        match paid(row, &last_day) {
            Ok(None) => found.leave(row.line, OmittedAs::Nothing),
            Err(wrong) => found.fault(row.line, wrong),
            Ok(Some(result)) => put((last_day.clone(), game), result, &mut numbered, found),
        }
    }
    let label = |(day, game): &(String, String)| RowLabel::read(game, !day.is_empty());
    let mut sums = NamedSums::new(numbered.iter().map(|(key, _)| label(key)));
    for (key, place) in &numbered {
        if let Some(result) = found.results.get_mut(*place) {
            result.may_be_sum = sums.are(result, label(key));
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
fn payment(
    table: &ResultTable<'_>,
    row: &GridRow,
    columns: [usize; 3],
    unit: &ColumnUnit,
    when: &str,
) -> Result<Option<RawResult>, Wrong> {
    let [from, to, amount] = columns.map(|column| row.cell(column));
    let Some(paid) = cell(amount)? else {
        return Ok(None);
    };
    let paid = table.counted(paid, unit, row)?;
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
