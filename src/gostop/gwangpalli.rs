//! What those are paid who were forced out and sold: at once, at the end, or later.

use super::hand::{End, Hand};
use super::loss::nagari_times;
use super::seating::{Sale, Seated};
use crate::card::{Card, Kind, Pile};
use crate::record::Seat;
use crate::rules::{AfterNagari, GoStopRules, SalePaid};
use crate::verdict::{PaidFor, Party, Payment};

/// How many at the table are those of whom one alone is forced out.
const FOUR: usize = 4;

/// Chips that each payer owes somebody.
type Claim = (String, i64);

/// Returns what each payer owes for a sale, or `None` where the chips do not fit.
fn price(sale: Sale, seated: usize, rules: &GoStopRules) -> Option<i64> {
    let brights = sale.cards.of_kind(Kind::Bright);
    let rain_alone = seated == FOUR && brights == Pile::of(&[Card::RAIN]);
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

/// Returns what is owed for the sales of the hand where they are paid at this time.
fn sales(hand: &Hand, at: SalePaid, rules: &GoStopRules) -> Option<Vec<Claim>> {
    let seated = hand.seating.all().len();
    let claim = |(seller, sale): (&Seated, Sale)| {
        let chips = price(sale, seated, rules)?;
        Some((seller.name.clone(), chips))
    };
    if rules.gwangpalli_paid == at {
        hand.seating.sales().map(claim).collect()
    } else {
        Some(Vec::new())
    }
}

/// Returns the payments of claims by these; nobody pays their own.
fn payments(hand: &Hand, claims: &[Claim], payers: &[Seat]) -> Vec<Payment> {
    let pays = |(to, chips): &Claim| {
        let payers = payers.iter().map(|seat| hand.name(*seat));
        let payers = payers.filter(|name| name != to && *chips > 0);
        let payment = |from| Payment {
            from: Party::Player(from),
            to: Party::Player(to.clone()),
            chips: *chips,
            reason: PaidFor::Gwangpalli,
        };
        payers.map(payment).collect::<Vec<Payment>>()
    };
    claims.iter().flat_map(pays).collect()
}

/// Returns what those who stayed pay before the play; `None` where the chips do not fit.
pub(super) fn at_once(hand: &Hand, rules: &GoStopRules) -> Option<Vec<Payment>> {
    let stayed: Vec<Seat> = hand.seats().skip(1).collect();
    let claims = sales(hand, SalePaid::Now, rules)?;
    Some(payments(hand, &claims, &stayed))
}

/// Returns what those who did not win pay after a hand with winners: what was due before, times
/// the multiplier of the hands of nagari, and the sales of this hand. `None` where the chips do
/// not fit.
pub(super) fn at_end(hand: &Hand, winners: &[Seat], rules: &GoStopRules) -> Option<Vec<Payment>> {
    if winners.is_empty() {
        return Some(Vec::new());
    }
    let due = |(name, chips): &Claim| {
        let times = nagari_times(hand.carry, rules)?;
        Some((name.clone(), chips.checked_mul(times)?))
    };
    let owed = hand.dues.iter().filter(|(_, chips)| *chips > 0);
    let mut claims = owed.map(due).collect::<Option<Vec<Claim>>>()?;
    claims.extend(sales(hand, SalePaid::End, rules)?);
    let others: Vec<Seat> = hand
        .seats()
        .filter(|seat| !winners.contains(seat))
        .collect();
    Some(payments(hand, &claims, &others))
}

/// Returns what is due after the hand; `None` where the chips do not fit.
pub(super) fn left(
    hand: &Hand,
    end: &End,
    winners: &[Seat],
    rules: &GoStopRules,
) -> Option<Vec<Claim>> {
    let lapses = rules.gwangpalli_after_nagari == AfterNagari::All
        && rules.gwangpalli_paid == SalePaid::End
        && matches!(end, End::Nagari | End::Push(_));
    if lapses || !winners.is_empty() {
        return Some(Vec::new());
    }
    let mut dues = hand.dues.clone();
    if *end != End::Void {
        for (seller, chips) in sales(hand, SalePaid::End, rules)? {
            match dues.iter_mut().find(|(name, _)| *name == seller) {
                Some((_, due)) => *due = due.checked_add(chips)?,
                None => dues.push((seller, chips)),
            }
        }
    }
    dues.retain(|(_, chips)| *chips > 0);
    Some(dues)
}
