//! Who belongs together: people who sat at one table, and all who are tied by such tables.

use super::People;
use crate::record::Name;

/// People by their places, in circles that have nobody in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Circles {
    /// The circle of each place.
    of: Vec<usize>,
}

impl Circles {
    /// Returns the circles into which tables tie people.
    pub(crate) fn new(people: &People, tables: &[Vec<Name>]) -> Self {
        let mut circles = Self {
            of: (0..people.all().len()).collect(),
        };
        for table in tables {
            circles.tie_table(people, table);
        }
        circles
    }

    /// Makes the circles of all at a table one; returns whether they were several.
    pub(crate) fn tie_table(&mut self, people: &People, table: &[Name]) -> bool {
        let mut places = table.iter().filter_map(|name| people.find(name));
        let Some((first, _)) = places.next() else {
            return false;
        };
        places.fold(false, |tied, (other, _)| self.tie(first, other) || tied)
    }

    /// Returns whether everybody is of one circle.
    pub(crate) fn are_one(&self) -> bool {
        self.of
            .windows(2)
            .all(|pair| matches!(pair, [one, other] if one == other))
    }

    /// Makes the circles of two people one; returns whether they were two.
    pub(crate) fn tie(&mut self, one: usize, other: usize) -> bool {
        if let (Some(into), Some(from)) = (self.circle(one), self.circle(other))
            && into != from
        {
            for circle in self.of.iter_mut().filter(|circle| **circle == from) {
                *circle = into;
            }
            true
        } else {
            false
        }
    }

    /// Returns the circle of a person.
    pub(crate) fn circle(&self, place: usize) -> Option<usize> {
        self.of.get(place).copied()
    }
}
