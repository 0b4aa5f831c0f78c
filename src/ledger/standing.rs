//! What holds of all that was said: which hands count, which of several corrections of one, which
//! sessions can go on, are void, or belong to another day.

use super::LedgerError;
use super::changed::sessions_of;
use super::entry::{DayBody, EntryId, Kind, SessionId, VoidBody};
use super::row::Told;
use super::saying::{SAYING, Saying, in_force, sayings};
use super::schema::{self, State, Version};
use super::twice::Beside;
use rusqlite::Connection;
use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// What holds in a ledger, for a reading of its hands.
#[derive(Default)]
pub(super) struct Standing {
    beside: Beside,
    /// Of hands with several corrections, the one that counts.
    corrections: HashMap<EntryId, Told>,
    /// Of sessions that were opened again, the close or reopening that holds.
    gates: HashMap<SessionId, Told>,
    void: HashSet<SessionId>,
    days: HashMap<SessionId, String>,
    /// Whether the file is of the version before, which keeps the moment alone at which people sat down.
    is_older: bool,
}

impl Standing {
    /// Returns what holds in a file.
    pub(super) fn of(connection: &Connection) -> Result<Self, LedgerError> {
        let beside = Beside::of(connection)?;
        let corrections = grouped(
            connection,
            "corrects",
            "what = 'correction' AND corrects IN (SELECT corrects FROM entry
               WHERE what = 'correction' GROUP BY corrects HAVING count(*) > 1)",
            EntryId,
        )?;
        let mut standing = Self {
            beside,
            corrections: corrections.into_iter().filter_map(last).collect(),
            ..Self::default()
        };
        // Before version 3 nothing of this could be said.
        standing.is_older = schema::state(connection)? == State::Version(Version::OLDER);
        if standing.is_older {
            return Ok(standing);
        }
        let gates = grouped(
            connection,
            "session",
            "what IN ('close', 'reopen') AND session IN (SELECT session FROM entry
               WHERE what = 'reopen' AND what IN ('adjust', 'day', 'note', 'reopen', 'season', 'void'))",
            SessionId,
        )?;
        standing.gates = gates.into_iter().filter_map(last).collect();
        for (session, told) in rare(connection, "void")? {
            let VoidBody { void, .. } = told.body()?;
            if void {
                standing.void.insert(session);
            }
        }
        for (session, told) in rare(connection, "day")? {
            let DayBody { day } = told.body()?;
            standing.days.insert(session, day);
        }
        Ok(standing)
    }

    /// Returns whether a hand counts, by its entry, its hash here and its session.
    pub(super) fn counts(&self, hand: &Told, here: &str, session: SessionId) -> bool {
        !self.void.contains(&session) && self.says(hand, here)
    }

    /// Returns whether a note of money, or a hand as far as its evening was kept twice, counts.
    pub(super) fn says(&self, told: &Told, here: &str) -> bool {
        self.beside.counts(told, here)
    }

    /// Returns the sessions up to an entry that counted before and do not now, and those of which it is
    /// the other way round.
    pub(super) fn otherwise(
        &self,
        connection: &Connection,
        before: &Self,
        last: EntryId,
    ) -> Result<(Vec<SessionId>, Vec<SessionId>), LedgerError> {
        let since = |now: &Self, then: &Self| {
            let seals = now.beside.without(&then.beside);
            let mut found = sessions_of(connection, seals.iter(), last)?;
            let void = now.void.difference(&then.void);
            found.extend(void.filter(|session| session.entry() <= last));
            Ok::<_, LedgerError>(found.into_iter().collect())
        };
        Ok((since(self, before)?, since(before, self)?))
    }

    /// Returns when people sat down who did in a session of a day that was opened at a moment, as the
    /// file keeps it.
    pub(super) fn since(&self, day: &str, at: &str) -> String {
        if self.is_older {
            at.to_owned()
        } else {
            format!("{day} {at}")
        }
    }

    /// Returns whether a session is void.
    pub(super) fn is_void(&self, session: SessionId) -> bool {
        self.void.contains(&session)
    }

    /// Returns the day to which a session was said to belong after all.
    pub(super) fn day(&self, session: SessionId) -> Option<&str> {
        self.days.get(&session).map(String::as_str)
    }

    /// Returns which of several corrections of a hand counts; `None` where there is one at most.
    pub(super) fn correction(&self, hand: EntryId) -> Option<&Told> {
        self.corrections.get(&hand)
    }

    /// Returns the close or the reopening that holds of a session that was opened again.
    pub(super) fn gate(&self, session: SessionId) -> Option<&Told> {
        self.gates.get(&session)
    }

    /// Returns whether a session takes no more hands, where it has a close.
    pub(super) fn is_closed(&self, session: SessionId) -> bool {
        self.gate(session)
            .is_none_or(|gate| gate.kind() == Kind::Close)
    }
}

fn last<K>((thing, said): (K, Vec<Saying>)) -> Option<(K, Told)> {
    let place = said.iter().position({
        let last = in_force(&said)?.seal.clone();
        move |one| one.seal == last
    })?;
    said.into_iter().nth(place).map(|one| (thing, one.told))
}

/// Returns what is said last, by the rare words of one kind, of each session. Where two ledgers went on
/// with a session apart, it is said of both halves: they were opened by one entry.
fn rare(connection: &Connection, what: &str) -> Result<Vec<(SessionId, Told)>, LedgerError> {
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

/// Returns the sessions that were opened by the entry of a hash, where it was written first.
fn opened_by(connection: &Connection, hash: &str) -> Result<Vec<SessionId>, LedgerError> {
    let query = "SELECT id FROM entry WHERE what = 'session' AND hash = ?1 AND kind = 'session'
         UNION SELECT id FROM entry WHERE origin = ?1 AND kind = 'import' AND what = 'session'";
    let mut query = connection.prepare_cached(query)?;
    let rows = query.query_map([hash], |row| Ok(SessionId(row.get(0)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns what is said of each thing by the entries of a condition; `of` is the column that says of
/// what.
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

/// Returns what was said of a hand by corrections.
pub(super) fn corrections_of(
    connection: &Connection,
    hand: EntryId,
) -> Result<Vec<Saying>, LedgerError> {
    let query = format!(
        "SELECT {SAYING} FROM entry WHERE what = 'correction' AND corrects = ?1 ORDER BY id"
    );
    sayings(connection, &query, [hand.0], |_| Ok(()))
}

/// Returns what was said of a session by entries of some kinds, words of SQL in a list.
pub(super) fn said_of_session(
    connection: &Connection,
    session: SessionId,
    kinds: &str,
) -> Result<Vec<Saying>, LedgerError> {
    let query =
        format!("SELECT {SAYING} FROM entry WHERE session = ?1 AND what IN ({kinds}) ORDER BY id");
    sayings(connection, &query, [session.0], |_| Ok(()))
}
