//! Tables that align wide characters and fit the screen.

mod aloud;

use super::columns::{GAP, widths};
use super::row::StyledRow;
use super::styled::Styled;
use comfy_table::{Cell, CellAlignment, ColumnConstraint, Table, Width, presets};

/// Columns of text, with or without a header; numbers are right-aligned.
pub(in crate::cli) struct Grid {
    headings: Vec<StyledRow>,
    /// Which columns are right-aligned.
    right: Vec<bool>,
    rows: Vec<Vec<StyledRow>>,
    /// What a listener hears of each row, one text per cell.
    said: Vec<Vec<String>>,
    /// Whether the header is drawn.
    headed: bool,
    /// Columns to drop on a narrow screen, in this order.
    spare: Vec<usize>,
}

/// The heading of a column.
pub(in crate::cli) struct Heading<'h> {
    text: &'h str,
    of_numbers: bool,
}

impl<'h> Heading<'h> {
    /// Returns the heading of a column of texts.
    pub(in crate::cli) const fn text(text: &'h str) -> Self {
        Self {
            text,
            of_numbers: false,
        }
    }

    /// Returns the heading of a right-aligned column of numbers.
    pub(in crate::cli) const fn number(text: &'h str) -> Self {
        Self {
            text,
            of_numbers: true,
        }
    }
}

/// If less than this width is left for remarks in the last column, they go under their rows.
const NARROWEST: usize = 24;

/// A text up to this width without spaces is a word or name, and is never broken.
const WORD: usize = 12;

/// In a column of numbers, a heading up to this width without spaces is never broken.
const HEADING: usize = 16;

impl Grid {
    /// Returns an empty grid with the program's headings; a heading that begins with `>`
    /// right-aligns its column.
    pub(in crate::cli) fn new<S: AsRef<str>>(headings: &[S]) -> Self {
        let headings = headings.iter().map(AsRef::as_ref);
        Self::with_headings(headings.map(|heading| match heading.strip_prefix('>') {
            Some(number) => Heading::number(number),
            None => Heading::text(heading),
        }))
    }

    /// Returns an empty grid with these headings.
    pub(in crate::cli) fn with_headings<'h>(
        headings: impl IntoIterator<Item = Heading<'h>>,
    ) -> Self {
        let headings: Vec<Heading<'_>> = headings.into_iter().collect();
        let texts = headings.iter().map(|heading| heading.text);
        Self {
            headed: texts.clone().any(|text| !text.is_empty()),
            right: headings.iter().map(|heading| heading.of_numbers).collect(),
            headings: texts.map(StyledRow::from_text).collect(),
            rows: Vec::new(),
            said: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// Hides the header, if the rows speak for themselves.
    pub(in crate::cli) fn bare(mut self) -> Self {
        self.headed = false;
        self
    }

    /// Marks columns that may be dropped on a narrow screen, in this order.
    pub(in crate::cli) fn spare(mut self, columns: &[usize]) -> Self {
        self.spare = columns.to_vec();
        self
    }

    /// Adds a row.
    pub(in crate::cli) fn row<S: AsRef<str>>(&mut self, texts: &[S]) {
        self.styled_row(texts.iter().map(|text| Styled::from(text.as_ref())));
    }

    /// Adds a row of styled cells.
    pub(in crate::cli) fn styled_row(&mut self, cells: impl IntoIterator<Item = Styled>) {
        let cells: Vec<Styled> = cells.into_iter().collect();
        self.rows.push(cells.iter().map(Styled::line).collect());
        self.said.push(cells.iter().map(Styled::heard).collect());
    }

    /// Returns the cells of a column, its heading first.
    fn column(&self, at: usize) -> impl Iterator<Item = &StyledRow> {
        let cells = self.rows.iter().filter_map(move |row| row.get(at));
        let heading = self.headings.get(at).filter(|_| self.headed);
        heading.into_iter().chain(cells)
    }

    /// Returns the width of a column if nothing is broken.
    fn natural(&self, at: usize) -> usize {
        self.column(at).map(StyledRow::width).max().unwrap_or(0)
    }

    /// Returns the minimal width of a column, in which no word or number is broken.
    fn least(&self, at: usize) -> usize {
        // A Japanese name has no spaces and may be broken after any letter.
        let of_text = |cell: &StyledRow, word: usize| match cell.width() {
            short if short <= word && !cell.text().contains(' ') => short,
            _ => cell.least(),
        };
        let is_number = self.is_right(at);
        let heading = self.headings.get(at).filter(|_| self.headed);
        let heading = heading.map_or(0, |cell| {
            of_text(cell, if is_number { HEADING } else { WORD })
        });
        let of_cell = |cell: &StyledRow| {
            if is_number {
                cell.width()
            } else {
                of_text(cell, WORD)
            }
        };
        let cells = self.rows.iter().filter_map(|row| row.get(at));
        heading.max(cells.map(of_cell).max().unwrap_or(0))
    }

    fn is_right(&self, at: usize) -> bool {
        self.right.get(at).copied().unwrap_or(false)
    }

    /// Returns the grid as rows for a screen of this width.
    pub(super) fn draw(&self, width: usize) -> Vec<StyledRow> {
        let mut columns: Vec<usize> = (0..self.headings.len()).collect();
        if let Some((last, first)) = columns.split_last().filter(|_| self.ends_in_remarks()) {
            let roomy = |widths: &Vec<usize>| {
                let enough = NARROWEST.min(self.natural(*last));
                widths.last().is_some_and(|last| *last >= enough)
            };
            let under = self.under(&self.spared(first, width), *last, width);
            let beside = self.fits(&columns, width).filter(roomy);
            let beside = beside.map(|widths| self.aligned(&columns, &widths));
            return match beside {
                Some(beside) if beside.len() <= under.len() => beside,
                _ => under,
            };
        }
        columns = self.spared(&columns, width);
        match self.fits(&columns, width) {
            Some(widths) => self.aligned(&columns, &widths),
            None => self.stacked(width),
        }
    }

    /// Drops as many of the spare columns as needed for the others to fit.
    fn spared(&self, columns: &[usize], width: usize) -> Vec<usize> {
        let mut columns = columns.to_vec();
        for left_out in &self.spare {
            if self.fits(&columns, width).is_some() {
                break;
            }
            columns.retain(|column| column != left_out);
        }
        columns
    }

    /// True if the last column holds remarks that can go under the others: its heading is not
    /// drawn, and it may not be dropped.
    fn ends_in_remarks(&self) -> bool {
        let at = self.headings.len().saturating_sub(1);
        let last = self.headings.last();
        let last = last.filter(|_| at > 0 && !self.spare.contains(&at));
        last.is_some_and(|last| !self.headed || last.is_empty())
    }

    /// Returns the widths of these columns; `None` if the columns do not fit.
    fn fits(&self, columns: &[usize], width: usize) -> Option<Vec<usize>> {
        let natural: Vec<usize> = columns.iter().map(|at| self.natural(*at)).collect();
        let gaps = GAP * columns.len().saturating_sub(1);
        if natural.iter().sum::<usize>() + gaps <= width {
            return Some(natural);
        }
        // We compute minimal widths only now, because that takes longer.
        let each = columns.iter().zip(natural);
        let each = each.map(|(at, natural)| (self.least(*at), natural));
        widths(&each.collect::<Vec<_>>(), width)
    }

    /// Returns the rows in columns of these widths.
    fn aligned(&self, columns: &[usize], widths: &[usize]) -> Vec<StyledRow> {
        let header = self.headed.then_some(&self.headings);
        let rows = header.into_iter().chain(&self.rows);
        self.side_by_side(rows, columns, widths)
            .into_iter()
            .flatten()
            .collect()
    }

    /// Lays out rows side by side.
    fn side_by_side<'r>(
        &self,
        rows: impl Iterator<Item = &'r Vec<StyledRow>>,
        columns: &[usize],
        widths: &[usize],
    ) -> Vec<Vec<StyledRow>> {
        let cells = |row: &Vec<StyledRow>| {
            let cells = columns.iter().zip(widths).map(|(at, width)| {
                let cell = row.get(*at).cloned().unwrap_or_default();
                cell.wrapped(*width, "")
            });
            cells.collect::<Vec<Vec<StyledRow>>>()
        };
        let rows: Vec<_> = rows.map(cells).collect();
        // One table for all rows: creating one takes longer than laying out a row.
        let mut table = Table::new();
        table.load_style(presets::NOTHING);
        for cells in &rows {
            let texts = cells.iter().zip(columns).map(|(lines, at)| {
                let lines: Vec<String> = lines.iter().map(StyledRow::text).collect();
                Cell::new(lines.join("\n")).set_alignment(if self.is_right(*at) {
                    CellAlignment::Right
                } else {
                    CellAlignment::Left
                })
            });
            table.add_row(texts);
        }
        for (column, width) in table.column_iter_mut().zip(widths) {
            let width = u16::try_from(width + GAP).unwrap_or(u16::MAX);
            column.set_padding((0, u16::try_from(GAP).unwrap_or(0)));
            column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(width)));
        }
        let mut lines = table.lines();
        let laid_out = |cells: &Vec<Vec<StyledRow>>| {
            let height = cells.iter().map(Vec::len).max().unwrap_or(0);
            let lines = lines.by_ref().take(height).enumerate();
            let lines = lines.map(|(number, line)| {
                let parts = cells.iter().filter_map(|lines| lines.get(number));
                StyledRow::laid_out(&line, parts)
            });
            lines.collect()
        };
        rows.iter().map(laid_out).collect()
    }

    /// Returns the rows with the last column below the others, unless it fits on the row.
    fn under(&self, first: &[usize], last: usize, width: usize) -> Vec<StyledRow> {
        let Some(widths) = self.fits(first, width) else {
            return self.stacked(width);
        };
        let header = self.headed.then_some(&self.headings).into_iter();
        let header = self.side_by_side(header, first, &widths);
        let mut lines: Vec<StyledRow> = header.into_iter().flatten().collect();
        let behind = widths.iter().map(|width| width + GAP).sum::<usize>();
        let side_by_side = self.side_by_side(self.rows.iter(), first, &widths);
        for (row, mut rows) in self.rows.iter().zip(side_by_side) {
            let remark = row.get(last).filter(|cell| !cell.is_empty());
            let fits = |remark: &&StyledRow| behind + remark.width() <= width;
            if let [only] = rows.as_mut_slice()
                && let Some(remark) = remark.filter(fits)
            {
                only.pad_to(behind);
                only.append(remark.clone());
                lines.extend(rows);
                continue;
            }
            lines.extend(rows);
            let below = remark;
            let below = below.map(|cell| cell.clone().indented("  ").wrapped(width, "  "));
            lines.extend(below.into_iter().flatten());
        }
        lines.retain(|line| !line.is_empty());
        lines
    }

    /// Returns each cell on its own row, after its heading, for a screen too narrow for columns.
    fn stacked(&self, width: usize) -> Vec<StyledRow> {
        let mut lines = Vec::new();
        for row in &self.rows {
            let mut cells = row.iter().zip(&self.headings);
            let first = cells.next();
            lines.extend(first.map(|(cell, _)| cell.clone()));
            let told = cells.filter(|(cell, _)| !cell.is_empty());
            lines.extend(told.map(|(cell, heading)| {
                let mut line = heading.clone();
                if !line.is_empty() {
                    line.pad_to(line.width() + 1);
                }
                line.append(cell.clone());
                line.indented("  ")
            }));
        }
        let lines = lines.into_iter();
        lines.flat_map(|line| line.wrapped(width, "  ")).collect()
    }
}

#[cfg(test)]
mod tests;
