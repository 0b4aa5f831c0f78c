//! What a person is known for among the others.

use crate::report::stats::{PairFlow, PersonStats, Stats, WonBy};
use crate::rules::Game;
use crate::verdict::Jokbo;

/// A jokbo that a person wins with more than others do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KnownJokbo {
    /// The game of the jokbo.
    pub(crate) game: Game,
    /// The jokbo.
    pub(crate) jokbo: Jokbo,
    /// How many of the person's wins have it, and how many wins of that game the person has.
    pub(crate) own: (usize, usize),
    /// How many of the others' wins have it, and how many wins of that game the others have.
    pub(crate) others: (usize, usize),
}

/// The fewest wins with a jokbo for which somebody is known.
const FEW: usize = 3;

/// Returns the jokbo whose share of a person's wins of its game is furthest above its share of the
/// others' wins of that game; `None` if no jokbo of at least three wins is above. The share is
/// compared by ratio: a jokbo that nobody else won with comes first, and of equals the more
/// frequent. Rounds of Koi-Koi that were played for points are wins too; a win of which only the
/// amounts are known is none.
pub(crate) fn known_for(stats: &Stats, person: &PersonStats) -> Option<KnownJokbo> {
    let others = || stats.people.iter().filter(|one| one.name != person.name);
    let known = won_by(person).map(|won| KnownJokbo {
        game: won.game,
        jokbo: won.id,
        own: (won.hands.len(), wins(person, won.game)),
        others: (
            others().map(|one| with(one, won)).sum(),
            others().map(|one| wins(one, won.game)).sum(),
        ),
    });
    let above = known.filter(|one| one.own.0 >= FEW && one.is_above());
    above.reduce(|best, next| if next.beats(&best) { next } else { best })
}

/// Returns how many hands and rounds of a game a person won of which more is known than the
/// amounts.
fn wins(one: &PersonStats, game: Game) -> usize {
    let rounds = match game {
        Game::KoiKoi => one.rounds.won.hands.len(),
        Game::GoStop | Game::MinHwatu => 0,
    };
    one.won_told(game) + rounds
}

/// Returns what a person won by, in hands for chips and in rounds for points.
fn won_by(one: &PersonStats) -> impl Iterator<Item = &WonBy> {
    one.jokbo.iter().chain(&one.rounds.won_by)
}

/// Returns how many of a person's wins have the same jokbo.
fn with(one: &PersonStats, wanted: &WonBy) -> usize {
    let same = won_by(one).filter(|won| (won.game, won.id) == (wanted.game, wanted.id));
    same.map(|won| won.hands.len()).sum()
}

impl KnownJokbo {
    /// Returns whether the share of the person's wins is above that of the others' wins.
    const fn is_above(&self) -> bool {
        self.others.1 > 0 && self.own.0 * self.others.1 > self.others.0 * self.own.1
    }

    /// Returns whether this jokbo says more than another of the same person: (own share) / (others'
    /// share).
    const fn beats(&self, other: &Self) -> bool {
        let one = self.own.0 as u128
            * self.others.1 as u128
            * other.own.1 as u128
            * other.others.0 as u128;
        let two = other.own.0 as u128
            * other.others.1 as u128
            * self.own.1 as u128
            * self.others.0 as u128;
        one > two || one == two && self.own.0 > other.own.0
    }
}

/// Returns who took most from a person on balance, or from whom a person took most (`victim`), and
/// how much; `None` if nobody did, or if a sum is too large. Several people may have taken as much.
pub(crate) fn rivals(stats: &Stats, person: usize, victim: bool) -> Option<(Vec<usize>, i64)> {
    let paid = |from: usize, to: usize| stats.flow(from, to).map_or(0, PairFlow::chips);
    let mut found: (Vec<usize>, i64) = (Vec::new(), 0);
    for other in (0..stats.people.len()).filter(|other| *other != person) {
        let lost = paid(person, other).checked_sub(paid(other, person))?;
        let much = if victim { lost.checked_neg()? } else { lost };
        if much > found.1 {
            found = (vec![other], much);
        } else if much == found.1 && much > 0 {
            found.0.push(other);
        }
    }
    (!found.0.is_empty()).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::EntryId;
    use crate::report::stats::{ChipsMoved, Group, Hands, InGroup};

    fn hands(count: usize) -> Hands {
        (0_i64..).take(count).map(EntryId).collect()
    }

    fn won_by(id: Jokbo, count: usize) -> WonBy {
        WonBy {
            game: Game::GoStop,
            id,
            hands: hands(count),
        }
    }

    fn winner(name: &str, wins: usize, jokbo: &[(Jokbo, usize)]) -> PersonStats {
        PersonStats {
            name: name.into(),
            won: ChipsMoved {
                chips: 0,
                hands: hands(wins),
            },
            jokbo: jokbo
                .iter()
                .map(|(id, count)| won_by(*id, *count))
                .collect(),
            groups: vec![of_game(Game::GoStop, hands(wins))],
            ..PersonStats::default()
        }
    }

    fn of_game(game: Game, won: Hands) -> (Group, InGroup) {
        let did = InGroup {
            won,
            ..InGroup::default()
        };
        (Group::Game(game), did)
    }

    /// Ann has 4 of 10 wins with godori, Bo 4 of 20. Ann's other wins do not say how: three of
    /// which only the amounts are known, and five of min-hwatu.
    #[test]
    fn wins_that_could_not_have_a_jokbo_are_not_counted() {
        let mut ann = winner("Ann", 13, &[(Jokbo::Godori, 4)]);
        ann.amounts = hands(3);
        let minhwatu = (14..19).map(EntryId).collect();
        ann.groups.push(of_game(Game::MinHwatu, minhwatu));
        let people = vec![ann, winner("Bo", 20, &[(Jokbo::Godori, 4)])];
        let stats = Stats {
            people,
            ..Stats::default()
        };
        let known = known_for(&stats, &stats.people[0]).unwrap();
        assert_eq!((known.own, known.others), ((4, 10), (4, 20)));
    }

    /// Everybody wins with junk most; Ann is known for godori: 4 of 10 against 2 of 20.
    #[test]
    fn people_are_known_for_what_others_do_less() {
        let people = vec![
            winner(
                "Ann",
                10,
                &[(Jokbo::Junk, 9), (Jokbo::Godori, 4), (Jokbo::Vip, 2)],
            ),
            winner("Bo", 20, &[(Jokbo::Junk, 15), (Jokbo::Godori, 2)]),
        ];
        let stats = Stats {
            people,
            ..Stats::default()
        };
        let known = known_for(&stats, &stats.people[0]);
        let due = KnownJokbo {
            game: Game::GoStop,
            jokbo: Jokbo::Godori,
            own: (4, 10),
            others: (2, 20),
        };
        assert_eq!(known, Some(due));
        // Bo has nothing above Ann's share.
        assert_eq!(known_for(&stats, &stats.people[1]), None);
    }

    #[test]
    fn rivals_are_found_on_balance() {
        let flow = |from, to, chips| PairFlow {
            from,
            to,
            paid: ChipsMoved {
                chips,
                hands: hands(1),
            },
            covered: 0,
            games: ChipsMoved::default(),
        };
        let names = ["Ann", "Bo", "Chul"];
        let stats = Stats {
            people: names.map(|name| winner(name, 0, &[])).to_vec(),
            flows: vec![flow(0, 1, 10), flow(1, 0, 4), flow(0, 2, 5), flow(2, 1, 1)],
            ..Stats::default()
        };
        assert_eq!(rivals(&stats, 0, false), Some((vec![1], 6)));
        assert_eq!(rivals(&stats, 0, true), None);
        assert_eq!(rivals(&stats, 1, true), Some((vec![0], 6)));
        assert_eq!(rivals(&stats, 2, false), Some((vec![1], 1)));
    }
}
