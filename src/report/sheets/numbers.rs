//! The columns that number hands: `game`, or `evening` and `game`.

use super::grid::GridRow;
use super::heads::Head;
use super::table::ResultTable;

/// The columns that number hands, and what they said last.
pub(super) struct HandNumbers {
    columns: Vec<usize>,
    last: Vec<String>,
}

impl HandNumbers {
    /// Finds the columns of a table. One that only counts the rows is none if there is another.
    pub(super) fn new(table: &ResultTable<'_>) -> Self {
        let all = table.columns(&Head::Game);
        let counts_rows = |at: &usize| {
            let mut cells: Vec<&str> = table.body.iter().map(|row| row.cell(*at)).collect();
            cells.retain(|cell| !cell.is_empty());
            let filled = cells.len();
            cells.sort_unstable();
            cells.dedup();
            filled > 1 && cells.len() == filled && filled * 2 > table.body.len()
        };
        let is_one_left = all.iter().any(|at| !counts_rows(at));
        let numbers = |at: &usize| !is_one_left || !counts_rows(at);
        let columns: Vec<usize> = all.into_iter().filter(numbers).collect();
        Self {
            last: vec![String::new(); columns.len()],
            columns,
        }
    }

    /// Returns whether a column is one of them.
    pub(super) fn has(&self, column: usize) -> bool {
        self.columns.contains(&column)
    }

    /// Returns what a row has in these columns.
    pub(super) fn texts<'r>(&self, row: &'r GridRow) -> Vec<&'r str> {
        self.columns.iter().map(|at| row.cell(*at)).collect()
    }

    /// Forgets what the rows before said.
    pub(super) fn restart(&mut self) {
        self.last.fill_with(String::new);
    }

    /// Returns the number of a row's hand. A cell that was merged with those below it has its text
    /// only in the first, until a column before it says something else. Nothing if the row has no
    /// number.
    pub(super) fn read(&mut self, row: &GridRow) -> Option<String> {
        let mut is_new = false;
        let mut said = false;
        for (column, last) in self.columns.iter().zip(&mut self.last) {
            let text = row.cell(*column);
            if !text.is_empty() {
                said = true;
                is_new |= text != last;
            }
            if is_new {
                text.clone_into(last);
            }
        }
        said.then(|| self.text())
    }

    /// Returns the number that was said last.
    pub(super) fn text(&self) -> String {
        let said = self.last.iter().filter(|text| !text.is_empty());
        said.map(String::as_str).collect::<Vec<&str>>().join("/")
    }
}
