//! What the end of a session adds to what its hands have brought.

use crate::settle_up::share_pot;
use crate::verdict::Verdict;

/// Returns the points of each player over rounds of Koi-Koi whose points did not move as chips;
/// empty where there are none.
pub fn open_points(players: &[String], verdicts: &[Verdict]) -> Vec<(String, i64)> {
    let rounds: Vec<_> = verdicts
        .iter()
        .filter(|verdict| verdict.payments.is_empty())
        .filter_map(|verdict| verdict.round.as_ref())
        .collect();
    if rounds.is_empty() {
        return Vec::new();
    }
    let of = |name: &String| {
        let points = rounds.iter().flat_map(|round| &round.points);
        points
            .filter(|(player, _)| player == name)
            .fold(0_i64, |sum, (_, points)| sum.saturating_add(*points))
    };
    players
        .iter()
        .map(|name| (name.clone(), of(name)))
        .collect()
}

/// Returns the chips that each player is owed at the end besides what the hands brought: his part
/// of what is left in the boar's pot, and the difference of the points of Koi-Koi.
pub fn at_close(players: &[String], verdicts: &[Verdict]) -> Vec<(String, i64)> {
    let nothing: Vec<(String, i64)> = players.iter().map(|name| (name.clone(), 0)).collect();
    let mut shares = share_pot(&nothing, left_in_pot(verdicts));
    if let [(_, first), (_, second)] = open_points(players, verdicts).as_slice() {
        let difference = first.saturating_sub(*second);
        shares[0].1 = shares[0].1.saturating_add(difference);
        shares[1].1 = shares[1].1.saturating_sub(difference);
    }
    shares
}

/// Returns the chips left in the boar's pot after the last hand.
pub fn left_in_pot(verdicts: &[Verdict]) -> i64 {
    verdicts.last().map_or(0, |verdict| verdict.next.pot)
}
