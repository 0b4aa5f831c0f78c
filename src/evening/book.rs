//! The ledger as an evening reads it: a session that was read is kept and only brought up to date.

use super::due::DuePlayers;
use crate::ledger::{Ledger, SessionId};
use crate::report::ReportError;
use crate::report::session::{SessionSoFar, dropped_last};
use std::cell::RefCell;
use std::sync::Arc;

/// The ledger as an evening reads it, with the last session kept.
#[derive(Debug)]
pub(crate) struct Book {
    pub(super) ledger: Ledger,
    /// The session that was last asked for, as far as it was played; `None` before the first.
    so_far: RefCell<Option<SoFar>>,
}

/// A session so far, and who plays its next hand.
#[derive(Debug)]
struct SoFar {
    session: Arc<SessionSoFar>,
    due: DuePlayers,
}

impl Book {
    pub(super) fn new(ledger: Ledger) -> Self {
        Self {
            ledger,
            so_far: RefCell::new(None),
        }
    }

    /// Returns the ledger.
    pub(crate) fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Returns a session so far.
    pub(crate) fn so_far(&self, session: SessionId) -> Result<Arc<SessionSoFar>, ReportError> {
        Ok(self.with_due(session)?.0)
    }

    /// Returns a session so far, and who is due to play its next hand.
    pub(super) fn with_due(
        &self,
        session: SessionId,
    ) -> Result<(Arc<SessionSoFar>, DuePlayers), ReportError> {
        let known = self.so_far.take();
        let known = known.filter(|known| known.session.stored.id == session);
        let known = known.map(|known| known.goes_on(&self.ledger)).transpose()?;
        let found = match known.flatten() {
            Some(known) => known,
            None => SoFar::read(&self.ledger, session)?,
        };
        let all = (Arc::clone(&found.session), found.due.clone());
        self.so_far.replace(Some(found));
        Ok(all)
    }
}

impl SoFar {
    fn read(ledger: &Ledger, id: SessionId) -> Result<Self, ReportError> {
        let session = SessionSoFar::read(ledger, id)?;
        let evening = ledger.evening(id)?;
        let (_, before) = evening.split_last().unwrap_or((&session.stored, &[]));
        let dropped = dropped_last(ledger, before)?;
        let mut due = DuePlayers::new(&session.stored.body.players, dropped);
        due.take(&session);
        Ok(Self {
            session: Arc::new(session),
            due,
        })
    }

    /// Adds the entries written since the session was read; `None` if it must be read from scratch.
    fn goes_on(self, ledger: &Ledger) -> Result<Option<Self>, ReportError> {
        let Self { session, mut due } = self;
        let Some(mut session) = Arc::into_inner(session) else {
            return Ok(None);
        };
        if !session.goes_on(ledger)? {
            return Ok(None);
        }
        due.take(&session);
        Ok(Some(Self {
            session: Arc::new(session),
            due,
        }))
    }
}
