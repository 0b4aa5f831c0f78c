//! Sheets with a column for each person.

use super::amount::AmountCell;
use super::cells::{cell, day};
use super::day::WrittenDay;
use super::fault::{ColumnHint, OmittedAs, Wrong};
use super::grid::GridRow;
use super::heads::Head;
use super::numbers::HandNumbers;
use super::result::{Found, RawResult};
use super::sums::{RowLabel, RowOfAll, RunningSums, take_out};
use super::table::ResultTable;
use super::unit::{ColumnUnit, with_unit};
use super::words::{is_opening, is_sum};
use crate::letters::same_name;
use crate::record::Name;

/// Reads the rows of a table.
pub(super) fn read(table: &ResultTable<'_>, found: &mut Found) {
    let all = table.columns(&Head::Other);
    let own = all
        .iter()
        .filter(|column| !is_running(table, &all, **column));
    let people: Vec<PersonColumn> = own
        .map(|column| {
            let (name, unit) = with_unit(table.head.cell(*column));
            PersonColumn {
                column: *column,
                name: name.into(),
                unit,
            }
        })
        .collect();
    if let Some(twice) = people.iter().enumerate().find_map(|(at, person)| {
        let mut before = people.iter().take(at);
        before.find(|other| same_name(&other.name, &person.name))
    }) {
        found.fault(table.head.line, Wrong::Twice(twice.name.to_string()));
    }
    let reader = Reader {
        day: table.column(|head| *head == Head::Day),
        games: HandNumbers::new(table),
        fee: table.column(|head| *head == Head::Fee),
        table,
        people,
    };
    reader.name_columns(found);
    let (mut rows, mut sums, mut first) = (Vec::new(), RunningSums::default(), Vec::new());
    for row in table.body {
        match reader.row(row, found) {
            Some(ReadRow::Result(row)) => {
                sums.add(&row.result);
                rows.push(row);
            }
            Some(ReadRow::Sum(row)) if rows.is_empty() => first.push((false, row)),
            Some(ReadRow::Opening(row)) if !sums.are(&row) => first.push((true, row)),
            Some(ReadRow::Sum(row) | ReadRow::Opening(row)) => {
                found.leave(row.line(), OmittedAs::Sum);
            }
            None => {}
        }
    }
    reader.hint(&mut rows);
    let has_rows = !rows.is_empty();
    take_out(rows, found);
    // A sum above the rows may be that of those below it.
    for (said, row) in first {
        let moves = row.amounts.iter().any(|(_, amount)| amount.parts != 0);
        if moves && (said || (has_rows && !sums.are(&row))) {
            found.leave(row.line(), OmittedAs::Opening);
            found.openings.push(row);
        } else {
            found.leave(row.line(), OmittedAs::Sum);
        }
    }
}

/// A column with the amounts of a person.
struct PersonColumn {
    column: usize,
    name: Name,
    /// What the amounts count, if the cells do not say.
    unit: ColumnUnit,
}

/// What a row is.
enum ReadRow {
    Result(RowOfAll),
    /// A sum, with its amounts as far as they can be read.
    Sum(RawResult),
    /// What was won and lost before.
    Opening(RawResult),
}

struct Reader<'t, 'g> {
    table: &'t ResultTable<'g>,
    day: Option<usize>,
    games: HandNumbers,
    fee: Option<usize>,
    people: Vec<PersonColumn>,
}

impl Reader<'_, '_> {
    /// Names the columns that are left out although they hold something.
    fn name_columns(&self, found: &mut Found) {
        for (at, head) in self.table.heads.iter().enumerate() {
            let is_used = Some(at) == self.day
                || matches!(head, Head::Game | Head::Currency)
                || self.is_person(at);
            let holds = self.table.body.iter().any(|row| !row.cell(at).is_empty());
            let amounts = self
                .table
                .body
                .iter()
                .any(|row| AmountCell::read(row.cell(at)).amount().is_some());
            let name = self.table.head.cell(at);
            if is_used {
            } else if name.is_empty() && amounts {
                found.columns.push(format!("#{}", at + 1));
            } else if holds || !name.is_empty() {
                found.columns.push(name.to_owned());
            }
        }
    }

    /// Finds the column with which, or without which, all rows come to zero, if they do not. A row
    /// that comes to zero already says that there is none.
    fn hint(&self, rows: &mut [RowOfAll]) {
        /// So many rows are no chance, if a person is to be none.
        const FEWEST: usize = 2;
        let results = || {
            let results = rows.iter().map(|row| &row.result);
            results.filter(|result| !result.amounts.is_empty())
        };
        let amount = |line: u32, column: usize| {
            let row = self.table.body.iter().find(|row| row.line == line)?;
            let amount = AmountCell::read(row.cell(column)).amount()?.parts;
            Some(amount)
        };
        let evens = |column: usize, sign: i128| {
            results().all(|result| {
                let more = amount(result.line(), column).unwrap_or(0);
                let more = more.saturating_mul(sign);
                result.sum().checked_add(more) == Some(0) && more != 0
            })
        };
        let has_several = results().count() >= FEWEST;
        let head = |column: usize| self.table.head.cell(column).to_owned();
        let mut columns = 0..self.table.heads.len();
        let is_left = |column: usize| {
            let is_used = self.is_person(column) || Some(column) == self.day;
            !is_used && Some(column) != self.fee && !head(column).is_empty()
        };
        let hint = columns.find_map(|column| {
            if self.is_person(column) {
                (has_several && evens(column, -1)).then(|| ColumnHint::Without(head(column)))
            } else {
                (is_left(column) && evens(column, 1)).then(|| ColumnHint::With(head(column)))
            }
        });
        for row in rows {
            row.result.column.clone_from(&hint);
        }
    }

    fn is_person(&self, at: usize) -> bool {
        self.people.iter().any(|person| person.column == at)
    }

    /// Returns whether one of the cells that say what a row is says this. A remark says it only in
    /// a row without a day.
    fn is_labelled(&self, row: &GridRow, is: fn(&str) -> bool) -> bool {
        let has_day = self
            .day
            .is_some_and(|column| WrittenDay::read(row.cell(column)).is_some());
        let mut labels = row.cells.iter().enumerate();
        labels.any(|(at, cell)| {
            let is_remark = self.table.heads.get(at) == Some(&Head::Beside);
            !(self.is_person(at) || (is_remark && has_day)) && is(cell)
        })
    }

    /// Reads the amounts of a row that is no result, as far as they can be read.
    fn amounts(&self, row: &GridRow) -> RawResult {
        let mut result = RawResult::new(row.line);
        let amounts = self.people.iter().filter_map(|person| {
            let amount = cell(row.cell(person.column)).ok()??;
            let amount = self.table.counted(amount, &person.unit, row).ok()?;
            Some((person.name.clone(), amount))
        });
        result.amounts = amounts.collect();
        result
    }

    fn row(&self, row: &GridRow, found: &mut Found) -> Option<ReadRow> {
        if self.is_labelled(row, is_opening) || self.table.has_opening_remark(row) {
            return Some(ReadRow::Opening(self.amounts(row)));
        }
        if self.is_labelled(row, is_sum) {
            return Some(ReadRow::Sum(self.amounts(row)));
        }
        if row.cells == self.table.head.cells {
            found.leave(row.line, OmittedAs::Heading);
            return None;
        }
        let mut result = RawResult::new(row.line);
        let mut is_whole = self.read_day(row, &mut result, found);
        for person in &self.people {
            let amount = cell(row.cell(person.column)).and_then(|amount| {
                let count = |amount| self.table.counted(amount, &person.unit, row);
                amount.map(count).transpose()
            });
            match amount {
                Ok(Some(amount)) => result.amounts.push((person.name.clone(), amount)),
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
        let label = RowLabel::read(&self.games.texts(row).concat(), result.day.is_some());
        Some(ReadRow::Result(RowOfAll { result, label }))
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

/// Returns whether a column holds the running totals of one before it, perhaps from an earlier sheet
/// on.
fn is_running(table: &ResultTable<'_>, people: &[usize], column: usize) -> bool {
    /// So many rows are no chance if the totals begin at 0, and so many if they do not.
    const FEWEST: (usize, usize) = (3, 5);
    let is_total_of = |other: usize| {
        let (mut sum, mut begins) = (None, 0_i128);
        let (mut rows, mut moved, mut differs) = (0_usize, 0_usize, false);
        for row in table.body {
            let (Ok(own), Ok(Some(total))) = (cell(row.cell(other)), cell(row.cell(column))) else {
                return false;
            };
            let own = own.map_or(0, |own| own.parts);
            begins = sum.map_or(total.parts.saturating_sub(own), |_| begins);
            let next = sum.unwrap_or(begins).saturating_add(own);
            if next != total.parts {
                return false;
            }
            sum = Some(next);
            rows += 1;
            moved += usize::from(own != 0);
            differs |= own != total.parts;
        }
        let (from_zero, from_before) = FEWEST;
        differs && ((begins == 0 && rows >= from_zero) || moved >= from_before)
    };
    let mut others = people.iter().take_while(|other| **other < column);
    others.any(|other| is_total_of(*other))
}
