//! How a line is written, for people who wrote it differently.

use std::ops::RangeInclusive;

/// How a line is written: words of the record language in lower case, and in capitals what is to
/// be filled in, a name, cards and the like (`NAME takes CARDS`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineSyntax {
    ways: &'static [&'static str],
    numbers: Option<(u32, u32)>,
}

impl LineSyntax {
    /// No form, for a line of which nothing is known.
    pub(super) const NONE: Self = Self::new(&[]);

    /// Returns the form of a line that can be written in these ways.
    pub(super) const fn new(ways: &'static [&'static str]) -> Self {
        Self {
            ways,
            numbers: None,
        }
    }

    /// Returns the form with what its `N` can be.
    pub(super) const fn with_numbers(self, least: u32, most: u32) -> Self {
        Self {
            numbers: Some((least, most)),
            ..self
        }
    }

    /// Returns the ways in which the line can be written.
    pub const fn ways(self) -> &'static [&'static str] {
        self.ways
    }

    /// Returns what `N` can be, where that is to be said.
    pub fn numbers(self) -> Option<RangeInclusive<u32>> {
        self.numbers.map(|(least, most)| least..=most)
    }
}
