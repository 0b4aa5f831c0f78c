//! A record together with the ruleset it is played under: what every way in ends in.

mod doubt;

use crate::card::Calendar;
use crate::record::{
    Act, At, Fault, Header, Line, NotInForce, Parsed, Place, Problem, Reading, Record, Source,
    parse_from,
};
use crate::rules::{self, Game, KeyFault, Rules, Ruleset};
use crate::verdict::{Verdict, check};
use crate::{gostop, koikoi, minhwatu};
use doubt::rests_on_rules;
use std::path::Path;

/// What decides the ruleset of a record besides its own lines.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// Where relative paths of `rules` lines start.
    pub base: &'a Path,
    /// A ruleset that stands in for the record's `rules` line.
    pub ruleset: Option<&'a Ruleset>,
    /// Where the text of the record comes from.
    pub source: Source<'a>,
}

impl Default for Opening<'_> {
    fn default() -> Self {
        Self {
            base: Path::new("."),
            ruleset: None,
            source: Source::New,
        }
    }
}

/// The ruleset that a record is played under where nothing names another.
pub const DEFAULT_RULES: &str = "pagat";

/// The ruleset of a record. Nothing is settled where it is in doubt, and it is in doubt only for a
/// fault.
#[derive(Clone, Debug)]
enum Standing {
    /// It is the one that was meant.
    Known(Ruleset),
    /// It is not, so that its rules prove nothing.
    Doubtful {
        /// What comes nearest to the one that was meant.
        nearest: Ruleset,
        /// What is wrong with the `rules` and `set` lines.
        first: Fault,
        others: Vec<Fault>,
    },
}

impl Standing {
    fn of(ruleset: Ruleset, faults: Vec<Fault>) -> Self {
        let mut faults = faults.into_iter();
        match faults.next() {
            None => Self::Known(ruleset),
            Some(first) => Self::Doubtful {
                nearest: ruleset,
                first,
                others: faults.collect(),
            },
        }
    }

    /// Returns the faults that leave the ruleset in doubt; none where it is known.
    fn faults(&self) -> impl Iterator<Item = &Fault> {
        let (first, others) = match self {
            Self::Known(_) => (None, [].as_slice()),
            Self::Doubtful { first, others, .. } => (Some(first), others.as_slice()),
        };
        first.into_iter().chain(others)
    }
}

/// A record, its ruleset, and what is wrong in the form of either.
#[derive(Clone, Debug)]
pub struct Case {
    /// The record.
    pub record: Record,
    /// The ruleset with the record's `set` lines applied.
    standing: Standing,
    /// What is wrong in the form of the record's lines.
    form: Vec<Fault>,
}

impl Case {
    /// Returns the case that a text is.
    ///
    /// ```
    /// use dokbak::case::{Case, Opening};
    ///
    /// let text = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g1 p5\nAnn stop\n";
    /// let verdict = Case::read(text, Opening::default()).settle()?;
    /// assert_eq!(verdict.net, [("Ann".to_owned(), 7), ("Bo".to_owned(), -7)]);
    /// # Ok::<(), Vec<dokbak::record::Fault>>(())
    /// ```
    pub fn read(text: &str, opening: Opening<'_>) -> Self {
        let parsed = parse_from(opening.source, text, Calendar::Korean);
        let (ruleset, doubts) = ruleset_of(&parsed.record, opening);
        Self::under(
            (opening.source, text),
            parsed,
            Standing::of(ruleset, doubts),
        )
    }

    /// Returns the case that a text is with keys set after its own, or what is wrong with the first
    /// of these that cannot be set in its game. Where it is not known which game was meant, none is
    /// set.
    pub fn read_with(
        text: &str,
        opening: Opening<'_>,
        sets: &[(String, String)],
    ) -> Result<Self, KeyFault> {
        let parsed = parse_from(opening.source, text, Calendar::Korean);
        let (mut ruleset, doubts) = ruleset_of(&parsed.record, opening);
        if !doubts.iter().any(names_no_ruleset) {
            for (key, value) in sets {
                ruleset.rules.set(key, value)?;
            }
        }
        Ok(Self::under(
            (opening.source, text),
            parsed,
            Standing::of(ruleset, doubts),
        ))
    }

    /// Returns the case of a text under a ruleset; `parsed` is that text by the Korean calendar.
    fn under((source, text): (Source<'_>, &str), parsed: Parsed, standing: Standing) -> Self {
        let ruleset = match &standing {
            Standing::Known(ruleset) => ruleset,
            Standing::Doubtful { nearest, .. } => nearest,
        };
        let parsed = match ruleset.rules.calendar() {
            Calendar::Korean => parsed,
            calendar @ Calendar::Japanese => parse_from(source, text, calendar),
        };
        let mut case = Self {
            record: parsed.record,
            standing,
            form: parsed.faults,
        };
        if case.ruleset().game() != Game::MinHwatu {
            case.refuse_surplus();
        }
        case
    }

    /// Takes out what a pile has more often than a pack. In min-hwatu it shows that somebody cheated;
    /// in other games it is a slip, or it is not known whether that is the game.
    fn refuse_surplus(&mut self) {
        let is_named = !self.standing.faults().any(names_no_ruleset);
        for entry in &mut self.record.entries {
            let Some(Line::Act(_, Act::Has(cards))) = &mut entry.line else {
                continue;
            };
            for card in cards.take_surplus() {
                entry.flawed = true;
                let (column, card, holder) = (card.column, card.value, None);
                let problem = Problem::DuplicateCard { card, holder };
                let fault = Fault::new(entry.place.line, column, problem);
                self.form.extend(is_named.then_some(fault));
            }
        }
    }

    /// Returns the ruleset with the record's `set` lines applied, or, where one of them or the
    /// `rules` line is wrong, what comes nearest to the one that was meant.
    pub const fn ruleset(&self) -> &Ruleset {
        match &self.standing {
            Standing::Known(ruleset) => ruleset,
            Standing::Doubtful { nearest, .. } => nearest,
        }
    }

    /// Returns the faults of form, and of the `rules` and `set` lines.
    pub fn faults(&self) -> impl Iterator<Item = &Fault> {
        self.standing.faults().chain(&self.form)
    }

    /// Returns the hand as far as it was told, with everything that is wrong so far.
    pub fn hand(&self) -> Reading<Told> {
        match &self.ruleset().rules {
            Rules::GoStop(rules) => {
                let reading = gostop::read(&self.record, rules);
                self.told(reading, |hand| Told::GoStop(Box::new(hand)))
            }
            Rules::KoiKoi(rules) => {
                let reading = koikoi::read(&self.record, rules);
                self.told(reading, |round| Told::KoiKoi(Box::new(round)))
            }
            Rules::MinHwatu(rules) => {
                self.told(minhwatu::read(&self.record, rules), Told::MinHwatu)
            }
        }
    }

    /// Returns a reading of whichever game, with the faults of form among its own.
    fn told<T>(&self, reading: Reading<T>, told: impl Fn(T) -> Told) -> Reading<Told> {
        let own = reading.faults.into_iter();
        let mut faults: Vec<Fault> = own
            .filter(|fault| self.holds(fault))
            .chain(self.faults().cloned())
            .collect();
        faults.sort_by_key(|fault| fault.place);
        Reading {
            hand: told(reading.hand),
            ended: reading.ended,
            faults,
            gaps: reading.gaps,
        }
    }

    /// Returns whether a fault is one under the rules that were meant, as far as these are known.
    const fn holds(&self, fault: &Fault) -> bool {
        matches!(self.standing, Standing::Known(_)) || !rests_on_rules(&fault.problem)
    }

    /// Returns the verdict, or everything that is wrong with the record. A verdict that does not add
    /// up is none: then the fault is the program's own.
    pub fn settle(&self) -> Result<Verdict, Vec<Fault>> {
        let reading = self.hand();
        let mut faults = reading.faults;
        if !reading.ended && !reading.gaps {
            let line = self
                .record
                .entries
                .last()
                .map_or(1, |entry| entry.place.line);
            let end = Place { line, column: 1 };
            let unfinished = reading.hand.unfinished(end);
            faults.extend(Some(unfinished).filter(|fault| self.holds(fault)));
            faults.sort_by_key(|fault| fault.place);
        }
        match &self.standing {
            Standing::Known(ruleset) if faults.is_empty() => {
                settled(&reading.hand, ruleset).map_err(|fault| vec![fault])
            }
            _ => Err(faults),
        }
    }
}

/// Returns the verdict on what a record tells, once it is seen to add up.
fn settled(told: &Told, ruleset: &Ruleset) -> Result<Verdict, Fault> {
    let name = &ruleset.name;
    let (verdict, pot, most) = match (told, &ruleset.rules) {
        (Told::GoStop(hand), Rules::GoStop(rules)) => {
            let verdict = gostop::settle(hand, rules, name)?;
            (verdict, hand.pot, rules.most_of_one_payer())
        }
        (Told::KoiKoi(round), Rules::KoiKoi(rules)) => {
            (koikoi::settle(round, rules, name)?, 0, None)
        }
        (Told::MinHwatu(table), Rules::MinHwatu(rules)) => {
            (minhwatu::settle(table, rules, name)?, 0, None)
        }
        _ => return Err(Fault::new(1, 1, Problem::NotInForce(NotInForce::OtherGame))),
    };
    match check(&verdict, pot, most) {
        Ok(()) => Ok(verdict),
        Err(imbalance) => Err(Fault::unplaced(Problem::Unbalanced(imbalance))),
    }
}

/// What a record tells, by its game.
#[derive(Clone, Debug)]
pub enum Told {
    /// A hand of Go-Stop.
    GoStop(Box<gostop::Hand>),
    /// A round of Koi-Koi.
    KoiKoi(Box<koikoi::Round>),
    /// The piles of min-hwatu.
    MinHwatu(minhwatu::Table),
}

impl Told {
    /// Returns what a record lacks that says no more than this and ends here.
    fn unfinished(&self, end: Place) -> Fault {
        let problem = match self {
            Self::GoStop(hand) => {
                if let Some(gostop::Due::Call(seat, place)) = hand.due {
                    let player = hand.name(seat);
                    let problem = Problem::MustDeclare { player };
                    return Fault { place, problem };
                }
                Problem::NoEnd { game: Game::GoStop }
            }
            Self::MinHwatu(table) if table.untold().count() < table.players.len() => {
                let untold = table.untold().next();
                let player = untold.and_then(|seat| table.players.get(seat.0));
                let player = player.map_or_else(String::new, |player| player.name.clone());
                Problem::PileMissing {
                    player,
                    winner: true,
                }
            }
            Self::KoiKoi(_) => Problem::NoEnd { game: Game::KoiKoi },
            Self::MinHwatu(_) => Problem::NoEnd {
                game: Game::MinHwatu,
            },
        };
        Fault {
            place: end,
            problem,
        }
    }
}

/// Returns the ruleset of a record with its `set` lines applied, and what is wrong with these lines.
fn ruleset_of(record: &Record, opening: Opening<'_>) -> (Ruleset, Vec<Fault>) {
    let mut faults = Vec::new();
    let mut ruleset = match opening.ruleset {
        Some(ruleset) => ruleset.clone(),
        None => named(record, opening.base).unwrap_or_else(|fault| {
            faults.push(fault);
            Ruleset::default()
        }),
    };
    for (line, header) in record.headers() {
        let Header::Set(key, value) = header else {
            continue;
        };
        if let Err(fault) = ruleset.rules.set(&key.value, value) {
            faults.push(Fault::new(line, key.column, Problem::Key(fault)));
        }
    }
    (ruleset, faults)
}

/// Returns whether it is not even known which game was meant.
const fn names_no_ruleset(fault: &Fault) -> bool {
    matches!(fault.problem, Problem::UnknownRules { .. })
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
    rules::load_for_record(&name.value, base).map_err(|faults| {
        let problem = Problem::UnknownRules {
            name: name.value.clone(),
            faults,
        };
        Fault::new(line, name.column, problem)
    })
}
