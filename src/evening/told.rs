//! What an evening tells: facts, which each door says in the language of who reads.

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
    /// An evening is open, in which so many hands were written and so much is entered of the next.
    StillOpen {
        session: SessionId,
        hands: u32,
        entries: usize,
    },
    /// An evening stays open.
    LeftOpen(SessionId),
    /// What was answered before the first hand is kept.
    SetupKept,
    /// Who deals first by the cards that were drawn.
    FirstDeal {
        deal: FirstDeal,
        game: Game,
        calendar: Calendar,
    },
    /// People and currencies that the ledger does not know.
    NewHere(Vec<New>),
    /// A hand begins.
    HandBegins {
        start: Rc<HandStart>,
        number: HandNumber,
        now: Rc<Position>,
    },
    /// This game is not followed turn by turn.
    NoTurnsHere,
    /// A text that was entered before is not accepted any more.
    Refused(Refusal),
    /// A text is left out.
    LeftOut(String),
    /// What was entered of a hand, each text with what it answered.
    Entered(Vec<(Option<Asking>, String)>),
    /// What a hand is now: its table, or its verdict.
    Stands(Rc<Position>),
    /// Something was accepted of a hand.
    Taken {
        before: Rc<Position>,
        after: Rc<Position>,
        /// Whether the last line is news of the table.
        line: bool,
        /// Whether other cards lie on the table.
        board: bool,
    },
    /// A told hand is understood otherwise than before.
    Understood {
        before: Rc<Position>,
        after: Rc<Position>,
    },
    /// A text was taken back, with who gave it, unless that was the terminal.
    TakenBack { text: String, giver: String },
    /// There is nothing to be taken back.
    NothingToUndo,
    /// Everything entered stays as it was.
    NothingChanged,
    /// This player won, whoever was entered first.
    WonInstead(Name),
    /// This player now takes other cards.
    TakesNow {
        player: Name,
        took: Pile,
        calendar: Calendar,
    },
    /// The verdict is said to be wrong.
    Doubted(Rc<Position>),
    /// The hand is kept, of which so much is entered.
    Kept {
        game: Game,
        hand: u32,
        entries: usize,
        tracked: bool,
    },
    /// A hand was written.
    HandWritten(HandName),
    /// Where the players stand.
    Standing(SessionStanding),
    /// A word hands over all of the money.
    WordForMoney,
    /// What a session comes to, and how it is settled up.
    SettledUp(Rc<SessionSoFar>),
    /// How a session is settled up that goes on as another.
    SettledBefore(SessionId),
    /// A session was closed.
    Closed,
    /// The table changes.
    TableNext(TableNext),
    /// A chip is worth that already.
    WorthThatAlready,
    /// The evening goes on.
    GoneOn,
    /// A hand as it was written.
    WrittenHand(Rc<WrittenHand>),
    /// The questions of a written hand come again.
    AskedAgain(HandName, Game),
    /// A written hand that the questions cannot tell.
    NotAskedAgain(HandName, Game),
    /// What a corrected hand comes to beside what it came to.
    Compared(Rc<Again>),
    /// All is answered as it was.
    AllAsBefore(HandName, Game),
    /// A written hand stays as it is.
    StaysAsWritten(HandName, Game),
    /// A hand was corrected.
    Corrected(Correction),
    /// Claims about a hand were taken up again, so many.
    ClaimsTakenUp(usize),
    /// Claims were about what the hand was before.
    ClaimsOutdated,
    /// A hand under dispute.
    Disputed(Rc<Disputed>),
    /// What the claims come to.
    Effect(Rc<Disputed>),
    /// What the claims that all agree on come to, beside what the hand came to.
    Agreed(Rc<Disputed>, Box<Verdict>),
    /// All claims were taken back.
    ClaimsCleared,
    /// A dispute is left, with so many claims.
    DisputeLeft(usize),
}

/// Where the players of a session stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SessionStanding {
    /// In chips.
    Chips(Vec<(Name, i64)>),
    /// In points.
    Points(Vec<(Name, i64)>, PointUnit),
}

impl SessionStanding {
    /// Returns where the players of a session stand.
    pub(crate) fn from_session(so_far: &SessionSoFar) -> Self {
        let points = so_far.points();
        if points.is_empty() {
            Self::Chips(so_far.net())
        } else {
            Self::Points(points.to_vec(), so_far.ruleset.rules.unit())
        }
    }
}
