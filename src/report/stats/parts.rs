//! Hands divided into groups, and their sums.

use super::{By, EveningChips, Group, InGroup, PersonStats};

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

/// Returns what these people did in hands that move chips, and all their chips, group by group.
pub fn parts<'s>(people: &[&'s PersonStats], by: By) -> Vec<GroupShare<'s>> {
    shares(people, by, |one| &one.groups)
}

/// Returns what these people did in rounds of Koi-Koi for points, group by group.
pub fn round_parts<'s>(people: &[&'s PersonStats], by: By) -> Vec<GroupShare<'s>> {
    shares(people, by, |one| &one.rounds.groups)
}

fn shares<'s>(
    people: &[&'s PersonStats],
    by: By,
    of: impl Fn(&'s PersonStats) -> &'s [(Group, InGroup)],
) -> Vec<GroupShare<'s>> {
    let each = people.iter().flat_map(|person| {
        let groups = of(person).iter().filter(|(group, _)| group.by() == by);
        groups.map(|(group, did)| GroupShare { group, person, did })
    });
    let mut shares: Vec<GroupShare<'s>> = each.collect();
    // The sort is stable, so people stay in their order.
    shares.sort_by(|one, other| one.group.cmp(other.group));
    shares
}

/// Returns the numbers of hands and of wins in some evenings, and the sum of their chips.
pub fn sums(evenings: &[EveningChips]) -> (usize, usize, i64) {
    let hands = evenings.iter().map(|evening| evening.hands);
    let won = evenings.iter().map(|evening| evening.won);
    // The total and each part fit, but the sum of some of the parts may not.
    let chips = evenings.iter().map(|evening| evening.chips);
    (hands.sum(), won.sum(), chips.fold(0, i64::saturating_add))
}
