//! Totals by person and day. They are computed from the entries, updated in the transaction that
//! writes an entry, and verified by a check.
//!
//! `context`: what must be known of a session. `sums`: the numbers that are added up. `recount`:
//! computing all totals from the entries. `keep`: updating the file with an entry. `kept`: reading
//! the stored days of hands. `check`: comparing what is stored with the entries.

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

/// What was won or lost under one name in a stretch of time, at one chip value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// The day (`2026-11-22`) or month (`2026-11`); empty for the whole time.
    pub when: String,
    /// The name, in its last spelling.
    pub player: Name,
    /// What a chip was worth, as the sessions state it; `None` if they state nothing.
    pub chip: Option<Worth>,
    /// Chips won, or lost if negative, including what the ends of sessions brought.
    pub chips: i64,
    /// Hands played; a Koi-Koi game that was settled as a whole counts as one.
    pub hands: u32,
    /// How many of the hands are Koi-Koi games that were settled as a whole.
    pub games: u32,
    /// How many of the hands brought a gain.
    pub gains: u32,
    /// The largest gain of one hand.
    pub best: i64,
    /// The largest loss in one hand, as a number of at most 0.
    pub worst: i64,
}

impl Total {
    /// Returns what a chip was worth; `None` if it was worth nothing.
    pub fn worth(&self) -> Option<&ChipValue> {
        self.chip.as_ref().and_then(Worth::value)
    }
}

/// The unit of time for totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// Day by day.
    Day,
    /// Month by month.
    Month,
    /// All time as one.
    Whole,
}

impl Grain {
    /// Returns SQL for the time that a row of totals belongs to, and for grouping the rows.
    const fn query(self) -> (&'static str, &'static str) {
        match self {
            Self::Day => ("day", "day, name, chip"),
            Self::Month => ("substr(day, 1, 7)", "1, name, chip"),
            Self::Whole => ("''", "name, chip"),
        }
    }
}

impl Ledger {
    /// Returns what everybody has won or lost in a period, by time, name and chip value, sorted by
    /// time and then by who first sat down. A hand counts with its last correction. Errors: a sum
    /// of chips is too large.
    pub fn totals(&self, period: Period, grain: Grain) -> Result<Vec<Total>, LedgerError> {
        self.with_read(|look| kept(look, period, grain))
    }

    /// Returns the chip values that were played for, each with the first day on which it was, the
    /// earliest first.
    pub fn worths(&self) -> Result<Vec<(String, Worth)>, LedgerError> {
        let query = "SELECT min(day), chip FROM total WHERE chip <> '' GROUP BY chip";
        let mut found: Vec<(String, String)> =
            self.all(query, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        found.sort();
        let found = found.into_iter().map(|(day, chip)| (day, Worth::new(chip)));
        Ok(found.collect())
    }

    pub(super) fn context(&self, session: SessionId) -> Result<SessionContext, LedgerError> {
        let standing = self.standing()?;
        self.with_read(|look| SessionContext::read(look, session, &standing))
    }

    /// Returns the day to which a session belongs, such as `2026-11-22`. Errors: no such session.
    pub fn day(&self, session: SessionId) -> Result<String, LedgerError> {
        Ok(self.context(session)?.day)
    }

    /// Returns the day to which a hand belongs, such as `2026-11-22`: the one in its record, or
    /// else that of its session. Errors: no such hand.
    pub fn day_of_hand(&self, hand: EntryId) -> Result<String, LedgerError> {
        let hand = self.hand(hand)?;
        let context = self.context(hand.session)?;
        Ok(context.day_of(&hand.record))
    }

    /// Returns how many chips ever moved, gains and losses alike.
    pub fn volume(&self) -> Result<i64, LedgerError> {
        self.with_read(volume)
    }
}

/// A name under which somebody sat down.
#[derive(Debug)]
pub(super) struct SpelledName {
    /// The name, folded for comparison.
    pub(super) folded: String,
    /// The last spelling of the name.
    pub(super) spelled: Name,
    /// When somebody first sat down under the name: the day and, within a day, the time.
    pub(super) since: String,
    /// When somebody last sat down under the name.
    pub(super) until: String,
}

/// A join that adds, to each name, the first day that its totals have, whenever that was written.
const FIRST: &str =
    "LEFT JOIN (SELECT name, min(day) AS day FROM total GROUP BY name) AS f ON f.name = n.id";
/// SQL that sorts names in the order in which they first sat down.
const PLACE: &str = "coalesce(f.day, substr(n.since, 1, 10)), n.since, n.seat, n.folded";

/// Returns the names under which people sat down, in the order in which they first did.
/// Errors: a stored spelling is not one of its folded name.
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

/// Reads totals from the tables that store them.
fn kept(connection: &Connection, period: Period, grain: Grain) -> Result<Vec<Total>, LedgerError> {
    let (since, until) = period.bounds();
    let (when, gathered) = grain.query();
    // Names are joined last: adding up rows without them takes half the time.
    let mut query = connection.prepare_cached(&format!(
        "SELECT t.time, n.spelled, t.chip, t.chips, t.hands, t.games, t.gains, t.best, t.worst
         FROM (SELECT {when} AS time, name, chip, sum(chips) AS chips, sum(hands) AS hands,
             sum(games) AS games, sum(gains) AS gains, max(best) AS best, min(worst) AS worst
           FROM total WHERE day BETWEEN coalesce(?1, '') AND coalesce(?2, '~')
           GROUP BY {gathered}) AS t
         JOIN name AS n ON n.id = t.name {FIRST}
         ORDER BY t.time, {PLACE}, t.chip",
    ))?;
    // There are many rows but few different worths.
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

/// Returns the worth that a text states, parsing each text only once; `None` if the text is empty.
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
