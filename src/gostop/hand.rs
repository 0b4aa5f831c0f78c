//! A checked hand: what happened at the table, ready to be settled.

use super::turns::{HeldCards, Table, TurnEffect};
use super::{CountedPile, PileFacts, Seating, TableSeat};
use crate::card::{Card, Flower, Pile};
use crate::record::{
    BySeat, CardList, Counts, CupCall, Mission, Name, PartCounts, Place, ScoredPile, Seat, Spanned,
    Special, Turn,
};
use crate::verdict::{Irregularity, JudgedBy, PaidFor};
use smallvec::SmallVec;

/// What is known about a player's captured cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    /// Nothing is known.
    Unknown,
    /// All captured cards are known.
    Cards(Pile),
    /// Named cards are known, and the total of some kinds.
    Counted,
    /// Only the number of cards of each kind is known.
    Counts(Counts),
    /// The points are known, but not all cards.
    Scored(ScoredPile),
    /// Only some facts are known.
    Partly,
}

/// A call of go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Go {
    /// The position of this go among all goes of the hand, from 0.
    pub order: usize,
    /// The player's stop points when saying go; `None` if the record does not give them.
    pub points: Option<i64>,
}

/// A player who plays the hand.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that the record did or did not tell"
)]
pub struct Player {
    /// The player's name.
    pub name: Name,
    /// The captured cards, as far as recorded.
    pub pile: Pile,
    /// The counts that a line gives in place of cards, if any does.
    pub counts: Option<Counts>,
    /// The points that a line gives without all cards, if any does.
    pub scored: Option<ScoredPile>,
    /// The total number of cards of each kind, including unnamed cards.
    pub parts: PartCounts,
    /// Other facts about a partly known pile, if a line gives any.
    pub facts: Option<PileFacts>,
    /// The number of bombs of unknown months, whose cards are missing from `pile`.
    pub hidden_bombs: u32,
    /// Whether a line gives captured cards.
    pub told: bool,
    /// Whether a `has` line gives the pile.
    pub counted: bool,
    /// Whether the player has a `takes` line.
    pub takes: bool,
    /// Whether a line about the cards is faulty, so that they are not checked further.
    pub doubtful: bool,
    /// Whether some line of the record gives the whole pile. If so, junk moves only by lines, and
    /// of the player's calls only the last stop is checked.
    pub whole: bool,
    /// Whether some line of the record gives facts about the pile. If so, no junk moves.
    pub partly: bool,
    /// The months of the triples that the player showed; `None` for an unknown month.
    pub heundeum: Vec<Option<Flower>>,
    /// The months of the player's bombs that multiply; `None` for an unknown month.
    pub bombs: Vec<Option<Flower>>,
    /// How the player has said that the sake cup is counted, for good; `None` if it is counted in
    /// the player's favour.
    pub cup: Option<CupCall>,
    /// The player's goes.
    pub goes: Vec<Go>,
    /// How many stacks the player made.
    pub ppuk: u32,
    /// Whether the player took all four cards of a month in the first turn.
    pub first_sweep: bool,
}

impl Player {
    /// Returns what is known about the player's captured cards.
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

/// A refused offer of a nagari, in a hand of three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who offered.
    pub by: Seat,
    /// Who refused.
    pub refused_by: Seat,
    /// Whether the player who offered had said go before.
    pub after_go: bool,
}

/// What a player must say before the hand goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingDecision {
    /// Stop or go, after the turn that ends at this place.
    Call(Seat, Place),
    /// Stop or go, if the player's lines describe a turn; the lines may instead list a whole pile.
    MayCall(Seat),
    /// Whether this player accepts the offered nagari.
    Answer(Seat),
}

/// A line that offers a nagari.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// Who offered.
    pub by: Seat,
    /// Where the line is.
    pub place: Place,
    /// Who refused; `None` if nobody did.
    pub refused_by: Option<Seat>,
    /// The other possible turns, if turns are recorded card by card and the player's hand is known.
    pub found: Option<AlternativeTurns>,
}

/// The turns that a player could have taken instead of offering a nagari.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlternativeTurns {
    /// The opponents in turn order, each with the basis on which they are judged.
    pub opponents: Vec<(Seat, JudgedBy)>,
    /// How many of the next stock cards are known, not counting jokers; `None` if there are enough
    /// for a turn of each player.
    pub stock: Option<usize>,
    /// Every possible turn: its lines, and what it could have led to.
    pub turns: Vec<(Vec<Turn>, Prospect)>,
}

/// What a turn could lead to, up to the next turn of each opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// No opponent could stop on their next turn.
    Safe,
    /// The turn wins.
    Wins,
    /// An opponent could stop on their next turn.
    Unsafe {
        /// The opponent who could stop.
        by: Seat,
        /// The turn of the other opponent, if that opponent plays before `by`.
        between: Option<Vec<Turn>>,
        /// The turn after which `by` could stop.
        answer: Vec<Turn>,
    },
    /// What an opponent could do is not known.
    NotKnown,
}

/// A past turn, recorded card by card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// The player whose turn it was.
    pub seat: Seat,
    /// The place of the turn's first line.
    pub place: Place,
    /// How many entries of the record come before the turn.
    pub entry: usize,
    /// The loose cards on the table before the turn.
    pub loose: Pile,
    /// The player's hand before the turn.
    pub held: HeldCards,
    /// The lines of the turn; usually one.
    pub turns: SmallVec<[Turn; 1]>,
    /// The cards that the player captured in the turn.
    pub took: Pile,
    /// What happened in the last line of the turn.
    pub moved: TurnEffect,
    /// Whether the turn left the player's hand empty.
    pub last_card: bool,
}

/// A turn that a player who fed the winner could have taken instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The lines of the turn.
    pub turns: Vec<Turn>,
    /// A turn after which the winner could still have stopped, with the same stock; `None` if the
    /// win would have been prevented.
    pub answer: Option<Vec<Turn>>,
}

/// What the turns themselves show about an accusation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByTurns {
    /// Whether the card was played rather than left on the table.
    pub played: bool,
    /// Every other turn that the accused could have taken; `None` if their hand is not known.
    pub alternatives: Option<Vec<Alternative>>,
}

/// An accusation of having fed the winner.
#[derive(Clone, Debug)]
pub struct Accusation {
    /// The accused player.
    pub seat: Seat,
    /// The place of the verb in the accusing line, or of the turn that fed the winner.
    pub place: Place,
    /// The card that was played or left.
    pub card: Spanned<Card>,
    /// The cards that the winner took with `card`; `None` if they are not given.
    pub with: Option<CardList>,
    /// Whether `card` was the last card in the accused's hand.
    pub last_card: bool,
    /// Whether no other play could have prevented the win.
    pub forced: bool,
    /// What the turns show; `None` if a line makes the accusation.
    pub found: Option<ByTurns>,
}

/// A fixed payment: each opponent pays this player.
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
    /// The hand is dealt again.
    Void,
    /// These players were dealt four cards of a month.
    Quads(Vec<Seat>),
    /// A player made their third ppuk.
    ThreePpuk(Seat),
    /// A player took nothing for five turns in a row.
    Heodang(Seat),
    /// The record gives only what everybody at the table won or lost.
    Net(Vec<(TableSeat, i64)>),
}

/// Everything that the record says happened in a hand.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    /// Everybody at the table.
    pub seating: Seating,
    /// The players of the hand in turn order, dealer first; empty until it is decided who plays.
    pub players: BySeat<Player>,
    /// Whether anything was played.
    pub begun: bool,
    /// How many hands without a winner came right before.
    pub carry: u32,
    /// The multiplier of every loss in this hand, if the table agreed on one.
    pub stake: Option<u32>,
    /// Chips in the boar's pot before the deal.
    pub pot: i64,
    /// Gwangpalli from earlier hands: each person to be paid, at the table or not, and the chips
    /// that each loser owes this person.
    pub dues: Vec<(Name, i64)>,
    /// The month set for weol-yak, if any.
    pub set_month: Option<Flower>,
    /// The missions: cards that multiply the win of the player who holds them.
    pub missions: Vec<Mission>,
    /// The refused offer in force, if any.
    pub offer: Option<Offer>,
    /// What a player must say before anything else happens, if anything.
    pub due: Option<PendingDecision>,
    /// Every offer of a nagari.
    pub offered: Vec<Offered>,
    /// The player who is said to have the boar, and where the record says so.
    pub boar: Option<(Seat, Place)>,
    /// The accusations of having fed the winner.
    pub accusations: Vec<Accusation>,
    /// The fixed payments, in the order in which they fell due.
    pub fixed: Vec<Fixed>,
    /// How the hand ended, and where the record says so; `None` while the hand goes on.
    pub end: Option<(HandEnd, Place)>,
    /// The current table, if turns are recorded card by card or may be from here on.
    pub table: Option<Box<Table>>,
    /// The turns, if they are recorded card by card.
    pub turns: Vec<Past>,
    /// The irregularities that the lines show.
    pub irregular: Vec<Irregularity>,
}

impl Hand {
    /// Returns the seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat)
    }

    /// Returns the other seats in turn order, starting after `seat`.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.players.len();
        (1..count).map(move |step| seat.after(step, count))
    }

    /// Returns all seats but the winner's in seat order, in which losers are listed and pay.
    pub fn losers(&self, winner: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |seat| *seat != winner)
    }

    /// Returns the name of the dealer.
    pub fn dealer(&self) -> Name {
        let dealer = self.seating.all().first();
        dealer.map_or_else(Name::default, |dealer| dealer.name.clone())
    }

    /// Returns the player in a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// Returns the name of the player in a seat.
    pub fn name(&self, seat: Seat) -> Name {
        self.player(seat).name.clone()
    }
}

/// The reason why junk is owed; debts are settled in the order of the variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum JunkEvent {
    Special(Special),
    Potkan,
    Baekhwajeom,
    /// A joker of any kind; jokers are settled in the order in which they were captured.
    Joker,
}

impl Hand {
    /// Returns the named cards in the piles of all players except the one in `seat`.
    pub(super) fn elsewhere(&self, seat: Seat) -> Pile {
        let others = self.seats().filter(|other| *other != seat);
        others.fold(Pile::EMPTY, |gone, other| {
            gone.plus(self.player(other).pile)
        })
    }

    /// Returns a player's pile as given by cards and counts.
    pub fn counted(&self, seat: Seat) -> CountedPile {
        let player = self.player(seat);
        let counted = if player.parts.is_empty() {
            player.pile.into()
        } else {
            CountedPile::new(player.pile, player.parts, self.elsewhere(seat))
        };
        counted.bound(player.cup)
    }
}
