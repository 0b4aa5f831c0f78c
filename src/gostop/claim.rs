//! What a winner may claim: one claim for each way to count switch cards, in numbers.

use super::hand::{Holding, Player};
use super::score::{Assignment, Points, itemised};
use crate::card::Pile;
use crate::record::Scored;
use crate::rules::GoStopRules;
use crate::verdict::{Jokbo, Score};

/// One way in which a winner's points may be counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim {
    /// All points.
    pub(super) points: i64,
    /// What they come to for the losers, with the points that count towards the target.
    pub(super) comes_to: Scored,
    /// The cards and how they are counted; none where the record gives the points alone.
    counted: Option<(Pile, Assignment, Points)>,
}

impl Claim {
    /// Returns every claim of a player; none where neither cards nor points are known.
    pub(super) fn all(player: &Player, rules: &GoStopRules) -> impl Iterator<Item = Self> {
        let (pile, told) = match player.holding() {
            Holding::Cards(pile) => (Some(pile), None),
            Holding::Scored(scored) => (None, Some(scored)),
            Holding::Unknown | Holding::Counts(_) => (None, None),
        };
        let ways = move |pile| {
            let ways = Assignment::all(pile, rules);
            ways.map(move |assignment| Self::of_cards(pile, assignment, rules))
        };
        let told = told.map(|comes_to| Self {
            points: comes_to.points,
            comes_to,
            counted: None,
        });
        pile.into_iter().flat_map(ways).chain(told)
    }

    fn of_cards(pile: Pile, assignment: Assignment, rules: &GoStopRules) -> Self {
        let points = Points::of(pile, assignment, rules);
        Self {
            points: points.all(),
            comes_to: points.comes_to(rules),
            counted: Some((pile, assignment, points)),
        }
    }

    /// Returns whether nothing but junk is scored.
    pub(super) fn is_junk_only(&self) -> bool {
        if let Some((.., points)) = &self.counted {
            return points.made().all(|(id, _)| id == Jokbo::Junk);
        }
        let told = self.comes_to;
        told.junk && !told.brights && !told.ribbons && told.animals.is_none()
    }

    /// Returns the claim line by line, after this many goes.
    pub(super) fn score(&self, go: u32, rules: &GoStopRules) -> Score {
        match &self.counted {
            Some((pile, assignment, points)) => Score {
                go,
                ..itemised(*pile, *assignment, points, rules)
            },
            None => Score {
                points: self.points,
                stop_points: self.points,
                go,
                switch: Vec::new(),
                jokbo: Vec::new(),
                told: true,
            },
        }
    }
}
