//! Which of several columns of amounts is meant.

use super::amount::AmountCell;
use super::fault::Wrong;
use super::grid::SheetGrid;
use super::heads::is_points;
use super::result::Found;
use super::table::{ResultTable, SheetForm};
use super::unit::ColumnUnit;

/// A column of amounts, and what they count.
pub(super) type AmountColumn = (usize, ColumnUnit);

/// Returns the column of amounts. Of several that say different things it is the one that can be
/// meant: in a table of payments the money and not the points, otherwise the one that comes to zero.
/// If several can be meant, that is wrong, and it is the first.
pub(super) fn amount_column(table: &ResultTable<'_>, found: &mut Found) -> Option<AmountColumn> {
    let all: Vec<AmountColumn> = table
        .amounts()
        .map(|(at, unit)| (at, unit.clone()))
        .collect();
    let holds = |(at, _): &&AmountColumn| parts(table, *at).iter().any(|parts| *parts != 0);
    let filled: Vec<&AmountColumn> = all.iter().filter(holds).collect();
    let [first, second, ..] = filled.as_slice() else {
        return filled.first().copied().or(all.first()).cloned();
    };
    let is_payment = table.form == SheetForm::Payments;
    let size = |at: usize| parts(table, at).into_iter().map(i128::abs);
    if is_payment && filled.iter().all(|(at, _)| size(*at).eq(size(first.0))) {
        let is_gain = |(at, _): &&&AmountColumn| parts(table, *at).iter().all(|parts| *parts >= 0);
        let gain = filled.iter().find(is_gain).unwrap_or(first);
        return Some((*gain).clone());
    }
    let can_be = |(at, _): &&&AmountColumn| {
        if is_payment {
            !is_points(table.head.cell(*at))
        } else {
            parts(table, *at).into_iter().fold(0, i128::saturating_add) == 0
        }
    };
    let mut likely = filled.iter().filter(can_be);
    if let (Some(only), None) = (likely.next(), likely.next()) {
        return Some((*only).clone());
    }
    let head = |(at, _): &AmountColumn| table.head.cell(*at).to_owned();
    found.fault(
        table.head.line,
        Wrong::TwoColumns(head(first), head(second)),
    );
    Some((*first).clone())
}

/// Returns the amounts of a column, 0 where there is none.
fn parts(table: &ResultTable<'_>, column: usize) -> Vec<i128> {
    let cells = SheetGrid::column(table.body, column);
    let read = |cell| {
        AmountCell::read(cell)
            .amount()
            .map_or(0, |amount| amount.parts)
    };
    cells.map(read).collect()
}
