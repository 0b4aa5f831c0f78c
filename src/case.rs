//! A record together with the ruleset it is played under: what every way in ends in.

mod any_hand;
mod asked;
mod doubt;
mod ground;
mod live;

use crate::card::Calendar;
use crate::record::{
    Fault, Faults, Header, Parsed, Problem, Reading, Record, Source, Spanned, parse_part,
};
use crate::rules::{self, KeyFault, Rules, Ruleset};
use crate::verdict::Verdict;
use crate::{gostop, koikoi, minhwatu};
use asked::read_asked;
use ground::{Ground, RulesetStanding, with_sets};
use std::path::Path;

pub use any_hand::AnyHand;
#[cfg(test)]
pub(crate) use live::count;
pub use live::{LiveCase, LooseLine, TableContext};

/// What decides the ruleset of a record besides its own lines.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// Where relative paths of `rules` lines start.
    pub base: &'a Path,
    /// A ruleset that replaces the one of the record's `rules` line.
    pub ruleset: Option<&'a Ruleset>,
    /// Where the text of the record comes from.
    pub source: Source<'a>,
    /// On which line of that the text begins, from 1.
    pub first_line: u32,
}

impl Default for Opening<'_> {
    fn default() -> Self {
        Self {
            base: Path::new("."),
            ruleset: None,
            source: Source::New,
            first_line: 1,
        }
    }
}

impl Opening<'_> {
    fn parse(self, text: &str, calendar: Calendar) -> Parsed {
        parse_part(self.first_line, self.source, text, calendar)
    }
}

/// The ruleset that a record is played under where nothing names another.
pub const DEFAULT_RULES: &str = "pagat";

/// A record, its ruleset, and what is wrong in the form of either.
#[derive(Clone, Debug)]
pub struct Case {
    /// The record.
    pub record: Record,
    ground: Ground,
}

impl Case {
    /// Returns the case that a text is.
    ///
    /// ```
    /// use dokbak::case::{Case, Opening};
    ///
    /// let text = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g1 p5\nAnn stop\n";
    /// let verdict = Case::read(text, Opening::default()).settle()?;
    /// assert_eq!(verdict.net, [("Ann".into(), 7), ("Bo".into(), -7)]);
    /// # Ok::<(), dokbak::Faults>(())
    /// ```
    pub fn read(text: &str, opening: Opening<'_>) -> Self {
        let parsed = opening.parse(text, Calendar::Korean);
        let (ruleset, doubts) = ruleset_of(&parsed.record, opening);
        Self::under(opening, text, parsed, RulesetStanding::new(ruleset, doubts))
    }

    /// Returns the case of a record as a ledger has it, under the ruleset that its `rules` line named.
    pub fn written(text: &str, ruleset: &Ruleset) -> Self {
        let opening = Opening {
            ruleset: Some(ruleset),
            source: Source::Ledger,
            ..Opening::default()
        };
        Self::read(text, opening)
    }

    /// Returns the same as [`written`](Self::written), where counts of which an older version noted
    /// what was asked are the facts that were really given: what was not asked is unknown.
    pub fn known(text: &str, ruleset: &Ruleset) -> Self {
        let mut case = Self::written(text, ruleset);
        if let Some(rules) = case.ground.ruleset().rules.gostop() {
            read_asked(&mut case.record, rules);
        }
        case
    }

    /// Returns the case that a text is with keys set after its own, or what is wrong with the first
    /// of these that cannot be set in its game. Where it is not known which game was meant, none is
    /// set.
    pub fn read_with(
        text: &str,
        opening: Opening<'_>,
        sets: &[(String, String)],
    ) -> Result<Self, KeyFault> {
        let parsed = opening.parse(text, Calendar::Korean);
        let (ruleset, doubts) = ruleset_of(&parsed.record, opening);
        let mut standing = RulesetStanding::new(ruleset, doubts);
        for (key, value) in sets {
            standing.set(key, value)?;
        }
        Ok(Self::under(opening, text, parsed, standing))
    }

    /// Returns the case of a text under a ruleset; `parsed` is that text by the Korean calendar.
    fn under(opening: Opening<'_>, text: &str, parsed: Parsed, standing: RulesetStanding) -> Self {
        let parsed = match standing.ruleset().rules.calendar() {
            Calendar::Korean => parsed,
            calendar @ Calendar::Japanese => opening.parse(text, calendar),
        };
        Self::from_parts(parsed.record, parsed.faults, standing)
    }

    /// Returns the case of a record that was made and not read, under a ruleset and the record's own
    /// `set` lines.
    ///
    /// ```
    /// use dokbak::{Act, Calendar, Case, Line, parse, rules};
    ///
    /// let text = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g1 p5\n";
    /// let mut record = parse(text, Calendar::Korean).record;
    /// record.push(Line::act("Ann", Act::Stop));
    /// let pagat = rules::load("pagat", std::path::Path::new(".")).expect("it is shipped");
    /// let verdict = Case::new(record, &pagat).settle()?;
    /// assert_eq!(verdict.net, [("Ann".into(), 7), ("Bo".into(), -7)]);
    /// # Ok::<(), dokbak::Faults>(())
    /// ```
    pub fn new(record: Record, ruleset: &Ruleset) -> Self {
        let faults = Vec::new();
        Self::of_parsed(Parsed { record, faults }, ruleset)
    }

    /// Returns the case of a record with what was wrong in its form, under a ruleset and the record's
    /// own `set` lines.
    pub fn of_parsed(parsed: Parsed, ruleset: &Ruleset) -> Self {
        let (ruleset, doubts) = with_sets(ruleset.clone(), parsed.record.headers());
        Self::from_parts(
            parsed.record,
            parsed.faults,
            RulesetStanding::new(ruleset, doubts),
        )
    }

    /// Returns the record with what is wrong in its form.
    pub fn parsed(&self) -> Parsed {
        Parsed {
            record: self.record.clone(),
            faults: self.ground.form.clone(),
        }
    }

    /// Returns the case with a key set after the record's own, or what is wrong with that.
    pub fn set(mut self, key: &str, value: &str) -> Result<Self, KeyFault> {
        self.ground.standing.set(key, value)?;
        Ok(self)
    }

    fn from_parts(mut record: Record, form: Vec<Fault>, standing: RulesetStanding) -> Self {
        let mut ground = Ground { standing, form };
        for entry in &mut record.entries {
            ground.refuse_surplus(entry);
        }
        Self { record, ground }
    }

    /// Returns the ruleset with the record's `set` lines applied, or, where one of them or the
    /// `rules` line is wrong, what comes nearest to the one that was meant.
    pub const fn ruleset(&self) -> &Ruleset {
        self.ground.ruleset()
    }

    /// Returns the faults of form, and of the `rules` and `set` lines.
    pub fn faults(&self) -> impl Iterator<Item = &Fault> {
        self.ground.faults()
    }

    /// Returns the hand as far as it is recorded, with everything that is wrong so far.
    pub fn hand(&self) -> Reading<AnyHand> {
        match &self.ruleset().rules {
            Rules::GoStop(rules) => {
                let reading = gostop::read(&self.record, rules);
                self.ground.told(reading, AnyHand::GoStop)
            }
            Rules::KoiKoi(rules) => {
                let reading = koikoi::read(&self.record, rules);
                self.ground
                    .told(reading, |round| AnyHand::KoiKoi(Box::new(round)))
            }
            Rules::MinHwatu(rules) => {
                let reading = minhwatu::read(&self.record, rules);
                self.ground
                    .told(reading, |piles| AnyHand::MinHwatu(Box::new(piles)))
            }
        }
    }

    /// Returns the verdict, or everything that is wrong with the record. A verdict that does not add
    /// up is none: then the fault is the program's own.
    pub fn settle(&self) -> Result<Verdict, Faults> {
        let last = self.record.entries.last();
        let last = last.map_or(1, |entry| entry.place.line);
        self.ground.settle(self.hand(), last)
    }
}

/// Returns the ruleset of a record with its `set` lines applied, and what is wrong with these lines.
fn ruleset_of(record: &Record, opening: Opening<'_>) -> (Ruleset, Vec<Fault>) {
    let mut faults = Vec::new();
    let ruleset = match opening.ruleset {
        Some(ruleset) => ruleset.clone(),
        None => named(record, opening.base).unwrap_or_else(|fault| {
            faults.push(fault);
            Ruleset::default()
        }),
    };
    let (ruleset, wrong) = with_sets(ruleset, record.headers());
    faults.extend(wrong);
    (ruleset, faults)
}

/// Returns the ruleset of the record's `rules` line.
fn named(record: &Record, base: &Path) -> Result<Ruleset, Fault> {
    let default = Spanned::new(DEFAULT_RULES.to_owned(), 1);
    let (line, name) = record
        .headers()
        .find_map(|(line, header)| match header {
            Header::Rules(name) => Some((line, name)),
            _ => None,
        })
        .unwrap_or((1, &default));
    rules::load_for_record(&name.value, base).map_err(|faults| {
        let problem = Problem::UnknownRules {
            name: name.value.clone(),
            faults,
        };
        Fault::new(line, name.column, problem)
    })
}
