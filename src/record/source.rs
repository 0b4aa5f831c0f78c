//! Where the text of a record comes from, and how it is split into lines.

use crate::date::Date;
use crate::letters::same_name;
use std::iter;

/// Where the text of a record comes from. A new text must pass every check; the ledger's text
/// passed the checks of the version that wrote it, and is read as that version read it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Source<'a> {
    /// A file, or typed lines.
    #[default]
    New,
    /// Lines typed at a table. These names are already known, among them the currency's.
    Table(&'a [String]),
    /// The ledger.
    Ledger,
}

impl Source<'_> {
    /// Returns whether the name of a person or currency is new and must be checked.
    pub(super) fn is_new(self, name: &str) -> bool {
        match self {
            Self::New => true,
            Self::Table(names) => !names.iter().any(|known| known == name),
            Self::Ledger => false,
        }
    }

    /// Returns whether two names mean one person. In the ledger only identical names do, since an
    /// older version told more names apart.
    pub(super) fn is_same(self, one: &str, other: &str) -> bool {
        match self {
            Self::Ledger => one == other,
            Self::New | Self::Table(_) => same_name(one, other),
        }
    }

    /// Returns whether the length of a record is limited. A record in the ledger was once accepted,
    /// so it is read at any length.
    pub(super) const fn measures_records(self) -> bool {
        !matches!(self, Self::Ledger)
    }

    /// Returns whether the length of a line is limited. Typed lines at a table were checked when
    /// entered, and lines that the table adds may come from an older version.
    pub(super) const fn measures_lines(self) -> bool {
        matches!(self, Self::New)
    }

    /// Splits a text into lines. In a new text a lone carriage return also ends a line; elsewhere
    /// it may be part of a comment.
    pub(super) fn lines(self, text: &str) -> impl Iterator<Item = &str> {
        let (new, known) = match self {
            Self::New => (Some(lines(text)), None),
            Self::Table(_) | Self::Ledger => (None, Some(text.lines())),
        };
        new.into_iter().flatten().chain(known.into_iter().flatten())
    }
}

/// Returns the date in the `date` line of a stored record, if it has one.
pub fn day_of(record: &str) -> Option<Date> {
    let mut lines = record.lines();
    lines.find_map(|line| Date::read(line.strip_prefix("date ")?.split(" #").next()?.trim()))
}

/// Splits a text into lines that end with a line feed, a carriage return or both.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text).filter(|text| !text.is_empty());
    iter::from_fn(move || {
        let text = rest?;
        let is_end = |byte| matches!(byte, b'\n' | b'\r');
        let Some(at) = text.bytes().position(is_end) else {
            rest = None;
            return Some(text);
        };
        let (line, end) = text.split_at(at);
        let next = end.strip_prefix("\r\n").unwrap_or(&end[1..]);
        rest = Some(next).filter(|next| !next.is_empty());
        Some(line)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_ends_in_three_ways() {
        for (text, want) in [
            ("", &[][..]),
            ("a", &["a"]),
            ("a\nb\n", &["a", "b"]),
            ("a\r\nb\r\n", &["a", "b"]),
            ("a\rb\r", &["a", "b"]),
            ("a\r\rb\n\n", &["a", "", "b", ""]),
            ("\ra\r\n\rb", &["", "a", "", "b"]),
        ] {
            assert_eq!(lines(text).collect::<Vec<_>>(), want, "{text:?}");
        }
    }
}
