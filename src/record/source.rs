//! Where the text of a record comes from, and its lines.

use crate::date::Date;
use crate::letters::same_name;
use std::iter;

/// Where the text of a record comes from: what is new has to be better than what was written by an
/// older version, which stays as it was read then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Source<'a> {
    /// A file, or lines that are typed.
    #[default]
    New,
    /// Lines that are typed at a table whose names, and the name of whose currency, are known.
    Table(&'a [String]),
    /// The ledger.
    Ledger,
}

impl Source<'_> {
    /// Returns whether a name of somebody or of a currency is to be looked at.
    pub(super) fn is_new(self, name: &str) -> bool {
        match self {
            Self::New => true,
            Self::Table(names) => !names.iter().any(|known| known == name),
            Self::Ledger => false,
        }
    }

    /// Returns whether two names belong to one person. An older version distinguished more names,
    /// so in the ledger only names of the same letters do.
    pub(super) fn is_same(self, one: &str, other: &str) -> bool {
        match self {
            Self::Ledger => one == other,
            Self::New | Self::Table(_) => same_name(one, other),
        }
    }

    /// Returns whether a record can be too long. What the ledger has was taken once, and is read
    /// however long it is.
    pub(super) const fn measures_records(self) -> bool {
        !matches!(self, Self::Ledger)
    }

    /// Returns whether a line can be too long. What is typed at a table is measured as it comes in,
    /// and what the table says of itself may be from an older version.
    pub(super) const fn measures_lines(self) -> bool {
        matches!(self, Self::New)
    }

    /// Returns the lines of a text. In what is new a carriage return alone ends a line too; what
    /// the ledger has may hold it in a comment.
    pub(super) fn lines(self, text: &str) -> impl Iterator<Item = &str> {
        let (new, known) = match self {
            Self::New => (Some(lines(text)), None),
            Self::Table(_) | Self::Ledger => (None, Some(text.lines())),
        };
        new.into_iter().flatten().chain(known.into_iter().flatten())
    }
}

/// Returns the day that a record names in its `date` line, as it is written for good.
pub fn day_of(record: &str) -> Option<Date> {
    let mut lines = record.lines();
    lines.find_map(|line| Date::read(line.strip_prefix("date ")?.split(" #").next()?.trim()))
}

/// Returns the lines of a text, each of which a line feed, a carriage return or both end.
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
