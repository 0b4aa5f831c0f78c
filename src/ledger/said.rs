//! What was said about people and about evenings kept twice, in the order in which statements take
//! effect.

use super::decoded::OUTSIDE;
use super::entry::{Body, PersonBody, TwiceBody};
use super::excluded::RulingWalk;
use super::id::EntryId;
use super::kind::EntryKind;
use super::saying::{SAYING, Saying, in_order, sayings, unanswered};
use super::{LedgerError, Seal};
use rusqlite::Connection;
use std::collections::HashSet;

/// All statements read so far, each after those that its writer knew.
#[derive(Clone, Debug, Default)]
pub(super) struct Sayings {
    all: Vec<Saying>,
    /// The hashes of statements that the writer of another statement knew.
    answered: HashSet<String>,
    /// The seals of statements that no other statement knew.
    open: Vec<Seal>,
    persons: Vec<PersonBody>,
    twice: Vec<TwiceBody>,
    words: RulingWalk,
}

impl Sayings {
    /// Reads the statements after an entry.
    pub(super) fn read(
        &mut self,
        connection: &Connection,
        after: EntryId,
    ) -> Result<(), LedgerError> {
        let query = format!(
            "SELECT {SAYING} FROM entry WHERE {OUTSIDE} AND what = 'person' AND id > ?1 ORDER BY id"
        );
        let mut later = sayings(connection, &query, [after.0], |_| Ok(()))?.into_iter();
        while let Some(one) = later.next() {
            if !self.comes_last(&one) {
                let all = std::mem::take(self).all.into_iter();
                return self.put_in_order(all.chain([one]).chain(later).collect());
            }
            self.add(one)?;
        }
        Ok(())
    }

    /// Returns whether a statement overrides all others so far: its writer knew them, and none of
    /// their writers knew it.
    fn comes_last(&self, one: &Saying) -> bool {
        !self.answered.contains(&one.seal.hash) && one.knows(&self.open)
    }

    /// Replaces all statements with these, put in the order in which they take effect.
    fn put_in_order(&mut self, sayings: Vec<Saying>) -> Result<(), LedgerError> {
        self.open = unanswered(&sayings).map(|one| one.seal.clone()).collect();
        let open = std::mem::take(&mut self.open);
        for one in in_order(sayings) {
            self.add(one)?;
        }
        self.open = open;
        Ok(())
    }

    /// Adds a statement that takes effect after all others.
    fn add(&mut self, one: Saying) -> Result<(), LedgerError> {
        let entry = one.told.id;
        let body = Body::read(EntryKind::Person, one.told.text());
        match body.map_err(|source| LedgerError::Body { entry, source })? {
            Body::Person(body) => self.persons.push(body),
            Body::Twice(body) => {
                self.words.add(&body);
                self.twice.push(body);
            }
            _ => {}
        }
        self.answered.extend(one.known().map(str::to_owned));
        self.open = vec![one.seal.clone()];
        self.all.push(one);
        Ok(())
    }

    /// Returns the seals of statements that no other one knew; a new statement overrides these.
    pub(super) fn open(&self) -> &[Seal] {
        &self.open
    }

    /// Returns the statements about people, in the order in which they take effect.
    pub(super) fn persons(&self) -> &[PersonBody] {
        &self.persons
    }

    /// Returns the statements about evenings kept twice, in the order in which they take effect.
    pub(super) fn twice(&self) -> &[TwiceBody] {
        &self.twice
    }

    /// Returns which hands and handovers count, according to the statements about evenings.
    pub(super) const fn words(&self) -> &RulingWalk {
        &self.words
    }
}
