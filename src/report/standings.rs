//! Who has won and lost how much.

use crate::closing::brings_points;
use crate::letters::key;
use crate::record::Name;
use crate::verdict::{Outcome, Verdict};
use std::collections::HashMap;

/// What one player has won or lost over some hands; [`standings`] adds it up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player, in the last spelling of the name.
    pub player: Name,
    /// Chips won, or lost if negative.
    pub chips: i64,
    /// How many hands the player played.
    pub hands: u32,
    /// How many of the hands brought a gain.
    pub gains: u32,
    /// The largest gain in one hand.
    pub best: i64,
    /// The largest loss in one hand, as a number of at most 0.
    pub worst: i64,
}

impl Standing {
    /// Returns the standing of somebody who has not played.
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

/// The standings of all players over some hands, in the order in which the players first appear;
/// hands are added one by one. Different spellings of a name are one player.
///
/// ```
/// use dokbak::report::Standings;
///
/// let mut standings = Standings::default();
/// for (player, chips) in [("Ann", 7), ("Bo", -7), ("Bo", 2), ("ann", -2)] {
///     standings.add(player, chips).expect("few chips");
/// }
///
/// let [ann, bo] = standings.all() else { panic!("two players") };
/// assert_eq!((ann.chips, ann.hands, ann.gains), (5, 2, 1));
/// assert_eq!((ann.best, ann.worst), (7, -2));
/// assert_eq!(bo.chips, -5);
/// // The last spelling is shown.
/// assert_eq!(ann.player, "ann");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Standings {
    all: Vec<Standing>,
    /// Caches the place of each spelling, so that it is folded only once.
    spelled: HashMap<String, usize>,
    folded: HashMap<String, usize>,
}

impl Standings {
    /// Adds what a player won or lost in a hand; `None` if a sum is too large.
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

/// Returns the standing of every player, in the order in which the players first appear; `None` if
/// a sum is too large. Each item of `nets` is a player and what that player won or lost in a hand.
pub fn standings<'a>(nets: impl IntoIterator<Item = (&'a str, i64)>) -> Option<Vec<Standing>> {
    let mut found = Standings::default();
    for (player, chips) in nets {
        found.add(player, chips)?;
    }
    Some(found.all)
}

/// What one player has scored in a Koi-Koi game that is played for points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointStanding {
    /// The player.
    pub player: Name,
    /// The player's points over all rounds.
    pub points: i64,
    /// How many rounds were played, without those that were dealt again.
    pub rounds: u32,
    /// How many rounds brought the player points.
    pub won: u32,
    /// The player's most points in one round.
    pub best: i64,
}

/// Returns each player's standing over rounds of Koi-Koi whose points were not paid as chips;
/// `None` if a sum is too large.
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
