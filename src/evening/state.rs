//! The state of an evening.

use super::again::Again;
use super::command::PromptCommand;
use super::deal_draw::FirstDeal;
use super::dispute::disputed::Disputed;
use super::given::Given;
use super::play::HandInPlay;
use super::setup::{LastTime, SetupHistory};
use super::sure::Sure;
use super::tap::Tap;
use crate::date::Date;
use crate::ledger::{EveningRef, HandRef, SessionId};
use crate::record::Name;
use crate::report::session::Over;
use crate::verdict::Verdict;
use crate::vocabulary::Vocabulary;
use std::sync::Arc;

/// Which session to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WhichSession {
    /// The open session, if the user wants to continue it; otherwise a new session.
    Ask,
    /// The open session, without asking.
    Open,
    /// A new session.
    New,
    /// The session in which the evening with this reference continues.
    Of(EveningRef),
}

/// What the user's options and configuration say before the first question.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wishes {
    /// The name of the ruleset to suggest, if the user has configured one.
    pub(crate) rules: Option<String>,
    /// The day that hands belong to, if the user gave one.
    pub(crate) date: Option<Date>,
    /// Whether to follow hands turn by turn.
    pub(crate) tracked: bool,
}

/// An input to an evening.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    Line(String),
    Given(Given),
    /// Something that was tapped of the hand in play.
    Tap(Tap),
    /// All that was tapped is the hand, to be said in these words.
    Tapped(&'static Vocabulary),
    /// Yes or no to the current question.
    Sure(bool),
    /// One step back.
    Back,
    /// No more answers before the first hand; unanswered questions get the answers of last time.
    Complete,
    /// All answers before the first hand at once, in the place of those that were given before.
    Begin(Vec<String>),
    /// The verdict is accepted.
    Confirm,
    /// The reason for a correction.
    Reason(String),
    /// Leaving the evening.
    Leave(Leaving),
    /// Leaving while a step asks this back.
    LeaveAt(Sure, Leaving),
}

/// Whether an evening is left on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// On purpose, or because everything is done.
    Done,
    /// In the middle of something.
    Interrupted,
}

/// What an evening is waiting for.
#[derive(Clone, Debug)]
pub(crate) enum Mode {
    /// Whether to continue an open session.
    GoOn(SessionId),
    /// An answer before the first hand.
    Setup(Box<InSetup>),
    /// The next text for a hand.
    Hand(Arc<HandInPlay>),
    /// A replacement for the entered text `text`, the one at `at` counted from 0.
    Entry {
        play: Arc<HandInPlay>,
        at: usize,
        text: String,
    },
    /// An answer to a question of a written hand that is asked again; `Back` says where to continue
    /// afterwards.
    Again(Arc<Again>, Back),
    /// A claim about a written hand; `Back` says where to continue afterwards.
    Dispute(Arc<Disputed>, Back),
    /// Whether to settle up a session that is over.
    Over(SessionId, Over),
    /// Nothing more: the evening was left.
    Left(Leaving),
}

/// Where an evening continues after a correction or dispute of a written hand.
#[derive(Clone, Debug)]
pub(crate) enum Back {
    /// In the hand in play.
    Hand(Arc<HandInPlay>),
    /// At the end of a session.
    Over(SessionId),
    /// Nowhere: the evening is left.
    Out,
}

/// The state of the questions before the first hand.
#[derive(Clone, Debug)]
pub(crate) struct InSetup {
    pub(crate) past: Arc<LastTime>,
    pub(crate) history: SetupHistory,
    /// Who deals first according to the drawn cards, as last told; `None` if that was not told.
    pub(super) told: Option<FirstDeal>,
    /// Whether a person answers, so that the ledger keeps the answers.
    pub(super) kept: bool,
    /// Who was asked about, since another table of the club knows the name, and is that person.
    pub(super) known: Vec<Name>,
}

/// An evening at the table: what it is waiting for, and what was entered so far.
///
/// Each input is a step that turns an evening into the next. The step is a pure function of three
/// things: the evening, the [`Input`], and what the door contributes, such as the time and the
/// replies to what is asked back. A step reads the ledger, but writes nothing itself. It returns
///
/// - the new evening, with what it is waiting for in [`Mode`];
/// - facts to tell, as `Told`;
/// - what to write to the ledger, as `Write`;
/// - or why it stopped, as `Stop`, in which case the old evening remains. A step that asks back
///   ([`Sure`]) stops too; with one more reply, the door takes the same step again from its
///   beginning.
///
/// The keeper (`Keeper`) runs the steps and carries out the writes. A short evening:
///
/// ```text
/// input           tells                               writes        then waits for
/// (start)                                                           Setup: who plays
/// "Ann Bo Chul"                                       Draft         Setup: which rules
/// "pagat"                                             Draft         Setup: what a chip is worth
/// "none"                                              Draft         Setup: how many hands
/// "none"          HandBegins                          Draft, Open   Hand: who stopped
/// "Ann scores 5"  Taken                               Push          Hand: a further line
/// "Ann stop"      Taken                               Push          Hand: is the verdict right
/// Confirm         HandWritten, Standing, HandBegins   Hand          Hand: who stopped
/// ```
#[derive(Clone, Debug)]
pub(crate) struct Evening {
    pub(crate) mode: Mode,
    /// The session being played or offered; `None` before there is one.
    pub(crate) session: Option<SessionId>,
    /// The hand that a command means if it names none.
    pub(crate) spoken_of: HandRef,
    /// Whether somebody said that the verdict is wrong, so that Enter alone does not confirm it.
    pub(crate) doubted: bool,
    pub(super) wishes: Wishes,
}

impl Evening {
    /// Returns an evening that has not begun.
    pub(crate) fn new(wishes: Wishes) -> Self {
        Self {
            mode: Mode::Left(Leaving::Done),
            session: None,
            spoken_of: HandRef::Last,
            doubted: false,
            wishes,
        }
    }

    /// Returns the verdict that an input would write as it stands, if it would.
    pub(crate) fn written_by(&self, input: &Input) -> Option<&Verdict> {
        match &self.mode {
            Mode::Hand(play) => {
                let state = play.state();
                let agrees = match input {
                    Input::Confirm | Input::Sure(true) => true,
                    Input::Line(line) => super::answer::agrees(line),
                    _ => false,
                };
                let verdict = state.verdict.as_ref();
                verdict.filter(|_| agrees && play.edit.is_none())
            }
            Mode::Again(again, _) if again.is_answered() => {
                let verdict = again.state().verdict.as_ref();
                verdict.filter(|_| matches!(input, Input::Reason(_)))
            }
            _ => None,
        }
    }

    /// Returns whether an input would leave the evening with its hand as it is, which is for who
    /// sits at the computer.
    pub(crate) fn is_left_by(&self, input: &Input) -> bool {
        let Input::Line(line) = input else {
            return matches!(input, Input::Leave(_) | Input::LeaveAt(..));
        };
        let command = PromptCommand::parse(line).map(|(command, _)| command);
        match self.mode {
            Mode::Again(..) | Mode::Dispute(..) => false,
            Mode::Setup(_) => {
                matches!(command, Some(PromptCommand::Quit | PromptCommand::End))
            }
            _ => command == Some(PromptCommand::Quit),
        }
    }

    /// Returns whether an input is about a dispute, which the referee conducts.
    pub(crate) fn is_for_referee(&self, input: &Input) -> bool {
        let begins = |line: &str| {
            let command = PromptCommand::parse(line);
            matches!(command, Some((PromptCommand::Dispute, _)))
        };
        matches!(self.mode, Mode::Dispute(..)) || matches!(input, Input::Line(line) if begins(line))
    }

    /// Returns the hand in play.
    pub(crate) fn play(&self) -> Option<&HandInPlay> {
        match &self.mode {
            Mode::Hand(play)
            | Mode::Entry { play, .. }
            | Mode::Again(_, Back::Hand(play))
            | Mode::Dispute(_, Back::Hand(play)) => Some(play),
            _ => None,
        }
    }
}
