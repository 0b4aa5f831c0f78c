//! Hand to verdict: the one place where payments come together and are seen to sum to zero.

use super::findings::findings;
use super::hand::{End, Hand, Holding};
use super::liability::{by_calls, decide};
use super::loss::Win;
use super::score::{Assignment, Tally, score};
use super::side::{boar_pot, collect};
use crate::record::Seat;
use crate::record::{Fault, Place, Problem};
use crate::rules::{Game, GoStopRules};
use crate::verdict::{Liability, Loss, Next, Outcome, PaidFor, Payment, Score, Verdict};

/// What a stop is paid.
struct Paid {
    score: Score,
    losses: Vec<Loss>,
    liability: Option<Liability>,
    payments: Vec<Payment>,
}

/// Returns the verdict on a hand that has ended, under rules of this name; the only thing that can
/// fail is that chips do not fit.
pub fn settle(hand: &Hand, rules: &GoStopRules, name: &str) -> Result<Verdict, Fault> {
    let place = hand
        .end
        .as_ref()
        .map_or(Place::default(), |(_, place)| *place);
    let verdict = verdict(hand, rules, name).ok_or(Fault {
        place,
        problem: Problem::TooLarge,
    })?;
    Ok(Verdict {
        findings: findings(hand, verdict.score.as_ref(), rules),
        ..verdict
    })
}

fn verdict(hand: &Hand, rules: &GoStopRules, name: &str) -> Option<Verdict> {
    let end = hand.end.as_ref().map_or(&End::Void, |(end, _)| end);
    let mut payments = Vec::new();
    let mut paid = None;
    let mut left = hand.pot;
    if *end != End::Void {
        let pot = boar_pot(hand, rules)?;
        left = pot.left;
        payments.extend(pot.paid_in);
        for fixed in &hand.fixed {
            payments.extend(collect(hand, fixed.to, fixed.reason, &[], rules)?);
        }
        if let End::Stop(winner) = end {
            let stop = stop(hand, *winner, rules)?;
            payments.extend(stop.payments.iter().cloned());
            paid = Some(stop);
        }
        payments.extend(end_payments(end, hand, rules)?);
        payments.extend(pot.taken);
    }
    let (outcome, winner) = outcome(end, hand.players.len());
    let carry = match (outcome, winner) {
        (Outcome::Nagari, _) => hand.carry.checked_add(1)?,
        (Outcome::Void | Outcome::Quads, None) => hand.carry,
        _ => 0,
    };
    let dealer = hand.name(winner.unwrap_or_default());
    let (score, losses, liability) = paid.map_or((None, Vec::new(), None), |paid| {
        (Some(paid.score), paid.losses, paid.liability)
    });
    Some(Verdict {
        game: Game::GoStop.id().to_owned(),
        rules: name.to_owned(),
        outcome,
        winner: winner.map(|seat| hand.name(seat)),
        score,
        losses,
        liability,
        round: None,
        counting: None,
        net: net(hand, &payments, left)?,
        payments,
        next: Next {
            dealer,
            carry,
            pot: left,
            dues: Vec::new(),
        },
        findings: Vec::new(),
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

/// Returns the outcome and the winner; quads in all hands win nothing.
fn outcome(end: &End, players: usize) -> (Outcome, Option<Seat>) {
    match end {
        End::Stop(seat) => (Outcome::Stop, Some(*seat)),
        End::Nagari => (Outcome::Nagari, None),
        End::Void => (Outcome::Void, None),
        End::Quads(holders) if holders.len() < players => {
            (Outcome::Quads, holders.iter().min().copied())
        }
        End::Quads(_) => (Outcome::Quads, None),
        End::ThreePpuk(seat) => (Outcome::ThreePpuk, Some(*seat)),
        End::Heodang(seat) => (Outcome::Heodang, Some(*seat)),
    }
}

/// Returns the winner's best payment over all ways to count his switch cards that let him stop.
fn stop(hand: &Hand, winner: Seat, rules: &GoStopRules) -> Option<Paid> {
    let player = hand.player(winner);
    let Holding::Cards(pile) = player.holding() else {
        return None;
    };
    let target = i64::from(rules.target(hand.players.len()));
    let needed = match player.last_go() {
        Some(Some(last_go)) => target.max(last_go.checked_add(1)?),
        _ => target,
    };
    let call = by_calls(hand, winner, rules);
    let goes = u32::try_from(player.goes.len()).ok()?;
    let scores: Vec<(Assignment, Score)> = Assignment::all(pile, rules)
        .map(|assignment| {
            (
                assignment,
                Score {
                    go: goes,
                    ..score(pile, assignment, rules)
                },
            )
        })
        .filter(|(_, score)| score.stop_points >= needed)
        .collect();
    let wins = scores.iter().map(|(assignment, score)| {
        let tally = Tally::of(pile, *assignment, rules);
        Win {
            hand,
            rules,
            winner,
            score,
            tally,
            call,
        }
    });
    let (_, win) = wins
        .map(|win| {
            let losses = hand.losers(winner).map(|loser| win.smallest_loss(loser).0);
            (
                (losses.fold(0, i128::saturating_add), win.score.points),
                win,
            )
        })
        .reduce(|best, next| if next.0 > best.0 { next } else { best })?;
    let losses = hand
        .losers(winner)
        .map(|loser| win.loss(loser))
        .collect::<Option<Vec<Loss>>>()?;
    let liability = decide(call, hand, winner, win.score, rules);
    let payments = payments(&losses, liability.as_ref(), &hand.name(winner))?;
    Some(Paid {
        score: win.score.clone(),
        losses,
        liability,
        payments,
    })
}

/// Returns who pays the winner: whoever pays for others pays in one payment.
fn payments(losses: &[Loss], liability: Option<&Liability>, to: &str) -> Option<Vec<Payment>> {
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
        from: from.to_owned(),
        to: to.to_owned(),
        chips,
        reason: PaidFor::Win,
    };
    Some(
        owed.into_iter()
            .filter(|(_, chips)| *chips > 0)
            .map(pay)
            .collect(),
    )
}

/// Returns the chips that each player wins or loses; with the change of the pot they sum to zero.
fn net(hand: &Hand, payments: &[Payment], pot: i64) -> Option<Vec<(String, i64)>> {
    let of = |name: &str| {
        payments.iter().try_fold(0_i64, |sum, payment| {
            let sum = if payment.to == name {
                sum.checked_add(payment.chips)?
            } else {
                sum
            };
            if payment.from == name {
                sum.checked_sub(payment.chips)
            } else {
                Some(sum)
            }
        })
    };
    let net = hand
        .seats()
        .map(|seat| {
            let name = hand.name(seat);
            of(&name).map(|chips| (name, chips))
        })
        .collect::<Option<Vec<(String, i64)>>>()?;
    let sum: i128 = net.iter().map(|(_, chips)| i128::from(*chips)).sum();
    debug_assert_eq!(
        sum,
        i128::from(hand.pot) - i128::from(pot),
        "payments must sum to zero"
    );
    Some(net)
}
