//! From a hand to its verdict: the one place where all payments come together.

use super::claim::ScoringOption;
use super::findings::{findings, offers};
use super::fixed_payments::{Pot, collect};
use super::gwangpalli;
use super::hand::{Hand, HandEnd};
use super::liability::{Liable, by_calls, decide};
use super::loss::Win;
use super::payments::{NetSheet, PaymentSheet};
use super::seating::{SeatRole, TableSeat};
use crate::record::{Fault, Name, Place, Problem, Seat};
use crate::rules::{Game, GoStopRules};
use crate::settle_up::settle_up;
use crate::verdict::{Detail, GoStopDetail, Loss, NextHand, Outcome, PaidFor, Verdict};
use std::slice;

/// Returns the verdict on a hand; `name` is the name of the rules. Fails if the hand has not ended,
/// or if chips overflow.
pub fn settle(hand: &Hand, rules: &GoStopRules, name: &str) -> Result<Verdict, Fault> {
    ended(hand, |end| verdict(hand, end, rules, name))
}

/// Returns only the chips of the verdict, without reasons and without creating any text. Fails if
/// the hand has not ended, or if its chips overflow.
pub fn net(hand: &Hand, rules: &GoStopRules) -> Result<NetSheet, Fault> {
    ended(hand, |end| Some(bill(hand, end, rules, false)?.till.net))
}

/// Applies a function to the end of the hand. Fails if the hand has not ended, or on overflow, when
/// the function returns `None`.
fn ended<T>(hand: &Hand, come_to: impl FnOnce(&HandEnd) -> Option<T>) -> Result<T, Fault> {
    let Some((end, place)) = &hand.end else {
        return Err(Fault {
            place: Place::default(),
            problem: Problem::NoEnd { game: Game::GoStop },
        });
    };
    come_to(end).ok_or(Fault {
        place: *place,
        problem: Problem::TooLarge,
    })
}

/// Everything that is paid after a hand.
struct Bill<'h> {
    till: PaymentSheet<'h>,
    stop: Option<StopSums<'h>>,
    /// What each loser owes for the win, if explained.
    losses: Vec<Loss>,
    pot: Pot,
}

/// What a stop comes to, in numbers only.
struct StopSums<'h> {
    win: Win<'h>,
    liable: Option<Liable>,
}

/// Returns all that is paid after a hand; if `explained`, with single payments and reasons. Nothing
/// is paid for a void hand.
fn bill<'h>(
    hand: &'h Hand,
    end: &HandEnd,
    rules: &'h GoStopRules,
    explained: bool,
) -> Option<Bill<'h>> {
    let mut till = PaymentSheet::new(hand, explained);
    let mut losses = Vec::new();
    if *end == HandEnd::Void {
        let pot = Pot::left_alone(hand.pot);
        return Some(Bill {
            till,
            stop: None,
            losses,
            pot,
        });
    }
    if let HandEnd::Net(amounts) = end {
        even_out(&mut till, amounts)?;
        let pot = Pot::left_alone(hand.pot);
        return Some(Bill {
            till,
            stop: None,
            losses,
            pot,
        });
    }
    let pot = Pot::fill(&mut till, rules)?;
    gwangpalli::at_once(&mut till, rules)?;
    for fixed in &hand.fixed {
        collect(&mut till, fixed.to, fixed.reason, &[], rules)?;
    }
    let stop = match end {
        HandEnd::Stop(winner) => Some(stop(hand, *winner, rules)?),
        _ => None,
    };
    if let Some(stop) = &stop {
        losses = stop.pay(&mut till, explained)?;
    }
    end_payments(end, &mut till, rules)?;
    gwangpalli::at_end(&mut till, winners(end, hand.players.len()), rules)?;
    pot.pay_out(&mut till)?;
    Some(Bill {
        till,
        stop,
        losses,
        pot,
    })
}

fn verdict(hand: &Hand, end: &HandEnd, rules: &GoStopRules, name: &str) -> Option<Verdict> {
    let winners = winners(end, hand.players.len());
    let bill = bill(hand, end, rules, true)?;
    let outcome = outcome(end);
    let winner = match winners.iter().min() {
        Some(seat) => Some(hand.name(*seat)),
        None => most_won(hand, end).map(|seat| hand.seating.name(seat)),
    };
    let carry = match (outcome, &winner) {
        (Outcome::Nagari | Outcome::Push, _) => hand.carry.checked_add(1)?,
        (Outcome::Void | Outcome::Quads, None) => hand.carry,
        _ => 0,
    };
    let dealer = match (end, &winner) {
        (HandEnd::Push(seat), _) => hand.name(*seat),
        (_, Some(winner)) => winner.clone(),
        (_, None) => hand.dealer(),
    };
    let stop = bill.stop.as_ref();
    let liable = stop.and_then(|stop| Some(stop.liable?.named(hand, stop.win.winner)));
    let detail = GoStopDetail {
        score: stop.map(|stop| stop.win.claim.score(stop.win.goes, rules)),
        losses: bill.losses,
        liability: liable,
        findings: findings(hand, stop.map(|stop| &stop.win.claim), rules),
        offers: offers(hand),
        irregular: hand.irregular.clone(),
    };
    Some(Verdict {
        calendar: rules.calendar,
        rules: name.into(),
        outcome,
        winner,
        net: bill.till.named(),
        payments: bill.till.payments.unwrap_or_default(),
        next: NextHand {
            dealer,
            carry,
            pot: bill.pot.left(),
            dues: gwangpalli::left(hand, end, winners, rules)?,
        },
        detail: Detail::GoStop(detail),
    })
}

/// Settles a hand with known amounts in the fewest payments.
fn even_out(till: &mut PaymentSheet<'_>, amounts: &[(TableSeat, i64)]) -> Option<()> {
    let hand = till.hand;
    let seats = (0..hand.seating.all().len()).map(TableSeat);
    let balances: Vec<(Name, i64)> = seats
        .map(|seat| {
            let amount = amounts.iter().find(|(of, _)| *of == seat);
            (
                hand.seating.name(seat),
                amount.map_or(0, |(_, chips)| *chips),
            )
        })
        .collect();
    for transfer in settle_up(&balances)? {
        let (from, to) = (hand.who_is(&transfer.from)?, hand.who_is(&transfer.to)?);
        till.pay(from, to, transfer.chips, PaidFor::Net)?;
    }
    Some(())
}

/// Returns who of those who may have played has the highest positive amount in a hand with known
/// amounts; `None` in a tie. Nobody need have said who stayed.
fn most_won(hand: &Hand, end: &HandEnd) -> Option<TableSeat> {
    let HandEnd::Net(amounts) = end else {
        return None;
    };
    let may_have_played = |seat: &TableSeat| {
        let seated = hand.seating.at(*seat);
        seated.is_some_and(|one| one.part.plays() || one.part == SeatRole::Undecided)
    };
    let amounts = || amounts.iter().filter(|(seat, _)| may_have_played(seat));
    let most = amounts().map(|(_, chips)| *chips).max()?;
    let mut winners = amounts().filter(|(_, chips)| *chips == most);
    let (winner, _) = winners.next().filter(|_| most > 0)?;
    winners.next().is_none().then_some(*winner)
}

/// Makes the payments that the end of the hand brings.
fn end_payments(end: &HandEnd, till: &mut PaymentSheet<'_>, rules: &GoStopRules) -> Option<()> {
    match end {
        HandEnd::Quads(holders) if holders.len() < till.hand.players.len() => {
            for holder in holders {
                collect(till, *holder, PaidFor::Quads, holders, rules)?;
            }
            Some(())
        }
        HandEnd::Heodang(player) => collect(till, *player, PaidFor::Heodang, &[], rules),
        _ => Some(()),
    }
}

const fn outcome(end: &HandEnd) -> Outcome {
    match end {
        HandEnd::Stop(_) => Outcome::Stop,
        HandEnd::Push(_) => Outcome::Push,
        HandEnd::Nagari => Outcome::Nagari,
        HandEnd::Void => Outcome::Void,
        HandEnd::Quads(_) => Outcome::Quads,
        HandEnd::ThreePpuk(_) => Outcome::ThreePpuk,
        HandEnd::Heodang(_) => Outcome::Heodang,
        HandEnd::Net(_) => Outcome::Net,
    }
}

/// Returns the winners; nobody wins if all players were dealt quads.
const fn winners(end: &HandEnd, players: usize) -> &[Seat] {
    match end {
        HandEnd::Stop(seat) | HandEnd::ThreePpuk(seat) | HandEnd::Heodang(seat) => {
            slice::from_ref(seat)
        }
        HandEnd::Quads(holders) if holders.len() < players => holders.as_slice(),
        HandEnd::Quads(_)
        | HandEnd::Nagari
        | HandEnd::Push(_)
        | HandEnd::Void
        | HandEnd::Net(_) => &[],
    }
}

/// Returns the winner's best claim over all ways to count switch cards that allow the stop, and who
/// pays for the losers.
fn stop<'h>(hand: &'h Hand, winner: Seat, rules: &'h GoStopRules) -> Option<StopSums<'h>> {
    let player = hand.player(winner);
    let needed = hand.needed(winner, rules);
    let call = by_calls(hand, winner, rules);
    let goes = u32::try_from(player.goes.len()).ok()?;
    let claims = ScoringOption::all(hand, winner, rules);
    let claims = claims.filter(|claim| needed.shortfall(claim.comes_to.points).is_none());
    let win = highest(claims.map(|claim| Win {
        hand,
        rules,
        winner,
        claim,
        goes,
        call,
    }))?;
    let liable = decide(call, hand, winner, &win.claim, rules);
    Some(StopSums { win, liable })
}

/// Returns the win that brings the most chips; in a tie, the one with the most points.
fn highest<'h>(mut wins: impl Iterator<Item = Win<'h>>) -> Option<Win<'h>> {
    let first = wins.next()?;
    let Some(second) = wins.next() else {
        return Some(first);
    };
    let mut best = None;
    for win in [first, second].into_iter().chain(wins) {
        let worth = (win.sum()?, win.claim.points);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, win));
        }
    }
    best.map(|(_, win)| win)
}

impl StopSums<'_> {
    /// Makes the losers pay the winner, and returns the losses if `explained`. A player who pays
    /// for others makes a single payment, and nobody pays more than the cap for one player.
    fn pay(&self, till: &mut PaymentSheet<'_>, explained: bool) -> Option<Vec<Loss>> {
        let (hand, win) = (till.hand, &self.win);
        let most = win.rules.most_of_one_payer().unwrap_or(i64::MAX);
        let to = hand.who(win.winner)?;
        let (mut total, mut losses) = (0_i64, Vec::new());
        for loser in hand.losers(win.winner) {
            let owed = win.owed(loser, explained)?;
            total = total.checked_add(owed.chips)?;
            if self.liable.is_none() && owed.chips > 0 {
                till.pay(hand.who(loser)?, to, owed.chips.min(most), PaidFor::Win)?;
            }
            if explained {
                losses.push(owed.named(hand));
            }
        }
        if let Some(liable) = self.liable.filter(|_| total > 0) {
            till.pay(hand.who(liable.seat)?, to, total.min(most), PaidFor::Win)?;
        }
        Some(losses)
    }
}
