//! The questions before an evening: who plays, by which rules, for what, how long.

mod ask;
mod checks;
mod lines;
mod listed;
mod players;
mod shelf;
mod terms;

pub(crate) use ask::{SetupAnswer, SetupAsk};
pub(crate) use checks::{fits, fits_some_table};
pub(crate) use lines::{is_any_line, is_setup_line, names_players};
pub(crate) use players::near;
pub(crate) use players::{can_be_called, is_no_kitty};
pub(crate) use shelf::suggested;
pub(crate) use terms::{house_rules, numbered, worth};

use super::lots::{FirstDeal, Lots};
use super::refusal::{BadSetup, Refusal};
use crate::case::DEFAULT_RULES;
use crate::date::Date;
use crate::ledger::{Ledger, LedgerError, People, SessionBody};
use crate::letters::{Writing, check_name};
use crate::record::{ChipValue, Name};
use crate::rules::{self, Ruleset};
use lines::{SetupLine, line_of};
use std::path::Path;
use std::rc::Rc;

/// Among how many sessions, the newest, what is suggested is looked for: a table that meets every week
/// has so many in six years.
const LOOKED_AT: u32 = 300;

/// What an evening starts with, as far as it was answered.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) players: Vec<Name>,
    /// The name of the ruleset as it was given.
    pub(crate) rules: String,
    pub(crate) ruleset: Ruleset,
    pub(crate) chip: Option<ChipValue>,
    pub(crate) length: Option<u32>,
    /// The cards drawn for the first deal, where the players gave them.
    lots: Option<Lots>,
    /// Who deals first by those cards.
    pub(crate) first_deal: Option<FirstDeal>,
    answered: Vec<SetupAsk>,
    /// The names that the ledger has.
    known: Rc<[Name]>,
    /// The names of kitties.
    kitties: Rc<[Name]>,
    people: Rc<People>,
    /// Whether a person answers, to whom a ruleset is suggested.
    suggests: bool,
    /// Whether the names suggest a ruleset: nobody else does.
    by_names: bool,
    /// The writing of the language that is spoken, which suggests one too.
    spoken: Option<Writing>,
    /// The last session by each ruleset that was played lately, the newest first.
    earlier: Rc<[SessionBody]>,
}

/// What a new evening takes from a ledger.
#[derive(Clone, Debug, Default)]
pub(crate) struct LastTime {
    /// The last session by each ruleset that was played lately, the newest first.
    earlier: Rc<[SessionBody]>,
    /// The names of everybody that would be taken today.
    known: Rc<[Name]>,
    /// The names of kitties.
    kitties: Rc<[Name]>,
    people: Rc<People>,
    /// The ruleset that somebody wants suggested.
    wished: Option<(String, Ruleset)>,
    /// Whether a person answers, to whom things are suggested.
    suggests: bool,
    /// The writing of the language that is spoken.
    spoken: Option<Writing>,
}

impl LastTime {
    /// Returns what a ledger has for it, where a language of this writing is spoken.
    pub(crate) fn of(ledger: &Ledger, spoken: Option<Writing>) -> Result<Self, LedgerError> {
        let mut earlier: Vec<SessionBody> = Vec::new();
        let mut sessions = ledger.newest_sessions(LOOKED_AT)?;
        sessions.retain(|session| !session.void);
        for session in sessions {
            if !earlier.iter().any(|one| one.rules == session.body.rules) {
                earlier.push(session.body);
            }
        }
        let people = ledger.people()?;
        let known = known_names(&people).into();
        Ok(Self {
            earlier: earlier.into(),
            known,
            kitties: ledger.kitties()?.into(),
            people: Rc::new(people),
            spoken,
            ..Self::default()
        })
    }

    /// Returns it with what is suggested to a person: the ruleset that is wished for, if it can be
    /// read, else one by the names where nothing was played before.
    pub(crate) fn suggesting(self, rules: Option<&str>) -> Self {
        let read = |name: &str| Some((name.to_owned(), rules::load(name, Path::new(".")).ok()?));
        Self {
            wished: rules.and_then(read),
            suggests: true,
            ..self
        }
    }

    /// Returns whether nothing was played before.
    pub(crate) fn is_first(&self) -> bool {
        self.last().is_none()
    }

    /// Returns the session before.
    fn last(&self) -> Option<&SessionBody> {
        self.earlier.first()
    }
}

/// Returns every name of everybody, what they are called before the others, that would be taken
/// today.
pub(crate) fn known_names(people: &People) -> Vec<Name> {
    let all = people.all().iter();
    let called = all.clone().map(|person| &person.name);
    let others = all.flat_map(|person| person.names.iter().filter(|name| **name != person.name));
    let known = called.chain(others).filter(|name| check_name(name).is_ok());
    known.cloned().collect()
}

impl Setup {
    /// Returns the answers of last time, or those of a first time; nothing is answered yet.
    fn remembered(past: &LastTime) -> Self {
        let last = past.last();
        let written = |last: &SessionBody| {
            let ruleset = rules::from_text(&last.ruleset, &last.rules, Path::new("."));
            Some((last.rules.clone(), ruleset.unwrap_or_default()))
        };
        let wished = past.wished.clone();
        let (rules, ruleset) = wished
            .or_else(|| last.and_then(written))
            .unwrap_or_else(|| (DEFAULT_RULES.to_owned(), Ruleset::default()));
        Self {
            players: last.map(|last| last.players.clone()).unwrap_or_default(),
            rules,
            ruleset,
            chip: last
                .and_then(|last| last.chip.as_ref())
                .and_then(|chip| ChipValue::written(chip)),
            length: last.map_or(Some(12), |last| last.length),
            lots: None,
            first_deal: None,
            answered: Vec::new(),
            known: Rc::clone(&past.known),
            kitties: Rc::clone(&past.kitties),
            people: Rc::clone(&past.people),
            suggests: past.suggests,
            spoken: past.spoken,
            by_names: past.suggests && past.wished.is_none() && past.is_first(),
            earlier: Rc::clone(&past.earlier),
        }
    }

    /// Returns the question that comes next, or `None` where all is answered.
    pub(crate) fn next(&self) -> Option<SetupAsk> {
        SetupAsk::ALL
            .into_iter()
            .find(|ask| !self.answered.contains(ask))
    }

    /// Returns the answer that Enter gives.
    pub(crate) fn default(&self, ask: SetupAsk) -> SetupAnswer {
        match ask {
            SetupAsk::Players => SetupAnswer::Players(self.players.clone()),
            SetupAsk::Rules => SetupAnswer::Rules {
                name: self.rules.clone(),
                sets: house_rules(&self.rules, &self.ruleset),
            },
            SetupAsk::Chip => SetupAnswer::Chip(self.chip.clone()),
            SetupAsk::Length => SetupAnswer::Length(self.length),
        }
    }

    fn accept(&mut self, text: &str) -> Result<(), Refusal> {
        self.take(text)?;
        let answered = |ask| self.answered.contains(&ask);
        // Keys are set one after the other, and only all of them together have to fit.
        let sets = line_of(text).is_some_and(|(line, _)| line == SetupLine::Set);
        if answered(SetupAsk::Players) && answered(SetupAsk::Rules) && !sets {
            self.fits()?;
        }
        Ok(())
    }

    /// Refuses players of whom there are too few or too many for the game, for the pack, or for its
    /// points to be shared out as the rules say.
    pub(crate) fn fits(&self) -> Result<(), Refusal> {
        fits(&self.ruleset.rules, self.players.len())
    }

    fn take(&mut self, text: &str) -> Result<(), Refusal> {
        if let Some((line, rest)) = line_of(text) {
            return match line {
                SetupLine::Answer(SetupAsk::Players) => self.players(rest),
                SetupLine::Answer(SetupAsk::Rules) => self.rules(rest),
                SetupLine::Answer(SetupAsk::Chip) => self.chip(rest),
                SetupLine::Answer(SetupAsk::Length) => self.length(rest),
                SetupLine::Set => self.set(rest),
            };
        }
        let text = text.trim();
        match self.next() {
            None => Ok(()),
            Some(ask) if text.is_empty() && ask != SetupAsk::Players => {
                self.answered.push(ask);
                self.seat_first_dealer()
            }
            Some(_) if text.is_empty() && !self.players.is_empty() => {
                self.lots = None;
                self.seat(self.players.clone())
            }
            Some(SetupAsk::Players) if text.is_empty() => Err(BadSetup::NoNames.into()),
            Some(SetupAsk::Players) => self.listed(text),
            Some(SetupAsk::Rules) => self.rules(text),
            Some(SetupAsk::Chip) => self.chip(text),
            Some(SetupAsk::Length) => self.length(text),
        }
    }

    fn done(&mut self, ask: SetupAsk) {
        if !self.answered.contains(&ask) {
            self.answered.push(ask);
        }
    }

    /// Takes what was not asked as last time, and decides what was left open.
    pub(crate) fn complete(&mut self) -> Result<(), Refusal> {
        self.done(SetupAsk::Rules);
        if self.first_deal.is_none() {
            self.seat_first_dealer()?;
        }
        Ok(())
    }

    /// Returns what the ledger keeps of it, for a session that belongs to a day.
    pub(crate) fn body(&self, day: Date) -> SessionBody {
        SessionBody {
            players: self.players.clone(),
            rules: self.rules.clone(),
            ruleset: self.ruleset.text(),
            chip: self.chip.as_ref().map(ToString::to_string),
            length: self.length,
            day: Some(day.to_string()),
            follows: None,
        }
    }
}

/// The texts of a setup, each of them accepted, and what it is after each.
#[derive(Clone, Debug)]
pub(crate) struct SetupHistory {
    begun: Setup,
    steps: Vec<(String, Setup)>,
    /// New names of whom a person said that they are nobody else's.
    new: Vec<Name>,
}

impl SetupHistory {
    /// Returns a setup of which nothing was answered.
    pub(crate) fn nothing(past: &LastTime) -> Self {
        Self {
            begun: Setup::remembered(past),
            steps: Vec::new(),
            new: Vec::new(),
        }
    }

    /// Returns the setup after these texts, or the refusal of the first that is not accepted.
    pub(crate) fn all(past: &LastTime, texts: Vec<String>) -> Result<Self, Refusal> {
        let mut history = Self::nothing(past);
        for text in texts {
            history.add(text)?;
        }
        Ok(history)
    }

    /// Returns the setup as it was answered so far.
    pub(crate) fn now(&self) -> &Setup {
        self.steps.last().map_or(&self.begun, |(_, setup)| setup)
    }

    /// Returns the texts.
    pub(crate) fn texts(&self) -> Vec<String> {
        self.steps.iter().map(|(text, _)| text.clone()).collect()
    }

    /// Takes one more text, or refuses it.
    pub(crate) fn add(&mut self, text: String) -> Result<(), Refusal> {
        let mut setup = self.now().clone();
        setup.accept(&text)?;
        self.steps.push((text, setup));
        Ok(())
    }

    /// Returns a new name at the table of which nobody was asked yet, and whose it may be.
    pub(crate) fn near_name(&self) -> Option<(Name, Name)> {
        let mut near = self.now().near_names().into_iter();
        near.find(|(name, _)| !self.new.contains(name))
    }

    /// Takes that a new name is nobody else's.
    pub(crate) fn is_new(&mut self, name: Name) {
        self.new.push(name);
    }

    /// Takes the last text with one of its names for another, or refuses that.
    pub(crate) fn mean(&mut self, name: &str, meant: &str) -> Result<(), Refusal> {
        let text = self.now().renamed(name, meant);
        self.back();
        self.add(text)
    }

    /// Takes the last text with another currency for that of its chips, or refuses that.
    pub(crate) fn mean_money(&mut self, currency: &str) -> Result<(), Refusal> {
        let chip = self.now().chip.clone().map(|chip| ChipValue {
            currency: currency.to_owned(),
            ..chip
        });
        self.back();
        chip.map_or(Ok(()), |chip| self.add(format!("chip {chip}")))
    }

    /// Drops the last text; returns whether there was one.
    pub(crate) fn back(&mut self) -> bool {
        self.steps.pop().is_some()
    }
}
