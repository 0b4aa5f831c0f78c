//! Continuing a session as another one in mid-evening, with other players or another chip value.

use super::batch::Batch;
use super::entry::{CloseBody, SessionBody};
use super::id::SessionId;
use super::{Ledger, LedgerError};

/// What is needed to replace a session by the next one in mid-evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoingOn {
    /// The close of the old session.
    pub close: CloseBody,
    /// The body of the next session.
    pub next: SessionBody,
    /// The draft of the next session's first hand.
    pub draft: Vec<String>,
}

impl Batch<'_> {
    /// Closes a session and opens the one that continues it. Returns the new session; `at` is RFC
    /// 3339 in UTC.
    /// Errors: as for closing a session and for opening one.
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
    /// Closes a session and opens the one that continues it, as [`Batch::go_on`] does: both entries
    /// are written, or neither.
    /// Errors: as for closing a session and for opening one.
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
