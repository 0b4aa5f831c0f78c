//! The cells of a sheet, with the lines on which they stand.

use csv::{ReaderBuilder, StringRecord};

/// What stands between the cells of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separator {
    /// A tab.
    Tab,
    /// A semicolon.
    Semicolon,
    /// A comma.
    Comma,
}

impl Separator {
    /// All separators. The first that divides the lines of a sheet equally is its own: commas also
    /// stand in numbers.
    pub const ALL: [Self; 3] = [Self::Tab, Self::Semicolon, Self::Comma];

    /// Returns the separator as a letter.
    pub const fn letter(self) -> char {
        match self {
            Self::Tab => '\t',
            Self::Semicolon => ';',
            Self::Comma => ',',
        }
    }
}

/// A row of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GridRow {
    /// The line on which the row begins, from 1.
    pub(super) line: u32,
    /// The cells, without blanks around them.
    pub(super) cells: Vec<String>,
}

impl GridRow {
    /// Returns the text of a cell; empty if the row is shorter.
    pub(super) fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", String::as_str)
    }

    /// Returns whether all cells are empty.
    pub(super) fn is_empty(&self) -> bool {
        self.cells.iter().all(String::is_empty)
    }
}

/// The rows of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SheetGrid {
    pub(super) separator: Separator,
    /// The rows that are not empty.
    pub(super) rows: Vec<GridRow>,
}

impl SheetGrid {
    /// Returns how many columns the widest row has.
    pub(super) fn width(&self) -> usize {
        let widths = self.rows.iter().map(|row| row.cells.len());
        widths.max().unwrap_or(0)
    }

    /// Returns the cells of a column in some of the rows.
    pub(super) fn column(rows: &[GridRow], column: usize) -> impl Iterator<Item = &str> + Clone {
        rows.iter().map(move |row| row.cell(column))
    }
}

/// Divides a text into cells by each separator that may be its own, the likeliest first.
pub(super) fn grids(text: &str) -> Vec<SheetGrid> {
    let mut grids: Vec<(usize, SheetGrid)> = Separator::ALL
        .into_iter()
        .filter_map(|separator| {
            let rows = rows(text, separator);
            let wide = rows.iter().filter(|row| row.cells.len() > 1).count();
            (wide > 0 && wide * 2 >= rows.len()).then_some((wide, SheetGrid { separator, rows }))
        })
        .collect();
    // Stable, so that of equals the earlier separator stays first.
    grids.sort_by_key(|(wide, _)| std::cmp::Reverse(*wide));
    grids.into_iter().map(|(_, grid)| grid).collect()
}

fn rows(text: &str, separator: Separator) -> Vec<GridRow> {
    let byte = u8::try_from(separator.letter()).unwrap_or(b',');
    // A quotation mark that is never closed would swallow the rows after it.
    let quoting = text.matches('"').count().is_multiple_of(2);
    let mut reader = ReaderBuilder::new()
        .delimiter(byte)
        .has_headers(false)
        .flexible(true)
        .quoting(quoting)
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    let mut record = StringRecord::new();
    let (mut line, mut seen) = (1_u32, 0_usize);
    while reader.read_record(&mut record).is_ok_and(|more| more) {
        let byte = record.position().map_or(0, csv::Position::byte);
        let from = text
            .get(usize::try_from(byte).unwrap_or(seen)..)
            .unwrap_or("");
        // Empty lines are passed over.
        let begin = text.len() - from.trim_start_matches(['\n', '\r']).len();
        line = line.saturating_add(line_ends(text.get(seen..begin).unwrap_or("")));
        seen = seen.max(begin);
        let row = GridRow {
            line,
            cells: record.iter().map(|cell| cell.trim().to_owned()).collect(),
        };
        if !row.is_empty() {
            rows.push(row);
        }
    }
    rows
}

/// Returns how many lines end in a text: with a line feed, a carriage return or both.
fn line_ends(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let mut after = bytes.iter().skip(1).chain([&b' ']);
    let ends = bytes.iter().filter(|byte| {
        let next = after.next();
        **byte == b'\n' || (**byte == b'\r' && next != Some(&b'\n'))
    });
    u32::try_from(ends.count()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_separator_is_what_divides_all_rows() {
        for (text, separator) in [
            ("Ann\tBo\n1,234\t-1,234\n", Separator::Tab),
            ("Ann;Bo\n1,234;-1,234\n", Separator::Semicolon),
            ("Ann,Bo\n\"1,234\",\"-1,234\"\n", Separator::Comma),
            ("Ann,Bo,note\n3,-3,a;b\n3,-3,\n", Separator::Comma),
        ] {
            let grids = grids(text);
            assert_eq!(
                grids.first().map(|grid| grid.separator),
                Some(separator),
                "{text}"
            );
        }
        assert_eq!(grids("Ann stop\nBo go\n"), []);
    }

    #[test]
    fn rows_know_their_lines() {
        let grid = &grids("\u{20}Ann , Bo\r\n\r\n\"3\n\",-3\r\n,,\r\n1,-1")[0];
        let rows: Vec<(u32, &[String])> = grid
            .rows
            .iter()
            .map(|row| (row.line, &row.cells[..]))
            .collect();
        let cells = |cells: [&str; 2]| cells.map(str::to_owned);
        assert_eq!(
            rows,
            [
                (1, &cells(["Ann", "Bo"])[..]),
                (3, &cells(["3", "-3"])),
                (6, &cells(["1", "-1"])),
            ]
        );
    }
}
