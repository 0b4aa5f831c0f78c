//! A record and a sequence of claims about it.

use super::claim::{Claim, ClaimTerms};
use super::row::{RecordLine, RecordRow, rows_of};
use crate::card::{Calendar, fold as folded};
use crate::evening::refusal::{BadClaim, Refusal};
use crate::record::{Header, Record};
use std::collections::HashSet;

/// A record with the claims so far, and the record's rows after each claim.
#[derive(Clone, Debug)]
pub(crate) struct Claimed {
    terms: ClaimTerms,
    original: Vec<RecordRow>,
    claims: Vec<(Claim, Vec<RecordRow>)>,
}

impl Claimed {
    /// Returns a record without claims.
    pub(crate) fn nothing(record: &str, terms: ClaimTerms) -> Self {
        Self {
            original: rows_of(record, &terms.players),
            claims: Vec::new(),
            terms,
        }
    }

    /// Adds a claim, or returns why the text cannot be a claim.
    pub(crate) fn with(mut self, claim: &str) -> Result<Self, Refusal> {
        let claim = Claim::read(claim, self.rows(), &self.terms)?;
        let rows = claim.apply(self.rows().to_vec(), &self.terms)?;
        self.claims.push((claim, rows));
        Ok(self)
    }

    /// Takes back the last claim, if there is one, and returns it.
    pub(crate) fn undo(&mut self) -> Option<Claim> {
        self.claims.pop().map(|(claim, _)| claim)
    }

    /// Takes back all claims.
    pub(crate) fn clear(&mut self) {
        self.claims.clear();
    }

    /// Returns the terms by which claims are read.
    pub(crate) const fn terms(&self) -> &ClaimTerms {
        &self.terms
    }

    /// Returns the rows of the record as it was written.
    pub(crate) fn original(&self) -> &[RecordRow] {
        &self.original
    }

    /// Returns the claims so far, the oldest first.
    pub(crate) fn claims(&self) -> impl ExactSizeIterator<Item = &Claim> {
        self.claims.iter().map(|(claim, _)| claim)
    }

    /// Returns the rows of the record with all claims applied.
    pub(crate) fn rows(&self) -> &[RecordRow] {
        self.claims.last().map_or(&self.original, |(_, rows)| rows)
    }

    /// Returns the lines in these rows that are neither in the original record nor claimed already.
    pub(crate) fn newly_said<'r>(&self, rows: &'r [RecordRow]) -> Vec<&'r RecordLine> {
        let before = self.rows().iter().chain(&self.original);
        let before: HashSet<(Option<u32>, &str)> = before.map(RecordRow::key).collect();
        let new = |row: &&RecordRow| !row.struck && !before.contains(&row.key());
        rows.iter().filter(new).map(|row| &row.line).collect()
    }
}

/// Returns why a record cannot replace another one for the same hand: it names another ruleset or
/// other people.
pub(crate) fn another_hand(before: &Record, after: &Record) -> Option<BadClaim> {
    let rules = |record: &Record| {
        record.headers().find_map(|(_, header)| match header {
            Header::Rules(name) => Some(name.value.clone()),
            _ => None,
        })
    };
    if rules(before) != rules(after) {
        return Some(BadClaim::OtherRules);
    }
    (before.players() != after.players()).then_some(BadClaim::OtherPlayers)
}

/// Returns the first key that the record `before` sets and the record `after` does not; `None` if
/// there is no such key.
pub(crate) fn no_longer_set(before: &Record, after: &Record) -> Option<String> {
    let keys = |record: &Record| -> Vec<String> {
        let headers = record.headers();
        headers
            .filter_map(|(_, header)| match header {
                Header::Set(key, _) => Some(key.value.clone()),
                _ => None,
            })
            .collect()
    };
    let kept = keys(after);
    keys(before).into_iter().find(|key| !kept.contains(key))
}

/// Returns whether two records say the same, apart from comments and formatting.
pub(crate) fn say_the_same(left: &Record, right: &Record, calendar: Calendar) -> bool {
    let lines = |record: &Record| -> Vec<String> {
        let lines = record.entries.iter();
        let lines = lines.filter_map(|entry| entry.line.as_ref());
        lines
            .map(|line| folded(&line.print(calendar)).into())
            .collect()
    };
    lines(left) == lines(right)
}
