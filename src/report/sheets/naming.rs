//! What the heads and cells of a table say of columns that are no people.

use super::amount::AmountCell;
use super::grid::SheetGrid;
use super::heads::{Head, is_a_game, is_of_months};
use super::month::is_month;
use super::table::ResultTable;
use super::unit::with_unit;
use super::words::{is_sum, is_sum_of};
use crate::letters::{key, same_name};

impl ResultTable<'_> {
    /// Takes a column of months for that of the days if there is no other, so that each month is
    /// named as what it is.
    pub(super) fn name_months(&mut self) {
        if self.has(&Head::Day) {
            return;
        }
        let mut columns = 0..self.heads.len();
        let found = columns.find(|at| {
            let head = self.heads.get(*at).unwrap_or(&Head::Empty);
            let cells = SheetGrid::column(self.body, *at);
            let cells: Vec<&str> = cells.filter(|cell| !is_sum(cell)).collect();
            let is_one = |cell: &&&str| AmountCell::read(cell) == AmountCell::Not && is_month(cell);
            let months = cells.iter().filter(is_one).count();
            is_of_months(self.head.cell(*at))
                || (matches!(head, Head::Beside | Head::Other | Head::Empty)
                    && months * 2 > cells.iter().filter(|cell| !cell.is_empty()).count())
        });
        if let Some(head) = found.and_then(|at| self.heads.get_mut(at)) {
            *head = Head::Day;
        }
    }

    /// Returns whether each row has the totals of a person: what is counted over many hands stands
    /// beside the amount, no day or number says which hand it is, and nobody is there twice.
    pub(super) fn has_tallies(&self) -> bool {
        let is_known = self.has(&Head::Day) || self.has(&Head::Game);
        let names = self.column(|head| *head == Head::Name).unwrap_or_default();
        let mut names: Vec<&str> = SheetGrid::column(self.body, names).collect();
        names.retain(|name| !name.is_empty());
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        !is_known && self.has(&Head::Tally) && names.len() == all
    }

    /// Finds the columns that hold the sums, or something else, of another, by its head: `太郎計` or
    /// `太郎 順位` beside `太郎`.
    pub(super) fn name_sums(&mut self) {
        let others = self.columns(&Head::Other);
        let cell = |at: usize| self.head.cell(at);
        let is_sum = |at: &usize| {
            others
                .iter()
                .any(|other| is_sum_of(cell(*at), cell(*other)))
        };
        let is_beside = |at: &usize| {
            let of = |other: &usize| {
                let (head, other) = (key(cell(*at)), key(cell(*other)));
                let rest = head.strip_prefix(other.as_str()).unwrap_or_default();
                let is_mark = |one: char| !one.is_alphanumeric();
                let is_apart = rest.starts_with(is_mark) && !other.is_empty();
                let rest = rest.trim_matches(is_mark);
                is_apart && matches!(Head::read(rest), Head::Beside | Head::Tally)
            };
            others.iter().any(of)
        };
        let sums: Vec<usize> = others.iter().copied().filter(is_sum).collect();
        let besides: Vec<usize> = others.iter().copied().filter(is_beside).collect();
        for at in besides {
            if let Some(head) = self.heads.get_mut(at) {
                *head = Head::Beside;
            }
        }
        for at in sums {
            if let Some(head) = self.heads.get_mut(at) {
                *head = Head::Sum;
            }
        }
    }

    /// Returns whether the people of a table are among those that a column names, if there is such
    /// a column: beside `winner` and `loser`, `won` is nobody.
    pub(super) fn has_names_of_people(&self) -> bool {
        let is_of_names = |at: &usize| {
            matches!(
                self.heads.get(*at),
                Some(Head::Name | Head::From | Head::To)
            )
        };
        let columns = (0..self.heads.len()).filter(is_of_names);
        let cells = columns.flat_map(|at| SheetGrid::column(self.body, at));
        let mut names = cells.filter(|cell| {
            AmountCell::read(cell) == AmountCell::Not && !is_a_game(cell) && !is_sum(cell)
        });
        let people = self.columns(&Head::Other);
        let is_one = |name: &str| {
            let mut heads = people.iter().map(|at| self.head.cell(*at));
            heads.any(|head| same_name(with_unit(head).0.as_str(), name))
        };
        let mut names = names.by_ref().peekable();
        names.peek().is_none() || names.any(is_one)
    }
}
