//! Totals by person and day: counted out of the entries, kept in the transaction that writes one,
//! and counted again by a check.
//!
//! `context` what counting needs of a session · `sums` what is added up · `recount` all of it out of
//! the entries · `keep` what an entry adds in the file · `kept` what is there · `check` whether it agrees with the entries.

mod check;
mod context;
mod keep;
mod kept;
mod recount;
mod sums;

use super::{ChainFault, EntryId, Ledger, LedgerError, Period, SessionId, Worth};
use crate::letters::key;
use crate::record::{ChipValue, Name};
pub(super) use check::{differences, fault};
pub(super) use context::SessionContext;
pub(super) use keep::{
    closed, corrected, counted_anew, fill, opened, record_hand, refill, reopened,
};
pub(super) use kept::dealt_where;
use kept::volume;
use rusqlite::{Connection, params};

/// What one name has won or lost in some time at one worth of a chip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// The day (`2026-11-22`) or month (`2026-11`), or nothing where it is the whole time.
    pub when: String,
    /// The name, as it was spelled last.
    pub player: Name,
    /// What a chip was worth, as the sessions say it; `None` where nothing was said.
    pub chip: Option<Worth>,
    /// Chips won, or lost where negative, with what the ends of sessions brought.
    pub chips: i64,
    /// Hands played; a game of Koi-Koi that was settled as a whole is one.
    pub hands: u32,
    /// How many of the hands are such games.
    pub games: u32,
    /// Hands with a gain.
    pub gains: u32,
    /// The largest gain of one hand.
    pub best: i64,
    /// The largest loss of one hand, as a number of at most 0.
    pub worst: i64,
}

impl Total {
    /// Returns what a chip was worth; `None` where it was worth nothing.
    pub fn worth(&self) -> Option<&ChipValue> {
        self.chip.as_ref().and_then(Worth::value)
    }
}

/// How finely time is told apart in totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// Day by day.
    Day,
    /// Month by month.
    Month,
    /// All of it as one.
    Whole,
}

impl Grain {
    /// Returns what says the time of a row of totals, and how rows of one time are gathered.
    const fn query(self) -> (&'static str, &'static str) {
        match self {
            Self::Day => ("day", "day, name, chip"),
            Self::Month => ("substr(day, 1, 7)", "1, name, chip"),
            Self::Whole => ("''", "name, chip"),
        }
    }
}

impl Ledger {
    /// Returns what everybody has won or lost in some days, by time, name and worth of a chip: the
    /// earliest time first, then those who sat down first. A hand counts as it is after its last
    /// correction. Errors: chips do not fit.
    pub fn totals(&self, period: Period, grain: Grain) -> Result<Vec<Total>, LedgerError> {
        self.with_read(|look| kept(look, period, grain))
    }

    /// Returns what a chip was worth, each text that says so with the first day on which it was played
    /// for, the earliest first.
    pub fn worths(&self) -> Result<Vec<(String, Worth)>, LedgerError> {
        let query = "SELECT min(day), chip FROM total WHERE chip <> '' GROUP BY chip";
        let mut found: Vec<(String, String)> =
            self.all(query, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        found.sort();
        let found = found.into_iter().map(|(day, chip)| (day, Worth::new(chip)));
        Ok(found.collect())
    }

    pub(super) fn desk(&self, session: SessionId) -> Result<SessionContext, LedgerError> {
        let standing = self.standing()?;
        self.with_read(|look| SessionContext::read(look, session, &standing))
    }

    /// Returns the day to which a session belongs, such as `2026-11-22`. Errors: there is no such
    /// session.
    pub fn day(&self, session: SessionId) -> Result<String, LedgerError> {
        Ok(self.desk(session)?.day)
    }

    /// Returns the day to which a hand belongs, such as `2026-11-22`: that which its record says, else
    /// that of its session. Errors: there is no such hand.
    pub fn day_of_hand(&self, hand: EntryId) -> Result<String, LedgerError> {
        let hand = self.hand(hand)?;
        let desk = self.desk(hand.session)?;
        Ok(desk.day_of(&hand.record))
    }

    /// Returns how many chips ever moved, gains and losses alike.
    pub fn volume(&self) -> Result<i64, LedgerError> {
        self.with_read(volume)
    }
}

/// A name that sat down.
#[derive(Debug)]
pub(super) struct SpelledName {
    /// The name as it is compared.
    pub(super) folded: String,
    /// How it was spelled last.
    pub(super) spelled: Name,
    /// When it sat down first: the day and, of one day, the moment.
    pub(super) since: String,
    /// When it sat down last.
    pub(super) until: String,
}

/// Joined to names, the day on which each played first, whenever it was written down.
const FIRST: &str =
    "LEFT JOIN (SELECT name, min(day) AS day FROM total GROUP BY name) AS f ON f.name = n.id";
/// By what names stand in the order in which they sat down first.
const PLACE: &str = "coalesce(f.day, substr(n.since, 1, 10)), n.since, n.seat, n.folded";

/// Returns the names that sat down, those who did first before the others.
/// Errors: one is spelled as another is.
pub(super) fn names(connection: &Connection) -> Result<Vec<SpelledName>, LedgerError> {
    let query = format!(
        "SELECT n.folded, n.spelled, n.since, n.until FROM name AS n {FIRST} ORDER BY {PLACE}"
    );
    let mut query = connection.prepare_cached(&query)?;
    let rows = query.query_map([], |row| {
        Ok(SpelledName {
            folded: row.get(0)?,
            spelled: row.get::<_, String>(1)?.into(),
            since: row.get(2)?,
            until: row.get(3)?,
        })
    })?;
    let names: Vec<SpelledName> = rows.collect::<Result<_, _>>()?;
    let other = names
        .iter()
        .filter(|name| key(&name.spelled) != name.folded);
    let faults: Vec<ChainFault> = other.map(|name| fault("name", &name.folded)).collect();
    if faults.is_empty() {
        Ok(names)
    } else {
        Err(LedgerError::Tampered(faults))
    }
}

/// Returns totals from the tables that keep them.
fn kept(connection: &Connection, period: Period, grain: Grain) -> Result<Vec<Total>, LedgerError> {
    let (since, until) = period.bounds();
    let (when, gathered) = grain.query();
    // Names come in last: rows without them are added up in half the time.
    let mut query = connection.prepare_cached(&format!(
        "SELECT t.time, n.spelled, t.chip, t.chips, t.hands, t.games, t.gains, t.best, t.worst
         FROM (SELECT {when} AS time, name, chip, sum(chips) AS chips, sum(hands) AS hands,
             sum(games) AS games, sum(gains) AS gains, max(best) AS best, min(worst) AS worst
           FROM total WHERE day BETWEEN coalesce(?1, '') AND coalesce(?2, '~')
           GROUP BY {gathered}) AS t
         JOIN name AS n ON n.id = t.name {FIRST}
         ORDER BY t.time, {PLACE}, t.chip",
    ))?;
    // Few worths, and many rows.
    let mut worths: Vec<Worth> = Vec::new();
    let rows = query.query_map(params![since, until], |row| {
        Ok(Total {
            when: row.get(0)?,
            player: row.get::<_, String>(1)?.into(),
            chip: worth(row.get(2)?, &mut worths),
            chips: row.get(3)?,
            hands: row.get(4)?,
            games: row.get(5)?,
            gains: row.get(6)?,
            best: row.get(7)?,
            worst: row.get(8)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns what a text says that a chip is worth, which is read once.
fn worth(chip: String, known: &mut Vec<Worth>) -> Option<Worth> {
    if chip.is_empty() {
        return None;
    }
    if let Some(known) = known.iter().find(|known| known.text() == chip) {
        return Some(known.clone());
    }
    let worth = Worth::new(chip);
    known.push(worth.clone());
    Some(worth)
}
