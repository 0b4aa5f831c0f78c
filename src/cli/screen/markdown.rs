//! A Markdown page for listeners: without markup, each table row on one line.

use super::{Grid, Screen, Styled};
use crate::words::{Lang, Text, TextForm};
use std::io;

impl Screen {
    /// Writes a Markdown page, as it is or for listeners.
    pub(in crate::cli) fn page(&mut self, markdown: &str) -> io::Result<()> {
        if !self.is_plain() {
            return self.text(markdown);
        }
        let mut lines = markdown.lines().peekable();
        while let Some(line) = lines.next() {
            if line.starts_with("```") {
                while let Some(line) = lines.next_if(|line| !line.starts_with("```")) {
                    self.text(line)?;
                }
                lines.next();
            } else if line.starts_with('|') {
                let mut grid = Grid::new(&cells(line));
                // A row of dashes separates the header from the rest.
                lines.next();
                while let Some(line) = lines.next_if(|line| line.starts_with('|')) {
                    let cells = cells(line).into_iter();
                    grid.styled_row(cells.map(Text::in_a_row).map(Styled::from));
                }
                self.table(grid)?;
            } else {
                self.line(signs(self.lang(), &inline(line)))?;
            }
        }
        Ok(())
    }
}

/// Replaces minus signs in prose by a word: `so she is at -20`.
fn signs(lang: Lang, prose: &str) -> String {
    let words = prose.split(' ').map(|word| {
        let below = word.strip_prefix('-');
        let below = below.filter(|number| number.starts_with(|first: char| first.is_ascii_digit()));
        below.map_or_else(
            || word.to_owned(),
            |number| format!("{}{number}", TextForm::Heard.minus(lang)),
        )
    });
    words.collect::<Vec<String>>().join(" ")
}

/// Returns the cells of a table row.
fn cells(row: &str) -> Vec<String> {
    let row = row.trim().trim_matches('|');
    row.split(" | ").map(|cell| inline(cell.trim())).collect()
}

/// Removes the markup of a line: headings, lists, code, emphasis; of links only the text stays.
fn inline(line: &str) -> String {
    let heading = line
        .strip_prefix('#')
        .map(|rest| rest.trim_start_matches('#').trim_start());
    let text = heading.or_else(|| line.strip_prefix("- ")).unwrap_or(line);
    let mut said = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['`', '*', '[']) {
        let (before, marked) = rest.split_at(at);
        said.push_str(before);
        let linked = marked.strip_prefix('[').and_then(|rest| {
            let (says, after) = rest.split_once("](")?;
            Some((says, after.split_once(')')?.1))
        });
        rest = if let Some((says, after)) = linked {
            said.push_str(&inline(says));
            after
        } else if let Some(after) = marked.strip_prefix('[') {
            said.push('[');
            after
        } else {
            &marked[1..]
        };
    }
    said.push_str(rest);
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_form_are_not_said() {
        for (line, said) in [
            ("## Go-Stop", "Go-Stop"),
            ("- **pile**: the `cards`", "pile: the cards"),
            (
                "see [NOTATION.md](NOTATION.md), 3 [P]",
                "see NOTATION.md, 3 [P]",
            ),
            ("*Elsewhere:* -2", "Elsewhere: -2"),
            ("-2 chips", "-2 chips"),
        ] {
            assert_eq!(inline(line), said);
        }
        assert_eq!(cells("| a | `b` |"), ["a", "b"]);
        assert_eq!(signs(Lang::English, "at -20, -x"), "at minus 20, -x");
    }
}
