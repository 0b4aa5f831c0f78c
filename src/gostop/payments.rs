//! Collects all payments after a hand: net chips for each seat and, if wanted, the list of
//! payments.

use super::hand::Hand;
use super::seating::TableSeat;
use crate::record::{MOST_NAMES, Name, Seat};
use crate::verdict::{PaidFor, Party, Payment};

/// A payer or payee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Payer {
    /// A player at the table.
    Seated(TableSeat),
    /// Somebody away from the table, given by an index into the hand's dues.
    Due(usize),
    /// The boar's pot.
    Pot,
}

/// The chips that everybody wins or loses in a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NetSheet {
    seated: [i64; MOST_NAMES],
    /// For each person away from the table who was paid: the index into the hand's dues, and the
    /// chips received. In the order of first payments.
    others: Vec<(usize, i64)>,
}

impl NetSheet {
    /// Returns the chips that a player at the table wins or loses.
    pub fn chips_of(&self, seat: TableSeat) -> i64 {
        self.seated.get(seat.0).copied().unwrap_or_default()
    }

    /// Returns the chips of people who are not at the table, each with an index into the hand's
    /// dues.
    pub fn others(&self) -> &[(usize, i64)] {
        &self.others
    }

    fn of_any(&mut self, who: Payer) -> Option<&mut i64> {
        match who {
            Payer::Seated(seat) => self.seated.get_mut(seat.0),
            Payer::Due(at) => {
                let known = self.others.iter().position(|(other, _)| *other == at);
                let place = known.unwrap_or(self.others.len());
                if known.is_none() {
                    self.others.push((at, 0));
                }
                self.others.get_mut(place).map(|(_, chips)| chips)
            }
            Payer::Pot => None,
        }
    }
}

/// The payments after a hand.
pub(super) struct PaymentSheet<'h> {
    pub(super) hand: &'h Hand,
    pub(super) net: NetSheet,
    /// The payments in order; `None` if they are not wanted.
    pub(super) payments: Option<Vec<Payment>>,
}

impl<'h> PaymentSheet<'h> {
    /// Makes an empty sheet; `keeps` says whether to list single payments.
    pub(super) fn new(hand: &'h Hand, keeps: bool) -> Self {
        Self {
            hand,
            net: NetSheet::default(),
            payments: keeps.then(Vec::new),
        }
    }

    /// Adds a payment; `None` on overflow.
    pub(super) fn pay(
        &mut self,
        from: Payer,
        to: Payer,
        chips: i64,
        reason: PaidFor,
    ) -> Option<()> {
        if let Some(sum) = self.net.of_any(to) {
            *sum = sum.checked_add(chips)?;
        }
        if let Some(sum) = self.net.of_any(from) {
            *sum = sum.checked_sub(chips)?;
        }
        if let Some(payments) = &mut self.payments {
            payments.push(Payment {
                from: self.hand.party(from),
                to: self.hand.party(to),
                chips,
                reason,
            });
        }
        Some(())
    }

    /// Returns everybody's chips by name: first the players at the table, then other people who are
    /// paid dues.
    pub(super) fn named(&self) -> Vec<(Name, i64)> {
        let seated = self.hand.seating.all().iter().zip(self.net.seated);
        let seated = seated.map(|(seated, chips)| (seated.name.clone(), chips));
        let others = self.net.others.iter();
        seated
            .chain(others.filter_map(|(at, chips)| {
                let (name, _) = self.hand.dues.get(*at)?;
                Some((name.clone(), *chips))
            }))
            .collect()
    }
}

impl Hand {
    /// Returns a player of the hand as a payer or payee.
    pub(super) fn who(&self, seat: Seat) -> Option<Payer> {
        self.who_is(&self.player(seat).name)
    }

    /// Returns the player at the table with this name as a payer or payee; `None` if there is none.
    pub(super) fn who_is(&self, name: &str) -> Option<Payer> {
        self.seating.find(name).map(Payer::Seated)
    }

    fn party(&self, who: Payer) -> Party {
        match who {
            Payer::Seated(seat) => Party::Player(self.seating.name(seat)),
            Payer::Due(at) => {
                let due = self.dues.get(at);
                Party::Player(due.map_or_else(Name::default, |(name, _)| name.clone()))
            }
            Payer::Pot => Party::Pot,
        }
    }
}
