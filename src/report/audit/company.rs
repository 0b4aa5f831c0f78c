//! Who sat together, and who was said to be one person.

use crate::ledger::{PersonBody, PersonFault, SessionId};
use crate::letters::key;
use crate::record::Name;
use std::collections::{HashMap, HashSet};

/// The people of a ledger after the entries seen so far, according to its own statements.
#[derive(Debug, Default)]
pub(super) struct Company {
    /// The number of each name's person, by folded name.
    persons: HashMap<String, usize>,
    /// Names that people were given in other ledgers.
    given: HashSet<String>,
    /// Who sat in each session: the folded name, and the name as written.
    tables: Vec<(SessionId, Vec<(String, Name)>)>,
    /// Whether another ledger stated that a name is a separate person. This ledger may then rely on
    /// that statement, so only identical names are treated as one person.
    by_name_alone: bool,
    /// The number of the next person.
    next: usize,
}

impl Company {
    /// Adds the players of a session.
    pub(super) fn sit(&mut self, session: SessionId, players: &[Name]) {
        let players = players.iter().map(|name| (key(name), name.clone()));
        let players: Vec<(String, Name)> = players.collect();
        for (name, _) in &players {
            self.person(name);
        }
        self.tables.push((session, players));
    }

    /// Takes a statement of this ledger about a person; returns why it cannot be true, if so.
    pub(super) fn say(&mut self, body: &PersonBody) -> Option<PersonFault> {
        let unknown = self.unknown(body);
        if unknown.is_some() {
            return unknown;
        }
        let who = key(body.whom());
        match body {
            PersonBody::Rename { name, .. } => {
                let person = self.person(&who);
                self.persons.entry(key(name)).or_insert(person);
            }
            PersonBody::Join { with, .. } => {
                let fault = self.at_one_table(&who, &key(with));
                if fault.is_some() {
                    return fault;
                }
                let (from, to) = (self.person(&who), self.person(&key(with)));
                let persons = self.persons.values_mut().filter(|one| **one == from);
                persons.for_each(|one| *one = to);
            }
            PersonBody::Part { .. } => {
                self.persons.insert(who, self.next);
                self.next += 1;
            }
            PersonBody::Guest { .. } => {}
        }
        None
    }

    /// Takes a statement of another ledger about a person; returns why it cannot be true, if so.
    pub(super) fn say_elsewhere(&mut self, body: &PersonBody) -> Option<PersonFault> {
        let unknown = self.unknown(body);
        match body {
            PersonBody::Rename { name, .. } => {
                self.given.insert(key(name));
            }
            PersonBody::Part { .. } => self.by_name_alone = true,
            PersonBody::Join { .. } | PersonBody::Guest { .. } => {}
        }
        unknown
    }

    /// Returns a fault if the statement is about a name that nobody has.
    fn unknown(&self, body: &PersonBody) -> Option<PersonFault> {
        let with = match body {
            PersonBody::Join { with, .. } => Some(with.as_str()),
            _ => None,
        };
        let is_known = |name: &str| {
            let folded = key(name);
            self.persons.contains_key(&folded) || self.given.contains(&folded)
        };
        let mut named = [body.whom()].into_iter().chain(with);
        let unknown = named.find(|name| !is_known(name))?;
        Some(PersonFault::Unknown(unknown.into()))
    }

    /// Returns the person with a name, creating one if the name is new.
    fn person(&mut self, folded: &str) -> usize {
        if let Some(person) = self.persons.get(folded) {
            return *person;
        }
        let person = self.next;
        self.next += 1;
        self.persons.insert(folded.to_owned(), person);
        person
    }

    /// Returns a fault with the first session in which two people both sat, if there is one.
    fn at_one_table(&self, who: &str, with: &str) -> Option<PersonFault> {
        let is =
            |one: &str, name: &str| one == name || (!self.by_name_alone && self.are_one(one, name));
        if is(who, with) {
            return None;
        }
        self.tables.iter().find_map(|(session, players)| {
            let of = |name: &str| {
                let found = players.iter().find(|(player, _)| is(player, name));
                found.map(|(_, written)| written.clone())
            };
            Some(PersonFault::AtOneTable {
                one: of(who)?,
                other: of(with)?,
                session: *session,
            })
        })
    }

    fn are_one(&self, one: &str, other: &str) -> bool {
        let person = self.persons.get(one);
        person.is_some() && person == self.persons.get(other)
    }
}
