//! A written hand, which may be corrected.

use crate::case::{Case, DropsAround, Opening};
use crate::ledger::{EntryId, Ledger, StoredHand};
use crate::record::{Act, Faults, Known, Line, Record, Source};
use crate::report::session::{NamesNow, SessionSoFar, drops_around, named_by, verdict};
use crate::report::{HandRules, ReportError};
use crate::rules::Ruleset;
use crate::verdict::Verdict;

/// A written hand, with its last correction applied.
#[derive(Clone, Debug)]
pub(crate) struct WrittenHand {
    pub(crate) hand: StoredHand,
    /// The ruleset that the record's `rules` line names.
    pub(crate) rules: HandRules,
    /// The hand's current verdict.
    pub(crate) before: Verdict,
    /// The current names of those who played the hand.
    pub(crate) names: NamesNow,
    /// Whether further hands were written after this one in the session.
    pub(crate) followed: bool,
    /// Who dropped in the hands around this one.
    pub(crate) drops: DropsAround,
}

impl WrittenHand {
    /// Reads a hand from the ledger.
    pub(crate) fn read(ledger: &Ledger, hand: EntryId) -> Result<Self, ReportError> {
        let hand = ledger.hand(hand)?;
        let so_far = SessionSoFar::read(ledger, hand.session)?;
        let hands = ledger.hands(hand.session)?;
        let rules = named_by(ledger, &hand, &so_far.ruleset)?;
        let case = Case::written(&hand.record, &rules.ruleset);
        let drops = drops_around(ledger, (hand.session, hand.id))?;
        Ok(Self {
            drops,
            names: NamesNow::new(&ledger.people()?, &so_far.stored.body.players),
            before: verdict(&hand, &case.ruleset().rules)?,
            followed: hands.last().is_some_and(|last| last.id != hand.id),
            rules,
            hand,
        })
    }

    /// Returns the hand's current record as a case.
    pub(crate) fn case(&self) -> Case {
        Case::written(&self.hand.record, &self.rules.ruleset)
    }

    /// Returns the hand's record in the form that today's questions produce.
    pub(crate) fn asked(&self) -> Record {
        asked_today(&self.hand.record, &self.rules.ruleset)
    }

    /// Returns the verdict of another record for this hand, settled just as the ledger will be
    /// read; of the rest of the evening only the drops around the hand matter.
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
        alone.between(self.drops.clone()).settle()
    }
}

/// Returns a record in the form that today's questions produce. Where an older version wrote counts
/// with the questions that they answered, the result has only what those answers said. It keeps
/// `some` for such a pile only if the rules let an empty pile pay nothing.
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
