//! Conducting a dispute about a written hand: entering claims that change its record, and writing
//! the correction that the table agrees on.

use super::again::stamp;
use super::command::PromptCommand;
use super::dispute::claim::Claim;
use super::dispute::disputed::Disputed;
use super::dispute::word::DisputeWord;
use super::in_again::{can_be_written, correct, forgotten};
use super::refusal::{BadClaim, Why};
use super::state::{Back, Evening, Input, Leaving, Mode};
use super::step::{NextMode, Step, Stop, Write};
use super::sure::Sure;
use super::told::Told;
use super::written::WrittenHand;
use crate::ledger::{DraftSubject, EntryId, HandRef};
use crate::limits::Limit;
use std::sync::Arc;

impl Evening {
    /// Begins a dispute about a hand, with the claims that the ledger has kept if they are about
    /// the current version of the hand.
    pub(super) fn dispute(&mut self, hand: EntryId, back: Back, step: &mut Step<'_>) -> NextMode {
        self.spoken_of = HandRef::Entry(hand);
        let ledger = step.book.ledger();
        let written = Arc::new(WrittenHand::read(ledger, hand)?);
        let stamp = stamp(ledger, &written)?;
        let mut dispute = Disputed::new(written, stamp);
        let kept = ledger.draft(DraftSubject::Dispute(hand))?;
        if let Some((stamp, claims)) = kept.split_first() {
            if *stamp == dispute.stamp
                && let Ok(claimed) = dispute.with(claims)
            {
                dispute.claimed = claimed;
                step.tell(Told::ClaimsTakenUp(claims.len()));
            } else {
                step.tell(Told::ClaimsOutdated);
                step.write(forgotten(DraftSubject::Dispute(hand)));
            }
        }
        let dispute = Arc::new(dispute);
        step.tell(Told::Disputed(Arc::clone(&dispute)));
        Ok(Mode::Dispute(dispute, back))
    }

    /// Begins a dispute about a hand outside an evening.
    pub(super) fn dispute_alone(&mut self, hand: EntryId, step: &mut Step<'_>) -> Result<(), Stop> {
        self.mode = self.dispute(hand, Back::Out, step)?;
        Ok(())
    }

    /// Handles input in a dispute.
    pub(super) fn in_dispute(
        &mut self,
        dispute: Arc<Disputed>,
        back: Back,
        input: &Input,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        match input {
            Input::Line(line) => {
                self.mode = self.argue(dispute, back, line, step)?;
                Ok(())
            }
            Input::Back => {
                self.mode = claim_back(&dispute, back, step);
                Ok(())
            }
            Input::Leave(leaving) => self.leave_dispute(&dispute, back, *leaving, step),
            _ => {
                self.mode = Mode::Dispute(dispute, back);
                Ok(())
            }
        }
    }

    /// Carries out a line in a dispute: a command, or a claim.
    fn argue(
        &mut self,
        dispute: Arc<Disputed>,
        back: Back,
        line: &str,
        step: &mut Step<'_>,
    ) -> NextMode {
        match PromptCommand::parse(line).map(|(command, _)| command) {
            Some(PromptCommand::Quit) => {
                self.leave_dispute(&dispute, back, Leaving::Done, step)?;
                return Ok(self.mode.clone());
            }
            Some(PromptCommand::Undo) => return Ok(claim_back(&dispute, back, step)),
            _ => {}
        }
        match DisputeWord::parse(line) {
            Some((DisputeWord::Clear, _)) => {
                let mut dispute = (*dispute).clone();
                dispute.claimed.clear();
                step.tell(Told::ClaimsCleared);
                step.write(draft(&dispute));
                Ok(Mode::Dispute(Arc::new(dispute), back))
            }
            Some((DisputeWord::Agree, reason)) => agree(&dispute, back, reason, step),
            None if line.trim().is_empty() => Ok(Mode::Dispute(dispute, back)),
            Some((DisputeWord::Drop, _)) | None => claim(&dispute, back, line, step),
        }
    }

    /// Leaves a dispute; the ledger keeps its claims.
    pub(super) fn leave_dispute(
        &mut self,
        dispute: &Disputed,
        back: Back,
        leaving: Leaving,
        step: &mut Step<'_>,
    ) -> Result<(), Stop> {
        step.tell(Told::DisputeLeft(dispute.claims()));
        self.go_back(back, leaving, step)
    }
}

/// Returns the write that keeps a dispute's claims in the ledger.
fn draft(dispute: &Disputed) -> Write {
    let about = DraftSubject::Dispute(dispute.written.hand.id);
    if dispute.claims() == 0 {
        return forgotten(about);
    }
    let claims = dispute.claimed.claims().map(Claim::text);
    let lines = std::iter::once(dispute.stamp.clone()).chain(claims);
    let lines = lines.collect();
    Write::Draft { about, lines }
}

/// Takes back the last claim.
fn claim_back(dispute: &Arc<Disputed>, back: Back, step: &mut Step<'_>) -> Mode {
    let mut before = (**dispute).clone();
    let Some(claim) = before.claimed.undo() else {
        step.tell(Told::NothingToUndo);
        return Mode::Dispute(Arc::clone(dispute), back);
    };
    let (text, giver) = (claim.text(), String::new());
    step.tell(Told::TakenBack { text, giver });
    step.write(draft(&before));
    let before = Arc::new(before);
    step.tell(Told::Effect(Arc::clone(&before)));
    Mode::Dispute(before, back)
}

/// Adds a claim to a dispute.
fn claim(dispute: &Disputed, back: Back, line: &str, step: &mut Step<'_>) -> NextMode {
    if dispute.claims() >= Limit::Claims.most() {
        return Err(Stop::mend(Why::TooLong(Limit::Claims)));
    }
    let claimed = dispute
        .with(&[line.trim().to_owned()])
        .map_err(Stop::mend)?;
    let dispute = Arc::new(Disputed {
        claimed,
        ..dispute.clone()
    });
    step.write(draft(&dispute));
    step.tell(Told::Effect(Arc::clone(&dispute)));
    Ok(Mode::Dispute(dispute, back))
}

/// Writes the record that the table agreed on as a correction, after checking it once more.
fn agree(dispute: &Arc<Disputed>, back: Back, reason: &str, step: &mut Step<'_>) -> NextMode {
    if dispute.claims() == 0 {
        return Err(Stop::refuse(BadClaim::Nothing));
    }
    if reason.is_empty() {
        return Err(Stop::refuse(BadClaim::NoReason));
    }
    let (record, after) = dispute.agreed().map_err(Stop::refuse)?;
    can_be_written(&dispute.written, &record, &after, step)?;
    step.tell(Told::Agreed(Arc::clone(dispute), Box::new(after.clone())));
    if step.sure(Sure::Correction, true)? {
        let about = DraftSubject::Dispute(dispute.written.hand.id);
        let back = back.clone();
        correct(
            (&dispute.written, about),
            (reason, record, &after),
            back,
            step,
        );
    }
    Ok(Mode::Dispute(Arc::clone(dispute), back))
}
