//! Finding entries again: sessions, hands as they are after corrections, and their nets.

use super::entry::{
    Body, CloseBody, CorrectionBody, Entry, EntryId, HandBody, Kind, Net, SessionBody, SessionId,
};
use super::{Ledger, LedgerError, moment};
use crate::letters::same_name;
use rusqlite::{Connection, Params, Row, params};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Which entries are wanted; what is `None` leaves nothing out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Of this session only.
    pub session: Option<SessionId>,
    /// Not before this time: RFC 3339 in UTC, or its beginning (`2026-11`, `2026-11-20`).
    pub since: Option<String>,
    /// With this player, however the name is spelled.
    pub player: Option<String>,
}

impl Filter {
    /// Returns the session and the time, as the queries take them.
    fn bounds(&self) -> Result<(Option<i64>, Option<&str>), LedgerError> {
        let since = self.since.as_deref().map(moment::beginning).transpose()?;
        Ok((self.session.map(|SessionId(id)| id), since))
    }
}

/// A session and how far it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoredSession {
    /// The session.
    pub id: SessionId,
    /// When it was opened, RFC 3339 in UTC.
    pub at: String,
    /// The version of the engine that opened it.
    pub engine: String,
    /// Players, rules and chip value.
    pub body: SessionBody,
    /// How many hands it has.
    pub hands: u32,
    /// Its end, once it is closed.
    pub closed: Option<StoredClose>,
}

/// The end of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoredClose {
    /// The entry.
    pub id: EntryId,
    /// When it was closed, RFC 3339 in UTC.
    pub at: String,
    /// The nets and transfers as they stood then.
    pub body: CloseBody,
}

/// A hand as it is now: with the record, verdict and net of its last correction, if any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoredHand {
    /// The hand's own entry.
    pub id: EntryId,
    /// Its session.
    pub session: SessionId,
    /// When the hand was written first, RFC 3339 in UTC.
    pub at: String,
    /// The version of the engine that gave the verdict below.
    pub engine: String,
    /// The hand's number in its session, from 1.
    pub number: u32,
    /// The canonical record.
    pub record: String,
    /// The verdict as JSON text.
    pub verdict: String,
    /// What each player won or lost, in chips.
    pub net: Net,
    /// The correction that this comes from.
    pub correction: Option<StoredCorrection>,
}

/// A correction that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoredCorrection {
    /// The entry.
    pub id: EntryId,
    /// When it was written, RFC 3339 in UTC.
    pub at: String,
    /// Why.
    pub reason: String,
}

/// What one player won or lost in one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NetLine {
    /// The session.
    pub session: SessionId,
    /// The hand's own entry.
    pub entry: EntryId,
    /// When the hand was written first, RFC 3339 in UTC.
    pub at: String,
    /// The player, by the name as stored.
    pub player: String,
    /// Chips won, or lost where negative.
    pub chips: i64,
}

impl NetLine {
    /// Returns the player and the chips.
    pub fn of_player(&self) -> (&str, i64) {
        (&self.player, self.chips)
    }
}

const SESSIONS: &str = "SELECT s.id, s.at, s.engine, s.body, c.id, c.at, c.body,
    (SELECT count(*) FROM entry WHERE session = s.id AND kind = 'hand')
  FROM entry AS s LEFT JOIN entry AS c ON c.session = s.id AND c.kind = 'close'
  WHERE s.kind = 'session'";

/// A hand with its last correction.
pub(super) const HANDS: &str =
    "SELECT h.id, h.session, h.at, h.engine, h.body, c.id, c.at, c.engine, c.body
  FROM entry AS h LEFT JOIN entry AS c ON c.id =
    (SELECT max(id) FROM entry WHERE kind = 'correction' AND corrects = h.id)
  WHERE h.kind = 'hand'";

impl Ledger {
    /// Returns every session, oldest first.
    pub fn sessions(&self) -> Result<Vec<StoredSession>, LedgerError> {
        self.all(&format!("{SESSIONS} ORDER BY s.id"), [], session)
    }

    /// Returns a session. Errors: there is none of that number.
    pub fn session(&self, id: SessionId) -> Result<StoredSession, LedgerError> {
        let found = self.all(&format!("{SESSIONS} AND s.id = ?1"), [id.0], session)?;
        found
            .into_iter()
            .next()
            .ok_or(LedgerError::NoSuchSession(id))
    }

    /// Returns the session that was opened last, closed or not.
    pub fn latest_session(&self) -> Result<Option<StoredSession>, LedgerError> {
        let found = self.all(
            &format!("{SESSIONS} ORDER BY s.id DESC LIMIT 1"),
            [],
            session,
        )?;
        Ok(found.into_iter().next())
    }

    /// Returns the session that was opened last among those that are not closed.
    pub fn open_session_to_resume(&self) -> Result<Option<StoredSession>, LedgerError> {
        let query = format!("{SESSIONS} AND c.id IS NULL ORDER BY s.id DESC LIMIT 1");
        Ok(self.all(&query, [], session)?.into_iter().next())
    }

    /// Returns the hands of a session as they are now, in order; none for an unknown session.
    pub fn hands(&self, session: SessionId) -> Result<Vec<StoredHand>, LedgerError> {
        self.all(
            &format!("{HANDS} AND h.session = ?1 ORDER BY h.id"),
            [session.0],
            hand,
        )
    }

    /// Returns a hand as it is now, by its own entry. Errors: no such entry, not a hand.
    pub fn hand(&self, entry: EntryId) -> Result<StoredHand, LedgerError> {
        let found = self.all(&format!("{HANDS} AND h.id = ?1"), [entry.0], hand)?;
        match found.into_iter().next() {
            Some(hand) => Ok(hand),
            None => Err(not_a_hand(&self.connection, entry)),
        }
    }

    /// Returns the entries as they were written, in order, corrections beside what they correct.
    /// A session's own entry belongs to the session; a player is in it who sits there.
    /// Errors: a text that is not a time.
    pub fn entries(&self, filter: &Filter) -> Result<Vec<Entry>, LedgerError> {
        let (of, since) = filter.bounds()?;
        let query = "SELECT id, session, at, engine, kind, body, prev, hash FROM entry
             WHERE (?1 IS NULL OR id = ?1 OR session = ?1)
               AND (?2 IS NULL OR rtrim(at, 'Z') >= ?2) ORDER BY id";
        let mut entries = self.all(query, params![of, since], entry)?;
        if let Some(player) = &filter.player {
            entries.retain(|entry| entry.body.names(player));
        }
        Ok(entries)
    }

    /// Returns the entries after one, in order and at most this many; `None` in the place of one that
    /// cannot be read.
    pub fn stretch(
        &self,
        after: EntryId,
        most: u32,
    ) -> Result<Vec<(EntryId, Option<Entry>)>, LedgerError> {
        let query = "SELECT id, session, at, engine, kind, body, prev, hash FROM entry
             WHERE id > ?1 ORDER BY id LIMIT ?2";
        self.all(query, params![after.0, most], |row| {
            Ok((EntryId(row.get(0)?), entry(row).ok()))
        })
    }

    /// Returns an entry as it was written. Errors: there is none of that number.
    pub fn entry(&self, id: EntryId) -> Result<Entry, LedgerError> {
        let query = "SELECT id, session, at, engine, kind, body, prev, hash FROM entry
             WHERE id = ?1";
        let found = self.all(query, [id.0], entry)?;
        found.into_iter().next().ok_or(LedgerError::NoSuchEntry(id))
    }

    /// Returns what each player won or lost in each hand, in order of the hands and then of the
    /// seats; a corrected hand counts once, with its last correction's net and its own time.
    /// Errors: a text that is not a time.
    pub fn nets(&self, filter: &Filter) -> Result<Vec<NetLine>, LedgerError> {
        let (of, since) = filter.bounds()?;
        let query = format!(
            "{HANDS} AND (?1 IS NULL OR h.session = ?1)
               AND (?2 IS NULL OR rtrim(h.at, 'Z') >= ?2) ORDER BY h.id"
        );
        let mut lines = Vec::new();
        for found in self.all(&query, params![of, since], net)? {
            let (session, entry, at, net) = found;
            let of = |name: &str| {
                let player = filter.player.as_deref();
                player.is_none_or(|player| same_name(player, name))
            };
            let wanted = net.into_iter().filter(|(name, _)| of(name));
            lines.extend(wanted.map(|(player, chips)| {
                let at = at.clone();
                NetLine {
                    session,
                    entry,
                    at,
                    player,
                    chips,
                }
            }));
        }
        Ok(lines)
    }

    /// Returns the rows of a query, each as it is read.
    pub(super) fn all<T>(
        &self,
        query: &str,
        values: impl Params,
        read: fn(&Row<'_>) -> Result<T, LedgerError>,
    ) -> Result<Vec<T>, LedgerError> {
        self.look(|look| {
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

/// Returns the players of a session. Errors: there is no such session.
pub(super) fn players(
    connection: &Connection,
    session: SessionId,
) -> Result<Vec<String>, LedgerError> {
    let mut query =
        connection.prepare_cached("SELECT body FROM entry WHERE id = ?1 AND kind = 'session'")?;
    let mut rows = query.query([session.0])?;
    let row = rows.next()?.ok_or(LedgerError::NoSuchSession(session))?;
    let body: SessionBody = parse(session.entry(), &row.get::<_, String>(0)?)?;
    Ok(body.players)
}

/// Returns the session of a hand. Errors: no such entry, not a hand.
pub(super) fn session_of_hand(
    connection: &Connection,
    hand: EntryId,
) -> Result<SessionId, LedgerError> {
    let mut query =
        connection.prepare_cached("SELECT session FROM entry WHERE id = ?1 AND kind = 'hand'")?;
    let mut rows = query.query([hand.0])?;
    match rows.next()? {
        Some(row) => Ok(SessionId(row.get(0)?)),
        None => Err(not_a_hand(connection, hand)),
    }
}

/// Returns the error for an entry that was taken for a hand.
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

fn parse<T: DeserializeOwned>(entry: EntryId, text: &str) -> Result<T, LedgerError> {
    serde_json::from_str(text).map_err(|source| LedgerError::Body { entry, source })
}

fn session(row: &Row<'_>) -> Result<StoredSession, LedgerError> {
    let id = SessionId(row.get(0)?);
    let closed = match row.get(4)? {
        Some(close) => {
            let close = EntryId(close);
            let body = parse(close, &row.get::<_, String>(6)?)?;
            Some(StoredClose {
                id: close,
                at: row.get(5)?,
                body,
            })
        }
        None => None,
    };
    Ok(StoredSession {
        id,
        at: row.get(1)?,
        engine: row.get(2)?,
        body: parse(id.entry(), &row.get::<_, String>(3)?)?,
        hands: row.get(7)?,
        closed,
    })
}

/// Returns a hand with its last correction, from a row of [`HANDS`].
pub(super) fn hand(row: &Row<'_>) -> Result<StoredHand, LedgerError> {
    let id = EntryId(row.get(0)?);
    let body: HandBody = parse(id, &row.get::<_, String>(4)?)?;
    let hand = StoredHand {
        id,
        session: SessionId(row.get(1)?),
        at: row.get(2)?,
        engine: row.get(3)?,
        number: body.number,
        record: body.record,
        verdict: body.verdict,
        net: body.net,
        correction: None,
    };
    let Some(correction) = row.get(5)? else {
        return Ok(hand);
    };
    let correction = EntryId(correction);
    let CorrectionBody {
        of: _,
        reason,
        record,
        verdict,
        net,
    } = parse(correction, &row.get::<_, String>(8)?)?;
    let engine = row.get(7)?;
    let correction = Some(StoredCorrection {
        id: correction,
        at: row.get(6)?,
        reason,
    });
    Ok(StoredHand {
        engine,
        record,
        verdict,
        net,
        correction,
        ..hand
    })
}

/// The part of a hand's or a correction's body that standings need.
#[derive(Deserialize)]
struct NetOnly {
    net: Net,
}

fn net(row: &Row<'_>) -> Result<(SessionId, EntryId, String, Net), LedgerError> {
    let hand = EntryId(row.get(0)?);
    let (source, text): (EntryId, String) = match row.get(5)? {
        Some(correction) => (EntryId(correction), row.get(8)?),
        None => (hand, row.get(4)?),
    };
    let NetOnly { net } = parse(source, &text)?;
    Ok((SessionId(row.get(1)?), hand, row.get(2)?, net))
}

fn entry(row: &Row<'_>) -> Result<Entry, LedgerError> {
    let id = row.get(0)?;
    let entry = EntryId(id);
    let (word, text): (String, String) = (row.get(4)?, row.get(5)?);
    let unknown = || serde::de::Error::custom(format!("unknown kind `{word}`"));
    let body = Kind::of_word(&word)
        .ok_or_else(unknown)
        .and_then(|kind| Body::read(kind, &text))
        .map_err(|source| LedgerError::Body { entry, source })?;
    Ok(Entry {
        id: entry,
        session: SessionId(row.get::<_, Option<i64>>(1)?.unwrap_or(id)),
        at: row.get(2)?,
        engine: row.get(3)?,
        body,
        prev: row.get(6)?,
        hash: row.get(7)?,
    })
}

/// Errors where there is no such session or it is closed.
pub(super) fn must_be_open(connection: &Connection, session: SessionId) -> Result<(), LedgerError> {
    let mut query = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM entry WHERE session = ?1 AND kind = 'close')
         FROM entry WHERE id = ?1 AND kind = 'session'",
    )?;
    let mut rows = query.query([session.0])?;
    let row = rows.next()?.ok_or(LedgerError::NoSuchSession(session))?;
    if row.get(0)? {
        Err(LedgerError::Closed(session))
    } else {
        Ok(())
    }
}
