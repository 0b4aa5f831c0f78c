//! A hand under construction from its lines.

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

/// A turn after which a player could stop or say go, although no line says either.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gostop) struct Uncalled {
    pub(in crate::gostop) seat: Seat,
    /// The last line of the turn.
    pub(in crate::gostop) place: Place,
    /// The stop points after the turn.
    pub(in crate::gostop) points: i64,
}

/// What event lines show about calls.
#[derive(Clone, Debug, Default)]
pub(super) struct CallEvents {
    /// Turns whose call may still follow: lines may be in another order than the events, as long as
    /// the call comes before the player's next turn.
    pub(super) open: Vec<Uncalled>,
    pub(super) missing: Vec<Uncalled>,
}

/// An offered nagari that has not been fully answered.
#[derive(Clone, Debug)]
pub(super) struct OpenOffer {
    pub(super) by: Seat,
    /// Whether the first answer was given, which can only have been an acceptance.
    pub(super) first_accepted: bool,
}

/// Whose turn it is, as far as event lines show.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnOrder {
    /// Whether a decision came out of turn; if so, the order is no longer checked.
    pub(super) disorder: bool,
    pub(super) asked: Option<OpenOffer>,
    pub(super) last_turn: Option<Seat>,
    /// The latest line of the last turn.
    pub(super) turn_at: Place,
    /// The cards taken by lines of the last turn.
    pub(super) took: Pile,
    pub(super) calls: CallEvents,
    /// How many turns each player has begun since the last refused offer.
    pub(super) turns_since: BySeat<u32>,
    /// How many goes were said in the hand.
    pub(super) goes: usize,
}

/// What is known about first turns.
#[derive(Clone, Debug, Default)]
pub(super) struct Firsts {
    pub(super) ppuk: Vec<(Seat, Nth)>,
    pub(super) paid: Vec<(Seat, PaidFor)>,
    /// Where lines bring an immediate payment.
    pub(super) payments: Vec<Place>,
}

/// A hand that is built line by line.
#[derive(Clone, Debug)]
pub(in crate::gostop) struct HandBuilder<'a> {
    pub(in crate::gostop) rules: Cow<'a, GoStopRules>,
    pub(in crate::gostop) hand: Box<Hand>,
    pub(in crate::gostop) front: Front,
    /// The index of each person in the hand's dues, by the form in which names are compared.
    pub(super) dues: HashMap<Name, usize>,
    pub(super) order: TurnOrder,
    pub(super) piles: ToldPiles,
    pub(in crate::gostop) months: MonthEvents,
    pub(super) firsts: Firsts,
    pub(in crate::gostop) debts: Debts,
    /// The state of the whole turns; `None` if the record has no whole turns.
    pub(in crate::gostop) turns: Option<Turns>,
}
