//! Writes what happens to sessions: openings, hands, corrections, closes and later statements.

use super::batch::{Batch, by_itself};
use super::entry::{
    CloseBody, CorrectionBody, DayBody, HandBody, Net, ReopenBody, SessionBody, VoidBody,
};
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::net::{few_enough, no_duplicates};
use super::stamp::EntryStamp;
use super::standing::{LedgerStanding, corrections_of, said_of_session};
use super::totals::{self, SessionContext};
use super::{LedgerError, draft, read};
use crate::date::Date;
use crate::record::Name;
use serde::Serialize;

impl Batch<'_> {
    /// Opens a session and returns its number; `at` is RFC 3339 in UTC. At a table of a club the
    /// session gets the table's name, unless it is the result of a whole evening.
    /// Errors: no players, a player named twice, an invalid day.
    pub fn open_session(
        &mut self,
        at: &str,
        engine: &str,
        body: &SessionBody,
    ) -> Result<SessionId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        if body.players.is_empty() {
            return Err(LedgerError::NoPlayers);
        }
        no_duplicates(body.players.iter().map(Name::as_str))?;
        if let Some(day) = body.day.as_ref().filter(|day| Date::read(day).is_none()) {
            return Err(LedgerError::BadDay(day.clone()));
        }
        let seated = self.seated(body);
        let body = seated.as_ref().unwrap_or(body);
        let EntryId(id) = self.add(EntryKind::Session, None, stamp, body)?;
        let session = SessionId(id);
        let context = SessionContext::read(&self.writing, session, &LedgerStanding::default())?;
        totals::opened(&self.writing, &context)?;
        Ok(session)
    }

    /// Returns a session with the name of this table of the club; `None` if it needs none.
    fn seated(&self, body: &SessionBody) -> Option<SessionBody> {
        let table = self.table.filter(|_| !body.is_result)?;
        Some(SessionBody {
            table: Some(table.to_owned()),
            ..body.clone()
        })
    }

    /// Appends a hand, clears the session's draft, and returns the entry; `at` is RFC 3339 in UTC.
    /// Errors: no such session, a closed session, a number that is taken or not the next, a net
    /// that names somebody who does not play or has more chips than any hand moves.
    pub fn append_hand(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &HandBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        let number = body.number;
        let next = read::next_hand(&self.writing, session)?;
        if (1..next).contains(&number) {
            return Err(LedgerError::HandTaken { session, number });
        }
        if number != next {
            return Err(LedgerError::HandSkips {
                session,
                number,
                next,
            });
        }
        few_enough(&body.net)?;
        let id = self.add(EntryKind::Hand, Some(session), stamp, body)?;
        let context = self.context_of(session)?;
        must_play(&context, &body.net)?;
        totals::record_hand(&self.writing, &context, id, body)?;
        draft::clear(&self.writing, session)?;
        self.keep_context(context);
        Ok(id)
    }

    /// Appends a correction and returns its entry; `at` is RFC 3339 in UTC. The last correction of
    /// a hand counts. Hands of a closed session can be corrected; its close stays as written.
    /// Errors: no such session, an entry that is not one of its hands, a net that names somebody
    /// who does not play or has more chips than any hand moves.
    pub fn append_correction(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &CorrectionBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        let context = self.context_of(session)?;
        must_play(&context, &body.net)?;
        few_enough(&body.net)?;
        if read::session_of_hand(&self.writing, body.of)? != session {
            return Err(LedgerError::OtherSession {
                hand: body.of,
                session,
            });
        }
        let before = corrections_of(&self.writing, body.of)?;
        let (of, kind) = (Some(session), EntryKind::Correction);
        let id = self.add_over(kind, of, stamp, body, &before)?;
        totals::corrected(&self.writing, &context, body, &*self.standing()?)?;
        self.keep_context(context);
        Ok(id)
    }

    /// Closes a session, clears its draft, and returns the entry; `at` is RFC 3339 in UTC.
    /// Errors: no such session, a session closed already, a net that names somebody who does not
    /// play.
    pub fn close_session(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &CloseBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        read::must_be_open(&self.writing, session)?;
        let context = self.context_of(session)?;
        must_play(&context, &body.net)?;
        let id = self.say_of_session(session, (EntryKind::Close, GATES), stamp, body)?;
        totals::closed(&self.writing, &context, &*self.standing()?)?;
        draft::clear(&self.writing, session)?;
        self.keep_context(context);
        Ok(id)
    }

    /// Reopens a closed session and returns the entry; `at` is RFC 3339 in UTC.
    /// Errors: no such session, a session that is not closed.
    pub fn reopen_session(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &ReopenBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        if read::is_open(&self.writing, session)? {
            return Err(LedgerError::Open(session));
        }
        let id = self.say_of_session(session, (EntryKind::Reopen, GATES), stamp, body)?;
        let context = self.context_of(session)?;
        totals::reopened(&self.writing, &context, &*self.standing()?)?;
        self.keep_context(context);
        Ok(id)
    }

    /// Voids a session, or makes it count again, and returns the entry; `at` is RFC 3339 in UTC.
    /// Errors: no such session.
    pub fn void_session(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &VoidBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        read::must_be_there(&self.writing, session)?;
        let id = self.say_of_session(session, VOID, stamp, body)?;
        // Whoever sat only in this session may have to leave the list of people, so everything is
        // recounted.
        totals::refill(&self.writing)?;
        self.forget();
        Ok(id)
    }

    /// Voids sessions, as [`Self::void_session`] does, and counts only once; `at` is RFC 3339 in
    /// UTC.
    pub(super) fn void_sessions(
        &mut self,
        sessions: &[SessionId],
        at: &str,
        engine: &str,
    ) -> Result<(), LedgerError> {
        let body = VoidBody {
            void: true,
            reason: String::new(),
        };
        for session in sessions {
            self.say_of_session(*session, VOID, EntryStamp::new(at, engine)?, &body)?;
        }
        totals::refill(&self.writing)?;
        self.forget();
        Ok(())
    }

    /// Moves a session to another day and returns the entry; `at` is RFC 3339 in UTC. The hands of
    /// the session move with it, unless their records give another day.
    /// Errors: no such session, an invalid day.
    pub fn date_session(
        &mut self,
        session: SessionId,
        at: &str,
        engine: &str,
        body: &DayBody,
    ) -> Result<EntryId, LedgerError> {
        let stamp = EntryStamp::new(at, engine)?;
        read::must_be_there(&self.writing, session)?;
        if Date::read(&body.day).is_none() {
            return Err(LedgerError::BadDay(body.day.clone()));
        }
        let id = self.say_of_session(session, (EntryKind::Day, "'day'"), stamp, body)?;
        totals::refill(&self.writing)?;
        self.forget();
        Ok(id)
    }
}

/// The kind that says whether a session is void, and the SQL list of such kinds.
const VOID: (EntryKind, &str) = (EntryKind::Void, "'void'");

/// SQL list of the kinds of entries that decide whether a session is open.
const GATES: &str = "'close', 'reopen'";

impl Batch<'_> {
    /// Writes a statement about a session. It overrides earlier statements about the session in
    /// entries of `kinds`, an SQL list.
    fn say_of_session<B: Serialize>(
        &self,
        session: SessionId,
        (kind, kinds): (EntryKind, &str),
        stamp: EntryStamp<'_>,
        body: &B,
    ) -> Result<EntryId, LedgerError> {
        let before = said_of_session(&self.writing, session, kinds)?;
        self.add_over(kind, Some(session), stamp, body, &before)
    }
}

by_itself! {
    /// Opens a session, as [`Batch::open_session`] does, in a batch of its own.
    open_session(&SessionBody) -> SessionId;
    /// Appends a hand, as [`Batch::append_hand`] does, in a batch of its own.
    append_hand(session, &HandBody) -> EntryId;
    /// Appends a correction, as [`Batch::append_correction`] does, in a batch of its own.
    append_correction(session, &CorrectionBody) -> EntryId;
    /// Closes a session, as [`Batch::close_session`] does, in a batch of its own.
    close_session(session, &CloseBody) -> EntryId;
    /// Reopens a session, as [`Batch::reopen_session`] does, in a batch of its own.
    reopen_session(session, &ReopenBody) -> EntryId;
    /// Voids a session, as [`Batch::void_session`] does, in a batch of its own.
    void_session(session, &VoidBody) -> EntryId;
    /// Moves a session to another day, as [`Batch::date_session`] does, in a batch of its own.
    date_session(session, &DayBody) -> EntryId;
}

/// Errors: the net names somebody twice, or somebody who is not in the session.
pub(super) fn must_play(context: &SessionContext, net: &Net) -> Result<(), LedgerError> {
    if let Some((name, _)) = net
        .iter()
        .find(|(name, _)| !context.players.iter().any(|player| player == name))
    {
        return Err(LedgerError::UnknownPlayer {
            session: context.session,
            player: name.clone(),
        });
    }
    no_duplicates(net.iter().map(|(name, _)| name.as_str()))
}
