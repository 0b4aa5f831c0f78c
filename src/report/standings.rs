//! Who has won and lost how much.

use crate::closing::brings_points;
use crate::letters::key;
use crate::record::Name;
use crate::verdict::{Outcome, Verdict};
use std::collections::HashMap;

/// What one player has won or lost over some hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player, as the name was spelled last.
    pub player: Name,
    /// Chips won, or lost where negative.
    pub chips: i64,
    /// Hands played.
    pub hands: u32,
    /// Hands with a gain.
    pub gains: u32,
    /// The largest gain of one hand.
    pub best: i64,
    /// The largest loss of one hand, as a number of at most 0.
    pub worst: i64,
}

impl Standing {
    /// Returns the standing of somebody who has played nothing.
    pub fn of_nothing(player: &str) -> Self {
        Self {
            player: player.into(),
            chips: 0,
            hands: 0,
            gains: 0,
            best: 0,
            worst: 0,
        }
    }
}

/// The standings of everybody over some hands, counted one after another: in the order in which they
/// first appear. Names of one person in several spellings are one player.
#[derive(Clone, Debug, Default)]
pub struct Standings {
    all: Vec<Standing>,
    /// A name is folded once for each of its spellings.
    spelled: HashMap<String, usize>,
    folded: HashMap<String, usize>,
}

impl Standings {
    /// Takes what a player won in a hand; `None` where chips do not fit.
    pub fn add(&mut self, player: &str, chips: i64) -> Option<()> {
        let at = self.place(player);
        if at == self.all.len() {
            self.all.push(Standing::of_nothing(player));
        }
        let standing = self.all.get_mut(at)?;
        standing.player = player.into();
        standing.chips = standing.chips.checked_add(chips)?;
        standing.hands += 1;
        standing.gains += u32::from(chips > 0);
        standing.best = standing.best.max(chips);
        standing.worst = standing.worst.min(chips);
        Some(())
    }

    fn place(&mut self, player: &str) -> usize {
        if let Some(at) = self.spelled.get(player) {
            return *at;
        }
        let next = self.folded.len();
        let at = *self.folded.entry(key(player)).or_insert(next);
        self.spelled.insert(player.to_owned(), at);
        at
    }

    /// Returns the standings.
    pub fn all(&self) -> &[Standing] {
        &self.all
    }
}

/// Returns the standing of every player, in the order in which they first appear; `None` where
/// chips do not fit. Each item is a name and what it won in a hand.
pub fn standings<'a>(nets: impl IntoIterator<Item = (&'a str, i64)>) -> Option<Vec<Standing>> {
    let mut found = Standings::default();
    for (player, chips) in nets {
        found.add(player, chips)?;
    }
    Some(found.all)
}

/// What one player has scored in a game of Koi-Koi that is played for points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointStanding {
    /// The player.
    pub player: Name,
    /// All points.
    pub points: i64,
    /// Rounds played, those that were dealt again left out.
    pub rounds: u32,
    /// Rounds that brought points.
    pub won: u32,
    /// The most points of one round.
    pub best: i64,
}

/// Returns the standing of each player over rounds of Koi-Koi whose points did not move as chips;
/// `None` where points do not fit.
pub fn point_standings(players: &[Name], verdicts: &[Verdict]) -> Option<Vec<PointStanding>> {
    let rounds: Vec<&Verdict> = verdicts
        .iter()
        .filter(|verdict| brings_points(verdict) && verdict.outcome != Outcome::Void)
        .collect();
    let of = |name: &Name| {
        let points = rounds.iter().filter_map(|verdict| verdict.round());
        let points = points.flat_map(|round| &round.points);
        let own: Vec<i64> = points
            .filter(|(player, _)| player == name)
            .map(|(_, points)| *points)
            .collect();
        let mut points = own.iter();
        let points = points.try_fold(0_i64, |sum, points| sum.checked_add(*points))?;
        Some(PointStanding {
            player: name.clone(),
            points,
            rounds: u32::try_from(rounds.len()).unwrap_or(u32::MAX),
            won: own.iter().map(|points| u32::from(*points > 0)).sum(),
            best: own.into_iter().max().unwrap_or(0),
        })
    };
    players.iter().map(of).collect()
}
