//! A written hand that may be corrected, and the correction.

use super::evening::Evening;
use crate::case::{Case, Opening};
use crate::cli::draw::{self, Beside, session as drawn};
use crate::cli::error::Failure;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{CorrectionBody, EntryId, Ledger, StoredHand};
use crate::record::{Act, Faults, Known, Line, Record, Source};
use crate::report::HandRules;
use crate::report::session::{ENGINE, NamesNow, SessionSoFar, named_by, verdict};
use crate::rules::Ruleset;
use crate::verdict::Verdict;

/// A hand as it was written, or corrected last.
pub(super) struct WrittenHand {
    pub(super) hand: StoredHand,
    /// What its `rules` line names.
    pub(super) rules: HandRules,
    /// What it comes to as it is now.
    pub(super) before: Verdict,
    /// What those are called now who played it.
    pub(super) names: NamesNow,
    /// Whether hands were written after it in its session.
    pub(super) followed: bool,
}

impl WrittenHand {
    /// Returns a hand as the ledger has it.
    pub(super) fn of(ledger: &Ledger, hand: EntryId) -> Result<Self, Failure> {
        let hand = ledger.hand(hand)?;
        let so_far = SessionSoFar::of(ledger, hand.session)?;
        let hands = ledger.hands(hand.session)?;
        let rules = named_by(ledger, &hand, &so_far.ruleset)?;
        let case = Case::written(&hand.record, &rules.ruleset);
        Ok(Self {
            names: NamesNow::of(&ledger.people()?, &so_far.stored.body.players),
            before: verdict(&hand, &case.ruleset().rules)?,
            followed: hands.last().is_some_and(|last| last.id != hand.id),
            rules,
            hand,
        })
    }

    /// Draws another verdict of it beside that which it has, by the names of now.
    pub(super) fn beside(&self, after: &Verdict, screen: &mut Screen) -> Result<(), Failure> {
        let [before, after] = [&self.before, after].map(|one| self.names.in_verdict(one.clone()));
        Ok(draw::side_by_side(
            screen,
            &before,
            &after,
            Beside::Corrected,
        )?)
    }

    /// Returns its record as it is now.
    pub(super) fn case(&self) -> Case {
        Case::written(&self.hand.record, &self.rules.ruleset)
    }

    /// Returns its record as its questions are asked today.
    pub(super) fn asked(&self) -> Record {
        asked_today(&self.hand.record, &self.rules.ruleset)
    }

    /// Returns what another record of it comes to on its own, as it will be read in the ledger.
    pub(super) fn settled(&self, record: &str) -> Result<Verdict, Faults> {
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
pub(super) fn asked_today(record: &str, ruleset: &Ruleset) -> Record {
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

impl Evening<'_> {
    /// Writes a correction, and says what it moves; returns whether it could be saved. If not, `line`
    /// is in the line again.
    pub(super) fn correct(
        &mut self,
        written: &WrittenHand,
        reason: &str,
        record: String,
        after: &Verdict,
        line: &str,
    ) -> Result<bool, Failure> {
        let lang = self.screen.lang();
        let body = CorrectionBody {
            of: written.hand.id,
            reason: reason.to_owned(),
            record,
            verdict: after.to_json(),
            net: after.net.clone(),
        };
        let at = Date::now().at;
        let session = written.hand.session;
        let entry = self.ledger.append_correction(session, &at, ENGINE, &body);
        if self.saved(entry, line)?.is_none() {
            return Ok(false);
        }
        let called = self.ledger.hand_called(&written.hand.name())?;
        let corrected = say!(lang, corrected_as(&called));
        self.screen.line(corrected)?;
        if written.followed && after.next != written.before.next {
            self.screen.prose(&say!(lang, later_hands()))?;
        }
        let so_far = self.so_far(session)?;
        drawn::moved(&so_far, &written.names, self.screen)?;
        Ok(true)
    }
}
