//! Tables for listeners, one line for each row.

use super::Grid;
use crate::cli::screen::row::StyledRow;
use crate::cli::words::{Lang, say};

impl Grid {
    /// Returns a line for each row, with the name of every column and its content: `Ann: Chips +20,
    /// Hands 3`.
    pub(in crate::cli::screen) fn aloud(&self, lang: Lang) -> Vec<String> {
        let named = self.headings.iter().any(|heading| !heading.is_empty());
        let rows = self.said.iter();
        let lines = rows.map(|row| {
            if named {
                self.named(lang, row)
            } else {
                self.nameless(row)
            }
        });
        lines.filter(|line| !line.is_empty()).collect()
    }

    /// Returns the line of a row whose columns have names.
    fn named(&self, lang: Lang, row: &[String]) -> String {
        let mut cells = row.iter().enumerate();
        let cell = |(at, cell): (usize, &String)| {
            let cell = cell.trim();
            let heading = self.headings.get(at).map(StyledRow::text);
            match heading.filter(|heading| !heading.is_empty() && !cell.is_empty()) {
                Some(heading) => format!("{heading} {cell}"),
                None => cell.to_owned(),
            }
        };
        // The person or thing that a row is about needs no heading; a number does.
        let first = cells.next().map(|(at, text)| {
            let is_number = self.is_right(at);
            let text = text.trim().to_owned();
            if is_number { cell((at, &text)) } else { text }
        });
        let rest = cells.map(cell).filter(|cell| !cell.is_empty());
        let rest: Vec<String> = rest.collect();
        let rest = say!(lang, in_turn(&rest));
        after_name(&first.unwrap_or_default(), &rest)
    }

    /// Returns the line of a row whose columns have no names: the last cell describes the others,
    /// and a right-aligned cell is the number of the row.
    fn nameless(&self, row: &[String]) -> String {
        let Some((last, first)) = row.split_last() else {
            return String::new();
        };
        let cells = first
            .iter()
            .enumerate()
            .map(|(at, cell)| match cell.trim() {
                number if self.is_right(at) && !number.is_empty() => format!("{number}."),
                cell => cell.to_owned(),
            });
        let cells: Vec<String> = cells.filter(|cell| !cell.is_empty()).collect();
        after_name(&cells.join(" "), last.trim())
    }
}

/// Joins a name and what is said of it.
fn after_name(name: &str, says: &str) -> String {
    match (name, says) {
        ("", only) | (only, "") => only.to_owned(),
        (name, says) => format!("{name}: {says}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::screen::Styled;
    use crate::words::{Text, signed};

    #[test]
    fn where_nothing_is_drawn_a_row_says_the_name_of_each_column() {
        let mut grid = Grid::new(&["Player", ">Chips", ">Money", ""]);
        grid.row(&["Ann", "+24", "2,400 KRW", "from Bo 12, Chul 12"]);
        grid.row(&["Bo", "0", "", ""]);
        let said = [
            "Ann: Chips +24; Money 2,400 KRW; from Bo 12, Chul 12",
            "Bo: Chips 0",
        ];
        assert_eq!(grid.aloud(Lang::English), said);
        // The width makes no difference, nor does a hidden header.
        assert_eq!(grid.spare(&[1]).bare().aloud(Lang::English), said);
        let mut grid = Grid::new(&[">Hand", "Ended"]);
        grid.styled_row(["1.2".into(), Text::in_a_row("Bo stops.").into()]);
        assert_eq!(grid.aloud(Lang::English), ["Hand 1.2: Ended Bo stops"]);
        // What people wrote is read out to the letter.
        let mut grid = Grid::new(&["Player", ">Chips", "What for"]);
        for name in ["x2", "A · B", "C → D", "+3"] {
            let chips = signed(Lang::English, -5);
            grid.styled_row([name.into(), chips.into(), "x2  cake · +3.".into()]);
        }
        assert_eq!(
            grid.aloud(Lang::English),
            ["x2", "A · B", "C → D", "+3"]
                .map(|name| format!("{name}: Chips minus 5, What for x2  cake · +3."))
        );
    }

    #[test]
    fn columns_without_names_are_said_one_after_the_other() {
        let mut grid = Grid::new(&["", "", ""]);
        grid.row(&["×2", "gwang-bak", "Ann scores brights, Bo has none"]);
        grid.row(&["", "", "The rule."]);
        let said = ["×2 gwang-bak: Ann scores brights, Bo has none", "The rule."];
        assert_eq!(grid.aloud(Lang::English), said);
        let mut grid = Grid::new(&[">", "", ""]);
        grid.row(&["1", "go1", "goes?"]);
        grid.styled_row([Styled::from("2"), Styled::said("*", "no"), Styled::from("")]);
        assert_eq!(grid.aloud(Lang::English), ["1. go1: goes?", "2. no"]);
    }
}
