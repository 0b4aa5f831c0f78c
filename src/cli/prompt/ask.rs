//! The questions that a hand can ask.

use super::players::Listed;
use crate::card::{Calendar, Card, Pile};
use crate::gostop::{Calls, TableSeat};
use crate::record::{CountKind, Seat};
use crate::rules::Game;

/// What the prompt waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
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
    /// Whether the verdict is right.
    Verdict,
}

impl Ask {
    /// Returns whether a line is waited for, so that Enter alone says nothing.
    pub(super) const fn takes_lines(self) -> bool {
        matches!(
            self,
            Self::Line | Self::Layout | Self::Turn(_) | Self::Call(_)
        )
    }
}

/// What the people at the table are asked, with what they have to know for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Asking {
    /// Who of these stopped, the whole hand in one line, such as this, or the first line.
    First {
        game: Game,
        players: Vec<Listed>,
        whole: Option<WholeHand>,
    },
    /// A further line.
    Line,
    /// Who stopped, in short.
    WhoStopped(Game),
    /// So many cards that lie on the table, or who of these stopped.
    Layout { cards: u32, players: Vec<Listed> },
    /// The turn of a player.
    Turn { player: String },
    /// Whether a player stops or goes with this many points.
    Call {
        player: String,
        points: i64,
        calls: Calls,
    },
    /// Which of these cards another takes.
    Onto {
        card: Card,
        among: Pile,
        calendar: Calendar,
    },
    /// A question of the quick way, about a player of this name.
    Quick { question: Question, name: String },
    /// Whether the verdict is right; whether a line about another such hand may follow.
    Verdict { further: Option<Game> },
}

/// A whole hand that this table can have played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct WholeHand {
    /// The name of a player, or the number where the name is long.
    pub(in crate::cli) player: String,
    /// What the player won with.
    pub(in crate::cli) won: WonWith,
}

/// What somebody won with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum WonWith {
    /// Godori, after one go.
    Godori,
    /// Godori and hong-dan, after one go.
    GodoriAndHongDan,
    /// Boar, deer and butterflies.
    BoarDeerButterflies,
}

/// What is asked in one question: whatever can matter besides the cards of the winner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is something of its own that may have happened"
)]
pub(in crate::cli) struct Besides {
    /// How often at most the winner can have said go; 0 where that is not asked.
    pub(in crate::cli) goes: u32,
    /// Triples the winner showed.
    pub(in crate::cli) shown: bool,
    /// Months the winner bombed.
    pub(in crate::cli) bombed: bool,
    /// A month that the winner took whole in the first turn.
    pub(in crate::cli) first_sweep: bool,
    /// Goes of others.
    pub(in crate::cli) others_go: bool,
}

impl Besides {
    /// What the winner did.
    pub(super) const OWN: Self = Self {
        goes: 1,
        shown: true,
        bombed: true,
        first_sweep: true,
        others_go: false,
    };

    /// What the others did.
    pub(super) const OTHERS: Self = Self {
        goes: 0,
        shown: false,
        bombed: false,
        first_sweep: false,
        others_go: true,
    };

    /// Returns what is left of it where all that the winner did is known, or all that others did.
    pub(super) const fn without(self, known: Self) -> Self {
        let own = known.goes > 0 || known.shown || known.bombed || known.first_sweep;
        let others_go = self.others_go && !known.others_go;
        if own {
            Self {
                others_go,
                ..Self::OTHERS
            }
        } else {
            Self { others_go, ..self }
        }
    }

    /// Returns the questions that ask for this: one for all where it is more than one thing.
    pub(super) fn questions(self, winner: Seat) -> Vec<Question> {
        let alone = [
            (self.goes > 0, Question::Goes(winner, self.goes)),
            (self.shown, Question::Heundeum(winner)),
            (self.bombed, Question::Bombs(winner)),
            (self.first_sweep, Question::FirstSweep(winner)),
            (self.others_go, Question::OthersGo(winner)),
        ];
        let alone = alone.into_iter().filter(|(asked, _)| *asked);
        let alone: Vec<Question> = alone.map(|(_, question)| question).collect();
        match alone.len() {
            0 | 1 => alone,
            _ => vec![Question::Besides(winner, self)],
        }
    }
}

/// What may be among a winner's points that matters, where the points were told without it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a kind of cards of its own"
)]
pub(in crate::cli) struct Among {
    /// The points.
    pub(in crate::cli) points: i64,
    /// A line of brights.
    pub(in crate::cli) brights: bool,
    /// Animals enough to count them.
    pub(in crate::cli) animals: bool,
    /// A line of ribbons.
    pub(in crate::cli) ribbons: bool,
    /// Junk.
    pub(in crate::cli) junk: bool,
}

impl Among {
    /// Returns whether anything matters.
    pub(super) const fn any(self) -> bool {
        self.brights || self.animals || self.ribbons || self.junk
    }
}

/// A question about the end of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Question {
    /// The winner's cards.
    Cards(Seat),
    /// What is among the winner's points.
    Among(Seat, Among),
    /// What happened besides the winner's cards, where more than one such thing can matter.
    Besides(Seat, Besides),
    /// How often the winner said go, and how often at most.
    Goes(Seat, u32),
    /// The triples the winner showed.
    Heundeum(Seat),
    /// The months the winner bombed.
    Bombs(Seat),
    /// The month that the winner took whole in the first turn.
    FirstSweep(Seat),
    /// Who said go besides this winner.
    OthersGo(Seat),
    /// Whether a loser has a bright.
    Brights(Seat),
    /// Whether a loser has a bright other than rain, where rain does not protect.
    DryBrights(Seat),
    /// Whether a loser has a bright that protects, or a shield joker.
    BrightsOrShield(Seat),
    /// A loser's junk, from the number that is safe.
    Junk(Seat, u32),
    /// Whether a loser has an animal.
    Animals(Seat),
    /// Whether a loser has a ribbon.
    Ribbons(Seat),
    /// Which losers have no card at all.
    NoCards,
    /// Who has the boar.
    Boar,
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
    /// Whatever else happened.
    Others,
}

impl Question {
    /// Returns the player whom the question is about.
    pub(in crate::cli) const fn about(self) -> Option<Seat> {
        match self {
            Self::Cards(seat)
            | Self::Among(seat, _)
            | Self::Besides(seat, _)
            | Self::Goes(seat, _)
            | Self::Heundeum(seat)
            | Self::Bombs(seat)
            | Self::FirstSweep(seat)
            | Self::Brights(seat)
            | Self::DryBrights(seat)
            | Self::BrightsOrShield(seat)
            | Self::Junk(seat, _)
            | Self::Animals(seat)
            | Self::Ribbons(seat)
            | Self::Koi(seat, ..)
            | Self::Gives(seat, _)
            | Self::Accepts(seat) => Some(seat),
            Self::LastYaku(known) => known,
            Self::OthersGo(_)
            | Self::NoCards
            | Self::Boar
            | Self::FieldBrights
            | Self::Field
            | Self::Onto(..)
            | Self::Stay(..)
            | Self::Sells(_)
            | Self::Others => None,
        }
    }

    /// Returns the seat at the table of the player whom the question is about before it is decided
    /// who plays.
    pub(in crate::cli) const fn about_seated(self) -> Option<TableSeat> {
        match self {
            Self::Stay(seat, _) | Self::Sells(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns of whom the answer may tell more than was asked: the winner, or whose cards are asked
    /// for.
    pub(super) const fn told_of(self) -> Option<Seat> {
        match self {
            Self::Cards(seat)
            | Self::Besides(seat, _)
            | Self::Goes(seat, _)
            | Self::Heundeum(seat)
            | Self::Bombs(seat)
            | Self::FirstSweep(seat)
            | Self::OthersGo(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns whose cards of which kind the question counts.
    pub(super) const fn counts(self) -> Option<(Seat, CountKind)> {
        match self {
            Self::Brights(seat) | Self::DryBrights(seat) | Self::BrightsOrShield(seat) => {
                Some((seat, CountKind::Brights))
            }
            Self::Junk(seat, _) => Some((seat, CountKind::Junk)),
            Self::Animals(seat) => Some((seat, CountKind::Animals)),
            Self::Ribbons(seat) => Some((seat, CountKind::Ribbons)),
            _ => None,
        }
    }
}
