//! Whose name is whose: the names that sat down, and what was said about names since (`names`).

mod names;
mod person;

pub use person::{COLOURS, DASHES, Mark, People, Person};

use super::circles::Circles;
use super::decoded::DecodedEntry;
use super::standing::LedgerStanding;
use super::{Ledger, LedgerError, SessionId, totals};
use crate::record::Name;
use names::SeenNames;
use rusqlite::Connection;
use serde::Deserialize;

impl Ledger {
    /// Returns everybody who ever sat down.
    pub fn people(&self) -> Result<People, LedgerError> {
        self.at_one_moment(|| {
            let standing = self.standing()?;
            self.with_read(|look| people(look, &standing))
        })
    }

    /// Returns every name that ever sat down, in its last spelling, in alphabetical order of the
    /// folded names.
    pub fn spellings(&self) -> Result<Vec<Name>, LedgerError> {
        let mut names = self.with_read(totals::names)?;
        names.sort_by(|one, other| one.folded.cmp(&other.folded));
        Ok(names.into_iter().map(|name| name.spelled).collect())
    }

    /// Returns who sat together, as tables: only as many as it takes to find the circles of people
    /// who ever shared a table, directly or through others.
    pub fn tables(&self, people: &People) -> Result<Vec<Vec<Name>>, LedgerError> {
        self.with_read(|look| {
            let (mut circles, mut found) = (Circles::new(people, &[]), Vec::new());
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

/// The players of a session.
#[derive(Deserialize)]
struct SessionTable {
    players: Vec<Name>,
}

/// Calls `found` with the players of each session in turn, and returns the first result that
/// `found` gives.
pub(super) fn each_table<T>(
    connection: &Connection,
    mut found: impl FnMut(SessionId, Vec<Name>) -> Option<T>,
) -> Result<Option<T>, LedgerError> {
    let query = "SELECT id, kind, at, engine, body FROM entry WHERE what = 'session' ORDER BY id";
    let mut query = connection.prepare_cached(query)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let told = DecodedEntry::from_row(row, 0)?;
        let SessionTable { players } = told.body()?;
        let one = found(SessionId(told.id.0), players);
        if one.is_some() {
            return Ok(one);
        }
    }
    Ok(None)
}

/// Returns everybody who ever sat down.
pub(super) fn people(
    connection: &Connection,
    standing: &LedgerStanding,
) -> Result<People, LedgerError> {
    let mut names = SeenNames::new(totals::names(connection)?);
    for body in standing.said().persons() {
        names.take(body);
    }
    Ok(names.people())
}
