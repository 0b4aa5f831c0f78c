//! The ways out of an irregularity or fault, as claims that can be typed. Each way was tried: its
//! claims leave less wrong with the record. `more_cards` and `other_turn` are not tried, since
//! their claims have dots in place of unknown cards.

mod fault;
mod irregularity;

use super::claim::{Claim, ClaimTerms};
use super::row::{self, RecordRow};
use crate::case::Case;
use crate::limits::cut;
use crate::record::{Fault, Faults, Line, Problem, TableEvent, Turn};
use crate::verdict::{Outcome, Verdict};

/// What the table says by making the claims of a way out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Nobody won the hand.
    NobodyWon,
    /// The hand was dealt again.
    DealtAgain,
    /// The last claim is taken back.
    TakenBack,
    /// Some cards were not recorded.
    MoreCards,
    /// Something else was played.
    OtherTurn,
    /// It was somebody else's turn.
    TurnDue,
    /// The player did not make the recorded call.
    NoGo,
    /// The player went on.
    WentOn,
    /// The player stopped.
    Stopped,
    /// The line was written in error.
    Struck,
    /// The junk that the rules demand was given.
    JunkDue,
    /// No junk was given.
    NothingGiven,
    /// The junk was given for an event that the record lacks.
    GivenFor,
    /// The whole stack was taken.
    WholeStack,
    /// The line about a stack was missing.
    StackTold,
    /// No stack was taken.
    NoStack,
}

/// Claims that are made together, as they can be typed, and what they say.
pub(crate) struct WayOut {
    pub(crate) claims: Vec<String>,
    pub(crate) way: Way,
}

impl WayOut {
    /// Returns the way out with these claims.
    fn from_claims(way: Way, claims: &[Claim]) -> Self {
        let claims = claims.iter().map(Claim::text).collect();
        Self { claims, way }
    }
}

/// A change to the record by one claim. Line numbers are those of the record with the claims so
/// far.
#[derive(Clone)]
enum RecordEdit {
    /// The line with this number should read like this.
    Reads(u32, Line),
    /// This line is added after the line with this number.
    Behind(u32, Line),
    /// The line with this number is struck.
    Struck(u32),
    /// This line is added where it belongs.
    There(Line),
}

/// A record under dispute and its result, to find ways out of what is wrong.
pub(crate) struct Ways<'a> {
    /// The rows of the record with the claims so far.
    pub(crate) rows: &'a [RecordRow],
    /// The record that the rows make.
    pub(crate) case: &'a Case,
    /// Returns the case that other rows would make.
    pub(crate) read: &'a dyn Fn(&[RecordRow]) -> Case,
    /// The terms by which claims are read.
    pub(crate) terms: &'a ClaimTerms,
    /// Whether anything was claimed so far.
    pub(crate) claimed: bool,
    /// The verdict on the record, or its faults.
    pub(crate) now: &'a Result<Verdict, Faults>,
}

impl Ways<'_> {
    /// Returns the ways out of everything that is wrong; dealing again is always possible.
    pub(crate) fn all(&self) -> Vec<WayOut> {
        let mut outs: Vec<WayOut> = Vec::new();
        let mut unwon = false;
        match self.now {
            Ok(verdict) => {
                // Irregularities that are too many to be listed need no ways out.
                for one in cut(verdict.irregular()).0 {
                    outs.extend(self.of_irregularity(one));
                }
                unwon = verdict.outcome != Outcome::Nagari;
            }
            Err(faults) => {
                for fault in cut(faults).0 {
                    outs.extend(self.of_fault(fault));
                    unwon |= is_call(&fault.problem);
                }
            }
        }
        outs.extend(self.nobody_won().filter(|_| unwon));
        outs.extend(self.dealt_again());
        let mut once: Vec<WayOut> = Vec::new();
        for out in outs {
            if once.iter().all(|known| known.claims != out.claims) {
                once.push(out);
            }
        }
        once
    }

    /// Returns the way out of claiming that nobody won; `None` if the hand cannot end so.
    fn nobody_won(&self) -> Option<WayOut> {
        let nobody = TableEvent::nobody_won(self.case.ruleset().rules.game())?;
        let claims = [self.there(Line::Table(nobody))];
        let ends = self.is_better(&claims) || self.settles(&claims);
        ends.then(|| WayOut::from_claims(Way::NobodyWon, &claims))
    }

    /// Returns the way out of claiming that the hand was dealt again. Even a void hand cannot have
    /// impossible lines, so the claims are cleared first if they may have brought those in.
    fn dealt_again(&self) -> Option<WayOut> {
        let void = [self.there(Line::Table(TableEvent::Void))];
        let settles = self.settles(&void);
        let mut out = WayOut::from_claims(Way::DealtAgain, &void);
        if !settles {
            out.claims.insert(0, "clear".to_owned());
        }
        (settles || self.claimed).then_some(out)
    }

    /// Returns the first of `tries` that leaves less wrong, as a way out; `None` if none does.
    fn first(&self, way: Way, tries: &[Vec<RecordEdit>]) -> Option<WayOut> {
        let claims = tries.iter().filter_map(|edits| self.claims(edits));
        let mut good = claims.filter(|claims| self.is_better(claims));
        good.next().map(|claims| WayOut::from_claims(way, &claims))
    }

    /// Returns the way out of striking a line; `None` if that does not leave less wrong.
    fn struck(&self, way: Way, line: u32) -> Option<WayOut> {
        self.first(way, &[vec![RecordEdit::Struck(line)]])
    }

    /// Returns the claim that this line is in the record.
    fn there(&self, line: Line) -> Claim {
        Claim::There(self.terms.line(line))
    }

    /// Returns the original number of a line of the record, by which claims name it; `None` for an
    /// inserted line.
    fn number(&self, line: u32) -> Option<u32> {
        row::row_of(self.rows, line).and_then(|at| self.rows.get(at)?.number)
    }

    /// Converts edits to claims; `None` if one of them cannot be claimed.
    fn claims(&self, edits: &[RecordEdit]) -> Option<Vec<Claim>> {
        let claim = |edit: &RecordEdit| match edit {
            RecordEdit::Reads(line, says) => {
                let says = self.terms.line(says.clone());
                Some(Claim::Reads(self.number(*line)?, says))
            }
            RecordEdit::Behind(line, says) => {
                // A line after an inserted line is claimed after the last line that has a number.
                let at = row::row_of(self.rows, *line)?;
                let before = self.rows.iter().take(at + 1);
                let number = before.rev().find_map(|row| row.number)?;
                Some(Claim::Behind(number, self.terms.line(says.clone())))
            }
            RecordEdit::Struck(line) => Some(Claim::Struck(self.number(*line)?)),
            RecordEdit::There(says) => Some(self.there(says.clone())),
        };
        edits.iter().map(claim).collect()
    }

    /// Returns the result of the record with these further claims; `None` if they cannot be
    /// claimed.
    fn with(&self, claims: &[Claim]) -> Option<Result<Verdict, Faults>> {
        let rows = claims.iter().try_fold(self.rows.to_vec(), |rows, claim| {
            claim.apply(rows, self.terms).ok()
        });
        Some((self.read)(&rows?).settle())
    }

    fn settles(&self, claims: &[Claim]) -> bool {
        self.with(claims).is_some_and(|then| then.is_ok())
    }

    /// Returns whether the record has fewer faults or irregularities with these further claims.
    fn is_better(&self, claims: &[Claim]) -> bool {
        match (self.now, self.with(claims)) {
            (Err(now), Some(Err(then))) => then.len() < now.len(),
            (Err(_), Some(Ok(_))) => true,
            (Ok(now), Some(Ok(then))) => then.irregular().len() < now.irregular().len(),
            (Ok(_), Some(Err(_))) | (_, None) => false,
        }
    }

    /// Returns what the record says on a line; `None` if that line cannot be read.
    fn entry(&self, line: u32) -> Option<&Line> {
        let mut entries = self.case.record.entries.iter();
        let entry = entries.find(|entry| entry.place.line == line)?;
        entry.line.as_ref()
    }
}

/// Returns the row of the first impossible turn; `None` unless such a turn keeps the rest of the
/// hand from being followed.
pub(crate) fn first_lost<'a>(
    rows: &'a [RecordRow],
    case: &Case,
    faults: &[Fault],
) -> Option<&'a RecordRow> {
    let gaps = case.hand().gaps;
    let turn = |fault: &&Fault| {
        let mut entries = case.record.entries.iter();
        let entry = entries.find(|entry| entry.place.line == fault.place.line);
        let line = entry.and_then(|entry| entry.line.as_ref());
        matches!(line, Some(Line::Act(_, act)) if Turn::from_act(act).is_some())
    };
    let fault = faults.iter().filter(|_| gaps).find(turn)?;
    rows.get(row::row_of(rows, fault.place.line)?)
}

/// Returns the way out of taking back the last claim.
pub(crate) fn taken_back() -> WayOut {
    WayOut {
        claims: vec!["undo".to_owned()],
        way: Way::TakenBack,
    }
}

/// Returns whether a problem is a stop, go or shobu without enough points.
const fn is_call(problem: &Problem) -> bool {
    matches!(
        problem,
        Problem::StopBelowTarget { .. }
            | Problem::StopNotImproved { .. }
            | Problem::GoBelowTarget { .. }
            | Problem::GoNotImproved { .. }
            | Problem::ShobuNotGrown { .. }
            | Problem::NoYaku { .. }
    )
}
