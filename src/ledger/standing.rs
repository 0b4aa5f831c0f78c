//! The standing of a ledger after all statements in it: which hands count, which of several
//! corrections is in force, and which sessions are open, void or moved to another day.

use super::decoded::DecodedEntry;
use super::entry::{DayBody, VoidBody};
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::said::Sayings;
use super::saying::{SAYING, Saying, in_force, sayings};
use super::schema::{self, State, Version};
use super::{LedgerError, Seal, chain};
use rusqlite::{Connection, OptionalExtension as _};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::Hash;
use std::sync::Arc;

/// The standing of a ledger: what is in force after all statements in it. It is needed to read
/// hands.
#[derive(Clone, Debug, Default)]
pub(super) struct LedgerStanding {
    /// The last entry taken into account, and the entry's hash in this ledger, which vouches for
    /// all entries before it; `None` if there is none.
    last: Option<(EntryId, String)>,
    said: Sayings,
    rare: Rare,
}

/// The part of a standing that concerns only a few hands and sessions.
#[derive(Clone, Debug, Default)]
struct Rare {
    /// For each hand with several corrections, the correction that is in force.
    corrections: HashMap<EntryId, DecodedEntry>,
    /// For each session that was reopened, the close or reopening that is in force.
    gates: HashMap<SessionId, DecodedEntry>,
    void: HashSet<SessionId>,
    days: HashMap<SessionId, String>,
    /// Whether the file has the older version, which stores only the time at which people sat down,
    /// not the day.
    is_older: bool,
}

/// The standing as last read; everything that reads one open ledger shares it.
#[derive(Debug, Default)]
pub(super) struct StandingCache(RefCell<Arc<LedgerStanding>>);

impl StandingCache {
    /// Returns the standing now. Only statements since the last call are read.
    pub(super) fn by_now(
        &self,
        connection: &Connection,
    ) -> Result<Arc<LedgerStanding>, LedgerError> {
        let last = last_entry(connection)?;
        let known = self.0.take();
        let standing = if known.last == last && known.last.is_some() {
            known
        } else {
            let mut standing = known.still_there(connection)?;
            standing.read_on(connection)?;
            standing.last = last;
            Arc::new(standing)
        };
        self.0.replace(Arc::clone(&standing));
        Ok(standing)
    }
}

impl LedgerStanding {
    /// Reads the standing of a file from scratch.
    pub(super) fn read(connection: &Connection) -> Result<Self, LedgerError> {
        let mut standing = Self {
            last: last_entry(connection)?,
            ..Self::default()
        };
        standing.said.read(connection, EntryId(0))?;
        standing.rare = Rare::read(connection)?;
        Ok(standing)
    }

    /// Returns this standing if its last entry is still in the file. If not, it was read in a batch
    /// that was not committed, and an empty standing is returned.
    fn still_there(self: Arc<Self>, connection: &Connection) -> Result<Self, LedgerError> {
        if let Some((entry, hash)) = &self.last {
            let now = chain::numbered(connection, *entry)?;
            if now.is_none_or(|now| now.hash != *hash) {
                return Ok(Self::default());
            }
        }
        Ok(Arc::unwrap_or_clone(self))
    }

    /// Reads the statements after the last entry that was taken into account.
    fn read_on(&mut self, connection: &Connection) -> Result<(), LedgerError> {
        let after = self.last.as_ref().map_or(EntryId(0), |(entry, _)| *entry);
        self.said.read(connection, after)?;
        if self.last.is_none() || self.rare.is_older || Rare::is_told_after(connection, after)? {
            self.rare = Rare::read(connection)?;
        }
        Ok(())
    }

    /// Returns the statements about people and evenings.
    pub(super) const fn said(&self) -> &Sayings {
        &self.said
    }
}

/// Returns the last entry and its hash; `None` if there is no entry.
fn last_entry(connection: &Connection) -> Result<Option<(EntryId, String)>, LedgerError> {
    let mut query =
        connection.prepare_cached("SELECT id, hash FROM entry ORDER BY id DESC LIMIT 1")?;
    let found = query.query_row([], |row| Ok((EntryId(row.get(0)?), row.get(1)?)));
    Ok(found.optional()?)
}

impl Rare {
    fn read(connection: &Connection) -> Result<Self, LedgerError> {
        let corrections = grouped(
            connection,
            "corrects",
            "what = 'correction' AND corrects IN (SELECT corrects FROM entry
               WHERE what = 'correction' GROUP BY corrects HAVING count(*) > 1)",
            EntryId,
        )?;
        let mut found = Self {
            corrections: corrections.into_iter().filter_map(last).collect(),
            ..Self::default()
        };
        // Version 2 has none of the following statements.
        found.is_older = schema::state(connection)? == State::Version(Version::OLDER);
        if found.is_older {
            return Ok(found);
        }
        let gates = grouped(
            connection,
            "session",
            "what IN ('close', 'reopen') AND session IN (SELECT session FROM entry
               WHERE what = 'reopen' AND what IN ('adjust', 'day', 'note', 'reopen', 'season', 'void'))",
            SessionId,
        )?;
        found.gates = gates.into_iter().filter_map(last).collect();
        for (session, told) in rare(connection, "void")? {
            let VoidBody { void, .. } = told.body()?;
            if void {
                found.void.insert(session);
            }
        }
        for (session, told) in rare(connection, "day")? {
            let DayBody { day } = told.body()?;
            found.days.insert(session, day);
        }
        Ok(found)
    }

    /// Returns whether a statement after an entry may change the rare part. Most corrections are
    /// the only one of their hand, and most sessions are closed once, so those do not matter.
    fn is_told_after(connection: &Connection, after: EntryId) -> Result<bool, LedgerError> {
        let mut query = connection.prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM entry AS e WHERE id > ?1 AND CASE what
               WHEN 'correction' THEN (SELECT count(*) FROM entry
                 WHERE what = 'correction' AND corrects = e.corrects) > 1
               WHEN 'close' THEN EXISTS (SELECT 1 FROM entry
                 WHERE session = e.session AND what = 'reopen')
               ELSE what IN ('reopen', 'void', 'day') END)",
        )?;
        Ok(query.query_row([after.0], |row| row.get(0))?)
    }
}

impl LedgerStanding {
    /// Returns whether a hand counts; `here` is the hand's hash in this ledger.
    pub(super) fn counts(&self, hand: &DecodedEntry, here: &str, session: SessionId) -> bool {
        !self.is_void(session) && self.says(hand, here)
    }

    /// Returns whether a handover counts. For a hand, checks only that no ruling on an evening kept
    /// twice excludes it. `here` is the entry's hash in this ledger.
    pub(super) fn says(&self, told: &DecodedEntry, here: &str) -> bool {
        self.said.words().beside().counts(told, here)
    }

    /// Returns the sessions up to `last` that counted in the standing `before` but no longer do,
    /// and those that did not count but now do.
    pub(super) fn otherwise(
        &self,
        connection: &Connection,
        before: &Self,
        last: EntryId,
    ) -> Result<(Vec<SessionId>, Vec<SessionId>), LedgerError> {
        let since = |now: &Self, then: &Self| {
            let seals = now
                .said
                .words()
                .beside()
                .without(then.said.words().beside());
            let mut found = sessions_of(connection, seals.iter(), last)?;
            let void = now.rare.void.difference(&then.rare.void);
            found.extend(void.filter(|session| session.entry() <= last));
            Ok::<_, LedgerError>(found.into_iter().collect())
        };
        Ok((since(self, before)?, since(before, self)?))
    }

    /// Returns whether the file has the older version.
    pub(super) fn is_older(&self) -> bool {
        self.rare.is_older
    }

    /// Returns when the players of a session sat down, in the form that the file stores, given the
    /// session's day and the time at which it was opened.
    pub(super) fn since(&self, day: &str, at: &str) -> String {
        if self.rare.is_older {
            at.to_owned()
        } else {
            format!("{day} {at}")
        }
    }

    /// Returns whether a session is void.
    pub(super) fn is_void(&self, session: SessionId) -> bool {
        self.rare.void.contains(&session)
    }

    /// Returns the day to which a session was moved, if any.
    pub(super) fn day(&self, session: SessionId) -> Option<&str> {
        self.rare.days.get(&session).map(String::as_str)
    }

    /// Returns which of several corrections of a hand is in force; `None` if the hand has at most
    /// one.
    pub(super) fn correction(&self, hand: EntryId) -> Option<&DecodedEntry> {
        self.rare.corrections.get(&hand)
    }

    /// Returns the close or reopening in force; `None` for a session that was never reopened.
    pub(super) fn gate(&self, session: SessionId) -> Option<&DecodedEntry> {
        self.rare.gates.get(&session)
    }

    /// Returns whether a session with a close is closed, and was not reopened since.
    pub(super) fn is_closed(&self, session: SessionId) -> bool {
        self.gate(session)
            .is_none_or(|gate| gate.kind() == EntryKind::Close)
    }
}

fn last<K>((thing, said): (K, Vec<Saying>)) -> Option<(K, DecodedEntry)> {
    let place = said.iter().position({
        let last = in_force(&said)?.seal.clone();
        move |one| one.seal == last
    })?;
    said.into_iter().nth(place).map(|one| (thing, one.told))
}

/// Returns, for each session, the statement of kind `what` that is in force. If two ledgers
/// continued a session separately, the statement applies to both halves, as one entry opened them.
pub(super) fn rare(
    connection: &Connection,
    what: &str,
) -> Result<Vec<(SessionId, DecodedEntry)>, LedgerError> {
    let condition = format!(
        "what = '{what}' AND what IN ('adjust', 'day', 'note', 'reopen', 'season', 'void')"
    );
    let mut of_opening: HashMap<String, Vec<Saying>> = HashMap::new();
    let mut found = Vec::new();
    for (session, said) in grouped(connection, "session", &condition, SessionId)? {
        let opened = "SELECT coalesce(origin, hash) FROM entry WHERE id = ?1";
        let mut opened = connection.prepare_cached(opened)?;
        let hash: String = opened.query_row([session.0], |row| row.get(0))?;
        of_opening.entry(hash).or_default().extend(said);
    }
    for (hash, said) in of_opening {
        let Some(said) = in_force(&said).map(|last| last.told.clone()) else {
            continue;
        };
        for session in opened_by(connection, &hash)? {
            found.push((session, said.clone()));
        }
    }
    Ok(found)
}

/// Returns the sessions that were opened by the entry with this hash in the ledger that first wrote
/// it.
fn opened_by(connection: &Connection, hash: &str) -> Result<Vec<SessionId>, LedgerError> {
    let query = "SELECT id FROM entry WHERE what = 'session' AND hash = ?1 AND kind = 'session'
         UNION SELECT id FROM entry WHERE origin = ?1 AND kind = 'import' AND what = 'session'";
    let mut query = connection.prepare_cached(query)?;
    let rows = query.query_map([hash], |row| Ok(SessionId(row.get(0)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the statements from entries that match a condition, grouped by the thing that they are
/// about; the column `of` identifies the thing.
fn grouped<K: Eq + Hash>(
    connection: &Connection,
    of: &str,
    condition: &str,
    thing: impl Fn(i64) -> K,
) -> Result<HashMap<K, Vec<Saying>>, LedgerError> {
    let mut found: HashMap<K, Vec<Saying>> = HashMap::new();
    let query = format!("SELECT {SAYING}, {of} FROM entry WHERE {condition} ORDER BY id");
    let mut things = Vec::new();
    let said = sayings(connection, &query, [], |row| {
        things.push(thing(row.get(6)?));
        Ok(())
    })?;
    for (thing, one) in things.into_iter().zip(said) {
        found.entry(thing).or_default().push(one);
    }
    Ok(found)
}

/// Returns the corrections of a hand, as statements.
pub(super) fn corrections_of(
    connection: &Connection,
    hand: EntryId,
) -> Result<Vec<Saying>, LedgerError> {
    let query = format!(
        "SELECT {SAYING} FROM entry WHERE what = 'correction' AND corrects = ?1 ORDER BY id"
    );
    sayings(connection, &query, [hand.0], |_| Ok(()))
}

/// Returns the statements about a session in entries of these kinds (an SQL list).
pub(super) fn said_of_session(
    connection: &Connection,
    session: SessionId,
    kinds: &str,
) -> Result<Vec<Saying>, LedgerError> {
    let query =
        format!("SELECT {SAYING} FROM entry WHERE session = ?1 AND what IN ({kinds}) ORDER BY id");
    sayings(connection, &query, [session.0], |_| Ok(()))
}

/// Returns the sessions, in this ledger, of the entries up to `last` with these original seals.
fn sessions_of<'a>(
    connection: &Connection,
    seals: impl Iterator<Item = &'a Seal>,
    last: EntryId,
) -> Result<BTreeSet<SessionId>, LedgerError> {
    let mut found = BTreeSet::new();
    let query = "SELECT session FROM entry WHERE id = ?1 AND session IS NOT NULL";
    let mut query = connection.prepare_cached(query)?;
    for seal in seals {
        let Some(entry) = seal.here(connection)?.filter(|entry| *entry <= last) else {
            continue;
        };
        let mut rows = query.query([entry.0])?;
        if let Some(row) = rows.next()? {
            found.insert(SessionId(row.get(0)?));
        }
    }
    Ok(found)
}
