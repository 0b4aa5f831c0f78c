//! Whose name is whose: the names that sat down, and what was said about them since.

use super::append::{Batch, Stamp, add};
use super::entry::{EntryId, Kind, PersonBody};
use super::read::Told;
use super::schema::Version;
use super::{Ledger, LedgerError, chain, totals};
use crate::letters::{check_name, key};
use rusqlite::Connection;
use std::collections::HashMap;

/// Somebody who plays, by whatever names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What the person is called.
    pub name: String,
    /// The names that are the person's, each as it was spelled last, in the order in which they sat
    /// down first.
    pub names: Vec<String>,
    /// Whether a guest.
    pub guest: bool,
}

/// Everybody, in the order in which they sat down first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    people: Vec<Person>,
    /// By the name as it is compared.
    by_name: HashMap<String, usize>,
}

impl People {
    /// Returns everybody, those who sat down first before the others.
    pub fn all(&self) -> &[Person] {
        &self.people
    }

    /// Returns whose name a name is, in whatever letters it is written, and the place of that person
    /// among all.
    pub fn of(&self, name: &str) -> Option<(usize, &Person)> {
        let at = *self.by_name.get(&key(name))?;
        Some((at, self.people.get(at)?))
    }
}

/// Why something cannot be said about a person.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PersonFault {
    /// Nobody of that name ever sat down.
    #[error("nobody called `{0}` has played")]
    Unknown(String),
    /// The two names are one person's already.
    #[error("`{0}` and `{1}` are one person already")]
    Same(String, String),
    /// The person has no other name to part from.
    #[error("`{0}` is a person of its own already")]
    Alone(String),
    /// The name is another person's.
    #[error("`{name}` is a name of {by}, who is somebody else")]
    Taken {
        /// The name.
        name: String,
        /// What the other person is called.
        by: String,
    },
    /// A name like this is not taken.
    #[error("`{0}` cannot be a name")]
    BadName(String),
}

impl PersonBody {
    /// Errors: it cannot be so of these people.
    fn fits(&self, people: &People) -> Result<(), PersonFault> {
        let person = |name: &str| {
            let found = people.of(name);
            found.ok_or_else(|| PersonFault::Unknown(name.to_owned()))
        };
        match self {
            Self::Rename { who, name } => {
                let (place, _) = person(who)?;
                if check_name(name).is_err() {
                    return Err(PersonFault::BadName(name.clone()));
                }
                match people.of(name).filter(|(other, _)| *other != place) {
                    Some((_, by)) => Err(PersonFault::Taken {
                        name: name.clone(),
                        by: by.name.clone(),
                    }),
                    None => Ok(()),
                }
            }
            Self::Join { who, with } => {
                if person(who)?.0 == person(with)?.0 {
                    Err(PersonFault::Same(who.clone(), with.clone()))
                } else {
                    Ok(())
                }
            }
            Self::Part { who } => match person(who)?.1.names.as_slice() {
                [_, _, ..] => Ok(()),
                _ => Err(PersonFault::Alone(who.clone())),
            },
            Self::Guest { who, .. } => person(who).map(|_| ()),
        }
    }
}

impl Batch<'_> {
    /// Returns the entry that says something about a person; `at` is RFC 3339 in UTC. Nothing that
    /// was written changes: the names of earlier hands are read by it.
    /// Errors: it cannot be so.
    pub fn append_person(
        &mut self,
        at: &str,
        engine: &str,
        body: &PersonBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = Stamp::new(at, engine)?;
        let people = people(&self.writing, Version::NEWEST)?;
        body.fits(&people).map_err(LedgerError::Person)?;
        add(&self.writing, Kind::Person, None, stamp, body)
    }
}

impl Ledger {
    /// Returns the entry that says something about a person, as [`Batch::append_person`] does, by
    /// itself.
    pub fn append_person(
        &mut self,
        at: &str,
        engine: &str,
        body: &PersonBody,
    ) -> Result<EntryId, LedgerError> {
        self.alone(|batch| batch.append_person(at, engine, body))
    }

    /// Returns everybody who ever sat down.
    pub fn people(&self) -> Result<People, LedgerError> {
        self.look(|look| people(look, self.version))
    }
}

/// Returns everybody who ever sat down.
pub(super) fn people(connection: &Connection, version: Version) -> Result<People, LedgerError> {
    let mut names = Names::of(totals::names(connection, version)?);
    for body in said(connection, version)? {
        names.take(&body);
    }
    Ok(names.people())
}

/// Returns what was said about people, the earliest first, wherever it was said.
fn said(connection: &Connection, version: Version) -> Result<Vec<PersonBody>, LedgerError> {
    let own = chain::numbered(connection, EntryId(1))?;
    let own = own.map(|first| first.hash).unwrap_or_default();
    let query = "SELECT id, kind, at, engine, body FROM entry WHERE what = 'person'";
    let mut query = connection.prepare_cached(&version.wording(query))?;
    let mut rows = query.query([])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        let told = Told::of(row, 0)?;
        found.push((told.turn(&own), told.body::<PersonBody>()?));
    }
    // In one order, whichever of two ledgers took in the other.
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(found.into_iter().map(|(_, body)| body).collect())
}

/// A name that sat down, or by which somebody was called.
#[derive(Debug)]
struct Spelled {
    folded: String,
    letters: String,
    until: String,
    /// The person, by a number of its own.
    person: usize,
}

/// The names, in the order in which they sat down first.
struct Names {
    all: Vec<Spelled>,
    /// What persons are called who were given a name, and whether they are guests.
    given: HashMap<usize, String>,
    guests: HashMap<usize, bool>,
    /// The number of the next person.
    next: usize,
}

impl Names {
    fn of(found: Vec<totals::SpelledName>) -> Self {
        let names = found.into_iter().enumerate();
        let names = names.map(|(person, name)| Spelled {
            folded: name.folded,
            letters: name.spelled,
            until: name.until,
            person,
        });
        let all: Vec<Spelled> = names.collect();
        Self {
            next: all.len(),
            all,
            given: HashMap::new(),
            guests: HashMap::new(),
        }
    }

    fn person(&self, name: &str) -> Option<usize> {
        let folded = key(name);
        let found = self.all.iter().find(|one| one.folded == folded);
        found.map(|found| found.person)
    }

    /// Takes what was said; what is about nobody here changes nothing.
    fn take(&mut self, body: &PersonBody) {
        let (PersonBody::Rename { who, .. }
        | PersonBody::Join { who, .. }
        | PersonBody::Part { who }
        | PersonBody::Guest { who, .. }) = body;
        let Some(person) = self.person(who) else {
            return;
        };
        match body {
            PersonBody::Rename { name, .. } => {
                if self.person(name).is_none() {
                    self.all.push(Spelled {
                        folded: key(name),
                        letters: name.clone(),
                        until: String::new(),
                        person,
                    });
                }
                if self.person(name) == Some(person) {
                    self.given.insert(person, name.clone());
                }
            }
            PersonBody::Join { with, .. } => {
                if let Some(with) = self.person(with) {
                    let own = self.all.iter_mut().filter(|one| one.person == person);
                    own.for_each(|one| one.person = with);
                }
            }
            PersonBody::Part { .. } => {
                let folded = key(who);
                let next = self.next;
                self.next += 1;
                let own = self.all.iter_mut().filter(|one| one.folded == folded);
                own.for_each(|one| one.person = next);
            }
            PersonBody::Guest { guest, .. } => {
                self.guests.insert(person, *guest);
            }
        }
    }

    fn people(self) -> People {
        let mut found = People::default();
        let mut places: HashMap<usize, usize> = HashMap::new();
        for name in &self.all {
            let next = found.people.len();
            let place = *places.entry(name.person).or_insert(next);
            if place == next {
                found.people.push(Person {
                    name: String::new(),
                    names: Vec::new(),
                    guest: self.guests.get(&name.person).copied().unwrap_or(false),
                });
            }
            found.by_name.insert(name.folded.clone(), place);
            if let Some(person) = found.people.get_mut(place) {
                person.names.push(name.letters.clone());
            }
        }
        for (number, place) in places {
            let own = self.all.iter().filter(|name| name.person == number);
            let last = own.max_by_key(|name| &name.until);
            let called = self.given.get(&number);
            let called = called.or(last.map(|name| &name.letters));
            if let (Some(person), Some(called)) = (found.people.get_mut(place), called) {
                person.name.clone_from(called);
            }
        }
        found
    }
}
