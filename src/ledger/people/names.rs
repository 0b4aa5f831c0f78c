//! Applies the statements about names, one after the other, and tells who there is.

use super::person::{KnownName, People, Person};
use crate::ledger::entry::PersonBody;
use crate::ledger::totals;
use crate::letters::key;
use crate::record::Name;
use std::collections::HashMap;

/// A name under which somebody sat down, or that somebody was given.
#[derive(Debug)]
struct NameOccurrence {
    folded: String,
    letters: Name,
    /// When somebody first sat down under the name, if ever.
    since: Option<String>,
    until: String,
    /// The number of the person who has the name.
    person: usize,
}

impl NameOccurrence {
    /// Returns the day on which somebody first sat down under the name, if ever.
    fn day(&self) -> Option<&str> {
        self.since.as_ref()?.get(..10)
    }
}

/// All names, in the order in which they first sat down.
pub(super) struct SeenNames {
    all: Vec<NameOccurrence>,
    /// For each person's number, the folded names that the person was given, in order.
    called: HashMap<usize, Vec<String>>,
    guests: HashMap<usize, bool>,
    /// The number of the next person.
    next: usize,
}

impl SeenNames {
    pub(super) fn new(found: Vec<totals::SpelledName>) -> Self {
        let names = found.into_iter().enumerate();
        let names = names.map(|(person, name)| NameOccurrence {
            folded: name.folded,
            letters: name.spelled,
            since: Some(name.since),
            until: name.until,
            person,
        });
        let all: Vec<NameOccurrence> = names.collect();
        Self {
            next: all.len(),
            all,
            called: HashMap::new(),
            guests: HashMap::new(),
        }
    }

    fn place(&self, name: &str) -> Option<usize> {
        let folded = key(name);
        self.all.iter().position(|one| one.folded == folded)
    }

    fn person(&self, name: &str) -> Option<usize> {
        self.all.get(self.place(name)?).map(|found| found.person)
    }

    /// Applies a statement; a statement about an unknown person changes nothing.
    pub(super) fn take(&mut self, body: &PersonBody) {
        let Some(person) = self.person(body.whom()) else {
            return;
        };
        match body {
            PersonBody::Rename { name, .. } => self.rename(person, name),
            PersonBody::Join { with, .. } => self.join(person, with),
            PersonBody::Part { who } => self.part(who),
            PersonBody::Guest { guest, .. } => {
                self.guests.insert(person, *guest);
            }
        }
    }

    fn rename(&mut self, person: usize, name: &Name) {
        let folded = key(name);
        match self.place(name) {
            None => self.all.push(NameOccurrence {
                folded: folded.clone(),
                letters: name.clone(),
                since: None,
                until: String::new(),
                person,
            }),
            Some(place) => {
                let Some(holder) = self.all.get(place).map(|found| found.person) else {
                    return;
                };
                // Nobody had the name when it was given, so whoever sat down under it later was
                // that person.
                let own = self.all.iter().filter(|one| one.person == holder).count();
                if holder != person && own > 1 {
                    return;
                }
                if let Some(found) = self.all.get_mut(place) {
                    found.person = person;
                    found.letters = name.clone();
                }
            }
        }
        self.called.entry(person).or_default().push(folded);
    }

    /// Joins two people; the joined person takes the name of the other.
    fn join(&mut self, person: usize, with: &str) {
        let Some(other) = self.person(with) else {
            return;
        };
        if person == other {
            return;
        }
        // All names of the other person outrank those of the joined person; names that were given
        // outrank the rest.
        let mut names: Vec<&NameOccurrence> = self.of_person(other).collect();
        names.sort_by_key(|name| &name.until);
        let names = names.into_iter().map(|name| name.folded.clone());
        let names: Vec<String> = names.chain([key(with)]).collect();
        self.called.entry(other).or_default().splice(0..0, names);
        let own = self.all.iter_mut().filter(|one| one.person == person);
        own.for_each(|one| one.person = other);
    }

    /// Makes a name a separate person; a name that never sat down is then nobody's.
    fn part(&mut self, who: &str) {
        let folded = key(who);
        self.all
            .retain(|one| one.folded != folded || one.since.is_some());
        if let Some(place) = self.place(who)
            && let Some(found) = self.all.get_mut(place)
        {
            found.person = self.next;
            self.next += 1;
        }
    }

    pub(super) fn people(self) -> People {
        let mut found = People::default();
        let mut persons: HashMap<usize, usize> = HashMap::new();
        for (place, name) in self.all.iter().enumerate() {
            let next = found.people.len();
            let person = *persons.entry(name.person).or_insert(next);
            if person == next {
                found.people.push(Person {
                    name: Name::default(),
                    names: Vec::new(),
                    guest: self.guests.get(&name.person).copied().unwrap_or(false),
                    since: name.day().map(str::to_owned),
                });
            }
            let known = KnownName {
                person,
                place,
                sat: name.since.is_some(),
            };
            found.by_name.insert(name.folded.clone(), known);
            if let Some(person) = found.people.get_mut(person) {
                person.names.push(name.letters.clone());
            }
        }
        for (number, place) in persons {
            if let (Some(person), Some(called)) = (found.people.get_mut(place), self.called(number))
            {
                person.name.clone_from(&called.letters);
            }
        }
        found
    }

    /// Returns what a person is called: the name given last or, without a given name, the name
    /// under which the person sat down last.
    fn called(&self, number: usize) -> Option<&NameOccurrence> {
        self.given(number)
            .or_else(|| self.of_person(number).max_by_key(|name| &name.until))
    }

    /// Returns the last of the names given to a person that still belongs to that person.
    fn given(&self, number: usize) -> Option<&NameOccurrence> {
        let mut given = self.called.get(&number)?.iter().rev();
        given.find_map(|folded| self.of_person(number).find(|name| name.folded == *folded))
    }

    fn of_person(&self, number: usize) -> impl Iterator<Item = &NameOccurrence> {
        self.all.iter().filter(move |name| name.person == number)
    }
}
