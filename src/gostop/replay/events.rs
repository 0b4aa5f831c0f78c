//! Lines about events around captures: stacks, chok and the like, first turns, the boar.

use super::HandBuilder;
use super::months::Swept;
use crate::card::{Card, Flower};
use crate::gostop::fixed_payments::price;
use crate::gostop::hand::{Fixed, HandEnd, JunkEvent};
use crate::record::{Contradiction, Nth, Problem, Seat, Spanned, Special};
use crate::verdict::PaidFor;

impl HandBuilder<'_> {
    pub(super) fn ppuk(&mut self, seat: Seat, month: Option<Spanned<Flower>>, nth: Option<Nth>) {
        if let Some(month) = month {
            let told = |telling: &Self| {
                let months = &telling.months;
                months.played(month.value, Some(seat)) || months.stacked(month.value)
            };
            if !self.month_once(month, told) {
                return;
            }
        }
        let before = |nth| self.firsts.ppuk.contains(&(seat, nth));
        let made = self.hand.player(seat).ppuk;
        let (fits, reason) = match nth {
            None => (true, None),
            Some(Nth::First) => (made == 0, Some(PaidFor::FirstPpuk)),
            Some(Nth::Second) => (made == 1 && before(Nth::First), Some(PaidFor::SecondPpuk)),
            Some(Nth::Third) => (made == 2 && before(Nth::Second), Some(PaidFor::ThirdPpuk)),
        };
        if !fits {
            return self
                .front
                .fault(Problem::Contradiction(Contradiction::PpukOutOfOrder));
        }
        let month = month.map(|month| (seat, month.value));
        self.months.stacked.extend(month);
        self.firsts.ppuk.extend(nth.map(|nth| (seat, nth)));
        if let Some(reason) = reason {
            self.fixed(seat, reason);
        }
        self.hand.players[seat].ppuk += 1;
        if made == 2 && self.rules.fixed_three_ppuk > 0 {
            self.fixed(seat, PaidFor::ThreePpuk);
            self.end(HandEnd::ThreePpuk(seat));
            // Nothing depends on the piles any more, and no line could say which junk is
            // surrendered.
            self.debts.forgive();
        }
    }

    /// Records a fixed payment.
    fn fixed(&mut self, to: Seat, reason: PaidFor) {
        self.hand.fixed.push(Fixed { to, reason });
        if price(reason, &self.hand, &self.rules).is_none_or(|chips| chips > 0) {
            self.firsts.payments.push(self.front.at);
        }
    }

    /// Records a payment for an event of a first turn; each such event happens only once.
    pub(super) fn first(&mut self, seat: Seat, reason: PaidFor) {
        if self.firsts.paid.contains(&(seat, reason)) {
            return self
                .front
                .fault(Problem::Contradiction(Contradiction::FirstAgain));
        }
        self.firsts.paid.push((seat, reason));
        self.fixed(seat, reason);
    }

    pub(super) fn special(&mut self, seat: Seat, special: Special, first: bool) {
        match special {
            Special::Chok if first => self.first(seat, PaidFor::FirstChok),
            Special::Ttadak if first => self.first(seat, PaidFor::FirstTtadak),
            _ => {}
        }
        let amount = match special {
            Special::Chok => self.rules.junk_each_chok,
            Special::Ttadak => self.rules.junk_each_ttadak,
            Special::Sseul => self.rules.junk_each_sseul,
            Special::Stack => self.rules.junk_each_stack,
            Special::JaPpuk => self.rules.junk_each_ja_ppuk,
        };
        self.owe(JunkEvent::Special(special), seat, amount);
    }

    pub(super) fn first_sweep(&mut self, seat: Seat, month: Spanned<Flower>) {
        let told = |telling: &Self| {
            telling
                .months
                .swept
                .iter()
                .any(|swept| swept.month == month.value)
        };
        if !self.month_once(month, told) {
            return;
        }
        self.months.swept.push(Swept {
            seat,
            month: month.value,
            place: self.front.at,
        });
        self.hand.players[seat].first_sweep = true;
        self.fixed(seat, PaidFor::FirstSweep);
    }

    pub(super) fn boar(&mut self, seat: Seat, first: bool) {
        match self.hand.boar {
            Some((holder, _)) if holder != seat => {
                let holder = Some(self.hand.name(holder));
                return self.front.fault(Problem::DuplicateCard {
                    card: Card::BOAR,
                    holder,
                });
            }
            _ => self.hand.boar = Some((seat, self.front.at)),
        }
        if first {
            self.first(seat, PaidFor::Boar);
        }
    }
}
