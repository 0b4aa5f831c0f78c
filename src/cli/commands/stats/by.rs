//! Statistics by seat, dealer, ruleset or month.

use super::cells::{between_chips, between_rates, each, of, rate};
use crate::cli::draw::signed;
use crate::cli::error::Failure;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::report::stats::{By, Evening, Group, PersonStats, is_few, per_hand, win_rate};
use std::collections::BTreeSet;

/// What one person did in one group of hands.
pub(super) struct Part<'s> {
    /// The group.
    pub(super) group: &'s Group,
    /// The person.
    pub(super) person: &'s PersonStats,
    /// The evenings, as far as the hands of the group go.
    pub(super) evenings: &'s [Evening],
}

impl Part<'_> {
    /// Returns how many hands were played, how many of them won, and the chips of all of them.
    pub(super) fn sums(&self) -> (usize, usize, i64) {
        let hands = self.evenings.iter().map(|evening| evening.hands.len());
        let won = self.evenings.iter().map(|evening| evening.won.len());
        // They are parts of a sum that fits, and fit one by one; the sum of some may not.
        let chips = self.evenings.iter().map(|evening| evening.chips);
        (hands.sum(), won.sum(), chips.fold(0, i64::saturating_add))
    }
}

/// Returns what these people did, group by group.
pub(super) fn parts<'s>(people: &[&'s PersonStats], by: By) -> Vec<Part<'s>> {
    let groups: BTreeSet<&Group> = people
        .iter()
        .flat_map(|one| one.by(by).map(|(group, _)| group))
        .collect();
    let of_group = |group: &'s Group| {
        people.iter().filter_map(move |person| {
            let (group, evenings) = person.by(by).find(|(other, _)| *other == group)?;
            Some(Part {
                group,
                person,
                evenings,
            })
        })
    };
    groups.into_iter().flat_map(of_group).collect()
}

/// Draws what these people did, group by group.
pub(super) fn draw(people: &[&PersonStats], by: By, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, by_headings(by))).spare(&[4, 7, 2]);
    for part in parts(people, by) {
        let (hands, won, chips) = part.sums();
        let few = is_few(part.evenings);
        grid.styled_row([
            Styled::from(say!(lang, group(part.group))),
            Styled::from(part.person.name.as_str()),
            of(won, hands),
            rate(won, hands, few),
            between_rates(lang, win_rate(part.evenings)),
            signed(chips),
            each(chips, hands, few),
            between_chips(lang, per_hand(part.evenings)),
        ]);
    }
    Ok(screen.table(grid)?)
}
