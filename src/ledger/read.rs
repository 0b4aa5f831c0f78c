//! Reading entries back: sessions, hands with their corrections, and nets.

use super::entry::{Entry, SessionBody};
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::period::Period;
use super::row::{HANDS, entry, hand, net, session};
use super::saying::in_force;
use super::standing::said_of_session;
use super::stored::{NetLine, StoredHand, StoredSession};
use super::totals;
use super::{Ledger, LedgerError};
use crate::letters::{key, same_name};
use crate::record::Name;
use rusqlite::{Connection, Params, Row, ffi, params};
use std::fmt::Write as _;

/// Which nets are wanted; an empty field sets no limit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only nets of this session.
    pub session: Option<SessionId>,
    /// Only nets of hands on these days.
    pub period: Period,
    /// Only nets under one of these names, however the names are spelled.
    pub names: Vec<Name>,
}

impl Filter {
    /// Returns SQL that limits hands to the period and, given names (`?1`, a JSON list), to days on
    /// which one of them won or lost something.
    fn dealt(&self) -> String {
        let (since, until) = self.period.bounds();
        let since = since.map(|day| format!("day >= '{day}'"));
        let until = until.map(|day| format!("day <= '{day}'"));
        let of_names = "day IN (SELECT t.day FROM total AS t JOIN name AS n ON n.id = t.name
             WHERE n.folded IN (SELECT value FROM json_each(?1)))";
        let names = (!self.names.is_empty()).then(|| of_names.to_owned());
        let conditions: Vec<String> = [since, until, names].into_iter().flatten().collect();
        if conditions.is_empty() {
            return String::new();
        }
        let all = conditions.join(" AND ");
        format!(" AND h.id IN ({})", totals::dealt_where(&all))
    }

    fn wants(&self, name: &str) -> bool {
        self.names.is_empty() || self.names.iter().any(|wanted| same_name(wanted, name))
    }
}

/// Query for sessions with their closes and their numbers of hands.
pub(super) const SESSIONS: &str = "SELECT s.id, s.kind, s.at, s.engine, s.body,
    c.id, c.kind, c.at, c.engine, c.body,
    (SELECT count(*) FROM entry WHERE session = s.id AND what = 'hand')
  FROM entry AS s LEFT JOIN entry AS c ON c.id =
    (SELECT max(id) FROM entry WHERE session = s.id AND what = 'close')
  WHERE s.what = 'session'";

/// Query for entries as they were written.
pub(super) const ENTRIES: &str =
    "SELECT id, kind, at, engine, body, session, prev, hash FROM entry";

impl Ledger {
    /// Returns every session, oldest first.
    pub fn sessions(&self) -> Result<Vec<StoredSession>, LedgerError> {
        self.sessions_by(&format!("{SESSIONS} ORDER BY s.id"), [])
    }

    fn sessions_by(
        &self,
        query: &str,
        values: impl Params,
    ) -> Result<Vec<StoredSession>, LedgerError> {
        self.at_one_moment(|| {
            let standing = self.standing()?;
            self.all(query, values, |row| session(row, &standing))
        })
    }

    /// Returns the numbers of the sessions of a period, oldest first.
    pub fn session_ids(&self, period: Period) -> Result<Vec<SessionId>, LedgerError> {
        self.days_hold(period)?;
        if period != Period::default() {
            let (since, until) = period.bounds();
            let query = "SELECT session FROM evening
                WHERE day BETWEEN coalesce(?1, '') AND coalesce(?2, '~') ORDER BY session";
            return self.all(query, params![since, until], |row| {
                Ok(SessionId(row.get(0)?))
            });
        }
        let query = "SELECT id FROM entry WHERE what = 'session' ORDER BY id";
        self.all(query, [], |row| Ok(SessionId(row.get(0)?)))
    }

    /// Returns a session. Errors: no session has that number.
    pub fn session(&self, id: SessionId) -> Result<StoredSession, LedgerError> {
        let found = self.sessions_by(&format!("{SESSIONS} AND s.id = ?1"), [id.0])?;
        found
            .into_iter()
            .next()
            .ok_or(LedgerError::NoSuchSession(id))
    }

    /// Returns the session opened last, whether closed or not, at a table of a club that table's;
    /// `None` if there is none.
    pub fn latest_session(&self) -> Result<Option<StoredSession>, LedgerError> {
        Ok(self.newest_sessions(1)?.pop())
    }

    /// Returns the last `most` sessions, at a table of a club that table's, newest first; fewer if
    /// there are fewer.
    pub fn newest_sessions(&self, most: u32) -> Result<Vec<StoredSession>, LedgerError> {
        let ours = at_table("s");
        let query = format!("{SESSIONS} AND {ours} ORDER BY s.id DESC LIMIT ?2");
        self.sessions_by(&query, params![self.table, most])
    }

    /// Returns the last `most` hands as they are now, newest first; fewer if there are fewer.
    pub fn newest_hands(&self, most: u32) -> Result<Vec<StoredHand>, LedgerError> {
        self.hands_by(&format!("{HANDS} ORDER BY h.id DESC LIMIT ?1"), [most])
    }

    /// Returns the hand written last: in one session if `of` is given, otherwise at this table of
    /// the club, or in the whole ledger if it is no club's.
    pub fn last_hand(&self, of: Option<SessionId>) -> Result<Option<StoredHand>, LedgerError> {
        let newest = |of: &str| format!("{HANDS} AND {of} ORDER BY h.id DESC LIMIT 1");
        let found = if let Some(SessionId(of)) = of {
            self.hands_by(&newest("h.session = ?1"), [of])?
        } else if let Some(table) = &self.table {
            let ours = at_table("s");
            let ours =
                format!("EXISTS (SELECT 1 FROM entry AS s WHERE s.id = h.session AND {ours})");
            self.hands_by(&newest(&ours), [table])?
        } else {
            self.hands_by(&newest("1"), [])?
        };
        Ok(found.into_iter().next())
    }

    /// Returns the newest session that is not closed, at a table of a club that table's, if any.
    pub fn open_session_to_resume(&self) -> Result<Option<StoredSession>, LedgerError> {
        for session in self.open_sessions()?.into_iter().rev() {
            let session = self.session(session)?;
            if self.is_ours(&session.body) {
                return Ok(Some(session));
            }
        }
        Ok(None)
    }

    /// Returns whether a session is played at this table of the club; always true if this ledger
    /// is at no table. One of no table is nobody's: two tables would go on with it.
    pub fn is_ours(&self, session: &SessionBody) -> bool {
        self.table.is_none() || session.table == self.table
    }

    /// Returns the sessions that can go on, oldest first: neither closed nor void.
    pub fn open_sessions(&self) -> Result<Vec<SessionId>, LedgerError> {
        let query = "SELECT session FROM evening WHERE open = 1 ORDER BY session";
        let mut open = self.all(query, [], |row| Ok(SessionId(row.get(0)?)))?;
        if !open.is_empty() {
            let standing = self.standing()?;
            open.retain(|session| !standing.is_void(*session));
        }
        Ok(open)
    }

    /// Returns the number of days on which a session was begun.
    pub fn days_played(&self) -> Result<usize, LedgerError> {
        let days = self.all("SELECT DISTINCT day FROM evening", [], |_| Ok(()))?;
        Ok(days.len())
    }

    /// Returns the hands of a session as they are now, in order; none for an unknown session.
    /// Errors: an index omits an entry of the session.
    pub fn hands(&self, session: SessionId) -> Result<Vec<StoredHand>, LedgerError> {
        self.session_is_whole(session)?;
        self.hands_by(
            &format!("{HANDS} AND h.session = ?1 ORDER BY h.id"),
            [session.0],
        )
    }

    /// Returns the last entry of the ledger (0 if it is empty) and the hands of a session up to it.
    pub fn hands_by_now(
        &self,
        session: SessionId,
    ) -> Result<(EntryId, Vec<StoredHand>), LedgerError> {
        self.at_one_moment(|| Ok((self.with_read(last)?, self.hands(session)?)))
    }

    /// Returns the last entry of the ledger, and the hands of a session that were written after
    /// `after`. `None` if any other entry since then may affect the session: a correction, a close,
    /// a statement about people or evenings.
    pub fn hands_since(
        &self,
        session: SessionId,
        after: EntryId,
    ) -> Result<Option<(EntryId, Vec<StoredHand>)>, LedgerError> {
        // Goes through the entries after `after`, which are few, rather than the session's index,
        // which is long.
        let other = "SELECT 1 FROM entry WHERE id > ?1 AND (what = 'person'
               OR session = ?2 AND what NOT IN ('hand', 'paid', 'settled', 'note')) LIMIT 1";
        let hands = format!("{HANDS} AND h.id > ?1 AND +h.session = ?2 ORDER BY h.id");
        self.at_one_moment(|| {
            let since = [after.0, session.0];
            if !self.all(other, since, |_| Ok(()))?.is_empty() {
                return Ok(None);
            }
            Ok(Some((self.with_read(last)?, self.hands_by(&hands, since)?)))
        })
    }

    /// Returns a hand as it is now, given its own entry. Errors: no such entry, or it is not a
    /// hand.
    pub fn hand(&self, entry: EntryId) -> Result<StoredHand, LedgerError> {
        let found = self.hands_by(&format!("{HANDS} AND h.id = ?1"), [entry.0])?;
        match found.into_iter().next() {
            Some(hand) => Ok(hand),
            None => Err(not_a_hand(&self.connection, entry)),
        }
    }

    /// Returns entries as they were written, in order, including corrections: all, or those of one
    /// session, with the entry that opened it.
    pub fn entries(&self, session: Option<SessionId>) -> Result<Vec<Entry>, LedgerError> {
        let query = format!("{ENTRIES} WHERE ?1 IS NULL OR id = ?1 OR session = ?1 ORDER BY id");
        self.all(&query, [session.map(|SessionId(id)| id)], entry)
    }

    /// Returns an entry as it was written. Errors: no entry has that number.
    pub fn entry(&self, id: EntryId) -> Result<Entry, LedgerError> {
        let found = self.all(&format!("{ENTRIES} WHERE id = ?1"), [id.0], entry)?;
        found.into_iter().next().ok_or(LedgerError::NoSuchEntry(id))
    }

    /// Returns what each player won or lost in each hand, ordered by hand, then by seat. A
    /// corrected hand counts once, with the net of its last correction and the time of the hand.
    /// Hands that do not count are left out unless the filter names a session: then all hands of
    /// that session are included.
    pub fn nets(&self, filter: &Filter) -> Result<Vec<NetLine>, LedgerError> {
        // Adds only the conditions that are needed, so that their indexes are used.
        let mut query = HANDS.to_owned();
        if let Some(SessionId(id)) = filter.session {
            // Writing to a string cannot fail.
            let _ = write!(query, " AND h.session = {id}");
        }
        query.push_str(&filter.dealt());
        query.push_str(" ORDER BY h.id");
        let names: Vec<String> = filter.names.iter().map(|name| key(name)).collect();
        let names = serde_json::to_string(&names).unwrap_or_default();
        let standing = self.standing()?;
        let brought = |row: &Row<'_>| net(row, &standing);
        let mut found = if filter.names.is_empty() {
            self.all(&query, [], brought)?
        } else {
            self.all(&query, [names], brought)?
        };
        if filter.session.is_none() {
            found.retain(|one| one.counts);
        }
        let mut lines = Vec::new();
        for one in found {
            let wanted = one.net.into_iter().filter(|(name, _)| filter.wants(name));
            lines.extend(wanted.map(|(player, chips)| NetLine {
                session: one.session,
                entry: one.hand,
                at: one.at.clone(),
                player,
                chips,
            }));
        }
        Ok(lines)
    }

    /// Returns the hands that a query finds.
    pub(super) fn hands_by(
        &self,
        query: &str,
        values: impl Params,
    ) -> Result<Vec<StoredHand>, LedgerError> {
        self.at_one_moment(|| {
            let standing = self.standing()?;
            self.all(query, values, |row| hand(row, &standing))
        })
    }

    /// Reads all rows of a query.
    pub(super) fn all<T>(
        &self,
        query: &str,
        values: impl Params,
        read: impl Fn(&Row<'_>) -> Result<T, LedgerError>,
    ) -> Result<Vec<T>, LedgerError> {
        self.with_read(|look| {
            let mut query = look.prepare_cached(query)?;
            let mut rows = query.query(values)?;
            let mut found = Vec::new();
            while let Some(row) = rows.next()? {
                found.push(read(row)?);
            }
            Ok(found)
        })
    }
}

/// Returns the condition that a session was played at the table `?1`, or at none. An entry that was
/// imported carries the session's body.
fn at_table(session: &str) -> String {
    format!(
        "(?1 IS NULL OR ?1 = coalesce(CASE {session}.kind
           WHEN 'import' THEN json_extract(json_extract({session}.body, '$.body'), '$.table')
           ELSE json_extract({session}.body, '$.table') END, ?1))"
    )
}

/// Returns the last entry; 0 if there is none.
pub(super) fn last(connection: &Connection) -> Result<EntryId, LedgerError> {
    let mut query = connection.prepare_cached("SELECT coalesce(max(id), 0) FROM entry")?;
    Ok(EntryId(query.query_row([], |row| row.get(0))?))
}

/// Checks that the numbers of entries increase. In a damaged file they may not, and a reader that
/// continues after the last number would never finish.
pub(super) fn rising(
    after: EntryId,
    mut ids: impl Iterator<Item = EntryId>,
) -> Result<(), LedgerError> {
    let mut last = after;
    let rises = ids.all(|id| std::mem::replace(&mut last, id) < id);
    let damaged = ffi::Error::new(ffi::SQLITE_CORRUPT);
    rises
        .then_some(())
        .ok_or_else(|| rusqlite::Error::SqliteFailure(damaged, None).into())
}

/// Returns the session of a hand. Errors: no such entry, or it is not a hand.
pub(super) fn session_of_hand(
    connection: &Connection,
    hand: EntryId,
) -> Result<SessionId, LedgerError> {
    let mut query =
        connection.prepare_cached("SELECT session FROM entry WHERE id = ?1 AND what = 'hand'")?;
    let mut rows = query.query([hand.0])?;
    match rows.next()? {
        Some(row) => Ok(SessionId(row.get(0)?)),
        None => Err(not_a_hand(connection, hand)),
    }
}

/// Returns the error for an entry that is not a hand.
fn not_a_hand(connection: &Connection, entry: EntryId) -> LedgerError {
    let there = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM entry WHERE id = ?1)",
        [entry.0],
        |row| row.get(0),
    );
    match there {
        Ok(true) => LedgerError::NotAHand(entry),
        Ok(false) => LedgerError::NoSuchEntry(entry),
        Err(error) => error.into(),
    }
}

/// Errors: no such session.
pub(super) fn must_be_there(
    connection: &Connection,
    session: SessionId,
) -> Result<(), LedgerError> {
    let query = "SELECT EXISTS (SELECT 1 FROM entry WHERE id = ?1 AND what = 'session')";
    let mut query = connection.prepare_cached(query)?;
    if query.query_row([session.0], |row| row.get(0))? {
        Ok(())
    } else {
        Err(LedgerError::NoSuchSession(session))
    }
}

/// Errors: no such session, or a closed session.
pub(super) fn must_be_open(connection: &Connection, session: SessionId) -> Result<(), LedgerError> {
    next_hand(connection, session).map(|_| ())
}

/// Returns whether a session takes hands. Errors: no such session.
pub(super) fn is_open(connection: &Connection, session: SessionId) -> Result<bool, LedgerError> {
    match next_hand(connection, session) {
        Ok(_) => Ok(true),
        Err(LedgerError::Closed(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Returns the number of the next hand of a session. Errors: no such session, or a closed session.
pub(super) fn next_hand(connection: &Connection, session: SessionId) -> Result<u32, LedgerError> {
    let mut query = connection.prepare_cached(
        "SELECT (SELECT count(*) FROM entry WHERE session = ?1 AND what = 'close'),
           (SELECT count(*) FROM entry WHERE session = ?1 AND what = 'reopen'),
           (SELECT coalesce(max(number), 0) + 1 FROM entry WHERE session = ?1 AND what = 'hand')
         FROM entry WHERE id = ?1 AND what = 'session'",
    )?;
    let mut rows = query.query([session.0])?;
    let row = rows.next()?.ok_or(LedgerError::NoSuchSession(session))?;
    let (closes, reopened, next): (u32, u32, u32) = (row.get(0)?, row.get(1)?, row.get(2)?);
    if closes == 0 || (reopened > 0 && is_open_again(connection, session)?) {
        Ok(next)
    } else {
        Err(LedgerError::Closed(session))
    }
}

/// Returns whether the statement in force about a session is a reopening, not a close.
fn is_open_again(connection: &Connection, session: SessionId) -> Result<bool, LedgerError> {
    let said = said_of_session(connection, session, "'close', 'reopen'")?;
    Ok(in_force(&said).is_some_and(|last| last.told.kind() == EntryKind::Reopen))
}
