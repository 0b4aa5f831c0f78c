//! Places in a record, values with the column where they were written, and seats.

use smallvec::SmallVec;
use std::iter;
use std::ops::{Index, IndexMut};

/// A line and a column of a text, both counted from 1. Columns count displayed characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// A seat in the hand: the position in turn order, where the dealer is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub usize);

impl Seat {
    /// Returns the seat that comes this many steps later in turn order, with this many players.
    #[must_use]
    pub const fn after(self, step: usize, players: usize) -> Self {
        if players == 0 {
            return self;
        }
        Self((self.0 + step) % players)
    }

    /// Returns how many steps later in turn order the other seat comes, with this many players.
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

/// One value for each seat of a hand, in turn order. The index of a seat that does not exist gives
/// a default value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T> {
    /// Room for three values without an allocation, since most games have two or three players.
    all: SmallVec<[T; 3]>,
    nobody: T,
}

impl<T: Clone + Default> BySeat<T> {
    /// Gives every seat the same value.
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
    /// Iterates over the values in turn order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.all.iter()
    }

    /// Iterates over the values in turn order, mutably.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.all.iter_mut()
    }

    /// Returns the number of seats.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Returns whether there are no seats.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

/// A value with the column where it was written. Equality ignores the column.
#[derive(Clone, Copy, Debug)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// The column, in displayed characters from 1.
    pub column: u32,
}

impl<T> Spanned<T> {
    /// Makes a value with its column.
    pub const fn new(value: T, column: u32) -> Self {
        Self { value, column }
    }

    /// Makes a value that is not from a text, with the column of the start of a line.
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
