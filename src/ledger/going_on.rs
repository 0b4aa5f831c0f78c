//! A session that goes on as another in mid-evening, with other players or chips of another worth.

use super::append::{Stamp, add, must_play, no_duplicates};
use super::draft;
use super::entry::{CloseBody, EntryId, Kind, SessionBody, SessionId};
use super::{Ledger, LedgerError, StoredSession, read};

/// What takes the place of a session in mid-evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoingOn {
    /// How the session is settled up.
    pub close: CloseBody,
    /// What the next one starts with.
    pub next: SessionBody,
    /// The draft of its first hand.
    pub draft: Vec<String>,
}

/// The entry before a session, where that is a close of the very same moment, told to a fraction of
/// the second, and nothing else was written in that moment.
const BEFORE: &str = "SELECT p.session FROM entry AS s
  JOIN entry AS p ON p.id = s.id - 1 AND p.kind = 'close' AND p.at = s.at
  JOIN entry AS b ON b.id = s.id - 2 AND b.at <> s.at
  WHERE s.id = ?1 AND s.kind = 'session' AND instr(s.at, '.') > 0";

impl Ledger {
    /// Closes a session, and opens the one that goes on with it: both entries are written, or
    /// neither. Returns the new session; `at` is RFC 3339 in UTC, with a fraction of the second by
    /// which the two are known to belong together.
    /// Errors: those of closing a session and of opening one.
    pub fn go_on(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        going: &GoingOn,
    ) -> Result<SessionId, LedgerError> {
        let stamp = Stamp::new(at, engine)?;
        let GoingOn { close, next, draft } = going;
        if next.players.is_empty() {
            return Err(LedgerError::NoPlayers);
        }
        no_duplicates(next.players.iter())?;
        let writing = self.writing()?;
        read::must_be_open(&writing, session)?;
        must_play(&writing, session, &close.net)?;
        add(&writing, Kind::Close, Some(session), stamp, close)?;
        draft::clear(&writing, session)?;
        let EntryId(id) = add(&writing, Kind::Session, None, stamp, next)?;
        let opened = SessionId(id);
        draft::fill(&writing, opened, draft)?;
        writing.commit()?;
        Ok(opened)
    }

    /// Returns the sessions of an evening up to one of them, oldest first: those that went on as
    /// the next one in mid-evening, and it. Errors: there is no such session.
    pub fn evening(&self, session: SessionId) -> Result<Vec<StoredSession>, LedgerError> {
        let mut evening = vec![self.session(session)?];
        let mut first = session;
        while let Some(before) = self.gone_on_as(first)? {
            evening.push(self.session(before)?);
            first = before;
        }
        evening.reverse();
        Ok(evening)
    }

    /// Returns the session that went on as this one.
    fn gone_on_as(&self, session: SessionId) -> Result<Option<SessionId>, LedgerError> {
        let found = self.all(BEFORE, [session.0], |row| Ok(SessionId(row.get(0)?)))?;
        // An altered file may say that a session was closed before it was opened.
        Ok(found.into_iter().find(|before| before.0 < session.0))
    }
}
