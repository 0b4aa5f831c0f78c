//! A dispute about a written hand: claims as edits of its record, their effect, and the correction
//! that is agreed on.

use super::claims::{self, Claimed, Row};
use super::complete::Words;
use super::evening::{ENGINE, Evening};
use super::prompter::Reply;
use super::refusal::{BadClaim, Refusal, Why};
use super::waiting::Waiting;
use super::ways::{self, Ways};
use crate::card::Calendar;
use crate::case::{Case, Opening};
use crate::cli::draw;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::Styled;
use crate::cli::session::{Course, named_by, verdict};
use crate::cli::words;
use crate::date::Date;
use crate::ledger::{CorrectionBody, EntryId, StoredHand};
use crate::limits::Limit;
use crate::limits::cut;
use crate::record::{Fault, Faults, Problem, Source, parse_from, quoted, verbs};
use crate::report::Named;
use crate::verdict::Verdict;
use crate::words::Numbering;

/// A hand under dispute, with the claims so far.
struct Dispute {
    hand: StoredHand,
    /// What its `rules` line names.
    rules: Named,
    before: Verdict,
    /// Whether hands were written after it in its session.
    followed: bool,
    /// The hash of the entry that the claims are about.
    stamp: String,
    claimed: Claimed,
}

/// What is to be done after a line at the prompt.
enum Then {
    Ask,
    Leave(Status),
}

impl Dispute {
    /// Returns the record with more claims, or why they cannot be claims about this hand.
    fn with(&self, claims: &[String]) -> Result<Claimed, Refusal> {
        let claimed = self.claimed.clone().with(claims, self.calendar())?;
        let before = self.case(&self.hand.record).record;
        let after = self.case(&claims::text_of(claimed.rows())).record;
        let refused = claims::another_hand(&before, &after).map(Refusal::from);
        if let Some(refusal) = refused.or_else(|| self.malformed(claimed.rows())) {
            return Err(refusal);
        }
        match claims::no_longer_set(&before, &after).filter(|_| !self.rules.by_name) {
            Some(key) => Err(BadClaim::RulesGone { key }.into()),
            None => Ok(claimed),
        }
    }

    /// Returns the claims so far.
    fn claims(&self) -> &[String] {
        self.claimed.claims()
    }

    fn words(&self) -> Words {
        let own = |word: &str| word.to_owned();
        let names = self.before.net.iter().map(|(name, _)| quoted(name));
        let first = [
            "drop", "after", "agree", "undo", "clear", "show", "help", "quit",
        ];
        Words {
            first: first.map(own).to_vec(),
            names: names.collect(),
            verbs: verbs().map(own).collect(),
            cards: Vec::new(),
        }
    }

    /// Returns what is wrong in the form of a line that is newly claimed, whatever the rules say of
    /// it.
    fn malformed(&self, rows: &[Row]) -> Option<Refusal> {
        let calendar = self.calendar();
        let refusal = |fault: &Fault| Refusal::at(fault.place.column, &fault.problem, calendar);
        let names: Vec<String> = (self.before.net.iter().map(|(name, _)| name.clone())).collect();
        let said = claims::newly_said(rows, &self.claimed);
        for line in said {
            // What was written once may stay; what is new has to be better.
            let faults = |source| parse_from(source, line, calendar).faults;
            let written = faults(Source::Ledger);
            let new = faults(Source::Table(&names));
            if let Some(fault) = new.iter().find(|fault| !written.contains(fault)) {
                return Some(refusal(fault));
            }
        }
        let case = self.case(&claims::text_of(rows));
        let faults = case.hand().faults.into_iter();
        let form = |fault: &Fault| {
            let unknown = matches!(fault.problem, Problem::UnknownPlayer { .. });
            unknown || case.faults().any(|known| known == fault)
        };
        let found = faults.into_iter().find(form);
        found.as_ref().map(refusal)
    }

    fn calendar(&self) -> Calendar {
        self.rules.ruleset.rules.calendar()
    }

    /// Returns a record of this hand as a case.
    fn case(&self, record: &str) -> Case {
        Case::written(record, &self.rules.ruleset)
    }

    /// Returns the record and the verdict that the claims come to, or why they cannot be agreed on.
    /// The verdict is that of the record as it is to be written, settled on its own.
    fn agreed(&self) -> Result<(String, Verdict), Refusal> {
        let claimed = claims::text_of(self.with(&[])?.rows());
        let case = self.case(&claimed);
        let Ok(shown) = case.settle() else {
            return Err(BadClaim::NotSettled.into());
        };
        let before = self.case(&self.hand.record).record;
        if claims::say_the_same(&before, &case.record, self.calendar()) {
            return Err(BadClaim::Same.into());
        }
        let record = case.record.print(case.ruleset().rules.calendar());
        let alone = if self.rules.by_name {
            let opening = Opening {
                source: Source::Ledger,
                ..Opening::default()
            };
            Case::read(&record, opening)
        } else {
            self.case(&record)
        };
        match alone.settle() {
            Ok(verdict) if verdict == shown => Ok((record, verdict)),
            _ => Err(BadClaim::NotAsShown.into()),
        }
    }
}

impl Evening<'_> {
    /// Walks through a dispute about a hand until it is agreed on or left.
    pub(in crate::cli) fn dispute(mut self, hand: EntryId) -> Result<Status, Failure> {
        let hand = self.ledger.hand(hand)?;
        let course = Course::of(&self.ledger, hand.session)?;
        let hands = self.ledger.hands(hand.session)?;
        let waiting = Waiting::of_dispute(self.ledger.path(), hand.id.0);
        let stands = hand.correction.as_ref().map_or(hand.id, |last| last.id);
        let rules = named_by(&self.ledger, &hand, &course.ruleset)?;
        let case = Case::written(&hand.record, &rules.ruleset);
        let mut dispute = Dispute {
            before: verdict(&hand, case.ruleset().rules.calendar())?,
            followed: hands.last().is_some_and(|last| last.id != hand.id),
            rules,
            stamp: self.ledger.entry(stands)?.hash,
            claimed: Claimed::nothing(&hand.record),
            hand,
        };
        self.take_up(&mut dispute, &waiting)?;
        self.show_dispute(&dispute)?;
        loop {
            let words = dispute.words();
            let line = match self.ask(&words::claim_prompt(), &words)? {
                Reply::Line(line) => line,
                Reply::Back => "undo".to_owned(),
                Reply::Interrupt => return self.leave_dispute(&dispute, Status::Interrupted),
                Reply::End => return self.leave_dispute(&dispute, Status::Done),
            };
            match self.argue(&mut dispute, &line)? {
                Then::Ask => self.keep(&dispute, &waiting)?,
                Then::Leave(status) => {
                    if dispute.claims().is_empty() {
                        waiting.clear()?;
                    }
                    return Ok(status);
                }
            }
        }
    }

    /// Takes up the claims that were kept, if they are about the hand as it stands.
    fn take_up(&mut self, dispute: &mut Dispute, waiting: &Waiting) -> Result<(), Failure> {
        let kept = waiting.read();
        let Some((stamp, claims)) = kept.split_first() else {
            return Ok(());
        };
        if *stamp == dispute.stamp
            && let Ok(claimed) = dispute.with(claims)
        {
            dispute.claimed = claimed;
            return Ok(self.screen.prose(&words::claims_taken_up(claims.len()))?);
        }
        self.screen.prose(&words::claims_outdated())?;
        Ok(waiting.clear()?)
    }

    /// Keeps the claims for the next time.
    fn keep(&mut self, dispute: &Dispute, waiting: &Waiting) -> Result<(), Failure> {
        let kept = if dispute.claims().is_empty() {
            waiting.clear()
        } else {
            let stamp = std::iter::once(&dispute.stamp);
            let lines: Vec<String> = stamp.chain(dispute.claims()).cloned().collect();
            waiting.write(&lines)
        };
        match kept {
            Ok(()) => Ok(()),
            Err(error) => {
                let why = error.to_string();
                self.refuse(BadClaim::NotKept { why }, "")
            }
        }
    }

    /// Does what a line at the prompt says.
    fn argue(&mut self, dispute: &mut Dispute, line: &str) -> Result<Then, Failure> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "" => {}
            "show" => self.show_dispute(dispute)?,
            "help" | "?" => self.screen.text(words::DISPUTE_HELP)?,
            "quit" => return self.leave_dispute(dispute, Status::Done).map(Then::Leave),
            "undo" => match dispute.claimed.undo(dispute.calendar()) {
                Some(claim) => {
                    self.screen.line(words::taken_back(&claim))?;
                    self.effect(dispute)?;
                }
                None => self.screen.line(words::nothing_to_undo())?,
            },
            "clear" => {
                dispute.claimed = std::mem::take(&mut dispute.claimed).cleared();
                self.screen.line(words::claims_cleared())?;
            }
            "agree" => return self.agree(dispute, rest.trim()),
            _ => self.claim(dispute, line)?,
        }
        Ok(Then::Ask)
    }

    /// Takes a claim and shows its effect.
    fn claim(&mut self, dispute: &mut Dispute, line: &str) -> Result<(), Failure> {
        if dispute.claims().len() >= Limit::Claims.most() {
            return self.refuse(Why::TooLong(Limit::Claims), line);
        }
        match dispute.with(&[line.trim().to_owned()]) {
            Ok(claimed) => dispute.claimed = claimed,
            Err(refusal) => return self.refuse(refusal, line),
        }
        self.effect(dispute)
    }

    /// Shows what the claims so far come to.
    fn effect(&mut self, dispute: &Dispute) -> Result<(), Failure> {
        let rows = dispute.claimed.rows();
        let case = dispute.case(&claims::text_of(rows));
        let now = case.settle();
        match &now {
            Ok(after) => {
                self.screen.line("")?;
                draw::side_by_side(self.screen, &dispute.before, after)?;
                let numbers = ways::numbers(rows);
                draw::found(self.screen, after, false, Numbering::Written(&numbers))?;
                self.screen.line("")?;
            }
            Err(faults) => {
                self.screen.prose(&words::could_not_end_so())?;
                let (told, more) = cut(faults);
                let calendar = case.ruleset().rules.calendar();
                let told = told.iter().map(|fault| {
                    let row = claims::row_of(rows, fault.place.line).map(|at| &rows[at]);
                    let number = row.and_then(|row| row.number);
                    let line = row.map_or("", |row| &row.text);
                    words::fault_row(number, line, &fault.problem, calendar)
                });
                for row in told.chain(words::and_more(more)) {
                    self.screen.prose(&row)?;
                }
                if let Some(row) = ways::first_lost(rows, &case, faults) {
                    let written = dispute.claimed.original();
                    let as_written = written.iter().any(|known| known.is(row));
                    self.screen
                        .prose(&words::first_lost(row.number, as_written))?;
                }
            }
        }
        self.ways_out(dispute, rows, &case, &now)
    }

    /// Shows the irregularities of a hand that settles, and the ways out of that or of faults.
    fn ways_out(
        &mut self,
        dispute: &Dispute,
        rows: &[Row],
        case: &Case,
        now: &Result<Verdict, Faults>,
    ) -> Result<(), Failure> {
        if let Ok(verdict) = now {
            let numbers = ways::numbers(rows);
            let (told, more) = cut(verdict.irregular());
            let told = told.iter().map(|one| {
                let at = words::place(Numbering::Written(&numbers), one.line);
                words::irregularity(one, &at, verdict.calendar)
            });
            for row in told.chain(words::and_more(more)) {
                self.screen.prose(&row)?;
            }
            if verdict.irregular().is_empty() {
                return Ok(());
            }
        }
        let ways = Ways {
            rows,
            case,
            read: &|record| dispute.case(record),
            claimed: !dispute.claims().is_empty(),
            now,
        };
        let mut outs = ways.all();
        if now.is_err() && !dispute.claims().is_empty() {
            outs.push(ways::taken_back());
        }
        let outs = outs.iter();
        let outs = outs.map(|out| (out.claims.as_slice(), words::way(out.way)));
        draw::ways(self.screen, outs)?;
        Ok(self.screen.line("")?)
    }

    fn show_dispute(&mut self, dispute: &Dispute) -> Result<(), Failure> {
        let title = Styled::bold(words::shown_hand(&dispute.hand));
        self.screen.line(title)?;
        self.screen.line("")?;
        let original = dispute.claimed.original();
        for row in dispute.claimed.rows() {
            let number = row.number.and_then(|number| usize::try_from(number).ok());
            let before = number.and_then(|number| original.get(number.checked_sub(1)?));
            let mark = match before {
                _ if row.struck => "-",
                Some(before) if before.text == row.text => " ",
                _ => "*",
            };
            let number = row.number.map_or_else(|| "+".to_owned(), |n| n.to_string());
            let line = format!("{mark}{number:>3}  {}", row.text);
            self.screen.line(line)?;
        }
        if dispute.claims().is_empty() {
            self.screen.line("")?;
            let case = dispute.case(&dispute.hand.record);
            if let Ok(verdict) = case.settle() {
                self.ways_out(dispute, original, &case, &Ok(verdict))?;
            }
            return Ok(self.screen.prose(&words::dispute_begun())?);
        }
        self.effect(dispute)
    }

    /// Writes what was agreed on as a correction, after one more look.
    fn agree(&mut self, dispute: &mut Dispute, reason: &str) -> Result<Then, Failure> {
        let refused = if dispute.claims().is_empty() {
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
        if !Course::of(&self.ledger, dispute.hand.session)?.has_room(&self.ledger, &after)? {
            self.refuse(Why::TooManyChips, "")?;
            return Ok(Then::Ask);
        }
        self.screen.line("")?;
        draw::side_by_side(self.screen, &dispute.before, &after)?;
        self.screen.line("")?;
        let sure = if self.prompter.line().is_some() {
            Ok(true)
        } else {
            self.yes(&words::correct_prompt())?
        };
        match sure {
            Ok(true) => {}
            Ok(false) => return Ok(Then::Ask),
            Err(status) => return self.leave_dispute(dispute, status).map(Then::Leave),
        }
        self.correct(dispute, reason, record, &after)?;
        Ok(Then::Leave(Status::Done))
    }

    /// Writes a correction, and tells what it moves.
    fn correct(
        &mut self,
        dispute: &mut Dispute,
        reason: &str,
        record: String,
        after: &Verdict,
    ) -> Result<(), Failure> {
        let body = CorrectionBody {
            of: dispute.hand.id,
            reason: reason.to_owned(),
            record,
            verdict: after.to_json(),
            net: after.net.clone(),
        };
        let (_, at) = Date::now();
        let session = dispute.hand.session;
        let entry = self.ledger.append_correction(session, &at, ENGINE, &body)?;
        self.screen
            .line(words::corrected_as(dispute.hand.id.0, entry.0))?;
        if dispute.followed && after.next != dispute.before.next {
            self.screen.prose(&words::later_hands())?;
        }
        dispute.claimed = std::mem::take(&mut dispute.claimed).cleared();
        Course::of(&self.ledger, session)?.draw_moved(self.screen)
    }

    fn leave_dispute(&mut self, dispute: &Dispute, status: Status) -> Result<Status, Failure> {
        self.screen
            .line(words::dispute_left(dispute.claims().len()))?;
        Ok(status)
    }
}
