//! Seasons: names for some days.

use super::kept_body::SeasonBody;
use super::saying::{SAYING, Saying, in_force, sayings};
use super::schema::{self, State, Version};
use super::{EntryId, Ledger, LedgerError, Period};
use crate::date::Date;
use crate::letters::key;
use rusqlite::Connection;
use std::collections::BTreeMap;

/// SQL condition for seasons; `SQLite` uses the index of rare entries only for this text.
const SEASON: &str =
    "what = 'season' AND what IN ('adjust', 'day', 'note', 'reopen', 'season', 'void')";

/// A season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// The entry in force that names the season.
    pub entry: EntryId,
    /// The name, as it was written last.
    pub name: String,
    /// The first day.
    pub since: Date,
    /// The last day.
    pub until: Date,
}

impl Season {
    /// Returns the days of the season.
    pub const fn period(&self) -> Period {
        Period {
            since: Some(self.since),
            until: Some(self.until),
        }
    }
}

impl Ledger {
    /// Returns all seasons, the earliest first.
    pub fn seasons(&self) -> Result<Vec<Season>, LedgerError> {
        self.with_read(|look| {
            let mut of: BTreeMap<String, Vec<Saying>> = BTreeMap::new();
            for (name, one) in said(look)? {
                of.entry(key(&name)).or_default().push(one);
            }
            let mut found = Vec::new();
            for all in of.into_values() {
                let Some(last) = in_force(&all) else { continue };
                found.extend(season(last)?);
            }
            found.sort_by_key(|one| (one.since, one.until));
            Ok(found)
        })
    }
}

/// Returns the season that a statement names; `None` if it takes the season away.
fn season(one: &Saying) -> Result<Option<Season>, LedgerError> {
    let SeasonBody { name, days } = one.told.body()?;
    let days = days.as_ref();
    let days = days.and_then(|(since, until)| Date::read(since).zip(Date::read(until)));
    Ok(days.map(|(since, until)| Season {
        entry: one.told.id,
        name,
        since,
        until,
    }))
}

/// Returns all statements about seasons, each with the name that it is about.
fn said(connection: &Connection) -> Result<Vec<(String, Saying)>, LedgerError> {
    // Version 2 has none.
    if schema::state(connection)? == State::Version(Version::OLDER) {
        return Ok(Vec::new());
    }
    let query = format!("SELECT {SAYING} FROM entry WHERE {SEASON} ORDER BY id");
    let mut found = Vec::new();
    for one in sayings(connection, &query, [], |_| Ok(()))? {
        let SeasonBody { name, .. } = one.told.body()?;
        found.push((name, one));
    }
    Ok(found)
}

/// Returns what was said about the season of this name.
pub(super) fn said_of_season(
    connection: &Connection,
    name: &str,
) -> Result<Vec<Saying>, LedgerError> {
    let folded = key(name);
    let found = said(connection)?.into_iter();
    Ok(found
        .filter(|(name, _)| key(name) == folded)
        .map(|(_, one)| one)
        .collect())
}
