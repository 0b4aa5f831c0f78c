//! What an evening tells, as facts; each door says them in its user's language.

use super::again::{Again, Correction};
use super::ask::Asking;
use super::change::TableNext;
use super::deal_draw::FirstDeal;
use super::dispute::disputed::Disputed;
use super::hand::Position;
use super::hand_start::{HandNumber, HandStart};
use super::refusal::Refusal;
use super::tapped::GivenTap;
use super::written::WrittenHand;
use crate::card::{Calendar, Pile};
use crate::ledger::{HandName, SessionId};
use crate::record::Name;
use crate::report::newly::New;
use crate::report::session::SessionSoFar;
use crate::rules::{Game, PointUnit};
use crate::verdict::Verdict;
use std::sync::Arc;

/// Something that an evening tells.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    /// An evening is open, with some hands written and some entries for the next hand.
    StillOpen {
        session: SessionId,
        hands: u32,
        entries: usize,
    },
    /// An evening stays open.
    LeftOpen(SessionId),
    /// The answers before the first hand are kept.
    SetupKept,
    /// Who deals first according to the drawn cards.
    FirstDeal {
        deal: FirstDeal,
        game: Game,
        calendar: Calendar,
    },
    /// People and currencies that are new to the ledger.
    NewHere(Vec<New>),
    /// A hand begins.
    HandBegins {
        start: Arc<HandStart>,
        number: HandNumber,
        now: Arc<Position>,
    },
    /// This game is not followed turn by turn.
    NoTurnsHere,
    /// A text that was entered before is no longer accepted.
    Refused(Refusal),
    /// A text was left out.
    LeftOut(String),
    /// The texts entered for a hand, each with the question that it answered; `None` for a line.
    Entered(Vec<(Option<Asking>, String)>),
    /// The current state of a hand, to show its table or its verdict.
    Stands(Arc<Position>),
    /// A text was accepted for a hand.
    Taken {
        before: Arc<Position>,
        after: Arc<Position>,
        /// Whether the record's last line is news for the people at the table.
        line: bool,
        /// Whether the cards on the table have changed.
        board: bool,
    },
    /// A told hand is now understood differently.
    Understood {
        before: Arc<Position>,
        after: Arc<Position>,
    },
    /// A text was taken back; the giver is empty if it was entered at the terminal.
    TakenBack { text: String, giver: String },
    /// A tap was taken back.
    TapTakenBack(GivenTap),
    /// There is nothing to take back.
    NothingToUndo,
    /// The change of an entry was dropped; everything entered stays as it was.
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
    Doubted(Arc<Position>),
    /// The ledger keeps the hand in play, with this many entries.
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
    /// Money is due, and a word can record all of it as handed over.
    WordForMoney,
    /// The result of a session, and how it is settled up.
    SettledUp(Arc<SessionSoFar>),
    /// How a session that another one continues is settled up.
    SettledBefore(SessionId),
    /// A session was closed.
    Closed,
    /// The table is about to change.
    TableNext(TableNext),
    /// A chip already has the worth that was entered.
    WorthThatAlready,
    /// The evening continues with the changed table.
    GoneOn,
    /// A hand as it was written.
    WrittenHand(Arc<WrittenHand>),
    /// The questions of a written hand are asked again.
    AskedAgain(HandName, Game),
    /// The questions of this written hand cannot be asked again: no answers produce its record.
    NotAskedAgain(HandName, Game),
    /// The results of a hand before and after its correction.
    Compared(Arc<Again>),
    /// All answers are as before, so there is nothing to correct.
    AllAsBefore(HandName, Game),
    /// A written hand stays as it is.
    StaysAsWritten(HandName, Game),
    /// A hand was corrected.
    Corrected(Correction),
    /// This many claims about a hand were taken up again.
    ClaimsTakenUp(usize),
    /// The kept claims were about an earlier version of the hand.
    ClaimsOutdated,
    /// A dispute about a hand begins, or is shown again.
    Disputed(Arc<Disputed>),
    /// The claims have changed; this is their effect on the result.
    Effect(Arc<Disputed>),
    /// The result with the claims that everybody agrees on, compared with the old one.
    Agreed(Arc<Disputed>, Box<Verdict>),
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
