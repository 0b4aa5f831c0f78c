//! The session that is played, kept from hand to hand: each is read once.

use super::evening::Evening;
use crate::cli::error::Failure;
use crate::evening::due::Due;
use crate::ledger::{Ledger, SessionId};
use crate::record::Name;
use crate::report::session::SessionSoFar;
use std::rc::Rc;

/// A session as far as it was played, and who is due in it.
pub(super) struct SoFar {
    session: Rc<SessionSoFar>,
    due: Due,
}

impl Evening<'_> {
    /// Returns a session as far as it was played.
    pub(super) fn so_far(&mut self, session: SessionId) -> Result<Rc<SessionSoFar>, Failure> {
        Ok(self.with_due(session)?.0)
    }

    /// Returns a session as far as it was played, and who plays its next hand, the dealer first.
    pub(super) fn with_due(
        &mut self,
        session: SessionId,
    ) -> Result<(Rc<SessionSoFar>, Vec<Name>), Failure> {
        let known = self.so_far.take();
        let known = known.filter(|known| known.session.stored.id == session);
        let known = known.map(|known| known.goes_on(&self.ledger)).transpose()?;
        let found = match known.flatten() {
            Some(known) => known,
            None => SoFar::of(SessionSoFar::of(&self.ledger, session)?),
        };
        let found = self.so_far.insert(found);
        Ok((Rc::clone(&found.session), found.due.players()))
    }
}

impl SoFar {
    fn of(session: SessionSoFar) -> Self {
        let mut due = Due::new(&session.stored.body.players);
        due.take(&session);
        Self {
            session: Rc::new(session),
            due,
        }
    }

    /// Returns the same with what was written since; `None` where it has to be read again.
    fn goes_on(self, ledger: &Ledger) -> Result<Option<Self>, Failure> {
        let Self { session, mut due } = self;
        let Some(mut session) = Rc::into_inner(session) else {
            return Ok(None);
        };
        if !session.goes_on(ledger)? {
            return Ok(None);
        }
        due.take(&session);
        Ok(Some(Self {
            session: Rc::new(session),
            due,
        }))
    }
}
