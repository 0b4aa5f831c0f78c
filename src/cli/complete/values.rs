//! The possible values of arguments.

use crate::cli::reading::log::{jokbo_names, outcomes};
use crate::cli::settings::SettingKey;
use crate::cli::usage::{Completes, argument};
use crate::cli::words::{Lang, say, signed};
use crate::ledger::{EveningRef, Ledger, Season, StoredHand, StoredSession};
use crate::letters::inert;
use crate::rules::{Game, Rules, SHIPPED, load};
use clap::{Arg, Command};
use clap_complete::engine::{
    ArgValueCandidates, ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter as _,
};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// How many of the newest hands and sessions are offered.
const MOST: u32 = 30;

/// Where values come from.
#[derive(Clone)]
pub(super) struct ValueSource {
    pub(super) ledger: Option<PathBuf>,
    pub(super) lang: Lang,
}

impl ValueSource {
    /// Adds values to the arguments of a command and its subcommands.
    pub(super) fn into_values_of(self, command: Command) -> Command {
        self.into_values_at("", command)
    }

    /// Returns a command with values for its arguments; `path` is what follows `dokbak` to call it.
    fn into_values_at(self, path: &str, command: Command) -> Command {
        let command = command.mut_args(|arg| self.complete_arg(arg, path));
        command.mut_subcommands(|inner| {
            let path = format!("{path} {}", inner.get_name());
            self.clone().into_values_at(path.trim_start(), inner)
        })
    }

    /// Adds values to an argument of a command.
    fn complete_arg(&self, arg: Arg, path: &str) -> Arg {
        let of_ledger = |find: fn(&Self) -> Vec<CompletionCandidate>| {
            let source = self.clone();
            ArgValueCandidates::new(move || find(&source))
        };
        let typed = |find: fn(&Self, &OsStr) -> Vec<CompletionCandidate>| {
            let source = self.clone();
            ArgValueCompleter::new(move |typed: &OsStr| find(&source, typed))
        };
        let row = argument(path, arg.get_id().as_str());
        let Some(kind) = row.and_then(|row| row.value) else {
            return arg;
        };
        match kind.completes {
            Completes::ByType => arg,
            Completes::Players => arg.add(of_ledger(Self::players)),
            Completes::Hands => arg.add(typed(Self::hands_typed)),
            Completes::Evenings => arg.add(of_ledger(Self::sessions)),
            Completes::Seasons => arg.add(of_ledger(Self::seasons)),
            Completes::Jokbo => arg.add(of_ledger(Self::jokbo)),
            Completes::Outcomes => arg.add(of_ledger(Self::outcomes)),
            Completes::Rulesets => arg.add(typed(Self::rulesets)),
            Completes::Rules => arg.add(typed(Self::keys)),
            Completes::Settings => arg.add(of_ledger(Self::settings)),
            Completes::Files(ending) => arg.add(ArgValueCompleter::new(files(ending))),
            Completes::FilesOrInput(ending) => {
                arg.add(ArgValueCompleter::new(files(ending).stdio()))
            }
            Completes::AnyFileOrInput => {
                arg.add(ArgValueCompleter::new(PathCompleter::any().stdio()))
            }
            Completes::Folders => arg.add(ArgValueCompleter::new(PathCompleter::dir())),
        }
    }

    /// Opens the ledger, if there is one that can be read.
    fn opened(&self) -> Option<Ledger> {
        Ledger::open_reading(self.ledger.as_deref()?).ok()?
    }

    /// Returns everybody who ever played, as last spelled.
    fn players(&self) -> Vec<CompletionCandidate> {
        let spellings = self.opened().and_then(|ledger| ledger.spellings().ok());
        let names = spellings.unwrap_or_default().into_iter();
        names.map(|name| candidate(&name, "")).collect()
    }

    /// Returns the names of all seasons.
    fn seasons(&self) -> Vec<CompletionCandidate> {
        let seasons = self.opened().and_then(|ledger| ledger.seasons().ok());
        let seasons = seasons.unwrap_or_default().into_iter();
        let one = |season: Season| {
            let (since, until) = (season.since.to_string(), season.until.to_string());
            let says = say!(self.lang, season_named(&season.name, &since, &until));
            candidate(&season.name, &says)
        };
        seasons.map(one).collect()
    }

    /// Returns the words for jokbo and yaku.
    fn jokbo(&self) -> Vec<CompletionCandidate> {
        self.words(jokbo_names(self.lang))
    }

    /// Returns the words for how hands end.
    fn outcomes(&self) -> Vec<CompletionCandidate> {
        self.words(outcomes(self.lang))
    }

    /// Returns words in the user's language if they are single words there, otherwise those of the
    /// programs.
    fn words(&self, words: Vec<(String, String)>) -> Vec<CompletionCandidate> {
        let each = words.into_iter().map(|(id, word)| {
            if self.lang == Lang::English || word.contains(' ') {
                candidate(&id, &word)
            } else {
                candidate(&word, &id)
            }
        });
        each.collect()
    }

    /// Returns the newest sessions.
    fn sessions(&self) -> Vec<CompletionCandidate> {
        let Some(ledger) = self.opened() else {
            return Vec::new();
        };
        let sessions = ledger.newest_sessions(MOST).unwrap_or_default();
        let of = |session: StoredSession| {
            let day = ledger.day(session.id).unwrap_or_default();
            let day = say!(self.lang, on_day(&day));
            let says = format!("{day}: {}", session.body.players.join(" "));
            let name = ledger.called(session.id).map(|name| name.evening);
            candidate(
                &name.map_or_else(|_| session.id.to_string(), |name| name.to_string()),
                &says,
            )
        };
        sessions.into_iter().map(of).collect()
    }

    /// Returns the newest hands by evening and number, and the word for the last one.
    fn hands(&self) -> Vec<CompletionCandidate> {
        let Some(ledger) = self.opened() else {
            return Vec::new();
        };
        let hands = ledger.newest_hands(MOST).unwrap_or_default();
        let says = |hand: &StoredHand| self.told(hand, &ledger);
        let last = hands.first().map(|hand| candidate("last", &says(hand)));
        let named = hands
            .iter()
            .filter_map(|hand| Some((ledger.hand_called(&hand.name()).ok()?, hand)))
            .map(|(name, hand)| candidate(&name.to_string(), &says(hand)));
        last.into_iter().chain(named).collect()
    }

    /// Returns all hands of the evening that was typed, or the newest hands if none was.
    fn hands_typed(&self, typed: &OsStr) -> Vec<CompletionCandidate> {
        let typed = typed.to_string_lossy();
        let evening = typed.split_once('.').map(|(evening, _)| evening);
        let evening: Option<EveningRef> = evening.and_then(|evening| evening.parse().ok());
        let found = match (evening, self.opened()) {
            (Some(evening), Some(ledger)) => self.of_evening(evening, &ledger),
            _ => self.hands(),
        };
        let begins =
            |one: &CompletionCandidate| one.get_value().to_string_lossy().starts_with(&*typed);
        found.into_iter().filter(begins).collect()
    }

    /// Returns the hands of an evening, newest first, with the evening's name as it was typed.
    fn of_evening(&self, asked: EveningRef, ledger: &Ledger) -> Vec<CompletionCandidate> {
        let sessions = ledger.find_evening(asked).unwrap_or_default().into_iter();
        let hands = sessions.flat_map(|session| ledger.hands(session).unwrap_or_default());
        let name = |hand: &StoredHand| match asked {
            EveningRef::Session(_) => Some(hand.name().to_string()),
            _ => Some(ledger.hand_called(&hand.name()).ok()?.to_string()),
        };
        let of = |hand: StoredHand| Some(candidate(&name(&hand)?, &self.told(&hand, ledger)));
        let mut found: Vec<CompletionCandidate> = hands.filter_map(of).collect();
        found.reverse();
        found
    }

    /// Returns when a hand was played, and its result.
    fn told(&self, hand: &StoredHand, ledger: &Ledger) -> String {
        let net = hand.net.iter();
        let net = net.map(|(name, chips)| format!("{name} {}", signed(self.lang, *chips).seen()));
        let net: Vec<String> = net.collect();
        let day = ledger.day_of_hand(hand.id).unwrap_or_default();
        format!("{}: {}", say!(self.lang, on_day(&day)), net.join(" "))
    }

    /// Returns the keys of the config file.
    fn settings(&self) -> Vec<CompletionCandidate> {
        let meaning = |key: &SettingKey| candidate(key.name(), say!(self.lang, taken_by(*key)));
        SettingKey::ALL.iter().map(meaning).collect()
    }

    /// Returns the built-in rulesets, or ruleset files if a path was begun.
    fn rulesets(&self, typed: &OsStr) -> Vec<CompletionCandidate> {
        let begun = typed.to_string_lossy();
        let shipped = SHIPPED.iter().map(|(name, _)| *name);
        let title = |name: &str| {
            let ruleset = load(name, Path::new(".")).ok();
            ruleset.map(|ruleset| crate::words::ruleset(self.lang, &ruleset).title)
        };
        let mut found: Vec<CompletionCandidate> = shipped
            .filter(|name| name.starts_with(&*begun))
            .map(|name| candidate(name, &title(name).unwrap_or_default()))
            .collect();
        found.extend(files("yaml").complete(typed));
        found
    }

    /// Returns keys followed by `=`; after that, the values of the key.
    fn keys(&self, typed: &OsStr) -> Vec<CompletionCandidate> {
        let typed = typed.to_string_lossy();
        let key = typed.split_once('=').map(|(key, _)| key);
        let mut found = BTreeMap::new();
        for info in Game::ALL
            .iter()
            .flat_map(|game| Rules::default_for(*game).keys())
        {
            if let Some(key) = key {
                if info.key == key {
                    let values: BTreeSet<String> = info.expected.samples().into_iter().collect();
                    found.extend(values.into_iter().map(|it| (format!("{key}={it}"), "")));
                }
            } else {
                found.insert(format!("{}=", info.key), say!(self.lang, meaning(&info)));
            }
        }
        let found = found.iter().filter(|(text, _)| text.starts_with(&*typed));
        found.map(|(text, says)| candidate(text, says)).collect()
    }
}

/// Returns a value and its description, without control characters.
fn candidate(value: &str, says: &str) -> CompletionCandidate {
    let says = Some(inert(says).into_owned()).filter(|says| !says.is_empty());
    CompletionCandidate::new(inert(value).into_owned()).help(says.map(Into::into))
}

/// Returns folders, and files with this extension.
fn files(extension: &'static str) -> PathCompleter {
    let is = move |path: &Path| path.extension().is_some_and(|own| own == extension);
    PathCompleter::any().filter(move |path| path.is_dir() || is(path))
}
