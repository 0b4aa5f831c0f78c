//! Hands divided into groups, and their sums.

use super::{By, EveningChips, Group, InGroup, PersonStats};
use std::collections::BTreeSet;

/// What one person did in one group of hands.
#[derive(Clone, Copy, Debug)]
pub struct GroupShare<'s> {
    /// The group.
    pub group: &'s Group,
    /// The person whose hands these are.
    pub person: &'s PersonStats,
    /// What the person did in the group.
    pub did: &'s InGroup,
}

/// Returns what these people did, group by group.
pub fn parts<'s>(people: &[&'s PersonStats], by: By) -> Vec<GroupShare<'s>> {
    let groups: BTreeSet<&Group> = people
        .iter()
        .flat_map(|one| one.by(by).map(|(group, _)| group))
        .collect();
    let of_group = |group: &'s Group| {
        people.iter().filter_map(move |person| {
            let (group, did) = person.by(by).find(|(other, _)| *other == group)?;
            Some(GroupShare { group, person, did })
        })
    };
    groups.into_iter().flat_map(of_group).collect()
}

/// Returns the numbers of hands and of wins in some evenings, and the sum of their chips.
pub fn sums(evenings: &[EveningChips]) -> (usize, usize, i64) {
    let hands = evenings.iter().map(|evening| evening.hands);
    let won = evenings.iter().map(|evening| evening.won);
    // The total and each part fit, but the sum of some of the parts may not.
    let chips = evenings.iter().map(|evening| evening.chips);
    (hands.sum(), won.sum(), chips.fold(0, i64::saturating_add))
}
