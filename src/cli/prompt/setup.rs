//! The questions before an evening: who plays, by which rules, for what, how long.

mod lines;

pub(super) use lines::{is_any_line, is_setup_line, names_players};

use super::answer;
use super::evening::is_command;
use super::refusal::{BadSetup, Refusal, TakenFor};
use crate::card::Calendar;
use crate::case::DEFAULT_RULES;
use crate::cli::lots::{Decided, FirstDeal, Lots};
use crate::ledger::{Ledger, LedgerError, SessionBody};
use crate::letters::{NameFault, alike, check_name, same_name};
use crate::record::{
    At, Beginning, ChipValue, Header, Keyword, Problem, Source, check_seats, is_keyword, parse_rest,
};
use crate::rules::{self, Rules, Ruleset, SHIPPED};
use lines::{SetupLine, line_of};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::Path;
use std::rc::Rc;

/// What an evening starts with, as far as it was answered.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    pub(super) players: Vec<String>,
    /// The name of the ruleset as it was given.
    pub(super) rules: String,
    pub(super) ruleset: Ruleset,
    pub(super) chip: Option<ChipValue>,
    pub(super) length: Option<u32>,
    /// The cards drawn for the first deal, where the players told them.
    lots: Option<Lots>,
    /// Who deals first by those cards.
    pub(super) first_deal: Option<FirstDeal>,
    answered: Vec<SetupAsk>,
    /// The names that the ledger has.
    known: Rc<[String]>,
}

/// What a ledger tells a new evening.
#[derive(Clone, Debug, Default)]
pub(super) struct Past {
    /// The session before.
    last: Option<SessionBody>,
    /// Everybody who ever sat at the table, under names that would be taken today.
    known: Rc<[String]>,
}

impl Past {
    /// Returns what a ledger tells.
    pub(super) fn of(ledger: &Ledger) -> Result<Self, LedgerError> {
        let sessions = ledger.sessions()?.into_iter();
        let bodies: Vec<SessionBody> = sessions.map(|session| session.body).collect();
        let names = bodies.iter().flat_map(|body| &body.players);
        let known: BTreeSet<&String> = names.filter(|name| check_name(name).is_ok()).collect();
        let known = known.into_iter().cloned().collect();
        let last = bodies.into_iter().next_back();
        Ok(Self { last, known })
    }
}

/// A question before the first hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum SetupAsk {
    /// Who sits at the table.
    Players,
    /// Which ruleset.
    Rules,
    /// What a chip is worth.
    Chip,
    /// How many hands.
    Length,
}

/// An answer to a question before the first hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum SetupAnswer {
    /// Who sits at the table.
    Players(Vec<String>),
    /// Which ruleset, and the keys that are set on it.
    Rules {
        name: String,
        sets: Vec<(String, String)>,
    },
    /// What a chip is worth, if anything.
    Chip(Option<ChipValue>),
    /// How many hands, if that is agreed on.
    Length(Option<u32>),
}

impl SetupAsk {
    const ALL: [Self; 4] = [Self::Players, Self::Rules, Self::Chip, Self::Length];
}

impl Setup {
    /// Returns the answers of last time, or those of a first time; nothing is answered yet.
    pub(super) fn remembered(past: &Past) -> Self {
        let last = past.last.as_ref();
        let ruleset = last
            .and_then(|last| rules::from_text(&last.ruleset, &last.rules, Path::new(".")).ok())
            .unwrap_or_default();
        Self {
            players: last.map(|last| last.players.clone()).unwrap_or_default(),
            rules: last.map_or_else(|| DEFAULT_RULES.to_owned(), |last| last.rules.clone()),
            ruleset,
            chip: last
                .and_then(|last| last.chip.as_ref())
                .and_then(|chip| ChipValue::written(chip)),
            length: last.map_or(Some(12), |last| last.length),
            lots: None,
            first_deal: None,
            answered: Vec::new(),
            known: Rc::clone(&past.known),
        }
    }

    /// Returns the question that comes next, or `None` where all is answered.
    pub(super) fn next(&self) -> Option<SetupAsk> {
        SetupAsk::ALL
            .into_iter()
            .find(|ask| !self.answered.contains(ask))
    }

    /// Returns the answer that Enter gives.
    pub(super) fn default(&self, ask: SetupAsk) -> SetupAnswer {
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
    pub(super) fn fits(&self) -> Result<(), Refusal> {
        seats(self.players.len(), self.ruleset.game().seats())?;
        match &self.ruleset.rules {
            Rules::GoStop(rules) if !rules.enough_cards(self.players.len()) => {
                Err(problem(&Problem::SevenNeedJoker))
            }
            Rules::MinHwatu(rules) => match rules.uneven(self.players.len()) {
                Some((key, par)) => {
                    let par = par.map(i64::from);
                    Err(problem(&Problem::UnevenPar { key, par }))
                }
                None => Ok(()),
            },
            _ => Ok(()),
        }
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
            Some(SetupAsk::Players) => self.players(text),
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

    fn players(&mut self, text: &str) -> Result<(), Refusal> {
        self.lots = Lots::read(text);
        let names = match &self.lots {
            Some(lots) => lots.names().map_err(|wrong| problem(&wrong))?,
            None => names(text)?,
        };
        self.seat(names)
    }

    /// Seats players of these names.
    fn seat(&mut self, names: Vec<String>) -> Result<(), Refusal> {
        seats(names.len(), ANY_GAME)?;
        let written: Vec<At<String>> = names.iter().cloned().map(At::unwritten).collect();
        if let Some((_, wrong)) = check_seats(Source::New, &written).into_iter().next() {
            return Err(problem(&wrong));
        }
        if let Some((name, by)) = names.iter().find_map(|name| Some((name, taken(name)?))) {
            let name = name.clone();
            return Err(BadSetup::NameTaken { name, by }.into());
        }
        for name in &names {
            self.tells_apart(name)?;
        }
        self.players = names;
        self.done(SetupAsk::Players);
        self.seat_first_dealer()
    }

    /// Refuses a new name that looks like one of somebody else in the ledger.
    fn tells_apart(&self, name: &str) -> Result<(), Refusal> {
        let mut known = self.known.iter();
        if known.clone().any(|other| same_name(other, name)) {
            return Ok(());
        }
        let Some(other) = known.find(|other| alike(other, name)) else {
            return Ok(());
        };
        let (name, why) = (name.to_owned(), NameFault::LooksLike(other.clone()));
        Err(problem(&Problem::BadName { name, why }))
    }

    /// Seats the first dealer first, where cards were drawn for it. Which month deals may hang on
    /// the game, so that without an hour it is left open until the ruleset is known.
    fn seat_first_dealer(&mut self) -> Result<(), Refusal> {
        self.first_deal = None;
        let Some(lots) = &self.lots else {
            return Ok(());
        };
        let rules = &self.ruleset.rules;
        let calendar = rules.calendar();
        let rules_known = self.answered.contains(&SetupAsk::Rules);
        match lots.decide(rules) {
            Ok(Decided::Deals(deal)) => {
                self.players = lots.names().map_err(|found| problem(&found))?;
                self.players.rotate_left(deal.by.place);
                self.first_deal = Some(deal);
                Ok(())
            }
            Ok(Decided::Again(again)) => Err(BadSetup::DrawAgain { again, calendar }.into()),
            Err(faults) => match faults.into_iter().next() {
                Some(fault) if fault.lacks_hour() && !rules_known => Ok(()),
                Some(fault) => Err(BadSetup::Lot { fault, calendar }.into()),
                None => Ok(()),
            },
        }
    }

    /// Takes what was not asked as last time, and decides what was left open.
    pub(super) fn complete(&mut self) -> Result<(), Refusal> {
        self.done(SetupAsk::Rules);
        if self.first_deal.is_none() {
            self.seat_first_dealer()?;
        }
        Ok(())
    }

    /// Reads a ruleset by name, by its number in the list or by path, with keys set behind it.
    fn rules(&mut self, text: &str) -> Result<(), Refusal> {
        let mut words = text.split_whitespace();
        let Some(name) = words.next() else {
            return Err(BadSetup::NoRules.into());
        };
        let name = numbered(name);
        let mut ruleset = rules::load(name, Path::new(".")).map_err(BadSetup::Ruleset)?;
        for set in words {
            set_key(&mut ruleset, set)?;
        }
        if let Rules::KoiKoi(rules) = &ruleset.rules {
            self.length = Some(rules.rounds).filter(|rounds| *rounds > 0 && rules.until == 0);
        }
        (self.rules, self.ruleset) = (name.to_owned(), ruleset);
        self.done(SetupAsk::Rules);
        self.seat_first_dealer()
    }

    fn set(&mut self, text: &str) -> Result<(), Refusal> {
        set_key(&mut self.ruleset, text)?;
        self.seat_first_dealer()
    }

    fn chip(&mut self, text: &str) -> Result<(), Refusal> {
        self.chip = if answer::is_none(text) {
            None
        } else {
            let Header::Chip(chip) = header(Keyword::Chip, text)? else {
                return Err(BadSetup::NoChip.into());
            };
            Some(chip)
        };
        self.done(SetupAsk::Chip);
        Ok(())
    }

    fn length(&mut self, text: &str) -> Result<(), Refusal> {
        self.length = match answer::number(text) {
            Some(hands) if (1..=1000).contains(&hands) => Some(hands),
            None if text.eq_ignore_ascii_case("open") || text == "-" => None,
            _ => return Err(BadSetup::NoLength.into()),
        };
        // A game of Koi-Koi has as many rounds as its session has hands.
        if let Rules::KoiKoi(rules) = &mut self.ruleset.rules {
            rules.rounds = self.length.unwrap_or(0);
        }
        self.done(SetupAsk::Length);
        Ok(())
    }

    /// Returns what the ledger keeps of it.
    pub(super) fn body(&self) -> SessionBody {
        SessionBody {
            players: self.players.clone(),
            rules: self.rules.clone(),
            ruleset: self.ruleset.text(),
            chip: self.chip.as_ref().map(ToString::to_string),
            length: self.length,
        }
    }
}

/// Returns what a name would be taken for, if anything.
fn taken(name: &str) -> Option<TakenFor> {
    if answer::number(name).is_some() {
        Some(TakenFor::Number)
    } else if is_command(name) {
        Some(TakenFor::Command)
    } else if is_keyword(name) {
        Some(TakenFor::Keyword)
    } else {
        let answers = answer::is_none(name) || answer::yes_or_no(name).is_some();
        answers.then_some(TakenFor::Answer)
    }
}

/// How many can sit at some table.
const ANY_GAME: RangeInclusive<usize> = 2..=7;

/// Refuses so many players where a game is for others.
fn seats(seats: usize, fits: RangeInclusive<usize>) -> Result<(), Refusal> {
    if fits.contains(&seats) {
        Ok(())
    } else {
        Err(problem(&Problem::WrongSeats { seats, fits }))
    }
}

/// Returns the setup after these texts, or the first that is not accepted and why.
pub(super) fn fold(past: &Past, texts: &[String]) -> Result<Setup, Refusal> {
    let mut setup = Setup::remembered(past);
    for text in texts {
        setup.accept(text)?;
    }
    Ok(setup)
}

/// Returns the keys in which a ruleset differs from the one whose name it goes by.
pub(super) fn house_rules(name: &str, ruleset: &Ruleset) -> Vec<(String, String)> {
    rules::load(name, Path::new(".")).map_or_else(
        |_| Vec::new(),
        |base| {
            let changed = base.differences(ruleset).into_iter();
            changed
                .map(|difference| (difference.info.key.to_owned(), difference.right))
                .collect()
        },
    )
}

/// Returns the shipped ruleset that a number in the list of them stands for, or the name as it is.
pub(super) fn numbered(name: &str) -> &str {
    let shipped = answer::number(name)
        .and_then(|number| SHIPPED.get(usize::try_from(number).ok()?.checked_sub(1)?));
    shipped.map_or(name, |(name, _)| name)
}

fn set_key(ruleset: &mut Ruleset, set: &str) -> Result<(), Refusal> {
    let Ok(Header::Set(key, value)) = header(Keyword::Set, set) else {
        let text = set.to_owned();
        return Err(BadSetup::NoKey { text }.into());
    };
    let set = ruleset.rules.set(&key.value, &value);
    Ok(set.map_err(BadSetup::Key)?)
}

/// Returns the names that an answer lists.
fn names(text: &str) -> Result<Vec<String>, Refusal> {
    let spaced = text.replace([',', '，', '、'], " ");
    match header(Keyword::Players, &spaced)? {
        Header::Players(names) => Ok(names.into_iter().map(|name| name.value).collect()),
        _ => Err(BadSetup::NoNames.into()),
    }
}

/// Returns the header line whose rest was typed.
fn header(keyword: Keyword, rest: &str) -> Result<Header, Refusal> {
    let beginning = Beginning::Keyword(keyword);
    let parsed = parse_rest(Source::New, beginning, rest, Calendar::Korean, &[]);
    if let Some(fault) = parsed.faults.first() {
        return Err(problem(&fault.problem));
    }
    let mut headers = parsed.record.headers();
    let header = headers.next().map(|(_, header)| header.clone());
    header.ok_or_else(|| BadSetup::NoNames.into())
}

fn problem(problem: &Problem) -> Refusal {
    Refusal::of(problem, Calendar::Korean)
}
