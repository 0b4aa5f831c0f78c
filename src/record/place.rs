//! Places in a record and values that remember theirs.

/// A line and a column, both from 1; a column is one displayed character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// A player's place in turn order, the dealer 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub usize);

/// A value with the column it was written at; two are equal where their values are.
#[derive(Clone, Copy, Debug)]
pub struct At<T> {
    /// What was written.
    pub value: T,
    /// Where, in displayed characters from 1.
    pub column: u32,
}

impl<T> At<T> {
    /// Returns the value with its column.
    pub const fn new(value: T, column: u32) -> Self {
        Self { value, column }
    }

    /// Returns a value that nobody wrote, as if it began its line.
    pub const fn unwritten(value: T) -> Self {
        Self::new(value, 1)
    }
}

impl<T: PartialEq> PartialEq for At<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for At<T> {}
