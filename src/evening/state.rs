//! An evening as a value.

use super::again::Again;
use super::deal_draw::FirstDeal;
use super::dispute::disputed::Disputed;
use super::given::Given;
use super::play::HandInPlay;
use super::setup::{LastTime, SetupHistory};
use super::sure::Sure;
use crate::date::Date;
use crate::ledger::{EveningRef, HandRef, SessionId};
use crate::report::session::Over;
use std::rc::Rc;

/// Which session to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WhichSession {
    /// The open one, if the person wants; else a new one.
    Ask,
    /// The open one, without a question.
    Open,
    /// A new one.
    New,
    /// That in which this evening goes on.
    Of(EveningRef),
}

/// What is wished for before the first question.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wishes {
    /// The ruleset, if somebody chose one for good.
    pub(crate) rules: Option<String>,
    /// The day to which what is played belongs, if that was said.
    pub(crate) date: Option<Date>,
    /// Whether hands are followed turn by turn.
    pub(crate) tracked: bool,
}

/// Something that is entered.
#[derive(Clone, Debug)]
pub(crate) enum Input<'a> {
    /// A line that somebody typed.
    Line(&'a str),
    /// Something that was chosen.
    Given(&'a Given),
    /// Yes or no to what the evening waits for.
    Sure(bool),
    /// One step back.
    Back,
    /// The answers before the first hand are all; what was not asked is as last time.
    Complete,
    /// The verdict stands.
    Confirm,
    /// Why a hand is corrected.
    Reason(&'a str),
    /// The evening is left.
    Leave(Leaving),
    /// It is left where something is asked back.
    LeaveAt(&'a Sure, Leaving),
}

/// How an evening is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// As somebody wanted, or since all is done.
    Done,
    /// In the middle of something.
    Interrupted,
}

/// What an evening waits for.
#[derive(Clone, Debug)]
pub(crate) enum Mode {
    /// Whether an open session goes on.
    GoOn(SessionId),
    /// Answers before the first hand.
    Setup(Box<InSetup>),
    /// The next text of a hand.
    Hand(Rc<HandInPlay>),
    /// Another text in the place of one that was entered, counted from 0.
    Entry {
        play: Rc<HandInPlay>,
        at: usize,
        text: String,
    },
    /// The answers of a written hand once more; afterwards it goes on there.
    Again(Rc<Again>, Back),
    /// Claims about a written hand.
    Dispute(Rc<Disputed>, Back),
    /// Whether a session that is over is settled up.
    Over(SessionId, Over),
    /// Nothing more.
    Left(Leaving),
}

/// Where an evening goes on after a written hand was looked at.
#[derive(Clone, Debug)]
pub(crate) enum Back {
    /// In the hand that is played.
    Hand(Rc<HandInPlay>),
    /// At the end of a session.
    Over(SessionId),
    /// Nowhere.
    Out,
}

/// Answers before the first hand.
#[derive(Clone, Debug)]
pub(crate) struct InSetup {
    pub(crate) past: Rc<LastTime>,
    pub(crate) history: SetupHistory,
    /// Who deals first by the cards that were drawn, as it was told last.
    pub(super) told: Option<FirstDeal>,
    /// Whether a person answers, whose answers are kept.
    pub(super) kept: bool,
}

/// An evening at the table.
#[derive(Clone, Debug)]
pub(crate) struct Evening {
    pub(crate) mode: Mode,
    /// The session that is played, or spoken of.
    pub(crate) session: Option<SessionId>,
    /// The hand that is meant where none is named.
    pub(crate) spoken_of: HandRef,
    /// The verdict was said to be wrong, so that silence does not confirm it.
    pub(crate) doubted: bool,
    pub(super) wishes: Wishes,
}

impl Evening {
    /// Returns an evening of which nothing is chosen yet.
    pub(crate) fn new(wishes: Wishes) -> Self {
        Self {
            mode: Mode::Left(Leaving::Done),
            session: None,
            spoken_of: HandRef::Last,
            doubted: false,
            wishes,
        }
    }

    /// Returns the hand that is played.
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
