//! Whose name is whose: the names that sat down, and what was said about them since (`names`).

mod names;
mod person;

pub use person::{COLOURS, DASHES, Mark, People, Person};

use super::batch::{Batch, by_itself};
use super::circles::Circles;
use super::entry::PersonBody;
use super::id::EntryId;
use super::kind::Kind;
use super::knowing::add_knowing;
use super::refused::PersonFault;
use super::stamp::Stamp;
use super::standing::Standing;
use super::told::Told;
use super::{Ledger, LedgerError, SessionId, totals};
use crate::letters::key;
use crate::record::{At, Source, check_seats};
use names::Names;
use rusqlite::Connection;
use serde::Deserialize;
use std::collections::HashSet;

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
                let (place, known) = person(who)?;
                if known.name == *name {
                    return Err(PersonFault::Called(name.clone()));
                }
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
    /// Returns everybody who ever sat down.
    pub(super) fn people(&self) -> Result<People, LedgerError> {
        people(&self.writing, &*self.standing()?)
    }

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
        let people = self.people()?;
        body.fits(&people).map_err(LedgerError::Person)?;
        if let PersonBody::Join { who, with } = body
            && let Some(fault) = at_one_table(&self.writing, &people, who, with)?
        {
            return Err(LedgerError::Person(fault));
        }
        let over = self.standing()?.said().open().to_vec();
        add_knowing(&self.writing, Kind::Person, None, stamp, body, over)
    }
}

by_itself! {
    /// Returns the entry that says something about a person, as [`Batch::append_person`] does, by
    /// itself.
    append_person(&PersonBody) -> EntryId;
}

impl Ledger {
    /// Returns everybody who ever sat down.
    pub fn people(&self) -> Result<People, LedgerError> {
        self.at_one_moment(|| {
            let standing = self.standing()?;
            self.look(|look| people(look, &standing))
        })
    }

    /// Returns every name that ever sat down, as it was spelled last, in the order in which names are
    /// compared.
    pub fn spellings(&self) -> Result<Vec<String>, LedgerError> {
        let mut names = self.look(totals::names)?;
        names.sort_by(|one, other| one.folded.cmp(&other.folded));
        Ok(names.into_iter().map(|name| name.spelled).collect())
    }

    /// Returns who sat at one table: as many tables as it takes to say who is of one circle, those who
    /// ever sat together and all whom they tie.
    pub fn tables(&self, people: &People) -> Result<Vec<Vec<String>>, LedgerError> {
        self.look(|look| {
            let (mut circles, mut found) = (Circles::of(people, &[]), Vec::new());
            each_table(look, |_, players| {
                if circles.tie_table(people, &players) {
                    found.push(players);
                }
                circles.are_one().then_some(())
            })?;
            Ok(found)
        })
    }
}

/// Who sat at the table of a session.
#[derive(Deserialize)]
struct Table {
    players: Vec<String>,
}

/// Returns the first that is found of the players of the sessions, one after another.
fn each_table<T>(
    connection: &Connection,
    mut found: impl FnMut(SessionId, Vec<String>) -> Option<T>,
) -> Result<Option<T>, LedgerError> {
    let query = "SELECT id, kind, at, engine, body FROM entry WHERE what = 'session' ORDER BY id";
    let mut query = connection.prepare_cached(query)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let told = Told::of(row, 0)?;
        let Table { players } = told.body()?;
        let one = found(SessionId(told.id.0), players);
        if one.is_some() {
            return Ok(one);
        }
    }
    Ok(None)
}

/// Returns everybody who ever sat down.
fn people(connection: &Connection, standing: &Standing) -> Result<People, LedgerError> {
    let mut names = Names::of(totals::names(connection)?);
    for body in standing.said().persons() {
        names.take(body);
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
    each_table(connection, |session, players| {
        let of = |keys: &HashSet<String>| players.iter().find(|name| keys.contains(&key(name)));
        let (one, other) = (of(&own)?, of(&others)?);
        Some(PersonFault::AtOneTable {
            one: one.clone(),
            other: other.clone(),
            session,
        })
    })
}
