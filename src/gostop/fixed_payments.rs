//! Payments besides the win: fixed payments and the boar's pot.

use super::hand::Hand;
use super::loss::nagari_times;
use super::payments::{Payer, PaymentSheet};
use crate::card::Card;
use crate::record::Seat;
use crate::rules::{DoublesFixed, GoStopRules};
use crate::verdict::{LossStep, PaidFor, StepId};

/// Returns what each opponent pays for an event, or `None` on overflow.
pub fn price(reason: PaidFor, hand: &Hand, rules: &GoStopRules) -> Option<i64> {
    let chips = match reason {
        PaidFor::Quads => rules.fixed_quads,
        PaidFor::FirstPpuk => rules.fixed_first_ppuk,
        PaidFor::SecondPpuk => rules.fixed_second_ppuk,
        PaidFor::ThirdPpuk => rules.fixed_third_ppuk,
        PaidFor::ThreePpuk => rules.fixed_three_ppuk,
        PaidFor::FirstSweep => rules.fixed_first_sweep,
        PaidFor::FirstChok => rules.fixed_first_chok,
        PaidFor::FirstTtadak => rules.fixed_first_ttadak,
        PaidFor::Heodang => rules.fixed_heodang,
        PaidFor::Boar => rules.boar_first_turn,
        PaidFor::Win | PaidFor::Gwangpalli | PaidFor::Pot | PaidFor::Net => 0,
    };
    let steps = fixed_steps(reason, (hand.carry, hand.stake), rules)?;
    let mut times = steps.iter().filter_map(|step| step.effect.times());
    times.try_fold(i64::from(chips), i64::checked_mul)
}

/// Returns the steps that multiply what an event brings in a hand with this carry and stake, or
/// `None` on overflow.
pub fn fixed_steps(
    reason: PaidFor,
    (carry, stake): (u32, Option<u32>),
    rules: &GoStopRules,
) -> Option<Vec<LossStep>> {
    let (fixed, ending) = match reason {
        PaidFor::Quads | PaidFor::ThreePpuk | PaidFor::Heodang => (true, true),
        PaidFor::Win | PaidFor::Gwangpalli | PaidFor::Pot | PaidFor::Net => (false, false),
        _ => (true, false),
    };
    let multiplied = |by: DoublesFixed| match by {
        DoublesFixed::None => false,
        DoublesFixed::Ending => ending,
        DoublesFixed::All => fixed,
    };
    let mut steps = Vec::new();
    if carry > 0 && multiplied(rules.nagari_doubles_fixed) {
        let step = LossStep::times(StepId::Nagari, nagari_times(carry, rules)?);
        steps.push(step.with_count(i64::from(carry)));
    }
    if let Some(times) = stake.filter(|_| multiplied(rules.stake_fixed)) {
        steps.push(LossStep::times(StepId::Stake, i64::from(times)));
    }
    Some(steps)
}

/// Makes a player's opponents pay for an event, except those in `spared`; `None` on overflow.
pub(super) fn collect(
    till: &mut PaymentSheet<'_>,
    to: Seat,
    reason: PaidFor,
    spared: &[Seat],
    rules: &GoStopRules,
) -> Option<()> {
    let hand = till.hand;
    let chips = price(reason, hand, rules)?;
    if chips <= 0 {
        return Some(());
    }
    for from in hand.losers(to).filter(|seat| !spared.contains(seat)) {
        till.pay(hand.who(from)?, hand.who(to)?, chips, reason)?;
    }
    Some(())
}

/// The boar's pot in a hand.
#[derive(Clone, Copy, Default)]
pub(super) struct Pot {
    /// The player with the boar, who takes the whole pot; `None` if the pot stays.
    catcher: Option<Seat>,
    chips: i64,
}

impl Pot {
    /// Makes a pot that nobody pays into and nobody takes.
    pub(super) const fn left_alone(chips: i64) -> Self {
        Self {
            catcher: None,
            chips,
        }
    }

    /// Makes every player of the hand pay their stake, and returns the pot; `None` on overflow.
    pub(super) fn fill(till: &mut PaymentSheet<'_>, rules: &GoStopRules) -> Option<Self> {
        let (hand, stake) = (till.hand, i64::from(rules.boar_pot));
        for seat in hand.seats().filter(|_| stake > 0) {
            till.pay(hand.who(seat)?, Payer::Pot, stake, PaidFor::Pot)?;
        }
        let stakes = stake.checked_mul(i64::try_from(hand.players.len()).ok()?)?;
        let chips = hand.pot.checked_add(stakes)?;
        let mut seats = hand.seats();
        let catcher = seats
            .find(|seat| hand.player(*seat).pile.contains(Card::BOAR))
            .or(hand.boar.map(|(seat, _)| seat))
            .filter(|_| chips > 0);
        Some(Self { catcher, chips })
    }

    /// Pays the pot to the player with the boar, if there is one; `None` on overflow.
    pub(super) fn pay_out(self, till: &mut PaymentSheet<'_>) -> Option<()> {
        match self.catcher {
            Some(seat) => till.pay(Payer::Pot, till.hand.who(seat)?, self.chips, PaidFor::Pot),
            None => Some(()),
        }
    }

    /// Returns the chips that stay in the pot.
    pub(super) const fn left(self) -> i64 {
        if self.catcher.is_some() {
            0
        } else {
            self.chips
        }
    }
}
