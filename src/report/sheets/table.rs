//! Which form a table has, and which column holds what.

use super::amount::{AmountCell, CellAmount, Unit};
use super::day::WrittenDay;
use super::fault::Wrong;
use super::grid::{GridRow, Separator, SheetGrid};
use super::heads::{Head, is_a_game};
use super::unit::ColumnUnit;
use super::words::{is_only_opening, is_sum};

/// The form of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetForm {
    /// A column for each person, a row for each hand.
    PersonColumns,
    /// A row for each person and hand.
    PersonRows,
    /// A row for each person, a column for each hand.
    HandColumns,
    /// A row for each payment: from whom, to whom, how much.
    Payments,
    /// Lines of a chat.
    Chat,
}

/// How many rows may stand above the heads of the columns.
const TITLES: usize = 12;

/// A table, with what its columns hold.
#[derive(Clone, Debug)]
pub(super) struct ResultTable<'g> {
    pub(super) form: SheetForm,
    pub(super) heads: Vec<Head>,
    /// The row that names the columns.
    pub(super) head: &'g GridRow,
    /// The rows above it.
    pub(super) titles: &'g [GridRow],
    /// The rows below it.
    pub(super) body: &'g [GridRow],
    /// What numbers count if neither their cell nor their column says it.
    unit: ColumnUnit,
}

/// What a grid is.
pub(super) enum Shape<'g> {
    Table(ResultTable<'g>),
    /// Only totals of each person.
    Totals,
    /// A chat, a row for each message.
    Messages(ResultTable<'g>),
    Unknown,
}

impl<'g> Shape<'g> {
    /// Finds the heads of the columns, and by them the form.
    pub(super) fn from_grid(grid: &'g SheetGrid) -> Self {
        let mut is_totals = false;
        for at in 0..grid.rows.len().min(TITLES) {
            let (titles, rest) = grid.rows.split_at(at);
            let Some((head, body)) = rest.split_first() else {
                break;
            };
            if body.is_empty() || head.cells.iter().any(|cell| AmountCell::is_signed(cell)) {
                continue;
            }
            let width = grid.width();
            let heads = (0..width)
                .map(|column| Head::read(head.cell(column)))
                .collect();
            let above = titles.iter().chain([head]);
            let unit = ColumnUnit::of_titles(above);
            let mut table = ResultTable {
                form: SheetForm::PersonColumns,
                heads,
                head,
                titles,
                body,
                unit: unit.unwrap_or(ColumnUnit::plain(Unit::Bare)),
            };
            match table.name_form() {
                Some(Named::Form(SheetForm::PersonColumns)) if table.is_above_heads() => {}
                Some(Named::Form(form)) => {
                    table.form = form;
                    return Self::Table(table);
                }
                Some(Named::Messages) => return Self::Messages(table),
                Some(Named::Totals) => is_totals = true,
                None => {}
            }
        }
        if is_totals {
            Self::Totals
        } else {
            Self::Unknown
        }
    }
}

enum Named {
    Form(SheetForm),
    Messages,
    Totals,
}

impl ResultTable<'_> {
    /// Returns the first column with this head.
    pub(super) fn column(&self, is: impl Fn(&Head) -> bool) -> Option<usize> {
        self.heads.iter().position(is)
    }

    pub(super) fn has(&self, head: &Head) -> bool {
        self.heads.contains(head)
    }

    /// Returns the columns of amounts, and what they count.
    pub(super) fn amounts(&self) -> impl Iterator<Item = (usize, &ColumnUnit)> {
        let heads = self.heads.iter().enumerate();
        heads.filter_map(|(at, head)| match head {
            Head::Amount(unit) => Some((at, unit)),
            _ => None,
        })
    }

    /// Returns an amount as it counts in its row and column.
    /// Errors: the row is in a currency that is none.
    pub(super) fn counted(
        &self,
        amount: CellAmount,
        column: &ColumnUnit,
        row: &GridRow,
    ) -> Result<CellAmount, Wrong> {
        let said = self.column(|head| *head == Head::Currency);
        let said = said.map_or("", |at| row.cell(at));
        let of_row = match ColumnUnit::read(said) {
            Some(unit) => unit,
            None if said.is_empty() => ColumnUnit::plain(Unit::Bare),
            None => return Err(Wrong::NoCurrency(said.to_owned())),
        };
        let unit = of_row.or(column).or(&self.unit);
        Ok(unit.counted(amount))
    }

    /// Returns all columns with this head.
    pub(super) fn columns(&self, head: &Head) -> Vec<usize> {
        let all = self.heads.iter().enumerate();
        all.filter(|(_, one)| *one == head)
            .map(|(at, _)| at)
            .collect()
    }

    /// Returns whether a remark says that a row holds what was won and lost before.
    pub(super) fn has_opening_remark(&self, row: &GridRow) -> bool {
        let mut remarks = self.columns(&Head::Beside).into_iter();
        remarks.any(|at| is_only_opening(row.cell(at)))
    }

    /// Returns how a row was divided at the comma of an amount, if it was.
    pub(super) fn divided(&self, row: &GridRow, separator: Separator) -> Option<Wrong> {
        let heads = self.head.cells.len();
        if row.cells.iter().skip(heads).any(|cell| !cell.is_empty()) {
            return Some(Wrong::MoreCells(row.cells.len(), heads));
        }
        if separator != Separator::Comma {
            return None;
        }
        let pairs = row.cells.iter().zip(row.cells.iter().skip(1));
        let mut pairs = (1..).zip(pairs);
        pairs.find_map(|(at, (thousands, rest))| {
            let is_group = rest.len() == 3 && rest.bytes().all(|one| one.is_ascii_digit());
            let is_beside = matches!(self.heads.get(at), Some(Head::Beside | Head::Empty));
            let is_rest = is_group && (rest.starts_with('0') || is_beside);
            let whole = format!("{thousands},{rest}");
            let is_amount = AmountCell::read(thousands).amount().is_some()
                && AmountCell::read(&whole).amount().is_some();
            (is_rest && is_amount && !self.is_label(at - 1)).then_some(Wrong::Divided(whole))
        })
    }

    /// Returns whether the cells of a column say which day or hand a row is.
    fn is_label(&self, column: usize) -> bool {
        matches!(self.heads.get(column), Some(Head::Day | Head::Game))
    }

    fn name_form(&mut self) -> Option<Named> {
        self.name_months();
        let amount = self.amounts().next().is_some();
        let bought = self.has(&Head::BuyIn) && self.has(&Head::CashOut);
        if self.has(&Head::From) && self.has(&Head::To) && amount {
            return Some(Named::Form(SheetForm::Payments));
        }
        if self.has(&Head::Message) && self.has(&Head::Day) {
            return Some(Named::Messages);
        }
        if self.has(&Head::Name) && amount && self.has_tallies() {
            return Some(Named::Totals);
        }
        if self.has(&Head::Name) && (amount || bought) {
            return Some(Named::Form(SheetForm::PersonRows));
        }
        if self.is_by_hand() {
            return Some(Named::Form(SheetForm::HandColumns));
        }
        if self.has(&Head::Name) && self.has(&Head::Sum) {
            return Some(Named::Totals);
        }
        self.name_sums();
        if self.find_people() {
            return Some(Named::Form(SheetForm::PersonColumns));
        }
        let sums = self.columns(&Head::Sum);
        let totals = sums
            .into_iter()
            .filter(|at| holds_amounts(SheetGrid::column(self.body, *at)));
        (totals.count() > 1).then_some(Named::Totals)
    }

    /// Returns whether the row below is the one that names the columns: it has no amounts, and it
    /// names the day or the hand, which this one does not.
    fn is_above_heads(&self) -> bool {
        let Some(next) = self.body.first() else {
            return false;
        };
        let is_label = |head: &Head| matches!(head, Head::Day | Head::Game);
        let own = self.head.cells.iter().map(|cell| Head::read(cell));
        let amounts = next.cells.iter().map(|cell| AmountCell::read(cell));
        let mut below = next.cells.iter().map(|cell| Head::read(cell));
        below.any(|head| is_label(&head))
            && !own.clone().any(|head| is_label(&head))
            && !amounts.clone().any(|cell| cell.amount().is_some())
    }

    /// Returns whether each row is a person, and each column a hand or a day.
    fn is_by_hand(&mut self) -> bool {
        let said = self.column(|head| *head == Head::Name);
        let Some(names) = said.or_else(|| self.column(|head| *head == Head::Empty)) else {
            return false;
        };
        let hands = self.columns(&Head::Other);
        let games = hands.iter().all(|at| is_a_game(self.head.cell(*at)));
        let amounts = hands.iter().any(|at| {
            SheetGrid::column(self.body, *at).any(|cell| AmountCell::read(cell).amount().is_some())
        });
        let mut people = SheetGrid::column(self.body, names).filter(|cell| !cell.is_empty());
        let is_people = people.clone().count() > 1
            && people.all(|cell| {
                AmountCell::read(cell) == AmountCell::Not && WrittenDay::read(cell).is_none()
            });
        let found = !hands.is_empty() && games && amounts && is_people;
        if found && let Some(head) = self.heads.get_mut(names) {
            *head = Head::Name;
        }
        found
    }

    /// Finds the columns of people: those with a head that is no word for anything else, and with
    /// amounts below it. Other columns become what their cells are. Returns whether there are at
    /// least two people, one of whom may never have played.
    fn find_people(&mut self) -> bool {
        let (mut people, mut absent) = (0, 0);
        for at in 0..self.heads.len() {
            let head = self.heads.get(at).cloned().unwrap_or(Head::Empty);
            if !matches!(head, Head::Other | Head::Empty) {
                continue;
            }
            let cells = SheetGrid::column(self.body, at).filter(|cell| !is_sum(cell));
            let kind = match head {
                Head::Other if holds_amounts(cells.clone()) => {
                    if AmountCell::read(self.head.cell(at)) != AmountCell::Not {
                        return false;
                    }
                    people += 1;
                    Head::Other
                }
                _ if !self.has(&Head::Day) && holds_days(cells.clone()) => Head::Day,
                Head::Empty => Head::Empty,
                _ => {
                    let is_out = |cell| AmountCell::read(cell) == AmountCell::Out;
                    absent += usize::from(cells.clone().all(is_out));
                    Head::Beside
                }
            };
            if let Some(head) = self.heads.get_mut(at) {
                *head = kind;
            }
        }
        (people >= 2 || (people == 1 && absent > 0)) && self.has_names_of_people()
    }
}

fn holds_amounts<'c>(cells: impl Iterator<Item = &'c str>) -> bool {
    let (mut amounts, mut others) = (0, 0);
    for cell in cells {
        match AmountCell::read(cell) {
            AmountCell::Is(_) | AmountCell::Either | AmountCell::TooLarge => amounts += 1,
            // A formula, or what became of one, is named as no amount.
            AmountCell::Not if cell.starts_with(['=', '#']) => amounts += 1,
            AmountCell::Not => others += 1,
            AmountCell::Out => {}
        }
    }
    amounts > 0 && amounts >= others
}

fn holds_days<'c>(cells: impl Iterator<Item = &'c str>) -> bool {
    let (mut days, mut others) = (0, 0);
    for cell in cells.filter(|cell| !cell.is_empty()) {
        if WrittenDay::read(cell).is_some() {
            days += 1;
        } else {
            others += 1;
        }
    }
    days > 0 && days > others
}
