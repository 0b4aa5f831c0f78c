//! A checked hand: what the table saw, ready to be settled.

use super::turns::{HeldCards, Table, TurnEffect};
use super::{CountedPile, PileFacts, Seating, TableSeat};
use crate::card::{Card, Flower, Pile};
use crate::record::{
    BySeat, CardList, Counts, Mission, Name, PartCounts, Place, ScoredPile, Seat, Spanned, Special,
    Turn,
};
use crate::verdict::{Irregularity, JudgedBy, PaidFor};
use smallvec::SmallVec;

/// What is known of a player's captured cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    /// Nothing was said of them.
    Unknown,
    /// The cards.
    Cards(Pile),
    /// Cards, and how many there are of a kind in all.
    Counted,
    /// Their counts alone.
    Counts(Counts),
    /// What they come to, and not all cards.
    Scored(ScoredPile),
    /// Something of them, and not all.
    Partly,
}

/// One call of go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Go {
    /// Its number among all calls of the hand, from 0.
    pub order: usize,
    /// The stop points the player had, where the record knows them.
    pub points: Option<i64>,
}

/// One of the active players.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that the record did or did not tell"
)]
pub struct Player {
    /// His name.
    pub name: Name,
    /// The captured cards, as far as they are recorded.
    pub pile: Pile,
    /// The counts in place of the pile's cards, where a line gave them.
    pub counts: Option<Counts>,
    /// What the pile comes to, where a line gave it without all cards.
    pub scored: Option<ScoredPile>,
    /// How many cards there are of a kind with those that are not named.
    pub parts: PartCounts,
    /// What is known of the pile in part, beside the cards.
    pub facts: Option<PileFacts>,
    /// The bombs whose months are not known, where their cards are not in the pile.
    pub hidden_bombs: u32,
    /// Whether a line gave captured cards.
    pub told: bool,
    /// Whether the pile was counted with `has`.
    pub counted: bool,
    /// Whether the player had a `takes` line.
    pub takes: bool,
    /// Whether a line about the cards had a fault, so that they are not checked further.
    pub doubtful: bool,
    /// Whether any line of the record counts the pile as a whole, so that junk does not move without
    /// a line and only the last stop is checked.
    pub whole: bool,
    /// Whether any line of the record says what is known of the pile in part, so that no junk moves.
    pub partly: bool,
    /// The triples that were shown.
    pub heundeum: Vec<Option<Flower>>,
    /// The bombs that multiply.
    pub bombs: Vec<Option<Flower>>,
    /// His calls of go.
    pub goes: Vec<Go>,
    /// How many stacks the player made.
    pub ppuk: u32,
    /// Whether the player took all four of a month in the first turn.
    pub first_sweep: bool,
}

impl Player {
    /// Returns what is known of the cards.
    pub fn holding(&self) -> Holding {
        match (self.scored, self.counts, self.told) {
            (Some(scored), _, _) => Holding::Scored(scored),
            (None, Some(counts), _) => Holding::Counts(counts),
            _ if self.facts.is_some() || self.hidden_bombs > 0 => Holding::Partly,
            (None, None, true) if self.parts.is_empty() => Holding::Cards(self.pile),
            (None, None, true) => Holding::Counted,
            (None, None, false) => Holding::Unknown,
        }
    }
}

/// A refused offer of a nagari between three players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who offered.
    pub by: Seat,
    /// Who refused.
    pub refused_by: Seat,
    /// Whether the offerer had said go before.
    pub after_go: bool,
}

/// What somebody has to say before a hand goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingDecision {
    /// Stop or go, after the turn that ends on this line.
    Call(Seat, Place),
    /// Stop or go, unless the lines of this player give a pile as it came to be and no turn.
    MayCall(Seat),
    /// Whether this player accepts an offered nagari.
    Answer(Seat),
}

/// A line that offers a nagari.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Who offered.
    pub by: Seat,
    /// Where the line is.
    pub place: Place,
    /// Who refused; nobody where all accepted.
    pub refused_by: Option<Seat>,
    /// What else was possible, where turns are recorded card by card and the hand is known.
    pub found: Option<AlternativeTurns>,
}

/// The turns that a player could have taken instead of offering a nagari.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlternativeTurns {
    /// By what it is judged what each opponent could have done, in turn order.
    pub opponents: Vec<(Seat, JudgedBy)>,
    /// How many of the next cards of the stock are known, not counting jokers, where they are too
    /// few for a turn of the player and one of each opponent.
    pub stock: Option<usize>,
    /// The lines of every turn, and what would have come of it.
    pub turns: Vec<(Vec<Turn>, Prospect)>,
}

/// What comes of a turn, as far as the next turn of each opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// No opponent could stop on their next turn.
    Safe,
    /// It wins.
    Wins,
    /// An opponent could stop on their next turn.
    Unsafe {
        /// Who.
        by: Seat,
        /// The turn of the other opponent, where that comes first.
        between: Option<Vec<Turn>>,
        /// His turn.
        answer: Vec<Turn>,
    },
    /// What an opponent could do is not known.
    NotKnown,
}

/// A turn that is recorded card by card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// Whose turn it was.
    pub seat: Seat,
    /// Its first line.
    pub place: Place,
    /// How many entries of the record come before that line.
    pub entry: usize,
    /// The loose cards on the table before it.
    pub loose: Pile,
    /// The player's hand before it.
    pub held: HeldCards,
    /// Its lines, mostly one.
    pub turns: SmallVec<[Turn; 1]>,
    /// The cards that went to the player's pile in it.
    pub took: Pile,
    /// What its last line brought.
    pub moved: TurnEffect,
    /// Whether the player's hand was empty after it.
    pub last_card: bool,
}

/// Another turn that somebody who fed the winner could have taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// Its lines.
    pub turns: Vec<Turn>,
    /// A turn after which the winner could have stopped all the same, with the same cards of the
    /// stock in the same order; `None` where the win would have been prevented.
    pub answer: Option<Vec<Turn>>,
}

/// What the turns themselves show of an accusation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByTurns {
    /// Whether the card was played; otherwise it was left on the table.
    pub played: bool,
    /// Every other turn that was possible, where the hand is known.
    pub alternatives: Option<Vec<Alternative>>,
}

/// An accusation of having fed the winner.
#[derive(Clone, Debug)]
pub struct Accusation {
    /// The accused.
    pub seat: Seat,
    /// The line it is on and the column of its verb.
    pub place: Place,
    /// The card that was played or left.
    pub card: Spanned<Card>,
    /// What it was taken with, as the line says.
    pub with: Option<CardList>,
    /// It was the player's last hand card.
    pub last_card: bool,
    /// No other play could have prevented the win.
    pub forced: bool,
    /// What the turns show of it, where no line had to say it.
    pub found: Option<ByTurns>,
}

/// A fixed payment: each opponent pays the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixed {
    /// Who is paid.
    pub to: Seat,
    /// What for.
    pub reason: PaidFor,
}

/// How a hand ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandEnd {
    /// A player stopped.
    Stop(Seat),
    /// A player who could have stopped pushed the win into the next hand.
    Push(Seat),
    /// Nobody won.
    Nagari,
    /// It is dealt again.
    Void,
    /// These were dealt four of a month.
    Quads(Vec<Seat>),
    /// A player made their third ppuk.
    ThreePpuk(Seat),
    /// A player took nothing five turns in a row.
    Heodang(Seat),
    /// Only the amounts are known, of everybody at the table.
    Net(Vec<(TableSeat, i64)>),
}

/// What the table saw of a hand.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    /// Everybody at the table.
    pub seating: Seating,
    /// Those who play, in turn order, the dealer first; nobody before that is decided.
    pub players: BySeat<Player>,
    /// Whether anything was played.
    pub begun: bool,
    /// Hands of nagari straight before.
    pub carry: u32,
    /// What the table multiplies every loss of this hand by, where it agreed on that.
    pub stake: Option<u32>,
    /// Chips in the boar's pot before the deal.
    pub pot: i64,
    /// Gwangpalli of earlier hands that each loser still owes to somebody, who may be anyone.
    pub dues: Vec<(Name, i64)>,
    /// The month set for weol-yak.
    pub set_month: Option<Flower>,
    /// The missions: cards that multiply the win of the player who holds them.
    pub missions: Vec<Mission>,
    /// The refused offer that is in force.
    pub offer: Option<Offer>,
    /// What somebody has to say before anything else happens.
    pub due: Option<PendingDecision>,
    /// Every offer of a nagari.
    pub offered: Vec<Offered>,
    /// The player who was said to have the boar.
    pub boar: Option<(Seat, Place)>,
    /// Who is said to have fed the winner.
    pub accusations: Vec<Accusation>,
    /// The fixed payments, in the order in which they fell due.
    pub fixed: Vec<Fixed>,
    /// How it ended and where the record says so; `None` while it goes on.
    pub end: Option<(HandEnd, Place)>,
    /// The table as it is now, where turns are recorded card by card, or may be from here on.
    pub table: Option<Box<Table>>,
    /// The turns, where they are recorded card by card.
    pub turns: Vec<Past>,
    /// Irregularities that the lines show.
    pub irregular: Vec<Irregularity>,
}

impl Hand {
    /// Returns the seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat)
    }

    /// Returns the other seats in turn order, beginning after `seat`.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.players.len();
        (1..count).map(move |step| seat.after(step, count))
    }

    /// Returns the other seats in seat order, the order in which losers are listed and pay.
    pub fn losers(&self, winner: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |seat| *seat != winner)
    }

    /// Returns the name of the dealer.
    pub fn dealer(&self) -> Name {
        let dealer = self.seating.all().first();
        dealer.map_or_else(Name::default, |dealer| dealer.name.clone())
    }

    /// Returns the player of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// Returns the name of a seat's player.
    pub fn name(&self, seat: Seat) -> Name {
        self.player(seat).name.clone()
    }
}

/// Junk that a player owes another, in the order in which events are settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum JunkEvent {
    Special(Special),
    Potkan,
    Baekhwajeom,
    /// A joker, of whatever kind: they are settled in the order in which they were got.
    Joker,
}

impl Hand {
    /// Returns the named cards that are in another pile than this player's.
    pub(super) fn elsewhere(&self, seat: Seat) -> Pile {
        let others = self.seats().filter(|other| *other != seat);
        others.fold(Pile::EMPTY, |gone, other| {
            gone.plus(self.player(other).pile)
        })
    }

    /// Returns a player's pile as far as it is told by cards and counts.
    pub fn counted(&self, seat: Seat) -> CountedPile {
        let player = self.player(seat);
        if player.parts.is_empty() {
            return player.pile.into();
        }
        CountedPile::new(player.pile, player.parts, self.elsewhere(seat))
    }
}
