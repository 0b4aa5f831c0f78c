//! What the prompt shows while a hand is disputed.

use super::evening::EveningPrompt;
use crate::case::Case;
use crate::cli::draw::{self, session as drawn};
use crate::cli::error::Failure;
use crate::cli::screen::Styled;
use crate::cli::words::{Text, say};
use crate::evening::dispute::claim::ClaimTerms;
use crate::evening::dispute::disputed::Disputed;
use crate::evening::dispute::row::{RecordRow, numbers, row_of};
use crate::evening::dispute::ways::{self, Ways};
use crate::limits::cut;
use crate::record::Faults;
use crate::verdict::Verdict;
use crate::words::Numbering;

impl EveningPrompt<'_> {
    /// Shows the result with the claims made so far.
    pub(super) fn effect(&mut self, dispute: &Disputed) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let rows = dispute.claimed.rows();
        let case = dispute.case(rows);
        let now = case.settle();
        match &now {
            Ok(after) => {
                self.screen.line("")?;
                self.beside(&dispute.written, after)?;
                let numbers = numbers(rows);
                let after = dispute.written.names.in_verdict(after.clone());
                draw::found(self.screen, &after, false, Numbering::Written(&numbers))?;
                self.screen.line("")?;
            }
            Err(faults) => {
                self.screen.prose(say!(lang, could_not_end_so()))?;
                let (told, more) = cut(faults);
                let calendar = case.ruleset().rules.calendar();
                let told = told.iter().map(|fault| {
                    let row = row_of(rows, fault.place.line).map(|at| &rows[at]);
                    let message = say!(lang, problem(&fault.problem, calendar));
                    match row {
                        Some(row) => fault_behind(row, &message),
                        None => format!("  {message}").into(),
                    }
                });
                for row in told.chain(say!(lang, and_more(more)).map(Text::from)) {
                    self.screen.prose(row)?;
                }
                if let Some(row) = ways::first_lost(rows, &case, faults) {
                    let written = dispute.claimed.original();
                    let as_written = written.iter().any(|known| known.is(row));
                    self.screen
                        .prose(&say!(lang, first_lost(row.number, as_written)))?;
                }
            }
        }
        self.ways_out(dispute, rows, &case, &now)
    }

    /// Shows the irregularities of a hand that can be settled, and the claims that would remove
    /// these, or the faults of a hand that cannot.
    fn ways_out(
        &mut self,
        dispute: &Disputed,
        rows: &[RecordRow],
        case: &Case,
        now: &Result<Verdict, Faults>,
    ) -> Result<(), Failure> {
        let lang = self.screen.lang();
        if let Ok(verdict) = now {
            let numbers = numbers(rows);
            let verdict = dispute.written.names.in_verdict(verdict.clone());
            let (told, more) = cut(verdict.irregular());
            let told = told.iter().map(|one| {
                let at = say!(lang, place(Numbering::Written(&numbers), one.line));
                say!(lang, irregularity(one, &at, verdict.calendar))
            });
            for row in told.chain(say!(lang, and_more(more))) {
                self.screen.prose(&row)?;
            }
            if verdict.irregular().is_empty() {
                return Ok(());
            }
        }
        let terms = ClaimTerms {
            calendar: case.ruleset().rules.calendar(),
            ..dispute.claimed.terms().clone()
        };
        let ways = Ways {
            rows,
            case,
            read: &|rows| dispute.case(rows),
            terms: &terms,
            claimed: dispute.claims() > 0,
            now,
        };
        let mut outs = ways.all();
        if now.is_err() && dispute.claims() > 0 {
            outs.push(ways::taken_back());
        }
        let outs = outs.iter();
        let outs = outs.map(|out| (out.claims.as_slice(), say!(lang, way(out.way))));
        draw::ways(self.screen, outs)?;
        Ok(self.screen.line("")?)
    }

    pub(super) fn show_dispute(&mut self, dispute: &Disputed) -> Result<(), Failure> {
        let lang = self.screen.lang();
        let hand = &dispute.written.hand;
        let called = self.keeper.ledger().hand_called(&hand.name())?;
        draw::hand_head(self.screen, hand, &called, None)?;
        if dispute.claims() == 0 {
            let written = &dispute.written;
            let verdict = written.names.in_verdict(written.before.clone());
            draw::hand_in_words(self.screen, &verdict)?;
        }
        if drawn::names_now(&dispute.written.names, self.screen)? {
            self.screen.prose(say!(lang, claims_by_written_names()))?;
        }
        self.screen.line("")?;
        let original = dispute.claimed.original();
        for row in dispute.claimed.rows() {
            let number = row.number.and_then(|number| usize::try_from(number).ok());
            let before = number.and_then(|number| original.get(number.checked_sub(1)?));
            let (mark, said) = match before {
                _ if row.struck => ("-", say!(lang, line_left_out())),
                Some(before) if before.line == row.line => (" ", ""),
                None if row.number.is_none() => ("*", say!(lang, line_added())),
                _ => ("*", say!(lang, line_changed())),
            };
            let (number, place) = match row.number {
                Some(number) => (number.to_string(), format!("{number}. ")),
                None => ("+".to_owned(), String::new()),
            };
            let line = Styled::said(format!("{mark}{number:>3}  "), format!("{said}{place}"));
            self.screen.line(line.then(row.line.text()))?;
        }
        if dispute.claims() == 0 {
            self.screen.line("")?;
            let case = dispute.case(original);
            if let Ok(verdict) = case.settle() {
                self.ways_out(dispute, original, &case, &Ok(verdict))?;
            }
            return Ok(self.screen.prose(say!(lang, dispute_begun()))?);
        }
        self.effect(dispute)
    }
}

/// Returns a row of a record, followed by the fault in it.
fn fault_behind(row: &RecordRow, message: &str) -> Text {
    let line = row.line.text();
    let number = match row.number {
        _ if line.is_empty() => return format!("  {message}").into(),
        Some(number) => Text::new(format!("  {number}  "), format!("{number}: ")),
        None => Text::new("  +  ", ""),
    };
    number.then(format!("{line}: {message}"))
}
