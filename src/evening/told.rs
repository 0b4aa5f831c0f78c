//! What an evening tells, as facts; each door says them in its user's language.

use super::again::{Again, Correction};
use super::ask::Asking;
use super::change::TableNext;
use super::deal_draw::FirstDeal;
use super::dispute::disputed::Disputed;
use super::hand::Position;
use super::hand_start::{HandNumber, HandStart};
use super::refusal::Refusal;
use super::written::WrittenHand;
use crate::card::{Calendar, Pile};
use crate::ledger::{HandName, SessionId};
use crate::record::Name;
use crate::report::newly::New;
use crate::report::session::SessionSoFar;
use crate::rules::{Game, PointUnit};
use crate::verdict::Verdict;
use std::rc::Rc;

/// Something that an evening tells.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    /// An evening is open, with this many hands written and this many entries for the next.
    StillOpen {
        session: SessionId,
        hands: u32,
        entries: usize,
    },
    /// An evening stays open.
    LeftOpen(SessionId),
    /// The answers before the first hand are kept.
    SetupKept,
    /// Who deals first by the drawn cards.
    FirstDeal {
        deal: FirstDeal,
        game: Game,
        calendar: Calendar,
    },
    /// People and currencies that are new to the ledger.
    NewHere(Vec<New>),
    /// A hand begins.
    HandBegins {
        start: Rc<HandStart>,
        number: HandNumber,
        now: Rc<Position>,
    },
    /// This game is not followed turn by turn.
    NoTurnsHere,
    /// A text that was entered before is no longer accepted.
    Refused(Refusal),
    /// A text was left out.
    LeftOut(String),
    /// What was entered for a hand, each text with the question it answered.
    Entered(Vec<(Option<Asking>, String)>),
    /// The current state of a hand: its table, or its verdict.
    Stands(Rc<Position>),
    /// Something was accepted for a hand.
    Taken {
        before: Rc<Position>,
        after: Rc<Position>,
        /// Whether the last line is news for the table.
        line: bool,
        /// Whether the cards on the table have changed.
        board: bool,
    },
    /// A told hand is now understood differently.
    Understood {
        before: Rc<Position>,
        after: Rc<Position>,
    },
    /// A text was taken back; the giver is empty if it was entered at the terminal.
    TakenBack { text: String, giver: String },
    /// There is nothing to take back.
    NothingToUndo,
    /// Everything entered stays as it was.
    NothingChanged,
    /// This player won, rather than the one who was entered first.
    WonInstead(Name),
    /// This player now takes other cards.
    TakesNow {
        player: Name,
        took: Pile,
        calendar: Calendar,
    },
    /// Somebody said that the verdict is wrong.
    Doubted(Rc<Position>),
    /// The hand is kept, with this many entries.
    Kept {
        game: Game,
        hand: u32,
        entries: usize,
        tracked: bool,
    },
    /// A hand was written.
    HandWritten(HandName),
    /// The standings of the players.
    Standing(SessionStanding),
    /// There is a word that notes all of the money as handed over.
    WordForMoney,
    /// The result of a session, and how it is settled up.
    SettledUp(Rc<SessionSoFar>),
    /// How a session that continues as another one is settled up.
    SettledBefore(SessionId),
    /// A session was closed.
    Closed,
    /// The table changes.
    TableNext(TableNext),
    /// A chip is worth that already.
    WorthThatAlready,
    /// The evening continues.
    GoneOn,
    /// A hand as it was written.
    WrittenHand(Rc<WrittenHand>),
    /// The questions of a written hand are asked again.
    AskedAgain(HandName, Game),
    /// The questions cannot tell this written hand.
    NotAskedAgain(HandName, Game),
    /// The results of a hand before and after its correction.
    Compared(Rc<Again>),
    /// All answers are as before.
    AllAsBefore(HandName, Game),
    /// A written hand stays as it is.
    StaysAsWritten(HandName, Game),
    /// A hand was corrected.
    Corrected(Correction),
    /// This many claims about a hand were taken up again.
    ClaimsTakenUp(usize),
    /// The kept claims were about an earlier version of the hand.
    ClaimsOutdated,
    /// A hand under dispute.
    Disputed(Rc<Disputed>),
    /// The result with the claims.
    Effect(Rc<Disputed>),
    /// The result with the claims that everybody agrees on, compared with the old one.
    Agreed(Rc<Disputed>, Box<Verdict>),
    /// All claims were taken back.
    ClaimsCleared,
    /// A dispute was left, with this many claims.
    DisputeLeft(usize),
}

/// The standings of a session's players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SessionStanding {
    /// In chips.
    Chips(Vec<(Name, i64)>),
    /// In points.
    Points(Vec<(Name, i64)>, PointUnit),
}

impl SessionStanding {
    /// Returns the standings of a session's players.
    pub(crate) fn from_session(so_far: &SessionSoFar) -> Self {
        let points = so_far.points();
        if points.is_empty() {
            Self::Chips(so_far.net())
        } else {
            Self::Points(points.to_vec(), so_far.ruleset.rules.unit())
        }
    }
}
