//! Payments beside the win: fixed payments and the boar's pot.

use super::hand::Hand;
use super::loss::nagari_times;
use crate::card::Card;
use crate::record::Seat;
use crate::rules::{DoublesFixed, GoStopRules};
use crate::verdict::{PaidFor, Party, Payment};

/// Returns what each opponent pays for an event, or `None` where the chips do not fit.
pub fn price(reason: PaidFor, carry: u32, rules: &GoStopRules) -> Option<i64> {
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
        PaidFor::Win | PaidFor::Gwangpalli | PaidFor::Pot => 0,
    };
    let ending = matches!(
        reason,
        PaidFor::Quads | PaidFor::ThreePpuk | PaidFor::Heodang
    );
    let multiplied = match rules.nagari_doubles_fixed {
        DoublesFixed::None => false,
        DoublesFixed::Ending => ending,
        DoublesFixed::All => true,
    };
    if chips == 0 || !multiplied {
        return Some(i64::from(chips));
    }
    i64::from(chips).checked_mul(nagari_times(carry, rules)?)
}

/// Returns the payments of a player's opponents for an event, leaving out those in `spared`;
/// `None` where the chips do not fit.
pub(super) fn collect(
    hand: &Hand,
    to: Seat,
    reason: PaidFor,
    spared: &[Seat],
    rules: &GoStopRules,
) -> Option<Vec<Payment>> {
    let chips = price(reason, hand.carry, rules)?;
    let payers = hand
        .losers(to)
        .filter(|seat| chips > 0 && !spared.contains(seat));
    let pay = |from| Payment {
        from: Party::Player(hand.name(from)),
        to: Party::Player(hand.name(to)),
        chips,
        reason,
    };
    Some(payers.map(pay).collect())
}

/// The boar's pot over a hand.
pub(super) struct Pot {
    /// What each put in before the deal.
    pub(super) paid_in: Vec<Payment>,
    /// What the player with the boar takes out.
    pub(super) taken: Option<Payment>,
    /// What is left.
    pub(super) left: i64,
}

/// Returns what goes into the boar's pot, out of it, and stays; `None` where the chips do not fit.
pub(super) fn boar_pot(hand: &Hand, rules: &GoStopRules) -> Option<Pot> {
    let stake = i64::from(rules.boar_pot);
    let player = |seat| Party::Player(hand.name(seat));
    let pay = |from: Party, to: Party, chips| Payment {
        from,
        to,
        chips,
        reason: PaidFor::Pot,
    };
    let paid_in = hand
        .seats()
        .filter(|_| stake > 0)
        .map(|seat| pay(player(seat), Party::Pot, stake))
        .collect();
    let stakes = stake.checked_mul(i64::try_from(hand.players.len()).ok()?)?;
    let pot = hand.pot.checked_add(stakes)?;
    let told = hand.boar.map(|(seat, _)| seat);
    let catcher = hand
        .seats()
        .find(|seat| hand.player(*seat).pile.contains(Card::BOAR))
        .or(told)
        .filter(|_| pot > 0);
    Some(Pot {
        paid_in,
        taken: catcher.map(|seat| pay(Party::Pot, player(seat), pot)),
        left: if catcher.is_some() { 0 } else { pot },
    })
}
