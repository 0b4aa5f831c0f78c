//! What a pile comes to while it is tapped, and what the next jokbo lack.

use super::picture::{CardPicture, pictures};
use crate::card::{Calendar, Pile};
use crate::case::AnyHand;
use crate::evening::hand::{HandState, pack};
use crate::evening::tapped::{TappedHand, TappedPile};
use crate::gostop::{CountedPile, outlook};
use crate::koikoi;
use crate::minhwatu;
use crate::record::CountKind;
use crate::rules::{Game, MinHwatuRules, Rules};
use crate::serve::words::say;
use crate::verdict::{Jokbo, Missing, Score, ScoreLine};
use crate::words::Lang;

/// The most jokbo that are named as near.
const NEAR: usize = 3;
/// How many cards a jokbo may lack to be near.
const LACKING: u32 = 2;

/// What a pile comes to so far.
pub(super) struct Running {
    /// The points, or how many cards they are where points are counted at the end.
    pub(super) points: String,
    /// The jokbo that it has.
    pub(super) has: String,
    pub(super) next: Vec<NextJokbo>,
}

/// A jokbo that is near.
pub(super) struct NextJokbo {
    pub(super) name: String,
    /// What it lacks, where no cards say it.
    pub(super) lacks: String,
    pub(super) cards: Vec<CardPicture>,
}

impl Running {
    pub(super) fn new(
        lang: Lang,
        state: &HandState,
        hand: &TappedHand,
        (tapped, gone): (&TappedPile, Pile),
    ) -> Self {
        let pile = tapped.counted(pack(state));
        let (game, unit) = (state.ruleset.game(), state.ruleset.rules.unit());
        let (score, next): (Score, Vec<Missing>) = match (&state.told, &state.ruleset.rules) {
            (_, Rules::GoStop(rules)) => {
                let counted = CountedPile::from(pile).bound(tapped.cup);
                (counted.best_score(rules), outlook(pile, gone, rules))
            }
            (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => (
                koikoi::score(pile, round.weather(rules), rules),
                koikoi::outlook(pile, gone, rules),
            ),
            (_, Rules::MinHwatu(rules)) => {
                let left = pack(state).without(gone);
                let pile = if tapped.rest { left } else { pile };
                return Self::of_pile(lang, rules, (pile, left.without(pile)));
            }
            (_, Rules::KoiKoi(_)) => return Self::nothing(),
        };
        let mut score = score;
        if tapped.count(CountKind::Junk).is_some() {
            // Which junk it is, nobody said.
            let of_months = |line: &&ScoreLine| line.id == Jokbo::Palssari;
            let unsaid: i64 = score
                .jokbo
                .iter()
                .filter(of_months)
                .map(|line| line.points)
                .sum();
            score.points -= unsaid;
            score.jokbo.retain(|line| line.id != Jokbo::Palssari);
        }
        let told = hand.winner.is_some() && game == Game::KoiKoi;
        let told = told.then(|| state.tells(hand).ok().flatten()).flatten();
        if let Some(known) = told
            .as_ref()
            .and_then(|told| told.verdict.as_ref()?.score())
        {
            score = known.clone();
        }
        let points = tapped.points.map_or(score.points, i64::from);
        let calendar = state.ruleset.rules.calendar();
        let near = next.iter().filter(|missing| missing.count <= LACKING);
        let near = near.map(|missing| NextJokbo::new(lang, missing, state, calendar));
        Self {
            points: say!(lang, preview_points(points, unit)),
            has: say!(lang, lines_of(&score, game)).join(" · "),
            next: near.take(NEAR).collect(),
        }
    }

    fn nothing() -> Self {
        Self {
            points: String::new(),
            has: String::new(),
            next: Vec::new(),
        }
    }

    /// Returns what a whole pile comes to, and how many cards of the pack are left.
    fn of_pile(lang: Lang, rules: &MinHwatuRules, (pile, left): (Pile, Pile)) -> Self {
        let (points, sets) = minhwatu::worth_so_far(pile, rules);
        let sets = sets.into_iter().map(|set| say!(lang, counted_set(set)));
        let has: Vec<String> = sets.chain([say!(lang, left_in_pack(left.len()))]).collect();
        Self {
            points: say!(lang, pile_sum(pile.len(), points)),
            has: has.join(" · "),
            next: Vec::new(),
        }
    }
}

impl NextJokbo {
    fn new(lang: Lang, missing: &Missing, state: &HandState, calendar: Calendar) -> Self {
        let cards = pictures(lang, missing.among.once(), calendar);
        let lacks = if cards.is_empty() {
            say!(lang, needs(missing, calendar))
        } else {
            String::new()
        };
        let name = if missing.id == Jokbo::Junk {
            // What it lacks says it already.
            String::new()
        } else {
            say!(lang, jokbo(missing.id, state.ruleset.game()))
        };
        Self { name, lacks, cards }
    }
}
