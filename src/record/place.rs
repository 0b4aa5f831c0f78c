//! Places in a record, values that remember theirs, and places in turn order.

use smallvec::SmallVec;
use std::iter;
use std::ops::{Index, IndexMut};

/// A line and a column, both from 1; a column is one displayed character.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// The place in turn order of somebody who plays the hand, the dealer's 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub usize);

impl Seat {
    /// Returns the seat this many places later in turn order, among this many players.
    #[must_use]
    pub const fn after(self, step: usize, players: usize) -> Self {
        if players == 0 {
            return self;
        }
        Self((self.0 + step) % players)
    }

    /// Returns how many places later in turn order another seat is, among this many players.
    pub const fn steps_to(self, other: Self, players: usize) -> usize {
        if players == 0 {
            return 0;
        }
        (other.0 + players - self.0 % players) % players
    }
}

impl From<Seat> for usize {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// Something of each who plays a hand, in turn order. What is asked of a seat that is not there is
/// asked of nobody, of whom nothing is recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T> {
    /// Two or three play most games, whose places take no memory of their own.
    all: SmallVec<[T; 3]>,
    nobody: T,
}

impl<T: Clone + Default> BySeat<T> {
    /// Returns the same for each of this many players.
    pub fn each(value: T, players: usize) -> Self {
        iter::repeat_n(value, players).collect()
    }
}

impl<T: Default> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        Self {
            all: all.into_iter().collect(),
            nobody: T::default(),
        }
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        self.all.get(seat.0).unwrap_or(&self.nobody)
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        self.all.get_mut(seat.0).unwrap_or(&mut self.nobody)
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter()
    }
}

impl<'a, T> IntoIterator for &'a mut BySeat<T> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter_mut()
    }
}

impl<T> BySeat<T> {
    /// Returns that of each player, in turn order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.all.iter()
    }

    /// Returns that of each player, in turn order, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.all.iter_mut()
    }

    /// Returns how many play.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Returns whether nobody plays.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

/// A value with the column it was written at; two are equal where their values are.
#[derive(Clone, Copy, Debug)]
pub struct Spanned<T> {
    /// What was written.
    pub value: T,
    /// Where, in displayed characters from 1.
    pub column: u32,
}

impl<T> Spanned<T> {
    /// Returns the value with its column.
    pub const fn new(value: T, column: u32) -> Self {
        Self { value, column }
    }

    /// Returns a value that nobody wrote, as if it began its line.
    pub const fn synthetic(value: T) -> Self {
        Self::new(value, 1)
    }
}

impl<T: PartialEq> PartialEq for Spanned<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Spanned<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_what_was_not_told() {
        let mut points = BySeat::each(7, 2);
        points[Seat(1)] += 1;
        points[Seat(2)] += 1;
        assert_eq!((points[Seat(0)], points[Seat(1)]), (7, 8));
        assert_eq!(points.len(), 2);
        assert_eq!(BySeat::<u32>::default()[Seat(0)], 0);
    }
}
