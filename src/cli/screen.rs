//! Where output goes: width, colour, and tables that stay aligned with wide characters.

use super::args::ColorChoice;
use comfy_table::{
    Cell, CellAlignment, ColumnConstraint, ContentArrangement, Table, Width, presets,
};
use console::{Style, Term, measure_text_width};
use std::io::{self, IsTerminal as _, Write};

/// The output of a command.
pub(super) struct Screen {
    out: Box<dyn Write>,
    width: u16,
    color: bool,
}

impl Screen {
    /// Returns the standard output; 80 columns where it is no terminal.
    pub(super) fn stdout(choice: ColorChoice) -> Self {
        let terminal = io::stdout().is_terminal();
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let color = match choice {
            ColorChoice::Auto => terminal && !no_color,
            ColorChoice::Always => true,
            ColorChoice::Never => false,
        };
        let width = Term::stdout()
            .size_checked()
            .map_or(80, |(_, columns)| columns);
        Self {
            out: Box::new(io::stdout()),
            width: width.clamp(40, 120),
            color,
        }
    }

    /// Writes a line.
    pub(super) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", text.as_ref())
    }

    /// Writes a sentence, broken between words at the width of the screen; what follows the first
    /// row is indented like it, and by two columns more.
    pub(super) fn prose(&mut self, text: &str) -> io::Result<()> {
        let body = text.trim_start();
        let indent = &text[..text.len() - body.len()];
        let mut row = String::from(indent);
        let mut begun = false;
        for word in body.split(' ') {
            let width = measure_text_width(&row) + 1 + measure_text_width(word);
            if begun && width > usize::from(self.width) {
                self.line(&row)?;
                row = format!("{indent}  {word}");
                continue;
            }
            if begun {
                row.push(' ');
            }
            row.push_str(word);
            begun = true;
        }
        self.line(row)
    }

    /// Writes a text as it is.
    pub(super) fn text(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    /// Returns a text in bold where colour is used.
    pub(super) fn bold(&self, text: &str) -> String {
        self.styled(text, &Style::new().bold())
    }

    /// Returns a text dimmed where colour is used.
    pub(super) fn dim(&self, text: &str) -> String {
        self.styled(text, &Style::new().dim())
    }

    /// Returns a text in red where colour is used.
    pub(super) fn red(&self, text: &str) -> String {
        self.styled(text, &Style::new().red())
    }

    fn styled(&self, text: &str, style: &Style) -> String {
        if self.color {
            style.clone().force_styling(true).apply_to(text).to_string()
        } else {
            text.to_owned()
        }
    }

    /// Writes a table indented by two columns.
    pub(super) fn table(&mut self, grid: Grid) -> io::Result<()> {
        for line in grid.draw(self.width.saturating_sub(2)) {
            self.line(format!("  {line}"))?;
        }
        Ok(())
    }
}

/// Columns of text with a header; numbers stand to the right.
pub(super) struct Grid {
    table: Table,
    right: Vec<bool>,
    /// How wide each column has to be for its heading.
    headings: Vec<u16>,
}

/// The space behind a column.
const PADDING: u16 = 2;

impl Grid {
    /// Returns an empty grid; a heading that begins with `>` makes its column stand to the right.
    pub(super) fn new<S: AsRef<str>>(headings: &[S]) -> Self {
        let mut table = Table::new();
        table
            .load_style(presets::NOTHING)
            .set_content_arrangement(ContentArrangement::Dynamic);
        let right: Vec<bool> = headings
            .iter()
            .map(|heading| heading.as_ref().starts_with('>'))
            .collect();
        let cells: Vec<&str> = headings
            .iter()
            .map(|text| text.as_ref().trim_start_matches('>'))
            .collect();
        let room = |text: &&str| {
            let words = text.split(' ').map(measure_text_width);
            let longest = u16::try_from(words.max().unwrap_or(0)).unwrap_or(u16::MAX);
            longest.saturating_add(PADDING)
        };
        let mut grid = Self {
            table,
            right,
            headings: cells.iter().map(room).collect(),
        };
        if cells.iter().any(|text| !text.is_empty()) {
            let cells = grid.cells(&cells);
            grid.table.set_header(cells);
        }
        grid
    }

    fn cells<S: AsRef<str>>(&self, texts: &[S]) -> Vec<Cell> {
        let align = |right: Option<&bool>| match right {
            Some(true) => CellAlignment::Right,
            _ => CellAlignment::Left,
        };
        texts
            .iter()
            .enumerate()
            .map(|(at, text)| Cell::new(text.as_ref()).set_alignment(align(self.right.get(at))))
            .collect()
    }

    /// Adds a row.
    pub(super) fn row<S: AsRef<str>>(&mut self, texts: &[S]) {
        let cells = self.cells(texts);
        self.table.add_row(cells);
    }

    fn draw(mut self, width: u16) -> Vec<String> {
        self.table.set_width(width);
        let fit = self.headings.iter().sum::<u16>() <= width;
        let headings = std::mem::take(&mut self.headings);
        for (column, heading) in self.table.column_iter_mut().zip(headings) {
            column.set_padding((0, PADDING));
            // A heading is not broken within a word as long as all of them fit.
            if fit {
                column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(heading)));
            }
        }
        self.table
            .lines()
            .map(|line| line.trim_end().to_owned())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_not_broken_within_a_word_where_they_fit() {
        let mut grid = Grid::new(&["Player", ">Points", "Calls", "Cards"]);
        grid.row(&["Aki", "5", "koi-koi 1", "1t 2t 3t 4pp 5pp 6pp 7pp 8pp 9pp"]);
        grid.row(&["김철수", "12", "", "1g 3g 8g 11g 12g 10pp 11pp 12s 2pp"]);
        let lines = grid.draw(38);
        assert!(lines[0].starts_with("Player  Points  "), "{lines:#?}");
        assert!(
            lines.iter().all(|line| measure_text_width(line) <= 38),
            "{lines:#?}"
        );
        let mut grid = Grid::new(&["Player", ">Chips"]);
        grid.row(&["Aki", "5"]);
        assert!(grid.draw(8).len() > 1);
    }
}
