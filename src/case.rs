//! A record together with the ruleset it is played under: what every way in ends in.

use crate::card::Calendar;
use crate::gostop::{self, Settled};
use crate::record::{At, Fault, Header, Problem, Record, parse};
use crate::rules::{self, Ruleset};
use std::path::Path;

/// What decides the ruleset of a record besides its own lines.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// Where relative paths of `rules` lines start.
    pub base: &'a Path,
    /// A ruleset that stands in for the record's `rules` line.
    pub ruleset: Option<&'a Ruleset>,
    /// Keys set after those of the record; they must be good.
    pub sets: &'a [(String, String)],
}

impl Default for Opening<'_> {
    fn default() -> Self {
        Self {
            base: Path::new("."),
            ruleset: None,
            sets: &[],
        }
    }
}

/// The ruleset that a record is played under where nothing names another.
pub const DEFAULT_RULES: &str = "pagat";

/// A record, its ruleset, and what is wrong in the form of either.
#[derive(Clone, Debug)]
pub struct Case {
    /// The record.
    pub record: Record,
    /// The ruleset with the record's `set` lines applied.
    pub ruleset: Ruleset,
    /// Faults of form, and of the `rules` and `set` lines.
    pub faults: Vec<Fault>,
    /// Whether the ruleset is not the one that was meant, so that its rules prove nothing.
    rules_doubtful: bool,
}

impl Case {
    /// Returns the case that a text is.
    ///
    /// ```
    /// use dokbak::case::{Case, Opening};
    ///
    /// let text = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g1 p5\nAnn stop\n";
    /// let settled = Case::read(text, Opening::default()).settle()?;
    /// assert_eq!(settled.verdict.net, [("Ann".to_owned(), 7), ("Bo".to_owned(), -7)]);
    /// # Ok::<(), Vec<dokbak::record::Fault>>(())
    /// ```
    pub fn read(text: &str, opening: Opening<'_>) -> Self {
        let parsed = parse(text, Calendar::Korean);
        let mut faults = Vec::new();
        let mut doubtful = false;
        let mut ruleset = match opening.ruleset {
            Some(ruleset) => ruleset.clone(),
            None => named(&parsed.record, opening.base).unwrap_or_else(|fault| {
                faults.push(fault);
                doubtful = true;
                Ruleset::default()
            }),
        };
        for (line, header) in parsed.record.headers() {
            let Header::Set(key, value) = header else {
                continue;
            };
            if let Err(fault) = ruleset.rules.set(&key.value, value) {
                faults.push(Fault::new(line, key.column, Problem::Key(fault)));
                doubtful = true;
            }
        }
        for (key, value) in opening.sets {
            doubtful |= ruleset.rules.set(key, value).is_err();
        }
        let parsed = match ruleset.rules.calendar {
            Calendar::Korean => parsed,
            calendar @ Calendar::Japanese => parse(text, calendar),
        };
        faults.extend(parsed.faults);
        faults.sort_by_key(|fault| fault.place);
        Self {
            record: parsed.record,
            ruleset,
            faults,
            rules_doubtful: doubtful,
        }
    }

    /// Returns the hand as far as it was told, with everything that is wrong so far.
    pub fn hand(&self) -> gostop::Reading {
        let mut reading = gostop::read(&self.record, &self.ruleset.rules);
        reading
            .faults
            .retain(|fault| !self.rules_doubtful || !rests_on_rules(&fault.problem));
        reading.faults.extend(self.faults.iter().cloned());
        reading.faults.sort_by_key(|fault| fault.place);
        reading
    }

    /// Returns the verdict, or everything that is wrong with the record.
    pub fn settle(&self) -> Result<Settled, Vec<Fault>> {
        gostop::adjudicate(self.hand(), &self.record, &self.ruleset)
    }
}

/// Returns the ruleset of the record's `rules` line.
fn named(record: &Record, base: &Path) -> Result<Ruleset, Fault> {
    let default = At::new(DEFAULT_RULES.to_owned(), 1);
    let (line, name) = record
        .headers()
        .find_map(|(line, header)| match header {
            Header::Rules(name) => Some((line, name)),
            _ => None,
        })
        .unwrap_or((1, &default));
    rules::load(&name.value, base).map_err(|faults| {
        let problem = Problem::UnknownRules {
            name: name.value.clone(),
            faults,
        };
        Fault::new(line, name.column, problem)
    })
}

/// Returns whether a problem is one only under certain rules.
const fn rests_on_rules(problem: &Problem) -> bool {
    matches!(
        problem,
        Problem::NotInPack { .. }
            | Problem::StopBelowTarget { .. }
            | Problem::StopNotImproved { .. }
            | Problem::GoBelowTarget { .. }
            | Problem::GoNotImproved { .. }
            | Problem::NotInForce(_)
            | Problem::ChoiceNeeded(_)
    )
}
