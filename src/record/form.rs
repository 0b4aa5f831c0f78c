//! How lines are written, as shown to people who wrote a line wrongly.

use std::ops::RangeInclusive;

/// How a line is written. Lower case marks words of the record language; capitals mark what to fill
/// in, such as names or cards (`NAME takes CARDS`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineSyntax {
    ways: &'static [&'static str],
    numbers: Option<(u32, u32)>,
}

impl LineSyntax {
    /// The syntax of a line that nothing is known about.
    pub(super) const NONE: Self = Self::new(&[]);

    /// Makes the syntax of a line that can be written in these ways.
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

    /// Returns every way to write the line.
    pub const fn ways(self) -> &'static [&'static str] {
        self.ways
    }

    /// Returns the range of numbers that `N` stands for, if the line has one that needs saying.
    pub fn numbers(self) -> Option<RangeInclusive<u32>> {
        self.numbers.map(|(least, most)| least..=most)
    }
}
