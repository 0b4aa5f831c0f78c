//! The contract between an evening and its doors.
//!
//! A step is a pure function of what the evening is, of what was entered, and of the replies to what it
//! asks back. Where a reply is missing it stops with the question; the door asks, and the step is taken
//! again with one reply more. What a step tells are facts, and what it writes is data: nothing is written
//! before its end, and then all of it at once.

use super::again::Correction;
use super::book::Book;
use super::refusal::Refusal;
use super::state::{Back, Mode};
use super::sure::Sure;
use super::told::Told;
use crate::date::Now;
use crate::ledger::{
    CloseBody, CorrectionBody, DraftSubject, EntryId, GoingOn, HandBody, LedgerError, PaidBody,
    SessionBody, SessionId, SettledBody,
};
use crate::letters::Writing;
use crate::report::ReportError;

/// What a door does at its own account.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Door<'a> {
    /// The moment.
    pub(crate) now: &'a Now,
    /// Whether anybody can be asked back.
    pub(crate) asks: bool,
    /// The writing of the language that is spoken there.
    pub(crate) spoken: Option<Writing>,
    /// Who gives what is entered; nobody at the terminal.
    pub(crate) giver: &'a str,
    /// The answers to what a step asks back, in order.
    pub(crate) replies: &'a [bool],
}

/// What is written of a step.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Write {
    /// A line is added to the draft of a session's next hand, behind so many.
    Push {
        session: SessionId,
        position: usize,
        text: String,
    },
    /// So many lines of that draft stay.
    Truncate { session: SessionId, length: usize },
    /// A whole draft is these lines.
    Draft {
        about: DraftSubject,
        lines: Vec<String>,
    },
    /// A hand of a session.
    Hand { session: SessionId, body: HandBody },
    /// A correction of a hand of a session.
    Correction {
        session: SessionId,
        body: CorrectionBody,
    },
    /// A session begins.
    Open(SessionBody),
    /// A session goes on as another.
    GoOn { session: SessionId, going: GoingOn },
    /// A session ends.
    Close { session: SessionId, body: CloseBody },
    /// Somebody handed money to somebody.
    Paid(PaidBody),
    /// All payments of a plan were handed over.
    Settled(SettledBody),
    /// Whether two notes of money are one.
    SameMoney {
        notes: (EntryId, EntryId),
        is_one: bool,
    },
}

/// What came of what was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Written {
    /// The session that was opened.
    pub(crate) session: Option<SessionId>,
    /// The last entry.
    pub(crate) entry: Option<EntryId>,
}

/// What comes once all of a step is written.
#[derive(Clone, Debug)]
pub(crate) enum Then {
    /// The same question, or another one of the same.
    Nothing,
    /// The hand that is due in the session.
    Begin(SessionId),
    /// A hand of the session was written.
    HandWritten { session: SessionId, number: u32 },
    /// A session was opened.
    Opened,
    /// A session goes on as another; whether something was played in it.
    GoneOn { session: SessionId, played: bool },
    /// The session was closed.
    Closed,
    /// A written hand was corrected.
    Corrected(Correction, Back),
}

/// What an evening waits for after something was entered, or why that is not taken.
pub(super) type NextMode = Result<Mode, Stop>;

/// Why a step does not go through.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Something is asked back; what was told until then.
    Asks(Sure, Vec<Told>),
    /// What was entered is not accepted; whether it is to be mended where it was typed.
    Refused(Refusal, bool),
    /// What was entered is a slip, as whoever entered it says.
    Slip,
    /// The session to go on with is closed.
    Closed(SessionId),
    /// There is no such hand.
    NotFound(LedgerError),
    /// What was accepted before is not accepted any more.
    Unfit(Refusal),
    /// The ledger does not say what is needed.
    Unread(ReportError),
}

impl From<LedgerError> for Stop {
    fn from(error: LedgerError) -> Self {
        Self::Unread(error.into())
    }
}

impl From<ReportError> for Stop {
    fn from(error: ReportError) -> Self {
        Self::Unread(error)
    }
}

impl Stop {
    /// Returns that a text is not accepted and stays where it was typed.
    pub(crate) fn mend(refusal: impl Into<Refusal>) -> Self {
        Self::Refused(refusal.into(), true)
    }

    /// Returns that something is not accepted.
    pub(crate) fn refuse(refusal: impl Into<Refusal>) -> Self {
        Self::Refused(refusal.into(), false)
    }
}

/// A step that is being taken.
#[derive(Debug)]
pub(crate) struct Step<'a> {
    /// The ledger, which is read alone.
    pub(crate) book: &'a Book,
    door: Door<'a>,
    asked: usize,
    pub(super) told: Vec<Told>,
    pub(super) writes: Vec<Write>,
    pub(super) then: Then,
    /// Whether what was typed is to be mended where it could not be written.
    pub(super) mends: bool,
}

impl<'a> Step<'a> {
    pub(super) fn new(book: &'a Book, door: Door<'a>) -> Self {
        Self {
            book,
            door,
            asked: 0,
            told: Vec::new(),
            writes: Vec::new(),
            then: Then::Nothing,
            mends: false,
        }
    }

    /// Returns the moment.
    pub(super) fn now(&self) -> &'a Now {
        self.door.now
    }

    /// Returns whether anybody can be asked.
    pub(super) fn asks(&self) -> bool {
        self.door.asks
    }

    /// Returns the answer to what is asked back; where nobody can be asked it is the other.
    pub(super) fn sure(&mut self, sure: Sure, otherwise: bool) -> Result<bool, Stop> {
        if !self.door.asks {
            return Ok(otherwise);
        }
        let reply = self.door.replies.get(self.asked).copied();
        self.asked += 1;
        reply.ok_or_else(|| Stop::Asks(sure, std::mem::take(&mut self.told)))
    }

    /// Returns the writing of the language that is spoken.
    pub(super) fn spoken(&self) -> Option<Writing> {
        self.door.spoken
    }

    pub(super) fn tell(&mut self, told: Told) {
        self.told.push(told);
    }

    pub(super) fn write(&mut self, write: Write) {
        self.writes.push(write);
    }
}
