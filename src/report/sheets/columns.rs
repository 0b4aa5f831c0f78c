//! Sheets with a column for each person.

use super::amount::{AmountCell, CellAmount};
use super::day::WrittenDay;
use super::fault::{LeftOut, Wrong};
use super::grid::GridRow;
use super::heads::{Head, is_sum};
use super::result::{Found, RawResult};
use super::sums::{RowOfAll, take_out};
use super::table::ResultTable;
use crate::letters::same_name;
use crate::record::Name;

/// Reads the rows of a table.
pub(super) fn read(table: &ResultTable<'_>, found: &mut Found) {
    let all = table.columns(&Head::Other);
    let own = all
        .iter()
        .filter(|column| !is_running(table, &all, **column));
    let people: Vec<(usize, Name)> = own
        .map(|column| (*column, Name::from(table.head.cell(*column))))
        .collect();
    if let Some((_, name)) = people.iter().enumerate().find_map(|(at, (_, name))| {
        let mut before = people.iter().take(at);
        before.find(|(_, other)| same_name(other, name))
    }) {
        found.fault(table.head.line, Wrong::Twice(name.to_string()));
    }
    let reader = Reader {
        day: table.column(|head| *head == Head::Day),
        game: table.column(|head| *head == Head::Game),
        fee: table.column(|head| *head == Head::Fee),
        table,
        people,
    };
    reader.name_columns(found);
    let mut rows = Vec::new();
    for row in table.body {
        if let Some(result) = reader.row(row, found) {
            rows.push(result);
        }
    }
    take_out(rows, found);
}

struct Reader<'t, 'g> {
    table: &'t ResultTable<'g>,
    day: Option<usize>,
    game: Option<usize>,
    fee: Option<usize>,
    people: Vec<(usize, Name)>,
}

impl Reader<'_, '_> {
    /// Names the columns that are left out although they hold something.
    fn name_columns(&self, found: &mut Found) {
        for (at, head) in self.table.heads.iter().enumerate() {
            let is_used = Some(at) == self.day
                || *head == Head::Game
                || self.people.iter().any(|(column, _)| *column == at);
            let holds = self.table.body.iter().any(|row| !row.cell(at).is_empty());
            let name = self.table.head.cell(at);
            if !is_used && (holds || !name.is_empty()) {
                found.columns.push(name.to_owned());
            }
        }
    }

    fn row(&self, row: &GridRow, found: &mut Found) -> Option<RowOfAll> {
        let is_person = |at: usize| self.people.iter().any(|(column, _)| *column == at);
        let mut labels = row
            .cells
            .iter()
            .enumerate()
            .filter(|(at, _)| !is_person(*at));
        if labels.any(|(_, cell)| is_sum(cell)) {
            found.leave(row.line, LeftOut::Sum);
            return None;
        }
        if row.cells == self.table.head.cells {
            found.leave(row.line, LeftOut::Heading);
            return None;
        }
        let mut result = RawResult::new(row.line);
        let mut is_whole = self.read_day(row, &mut result, found);
        for (column, name) in &self.people {
            match cell(row.cell(*column)) {
                Ok(Some(amount)) => result.amounts.push((name.clone(), amount)),
                Ok(None) => {}
                Err(wrong) => {
                    found.fault(row.line, wrong);
                    is_whole = false;
                }
            }
        }
        if !is_whole {
            return None;
        }
        result.fee = self.fee.and_then(|column| {
            let fee = AmountCell::read(row.cell(column)).amount()?.parts;
            Some((self.table.head.cell(column).to_owned(), fee))
        });
        let game = self.game.map_or("", |column| row.cell(column));
        let is_labelled = result.day.is_some() || !game.is_empty();
        Some(RowOfAll {
            result,
            is_labelled,
        })
    }

    /// Reads the day of a row; returns whether it can be read.
    fn read_day(&self, row: &GridRow, result: &mut RawResult, found: &mut Found) -> bool {
        let text = self.day.map_or("", |column| row.cell(column));
        match day(text) {
            Ok(day) => {
                result.day = day;
                true
            }
            Err(wrong) => {
                found.fault(row.line, wrong);
                false
            }
        }
    }
}

/// Reads a cell with an amount; nothing if the person sat out.
pub(super) fn cell(text: &str) -> Result<Option<CellAmount>, Wrong> {
    match AmountCell::read(text) {
        AmountCell::Out => Ok(None),
        AmountCell::Is(amount) => Ok(Some(amount)),
        AmountCell::Either => Err(Wrong::EitherAmount(text.to_owned())),
        AmountCell::Not => Err(Wrong::NoAmount(text.to_owned())),
    }
}

/// Reads a cell with a day; nothing if it is that of the row before.
pub(super) fn day(text: &str) -> Result<Option<(WrittenDay, String)>, Wrong> {
    if text.is_empty() {
        return Ok(None);
    }
    let day = WrittenDay::read(text).ok_or_else(|| Wrong::NoDay(text.to_owned()))?;
    Ok(Some((day, text.to_owned())))
}

/// Returns whether a column holds the running totals of one before it.
fn is_running(table: &ResultTable<'_>, people: &[usize], column: usize) -> bool {
    const FEWEST: usize = 3;
    let is_total_of = |other: usize| {
        let (mut sum, mut rows, mut differs) = (0_i128, 0_usize, false);
        for row in table.body {
            let (Ok(own), Ok(total)) = (cell(row.cell(other)), cell(row.cell(column))) else {
                return false;
            };
            let (Some(total), own) = (total, own.map_or(0, |own| own.parts)) else {
                return false;
            };
            sum = sum.saturating_add(own);
            rows += 1;
            differs |= own != total.parts;
            if sum != total.parts {
                return false;
            }
        }
        rows >= FEWEST && differs
    };
    let mut others = people.iter().take_while(|other| **other < column);
    others.any(|other| is_total_of(*other))
}
