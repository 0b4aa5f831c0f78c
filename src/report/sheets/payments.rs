//! Sheets with a row for each payment.

use super::amount::CellAmount;
use super::by_person::{name_columns, of_column};
use super::columns::{cell, day};
use super::fault::{LeftOut, Wrong, written};
use super::grid::GridRow;
use super::heads::{Head, is_sum};
use super::result::{Found, RawResult};
use super::table::ResultTable;
use crate::letters::same_name;
use crate::record::Name;

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
        if all.into_iter().any(is_sum) {
            found.leave(row.line, LeftOut::Sum);
            continue;
        }
        if row.cells == table.head.cells {
            found.leave(row.line, LeftOut::Heading);
            continue;
        }
        if !text(when).is_empty() {
            text(when).clone_into(&mut last_day);
        }
        match payment(row, [from, to, amount], &last_day) {
            Ok(None) => found.leave(row.line, LeftOut::Nothing),
            Err(wrong) => found.fault(row.line, wrong),
            Ok(Some(mut result)) => {
                for (_, amount) in &mut result.amounts {
                    *amount = of_column(amount.clone(), &unit);
                }
                let key = (last_day.clone(), text(game).to_owned());
                let before = numbered
                    .iter()
                    .find(|(known, _)| *known == key && !key.1.is_empty());
                let place = before.map(|(_, place)| *place);
                if let Some(other) = place.and_then(|place| found.results.get_mut(place)) {
                    other.join(result);
                } else {
                    numbered.push((key, found.results.len()));
                    found.results.push(result);
                }
            }
        }
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

impl RawResult {
    /// Adds another result to this one.
    pub(super) fn join(&mut self, other: Self) {
        self.lines.extend(other.lines);
        for (name, amount) in other.amounts {
            self.add(name, amount);
        }
    }

    fn add(&mut self, name: Name, more: CellAmount) {
        let mut all = self.amounts.iter_mut();
        match all.find(|(known, amount)| same_name(known, &name) && amount.unit == more.unit) {
            Some((_, amount)) => amount.parts = amount.parts.saturating_add(more.parts),
            None => self.amounts.push((name, more)),
        }
    }
}
