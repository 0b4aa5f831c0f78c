//! Sheets with a row for each person: of each hand, or with a column for each hand.

use super::amount::{AmountCell, CellAmount, Unit};
use super::cells::{cell, day};
use super::choice::{AmountColumn, amount_column};
use super::fault::{OmittedAs, Wrong};
use super::grid::GridRow;
use super::heads::Head;
use super::numbers::HandNumbers;
use super::result::{Found, RawResult};
use super::sums::{NamedSums, RowLabel};
use super::table::ResultTable;
use super::unit::ColumnUnit;
use super::words::{is_fee, is_opening, is_sum};
use crate::record::Name;

/// Reads a table with a row for each person and hand.
pub(super) fn rows(table: &ResultTable<'_>, found: &mut Found) {
    let at = |head: &Head| table.column(|one| one == head);
    let amount = amount_column(table, found);
    let mut games = HandNumbers::new(table);
    let reader = PersonRows {
        table,
        day: at(&Head::Day),
        is_numbered: at(&Head::Game).is_some(),
        name: at(&Head::Name).unwrap_or(usize::MAX),
        amount,
        bought: at(&Head::BuyIn).zip(at(&Head::CashOut)),
        fee: at(&Head::Fee),
    };
    name_columns(table, found, |at, head| {
        matches!(head, Head::Day | Head::Name | Head::Currency)
            || games.has(at)
            || reader
                .amount
                .as_ref()
                .is_some_and(|(column, _)| *column == at)
            || (reader.amount.is_none() && matches!(head, Head::BuyIn | Head::CashOut))
    });
    let mut hands: Vec<Game> = Vec::new();
    let mut fees: Vec<PersonRow> = Vec::new();
    let mut last = Key::default();
    for row in table.body {
        match reader.row(row, &mut last, &mut games, found) {
            Some(fee) if is_fee(&fee.name) => {
                found.leave(row.line, OmittedAs::Fee);
                fees.push(fee);
            }
            Some(said) => reader.put(said, &mut hands, found),
            None => {}
        }
    }
    for fee in fees {
        let mut own = hands.iter_mut().rev().filter(|game| game.key == fee.key);
        if let Some(game) = own.next() {
            game.result.add_fee(&fee.name, fee.amount.parts);
        }
    }
    let mut sums = NamedSums::new(hands.iter().map(Game::label));
    for hand in &mut hands {
        hand.result.may_be_sum = sums.are(&hand.result, hand.label());
    }
    found
        .results
        .extend(hands.into_iter().map(|game| game.result));
}

/// Names the columns that hold something and are left out.
pub(super) fn name_columns(
    table: &ResultTable<'_>,
    found: &mut Found,
    is_used: impl Fn(usize, &Head) -> bool,
) {
    for (at, head) in table.heads.iter().enumerate() {
        let holds = table.body.iter().any(|row| !row.cell(at).is_empty());
        if holds && !is_used(at, head) {
            found.columns.push(table.head.cell(at).to_owned());
        }
    }
}

/// What says to which hand a row belongs: its day and its number, as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Key {
    day: String,
    game: String,
}

struct Game {
    key: Key,
    result: RawResult,
}

impl Game {
    fn label(&self) -> RowLabel {
        RowLabel::read(&self.key.game, !self.key.day.is_empty())
    }
}

/// What a row says of one person.
struct PersonRow {
    key: Key,
    result: RawResult,
    name: Name,
    amount: CellAmount,
}

struct PersonRows<'t, 'g> {
    table: &'t ResultTable<'g>,
    day: Option<usize>,
    is_numbered: bool,
    name: usize,
    amount: Option<AmountColumn>,
    bought: Option<(usize, usize)>,
    fee: Option<usize>,
}

impl PersonRows<'_, '_> {
    fn row(
        &self,
        row: &GridRow,
        last: &mut Key,
        games: &mut HandNumbers,
        found: &mut Found,
    ) -> Option<PersonRow> {
        let when = self.day.map_or("", |column| row.cell(column));
        let name = row.cell(self.name);
        let mut all = games.texts(row);
        all.extend([when, name]);
        if all.iter().any(|text| is_opening(text)) || self.table.has_opening_remark(row) {
            self.open(row, found);
            return None;
        }
        if all.iter().any(|text| is_sum(text)) {
            found.leave(row.line, OmittedAs::Sum);
            return None;
        }
        if row.cells == self.table.head.cells {
            found.leave(row.line, OmittedAs::Heading);
            return None;
        }
        // A cell that was merged with those below it has its text only in the first.
        if !when.is_empty() && when != last.day {
            when.clone_into(&mut last.day);
            games.restart();
        }
        games.read(row);
        last.game = games.text();
        let mut result = RawResult::new(row.line);
        let day = day(&last.day).map_err(|wrong| found.fault(row.line, wrong));
        result.day = day.ok()?;
        let amount = self.amount(row, &mut result);
        let amount = amount.map_err(|wrong| found.fault(row.line, wrong)).ok()?;
        match amount {
            Some(_) if name.is_empty() => found.fault(row.line, Wrong::NoName),
            None => found.leave(row.line, OmittedAs::Nothing),
            Some(amount) => {
                result.fee = self.fee.and_then(|column| {
                    let fee = AmountCell::read(row.cell(column)).amount()?.parts;
                    Some((self.table.head.cell(column).to_owned(), fee))
                });
                return Some(PersonRow {
                    key: last.clone(),
                    result,
                    name: name.into(),
                    amount,
                });
            }
        }
        None
    }

    /// Leaves out a row with what was won and lost before.
    fn open(&self, row: &GridRow, found: &mut Found) {
        found.leave(row.line, OmittedAs::Opening);
        let name = row.cell(self.name);
        let amount = self.amount(row, &mut RawResult::new(row.line));
        if let Ok(Some(amount)) = amount
            && !name.is_empty()
            && !is_opening(name)
        {
            found.open(row.line, name.into(), amount);
        }
    }

    /// Returns what the person of a row won: the amount, or what they left with less what they came
    /// with.
    fn amount(&self, row: &GridRow, result: &mut RawResult) -> Result<Option<CellAmount>, Wrong> {
        if let Some((column, unit)) = &self.amount {
            let count = |amount| self.table.counted(amount, unit, row);
            return cell(row.cell(*column))?.map(count).transpose();
        }
        let Some((came, left)) = self.bought else {
            return Ok(None);
        };
        let (came, left) = (cell(row.cell(came))?, cell(row.cell(left))?);
        let Some(unit) = came
            .as_ref()
            .or(left.as_ref())
            .map(|amount| amount.unit.clone())
        else {
            return Ok(None);
        };
        let parts = |amount: Option<CellAmount>| amount.map_or(0, |amount| amount.parts);
        let (came, left) = (parts(came), parts(left));
        result.bought = Some((came, left));
        let amount = CellAmount {
            parts: left.saturating_sub(came),
            unit,
        };
        let bare = ColumnUnit::plain(Unit::Bare);
        self.table.counted(amount, &bare, row).map(Some)
    }

    /// Puts a row to the hand to which it belongs. Where the hands have no numbers, a name that
    /// comes again begins the next one.
    fn put(&self, row: PersonRow, games: &mut Vec<Game>, found: &mut Found) {
        let PersonRow {
            key,
            result,
            name,
            amount,
        } = row;
        let numbered = self.is_numbered && !key.game.is_empty();
        let own = games.iter_mut().rev().find(|game| game.key == key);
        let own = own.filter(|game| numbered || !game.result.has(&name));
        let line = result.line();
        let Some(game) = own else {
            let mut result = result;
            result.amounts.push((name, amount));
            games.push(Game { key, result });
            return;
        };
        if game.result.has(&name) {
            found.fault(line, Wrong::Twice(name.to_string()));
            return;
        }
        game.result.lines.push(line);
        game.result.amounts.push((name, amount));
        if let Some((came, left)) = result.bought {
            let (all_came, all_left) = game.result.bought.unwrap_or_default();
            game.result.bought =
                Some((all_came.saturating_add(came), all_left.saturating_add(left)));
        }
        if let Some((column, fee)) = result.fee {
            game.result.add_fee(&column, fee);
        }
    }
}

/// Reads a table with a row for each person and a column for each hand.
pub(super) fn columns(table: &ResultTable<'_>, found: &mut Found) {
    let Some(names) = table.column(|head| *head == Head::Name) else {
        return;
    };
    name_columns(table, found, |_, head| {
        matches!(head, Head::Name | Head::Other | Head::Currency)
    });
    let (mut people, mut fees): (Vec<&GridRow>, Vec<&GridRow>) = (Vec::new(), Vec::new());
    for row in table.body {
        let name = row.cell(names);
        let before = people
            .iter()
            .any(|other| crate::letters::same_name(other.cell(names), name));
        if is_sum(name) {
            found.leave(row.line, OmittedAs::Sum);
        } else if is_fee(name) {
            found.leave(row.line, OmittedAs::Fee);
            fees.push(row);
        } else if name.is_empty() {
            found.leave(row.line, OmittedAs::Nothing);
        } else if before {
            found.fault(row.line, Wrong::Twice(name.to_owned()));
        } else {
            people.push(row);
        }
    }
    for column in table.columns(&Head::Opening) {
        for row in &people {
            if let Some(amount) = AmountCell::read(row.cell(column)).amount() {
                found.open(table.head.line, row.cell(names).into(), amount.clone());
            }
        }
    }
    for column in table.columns(&Head::Other) {
        let mut result = RawResult::new(table.head.line);
        let head = table.head.cell(column);
        match day(head) {
            Ok(day) => result.day = day,
            Err(wrong @ Wrong::Month(_)) => found.fault(table.head.line, wrong),
            // The head is a number.
            Err(_) => {}
        }
        result.lines.extend(people.iter().map(|row| row.line));
        for row in &people {
            match cell(row.cell(column)) {
                Ok(Some(amount)) => {
                    let bare = ColumnUnit::plain(Unit::Bare);
                    match table.counted(amount, &bare, row) {
                        Ok(amount) => result.amounts.push((row.cell(names).into(), amount)),
                        Err(wrong) => found.fault(row.line, wrong),
                    }
                }
                Ok(None) => {}
                Err(wrong) => found.fault(row.line, wrong),
            }
        }
        for row in &fees {
            if let Some(fee) = AmountCell::read(row.cell(column)).amount() {
                result.add_fee(row.cell(names), fee.parts);
            }
        }
        if result.amounts.is_empty() {
            found.columns.push(head.to_owned());
        } else {
            found.results.push(result);
        }
    }
}
