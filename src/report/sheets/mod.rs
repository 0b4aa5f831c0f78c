//! Sheets that people keep: results of hands or evenings in a table or in the lines of a chat.

mod amount;
mod by_person;
mod cells;
mod chat;
mod choice;
mod columns;
mod cut;
mod day;
mod day_line;
mod day_pieces;
mod drawn;
mod era;
mod export;
mod fault;
mod foreign;
mod grid;
mod head_words;
mod heads;
mod month;
mod naming;
mod number;
mod numbers;
mod own_share;
mod payments;
mod questions;
mod records;
mod result;
mod said;
mod said_name;
mod settled;
mod sums;
mod table;
mod text;
mod unit;
mod word_lists;
mod words;

pub use day::DayOrder;
pub use fault::{ColumnHint, LeftRow, OmittedAs, SheetFault, Uneven, Wrong};
pub use foreign::ForeignFile;
pub use grid::Separator;
pub use questions::SheetQuestion;
pub use records::noted;
pub use result::SheetOpening;
pub use settled::{NumbersAre, RowIs, SheetAnswers, SheetHand};
pub use table::SheetForm;
pub use text::{Illegible, SheetEncoding, decoded};

use amount::{AmountCell, Unit};
use chat::ChatLines;
use day::WrittenDay;
use drawn::is_drawn;
use export::is_title;
use grid::{SheetGrid, grids};
use heads::Head;
use result::{Found, RawResult};
use table::{ResultTable, Shape};

use crate::letters::same_name;
use crate::record::{is_header, lines};
use std::collections::BTreeSet;

/// A sheet as it was understood.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The form of the sheet.
    pub form: SheetForm,
    /// What stands between the cells; `None` in a chat.
    pub separator: Option<Separator>,
    found: Found,
}

/// What a text is.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetRead {
    /// A sheet.
    Sheet(Box<Sheet>),
    /// Only the totals of each person, and no hands.
    Totals,
    /// A table in a form that is not known.
    UnknownTable,
    /// A table whose cells have only blanks or strokes between them.
    DrawnTable,
    /// Lines with the amount of one person each.
    OneAmountALine,
    /// No sheet; perhaps a record.
    NoSheet,
}

impl Sheet {
    /// Reads a text.
    pub fn read(text: &str) -> SheetRead {
        let text = text.trim_start_matches('\u{feff}');
        let mut no_sheet = SheetRead::NoSheet;
        for grid in grids(text) {
            match Shape::from_grid(&grid) {
                Shape::Table(table) => {
                    return SheetRead::Sheet(Box::new(Self::from_table(&table, grid.separator)));
                }
                Shape::Messages(table) => {
                    let chat = ChatLines::from_table(&table);
                    let mut sheet = Self::from_chat(&chat);
                    sheet.name_titles(&table);
                    return SheetRead::Sheet(Box::new(sheet));
                }
                Shape::Totals => return SheetRead::Totals,
                Shape::Unknown if has_amounts(&grid) || has_heads(&grid) || has_no_heads(&grid) => {
                    no_sheet = SheetRead::UnknownTable;
                }
                Shape::Unknown => {}
            }
        }
        let chat = ChatLines::from_text(text);
        let is_export = chat.messages * 2 > chat.len();
        if !is_export && is_record(text) && !is_drawn(text) {
            return SheetRead::NoSheet;
        }
        let sheet = Self::from_chat(&chat);
        let sums = sheet.left().iter().any(|left| left.why == OmittedAs::Sum);
        if is_export || sheet.results() > 0 || !sheet.faults().is_empty() {
            SheetRead::Sheet(Box::new(sheet))
        } else if sums {
            SheetRead::Totals
        } else if no_sheet != SheetRead::NoSheet {
            no_sheet
        } else if is_drawn(text) {
            SheetRead::DrawnTable
        } else if chat.has_one_amount_a_line() {
            SheetRead::OneAmountALine
        } else {
            SheetRead::NoSheet
        }
    }

    fn from_table(table: &ResultTable<'_>, separator: Separator) -> Self {
        let mut found = Found::default();
        match table.form {
            SheetForm::PersonColumns => columns::read(table, &mut found),
            SheetForm::PersonRows => by_person::rows(table, &mut found),
            SheetForm::HandColumns => by_person::columns(table, &mut found),
            SheetForm::Payments | SheetForm::Chat => payments::read(table, &mut found),
        }
        let divided = table.body.iter().filter_map(|row| {
            Some(SheetFault {
                line: row.line,
                wrong: table.divided(row, separator)?,
            })
        });
        found.judge(divided.collect());
        let mut sheet = Self {
            form: table.form,
            separator: Some(separator),
            found,
        };
        sheet.name_titles(table);
        sheet
    }

    /// Names the rows that are above those of the table.
    fn name_titles(&mut self, table: &ResultTable<'_>) {
        for row in table.titles {
            self.found.leave(row.line, OmittedAs::Heading);
        }
        self.found.leave(table.head.line, OmittedAs::Heading);
        self.found.left.sort_by_key(|left| left.line);
        self.found.faults.sort_by_key(|fault| fault.line);
    }

    fn from_chat(chat: &ChatLines) -> Self {
        let mut found = Found::default();
        chat.read(&mut found);
        let is_good = |result: &RawResult| result.wrong().is_none();
        let known: Vec<_> = found
            .results
            .iter()
            .filter(|result| is_good(result))
            .flat_map(|result| result.amounts.iter().map(|(name, _)| name.clone()))
            .collect();
        let is_known = |result: &RawResult| {
            let mut names = result.amounts.iter();
            names.all(|(name, _)| known.iter().any(|known| same_name(known, name)))
        };
        let mut results = Vec::new();
        for mut result in std::mem::take(&mut found.results) {
            if let Some(wrong) = result.wrong() {
                let line = result.line();
                if is_known(&result) {
                    found.fault(line, wrong);
                } else {
                    found.leave(line, OmittedAs::NotUnderstood);
                }
                result.amounts.clear();
            }
            results.push(result);
        }
        found.results = results;
        Self {
            form: SheetForm::Chat,
            separator: None,
            found,
        }
    }

    /// Returns the rows that are left out, in the order of the file.
    pub fn left(&self) -> &[LeftRow] {
        &self.found.left
    }

    /// Returns the heads of the columns that are left out.
    pub fn columns(&self) -> &[String] {
        &self.found.columns
    }

    /// Returns the lines of a chat that are no results and have no amounts.
    pub fn others(&self) -> &[u32] {
        &self.found.others
    }

    /// Returns what was won and lost before the first row, and is left out.
    pub fn openings(&self) -> impl Iterator<Item = SheetOpening> {
        self.found.openings.iter().map(SheetOpening::from)
    }

    /// Returns what is wrong with the sheet, whatever the answers to its questions.
    pub fn faults(&self) -> &[SheetFault] {
        &self.found.faults
    }

    /// Returns how many rows have results.
    pub fn results(&self) -> usize {
        self.results_with_amounts().count()
    }

    fn results_with_amounts(&self) -> impl Iterator<Item = &RawResult> {
        self.found
            .results
            .iter()
            .filter(|result| !result.amounts.is_empty())
    }

    /// Returns the lines that are taken.
    pub fn lines(&self) -> BTreeSet<u32> {
        self.results_with_amounts()
            .flat_map(|result| result.lines.iter().copied())
            .collect()
    }

    /// Returns whether there are numbers of which nothing says whether they are chips or money.
    pub fn has_bare_numbers(&self) -> bool {
        self.has_unit(|unit| *unit == Unit::Bare)
    }

    fn has_unit(&self, is: impl Fn(&Unit) -> bool) -> bool {
        let mut amounts = self
            .results_with_amounts()
            .flat_map(|result| &result.amounts);
        amounts.any(|(_, amount)| is(&amount.unit) && amount.parts != 0)
    }

    /// Returns the order in which the days of the sheet are read, if it matters.
    pub fn order(&self, answers: &SheetAnswers) -> Option<DayOrder> {
        let days = self
            .found
            .results
            .iter()
            .filter_map(|result| result.day.as_ref());
        let days: Vec<WrittenDay> = days
            .map(|(day, _)| *day)
            .filter(|day| !matches!(day, WrittenDay::Known(..)))
            .collect();
        match settled::orders(&days).as_slice() {
            _ if days.is_empty() => None,
            [only] => Some(*only),
            _ => answers.order,
        }
    }

    /// Settles the rows by these answers. Payments of a day are one evening, if a row is one.
    /// Errors: everything that is wrong, or still open.
    pub fn settled(&self, answers: &SheetAnswers) -> Result<Vec<SheetHand>, Vec<SheetFault>> {
        if !self.found.faults.is_empty() {
            return Err(self.found.faults.clone());
        }
        let hands = settled::settled(&self.found.results, answers)?;
        let joins = self.form == SheetForm::Payments && answers.row == RowIs::Evening;
        if joins {
            settled::by_days(hands)
        } else {
            Ok(hands)
        }
    }
}

/// Returns whether cells below the first row are amounts.
fn has_amounts(grid: &SheetGrid) -> bool {
    let mut cells = grid.rows.iter().skip(1).flat_map(|row| &row.cells);
    cells.any(|cell| AmountCell::read(cell).amount().is_some())
}

/// Returns whether each row has only days and amounts, and at least three of them.
fn has_no_heads(grid: &SheetGrid) -> bool {
    let is_value = |cell: &String| {
        AmountCell::read(cell) != AmountCell::Not || WrittenDay::read(cell).is_some()
    };
    let mut rows = grid.rows.iter();
    rows.all(|row| row.cells.len() > 2 && row.cells.iter().all(is_value))
}

/// Returns whether a row names columns: one of days or names beside another.
fn has_heads(grid: &SheetGrid) -> bool {
    let is_sure = |head: &Head| matches!(head, Head::Day | Head::Name | Head::From | Head::To);
    grid.rows.iter().any(|row| {
        let heads = row.cells.iter().map(|cell| Head::read(cell));
        let mut heads = heads.filter(|head| *head != Head::Empty);
        heads.clone().any(|head| is_sure(&head)) && heads.nth(1).is_some()
    })
}

/// Returns whether a text has lines that only records have.
fn is_record(text: &str) -> bool {
    lines(text).filter(|line| !is_title(line)).any(|line| {
        let mut words = line.split_whitespace();
        words.next().is_some_and(is_header) && words.next().is_some()
    })
}
