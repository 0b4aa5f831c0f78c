//! Who belongs together: people who sat at one table, and all who are tied by such tables.

use crate::ledger::People;

/// People by their places, in circles that have nobody in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Circles {
    /// The circle of each place.
    of: Vec<usize>,
}

impl Circles {
    /// Returns the circles into which tables tie people.
    pub(super) fn of(people: &People, tables: &[Vec<String>]) -> Self {
        let mut circles = Self {
            of: (0..people.all().len()).collect(),
        };
        for table in tables {
            let mut places = table.iter().filter_map(|name| people.of(name));
            if let Some((first, _)) = places.next() {
                for (other, _) in places {
                    circles.tie(first, other);
                }
            }
        }
        circles
    }

    /// Makes the circles of two people one.
    pub(super) fn tie(&mut self, one: usize, other: usize) {
        if let (Some(into), Some(from)) = (self.circle(one), self.circle(other))
            && into != from
        {
            for circle in self.of.iter_mut().filter(|circle| **circle == from) {
                *circle = into;
            }
        }
    }

    /// Returns the circle of a person.
    pub(super) fn circle(&self, place: usize) -> Option<usize> {
        self.of.get(place).copied()
    }
}
