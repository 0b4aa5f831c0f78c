//! The words that Tab shows, in columns.

use super::preview::width_in_columns;
use crate::letters::inert;

/// Words in columns, and the number of those that did not fit.
pub(in crate::cli) struct Listing {
    /// The rows, one for each line of the screen.
    pub(in crate::cli) rows: Vec<String>,
    /// How many words were left out.
    pub(in crate::cli) left_out: usize,
}

/// The space between two words.
const GAP: u32 = 2;

impl Listing {
    /// Arranges words in columns, read downwards, on a screen of this width with at most this many
    /// rows.
    pub(in crate::cli) fn new(words: &[String], columns: u32, most: usize) -> Self {
        // Control characters are replaced when the words are written.
        let shown_width = |word: &str| width_in_columns(&inert(word));
        let widest = words.iter().map(|word| shown_width(word)).max();
        let width = widest.unwrap_or(0) + GAP;
        // There is no gap after the last word of a row.
        let beside = usize::try_from((columns + GAP) / width).map_or(1, |beside| beside.max(1));
        let shown = words.len().min(most.max(1).saturating_mul(beside));
        let height = shown.div_ceil(beside);
        let row = |row: usize| {
            let words = words.iter().take(shown).skip(row).step_by(height.max(1));
            let padded = words.map(|word| {
                let gap = width.saturating_sub(shown_width(word));
                format!("{word}{:gap$}", "", gap = gap as usize)
            });
            padded.collect::<String>().trim_end().to_owned()
        };
        Self {
            rows: (0..height).map(row).collect(),
            left_out: words.len() - shown,
        }
    }
}

/// Returns how many rows a question takes on a screen of this width.
pub(in crate::cli) fn rows_of(question: &str, columns: u32) -> usize {
    let rows = |line: &str| width_in_columns(line).div_ceil(columns.max(1)).max(1);
    let rows: u32 = question.split('\n').map(rows).sum();
    rows as usize
}

#[cfg(test)]
mod tests {
    use crate::cli::terminal::listing::*;

    fn words(words: &str) -> Vec<String> {
        words.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn words_are_read_downwards_in_columns_of_one_width() {
        let listing = Listing::new(&words("松のカス a b 太郎 cd"), 22, 9);
        assert_eq!(listing.rows, ["松のカス  太郎", "a         cd", "b"]);
        assert_eq!(listing.left_out, 0);
    }

    #[test]
    fn what_finds_no_room_is_counted() {
        let listing = Listing::new(&words("a b c d e f g"), 4, 2);
        assert_eq!(listing.rows, ["a  c", "b  d"]);
        assert_eq!(listing.left_out, 3);
        assert_eq!(Listing::new(&words("long a"), 2, 1).rows, ["long"]);
    }

    #[test]
    fn a_letter_that_is_shown_by_its_number_takes_the_room_of_that() {
        // a\u{202e}b takes ten columns.
        let listing = Listing::new(&words("a\u{202e}b c d e"), 22, 9);
        assert_eq!(listing.rows, ["a\u{202e}b  d", "c           e"]);
    }

    #[test]
    fn a_question_takes_the_rows_of_its_lines() {
        assert_eq!(rows_of("Who?\n> ", 40), 2);
        assert_eq!(rows_of("だれが勝ちましたか", 10), 2);
    }
}
