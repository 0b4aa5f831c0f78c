//! The questions that a hand can ask.

use super::players::NumberedPlayer;
use crate::card::{Calendar, Card, Pile};
use crate::gostop::{Calls, TableSeat};
use crate::record::{Name, Seat};
use crate::rules::Game;
use crate::telling::AskedBack;

/// What the prompt waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WaitingFor {
    /// Who stopped, the whole hand, or a line of the record.
    Line,
    /// Which cards lie on the table, where the hand is to be followed turn by turn; or what
    /// `Line` waits for.
    Layout,
    /// The turn of a player.
    Turn(Seat),
    /// Whether a player stops or goes.
    Call(Seat),
    /// A question of the quick way.
    Quick(Question),
    /// What a told hand leaves open.
    Told,
    /// Whether the verdict is right.
    Verdict,
}

impl WaitingFor {
    /// Returns whether a line is waited for, so that Enter alone says nothing.
    pub(crate) const fn takes_lines(self) -> bool {
        matches!(
            self,
            Self::Line | Self::Layout | Self::Turn(_) | Self::Call(_)
        )
    }
}

/// What the people at the table are asked, with what they have to know for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Asking {
    /// Who of these stopped, the whole hand in one line, such as this, or the first line.
    First {
        game: Game,
        players: Vec<NumberedPlayer>,
        whole: Option<WholeHand>,
    },
    /// A further line.
    Line,
    /// Who stopped, in short.
    WhoStopped(Game),
    /// So many cards that lie on the table, or who of these stopped.
    Layout {
        cards: u32,
        players: Vec<NumberedPlayer>,
    },
    /// The turn of a player.
    Turn { player: Name },
    /// Whether a player stops or goes with this many points.
    Call {
        player: Name,
        points: i64,
        calls: Calls,
    },
    /// Which of these cards another takes.
    Onto {
        card: Card,
        among: Pile,
        calendar: Calendar,
    },
    /// What a told hand leaves open.
    Told(AskedBack),
    /// A question of the quick way, about a player of this name.
    Quick { question: Question, name: Name },
    /// Whether the verdict is right; whether a line about another such hand may follow.
    Verdict {
        further: Option<Game>,
        /// Whether more may be told of the hand.
        more: bool,
    },
}

/// A whole hand that this table can have played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WholeHand {
    /// The name of a player, or the number where the name is long.
    pub(crate) player: Name,
    /// What the player won with.
    pub(crate) won: WonWith,
}

/// What somebody won with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WonWith {
    /// Godori and eleven junk, after one go.
    Godori,
    /// Godori, hong-dan and eleven junk, after one go.
    GodoriAndHongDan,
    /// Boar, deer and butterflies.
    BoarDeerButterflies,
}

/// A question about the end of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// The winner's cards.
    Cards(Seat),
    /// How often a player said koi-koi, and how often at least and at most.
    Koi(Seat, u32, u32),
    /// Who formed a yaku last in a round that was drawn; who it is by the lines.
    LastYaku(Option<Seat>),
    /// How many brights were dealt to the field.
    FieldBrights,
    /// Which cards lie on the field.
    Field,
    /// Which junk a player surrendered to another, where it matters.
    Gives(Seat, Seat),
    /// Whether a player accepts an offered nagari.
    Accepts(Seat),
    /// Which of these loose cards a card goes to.
    Onto(Card, Pile),
    /// Whether somebody at the table stays or drops; whether they may be out with the iris.
    Stay(TableSeat, bool),
    /// What somebody at the table sells who was forced out.
    Sells(TableSeat),
}

impl Question {
    /// Returns the player whom the question is about.
    pub(crate) const fn about(self) -> Option<Seat> {
        match self {
            Self::Cards(seat)
            | Self::Koi(seat, ..)
            | Self::Gives(seat, _)
            | Self::Accepts(seat) => Some(seat),
            Self::LastYaku(known) => known,
            Self::FieldBrights | Self::Field | Self::Onto(..) | Self::Stay(..) | Self::Sells(_) => {
                None
            }
        }
    }

    /// Returns the seat at the table of the player whom the question is about before it is decided
    /// who plays.
    pub(crate) const fn about_seated(self) -> Option<TableSeat> {
        match self {
            Self::Stay(seat, _) | Self::Sells(seat) => Some(seat),
            _ => None,
        }
    }
}
