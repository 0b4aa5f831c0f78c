//! The questions that a hand can ask.

use super::players::NumberedPlayer;
use crate::card::{Calendar, Card, Pile};
use crate::gostop::{Calls, TableSeat};
use crate::record::{Name, Seat};
use crate::rules::Game;
use crate::telling::AskedBack;

/// What the prompt is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WaitingFor {
    /// Who stopped, the whole hand, or a line of the record.
    Line,
    /// Which cards are on the table, to follow the hand turn by turn; or the same as `Line`.
    Layout,
    /// The turn of a player.
    Turn(Seat),
    /// Whether a player stops or goes.
    Call(Seat),
    /// A question of the quick way.
    Quick(Question),
    /// The answer to what a told hand leaves open.
    Told,
    /// Whether the verdict is right.
    Verdict,
}

impl WaitingFor {
    /// Returns whether it waits for a line, so that Enter alone says nothing.
    pub(crate) const fn takes_lines(self) -> bool {
        matches!(
            self,
            Self::Line | Self::Layout | Self::Turn(_) | Self::Call(_)
        )
    }
}

/// A question to the people at the table, with everything they need to know to answer it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Asking {
    /// Who of these players stopped. The whole hand in one line, as in this example, and the first
    /// line of a record are answers too.
    First {
        game: Game,
        players: Vec<NumberedPlayer>,
        whole: Option<WholeHand>,
    },
    /// A further line.
    Line,
    /// Who stopped, in its short form.
    WhoStopped(Game),
    /// Which cards, this many, are on the table; or who of these players stopped.
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
    /// Which of these cards another one takes.
    Onto {
        card: Card,
        among: Pile,
        calendar: Calendar,
    },
    /// What a told hand leaves open.
    Told(AskedBack),
    /// A question of the quick way, about the player with this name.
    Quick { question: Question, name: Name },
    /// Whether the verdict is right, and whether a line about a further hand of this game may
    /// follow.
    Verdict {
        further: Option<Game>,
        /// Whether more may be told about the hand.
        more: bool,
    },
}

/// An example of a whole hand that this table could have played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WholeHand {
    /// The name of a player, or the number if the name is long.
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

/// A question about how a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// The winner's cards.
    Cards(Seat),
    /// How often a player said koi-koi, with the lower and the upper limit.
    Koi(Seat, u32, u32),
    /// Who formed the last yaku in a drawn round; the player is known if the lines tell.
    LastYaku(Option<Seat>),
    /// How many brights were dealt to the field.
    FieldBrights,
    /// Which cards are on the field.
    Field,
    /// Which junk a player surrendered to another, where it matters.
    Gives(Seat, Seat),
    /// Whether a player accepts an offered nagari.
    Accepts(Seat),
    /// Which of these loose cards a card is matched with.
    Onto(Card, Pile),
    /// Whether somebody at the table stays or drops, and whether they may be out because of the
    /// iris.
    Stay(TableSeat, bool),
    /// What somebody at the table who was forced out sells.
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

    /// Returns the table seat of the player whom the question is about, if it is asked before it is
    /// decided who plays.
    pub(crate) const fn about_seated(self) -> Option<TableSeat> {
        match self {
            Self::Stay(seat, _) | Self::Sells(seat) => Some(seat),
            _ => None,
        }
    }
}
