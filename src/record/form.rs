//! How lines are written, as shown to people who wrote one differently.

use std::ops::RangeInclusive;

/// How a line is written: words of the record language in lower case, and in capitals what is to be
/// filled in, such as names or cards (`NAME takes CARDS`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineSyntax {
    ways: &'static [&'static str],
    numbers: Option<(u32, u32)>,
}

impl LineSyntax {
    /// The form of a line about which nothing is known.
    pub(super) const NONE: Self = Self::new(&[]);

    /// Makes the form of a line that can be written in these ways.
    pub(super) const fn new(ways: &'static [&'static str]) -> Self {
        Self {
            ways,
            numbers: None,
        }
    }

    /// Adds the range of numbers that `N` stands for.
    pub(super) const fn with_numbers(self, least: u32, most: u32) -> Self {
        Self {
            numbers: Some((least, most)),
            ..self
        }
    }

    /// Returns the ways to write the line.
    pub const fn ways(self) -> &'static [&'static str] {
        self.ways
    }

    /// Returns the range of `N`, if it needs saying.
    pub fn numbers(self) -> Option<RangeInclusive<u32>> {
        self.numbers.map(|(least, most)| least..=most)
    }
}
