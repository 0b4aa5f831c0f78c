//! Comebacks: how far somebody climbed from their lowest point.

use super::{Night, totals};

/// A climb from the lowest point to the end of the year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Climb {
    /// The evening after which the person was lowest, as a position.
    pub(crate) night: usize,
    /// The person's total after that evening, below zero.
    pub(crate) from: i64,
    /// The person's total at the end.
    pub(crate) to: i64,
    /// On how many later evenings the person was there.
    pub(crate) evenings: usize,
}

impl Climb {
    /// Returns how far the person climbed.
    const fn height(self) -> i64 {
        self.to.saturating_sub(self.from)
    }

    /// Returns how much of what was lost the person made good.
    pub(crate) fn made_good(self) -> i64 {
        self.height().min(self.from.saturating_neg())
    }

    /// Returns whether the person made good at least half of what was lost.
    pub(crate) const fn is_comeback(self) -> bool {
        self.height() >= self.from.saturating_neg().saturating_add(1) / 2
    }
}

/// Returns a person's last lowest total, if that was below zero, and the evening after which it was
/// reached.
fn lowest(nights: &[Night], person: usize) -> Option<(usize, i64)> {
    let totals = totals(nights, person)?;
    let low = totals.iter().copied().min().filter(|low| *low < 0)?;
    // Evenings without the person change nothing, so the first of equals is the one that was played.
    let last = totals.iter().rposition(|total| *total == low)?;
    let before = totals.get(..last)?;
    let stood = before.iter().rev().take_while(|total| **total == low);
    Some((last - stood.count(), low))
}

/// Returns how a person climbed from their lowest point; `None` for somebody who was never below
/// zero or has not climbed.
pub(crate) fn climb(nights: &[Night], person: usize) -> Option<Climb> {
    let (night, from) = lowest(nights, person)?;
    let to = totals(nights, person)?.last().copied()?;
    let later = nights.get(night + 1..)?.iter();
    let there = later.filter(|night| night.present.contains(&person));
    let evenings = there.count();
    (to > from).then_some(Climb {
        night,
        from,
        to,
        evenings,
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::nights;
    use super::*;

    #[test]
    fn a_climb_begins_at_the_lowest_point() {
        let mut year = nights(&[&[-4], &[-6], &[3], &[0], &[4]]);
        let due = Climb {
            night: 1,
            from: -10,
            to: -3,
            evenings: 3,
        };
        assert_eq!(climb(&year, 0), Some(due));
        assert_eq!((due.made_good(), due.is_comeback()), (7, true));
        // Whoever ends above zero has made good everything that was lost.
        let above = Climb { to: 25, ..due };
        assert_eq!(above.made_good(), 10);
        year[3].present.clear();
        assert_eq!(climb(&year, 0).map(|climb| climb.evenings), Some(2));
        // 4 of 10 is less than half, and so is 4 of 9.
        let less = |from| Climb {
            from,
            to: from + 4,
            ..due
        };
        assert!(!less(-10).is_comeback() && !less(-9).is_comeback());
        assert!(less(-8).is_comeback());
        assert_eq!(climb(&nights(&[&[1], &[2]]), 0), None);
        assert_eq!(climb(&nights(&[&[1], &[-2]]), 0), None);
    }
}
