//! Rows of tables for spreadsheets, as comma-separated values.

use crate::letters::inert;
use csv::{QuoteStyle, Terminator, WriterBuilder};

/// The content of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Cell {
    Nothing,
    /// A text, protected from being read as a formula.
    Text(String),
    Number(i64),
    /// A decimal number, as written.
    Decimal(String),
}

impl Cell {
    /// Returns a text cell.
    pub(in crate::cli) fn text(text: &str) -> Self {
        Self::Text(text.to_owned())
    }

    /// Returns a number cell; empty if there is no number.
    pub(in crate::cli) fn number(number: Option<impl Into<i64>>) -> Self {
        number.map_or(Self::Nothing, |number| Self::Number(number.into()))
    }

    fn written(&self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Text(text) => harmless(&inert(text)),
            Self::Number(number) => number.to_string(),
            Self::Decimal(number) => number.clone(),
        }
    }
}

/// Returns a row as a line of the file, without its line end.
pub(in crate::cli) fn row(cells: &[Cell]) -> String {
    let mut builder = WriterBuilder::new();
    builder
        .quote_style(QuoteStyle::Necessary)
        .terminator(Terminator::Any(b'\n'))
        .buffer_capacity(256);
    let mut writer = builder.from_writer(Vec::new());
    // This cannot fail: each row is written separately, to memory.
    let _ = writer.write_record(cells.iter().map(Cell::written));
    let line = writer.into_inner().unwrap_or_default();
    let line = String::from_utf8(line).unwrap_or_default();
    line.trim_end_matches('\n').to_owned()
}

/// Protects a text from being read as a formula: puts an apostrophe before letters that begin one,
/// at the start and wherever a program with other separators would begin a cell.
fn harmless(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut begins = true;
    for letter in text.chars() {
        if begins && is_formula(letter) {
            out.push('\'');
        }
        let parts = matches!(letter, ',' | ';' | '|' | '\t' | '\r' | '\n' | '"' | '\'');
        begins = parts || (begins && letter.is_whitespace());
        out.push(letter);
    }
    out
}

/// True if a letter begins a formula, also in its full-width form.
const fn is_formula(letter: char) -> bool {
    matches!(
        letter,
        '=' | '+' | '-' | '@' | '\t' | '\r' | '＝' | '＋' | '－' | '＠'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_a_formula_and_numbers_stay_numbers() {
        for (text, written) in [
            ("=1+1", "'=1+1"),
            ("+82", "'+82"),
            ("-Ann", "'-Ann"),
            ("@sum", "'@sum"),
            ("＝1", "'＝1"),
            ("\tx", " x"),
            (" =1", " '=1"),
            ("Ann;=1", "Ann;'=1"),
            ("Ann,=1", "\"Ann,'=1\""),
            ("Ann \"=1\"", "\"Ann \"\"'=1\"\"\""),
            ("O'Neil", "O'Neil"),
            ("'=1", "''=1"),
            ("Ann-Bo", "Ann-Bo"),
            ("a\u{202e}b", "a\\u{202e}b"),
            ("민수", "민수"),
        ] {
            let cells = [Cell::text(text), Cell::Number(-3)];
            let expected = format!("{written},-3");
            assert_eq!(row(&cells), expected, "{text:?}");
        }
        assert_eq!(row(&[Cell::Nothing, Cell::Decimal("-4.5".into())]), ",-4.5");
        assert_eq!(row(&[Cell::Nothing]), "\"\"");
    }
}
