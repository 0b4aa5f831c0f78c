//! What players who were forced out and sold are paid: at once, at the end, or later.

use super::hand::{Hand, HandEnd};
use super::loss::nagari_times;
use super::payments::{Payer, PaymentSheet};
use super::seating::{Sale, TableSeat};
use crate::card::{Card, Kind, Pile};
use crate::record::{Name, Seat};
use crate::rules::{AfterNagari, GoStopRules, SalePaid};
use crate::verdict::PaidFor;

/// The number of players at a table where exactly one is forced out.
const FOUR: usize = 4;

/// A seller, and the chips that each payer owes to this seller.
type SellerDues = (Name, i64);

/// Returns what each payer owes for a sale, or `None` on overflow.
fn price(sale: Sale, seated: usize, rules: &GoStopRules) -> Option<i64> {
    let brights = sale.cards.of_kind(Kind::Bright);
    let rain_alone = seated == FOUR && brights == Pile::from_cards(&[Card::RAIN]);
    let free = u32::from(rules.gwangpalli_rain_alone_free && rain_alone);
    let cards = i64::from(sale.cards.len() - free);
    let times = match sale.heundeum {
        Some(_) => i64::from(rules.gwangpalli_heundeum_times),
        None => 1,
    };
    cards
        .checked_mul(i64::from(rules.gwangpalli_per_card))?
        .checked_mul(times)
}

/// Returns the seller and the price of each sale if the rules have sales paid at the time `at`. An
/// item is `None` on overflow.
fn sales<'h>(
    hand: &'h Hand,
    at: SalePaid,
    rules: &'h GoStopRules,
) -> impl Iterator<Item = Option<(TableSeat, i64)>> + 'h {
    let seated = hand.seating.all().len();
    let sales = hand.seating.sales();
    let sales = sales.filter(move |_| rules.gwangpalli_paid == at);
    sales.map(move |(seat, sale)| Some((seat, price(sale, seated, rules)?)))
}

/// Makes each of these players pay these chips to `to`, who pays nothing. `None` on overflow.
fn pay(
    till: &mut PaymentSheet<'_>,
    (to, chips): (Payer, i64),
    payers: impl Iterator<Item = Seat>,
) -> Option<()> {
    let hand = till.hand;
    for from in payers.filter(|_| chips > 0) {
        let from = hand.who(from)?;
        if from != to {
            till.pay(from, to, chips, PaidFor::Gwangpalli)?;
        }
    }
    Some(())
}

/// Makes the players who stayed (all but the dealer) pay for sales before the first turn, if the
/// rules say so; `None` on overflow.
pub(super) fn at_once(till: &mut PaymentSheet<'_>, rules: &GoStopRules) -> Option<()> {
    let hand = till.hand;
    for sold in sales(hand, SalePaid::Now, rules) {
        let (seller, chips) = sold?;
        pay(till, (Payer::Seated(seller), chips), hand.seats().skip(1))?;
    }
    Some(())
}

/// After a hand with winners, makes each loser pay dues from earlier hands, times the nagari
/// multiplier, and the sales of this hand that are paid at the end. `None` on overflow.
pub(super) fn at_end(
    till: &mut PaymentSheet<'_>,
    winners: &[Seat],
    rules: &GoStopRules,
) -> Option<()> {
    if winners.is_empty() {
        return Some(());
    }
    let hand = till.hand;
    let others = || hand.seats().filter(|seat| !winners.contains(seat));
    let dues = hand.dues.iter().enumerate();
    for (at, (name, chips)) in dues.filter(|(_, (_, chips))| *chips > 0) {
        let times = nagari_times(hand.carry, rules)?;
        let to = hand.who_is(name).unwrap_or(Payer::Due(at));
        pay(till, (to, chips.checked_mul(times)?), others())?;
    }
    for sold in sales(hand, SalePaid::End, rules) {
        let (seller, chips) = sold?;
        pay(till, (Payer::Seated(seller), chips), others())?;
    }
    Some(())
}

/// Returns what later losers still owe to sellers after the hand; `None` on overflow.
pub(super) fn left(
    hand: &Hand,
    end: &HandEnd,
    winners: &[Seat],
    rules: &GoStopRules,
) -> Option<Vec<SellerDues>> {
    let lapses = rules.gwangpalli_after_nagari == AfterNagari::All
        && rules.gwangpalli_paid == SalePaid::End
        && matches!(end, HandEnd::Nagari | HandEnd::Push(_));
    if lapses || !winners.is_empty() {
        return Some(Vec::new());
    }
    let mut dues = hand.dues.clone();
    if !matches!(end, HandEnd::Void | HandEnd::Net(_)) {
        for sold in sales(hand, SalePaid::End, rules) {
            let (seller, chips) = sold?;
            let seller = hand.seating.name(seller);
            match dues.iter_mut().find(|(name, _)| *name == seller) {
                Some((_, due)) => *due = due.checked_add(chips)?,
                None => dues.push((seller, chips)),
            }
        }
    }
    dues.retain(|(_, chips)| *chips > 0);
    Some(dues)
}
