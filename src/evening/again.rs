//! A written hand whose questions are asked again, each with its old answer.

use super::ask::WaitingFor;
use super::hand::{AskedAgain, HandState, History, answers, as_recorded};
use super::hand_start::HandStart;
use super::refusal::Refusal;
use super::written::WrittenHand;
use crate::card::Calendar;
use crate::ledger::Ledger;
use crate::record::Record;
use crate::report::ReportError;
use crate::report::session::SessionSoFar;
use crate::rules::Game;
use std::sync::Arc;

/// A written hand whose questions are being asked again.
#[derive(Clone, Debug)]
pub(crate) struct Again {
    pub(crate) written: Arc<WrittenHand>,
    /// The hand's record, in the form that today's questions produce.
    record: Record,
    /// The hand as told by the old answers.
    told: History,
    pub(crate) asked: AskedAgain,
    /// The hash of the ledger entry in force for the hand; the kept answers are about that entry.
    pub(super) stamp: String,
}

/// A correction that was written to the ledger.
#[derive(Clone, Debug)]
pub(crate) struct Correction {
    pub(crate) written: Arc<WrittenHand>,
    /// Whether later hands started from something that the correction changes.
    pub(crate) moves_later: bool,
}

impl Again {
    /// Returns a written hand with its old answers; `None` if no answers produce its record.
    pub(super) fn read(
        ledger: &Ledger,
        written: Arc<WrittenHand>,
    ) -> Result<Result<Option<Self>, Refusal>, ReportError> {
        let so_far = SessionSoFar::read(ledger, written.hand.session)?;
        let record = written.asked();
        let evening = ledger.evening(written.hand.session)?;
        let before = Arc::clone(&written.drops.before);
        let of_hand = (&written.rules.ruleset, before);
        let start = HandStart::of_record(&so_far, &evening, of_hand, &record);
        let start = Arc::new(start);
        let Some(told) = answers(&start, &record, &written.before) else {
            return Ok(Ok(None));
        };
        let asked = match AskedAgain::new(&start, &told) {
            Ok(asked) => asked,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let stamp = stamp(ledger, &written)?;
        Ok(Ok(Some(Self {
            written,
            record,
            told,
            asked,
            stamp,
        })))
    }

    pub(crate) fn state(&self) -> &HandState {
        &self.asked.history.now().state
    }

    pub(crate) fn calendar(&self) -> Calendar {
        self.state().ruleset.rules.calendar()
    }

    /// Returns whether all questions are answered, so that only the correction's reason is missing.
    pub(crate) fn is_answered(&self) -> bool {
        self.state().ask == WaitingFor::Verdict
    }

    /// Returns the old answer to the current question: the text entered then, or else what the
    /// record says; `None` if neither answers it.
    pub(crate) fn old(&self) -> Option<String> {
        if let Some(old) = self.asked.old() {
            return Some(old.to_owned());
        }
        let old = as_recorded(&self.record, self.state())?;
        self.asked.history.now().with(&old).is_ok().then_some(old)
    }

    /// Returns the record that the old answers produce.
    pub(crate) fn before(&self) -> Record {
        self.told.now().state.case.record()
    }

    /// Returns whether the new answers produce the same record lines as the old ones, in any order.
    pub(super) fn is_the_same(&self) -> bool {
        let lines = |record: &Record| {
            let entries = record.entries.iter();
            let lines = entries.filter_map(|entry| entry.line.as_ref());
            let mut lines: Vec<String> = lines.map(|line| line.print(self.calendar())).collect();
            lines.sort();
            lines
        };
        lines(&self.before()) == lines(&self.state().case.record())
    }

    pub(super) fn game(&self) -> Game {
        self.written.rules.ruleset.game()
    }

    /// Returns the lines that the ledger keeps for this hand: the stamp, then the entered texts.
    pub(super) fn lines(&self) -> Vec<String> {
        let texts = self.asked.history.texts();
        std::iter::once(&self.stamp).chain(texts).cloned().collect()
    }
}

/// Returns the hash of the ledger entry in force for a hand: its last correction, or itself.
pub(super) fn stamp(ledger: &Ledger, written: &WrittenHand) -> Result<String, ReportError> {
    let hand = &written.hand;
    let stands = hand.correction.as_ref().map_or(hand.id, |last| last.id);
    Ok(ledger.entry(stands)?.hash)
}
