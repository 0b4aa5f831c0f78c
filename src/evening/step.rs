//! The contract between an evening and its doors.
//!
//! A step is a pure function of the evening, the input, and the replies to what the step asks back.
//! If a reply is missing, the step stops with the question; the door asks its user, and takes the
//! step again with one more reply. A step only collects facts to tell and data to write: nothing is
//! written before the step ends, and then everything at once.

use super::again::Correction;
use super::book::Book;
use super::refusal::Refusal;
use super::state::{Back, Mode};
use super::sure::Sure;
use super::told::Told;
use crate::date::Now;
use crate::ledger::{
    AdjustmentBody, CloseBody, CorrectionBody, DraftSubject, EntryId, GoingOn, HandBody,
    LedgerError, NoteBody, PaidBody, SessionBody, SessionId, SettledBody,
};
use crate::letters::Writing;
use crate::report::ReportError;

/// What a door contributes to a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Door<'a> {
    /// The current time.
    pub(crate) now: &'a Now,
    /// Whether there is somebody to ask; false for a script.
    pub(crate) asks: bool,
    /// The script of the user's language; `None` if it is neither Hangul nor kana.
    pub(crate) spoken: Option<Writing>,
    /// Who enters the input; empty at the terminal.
    pub(crate) giver: &'a str,
    /// The replies to what a step asks back, in order.
    pub(crate) replies: &'a [bool],
}

/// Something that a step writes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Write {
    /// A line is added to a draft, behind so many.
    Push {
        about: DraftSubject,
        position: usize,
        text: String,
    },
    /// Keeps only the first `length` lines of the draft of a session's next hand.
    Truncate { about: DraftSubject, length: usize },
    /// Replaces a whole draft; no lines delete it.
    Draft {
        about: DraftSubject,
        lines: Vec<String>,
    },
    /// Adds a hand to a session.
    Hand { session: SessionId, body: HandBody },
    /// Adds a correction of a hand in a session.
    Correction {
        session: SessionId,
        body: CorrectionBody,
    },
    /// Opens a session.
    Open(SessionBody),
    /// Closes a session and opens another one that continues it.
    GoOn { session: SessionId, going: GoingOn },
    /// Closes a session.
    Close { session: SessionId, body: CloseBody },
    /// Records that one person handed money to another.
    Paid(PaidBody),
    /// Records that all payments of a plan were handed over.
    Settled(SettledBody),
    /// Notes chips or money that passed without a hand.
    Adjustment(AdjustmentBody),
    /// Takes an adjustment back, or makes it count again.
    UndoAdjustment(EntryId),
    /// Notes something about the evening that begins with a session.
    Note { session: SessionId, body: NoteBody },
    /// Records whether two entries about a payment are about the same payment.
    SameMoney {
        notes: (EntryId, EntryId),
        is_one: bool,
    },
}

/// The ids that the ledger gave to what a step wrote.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Written {
    /// The session that was opened, if one was.
    pub(crate) session: Option<SessionId>,
    /// The last entry that was added, if one was.
    pub(crate) entry: Option<EntryId>,
}

/// What follows once everything in a step is written.
#[derive(Clone, Debug)]
pub(crate) enum Then {
    /// Nothing: the evening waits for what its mode says.
    Nothing,
    /// The hand that is due in the session begins.
    Begin(SessionId),
    /// A hand of the session was written.
    HandWritten { session: SessionId, number: u32 },
    /// A session was opened.
    Opened,
    /// Another session continues this one; `played` says whether hands were played in this one.
    GoneOn { session: SessionId, played: bool },
    /// The session was closed.
    Closed,
    /// A written hand was corrected.
    Corrected(Correction, Back),
}

/// What an evening waits for after an input, or why the input is not accepted.
pub(super) type NextMode = Result<Mode, Stop>;

/// Why a step stops.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The step asks this back; the facts are what it told until then.
    Asks(Sure, Vec<Told>),
    /// The input is not accepted; the flag says whether to let the user edit it where it was typed.
    Refused(Refusal, bool),
    /// The user said that the input was a slip.
    Slip,
    /// The session to continue is closed.
    Closed(SessionId),
    /// The ledger has no such hand.
    NotFound(LedgerError),
    /// Something that was accepted before no longer is.
    Unfit(Refusal),
    /// The ledger lacks or cannot report something that the step needs.
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
    /// Refuses a text that the user can edit where it was typed.
    pub(crate) fn mend(refusal: impl Into<Refusal>) -> Self {
        Self::Refused(refusal.into(), true)
    }

    /// Refuses an input that cannot be edited where it was typed.
    pub(crate) fn refuse(refusal: impl Into<Refusal>) -> Self {
        Self::Refused(refusal.into(), false)
    }
}

/// A step that is under way.
#[derive(Debug)]
pub(crate) struct Step<'a> {
    /// The ledger, for reading only.
    pub(crate) book: &'a Book,
    door: Door<'a>,
    asked: usize,
    pub(super) told: Vec<Told>,
    pub(super) writes: Vec<Write>,
    pub(super) then: Then,
    /// Whether the user can edit the input where it was typed if the step cannot be written.
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

    /// Returns the current time.
    pub(super) fn now(&self) -> &'a Now {
        self.door.now
    }

    /// Returns whether there is somebody to ask.
    pub(super) fn asks(&self) -> bool {
        self.door.asks
    }

    /// Returns the reply to a question that is asked back, or `otherwise` if there is nobody to
    /// ask.
    pub(super) fn sure(&mut self, sure: Sure, otherwise: bool) -> Result<bool, Stop> {
        if !self.door.asks {
            return Ok(otherwise);
        }
        let reply = self.door.replies.get(self.asked).copied();
        self.asked += 1;
        reply.ok_or_else(|| Stop::Asks(sure, std::mem::take(&mut self.told)))
    }

    /// Returns who gives what is entered; nobody at the terminal.
    pub(super) fn giver(&self) -> &'a str {
        self.door.giver
    }

    /// Returns the script of the user's language.
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
