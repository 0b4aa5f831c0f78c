//! Tables that are drawn with blanks or strokes.

use super::amount::AmountCell;
use crate::record::lines;

/// Returns whether most lines of a text are rows of a table with strokes or blanks between the cells,
/// and some of them have amounts.
pub(super) fn is_drawn(text: &str) -> bool {
    let (mut rows, mut with_amounts, mut all) = (0_usize, 0_usize, 0_usize);
    for line in lines(text).filter(|line| !line.trim().is_empty()) {
        all += 1;
        let cells = cells(line);
        if cells.len() < 3 {
            continue;
        }
        rows += 1;
        let is_amount = |cell: &&String| AmountCell::read(cell).amount().is_some();
        with_amounts += usize::from(cells.iter().filter(is_amount).count() > 1);
    }
    with_amounts > 0 && rows > 1 && rows * 2 > all
}

/// Cuts a line at its strokes or else at two blanks on end; if it has neither, and nothing but
/// amounts after the first word, at each blank.
fn cells(line: &str) -> Vec<String> {
    let cut = |mark: &str| -> Vec<String> {
        let cells = line.trim().split(mark).map(str::trim);
        let cells = cells.filter(|cell| !cell.is_empty());
        cells.map(str::to_owned).collect()
    };
    if line.matches('|').count() > 1 {
        return cut("|");
    }
    let wide = cut("  ");
    if wide.len() > 2 {
        return wide;
    }
    let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    let is_amount = |word: &String| AmountCell::read(word) != AmountCell::Not;
    if words.iter().skip(1).all(is_amount) {
        words
    } else {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_with_strokes_or_blanks_are_known() {
        for text in [
            "| 날짜 | 철수 | 영희 |\n|---|---|---|\n| 3/1 | 5 | -5 |\n",
            "date        Ann   Bo\n2026-03-01    5   -5\n2026-03-08    7   -7\n",
            "3/1 5 -5 -\n3/8 7 - -7\n",
        ] {
            assert!(is_drawn(text), "{text}");
        }
        for text in ["철수 +5 영희 -5\n", "Ann stop\nBo go\n", ""] {
            assert!(!is_drawn(text), "{text}");
        }
    }
}
