//! The keeper of an evening, to which each door (a terminal or phones) passes its input.

use super::book::Book;
use super::refusal::Refusal;
use super::state::{Evening, Input, WhichSession, Wishes};
use super::step::{Door, Step, Stop, Then, Write, Written};
use super::sure::Sure;
use super::tapped::GivenTap;
use super::told::Told;
use super::writing::{PlannedStep, is_draft, is_kept_alone, is_of_seats, write_all};
use crate::date::Now;
use crate::ledger::{
    Batch, DraftSubject, EntryId, Ledger, LedgerError, NowPlaying, Seal, ServerFault, SessionId,
};
use crate::report::ReportError;

/// Keeps an evening: owns the current [`Evening`] and the ledger, with the right to write to it.
///
/// The doors, a terminal or phones, are its clients. A door begins an evening with
/// [`Keeper::start`], shows what [`Keeper::evening`] is waiting for, and passes each input to
/// [`Keeper::take`], together with the version that the door has seen ([`Keeper::version`]). If
/// another door was faster, the step is not taken ([`NotTaken::Stale`]), and the door shows the new
/// question.
///
/// For each input the keeper first looks at what other programs wrote to the ledger. Then the
/// keeper takes the step on a copy of the evening, carries out all writes of the step in one
/// transaction, and goes on with what follows ([`Then`]), such as the next hand. The result is:
///
/// - [`TakenStep`]: the evening is now the new one; the door tells its user the facts in it.
/// - [`NotTaken::Asks`]: the step needs a yes or no. The door asks its user, and calls `take` again
///   with one more of [`Door::replies`].
/// - Any other [`NotTaken`]: the evening is the old one, and nothing is lost. What the user typed
///   can be edited and entered again.
#[derive(Debug)]
pub(crate) struct Keeper {
    pub(super) book: Book,
    pub(super) evening: Evening,
    /// How many steps were taken.
    version: u64,
    /// Who entered the input of the last step; empty for the terminal.
    giver: String,
    /// The ledger's data version at the last look, which changes when another program writes; `None`
    /// if what another one wrote may have come in with a step of our own.
    pub(super) seen: Option<i64>,
    /// The step whose writes nobody answered, and the last of them.
    pub(super) unanswered: Option<(Seal, Box<PlannedStep>)>,
    /// Why a club's server did not take what somebody entered last on a phone, until the terminal is
    /// told.
    #[cfg(feature = "serve")]
    pub(super) trouble: Option<ServerFault>,
    /// What a club's hall was last shown of this table.
    shown: Option<NowPlaying>,
}

/// A step that was taken.
#[derive(Debug)]
pub(crate) struct TakenStep {
    /// The facts that the step told.
    pub(crate) told: Vec<Told>,
    /// Why the input, although valid, could not be kept for next time; `None` if it was kept.
    pub(crate) unkept: Option<LedgerError>,
}

/// Why a step was not taken.
#[derive(Debug)]
pub(crate) enum NotTaken {
    /// The step asks this back; the facts are what it told until then.
    Asks(Sure, Vec<Told>),
    /// The question has changed in the meantime.
    Stale,
    /// Other tables of the club wrote while people sat down. The step can be taken again at once, by
    /// what is known now; what it asks back may be something else.
    Overtaken,
    /// The input is not accepted; the flag says whether to let the user edit it where it was typed.
    Refused(Refusal, bool),
    /// The user said that the input was a slip.
    Slip,
    /// The step could not be written; the flag says whether to let the user edit the input where it
    /// was typed.
    Unsaved(LedgerError, bool),
    /// The session to continue is closed.
    Closed(SessionId),
    /// The ledger has no such hand.
    NotFound(LedgerError),
    /// Something that was accepted before no longer is.
    Unfit(Refusal),
    /// The ledger lacks or cannot report something that the step needs.
    Unread(ReportError),
}

impl From<Stop> for NotTaken {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Asks(sure, told) => Self::Asks(sure, told),
            Stop::Refused(refusal, mends) => Self::Refused(refusal, mends),
            Stop::Slip => Self::Slip,
            Stop::Closed(session) => Self::Closed(session),
            Stop::NotFound(error) => Self::NotFound(error),
            Stop::Unfit(refusal) => Self::Unfit(refusal),
            Stop::Unread(error) => Self::Unread(error),
        }
    }
}

impl From<LedgerError> for NotTaken {
    fn from(error: LedgerError) -> Self {
        Self::Unread(error.into())
    }
}

impl Keeper {
    /// Returns a keeper for an evening with this ledger.
    pub(crate) fn new(ledger: Ledger, wishes: Wishes) -> Self {
        let seen = ledger.data_version().ok();
        Self {
            book: Book::new(ledger),
            evening: Evening::new(wishes),
            version: 0,
            giver: String::new(),
            seen,
            unanswered: None,
            #[cfg(feature = "serve")]
            trouble: None,
            shown: None,
        }
    }

    /// Returns the current state of the evening.
    pub(crate) fn evening(&self) -> &Evening {
        &self.evening
    }

    /// Returns the ledger as the evening reads it.
    pub(crate) fn book(&self) -> &Book {
        &self.book
    }

    /// Returns the ledger.
    pub(crate) fn ledger(&self) -> &Ledger {
        self.book.ledger()
    }

    /// Returns the version to give with an answer to the current question.
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// Returns who entered the input of the last step; empty for the terminal.
    #[cfg(feature = "serve")]
    pub(crate) fn giver(&self) -> &str {
        &self.giver
    }

    /// Reads and writes another ledger from now on.
    #[cfg(feature = "club")]
    pub(super) fn set_book(&mut self, book: Book) {
        self.seen = book.ledger().data_version().ok();
        self.unanswered = None;
        self.book = book;
    }

    /// Begins the evening.
    pub(crate) fn start(
        &mut self,
        which: WhichSession,
        door: Door<'_>,
    ) -> Result<TakenStep, NotTaken> {
        self.step(door, |evening, step| evening.start(which, step))
    }

    /// Begins a new evening although another one is open.
    pub(crate) fn start_beside(&mut self, door: Door<'_>) -> Result<TakenStep, NotTaken> {
        self.step(door, Evening::start_beside)
    }

    /// Begins a dispute about a hand, without an evening.
    pub(crate) fn dispute(&mut self, hand: EntryId, door: Door<'_>) -> Result<TakenStep, NotTaken> {
        self.step(door, |evening, step| evening.dispute_alone(hand, step))
    }

    /// Takes input from a door that has seen this version.
    pub(crate) fn take(
        &mut self,
        version: u64,
        input: &Input,
        door: Door<'_>,
    ) -> Result<TakenStep, NotTaken> {
        self.notice(door)?;
        if version != self.version {
            return Err(NotTaken::Stale);
        }
        self.step(door, |evening, step| evening.take(input, step))
    }

    /// Writes something that is not part of the evening's hands, and returns the new entry's id.
    pub(crate) fn write(&mut self, write: Write, now: &Now) -> Result<EntryId, LedgerError> {
        let written = self.perform(&[write], None, now, "")?;
        written.entry.ok_or(LedgerError::NotWritten)
    }

    /// Notices what other programs wrote: begins the hand in play again if its draft has changed.
    fn notice(&mut self, door: Door<'_>) -> Result<(), NotTaken> {
        let seen = Some(self.ledger().data_version()?);
        if seen == self.seen {
            return Ok(());
        }
        self.seen = seen;
        let Some(play) = self.evening.play() else {
            return Ok(());
        };
        let session = play.id();
        let is_open = self.ledger().session(session)?.closed.is_none();
        let kept = self.ledger().draft(session)?;
        let tapped = self.ledger().draft(DraftSubject::Taps(session))?;
        let taps = play.taps.iter().map(GivenTap::kept);
        if is_open && kept == play.draft(play.kept()) && taps.eq(tapped) {
            return Ok(());
        }
        if !is_open {
            return Err(NotTaken::Closed(session));
        }
        self.step(door, |evening, step| evening.begin(session, step))?;
        Ok(())
    }

    /// Takes a step, carries out its writes, and takes the steps that follow.
    pub(super) fn step(
        &mut self,
        door: Door<'_>,
        take: impl FnOnce(&mut Evening, &mut Step<'_>) -> Result<(), Stop>,
    ) -> Result<TakenStep, NotTaken> {
        let last = self.last_if_others_sit()?;
        let mut evening = self.evening.clone();
        let mut step = Step::new(&self.book, door);
        take(&mut evening, &mut step)?;
        let step = PlannedStep::new(evening, step);
        self.carry_out(step, last, door)
    }

    /// Returns the last entry here if other tables of a club have sessions in the same ledger.
    fn last_if_others_sit(&self) -> Result<Option<EntryId>, LedgerError> {
        let ledger = self.ledger();
        if !ledger.is_followed() {
            return Ok(None);
        }
        Ok(Some(ledger.head()?.map_or(EntryId(0), |(last, _)| last)))
    }

    /// Carries out the writes of a step, and takes the steps that follow. People sit down only if
    /// `last`, if it is given, is still the last entry.
    pub(super) fn carry_out(
        &mut self,
        mut step: PlannedStep,
        mut last: Option<EntryId>,
        door: Door<'_>,
    ) -> Result<TakenStep, NotTaken> {
        let mut all = TakenStep {
            told: Vec::new(),
            unkept: None,
        };
        loop {
            all.told.append(&mut step.told);
            let kept_alone = !step.writes.is_empty() && step.writes.iter().all(is_kept_alone);
            let last = last.take().filter(|_| step.writes.iter().any(is_of_seats));
            let written = match self.perform(&step.writes, last, door.now, door.giver) {
                Ok(written) => written,
                // The input is valid, and only keeping it failed, so the evening continues.
                Err(error) if kept_alone => {
                    all.unkept = Some(error);
                    Written::default()
                }
                Err(LedgerError::Server(ServerFault::Again(_))) if last.is_some() => {
                    return Err(NotTaken::Overtaken);
                }
                Err(error) => {
                    let mends = step.mends;
                    let unanswered = self.ledger().unanswered();
                    let is_new =
                        self.unanswered.as_ref().map(|(last, _)| last) != unanswered.as_ref();
                    if let Some(last) = unanswered.filter(|_| is_new) {
                        step.told = all.told;
                        self.unanswered = Some((last, Box::new(step)));
                    }
                    return Err(NotTaken::Unsaved(error, mends));
                }
            };
            if matches!(step.then, Then::Nothing) {
                break;
            }
            step = self.next(step.evening, step.then, written, door)?;
        }
        self.evening = step.evening;
        self.version += 1;
        door.giver.clone_into(&mut self.giver);
        self.show_playing();
        Ok(all)
    }

    /// Returns the step that follows from one that is written.
    pub(super) fn next(
        &self,
        mut evening: Evening,
        then: Then,
        written: Written,
        door: Door<'_>,
    ) -> Result<PlannedStep, NotTaken> {
        let mut step = Step::new(&self.book, door);
        evening.carry_on(then, written, &mut step)?;
        Ok(PlannedStep::new(evening, step))
    }

    /// Shows the hall of a club what is played now, if that has changed. The evening goes on
    /// whether the hall sees it or not.
    fn show_playing(&mut self) {
        if self.ledger().table().is_none() {
            return;
        }
        let playing = self.evening.play().map(|play| NowPlaying {
            players: play.start.players.clone(),
            hand: play.number().hand,
        });
        if playing != self.shown {
            let text = playing.as_ref().map(NowPlaying::to_json);
            let _ = self.book.ledger.show_playing(text.as_deref());
            self.shown = playing;
        }
    }

    /// Carries out all these writes, or none if one fails, or if `last`, if it is given, is no longer
    /// the last entry.
    pub(super) fn perform(
        &mut self,
        writes: &[Write],
        last: Option<EntryId>,
        now: &Now,
        giver: &str,
    ) -> Result<Written, LedgerError> {
        let write = |batch: &mut Batch<'_>| {
            if let Some(last) = last {
                batch.must_still_end_with(last)?;
            }
            write_all(batch, writes, &now.at, giver)
        };
        if writes.is_empty() {
            return Ok(Written::default());
        }
        if writes.iter().all(is_draft) {
            return self.book.ledger.in_drafts(write);
        }
        let written = self.book.ledger.in_transaction(write);
        match &written {
            Ok(_) => {
                self.unanswered = None;
                #[cfg(feature = "serve")]
                {
                    self.trouble = None;
                }
            }
            Err(error) => {
                // What others wrote may be here now.
                self.seen = None;
                #[cfg(feature = "serve")]
                self.keep_trouble(error, giver);
                #[cfg(not(feature = "serve"))]
                let _ = error;
            }
        }
        written
    }
}

// A keeper may stand on a thread of its own.
const _: () = {
    const fn is_sent<T: Send>() {}
    is_sent::<Keeper>();
    is_sent::<TakenStep>();
    is_sent::<NotTaken>();
};
