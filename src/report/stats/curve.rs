//! How chips went up and down, evening by evening.

use super::{PersonStats, Stats};
use std::collections::BTreeSet;

impl Stats {
    /// Returns the days of all evenings that brought or cost anybody something, in order.
    pub fn days(&self) -> Vec<&str> {
        let evenings = self.people.iter().flat_map(|one| &one.totals);
        let days: BTreeSet<&str> = evenings.map(|evening| &*evening.day).collect();
        days.into_iter().collect()
    }
}

impl PersonStats {
    /// Returns the person's total after each of these days, which must be in order; the totals
    /// before the person's first evening are `None`. The whole is `None` if a sum is too large.
    pub fn curve(&self, days: &[&str]) -> Option<Vec<Option<i64>>> {
        let mut evenings = self.totals.iter().peekable();
        let mut sum = None;
        let mut curve = Vec::with_capacity(days.len());
        for day in days {
            while let Some(evening) = evenings.next_if(|evening| *evening.day <= **day) {
                sum = Some(sum.unwrap_or(0_i64).checked_add(evening.parts.total())?);
            }
            curve.push(sum);
        }
        Some(curve)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::stats::{ChipParts, EveningTotal};

    #[test]
    fn who_missed_an_evening_keeps_what_they_had() {
        let evening = |(day, games): (&str, i64)| EveningTotal {
            day: day.into(),
            parts: ChipParts {
                games,
                ..ChipParts::default()
            },
        };
        let person = |evenings: &[(&str, i64)]| PersonStats {
            totals: evenings.iter().copied().map(evening).collect(),
            ..PersonStats::default()
        };
        let people = vec![
            person(&[("2026-01-02", 5), ("2026-01-09", -7)]),
            person(&[("2026-01-05", 3)]),
        ];
        let stats = Stats {
            people,
            ..Stats::default()
        };
        let days = stats.days();
        assert_eq!(days, ["2026-01-02", "2026-01-05", "2026-01-09"]);
        let curve = |at: usize| stats.people[at].curve(&days).unwrap();
        assert_eq!(curve(0), [Some(5), Some(5), Some(-2)]);
        assert_eq!(curve(1), [None, Some(3), Some(3)]);
    }
}
