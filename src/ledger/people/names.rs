//! What was said about names, one thing after the other, and who there is by it.

use super::person::{KnownName, People, Person};
use crate::ledger::entry::PersonBody;
use crate::ledger::totals;
use crate::letters::key;
use crate::record::Name;
use std::collections::HashMap;

/// A name that sat down, or by which somebody was called.
#[derive(Debug)]
struct NameOccurrence {
    folded: String,
    letters: Name,
    /// When it sat down first, if it ever did.
    since: Option<String>,
    until: String,
    /// The person, by a number of its own.
    person: usize,
}

impl NameOccurrence {
    /// Returns the day on which it sat down first.
    fn day(&self) -> Option<&str> {
        self.since.as_ref()?.get(..10)
    }
}

/// The names, in the order in which they sat down first.
pub(super) struct SeenNames {
    all: Vec<NameOccurrence>,
    /// By which of their names persons were called, one after the other, as they are compared.
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

    /// Takes what was said; what is about nobody here changes nothing.
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
                // Nobody had the name when it was given. Who sat down under it since was the person.
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

    /// Whoever is joined is called as the other.
    fn join(&mut self, person: usize, with: &str) {
        let Some(other) = self.person(with) else {
            return;
        };
        if person == other {
            return;
        }
        // Any name of the other's goes before those of who is joined, and what was given before all.
        let mut names: Vec<&NameOccurrence> = self.of_person(other).collect();
        names.sort_by_key(|name| &name.until);
        let names = names.into_iter().map(|name| name.folded.clone());
        let names: Vec<String> = names.chain([key(with)]).collect();
        self.called.entry(other).or_default().splice(0..0, names);
        let own = self.all.iter_mut().filter(|one| one.person == person);
        own.for_each(|one| one.person = other);
    }

    /// A name that never sat down is nobody's then.
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

    /// Returns the name by which a person is called: that which was given last, or else that which
    /// sat down last.
    fn called(&self, number: usize) -> Option<&NameOccurrence> {
        self.given(number)
            .or_else(|| self.of_person(number).max_by_key(|name| &name.until))
    }

    /// Returns the name by which a person is called because of what somebody said.
    fn given(&self, number: usize) -> Option<&NameOccurrence> {
        let mut given = self.called.get(&number)?.iter().rev();
        given.find_map(|folded| self.of_person(number).find(|name| name.folded == *folded))
    }

    fn of_person(&self, number: usize) -> impl Iterator<Item = &NameOccurrence> {
        self.all.iter().filter(move |name| name.person == number)
    }
}
