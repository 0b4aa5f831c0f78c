//! The questions before an evening: who plays, by which rules, for what, how long.

mod lines;

pub(super) use lines::{is_any_line, is_setup_line, names_players};

use super::answer;
use super::evening::is_command;
use super::hand::Refusal;
use crate::card::Calendar;
use crate::case::DEFAULT_RULES;
use crate::cli::lots::{Decided, LotFault, Lots};
use crate::cli::words;
use crate::ledger::{Ledger, LedgerError, SessionBody};
use crate::letters::{NameFault, alike, check_name, same_name};
use crate::record::{
    Beginning, ChipValue, Header, Keyword, Problem, Source, is_keyword, parse_rest, quoted,
};
use crate::rules::{self, DrawFault, Rules, Ruleset, SHIPPED};
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
    /// Who deals first by those cards, in a sentence.
    pub(super) first_dealer: Option<String>,
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
            first_dealer: None,
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
    pub(super) fn default(&self, ask: SetupAsk) -> String {
        match ask {
            SetupAsk::Players => {
                let names: Vec<String> = self.players.iter().map(|name| quoted(name)).collect();
                names.join(" ")
            }
            SetupAsk::Rules => {
                let sets = house_rules(&self.rules, &self.ruleset);
                std::iter::once(self.rules.clone())
                    .chain(
                        sets.into_iter()
                            .map(|(key, value)| format!("{key}={value}")),
                    )
                    .collect::<Vec<String>>()
                    .join(" ")
            }
            SetupAsk::Chip => self
                .chip
                .as_ref()
                .map_or_else(words::no_money, ToString::to_string),
            SetupAsk::Length => self
                .length
                .map_or_else(words::open_length, |hands| hands.to_string()),
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
            Some(ask) if text.is_empty() => {
                let default = self.default(ask);
                self.players(&default)
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
        seats(names.len(), ANY_GAME)?;
        if let Some((name, why)) = names.iter().find_map(|name| Some((name, taken(name)?))) {
            return Err(Refusal::plain(words::name_taken(name, why)));
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
        self.first_dealer = None;
        let Some(lots) = &self.lots else {
            return Ok(());
        };
        let rules = &self.ruleset.rules;
        match lots.decide(rules) {
            Ok(decided @ Decided::Deals { place, .. }) => {
                self.players = lots.names().map_err(|found| problem(&found))?;
                self.players.rotate_left(place);
                self.first_dealer = Some(words::decided(&decided, lots, rules));
                Ok(())
            }
            Ok(again @ Decided::Again(_)) => {
                let told = words::decided(&again, lots, rules);
                Err(Refusal::plain(words::draw_again_here(&told)))
            }
            Err(faults) => match faults.as_slice() {
                [LotFault::Draw(DrawFault::NoHour, _)]
                    if !self.answered.contains(&SetupAsk::Rules) =>
                {
                    Ok(())
                }
                [first, ..] => Err(Refusal::plain(words::lot_fault(first, lots, rules))),
                [] => Ok(()),
            },
        }
    }

    /// Takes what was not asked as last time, and decides what was left open.
    pub(super) fn complete(&mut self) -> Result<(), Refusal> {
        self.done(SetupAsk::Rules);
        if self.first_dealer.is_none() {
            self.seat_first_dealer()?;
        }
        Ok(())
    }

    /// Reads a ruleset by name, by its number in the list or by path, with keys set behind it.
    fn rules(&mut self, text: &str) -> Result<(), Refusal> {
        let mut words = text.split_whitespace();
        let Some(name) = words.next() else {
            return Err(Refusal::plain(words::rules_needed()));
        };
        let name = numbered(name);
        let mut ruleset = rules::load(name, Path::new(".")).map_err(|faults| {
            let lines = words::file_faults(&faults);
            Refusal::plain(lines.join("; "))
        })?;
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
                return Err(Refusal::plain(words::chip_needed()));
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
            _ => return Err(Refusal::plain(words::length_needed())),
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

/// What a name would be taken for at the prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum TakenFor {
    /// A player's number at the table.
    Number,
    /// A command of the prompt.
    Command,
    /// A word that begins a line of the record.
    Keyword,
    /// A short answer, such as no.
    Answer,
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
                .map(|difference| (difference.key.to_owned(), difference.right))
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
        return Err(Refusal::plain(words::set_needed(set)));
    };
    ruleset
        .rules
        .set(&key.value, &value)
        .map_err(|fault| Refusal::plain(words::key_fault(&fault)))
}

/// Returns the names that an answer lists.
fn names(text: &str) -> Result<Vec<String>, Refusal> {
    let spaced = text.replace([',', '，', '、'], " ");
    match header(Keyword::Players, &spaced)? {
        Header::Players(names) => Ok(names.into_iter().map(|name| name.value).collect()),
        _ => Err(Refusal::plain(words::names_needed())),
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
    header.ok_or_else(|| Refusal::plain(words::names_needed()))
}

fn problem(problem: &Problem) -> Refusal {
    Refusal::plain(words::problem(problem, Calendar::Korean))
}
