//! Which pairs of players differ significantly.

use super::{ChipsDifference, EveningChips, PersonStats, Stats, difference};

/// What people's averages are taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// Hands that move chips.
    Hand,
    /// Rounds of Koi-Koi that bring points.
    Round,
}

/// Two people and their difference.
#[derive(Clone, Debug)]
pub struct PairDifference<'s> {
    /// The first person.
    pub one: &'s PersonStats,
    /// The second person.
    pub other: &'s PersonStats,
    /// How much more the first person won per hand or round than the second.
    pub difference: ChipsDifference,
}

/// Returns the pairs by chips per hand among the people at these places who played hands; for a
/// single place, the pairs of that person with everybody else.
pub fn pairs<'s>(stats: &'s Stats, chosen: &[usize]) -> Vec<PairDifference<'s>> {
    pairs_by(stats, chosen, |one| &one.evenings)
}

/// Returns the same pairs by points per round, of those who played rounds of Koi-Koi for points.
pub fn round_pairs<'s>(stats: &'s Stats, chosen: &[usize]) -> Vec<PairDifference<'s>> {
    pairs_by(stats, chosen, |one| &one.rounds.evenings)
}

fn pairs_by<'s>(
    stats: &'s Stats,
    chosen: &[usize],
    of: impl Fn(&'s PersonStats) -> &'s [EveningChips],
) -> Vec<PairDifference<'s>> {
    let places: Vec<(usize, usize)> = if let [one] = chosen {
        let others = (0..stats.people.len()).filter(|other| other != one);
        others.map(|other| (*one, other)).collect()
    } else {
        let each = chosen.iter().enumerate();
        each.flat_map(|(at, one)| chosen.iter().skip(at + 1).map(|other| (*one, *other)))
            .collect()
    };
    let pair = |(one, other): (usize, usize)| {
        let (one, other) = (stats.people.get(one)?, stats.people.get(other)?);
        let (first, second) = (of(one), of(other));
        if first.is_empty() || second.is_empty() {
            return None;
        }
        let difference = difference(first, second);
        Some(PairDifference {
            one,
            other,
            difference,
        })
    };
    places.into_iter().filter_map(pair).collect()
}
