//! A dispute about a written hand: claims as changes of its record, their effect, and the correction
//! that is agreed on.

mod shown;

use super::complete::Completions;
use super::evening::Evening;
use super::offered;
use super::prompter::Reply;
use super::waiting::Waiting;
use crate::cli::error::{Failure, Status};
use crate::cli::future::out_of_reach;
use crate::cli::prompt::corrected;
use crate::cli::words::{Lang, say};
use crate::evening::command::Command;
use crate::evening::decision::Decision;
use crate::evening::dispute::claim::Claim;
use crate::evening::dispute::disputed::Disputed;
use crate::evening::dispute::word::{Word, words_for_each};
use crate::evening::refusal::{BadClaim, Why};
use crate::evening::written::WrittenHand;
use crate::ledger::{EntryId, HandRef};
use crate::limits::Limit;
use crate::record::quoted;

/// What is to be done after a line at the prompt.
enum Then {
    Ask,
    Leave(Status),
}

/// The claims that are kept for the next time.
struct Kept {
    file: Waiting,
    /// The hash of the entry that they are about.
    stamp: String,
}

/// Returns what can be completed where something is claimed.
fn completions(lang: Lang, dispute: &Disputed) -> Completions {
    let words = words_for_each().filter_map(|words| lang.word_of(words));
    let words = words.chain(["after"]);
    let names = dispute
        .written
        .before
        .net
        .iter()
        .map(|(name, _)| quoted(name));
    Completions {
        first: words.map(str::to_owned).collect(),
        names: names.collect(),
        verbs: offered::verbs(lang, dispute.game()),
        others: offered::others(dispute.game()),
        ..Completions::default()
    }
}

impl Evening<'_> {
    /// Walks through a dispute about a hand until it is agreed on or left.
    pub(in crate::cli) fn dispute(&mut self, hand: EntryId) -> Result<Status, Failure> {
        let before = std::mem::replace(&mut self.spoken_of, HandRef::Entry(hand));
        let status = self.dispute_of(hand);
        self.spoken_of = before;
        status
    }

    fn dispute_of(&mut self, hand: EntryId) -> Result<Status, Failure> {
        let written = WrittenHand::of(&self.ledger, hand)?;
        let hand = &written.hand;
        let stands = hand.correction.as_ref().map_or(hand.id, |last| last.id);
        let kept = Kept {
            stamp: self.ledger.entry(stands)?.hash,
            file: Waiting::of_dispute(self.ledger.path(), hand.id.0),
        };
        let mut dispute = Disputed::new(written);
        self.take_up(&mut dispute, &kept)?;
        self.show_dispute(&dispute)?;
        let words = completions(self.screen.lang(), &dispute);
        loop {
            let line = match self.ask(&say!(self.screen.lang(), claim_prompt()), &words)? {
                Reply::Line(line) => line,
                Reply::Back => "undo".to_owned(),
                Reply::Interrupt => return self.leave_dispute(&dispute, Status::Interrupted),
                Reply::End => return self.leave_dispute(&dispute, Status::Done),
            };
            let then = self.argue(&mut dispute, &line);
            if then.is_err() && dispute.claims() > 0 {
                // A script ends here, and what it claimed before does not.
                self.leave_dispute(&dispute, Status::Refused)?;
            }
            match then? {
                Then::Ask => self.keep(&dispute, &kept)?,
                Then::Leave(status) => {
                    if dispute.claims() == 0 {
                        kept.file.clear()?;
                    }
                    return Ok(status);
                }
            }
        }
    }

    /// Takes up the claims that were kept, if they are about the hand as it is now.
    fn take_up(&mut self, dispute: &mut Disputed, kept: &Kept) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let lines = kept.file.read();
        let Some((stamp, claims)) = lines.split_first() else {
            return Ok(());
        };
        if *stamp == kept.stamp
            && let Ok(claimed) = dispute.with(claims)
        {
            dispute.claimed = claimed;
            return Ok(self
                .screen
                .prose(&say!(lang, claims_taken_up(claims.len())))?);
        }
        self.screen.prose(&say!(lang, claims_outdated()))?;
        Ok(kept.file.clear()?)
    }

    /// Keeps the claims for the next time.
    fn keep(&mut self, dispute: &Disputed, kept: &Kept) -> Result<(), Failure> {
        let written = if dispute.claims() == 0 {
            kept.file.clear()
        } else {
            let claims = dispute.claimed.claims().map(Claim::text);
            let lines = std::iter::once(kept.stamp.clone()).chain(claims);
            kept.file.write(&lines.collect::<Vec<String>>())
        };
        self.kept(written)
    }

    /// Does what a line at the prompt says.
    fn argue(&mut self, dispute: &mut Disputed, line: &str) -> Result<Then, Failure> {
        let lang = self.screen.lang();
        match Command::of(line).map(|(command, _)| command) {
            Some(Command::Show) => {
                self.show_dispute(dispute)?;
                return Ok(Then::Ask);
            }
            Some(Command::Help) => {
                for line in say!(lang, dispute_help()).lines() {
                    self.screen.line(line)?;
                }
                return Ok(Then::Ask);
            }
            Some(Command::Quit) => {
                return self.leave_dispute(dispute, Status::Done).map(Then::Leave);
            }
            Some(Command::Undo) => {
                self.claim_back(dispute)?;
                return Ok(Then::Ask);
            }
            _ => {}
        }
        match Word::of(line) {
            Some((Word::Clear, _)) => {
                dispute.claimed.clear();
                self.screen.line(say!(lang, claims_cleared()))?;
            }
            Some((Word::Agree, reason)) => return self.agree(dispute, reason, line),
            None if line.trim().is_empty() => {}
            Some((Word::Drop, _)) | None => self.claim(dispute, line)?,
        }
        Ok(Then::Ask)
    }

    /// Takes back the last claim.
    fn claim_back(&mut self, dispute: &mut Disputed) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let Some(claim) = dispute.claimed.undo() else {
            return Ok(self.screen.line(say!(lang, nothing_to_undo()))?);
        };
        self.screen.line(say!(lang, taken_back(&claim.text())))?;
        self.effect(dispute)
    }

    /// Takes a claim and shows its effect.
    fn claim(&mut self, dispute: &mut Disputed, line: &str) -> Result<(), Failure> {
        if dispute.claims() >= Limit::Claims.most() {
            return self.refuse(Why::TooLong(Limit::Claims), line);
        }
        match dispute.with(&[line.trim().to_owned()]) {
            Ok(claimed) => dispute.claimed = claimed,
            Err(refusal) => return self.refuse(refusal, line),
        }
        self.effect(dispute)
    }

    /// Writes what was agreed on as a correction, after one more look; `line` is what was typed.
    fn agree(&mut self, dispute: &mut Disputed, reason: &str, line: &str) -> Result<Then, Failure> {
        let lang = self.screen.lang();
        let refused = if dispute.claims() == 0 {
            Some(BadClaim::Nothing)
        } else if reason.is_empty() {
            Some(BadClaim::NoReason)
        } else {
            None
        };
        if let Some(why) = refused {
            self.refuse(why, "")?;
            return Ok(Then::Ask);
        }
        let (record, after) = match dispute.agreed() {
            Ok(agreed) => agreed,
            Err(refusal) => {
                self.refuse(refusal, "")?;
                return Ok(Then::Ask);
            }
        };
        if !self
            .so_far(dispute.written.hand.session)?
            .has_room(&self.ledger, &after)?
        {
            self.refuse(Why::TooManyChips, "")?;
            return Ok(Then::Ask);
        }
        if let Some(day) = out_of_reach(&record) {
            self.refuse(Why::FarDay(day.to_string()), "")?;
            return Ok(Then::Ask);
        }
        self.screen.line("")?;
        corrected::beside(&dispute.written, &after, self.screen)?;
        self.screen.line("")?;
        let sure = if self.prompter.line().is_some() {
            Ok(true)
        } else {
            self.yes(&say!(lang, correct_prompt()), Decision::Correction)?
        };
        match sure {
            Ok(true) => {}
            Ok(false) => return Ok(Then::Ask),
            Err(status) => return self.leave_dispute(dispute, status).map(Then::Leave),
        }
        if !self.correct(&dispute.written, reason, record, &after, line)? {
            return Ok(Then::Ask);
        }
        dispute.claimed.clear();
        Ok(Then::Leave(Status::Done))
    }

    fn leave_dispute(&mut self, dispute: &Disputed, status: Status) -> Result<Status, Failure> {
        let lang = self.screen.lang();
        self.screen
            .line(say!(lang, dispute_left(dispute.claims())))?;
        Ok(status)
    }
}
