//! A hand under dispute: what was written, what is claimed, and what the table can agree on.

use super::claim::ClaimTerms;
use super::claims::{self, Claimed};
use super::row::{RecordRow, record_of};
use crate::card::Calendar;
use crate::case::Case;
use crate::evening::refusal::{BadClaim, Refusal};
use crate::evening::written::WrittenHand;
use crate::record::{Fault, Name, Problem, Source, parse_line};
use crate::rules::Game;
use crate::verdict::Verdict;
use std::sync::Arc;

/// A hand under dispute, with the claims so far.
#[derive(Clone, Debug)]
pub(crate) struct Disputed {
    pub(crate) written: Arc<WrittenHand>,
    pub(crate) claimed: Claimed,
    /// The hash of the ledger entry in force for the hand; the claims are about that entry.
    pub(crate) stamp: String,
}

impl Disputed {
    /// Returns a dispute about a hand, without claims.
    pub(crate) fn new(written: Arc<WrittenHand>, stamp: String) -> Self {
        let case = written.case();
        let players = case.record.players().into_iter();
        let terms = ClaimTerms {
            calendar: case.ruleset().rules.calendar(),
            players: players.map(Name::from).collect(),
        };
        Self {
            claimed: Claimed::nothing(&written.hand.record, terms),
            written,
            stamp,
        }
    }

    /// Returns the record with these claims added, or why they cannot be claims about this hand.
    pub(crate) fn with(&self, claims: &[String]) -> Result<Claimed, Refusal> {
        let mut claims = claims.iter();
        let claimed = claims.try_fold(self.claimed.clone(), |all, claim| all.with(claim))?;
        let before = self.case(self.claimed.original());
        let after = self.case(claimed.rows());
        let refused = claims::another_hand(&before.record, &after.record).map(Refusal::from);
        if let Some(refusal) = refused.or_else(|| self.malformed(claimed.rows(), &after)) {
            return Err(refusal);
        }
        let gone = claims::no_longer_set(&before.record, &after.record);
        match gone.filter(|_| !self.written.rules.by_name) {
            Some(key) => Err(BadClaim::RulesGone { key }.into()),
            None => Ok(claimed),
        }
    }

    /// Returns the game of the hand.
    pub(crate) fn game(&self) -> Game {
        self.written.rules.ruleset.game()
    }

    /// Returns the number of claims so far.
    pub(crate) fn claims(&self) -> usize {
        self.claimed.claims().len()
    }

    /// Returns what is wrong with the form of the newly claimed lines in these rows, apart from the
    /// rules of the game; `case` is the case that the rows make. `None` if nothing is wrong.
    fn malformed(&self, rows: &[RecordRow], case: &Case) -> Option<Refusal> {
        let ClaimTerms { calendar, players } = self.claimed.terms();
        let refusal = |fault: &Fault| Refusal::at(fault.place.column, &fault.problem, *calendar);
        let names: Vec<String> = (self
            .written
            .before
            .net
            .iter()
            .map(|(name, _)| name.to_string()))
        .collect();
        for line in self.claimed.newly_said(rows) {
            // Old faults may stay; new ones are not accepted.
            let written = &line.parsed(*calendar).faults;
            let source = Source::Table(&names);
            let new = parse_line(source, line.text(), *calendar, players).faults;
            if let Some(fault) = new.iter().find(|fault| !written.contains(fault)) {
                return Some(refusal(fault));
            }
        }
        let faults = case.hand().faults.into_iter();
        let form = |fault: &Fault| {
            let unknown = matches!(fault.problem, Problem::UnknownPlayer { .. });
            unknown || case.faults().any(|known| known == fault)
        };
        let found = faults.into_iter().find(form);
        found.as_ref().map(refusal)
    }

    /// Returns the case that these rows make.
    pub(crate) fn case(&self, rows: &[RecordRow]) -> Case {
        let ruleset = &self.written.rules.ruleset;
        let drops = &self.written.drops;
        let by =
            |calendar| Case::of_parsed(record_of(rows, calendar), ruleset).between(drops.clone());
        let case = by(Calendar::Korean);
        match case.ruleset().rules.calendar() {
            Calendar::Korean => case,
            Calendar::Japanese => by(Calendar::Japanese),
        }
    }

    /// Returns the record with the claims and its verdict, or why the claims cannot be agreed on.
    /// The verdict is that of the printed record, settled as the ledger will be read.
    pub(crate) fn agreed(&self) -> Result<(String, Verdict), BadClaim> {
        let case = self.case(self.claimed.rows());
        let Ok(shown) = case.settle() else {
            return Err(BadClaim::NotSettled);
        };
        let before = self.case(self.claimed.original()).record;
        if claims::say_the_same(&before, &case.record, self.claimed.terms().calendar) {
            return Err(BadClaim::Same);
        }
        let record = case.record.print(case.ruleset().rules.calendar());
        match self.written.settled(&record) {
            Ok(verdict) if verdict == shown => Ok((record, verdict)),
            _ => Err(BadClaim::NotAsShown),
        }
    }
}
