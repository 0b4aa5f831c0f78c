//! Hand to verdict: the one place where payments come together.

use super::findings::{findings, offers};
use super::gwangpalli;
use super::hand::{End, Hand, Holding, Player};
use super::liability::{by_calls, decide};
use super::loss::Win;
use super::score::{Assignment, Tally, score};
use super::side::{boar_pot, collect};
use super::stakes::comes_to;
use crate::record::{Fault, Place, Problem, Scored, Seat};
use crate::rules::{Game, GoStopRules};
use crate::verdict::{
    Detail, GoStopDetail, Liability, Loss, Next, Outcome, PaidFor, Party, Payment, Score, Verdict,
};
use std::collections::HashMap;

/// What a stop is paid.
struct Paid {
    score: Score,
    losses: Vec<Loss>,
    liability: Option<Liability>,
    payments: Vec<Payment>,
}

/// Returns the verdict on a hand under rules of this name. It fails where the hand has not ended,
/// and where chips do not fit.
pub fn settle(hand: &Hand, rules: &GoStopRules, name: &str) -> Result<Verdict, Fault> {
    let Some((end, place)) = &hand.end else {
        return Err(Fault {
            place: Place::default(),
            problem: Problem::NoEnd { game: Game::GoStop },
        });
    };
    verdict(hand, end, rules, name).ok_or(Fault {
        place: *place,
        problem: Problem::TooLarge,
    })
}

/// Everything that is paid after a hand.
#[derive(Default)]
struct Bill {
    payments: Vec<Payment>,
    stop: Option<Paid>,
    /// What is left in the boar's pot.
    pot: i64,
}

/// Returns what is paid after a hand; nothing for a void one.
fn bill(hand: &Hand, end: &End, winners: &[Seat], rules: &GoStopRules) -> Option<Bill> {
    if *end == End::Void {
        return Some(Bill {
            pot: hand.pot,
            ..Bill::default()
        });
    }
    let pot = boar_pot(hand, rules)?;
    let mut payments = pot.paid_in;
    payments.extend(gwangpalli::at_once(hand, rules)?);
    for fixed in &hand.fixed {
        payments.extend(collect(hand, fixed.to, fixed.reason, &[], rules)?);
    }
    let stop = match end {
        End::Stop(winner) => Some(stop(hand, *winner, rules)?),
        _ => None,
    };
    payments.extend(stop.iter().flat_map(|stop| stop.payments.clone()));
    payments.extend(end_payments(end, hand, rules)?);
    payments.extend(gwangpalli::at_end(hand, winners, rules)?);
    payments.extend(pot.taken);
    Some(Bill {
        payments,
        stop,
        pot: pot.left,
    })
}

fn verdict(hand: &Hand, end: &End, rules: &GoStopRules, name: &str) -> Option<Verdict> {
    let winners = winners(end, hand.players.len());
    let bill = bill(hand, end, &winners, rules)?;
    let (outcome, winner) = (outcome(end), winners.iter().min().copied());
    let carry = match (outcome, winner) {
        (Outcome::Nagari | Outcome::Push, _) => hand.carry.checked_add(1)?,
        (Outcome::Void | Outcome::Quads, None) => hand.carry,
        _ => 0,
    };
    let winner = winner.map(|seat| hand.name(seat));
    let dealer = match (end, &winner) {
        (End::Push(seat), _) => hand.name(*seat),
        (_, Some(winner)) => winner.clone(),
        (_, None) => hand.dealer(),
    };
    let paid = bill
        .stop
        .map_or_else(GoStopDetail::default, |stop| GoStopDetail {
            score: Some(stop.score),
            losses: stop.losses,
            liability: stop.liability,
            ..GoStopDetail::default()
        });
    let detail = GoStopDetail {
        findings: findings(hand, paid.score.as_ref(), rules),
        offers: offers(hand),
        irregular: hand.irregular.clone(),
        ..paid
    };
    Some(Verdict {
        calendar: rules.calendar,
        rules: name.to_owned(),
        outcome,
        winner,
        net: net(hand, &bill.payments)?,
        payments: bill.payments,
        next: Next {
            dealer,
            carry,
            pot: bill.pot,
            dues: gwangpalli::left(hand, end, &winners, rules)?,
        },
        detail: Detail::GoStop(detail),
    })
}

/// Returns the fixed payments that the end of the hand itself brings.
fn end_payments(end: &End, hand: &Hand, rules: &GoStopRules) -> Option<Vec<Payment>> {
    match end {
        End::Quads(holders) if holders.len() < hand.players.len() => {
            let mut payments = Vec::new();
            for holder in holders {
                payments.extend(collect(hand, *holder, PaidFor::Quads, holders, rules)?);
            }
            Some(payments)
        }
        End::Heodang(player) => collect(hand, *player, PaidFor::Heodang, &[], rules),
        _ => Some(Vec::new()),
    }
}

const fn outcome(end: &End) -> Outcome {
    match end {
        End::Stop(_) => Outcome::Stop,
        End::Push(_) => Outcome::Push,
        End::Nagari => Outcome::Nagari,
        End::Void => Outcome::Void,
        End::Quads(_) => Outcome::Quads,
        End::ThreePpuk(_) => Outcome::ThreePpuk,
        End::Heodang(_) => Outcome::Heodang,
    }
}

/// Returns who won, if anybody; quads in all hands win nothing.
fn winners(end: &End, players: usize) -> Vec<Seat> {
    match end {
        End::Stop(seat) | End::ThreePpuk(seat) | End::Heodang(seat) => vec![*seat],
        End::Quads(holders) if holders.len() < players => holders.clone(),
        End::Quads(_) | End::Nagari | End::Push(_) | End::Void => Vec::new(),
    }
}

/// Returns the winner's best payment over all ways to count switch cards that allow the stop.
fn stop(hand: &Hand, winner: Seat, rules: &GoStopRules) -> Option<Paid> {
    let player = hand.player(winner);
    let needed = hand.needed(winner, rules);
    let call = by_calls(hand, winner, rules);
    let goes = u32::try_from(player.goes.len()).ok()?;
    let scores: Vec<(Scored, Score)> = ways(player, rules)?
        .into_iter()
        .map(|(comes_to, score)| (comes_to, Score { go: goes, ..score }))
        .filter(|(_, score)| needed.shortfall(score.stop_points).is_none())
        .collect();
    let wins = scores.iter().map(|(comes_to, score)| Win {
        hand,
        rules,
        winner,
        score,
        comes_to: *comes_to,
        call,
    });
    let win = highest(wins)?;
    let losses = hand
        .losers(winner)
        .map(|loser| win.loss(loser))
        .collect::<Option<Vec<Loss>>>()?;
    let liability = decide(call, hand, winner, win.score, rules);
    let payments = payments(&losses, liability.as_ref(), &hand.name(winner), rules)?;
    Some(Paid {
        score: win.score.clone(),
        losses,
        liability,
        payments,
    })
}

/// Returns every score that a winner may claim: one for each way to count switch cards, or the
/// one that the record gives. `None` where neither cards nor points are known.
fn ways(player: &Player, rules: &GoStopRules) -> Option<Vec<(Scored, Score)>> {
    match player.holding() {
        Holding::Cards(pile) => {
            let way = |assignment: Assignment| {
                let score = score(pile, assignment, rules);
                (comes_to(&score, Tally::of(pile, assignment, rules)), score)
            };
            Some(Assignment::all(pile, rules).map(way).collect())
        }
        Holding::Scored(scored) => {
            let score = Score {
                points: scored.points,
                stop_points: scored.points,
                go: 0,
                switch: Vec::new(),
                jokbo: Vec::new(),
                told: true,
            };
            Some(vec![(scored, score)])
        }
        Holding::Unknown | Holding::Counts(_) => None,
    }
}

/// Returns the win that brings most, and of those the one with most points.
fn highest<'a>(wins: impl Iterator<Item = Win<'a>>) -> Option<Win<'a>> {
    let weighed = wins.map(|win| {
        let losers = win.hand.losers(win.winner);
        let chips = losers.map(|loser| Some(win.smallest_loss(loser)?.0));
        let chips = chips.collect::<Option<Vec<i128>>>()?;
        let sum = chips.into_iter().fold(0, i128::saturating_add);
        Some(((sum, win.score.points), win))
    });
    let weighed = weighed.collect::<Option<Vec<_>>>()?.into_iter();
    let (_, win) = weighed.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
    Some(win)
}

/// Returns who pays the winner: a player who pays for others makes one payment, and nobody pays more
/// than the rules have one player pay.
fn payments(
    losses: &[Loss],
    liability: Option<&Liability>,
    to: &str,
    rules: &GoStopRules,
) -> Option<Vec<Payment>> {
    let most = rules.most_of_one_payer().unwrap_or(i64::MAX);
    let total = losses
        .iter()
        .try_fold(0_i64, |sum, loss| sum.checked_add(loss.chips))?;
    let owed: Vec<(&str, i64)> = match liability {
        Some(liability) => vec![(&liability.payer, total)],
        None => losses
            .iter()
            .map(|loss| (loss.player.as_str(), loss.chips))
            .collect(),
    };
    let pay = |(from, chips): (&str, i64)| Payment {
        from: Party::Player(from.to_owned()),
        to: Party::Player(to.to_owned()),
        chips: chips.min(most),
        reason: PaidFor::Win,
    };
    Some(
        owed.into_iter()
            .filter(|(_, chips)| *chips > 0)
            .map(pay)
            .collect(),
    )
}

/// Returns the chips that everybody at the table wins or loses, and after them those who are paid
/// what was due to them and are not at the table; with the change of the pot they sum to zero.
fn net(hand: &Hand, payments: &[Payment]) -> Option<Vec<(String, i64)>> {
    let seated = hand.seating.all().iter();
    let mut net: Vec<(String, i64)> = seated.map(|seated| (seated.name.clone(), 0)).collect();
    let names = net.iter().enumerate();
    let mut places: HashMap<Party, usize> = names
        .map(|(at, (name, _))| (Party::Player(name.clone()), at))
        .collect();
    for payment in payments {
        if let Party::Player(name) = &payment.to
            && !places.contains_key(&payment.to)
        {
            places.insert(payment.to.clone(), net.len());
            net.push((name.clone(), 0));
        }
    }
    for payment in payments {
        if let Some((_, chips)) = places.get(&payment.to).and_then(|at| net.get_mut(*at)) {
            *chips = chips.checked_add(payment.chips)?;
        }
        if let Some((_, chips)) = places.get(&payment.from).and_then(|at| net.get_mut(*at)) {
            *chips = chips.checked_sub(payment.chips)?;
        }
    }
    Some(net)
}
