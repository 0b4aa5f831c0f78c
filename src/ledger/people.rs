//! Whose name is whose: the names that sat down, and what was said about them since (`names`).

mod names;

use super::append::{Batch, Stamp, add};
use super::entry::{EntryId, Kind, PersonBody, SessionBody};
use super::read::Told;
use super::schema::Version;
use super::{Ledger, LedgerError, SessionId, chain, totals};
use crate::letters::key;
use crate::record::{At, Source, check_seats};
use names::Names;
use rusqlite::Connection;
use std::collections::{HashMap, HashSet};

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
    /// When the person sat down first (RFC 3339 in UTC); `None` where no name of the person's ever
    /// did.
    pub since: Option<String>,
}

/// Everybody, in the order in which they sat down first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    people: Vec<Person>,
    /// By the name as it is compared.
    by_name: HashMap<String, Known>,
}

/// What is known of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    /// The place of its person among all.
    person: usize,
    /// Its own place among all names, those that sat down first before the others.
    place: usize,
    /// Whether it ever sat down, and was not only given.
    sat: bool,
}

impl People {
    /// Returns everybody, those who sat down first before the others.
    pub fn all(&self) -> &[Person] {
        &self.people
    }

    /// Returns what tells a person apart in charts, by any of the names: it goes by the place among
    /// all names of the one that sat down first, so that it stays whoever leads, whoever comes
    /// later, and whoever else turns out to be one person.
    pub fn mark(&self, name: &str) -> Option<Mark> {
        let (_, person) = self.of(name)?;
        let place = self.known(person.names.first()?)?.place;
        Some(Mark {
            colour: place % COLOURS,
            dash: place / COLOURS % DASHES,
        })
    }

    /// Returns whose name a name is, in whatever letters it is written, and the place of that person
    /// among all.
    pub fn of(&self, name: &str) -> Option<(usize, &Person)> {
        let at = self.known(name)?.person;
        Some((at, self.people.get(at)?))
    }

    /// Returns what the person of a name is called, or the name itself where it is nobody's.
    pub fn called<'a>(&'a self, name: &'a str) -> &'a str {
        self.of(name).map_or(name, |(_, person)| &person.name)
    }

    fn known(&self, name: &str) -> Option<Known> {
        self.by_name.get(&key(name)).copied()
    }

    /// Returns whether a name can be parted from its person: it was only given, or the person sat
    /// down under another one too.
    fn parts(&self, name: &str, person: &Person) -> bool {
        let sat = |name: &str| self.known(name).is_some_and(|known| known.sat);
        !sat(name) || person.names.iter().filter(|name| sat(name)).count() > 1
    }
}

/// How many colours charts have.
pub const COLOURS: usize = 8;

/// How many dashes charts have, the first of them whole lines.
pub const DASHES: usize = 4;

/// What tells a person apart in charts: people have a colour of their own as far as there are some,
/// and the dash tells those of one colour apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Which of [`COLOURS`], from 0.
    pub colour: usize,
    /// Which of [`DASHES`], from 0.
    pub dash: usize,
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
    /// Both sat at one table, so that they are two people.
    #[error("`{one}` and `{other}` sat at one table in session {session}", session = session.0)]
    AtOneTable {
        /// A name of the one.
        one: String,
        /// A name of the other.
        other: String,
        /// The session.
        session: SessionId,
    },
    /// A name like this is not taken.
    #[error("`{0}` cannot be a name")]
    BadName(String),
}

impl PersonBody {
    /// Returns any name of the person of whom it is.
    pub fn whom(&self) -> &str {
        match self {
            Self::Rename { who, .. }
            | Self::Join { who, .. }
            | Self::Part { who }
            | Self::Guest { who, .. } => who,
        }
    }

    /// Errors: it cannot be so of these people.
    fn fits(&self, people: &People) -> Result<(), PersonFault> {
        let person = |name: &str| {
            let found = people.of(name);
            found.ok_or_else(|| PersonFault::Unknown(name.to_owned()))
        };
        match self {
            Self::Rename { who, name } => {
                let (place, _) = person(who)?;
                let alone = [At::unwritten(name.clone())];
                if !check_seats(Source::New, &alone).is_empty() {
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
            Self::Part { who } if people.parts(who, person(who)?.1) => Ok(()),
            Self::Part { who } => Err(PersonFault::Alone(who.clone())),
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
        if let PersonBody::Join { who, with } = body
            && let Some(fault) = at_one_table(&self.writing, &people, who, with)?
        {
            return Err(LedgerError::Person(fault));
        }
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

/// Returns the first table at which both of two people sat, under any of their names.
fn at_one_table(
    connection: &Connection,
    people: &People,
    who: &str,
    with: &str,
) -> Result<Option<PersonFault>, LedgerError> {
    let keys = |name: &str| -> HashSet<String> {
        let names = people.of(name).map(|(_, person)| person.names.as_slice());
        names
            .unwrap_or_default()
            .iter()
            .map(|name| key(name))
            .collect()
    };
    let (own, others) = (keys(who), keys(with));
    let query = "SELECT id, kind, at, engine, body FROM entry WHERE what = 'session' ORDER BY id";
    let mut query = connection.prepare_cached(query)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let told = Told::of(row, 0)?;
        let SessionBody { players, .. } = told.body()?;
        let of = |keys: &HashSet<String>| players.iter().find(|name| keys.contains(&key(name)));
        if let (Some(one), Some(other)) = (of(&own), of(&others)) {
            return Ok(Some(PersonFault::AtOneTable {
                one: one.clone(),
                other: other.clone(),
                session: SessionId(told.id.0),
            }));
        }
    }
    Ok(None)
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
