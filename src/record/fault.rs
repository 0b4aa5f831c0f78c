//! Faults: what is wrong in a record, and where.

use super::{Place, Problem};
use std::ops::Deref;

/// A fault: what is wrong in a record, and at which place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where the record is wrong.
    pub place: Place,
    /// What is wrong.
    pub problem: Problem,
}

impl Fault {
    /// Returns a fault at a line and column.
    pub const fn new(line: u32, column: u32, problem: Problem) -> Self {
        Self {
            place: Place { line, column },
            problem,
        }
    }

    /// Returns a fault without a place in the record.
    pub const fn unplaced(problem: Problem) -> Self {
        Self::new(0, 0, problem)
    }

    /// Moves a fault whose line is before `first`, where the record begins, to the start of line
    /// `first`. Something missing is reported there.
    #[must_use]
    pub const fn from_line(mut self, first: u32) -> Self {
        if self.place.line < first {
            self.place = Place {
                line: first,
                column: 1,
            };
        }
        self
    }

    /// Returns whether this is a bug in the program, not a mistake in the record.
    pub const fn is_internal(&self) -> bool {
        self.problem.is_internal()
    }
}

/// All faults of a record, in the order of its lines: the reasons why it cannot be settled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults(Vec<Fault>);

impl From<Vec<Fault>> for Faults {
    fn from(faults: Vec<Fault>) -> Self {
        Self(faults)
    }
}

impl Deref for Faults {
    type Target = [Fault];

    fn deref(&self) -> &[Fault] {
        &self.0
    }
}

impl IntoIterator for Faults {
    type Item = Fault;
    type IntoIter = std::vec::IntoIter<Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = std::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
