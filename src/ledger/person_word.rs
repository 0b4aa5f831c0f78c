//! Statements about people: a new name, two people who are one, a name that is another person's.

use super::batch::{Batch, by_itself};
use super::entry::PersonBody;
use super::people::{People, each_table, people};
use super::refused::PersonFault;
use super::stamp::EntryStamp;
use super::{EntryId, EntryKind, LedgerError};
use crate::letters::key;
use crate::record::{Source, Spanned, check_seats};
use rusqlite::Connection;
use std::collections::HashSet;

impl PersonBody {
    /// Errors: the statement cannot be true of these people.
    fn fits(&self, people: &People) -> Result<(), PersonFault> {
        let person = |name: &str| {
            let found = people.find(name);
            found.ok_or_else(|| PersonFault::Unknown(name.into()))
        };
        match self {
            Self::Rename { who, name } => {
                let (place, known) = person(who)?;
                if known.name == *name {
                    return Err(PersonFault::Called(name.clone()));
                }
                let alone = [Spanned::synthetic(name.clone())];
                if !check_seats(Source::New, &alone).is_empty() {
                    return Err(PersonFault::BadName(name.to_string()));
                }
                match people.find(name).filter(|(other, _)| *other != place) {
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

    /// Writes a statement about a person and returns its entry; `at` is RFC 3339 in UTC. Earlier
    /// entries stay as they are, but the statement applies to the names in them too.
    /// Errors: the statement cannot be true.
    pub fn append_person(
        &mut self,
        at: &str,
        engine: &str,
        body: &PersonBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        let people = self.people()?;
        body.fits(&people).map_err(LedgerError::Person)?;
        if let PersonBody::Join { who, with } = body
            && let Some(fault) = at_one_table(&self.writing, &people, who, with)?
        {
            return Err(LedgerError::Person(fault));
        }
        let over = self.standing()?.said().open().to_vec();
        self.add_knowing(EntryKind::Person, None, stamp, body, over)
    }
}

by_itself! {
    /// Writes a statement about a person, as [`Batch::append_person`] does, in a batch of its own.
    append_person(&PersonBody) -> EntryId;
}

/// Returns the first session in which two people both sat, under any of their names.
fn at_one_table(
    connection: &Connection,
    people: &People,
    who: &str,
    with: &str,
) -> Result<Option<PersonFault>, LedgerError> {
    let keys = |name: &str| -> HashSet<String> {
        let names = people.find(name).map(|(_, person)| person.names.as_slice());
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
