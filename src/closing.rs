//! What the end of a session adds to the results of its hands.

use crate::limits::MOST_CHIPS;
use crate::record::Name;
use crate::rules::Rules;
use crate::verdict::{Outcome, Party, Verdict};

/// Returns whether the hand is a round of Koi-Koi whose points were not paid in chips.
pub const fn brings_points(verdict: &Verdict) -> bool {
    verdict.round().is_some() && verdict.payments.is_empty()
}

/// Returns whether hands under these rules bring points, which become chips only at the end of a
/// session.
pub fn is_for_points(rules: &Rules) -> bool {
    matches!(rules, Rules::KoiKoi(rules) if !rules.zero_sum)
}

/// Returns whether a hand moves more than [`MOST_CHIPS`] for some player, in chips or in points
/// that become chips. Adding up such hands could overflow.
pub fn moves_too_many(verdict: &Verdict) -> bool {
    let points = verdict.round().into_iter().flat_map(|round| &round.points);
    let moved = verdict.net.iter().chain(points).map(|(_, moved)| *moved);
    let mut all = moved.chain(verdict.payments.iter().map(|paid| paid.chips));
    all.any(|chips| chips.unsigned_abs() > MOST_CHIPS.unsigned_abs())
}

/// Returns whether a hand moves chips, rather than points that become chips at the end of its
/// session. `for_points` is the answer of [`is_for_points`] for the session's rules.
pub fn moves_chips(verdict: &Verdict, for_points: bool) -> bool {
    let mut points = verdict.round().into_iter().flat_map(|round| &round.points);
    !(brings_points(verdict) && (for_points || points.any(|(_, points)| *points != 0)))
}

/// The running totals of a session. Each hand updates them, so that what the end of the session
/// would bring is known at any time.
#[derive(Clone, Debug, Default)]
pub struct Closing {
    players: Vec<PlayerAccount>,
    /// The chips that the hands brought all players together, even players who are not listed here.
    brought: i128,
}

/// One player's totals.
#[derive(Clone, Debug)]
struct PlayerAccount {
    name: Name,
    /// The player's chips over all hands.
    chips: i128,
    /// The player's points over all rounds of Koi-Koi.
    points: i128,
    /// The part of `points` that was not paid in chips.
    open: i128,
    /// The chips that the player put into the boar's pot since somebody last took it.
    staked: i128,
}

impl Closing {
    /// Starts the totals of a session with these players, before its first hand.
    pub fn new<'a>(players: impl IntoIterator<Item = &'a Name>) -> Self {
        let account = |name: &Name| PlayerAccount {
            name: name.clone(),
            chips: 0,
            points: 0,
            open: 0,
            staked: 0,
        };
        Self {
            players: players.into_iter().map(account).collect(),
            brought: 0,
        }
    }

    /// Returns the totals of these players over these hands.
    pub fn from_verdicts<'a>(
        players: &[Name],
        verdicts: impl IntoIterator<Item = &'a Verdict>,
    ) -> Self {
        let mut closing = Self::new(players);
        verdicts.into_iter().for_each(|it| closing.add(it));
        closing
    }

    /// Adds the verdict on the next hand to the totals.
    pub fn add(&mut self, verdict: &Verdict) {
        for (name, chips) in &verdict.net {
            self.brought += i128::from(*chips);
            self.give(name, |account| account.chips += i128::from(*chips));
        }
        let open = brings_points(verdict);
        for (name, points) in verdict.round().into_iter().flat_map(|it| &it.points) {
            let points = i128::from(*points);
            self.give(name, |account| {
                account.points += points;
                account.open += if open { points } else { 0 };
            });
        }
        self.stakes(verdict);
    }

    /// Adds what a hand put into the boar's pot. If a player took the pot, earlier stakes are
    /// forgotten.
    fn stakes(&mut self, verdict: &Verdict) {
        let mut payments = verdict.payments.iter();
        if payments.any(|paid| paid.from == Party::Pot) {
            let players = self.players.iter_mut();
            players.for_each(|account| account.staked = 0);
            return;
        }
        for paid in verdict.payments.iter().filter(|it| it.to == Party::Pot) {
            let from = Name::from(paid.from.word());
            self.give(&from, |account| account.staked += i128::from(paid.chips));
        }
    }

    fn give(&mut self, name: &Name, give: impl FnOnce(&mut PlayerAccount)) {
        if let Some(account) = self.players.iter_mut().find(|it| it.name == *name) {
            give(account);
        }
    }

    /// Returns the amount that `of` gives for each player; `None` on overflow.
    fn each(&self, of: impl Fn(&PlayerAccount) -> i128) -> Option<Vec<(Name, i64)>> {
        let players = self.players.iter();
        let fits = players.map(|it| Some((it.name.clone(), i64::try_from(of(it)).ok()?)));
        fits.collect()
    }

    /// Returns each player's points over all rounds of Koi-Koi; `None` on overflow.
    pub fn points(&self) -> Option<Vec<(Name, i64)>> {
        self.each(|account| account.points)
    }

    /// Returns each player's points over the rounds of Koi-Koi that were not paid in chips; `None`
    /// on overflow.
    pub fn open_points(&self) -> Option<Vec<(Name, i64)>> {
        self.each(|account| account.open)
    }

    /// Returns the chips that the hands put into the boar's pot, less the chips that they took out;
    /// `None` on overflow. The result is negative if they took out more: the pot had chips before
    /// the first hand, or corrected hands take it twice.
    pub fn left_in_pot(&self) -> Option<i64> {
        i64::try_from(-self.brought).ok()
    }

    /// Returns the chips that each player gets at the end of the session: a share of what is left
    /// in the boar's pot, and the difference in Koi-Koi points. Together with the chips of the
    /// hands, these amounts sum to zero. `None` on overflow.
    pub fn at_close(&self) -> Option<Vec<(Name, i64)>> {
        summed(&self.given_back()?, &self.points_as_chips()?)
    }

    /// Returns each player's chips from the hands and from the end of the session; `None` on
    /// overflow.
    pub fn totals(&self) -> Option<Vec<(Name, i64)>> {
        summed(&self.each(|account| account.chips)?, &self.at_close()?)
    }

    /// Returns the difference in Koi-Koi points as chips, which are owed at the end of the session;
    /// `None` on overflow.
    pub fn points_as_chips(&self) -> Option<Vec<(Name, i64)>> {
        let mut chips = self.open_points()?;
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

    /// Returns each player's share of what is left in the boar's pot: what the player put in since
    /// the pot was last taken, and an equal share of the rest, which may be negative. `None` on
    /// overflow.
    pub fn given_back(&self) -> Option<Vec<(Name, i64)>> {
        let given = self.each(|account| account.staked)?;
        let mut rest = self.left_in_pot()?;
        for (_, chips) in &given {
            rest = rest.checked_sub(*chips)?;
        }
        share_pot(&given, rest)
    }
}

/// Adds up two lists of amounts for the same players; `None` on overflow.
fn summed(some: &[(Name, i64)], others: &[(Name, i64)]) -> Option<Vec<(Name, i64)>> {
    let both = some.iter().zip(others);
    both.map(|((name, one), (_, other))| Some((name.clone(), one.checked_add(*other)?)))
        .collect()
}

/// Returns the index of the verdict that ends the game, or `None` if the game goes on. It ends
/// after `hands` hands, not counting void ones, or in Koi-Koi once a player has `until` points (0
/// if points do not end it).
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

/// Adds an equal share of a pot to each balance. Chips that do not divide go one by one to the
/// first players. `None` on overflow.
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

    fn players() -> Vec<Name> {
        ["Ann", "Bo"].map(Name::from).to_vec()
    }

    fn chips(found: &[(Name, i64)]) -> Vec<i64> {
        found.iter().map(|(_, chips)| *chips).collect()
    }

    /// Six nagari at ×1000 each and eight points give 8 × 10^18 chips.
    #[test]
    fn what_does_not_fit_is_none() {
        let hand = settled(
            "set nagari.times=1000\nset nagari.stacks=true\nplayers Ann Bo\ncarry 6\n\
             Ann takes 1t 2t 3t 6t 9t 10t\nAnn stop\n",
        );
        assert_eq!(hand.net[0].1, 8_000_000_000_000_000_000);
        let hands = [hand.clone(), hand.clone()];
        assert_eq!(Closing::from_verdicts(&players(), &hands).totals(), None);
        assert!(
            Closing::from_verdicts(&players(), &hands[..1])
                .totals()
                .is_some()
        );
    }

    /// Of the 4 chips in the pot, 2 were staked here and 2 before.
    #[test]
    fn the_pot_is_what_the_hands_did_not_bring() {
        let nagari = settled("set boar.pot=1\npot 2\nplayers Ann Bo\nnagari\n");
        assert_eq!(
            Closing::from_verdicts(&players(), [&nagari]).left_in_pot(),
            Some(2)
        );
        assert_eq!(
            Closing::from_verdicts(&players(), [&nagari])
                .totals()
                .map(|it| chips(&it)),
            Some(vec![0, 0])
        );
        // Bo wins 4 chips, but only 2 of them were staked here, so each player is one chip short.
        let taken = settled("set boar.pot=1\npot 2\nplayers Ann Bo\nBo takes 7y\nnagari\n");
        assert_eq!(
            Closing::from_verdicts(&players(), [&taken]).left_in_pot(),
            Some(-2)
        );
        assert_eq!(
            Closing::from_verdicts(&players(), [&taken])
                .totals()
                .map(|it| chips(&it)),
            Some(vec![-2, 2])
        );
    }

    /// Both stake 1 chip in each hand. Bo takes all 4 in the second hand; stakes after that go
    /// back.
    #[test]
    fn what_was_staked_before_the_pot_was_taken_is_nobodys() {
        let staked = settled("set boar.pot=1\nplayers Ann Bo\nnagari\n");
        let taken = settled("set boar.pot=1\npot 2\nplayers Ann Bo\nBo takes 7y\nnagari\n");
        let mut closing = Closing::new(&players());
        closing.add(&staked);
        assert_eq!(closing.left_in_pot(), Some(2));
        closing.add(&taken);
        assert_eq!(closing.left_in_pot(), Some(0));
        assert_eq!(closing.at_close().map(|it| chips(&it)), Some(vec![0, 0]));
        closing.add(&staked);
        assert_eq!(closing.at_close().map(|it| chips(&it)), Some(vec![1, 1]));
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
