//! A hand as it was written, which may be corrected.

use crate::case::{Case, Opening};
use crate::ledger::{EntryId, Ledger, StoredHand};
use crate::record::{Act, Faults, Known, Line, Record, Source};
use crate::report::session::{NamesNow, SessionSoFar, named_by, verdict};
use crate::report::{HandRules, ReportError};
use crate::rules::Ruleset;
use crate::verdict::Verdict;

/// A hand as it was written, or corrected last.
#[derive(Clone, Debug)]
pub(crate) struct WrittenHand {
    pub(crate) hand: StoredHand,
    /// What its `rules` line names.
    pub(crate) rules: HandRules,
    /// What it comes to as it is now.
    pub(crate) before: Verdict,
    /// What those are called now who played it.
    pub(crate) names: NamesNow,
    /// Whether hands were written after it in its session.
    pub(crate) followed: bool,
}

impl WrittenHand {
    /// Returns a hand as the ledger has it.
    pub(crate) fn read(ledger: &Ledger, hand: EntryId) -> Result<Self, ReportError> {
        let hand = ledger.hand(hand)?;
        let so_far = SessionSoFar::read(ledger, hand.session)?;
        let hands = ledger.hands(hand.session)?;
        let rules = named_by(ledger, &hand, &so_far.ruleset)?;
        let case = Case::written(&hand.record, &rules.ruleset);
        Ok(Self {
            names: NamesNow::new(&ledger.people()?, &so_far.stored.body.players),
            before: verdict(&hand, &case.ruleset().rules)?,
            followed: hands.last().is_some_and(|last| last.id != hand.id),
            rules,
            hand,
        })
    }

    /// Returns its record as it is now.
    pub(crate) fn case(&self) -> Case {
        Case::written(&self.hand.record, &self.rules.ruleset)
    }

    /// Returns its record as its questions are asked today.
    pub(crate) fn asked(&self) -> Record {
        asked_today(&self.hand.record, &self.rules.ruleset)
    }

    /// Returns what another record of it comes to on its own, as it will be read in the ledger.
    pub(crate) fn settled(&self, record: &str) -> Result<Verdict, Faults> {
        let alone = if self.rules.by_name {
            let opening = Opening {
                source: Source::Ledger,
                ..Opening::default()
            };
            Case::read(record, opening)
        } else {
            Case::written(record, &self.rules.ruleset)
        };
        alone.settle()
    }
}

/// Returns a record as its questions are asked today: where an older version wrote counts and what of
/// them was asked for, it has what was said. That a pile has something is said only where an empty one
/// pays nothing.
pub(crate) fn asked_today(record: &str, ruleset: &Ruleset) -> Record {
    let said = Case::known(record, ruleset).record;
    let counted = Case::written(record, ruleset).record;
    let empty_free = ruleset
        .rules
        .gostop()
        .is_some_and(|rules| rules.empty_pile_free);
    let mut asked = said;
    for (entry, counted) in asked.entries.iter_mut().zip(&counted.entries) {
        let Some(Line::Act(_, Act::Known(facts))) = &mut entry.line else {
            continue;
        };
        if !empty_free && matches!(counted.line, Some(Line::Act(_, Act::Counts(_)))) {
            facts.retain(|fact| !matches!(fact, Known::Something));
            if facts.is_empty() {
                entry.line = None;
            }
        }
    }
    asked
}
