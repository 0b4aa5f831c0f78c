//! A record together with its ruleset: what every way of reading a hand produces.

mod any_hand;
mod asked;
mod doubt;
mod drops;
mod ground;
mod live;

use crate::card::Calendar;
use crate::record::{
    Fault, Faults, Header, Name, Parsed, Problem, Reading, Record, Source, Spanned, parse_part,
};
use crate::rules::{self, KeyFault, Rules, Ruleset};
use crate::verdict::Verdict;
use crate::{gostop, koikoi, minhwatu};
use asked::read_asked;
use ground::{Ground, RulesetStanding, with_sets};
use std::path::Path;
use std::sync::Arc;

pub use any_hand::AnyHand;
pub use drops::DropsAround;
#[cfg(test)]
pub(crate) use live::count;
pub use live::{LiveCase, LooseLine, TableContext};

/// What selects the ruleset of a record, and where the record's text comes from.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// The folder in which relative paths in `rules` lines start.
    pub base: &'a Path,
    /// A ruleset to use instead of the one that the record's `rules` line names.
    pub ruleset: Option<&'a Ruleset>,
    /// Where the text of the record comes from.
    pub source: Source<'a>,
    /// The line of the source on which the record's text begins, from 1.
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

/// The ruleset for a record that names none.
pub const DEFAULT_RULES: &str = "pagat";

/// A record together with the ruleset that it is played under: all that is needed to settle a hand.
///
/// # Making one
///
/// [`Case::read`] takes the text of a record. The [`Opening`] says where relative `rules` paths
/// start and may replace the ruleset. [`Case::read_with`] also sets keys, as the command line does.
/// A record built in code goes through [`Case::new`]; a hand of the ledger goes through
/// [`Case::written`] or [`Case::known`]. Making a case never fails: what is wrong with the text is
/// kept as faults.
///
/// # Asking it
///
/// [`Case::settle`] returns the [`Verdict`]. [`Case::hand`] returns the hand so far, finished or
/// not, which is enough to show a game in progress. [`Case::ruleset`] returns the rules after `set`
/// lines.
///
/// # Errors
///
/// [`Case::settle`] returns every fault at once, each with its line and column. While the ruleset
/// is in doubt, because its name or a `set` line is wrong, nothing settles, and faults that depend
/// on the rules are left out.
///
/// ```
/// use dokbak::case::{Case, Opening};
///
/// let hand = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g1 p5\n";
/// let unfinished = Case::read(hand, Opening::default());
/// assert!(unfinished.hand().faults.is_empty());
/// assert!(unfinished.settle().is_err());
///
/// let ended = Case::read(&format!("{hand}Ann stop\n"), Opening::default());
/// let verdict = ended.settle()?;
/// assert_eq!(verdict.net, [("Ann".into(), 7), ("Bo".into(), -7)]);
///
/// let typo = Case::read("players Ann Bo\nAnn hass 1g\n", Opening::default());
/// assert_eq!(typo.faults().next().map(|fault| fault.place.line), Some(2));
/// # Ok::<(), dokbak::Faults>(())
/// ```
#[derive(Clone, Debug)]
pub struct Case {
    /// The record.
    pub record: Record,
    ground: Ground,
    /// Who dropped out of the hands around this one, as far as the evening is known.
    drops: DropsAround,
}

impl Case {
    /// Reads a record and loads the ruleset that it names.
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

    /// Reads a record from a ledger. `ruleset` is the one that the record's `rules` line named.
    pub fn written(text: &str, ruleset: &Ruleset) -> Self {
        let opening = Opening {
            ruleset: Some(ruleset),
            source: Source::Ledger,
            ..Opening::default()
        };
        Self::read(text, opening)
    }

    /// Reads a record from a ledger, as [`written`](Self::written) does. In records of an older
    /// version, a comment may say which counts had been asked for; then only these counts are taken
    /// as facts.
    pub fn known(text: &str, ruleset: &Ruleset) -> Self {
        let mut case = Self::written(text, ruleset);
        if let Some(rules) = case.ground.ruleset().rules.gostop() {
            read_asked(&mut case.record, rules);
        }
        case
    }

    /// Reads a record and sets `sets`, keys with values, after its own `set` lines. Fails on the
    /// first key that cannot be set; sets none if it is not clear which game was meant.
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

    /// Makes the case of a text under a ruleset. `parsed` is the text parsed with the Korean
    /// calendar.
    fn under(opening: Opening<'_>, text: &str, parsed: Parsed, standing: RulesetStanding) -> Self {
        let parsed = match standing.ruleset().rules.calendar() {
            Calendar::Korean => parsed,
            calendar @ Calendar::Japanese => opening.parse(text, calendar),
        };
        Self::from_parts(parsed.record, parsed.faults, standing)
    }

    /// Makes the case of a record built in code. The record's `set` lines apply to the ruleset.
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

    /// Makes the case of a parsed record with its faults of form. The record's `set` lines apply to
    /// the ruleset.
    pub fn of_parsed(parsed: Parsed, ruleset: &Ruleset) -> Self {
        let (ruleset, doubts) = with_sets(ruleset.clone(), parsed.record.headers());
        Self::from_parts(
            parsed.record,
            parsed.faults,
            RulesetStanding::new(ruleset, doubts),
        )
    }

    /// Returns the record with its faults of form.
    pub fn parsed(&self) -> Parsed {
        Parsed {
            record: self.record.clone(),
            faults: self.ground.form.clone(),
        }
    }

    /// Sets a key after the record's own `set` lines. Fails if the key cannot be set.
    pub fn set(mut self, key: &str, value: &str) -> Result<Self, KeyFault> {
        self.ground.standing.set(key, value)?;
        Ok(self)
    }

    /// Places the hand in an evening: the drops of the hands around it are checked against its own.
    #[must_use]
    pub fn between(mut self, drops: DropsAround) -> Self {
        self.drops = drops;
        self
    }

    /// Returns who dropped out of the hands around this one, as far as the case was told.
    pub const fn drops(&self) -> &DropsAround {
        &self.drops
    }

    /// Returns who chose to drop out of the hand; nobody in games other than Go-Stop.
    pub fn dropped(&self) -> Arc<[Name]> {
        drops::dropped(&self.hand().hand)
    }

    /// Returns whether the rules of the hand let nobody drop twice in a row.
    pub fn forbids_two_drops(&self) -> bool {
        drops::forbids(&self.ruleset().rules)
    }

    fn from_parts(mut record: Record, form: Vec<Fault>, standing: RulesetStanding) -> Self {
        let mut ground = Ground { standing, form };
        for entry in &mut record.entries {
            ground.refuse_surplus(entry);
        }
        Self {
            record,
            ground,
            drops: DropsAround::default(),
        }
    }

    /// Returns the ruleset with the record's `set` lines applied. If a `rules` or `set` line is
    /// wrong, this is the ruleset nearest to what was meant.
    pub const fn ruleset(&self) -> &Ruleset {
        self.ground.ruleset()
    }

    /// Returns the faults of form: what is wrong with the text itself, including its `rules` and
    /// `set` lines.
    pub fn faults(&self) -> impl Iterator<Item = &Fault> {
        self.ground.faults()
    }

    /// Returns the hand so far, with every fault found so far.
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

    /// Returns the verdict, or every fault of the record. A verdict that does not add up is never
    /// returned: a fault then reports the bug in the program.
    pub fn settle(&self) -> Result<Verdict, Faults> {
        let last = self.record.entries.last();
        let last = last.map_or(1, |entry| entry.place.line);
        let mut reading = self.hand();
        let drops = self.drops.faults(&self.record, &self.ruleset().rules);
        reading.faults.extend(drops);
        reading.faults.sort_by_key(|fault| fault.place);
        self.ground.settle(reading, last)
    }
}

/// Returns the ruleset of a record with the record's `set` lines applied, and the faults of its
/// `rules` and `set` lines.
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

/// Loads the ruleset that the record's `rules` line names, or the default ruleset without such a
/// line.
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
