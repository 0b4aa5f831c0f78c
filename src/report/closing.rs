//! What the end of a session adds to what its hands have brought.

use crate::settle_up::share_pot;
use crate::verdict::{Outcome, POT, Verdict};

/// Returns whether a verdict is one of Koi-Koi whose points did not move as chips.
pub const fn brings_points(verdict: &Verdict) -> bool {
    verdict.round.is_some() && verdict.payments.is_empty()
}

/// Returns the points of each player over rounds of Koi-Koi whose points did not move as chips.
pub fn open_points(players: &[String], verdicts: &[Verdict]) -> Vec<(String, i64)> {
    let rounds = verdicts.iter().filter(|verdict| brings_points(verdict));
    totals_of(players, rounds)
}

/// Returns the points of each player over these rounds of Koi-Koi.
fn totals_of<'a>(
    players: &[String],
    verdicts: impl Iterator<Item = &'a Verdict>,
) -> Vec<(String, i64)> {
    let mut totals: Vec<(String, i64)> = players.iter().map(|name| (name.clone(), 0)).collect();
    let rounds = verdicts.filter_map(|verdict| verdict.round.as_ref());
    for (name, points) in rounds.flat_map(|round| &round.points) {
        if let Some(total) = totals.iter_mut().find(|(player, _)| player == name) {
            total.1 = total.1.saturating_add(*points);
        }
    }
    totals
}

/// Returns after which of these hands, by its place from 0, a game is over that goes over so many
/// hands, or, in Koi-Koi, until somebody has so many points; 0 is no such end.
pub fn over_after(hands: Option<u32>, until: u32, verdicts: &[Verdict]) -> Option<usize> {
    let mut totals: Vec<(&String, i64)> = Vec::new();
    let mut played = 0;
    for (at, verdict) in verdicts.iter().enumerate() {
        played += u32::from(verdict.outcome != Outcome::Void);
        for (name, points) in verdict.round.iter().flat_map(|round| &round.points) {
            match totals.iter_mut().find(|(player, _)| *player == name) {
                Some(total) => total.1 = total.1.saturating_add(*points),
                None => totals.push((name, *points)),
            }
        }
        let most = totals.iter().map(|(_, points)| *points).max();
        let reached = until > 0 && most.is_some_and(|most| most >= i64::from(until));
        if reached || hands.is_some_and(|hands| played >= hands) {
            return Some(at);
        }
    }
    None
}

/// Returns the chips of each player over these hands and the end of their session. Where hands are
/// missing among them, what these put into the boar's pot and did not take from it is given back.
pub fn totals(players: &[String], verdicts: &[Verdict], all_there: bool) -> Vec<(String, i64)> {
    let mut totals: Vec<(String, i64)> = players.iter().map(|name| (name.clone(), 0)).collect();
    for (name, chips) in verdicts.iter().flat_map(|verdict| &verdict.net) {
        if let Some(total) = totals.iter_mut().find(|(player, _)| player == name) {
            total.1 = total.1.saturating_add(*chips);
        }
    }
    let pot = if all_there {
        left_in_pot(verdicts)
    } else {
        let sum = totals.iter().map(|(_, chips)| *chips);
        sum.fold(0_i64, i64::saturating_sub)
    };
    add(
        &share_pot(&totals, pot),
        &points_as_chips(players, verdicts),
    )
}

/// Returns two lists of chips added up, player by player.
fn add(left: &[(String, i64)], right: &[(String, i64)]) -> Vec<(String, i64)> {
    let pairs = left.iter().zip(right);
    pairs
        .map(|((name, chips), (_, more))| (name.clone(), chips.saturating_add(*more)))
        .collect()
}

/// Returns the difference of the points of Koi-Koi, which is owed at the end.
fn points_as_chips(players: &[String], verdicts: &[Verdict]) -> Vec<(String, i64)> {
    let mut chips = open_points(players, verdicts);
    if let [(_, first), (_, second)] = chips.as_mut_slice() {
        let difference = first.saturating_sub(*second);
        (*first, *second) = (difference, difference.saturating_neg());
    } else {
        for (_, points) in &mut chips {
            *points = 0;
        }
    }
    chips
}

/// Returns the chips that each player is owed at the end besides what the hands brought: his part
/// of what is left in the boar's pot, and the difference of the points of Koi-Koi.
pub fn at_close(players: &[String], verdicts: &[Verdict]) -> Vec<(String, i64)> {
    let given = given_back(players, verdicts);
    add(&given, &points_as_chips(players, verdicts))
}

/// Returns what is left in the boar's pot, to whom it goes back: each gets what he put in since
/// it was last taken, and what was in it before goes back in equal parts.
fn given_back(players: &[String], verdicts: &[Verdict]) -> Vec<(String, i64)> {
    let mut given: Vec<(String, i64)> = players.iter().map(|name| (name.clone(), 0)).collect();
    let mut left = left_in_pot(verdicts);
    let taken = |verdict: &Verdict| verdict.payments.iter().any(|paid| paid.from == POT);
    let last = verdicts.iter().rposition(taken).map_or(0, |at| at + 1);
    let stakes = verdicts[last..]
        .iter()
        .flat_map(|verdict| &verdict.payments);
    for stake in stakes.filter(|paid| paid.to == POT) {
        if let Some(share) = given.iter_mut().find(|(name, _)| *name == stake.from) {
            share.1 = share.1.saturating_add(stake.chips);
            left = left.saturating_sub(stake.chips);
        }
    }
    share_pot(&given, left)
}

/// Returns the chips left in the boar's pot after the last hand.
pub fn left_in_pot(verdicts: &[Verdict]) -> i64 {
    verdicts.last().map_or(0, |verdict| verdict.next.pot)
}
