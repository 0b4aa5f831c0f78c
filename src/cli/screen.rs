//! Where output goes: width, colour, and tables that stay aligned with wide characters.

use super::args::ColorChoice;
use comfy_table::{
    Cell, CellAlignment, ColumnConstraint, ContentArrangement, Table, Width, presets,
};
use console::{Style, Term, measure_text_width};
use std::io::{self, IsTerminal as _, Write};

/// The standard output of a command whose work is not the telling of it. What can no longer be told
/// is left out, and the work goes on: where the reader has gone away, where a disk is full, and where
/// there is no output at all.
pub(super) struct Heedless<W> {
    out: W,
    gone: bool,
}

impl<W: Write> Heedless<W> {
    /// Returns an output that may go away.
    pub(super) fn new(out: W) -> Self {
        Self { out, gone: false }
    }

    fn unless_gone(&mut self, tell: impl FnOnce(&mut W) -> io::Result<()>) {
        if !self.gone {
            self.gone = tell(&mut self.out).is_err();
        }
    }
}

impl<W: Write> Write for Heedless<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.unless_gone(|out| out.write_all(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.unless_gone(Write::flush);
        Ok(())
    }
}

/// The output of a command.
pub(super) struct Screen {
    out: Box<dyn Write>,
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
        Self {
            out: Box::new(io::stdout()),
            color,
        }
    }

    /// Makes whatever is told from now on nothing to fail for.
    pub(super) fn outlives_its_reader(&mut self) {
        self.out = Box::new(Heedless::new(io::stdout()));
    }

    /// Returns how wide the screen is now.
    fn width() -> u16 {
        let size = Term::stdout().size_checked();
        size.map_or(80, |(_, columns)| columns).clamp(40, 120)
    }

    /// Writes a line.
    pub(super) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", text.as_ref())
    }

    /// Writes a sentence, broken between words at the width of the screen; what follows the first
    /// row is indented like it, and by two columns more.
    pub(super) fn prose(&mut self, text: &str) -> io::Result<()> {
        let screen = Self::width();
        let body = text.trim_start();
        let indent = &text[..text.len() - body.len()];
        let mut row = String::from(indent);
        let mut begun = false;
        for word in body.split(' ') {
            let width = measure_text_width(&row) + 1 + measure_text_width(word);
            if begun && width > usize::from(screen) {
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
        for line in grid.draw(Self::width().saturating_sub(2)) {
            self.line(format!("  {line}"))?;
        }
        Ok(())
    }
}

/// Columns of text with a header; numbers stand to the right.
pub(super) struct Grid {
    headings: Vec<String>,
    /// Which columns stand to the right.
    right: Vec<bool>,
    rows: Vec<Vec<String>>,
}

/// The space behind a column.
const PADDING: u16 = 2;

/// Returns how many columns a text takes on the screen.
fn room(text: &str) -> u16 {
    u16::try_from(measure_text_width(text)).unwrap_or(u16::MAX)
}

impl Grid {
    /// Returns an empty grid; a heading that begins with `>` makes its column stand to the right.
    pub(super) fn new<S: AsRef<str>>(headings: &[S]) -> Self {
        let texts = headings.iter().map(AsRef::as_ref);
        Self {
            right: texts.clone().map(|text| text.starts_with('>')).collect(),
            headings: texts
                .map(|text| text.trim_start_matches('>').to_owned())
                .collect(),
            rows: Vec::new(),
        }
    }

    /// Adds a row.
    pub(super) fn row<S: AsRef<str>>(&mut self, texts: &[S]) {
        let texts = texts.iter().map(|text| text.as_ref().to_owned());
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

    fn draw(self, width: u16) -> Vec<String> {
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
        lines.map(|line| line.trim_end().to_owned()).collect()
    }

    /// Returns the rows one under the other, each cell behind its heading, where the screen is too
    /// narrow for the columns.
    fn stacked(self) -> Vec<String> {
        let mut lines = Vec::new();
        for row in &self.rows {
            let mut cells = row.iter().zip(&self.headings);
            let first = cells.next();
            lines.extend(first.map(|(cell, _)| cell.clone()));
            let told = cells.filter(|(cell, _)| !cell.is_empty());
            lines.extend(told.map(|(cell, heading)| format!("  {heading} {cell}")));
        }
        lines
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
    }

    #[test]
    fn where_numbers_would_be_broken_the_cells_stand_one_under_the_other() {
        let grid = || {
            let mut grid = Grid::new(&["Player", ">Chips", ">Money", ">Best"]);
            grid.row(&["Aki", "+1,234", "1,234,000 KRW", ""]);
            grid
        };
        // 6, 6, 13 and 4, and 2 behind each.
        let wide = grid().draw(37);
        assert_eq!(wide[1], "Aki     +1,234  1,234,000 KRW");
        let narrow = grid().draw(36);
        assert_eq!(narrow, ["Aki", "  Chips +1,234", "  Money 1,234,000 KRW"]);
    }
}
