//! Who belongs together: people who sat at one table, and everybody whom shared tables connect.

use super::People;
use crate::record::Name;

/// People by their places, in circles that share nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Circles {
    /// The circle of the person at each place.
    of: Vec<usize>,
}

impl Circles {
    /// Returns the circles that these tables form.
    pub(crate) fn new(people: &People, tables: &[Vec<Name>]) -> Self {
        let mut circles = Self {
            of: (0..people.all().len()).collect(),
        };
        for table in tables {
            circles.tie_table(people, table);
        }
        circles
    }

    /// Merges the circles of everybody at a table; returns whether there were several.
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

    /// Merges the circles of two people; returns whether there were two.
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
