//! Circles: people connected by the tables that they shared, directly or through others.

use super::People;
use crate::record::Name;

/// The circle of each person; every person is in exactly one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Circles {
    /// The circle of the person at each place among all people.
    of: Vec<usize>,
}

impl Circles {
    /// Returns the circles formed by people who shared these tables.
    pub(crate) fn new(people: &People, tables: &[Vec<Name>]) -> Self {
        let mut circles = Self {
            of: (0..people.all().len()).collect(),
        };
        for table in tables {
            circles.tie_table(people, table);
        }
        circles
    }

    /// Merges the circles of everybody at a table; returns false if they were in one already.
    pub(crate) fn tie_table(&mut self, people: &People, table: &[Name]) -> bool {
        let mut places = table.iter().filter_map(|name| people.find(name));
        let Some((first, _)) = places.next() else {
            return false;
        };
        places.fold(false, |tied, (other, _)| self.tie(first, other) || tied)
    }

    /// Returns whether everybody is in one circle.
    pub(crate) fn are_one(&self) -> bool {
        self.of
            .windows(2)
            .all(|pair| matches!(pair, [one, other] if one == other))
    }

    /// Merges the circles of the people at two places; returns false if they were in one already.
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

    /// Returns the circle of the person at a place; `None` if nobody has that place.
    pub(crate) fn circle(&self, place: usize) -> Option<usize> {
        self.of.get(place).copied()
    }
}
