//! A session that goes on as another in mid-evening, with other players or chips of another worth.

use super::batch::Batch;
use super::entry::{CloseBody, SessionBody};
use super::id::SessionId;
use super::{Ledger, LedgerError};

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

impl Batch<'_> {
    /// Closes a session, and opens the one that goes on with it. Returns the new session; `at` is RFC
    /// 3339 in UTC.
    /// Errors: those of closing a session and of opening one.
    pub fn go_on(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        going: &GoingOn,
    ) -> Result<SessionId, LedgerError> {
        let GoingOn { close, next, draft } = going;
        self.close_session(session, at, engine, close)?;
        let next = SessionBody {
            follows: Some(session),
            ..next.clone()
        };
        let opened = self.open_session(at, engine, &next)?;
        self.replace_draft(opened, draft)?;
        Ok(opened)
    }
}

impl Ledger {
    /// Closes a session, and opens the one that goes on with it, as [`Batch::go_on`] does: both entries
    /// are written, or neither.
    /// Errors: those of closing a session and of opening one.
    pub fn go_on(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        going: &GoingOn,
    ) -> Result<SessionId, LedgerError> {
        self.in_transaction(|batch| batch.go_on(session, at, engine, going))
    }
}
