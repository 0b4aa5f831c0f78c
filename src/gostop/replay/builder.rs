//! A hand as far as its lines give it.

use super::Turns;
use super::months::MonthEvents;
use super::piles::ToldPiles;
use crate::card::Pile;
use crate::gostop::Hand;
use crate::gostop::junk::Debts;
use crate::record::{BySeat, Front, Name, Nth, Place, Seat};
use crate::rules::GoStopRules;
use crate::verdict::PaidFor;
use std::borrow::Cow;
use std::collections::HashMap;

/// A turn after which a player could stop or say go, and no line says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gostop) struct Uncalled {
    pub(in crate::gostop) seat: Seat,
    /// The last line of the turn.
    pub(in crate::gostop) place: Place,
    /// The stop points after it.
    pub(in crate::gostop) points: i64,
}

/// What lines of events show of calls.
#[derive(Clone, Debug, Default)]
pub(super) struct CallEvents {
    /// Turns whose call may still be recorded: lines may come in another order than they happened,
    /// as long as it is before the next turn of the same player.
    pub(super) open: Vec<Uncalled>,
    pub(super) missing: Vec<Uncalled>,
}

/// An offered nagari that is not answered in full.
#[derive(Clone, Debug)]
pub(super) struct OpenOffer {
    pub(super) by: Seat,
    /// The first answer, once it was given: it was an acceptance.
    pub(super) first_accepted: bool,
}

/// Whose turn it is, as far as lines of events show it.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnOrder {
    /// Whether a decision came out of turn, so that no more is said about the order.
    pub(super) disorder: bool,
    pub(super) asked: Option<OpenOffer>,
    pub(super) last_turn: Option<Seat>,
    /// The line of it that came last.
    pub(super) turn_at: Place,
    /// The cards that lines of it take.
    pub(super) took: Pile,
    pub(super) calls: CallEvents,
    /// Turns that each player began since the last refused offer.
    pub(super) turns_since: BySeat<u32>,
    /// How many calls of go there were.
    pub(super) goes: usize,
}

/// What is known of first turns.
#[derive(Clone, Debug, Default)]
pub(super) struct Firsts {
    pub(super) ppuk: Vec<(Seat, Nth)>,
    pub(super) paid: Vec<(Seat, PaidFor)>,
    /// The lines that bring a payment at once.
    pub(super) payments: Vec<Place>,
}

/// A hand as far as its lines give it.
#[derive(Clone, Debug)]
pub(in crate::gostop) struct HandBuilder<'a> {
    pub(in crate::gostop) rules: Cow<'a, GoStopRules>,
    pub(in crate::gostop) hand: Box<Hand>,
    pub(in crate::gostop) front: Front,
    /// Where each name is among those to whom something is due, as names are compared.
    pub(super) dues: HashMap<Name, usize>,
    pub(super) order: TurnOrder,
    pub(super) piles: ToldPiles,
    pub(in crate::gostop) months: MonthEvents,
    pub(super) firsts: Firsts,
    pub(in crate::gostop) debts: Debts,
    /// What is recorded card by card, where the record has whole turns.
    pub(in crate::gostop) turns: Option<Turns>,
}
