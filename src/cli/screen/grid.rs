//! Tables that stay aligned with wide characters.

use super::styled::StyledRow;
use comfy_table::{
    Cell, CellAlignment, ColumnConstraint, ContentArrangement, Table, Width, presets,
};
use console::measure_text_width;

/// Columns of text with a header; numbers are aligned to the right.
pub(in crate::cli) struct Grid {
    headings: Vec<String>,
    /// Which columns are aligned to the right.
    right: Vec<bool>,
    /// Cells of inert text.
    rows: Vec<Vec<String>>,
}

/// The space after a column.
const PADDING: u16 = 2;

/// Returns how many columns a text takes on the screen.
fn room(text: &str) -> u16 {
    u16::try_from(measure_text_width(text)).unwrap_or(u16::MAX)
}

impl Grid {
    /// Returns an empty grid; a heading that begins with `>` aligns its column to the right.
    pub(in crate::cli) fn new<S: AsRef<str>>(headings: &[S]) -> Self {
        let texts = headings.iter().map(AsRef::as_ref);
        Self {
            right: texts.clone().map(|text| text.starts_with('>')).collect(),
            headings: texts
                .map(|text| StyledRow::of(text.trim_start_matches('>')).text())
                .collect(),
            rows: Vec::new(),
        }
    }

    /// Adds a row.
    pub(in crate::cli) fn row<S: AsRef<str>>(&mut self, texts: &[S]) {
        let texts = texts.iter().map(|text| StyledRow::of(text.as_ref()).text());
        self.rows.push(texts.collect());
    }

    fn is_headed(&self) -> bool {
        self.headings.iter().any(|heading| !heading.is_empty())
    }

    /// Returns the least width of each column: no word of a heading is broken, and no number.
    fn least(&self) -> Vec<u16> {
        let columns = self.headings.iter().zip(&self.right).enumerate();
        let least = columns.map(|(at, (heading, right))| {
            let words = heading.split(' ').map(room);
            let cells = self.rows.iter().filter_map(|row| row.get(at));
            let numbers = cells.filter(|_| *right).map(|cell| room(cell));
            let longest = words.chain(numbers).max().unwrap_or(0);
            longest.saturating_add(PADDING)
        });
        least.collect()
    }

    /// Returns the rows of the screen that the grid comes to.
    pub(super) fn draw(self, width: u16) -> Vec<StyledRow> {
        let least = self.least();
        let needed = least
            .iter()
            .fold(0, |sum: u16, least| sum.saturating_add(*least));
        if self.is_headed() && needed > width {
            return self.stacked();
        }
        let align = |at: usize| match self.right.get(at) {
            Some(true) => CellAlignment::Right,
            _ => CellAlignment::Left,
        };
        let cells = |texts: &[String]| -> Vec<Cell> {
            let cells = texts.iter().enumerate();
            let cells = cells.map(|(at, text)| Cell::new(text).set_alignment(align(at)));
            cells.collect()
        };
        let mut table = Table::new();
        table
            .load_style(presets::NOTHING)
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(width);
        if self.is_headed() {
            table.set_header(cells(&self.headings));
        }
        for row in &self.rows {
            table.add_row(cells(row));
        }
        for (column, least) in table.column_iter_mut().zip(least) {
            column.set_padding((0, PADDING));
            column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(least)));
        }
        let lines = table.lines();
        let rows = lines.map(|line| StyledRow::from_inert(line.trim_end().to_owned()));
        rows.collect()
    }

    /// Returns the rows one under the other, each cell after its heading, where the screen is too
    /// narrow for the columns.
    fn stacked(self) -> Vec<StyledRow> {
        let mut lines = Vec::new();
        for row in &self.rows {
            let mut cells = row.iter().zip(&self.headings);
            let first = cells.next();
            lines.extend(first.map(|(cell, _)| StyledRow::from_inert(cell.clone())));
            let told = cells.filter(|(cell, _)| !cell.is_empty());
            lines.extend(
                told.map(|(cell, heading)| StyledRow::from_inert(format!("  {heading} {cell}"))),
            );
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(lines: &[StyledRow]) -> Vec<String> {
        lines.iter().map(StyledRow::text).collect()
    }

    #[test]
    fn headings_are_not_broken_within_a_word_where_they_fit() {
        let mut grid = Grid::new(&["Player", ">Points", "Calls", "Cards"]);
        grid.row(&["Aki", "5", "koi-koi 1", "1t 2t 3t 4pp 5pp 6pp 7pp 8pp 9pp"]);
        grid.row(&["김철수", "12", "", "1g 3g 8g 11g 12g 10pp 11pp 12s 2pp"]);
        let lines = texts(&grid.draw(38));
        assert!(lines[0].starts_with("Player  Points  "), "{lines:#?}");
        assert!(
            lines.iter().all(|line| measure_text_width(line) <= 38),
            "{lines:#?}"
        );
    }

    #[test]
    fn where_numbers_would_be_broken_the_cells_stand_one_under_the_other() {
        let grid = || {
            let mut grid = Grid::new(&["Player", ">Chips", ">Money", ">Best"]);
            grid.row(&["Aki", "+1,234", "1,234,000 KRW", ""]);
            grid
        };
        // 6, 6, 13 and 4, and 2 after each.
        let wide = texts(&grid().draw(37));
        assert_eq!(wide[1], "Aki     +1,234  1,234,000 KRW");
        let narrow = texts(&grid().draw(36));
        assert_eq!(narrow, ["Aki", "  Chips +1,234", "  Money 1,234,000 KRW"]);
    }
}
