//! Who led the year, and from when.

use super::{Night, totals};

/// How a year was led.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Race {
    /// Who leads after the last evening, and since when.
    pub(crate) lead: Lead,
    /// How often the lead passed from one person to another.
    pub(crate) changes: usize,
}

/// Who leads after the last evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Lead {
    /// The same person led after every evening, if not always alone.
    Throughout(usize),
    /// The person led after every evening from this one on, if not always alone.
    Since {
        /// Who leads.
        person: usize,
        /// The evening after which the person led, as a position.
        night: usize,
        /// Who led last before that, if it was somebody else.
        from: Option<usize>,
    },
    /// Several people have the most.
    Shared(Vec<usize>),
}

/// Returns how a year was led by these people; `None` without an evening, if nobody has won
/// anything, or if a sum is too large.
pub(crate) fn race(nights: &[Night], people: usize) -> Option<Race> {
    let sums = (0..people).map(|person| totals(nights, person));
    let sums: Vec<Vec<i64>> = sums.collect::<Option<_>>()?;
    let leaders = (0..nights.len()).map(|night| ahead(&sums, night));
    let leaders: Vec<Vec<usize>> = leaders.collect();
    let last = leaders.last().filter(|last| !last.is_empty())?;
    let alone = |leaders: &Vec<usize>| match leaders.as_slice() {
        [only] => Some(*only),
        _ => None,
    };
    let mut known: Option<usize> = None;
    let mut changes = 0;
    for leader in leaders.iter().filter_map(alone) {
        changes += usize::from(known.is_some_and(|known| known != leader));
        known = Some(leader);
    }
    let Some(person) = alone(last) else {
        let lead = Lead::Shared(last.clone());
        return Some(Race { lead, changes });
    };
    // Whoever shares the lead has not lost it.
    let before = leaders.iter().rposition(|one| !one.contains(&person));
    let lead = match before {
        None => Lead::Throughout(person),
        Some(before) => {
            let earlier = leaders.iter().take(before + 1).rev().find_map(alone);
            Lead::Since {
                person,
                night: before + 1,
                from: earlier.filter(|earlier| *earlier != person),
            }
        }
    };
    Some(Race { lead, changes })
}

/// Returns who has the most after an evening; nobody if nobody has won anything.
fn ahead(sums: &[Vec<i64>], night: usize) -> Vec<usize> {
    let now = |sums: &Vec<i64>| sums.get(night).copied().unwrap_or(0);
    let most = sums.iter().map(now).max().filter(|most| *most > 0);
    let people = sums.iter().enumerate();
    let first = people.filter(|(_, sums)| Some(now(sums)) == most);
    first.map(|(person, _)| person).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::nights;
    use super::*;

    fn told(nets: &[&[i64]]) -> Option<(Lead, usize)> {
        race(&nights(nets), 3).map(|race| (race.lead, race.changes))
    }

    #[test]
    fn a_year_is_led_from_the_first_night_or_from_a_later_one() {
        assert_eq!(told(&[]), None);
        assert_eq!(told(&[&[0, 0, 0]]), None);
        let throughout = [&[3, -1, -2][..], &[-1, 2, -1]];
        assert_eq!(told(&throughout), Some((Lead::Throughout(0), 0)));
        // 0 leads with 3, then 1 with 4 of 4, then 0 with 5 of 5.
        let twice = [&[3, -1, -2][..], &[-2, 5, -3], &[4, -3, -1]];
        let since = |person, night, from| Lead::Since {
            person,
            night,
            from,
        };
        assert_eq!(told(&twice), Some((since(0, 2, Some(1)), 2)));
        // A tie in between: 0 led before and leads after, so nobody lost the lead.
        let tied = [&[3, -3, 0][..], &[-2, 4, -2], &[2, -1, -1]];
        assert_eq!(told(&tied), Some((Lead::Throughout(0), 0)));
        // Nobody led after the first night.
        let late = [&[0, 0, 0][..], &[-1, 2, -1]];
        assert_eq!(told(&late), Some((since(1, 1, None), 0)));
        let level = [&[2, -4, 2][..]];
        assert_eq!(told(&level), Some((Lead::Shared(vec![0, 2]), 0)));
    }
}
