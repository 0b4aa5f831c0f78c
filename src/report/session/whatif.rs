//! A whole session's result under other rules.

use super::{NamesNow, SessionSoFar, dropped_last, named_by, verdict};
use crate::case::{Case, DropsAround};
use crate::closing::{Closing, over_after};
use crate::ledger::Ledger;
use crate::record::Name;
use crate::report::{HandChange, HandComparison, ReportError, Unrecorded, compare};
use crate::rules::{KeyDifference, Rules};
use crate::verdict::{Outcome, Verdict};

/// The key for the number of rounds in a Koi-Koi game.
pub(crate) const ROUNDS: &str = "rounds";

/// The result of one hand of a session under other rules.
pub(crate) struct Other {
    /// The number of the hand in the evening.
    pub(crate) hand: u32,
    pub(crate) compared: HandComparison,
}

impl Other {
    /// Returns the verdict that the next hand continues from.
    fn goes_on_from(&self) -> &Verdict {
        let after = self.compared.after.as_ref();
        after.unwrap_or(&self.compared.before)
    }
}

/// Returns the results of a session's hands under other rules; `before` is how many hands of the
/// evening were played before the session. Errors: the record of a hand has faults, and the hand
/// has no stored verdict.
pub(crate) fn others(
    ledger: &Ledger,
    so_far: &SessionSoFar,
    before: u32,
    change: &HandChange,
) -> Result<Vec<Other>, ReportError> {
    let mut others: Vec<Other> = Vec::new();
    let evening = ledger.evening(so_far.stored.id)?;
    let (_, earlier) = evening.split_last().unwrap_or((&so_far.stored, &[]));
    let mut dropped = dropped_last(ledger, earlier)?;
    for hand in ledger.hands(so_far.stored.id)? {
        let chain = others.last().map(|last| last.goes_on_from().next.headers());
        let change = HandChange {
            chain,
            ..change.clone()
        };
        let ruleset = named_by(ledger, &hand, &so_far.ruleset)?.ruleset;
        let case = Case::known(&hand.record, &ruleset).between(DropsAround {
            before: dropped.clone(),
            ..DropsAround::default()
        });
        let written = verdict(&hand, &case.ruleset().rules)?;
        if written.outcome != Outcome::Void {
            dropped = case.dropped();
        }
        let compared = compare(&case, Some(&written), &ruleset, &change).map_err(|faults| {
            let calendar = ruleset.rules.calendar();
            ReportError::Record(Box::new(case.record.clone()), faults, calendar)
        })?;
        others.push(Other {
            hand: before.saturating_add(hand.number),
            compared,
        });
    }
    Ok(others)
}

/// Returns the keys that decided the result of some hand, each once.
pub(crate) fn deciding(others: &[Other]) -> Vec<KeyDifference> {
    let mut keys: Vec<KeyDifference> = others
        .iter()
        .flat_map(|other| other.compared.deciding.iter().cloned())
        .collect();
    keys.sort_by_key(|key| key.info.key);
    keys.dedup_by_key(|key| key.info.key);
    keys
}

/// How the end of the game changes under the new rules.
pub(crate) struct GameEnds {
    /// How many of the hands would have been played.
    pub(crate) played: usize,
    /// Whether the game was over, but would not have been over under the new rules.
    pub(crate) would_go_on: bool,
}

impl GameEnds {
    pub(crate) fn new(so_far: &SessionSoFar, change: &HandChange, others: &[Other]) -> Self {
        let agreed = so_far.stored.body.length;
        let until = |rules: &Rules| match rules {
            Rules::KoiKoi(rules) => rules.until,
            _ => 0,
        };
        let mut rules = change
            .rules
            .as_ref()
            .unwrap_or(&so_far.ruleset)
            .rules
            .clone();
        for (key, value) in &change.sets {
            // Each key was tried before, on the ruleset of the session, so this cannot fail.
            let _ = rules.set(key, value);
        }
        let asked = match &rules {
            Rules::KoiKoi(rules) if change.sets.iter().any(|(key, _)| key == ROUNDS) => {
                Some(rules.rounds).filter(|rounds| *rounds > 0)
            }
            _ => agreed,
        };
        let before: Vec<Verdict> = others
            .iter()
            .map(|one| one.compared.before.clone())
            .collect();
        let after: Vec<Verdict> = others
            .iter()
            .map(|one| one.goes_on_from().clone())
            .collect();
        let was = over_after(agreed, until(&so_far.ruleset.rules), &before);
        let would_be = over_after(asked, until(&rules), &after);
        // Players who went on after the end of the game might have done so under any rules.
        let earlier = would_be.filter(|end| was.is_none_or(|was| *end < was));
        Self {
            played: earlier.map_or(others.len(), |end| end + 1),
            would_go_on: was.is_some() && would_be.is_none(),
        }
    }
}

/// What everybody won and lost in a session, and what it would have been under the new rules. Hands
/// that could not have ended as recorded are left out of both.
pub(crate) struct WhatifSums {
    pub(crate) before: Vec<(Name, i64)>,
    pub(crate) after: Vec<(Name, i64)>,
    /// The numbers, in the evening, of the hands that are left out.
    pub(crate) left_out: Vec<u32>,
    /// How many hands there are in all, except those of which only amounts are recorded.
    pub(crate) hands: usize,
}

impl WhatifSums {
    /// Adds up hands under the players' current names. Errors: a sum of chips is too large.
    pub(crate) fn new(
        so_far: &SessionSoFar,
        others: &[Other],
        ends: &GameEnds,
        names: &NamesNow,
    ) -> Result<Self, ReportError> {
        let others: Vec<(usize, &Other)> = (others.iter().enumerate())
            .filter(|(_, other)| !other.compared.is_amounts())
            .collect();
        let could_be =
            |(at, other): &(usize, &Other)| *at >= ends.played || other.compared.after.is_ok();
        let left_out = others.iter().filter(|one| !could_be(one));
        let left_out: Vec<u32> = left_out.map(|(_, other)| other.hand).collect();
        let players = &so_far.stored.body.players;
        let counted = others.iter().filter(|one| could_be(one));
        let before = counted.map(|(_, other)| &other.compared.before);
        let before = Closing::from_verdicts(players, before).totals();
        let played = others.iter().filter(|(at, _)| *at < ends.played);
        let after = played.filter_map(|(_, other)| other.compared.after.as_ref().ok());
        let after = Closing::from_verdicts(players, after).totals();
        let (Some(mut before), Some(mut after)) = (before, after) else {
            return Err(ReportError::TooManyChips);
        };
        names.in_amounts(&mut before);
        names.in_amounts(&mut after);
        Ok(Self {
            before,
            after,
            left_out,
            hands: others.len(),
        })
    }
}

/// Returns what the records leave out, each fact with the numbers of the hands that lack it.
pub(crate) fn open_facts(others: &[Other]) -> Vec<(&Unrecorded, Vec<u32>)> {
    let mut found: Vec<(&Unrecorded, Vec<u32>)> = Vec::new();
    for other in others {
        for open in &other.compared.unrecorded {
            match found.iter_mut().find(|(known, _)| *known == open) {
                Some((_, hands)) => hands.push(other.hand),
                None => found.push((open, vec![other.hand])),
            }
        }
    }
    found
}
