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
    /// The player who stopped, the whole hand in one line, or a line of the record.
    Line,
    /// The cards on the table, to follow the hand turn by turn; or anything that `Line` accepts.
    Layout,
    /// The turn of a player.
    Turn(Seat),
    /// Whether this player stops or goes.
    Call(Seat),
    /// A question of the quick way.
    Quick(Question),
    /// The answer to a question that a told hand leaves open.
    Told,
    /// Whether the verdict is right.
    Verdict,
}

impl WaitingFor {
    /// Returns whether the prompt waits for a line, so that Enter alone says nothing.
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
    /// Which of `players` stopped. The whole hand in one line, as in the example `whole`, and the
    /// first line of a record are answers too.
    First {
        game: Game,
        players: Vec<NumberedPlayer>,
        whole: Option<WholeHand>,
    },
    /// The next line of the record.
    Line,
    /// Which player stopped, asked without a list of players or an example.
    WhoStopped(Game),
    /// Which `cards` cards are on the table; or which of `players` stopped.
    Layout {
        cards: u32,
        players: Vec<NumberedPlayer>,
    },
    /// The turn of a player.
    Turn { player: Name },
    /// Whether a player with this many points stops or goes.
    Call {
        player: Name,
        points: i64,
        calls: Calls,
    },
    /// Which card of `among` the card `card` takes.
    Onto {
        card: Card,
        among: Pile,
        calendar: Calendar,
    },
    /// A question that a told hand leaves open.
    Told(AskedBack),
    /// A question of the quick way, about the player with this name; empty if about nobody.
    Quick { question: Question, name: Name },
    /// Whether the verdict is right. `further` is the game if somebody else may also have been
    /// dealt cards that end the hand.
    Verdict {
        further: Option<Game>,
        /// Whether the hand was told in one line, so that more can be told about it.
        more: bool,
    },
}

/// An example of a whole hand that this table could have played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WholeHand {
    /// The name of the winner, or the player's number if the name is too long or needs quotes.
    pub(crate) player: Name,
    /// What the player won with.
    pub(crate) won: WonWith,
}

/// The cards that the winner of an example hand won with.
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
    /// The captured cards of this player.
    Cards(Seat),
    /// How often this player said koi-koi: at least the first number, at most the second.
    Koi(Seat, u32, u32),
    /// Who formed the last yaku in a drawn round; `Some` is the player that the lines suggest.
    LastYaku(Option<Seat>),
    /// How many brights were dealt to the field.
    FieldBrights,
    /// Which cards are on the field.
    Field,
    /// Which junk card the first player surrendered to the second, if that matters.
    Gives(Seat, Seat),
    /// Whether this player accepts an offered nagari.
    Accepts(Seat),
    /// Which card of the pile, all on the table, this card is matched with.
    Onto(Card, Pile),
    /// Whether this person stays or drops; `true` if the iris may force them out.
    Stay(TableSeat, bool),
    /// What this person, who was forced out of the hand, sells.
    Sells(TableSeat),
}

impl Question {
    /// Returns the player whom the question is about; `None` if about nobody who surely plays.
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

    /// Returns whether each player answers for themselves, in their order: nobody sees an answer
    /// before its turn.
    #[cfg(feature = "serve")]
    pub(crate) const fn is_own(self) -> bool {
        matches!(self, Self::Stay(..) | Self::Sells(_) | Self::Accepts(_))
    }

    /// Returns the table seat that the question is about; `None` for a question asked once it is
    /// decided who plays.
    pub(crate) const fn about_seated(self) -> Option<TableSeat> {
        match self {
            Self::Stay(seat, _) | Self::Sells(seat) => Some(seat),
            _ => None,
        }
    }
}
