//! What a stop at the first chance would have brought a player who went on.

use crate::case::{AnyHand, Case};
use crate::closing::brings_points;
use crate::gostop::Holding;
use crate::record::{Act, Line};
use crate::verdict::{Party, Verdict};

/// Returns what a player who said go or koi-koi would have won from other people (or lost to them)
/// by stopping at that first chance instead. `None` if the player never did, or if the record does
/// not tell what was in the piles at that point.
pub(super) fn stopped_first(case: &Case, hand: &AnyHand, name: &str) -> Option<i64> {
    if !tells(hand, name) {
        return None;
    }
    let mut entries = case.record.entries.iter();
    let (at, stop) = entries.by_ref().enumerate().find_map(|(at, entry)| {
        let Some(Line::Act(by, act)) = &entry.line else {
            return None;
        };
        let stop = match act {
            Act::Go(_) => Act::Stop,
            Act::Koi => Act::Shobu,
            _ => return None,
        };
        (by.value == name).then_some((at, stop))
    })?;
    let mut record = case.record.clone();
    record.entries.truncate(at);
    record.push(Line::act(name, stop));
    let trial = Case::new(record, case.ruleset());
    if !by_turns(hand) && !piles_told(&trial.hand().hand) {
        return None;
    }
    brought(&trial.settle().ok()?, name)
}

/// Returns what a player won from other people in a hand, or lost to them: chips, or points if only
/// those moved. `None` if a sum is too large.
pub(super) fn brought(verdict: &Verdict, name: &str) -> Option<i64> {
    if brings_points(verdict) {
        return points(verdict, name);
    }
    let mut payments = verdict.payments.iter();
    payments.try_fold(0_i64, |sum, payment| match (&payment.from, &payment.to) {
        (Party::Player(from), Party::Player(_)) if from == name => sum.checked_sub(payment.chips),
        (Party::Player(_), Party::Player(to)) if to == name => sum.checked_add(payment.chips),
        _ => Some(sum),
    })
}

/// Returns how many more points than the other player somebody scored in a round, or how many fewer
/// if negative; `None` if a sum is too large.
pub(super) fn points(verdict: &Verdict, name: &str) -> Option<i64> {
    let mut points = verdict.round().into_iter().flat_map(|it| &it.points);
    points.try_fold(0_i64, |sum, (player, points)| {
        if player == name {
            sum.checked_add(*points)
        } else {
            sum.checked_sub(*points)
        }
    })
}

/// Returns whether the turns of a hand are recorded card by card.
fn by_turns(hand: &AnyHand) -> bool {
    matches!(hand, AnyHand::GoStop(hand) if !hand.turns.is_empty())
}

/// Returns whether cards are recorded as they were captured, rather than as piles at the end.
fn tells(hand: &AnyHand, name: &str) -> bool {
    match hand {
        AnyHand::GoStop(hand) if !hand.turns.is_empty() => true,
        AnyHand::GoStop(hand) => hand.players.iter().all(|player| {
            let in_order = !player.whole && !player.counted;
            in_order && matches!(player.holding(), Holding::Cards(_))
        }),
        AnyHand::KoiKoi(round) => {
            let mut players = round.players.iter();
            players.any(|player| player.name == name && player.takes && !player.whole)
        }
        AnyHand::MinHwatu(_) => false,
    }
}

/// Returns whether something is known about every pile, as far as piles affect the payments.
fn piles_told(hand: &AnyHand) -> bool {
    match hand {
        AnyHand::GoStop(hand) => hand.players.iter().all(|player| player.told),
        AnyHand::KoiKoi(_) | AnyHand::MinHwatu(_) => true,
    }
}
