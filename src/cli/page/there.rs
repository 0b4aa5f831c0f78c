//! Who was there: on which evening, in which list, as a guest or not.

use super::dealt::{Dealt, PageDay};
use super::year::{PagePlayer, Year};
use std::collections::BTreeSet;

impl PageDay {
    /// Returns who was there, whatever was played for.
    pub(super) fn present(&self) -> BTreeSet<usize> {
        let at_table = self.hands.iter().flat_map(|dealt| &dealt.people);
        let others = self.others.iter().flat_map(|(_, nets)| nets.keys());
        let present = at_table.chain(self.nets.keys()).chain(others);
        present.copied().collect()
    }
}

impl Year {
    /// Returns who was there on each evening, whatever was played for.
    pub(super) fn presences(&self) -> impl Iterator<Item = BTreeSet<usize>> {
        self.evenings.iter().map(PageDay::present)
    }

    /// Returns on how many evenings a person was there.
    pub(super) fn attended(&self, person: usize) -> usize {
        let present = self.presences();
        present.filter(|there| there.contains(&person)).count()
    }

    /// Leaves out the evenings and hands without a person.
    pub(super) fn keep_those_of(&mut self, person: usize) {
        self.evenings
            .retain(|evening| evening.present().contains(&person));
        for evening in &mut self.evenings {
            evening.hands.retain(|dealt| dealt.people.contains(&person));
        }
    }

    /// Returns the people who stand in the list of the page's unit, as positions.
    pub(super) fn counted_people(&self) -> Vec<usize> {
        let own = self.lists.iter().find(|list| list.measure == self.measure);
        let stands = |(_, who): &(usize, &PagePlayer)| {
            let mut standings = own.into_iter().flat_map(|list| &list.standings);
            standings.any(|one| one.player == who.name)
        };
        let people = self.people.iter().enumerate().filter(stands);
        people.map(|(person, _)| person).collect()
    }

    /// Returns those of them who are no guests; everybody if all are guests.
    pub(super) fn regulars(&self) -> Vec<usize> {
        let counted = self.counted_people();
        let regular = |guest: bool| {
            let people = self.people.iter().enumerate();
            let people = people.filter(|(person, _)| counted.contains(person));
            let found = people.filter(move |(_, one)| !one.guest || guest);
            found.map(|(person, _)| person).collect::<Vec<usize>>()
        };
        let found = regular(false);
        if found.is_empty() {
            regular(true)
        } else {
            found
        }
    }

    /// Returns how many evenings are noted as one result.
    pub(super) fn results(&self) -> u32 {
        let hands = self.evenings.iter().flat_map(|evening| &evening.hands);
        let results = hands.filter(|dealt: &&Dealt| dealt.is_result).count();
        u32::try_from(results).unwrap_or(u32::MAX)
    }
}
