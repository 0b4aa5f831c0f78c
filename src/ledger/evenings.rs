//! The evenings of a ledger: which sessions form one, what an evening is called, and how to find
//! it.

use super::chain;
use super::decoded::DecodedEntry;
use super::evening_name::{DayRef, EveningName, EveningRef, HandCalled, NoEvening, SessionName};
use super::hand_ref::HandName;
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::{Ledger, LedgerError, StoredSession};
use rusqlite::{Connection, OptionalExtension as _, params};
use serde::Deserialize;

impl Ledger {
    /// Returns what a session is called. Errors: no such session.
    pub fn called(&self, session: SessionId) -> Result<SessionName, LedgerError> {
        self.with_read(|look| called(look, session))
    }

    /// Returns what people call a hand. Errors: no such session.
    pub fn hand_called(&self, hand: &HandName) -> Result<HandCalled, LedgerError> {
        let session = self.called(hand.session)?;
        Ok(session.hand(hand.number, hand.entry))
    }

    /// Returns all sessions of the evening that a session belongs to, in the order of play.
    /// Errors: no such session.
    pub fn whole_evening(&self, session: SessionId) -> Result<Vec<SessionId>, LedgerError> {
        self.with_read(|look| {
            opened(look, session)?;
            whole(look, root(look, session)?)
        })
    }

    /// Returns the last session of the evening that is asked for.
    /// Errors: no such evening.
    pub fn last_of_evening(&self, asked: EveningRef) -> Result<StoredSession, LedgerError> {
        let sessions = self.find_evening(asked)?;
        let last = sessions.last().copied();
        self.session(last.ok_or_else(|| missing(asked, Vec::new()))?)
    }

    /// Returns the sessions of the evening that is asked for, in the order of play; only that
    /// session if one is asked for by number. Errors: no such evening.
    pub fn find_evening(&self, asked: EveningRef) -> Result<Vec<SessionId>, LedgerError> {
        match asked {
            EveningRef::Session(session) => {
                self.with_read(|look| opened(look, session))?;
                Ok(vec![session])
            }
            EveningRef::Last => match self.last_hand(None)? {
                Some(hand) => self.whole_evening(hand.session),
                None => Err(missing(asked, Vec::new())),
            },
            EveningRef::Day(day) => self.with_read(|look| by_day(look, day)),
        }
    }

    /// Returns the sessions of an evening up to and including `session`, oldest first.
    /// Errors: no such session.
    pub fn evening(&self, session: SessionId) -> Result<Vec<StoredSession>, LedgerError> {
        let mut evening = vec![self.session(session)?];
        let mut last = session;
        while let Some(before) = self.with_read(|look| before(look, last))? {
            evening.push(self.session(before)?);
            last = before;
        }
        evening.reverse();
        Ok(evening)
    }
}

/// Returns the error for an evening that does not exist.
fn missing(asked: EveningRef, near: Vec<EveningName>) -> LedgerError {
    LedgerError::NoEvening(NoEvening { asked, near })
}

/// The part of a session's body that says which session it continues.
#[derive(Deserialize)]
struct Follows {
    #[serde(default)]
    follows: Option<SessionId>,
}

/// The sort key of the evenings of one day, as [`DecodedEntry::turn`] makes it.
type EveningOrder = (String, String, EntryId, String);

/// Returns the entry that opened a session, and the entry's hash in this ledger.
fn opened(look: &Connection, session: SessionId) -> Result<(DecodedEntry, String), LedgerError> {
    let query =
        "SELECT id, kind, at, engine, body, hash FROM entry WHERE id = ?1 AND what = 'session'";
    let mut query = look.prepare_cached(query)?;
    let mut rows = query.query([session.0])?;
    let row = rows.next()?.ok_or(LedgerError::NoSuchSession(session))?;
    Ok((DecodedEntry::from_row(row, 0)?, row.get(5)?))
}

/// Returns the session that continues this one in the same evening, if any. The close of the
/// earlier session and the opening of the later one were written together, so they are adjacent in
/// every ledger. The opening names the earlier session by its number in the ledger that first wrote
/// it.
fn next(look: &Connection, session: SessionId) -> Result<Option<SessionId>, LedgerError> {
    let query = "SELECT c.id, c.kind, c.at, c.engine, c.body, n.id, n.kind, n.at, n.engine, n.body
         FROM entry AS c JOIN entry AS n ON n.id = c.id + 1
         WHERE c.session = ?1 AND c.what = 'close' AND n.what = 'session' ORDER BY c.id";
    let mut query = look.prepare_cached(query)?;
    let mut rows = query.query([session.0])?;
    while let Some(row) = rows.next()? {
        let (close, opened) = (
            DecodedEntry::from_row(row, 0)?,
            DecodedEntry::from_row(row, 5)?,
        );
        let Follows { follows } = opened.body()?;
        if follows.is_some_and(|said| opened.is_written_after(&close, said, session)) {
            return Ok(Some(SessionId(opened.id.0)));
        }
    }
    Ok(None)
}

/// Returns the session that this one continues in the same evening, if any.
fn before(look: &Connection, session: SessionId) -> Result<Option<SessionId>, LedgerError> {
    let query = "SELECT session FROM entry WHERE id = ?1 AND what = 'close'";
    let mut query = look.prepare_cached(query)?;
    let closed = query.query_row([session.0 - 1], |row| row.get(0));
    let Some(closed) = closed.optional()?.map(SessionId) else {
        return Ok(None);
    };
    let went_on = next(look, closed)? == Some(session);
    // In a tampered file, a session may claim to continue a later one.
    Ok(Some(closed).filter(|closed| went_on && *closed < session))
}

/// Returns the first session of the evening to which a session belongs.
fn root(look: &Connection, session: SessionId) -> Result<SessionId, LedgerError> {
    let mut root = session;
    while let Some(earlier) = before(look, root)? {
        root = earlier;
    }
    Ok(root)
}

/// Returns the sessions of an evening, given the first of them.
fn whole(look: &Connection, root: SessionId) -> Result<Vec<SessionId>, LedgerError> {
    let mut sessions = vec![root];
    let mut last = root;
    while let Some(later) = next(look, last)?.filter(|later| *later > last) {
        sessions.push(later);
        last = later;
    }
    Ok(sessions)
}

/// Returns how many hands a session has.
fn hands(look: &Connection, session: SessionId) -> Result<u32, LedgerError> {
    let query = "SELECT count(*) FROM entry WHERE session = ?1 AND what = 'hand'";
    let mut query = look.prepare_cached(query)?;
    Ok(query.query_row([session.0], |row| row.get(0))?)
}

/// Returns whether an evening, given its first session, has a hand or may still get one.
fn is_there(look: &Connection, root: SessionId) -> Result<bool, LedgerError> {
    for session in whole(look, root)? {
        let open = "SELECT EXISTS (SELECT 1 FROM evening WHERE session = ?1 AND open = 1)";
        let mut open = look.prepare_cached(open)?;
        if hands(look, session)? > 0 || open.query_row([session.0], |row| row.get(0))? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the first sessions of the evenings of a day, in order; `this` is included even if
/// nothing was played in it.
fn of_day(
    look: &Connection,
    day: &str,
    this: Option<SessionId>,
) -> Result<Vec<SessionId>, LedgerError> {
    let mut query = look.prepare_cached("SELECT session FROM evening WHERE day = ?1")?;
    let sessions = query.query_map([day], |row| row.get(0).map(SessionId))?;
    let sessions: Vec<SessionId> = sessions.collect::<Result<_, _>>()?;
    let own = chain::numbered(look, EntryId(1))?;
    let own = own.map(|first| first.hash).unwrap_or_default();
    let mut found: Vec<(EveningOrder, SessionId)> = Vec::new();
    for session in sessions {
        let begins = before(look, session)?.is_none();
        if begins && (this == Some(session) || is_there(look, session)?) {
            let (told, here) = opened(look, session)?;
            found.push((told.turn(&own, here), session));
        }
    }
    found.sort();
    Ok(found.into_iter().map(|(_, session)| session).collect())
}

fn called(look: &Connection, session: SessionId) -> Result<SessionName, LedgerError> {
    opened(look, session)?;
    let root = root(look, session)?;
    let earlier = whole(look, root)?.into_iter();
    let earlier = earlier.take_while(|other| *other != session);
    let mut played = 0_u32;
    for one in earlier {
        played = played.saturating_add(hands(look, one)?);
    }
    Ok(SessionName {
        session,
        evening: name(look, root)?,
        before: played,
    })
}

/// Returns what an evening is called, given its first session.
fn name(look: &Connection, root: SessionId) -> Result<EveningName, LedgerError> {
    let mut query = look.prepare_cached("SELECT day FROM evening WHERE session = ?1")?;
    let day = query.query_row([root.0], |row| row.get::<_, String>(0));
    let day = day.optional()?.unwrap_or_default();
    let place = of_day(look, &day, Some(root))?;
    let place = place.into_iter().position(|other| other == root);
    let nth = place.and_then(|place| u32::try_from(place).ok());
    Ok(EveningName {
        with_year: is_of_an_earlier_year(look, &day)?,
        day,
        nth: nth.unwrap_or_default(),
    })
}

/// Returns the year of the last day with an evening.
fn last_year(look: &Connection) -> Result<Option<u16>, LedgerError> {
    let mut query = look.prepare_cached("SELECT max(day) FROM evening")?;
    let last: Option<String> = query.query_row([], |row| row.get(0))?;
    Ok(last.and_then(|day| year_of(&day)))
}

fn year_of(day: &str) -> Option<u16> {
    day.get(..4)?.parse().ok()
}

/// Returns whether a later year has an evening of the same month and day.
fn is_of_an_earlier_year(look: &Connection, day: &str) -> Result<bool, LedgerError> {
    let (Some(year), Some(last)) = (year_of(day), last_year(look)?) else {
        return Ok(false);
    };
    for later in year.saturating_add(1)..=last {
        let day = format!("{later:04}{}", day.get(4..).unwrap_or_default());
        if !of_day(look, &day, None)?.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the sessions of the evening that is asked for by its day.
fn by_day(look: &Connection, asked: DayRef) -> Result<Vec<SessionId>, LedgerError> {
    let last = last_year(look)?;
    let mut query = look.prepare_cached("SELECT min(day) FROM evening")?;
    let first: Option<String> = query.query_row([], |row| row.get(0))?;
    let first = first.and_then(|day| year_of(&day));
    let years = match asked.year {
        Some(year) => year..=year,
        None => first.unwrap_or(1)..=last.unwrap_or(0),
    };
    for year in years.rev() {
        let evenings = of_day(look, &asked.in_year(year), None)?;
        if evenings.is_empty() {
            continue;
        }
        let nth = usize::try_from(asked.nth).unwrap_or(usize::MAX);
        if let Some(root) = evenings.get(nth) {
            return whole(look, *root);
        }
        let near = evenings.into_iter().map(|root| name(look, root));
        let near = near.collect::<Result<_, _>>()?;
        return Err(missing(EveningRef::Day(asked), near));
    }
    let day = asked.in_year(asked.year.or(last).unwrap_or_default());
    Err(missing(EveningRef::Day(asked), around(look, &day)?))
}

/// Returns the names of the last evening before a day and of the first one after it.
fn around(look: &Connection, day: &str) -> Result<Vec<EveningName>, LedgerError> {
    let before = "SELECT DISTINCT day FROM evening WHERE day < ?1 ORDER BY day DESC";
    let after = "SELECT DISTINCT day FROM evening WHERE day > ?1 ORDER BY day";
    let mut found = Vec::new();
    for (query, last) in [(before, true), (after, false)] {
        let mut query = look.prepare_cached(query)?;
        let mut rows = query.query(params![day])?;
        while let Some(row) = rows.next()? {
            let of_day = of_day(look, &row.get::<_, String>(0)?, None)?;
            let nearest = if last { of_day.last() } else { of_day.first() };
            if let Some(root) = nearest {
                found.push(name(look, *root)?);
                break;
            }
        }
    }
    Ok(found)
}

impl DecodedEntry {
    /// Returns whether this opening of a session was written together with that close of another.
    /// `said` is the session that the opening claims to continue, by its number in the ledger that
    /// first wrote it.
    fn is_written_after(&self, close: &Self, said: SessionId, closed: SessionId) -> bool {
        match (self.origin(), close.origin()) {
            (None, None) => self.kind() == EntryKind::Session && said == closed,
            (Some(opened), Some(close)) => {
                opened.ledger == close.ledger && opened.id.0 == close.id.0 + 1
            }
            _ => false,
        }
    }
}
