//! What the end of a session adds to what its hands have brought.

use crate::record::Name;
use crate::rules::Rules;
use crate::verdict::{Outcome, Party, Verdict};

/// Returns whether a verdict is one of Koi-Koi whose points did not move as chips.
pub const fn brings_points(verdict: &Verdict) -> bool {
    verdict.round().is_some() && verdict.payments.is_empty()
}

/// Returns whether a ruleset is played for points that become chips at the end of a session.
pub fn is_for_points(rules: &Rules) -> bool {
    matches!(rules, Rules::KoiKoi(rules) if !rules.zero_sum)
}

/// Returns whether what a hand brought are its chips, and not points that become chips at the end
/// of its session; `for_points` is [`is_for_points`] of the session's ruleset.
pub fn moves_chips(verdict: &Verdict, for_points: bool) -> bool {
    let mut points = verdict.round().into_iter().flat_map(|round| &round.points);
    !(brings_points(verdict) && (for_points || points.any(|(_, points)| *points != 0)))
}

/// Returns the points of each player over rounds of Koi-Koi whose points did not move as chips;
/// `None` where they do not fit.
pub fn open_points(players: &[String], verdicts: &[Verdict]) -> Option<Vec<(Name, i64)>> {
    let rounds = verdicts.iter().filter(|verdict| brings_points(verdict));
    points_of(players, rounds)
}

/// Returns the points of each player over these rounds of Koi-Koi; `None` where they do not fit.
pub fn points_of<'a>(
    players: &[String],
    verdicts: impl IntoIterator<Item = &'a Verdict>,
) -> Option<Vec<(Name, i64)>> {
    let rounds = verdicts.into_iter().filter_map(|it| it.round());
    summed(players, rounds.flat_map(|round| &round.points))
}

/// Returns the sum of the numbers after each name, for these players; `None` where one does not
/// fit.
fn summed<'a>(
    players: &[String],
    parts: impl IntoIterator<Item = &'a (Name, i64)>,
) -> Option<Vec<(Name, i64)>> {
    let mut sums: Vec<(Name, i64)> = players.iter().map(|name| (name.into(), 0)).collect();
    for (name, part) in parts {
        if let Some((_, sum)) = sums.iter_mut().find(|(player, _)| player == name) {
            *sum = sum.checked_add(*part)?;
        }
    }
    Some(sums)
}

/// Returns after which of these hands, by its place from 0, a game is over that lasts this many
/// hands, or, in Koi-Koi, until somebody has this many points; 0 is no such end.
pub fn over_after(hands: Option<u32>, until: u32, verdicts: &[Verdict]) -> Option<usize> {
    let mut totals: Vec<(&Name, i128)> = Vec::new();
    let mut played = 0;
    for (at, verdict) in verdicts.iter().enumerate() {
        played += u32::from(verdict.outcome != Outcome::Void);
        for (name, points) in verdict.round().into_iter().flat_map(|round| &round.points) {
            match totals.iter_mut().find(|(player, _)| *player == name) {
                Some(total) => total.1 += i128::from(*points),
                None => totals.push((name, i128::from(*points))),
            }
        }
        let most = totals.iter().map(|(_, points)| *points).max();
        let reached = until > 0 && most.is_some_and(|most| most >= i128::from(until));
        if reached || hands.is_some_and(|hands| played >= hands) {
            return Some(at);
        }
    }
    None
}

/// Returns the chips of each player over these hands and the end of their session; `None` where
/// they do not fit.
pub fn totals(players: &[String], verdicts: &[Verdict]) -> Option<Vec<(Name, i64)>> {
    let hands = verdicts.iter().flat_map(|verdict| &verdict.net);
    let end = at_close(players, verdicts)?;
    summed(players, hands.chain(&end))
}

/// Returns the chips that each player is owed at the end besides what the hands brought: a share
/// of what is left in the boar's pot, and the difference of the points of Koi-Koi. With the hands
/// they sum to zero. `None` where they do not fit.
pub fn at_close(players: &[String], verdicts: &[Verdict]) -> Option<Vec<(Name, i64)>> {
    let given = given_back(players, verdicts)?;
    let points = points_as_chips(players, verdicts)?;
    summed(players, given.iter().chain(&points))
}

/// Returns the difference of the points of Koi-Koi, which is owed at the end.
fn points_as_chips(players: &[String], verdicts: &[Verdict]) -> Option<Vec<(Name, i64)>> {
    let mut chips = open_points(players, verdicts)?;
    if let [(_, first), (_, second)] = chips.as_mut_slice() {
        let difference = first.checked_sub(*second)?;
        (*first, *second) = (difference, difference.checked_neg()?);
    } else {
        for (_, points) in &mut chips {
            *points = 0;
        }
    }
    Some(chips)
}

/// Returns what is left in the boar's pot, to whom it goes back: each player gets what they put in since
/// it was last taken, and the rest goes back, or is made up for, in equal parts.
fn given_back(players: &[String], verdicts: &[Verdict]) -> Option<Vec<(Name, i64)>> {
    let taken = |verdict: &Verdict| verdict.payments.iter().any(|paid| paid.from == Party::Pot);
    let last = verdicts.iter().rposition(taken).map_or(0, |at| at + 1);
    let since = verdicts.get(last..).unwrap_or_default();
    let stakes = since
        .iter()
        .flat_map(|verdict| &verdict.payments)
        .filter(|paid| paid.to == Party::Pot)
        .map(|paid| (paid.from.word().into(), paid.chips));
    let given = summed(players, &stakes.collect::<Vec<_>>())?;
    let mut rest = left_in_pot(verdicts)?;
    for (_, chips) in &given {
        rest = rest.checked_sub(*chips)?;
    }
    share_pot(&given, rest)
}

/// Returns the chips that these hands have put into the boar's pot and not taken from it. They are
/// fewer than none where more was taken: from what was in it before the first hand, or once more
/// than was there, by hands that were corrected since. `None` where they do not fit.
pub fn left_in_pot(verdicts: &[Verdict]) -> Option<i64> {
    let chips = verdicts.iter().flat_map(|verdict| &verdict.net);
    let sum: i128 = chips.map(|(_, chips)| i128::from(*chips)).sum();
    i64::try_from(-sum).ok()
}

/// Returns the balances with what is left in a pot given back in equal parts; what does not divide
/// goes chip by chip in the order given. `None` where chips do not fit.
fn share_pot(balances: &[(Name, i64)], pot: i64) -> Option<Vec<(Name, i64)>> {
    let players = i64::try_from(balances.len()).unwrap_or(i64::MAX).max(1);
    let (each, rest) = (pot.div_euclid(players), pot.rem_euclid(players));
    let shared = (0..).zip(balances).map(|(at, (name, chips))| {
        let share = each.checked_add(i64::from(at < rest))?;
        Some((name.clone(), chips.checked_add(share)?))
    });
    shared.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Case, Opening};

    fn settled(text: &str) -> Verdict {
        Case::read(text, Opening::default()).settle().unwrap()
    }

    fn players() -> Vec<String> {
        ["Ann", "Bo"].map(str::to_owned).to_vec()
    }

    fn chips(found: &[(Name, i64)]) -> Vec<i64> {
        found.iter().map(|(_, chips)| *chips).collect()
    }

    /// Six hands of nagari of a thousand each and eight points: eight times ten to the eighteenth.
    #[test]
    fn what_does_not_fit_is_none() {
        let hand = settled(
            "set nagari.times=1000\nset nagari.stacks=true\nplayers Ann Bo\ncarry 6\n\
             Ann takes 1t 2t 3t 6t 9t 10t\nAnn stop\n",
        );
        assert_eq!(hand.net[0].1, 8_000_000_000_000_000_000);
        let hands = [hand.clone(), hand.clone()];
        assert_eq!(totals(&players(), &hands), None);
        assert!(totals(&players(), &hands[..1]).is_some());
    }

    /// Of the 4 in the pot 2 were staked here, and 2 before.
    #[test]
    fn the_pot_is_what_the_hands_did_not_bring() {
        let nagari = settled("set boar.pot=1\npot 2\nplayers Ann Bo\nnagari\n");
        assert_eq!(left_in_pot(std::slice::from_ref(&nagari)), Some(2));
        assert_eq!(
            totals(&players(), &[nagari]).map(|it| chips(&it)),
            Some(vec![0, 0])
        );
        // Bo wins 4, of which 2 are of neither's stake here: each is a chip short.
        let taken = settled("set boar.pot=1\npot 2\nplayers Ann Bo\nBo takes 7y\nnagari\n");
        assert_eq!(left_in_pot(std::slice::from_ref(&taken)), Some(-2));
        assert_eq!(
            totals(&players(), &[taken]).map(|it| chips(&it)),
            Some(vec![-2, 2])
        );
    }

    #[test]
    fn a_pot_goes_back_in_equal_parts() {
        let balances = [("A".into(), -3), ("B".into(), -3), ("C".into(), -1)];
        assert_eq!(share_pot(&[("A".into(), i64::MAX)], 1), None);
        let shared: Vec<i64> = share_pot(&balances, 7)
            .unwrap()
            .into_iter()
            .map(|(_, chips)| chips)
            .collect();
        assert_eq!(shared, [0, -1, 1]);
    }
}
