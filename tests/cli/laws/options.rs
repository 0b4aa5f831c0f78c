//! An option that is irrelevant to a command, or repeats what is already true, either changes
//! nothing or is an error.

use super::commands::{About, COMMANDS, Command, HOUSE};
use super::records::{Record, records};
use super::{Depth, each, outcome};
use crate::support::{Dokbak, masked};
use dokbak::rules::{Game, Rules};
use std::collections::BTreeSet;
use std::fs;

/// Every option, with a value that makes sense to the commands that take it.
pub(super) const OPTIONS: &[&str] = &[
    "--all",
    "--amounts chips",
    "--batch",
    "--beancount",
    "--by seat",
    "--both",
    #[cfg(feature = "club")]
    "--ca club.pem",
    "--carry 1",
    "--chip none",
    "--chip 100KRW",
    "--club",
    "--color never",
    #[cfg(feature = "serve")]
    "--confirm anyone",
    "--copy",
    "--csv",
    "--date 2026-10-03",
    "--dates dmy",
    "--day",
    "--deals 2",
    "--deep",
    "--dir elsewhere",
    "--discard",
    "--dry-run",
    "--each hand",
    "--encoding cp949",
    "--equal same",
    "--explain",
    "--from koikoi",
    "--game gostop",
    #[cfg(feature = "club")]
    "--give-back",
    "--head 1:0000000000000000000000000000000000000000000000000000000000000000",
    "--hledger",
    "--in KRW",
    "--json",
    "--jokbo godori",
    "--jsonl",
    "--kitty",
    #[cfg(feature = "serve")]
    "--lan no-such-network",
    "--lang en",
    "--last 30d",
    "--ledger other.db",
    "--list",
    "--mended correct",
    "--min 5",
    "--money here",
    "--month 2026-11",
    "--name Anne=Ann",
    "--new",
    "--new-currency",
    "--night",
    "--no",
    "--no-pager",
    "--no-titles",
    "--note cake",
    "--original",
    "--outcome nagari",
    "--output other.svg",
    "--path",
    "--people Ann",
    "--person Ann",
    "--picture podium",
    "--plain",
    "--pictures never",
    "--place lake",
    "--player Ann",
    "--players 2",
    #[cfg(feature = "serve")]
    "--port 0",
    #[cfg(feature = "club")]
    "--reader-role readers",
    "--reason trial",
    "--recount",
    #[cfg(feature = "club")]
    "--rejoin",
    "--remove",
    "--reopen",
    "--report year.html",
    "--rules fudawiki",
    "--same 1 2",
    "--script other.txt",
    "--search rain",
    "--season spring",
    "--seed 2",
    "--evening last",
    "--set target.three=5",
    "--settled",
    "--since 2020-01-01",
    "--sort day",
    "--stake 2",
    "--style greedy",
    #[cfg(feature = "club")]
    "--table 3",
    #[cfg(feature = "club")]
    "--table-role tables",
    "--tell |Ann 7 points|",
    "--track",
    "--twice here",
    "--undo",
    "--unset lang",
    "--until 2999-01-01",
    "--void",
    "--why Ann",
    "--wide",
    "--with |Ann go|",
    "--without 2",
    "--year 2026",
    "--yes",
];

/// Options that repeat what is already true: they change nothing in any command that takes them.
const IDLE: &[Idle] = &[
    idle("", "--color never"),
    idle("", "--color auto"),
    idle("", "--lang en"),
    idle("", "--no-pager"),
    idle("settle", "--rules OWN"),
    idle("settle", "--set OWN"),
    idle("settle", "--set OWN --set OWN"),
    idle("score", "--rules pagat"),
    idle("score", "--set target.three=3"),
    idle("draw", "--rules pagat"),
    idle("cards", "--pictures auto"),
    idle("cards", "--pictures always"),
    idle("cards", "--rules pagat"),
    idle("cards", "--set target.three=3"),
    idle("draw", "--set target.three=3"),
    idle("show", "--original"),
    idle("standings", "--since 2000-01-01"),
    idle("standings", "--until 2999-01-01"),
    idle("standings", "--last 30d"),
    idle("log", "--since 2000-01-01"),
    idle("export", "--since 2000-01-01"),
    idle("paid", "--since 2000-01-01"),
    idle("verify", "--recount"),
    idle("close", "--discard"),
    idle("close", "--evening last"),
    idle("play", "--new"),
    idle("rules compare", "--seed 1 --players 3 --style mixed"),
    idle("rules new", "--from pagat"),
    idle("rules new", "--set target.three=3"),
    // Keys of another game have no effect.
    idle("settle", "--set FOREIGN"),
    idle("whatif", "--set FOREIGN"),
    idle("score", "--set koi.min=1"),
    idle("draw", "--set koi.min=1"),
    idle("rules new", "--set koi.min=1"),
];

/// An option that must have no effect.
#[derive(Debug)]
struct Idle {
    /// The name of the command; empty for all commands.
    command: &'static str,
    /// `OWN` stands for the record's ruleset, or for a key with its current value; `FOREIGN` for a
    /// key of another game.
    option: &'static str,
}

/// Returns the options named in the help of a command.
fn taken(command: &Command) -> BTreeSet<String> {
    let help = Dokbak::new()
        .line(&format!("{} --help", command.name()))
        .run();
    let words = help.stdout.lines().filter_map(|row| {
        let row = row.trim_start();
        let row = row
            .strip_prefix("-h, ")
            .or_else(|| row.strip_prefix("-V, "))
            .or_else(|| row.strip_prefix("-o, "))
            .unwrap_or(row);
        row.starts_with("--")
            .then(|| row.split([' ', '=']).next().unwrap().to_owned())
    });
    words.collect()
}

fn head(option: &str) -> &str {
    option.split(' ').next().unwrap()
}

const fn idle(command: &'static str, option: &'static str) -> Idle {
    Idle { command, option }
}

#[test]
fn every_option_is_in_the_table() {
    let named: BTreeSet<String> = COMMANDS.iter().flat_map(taken).collect();
    let rows = OPTIONS.iter().map(|option| head(option).to_owned());
    let help = std::iter::once("--help".to_owned());
    assert_eq!(rows.chain(help).collect::<BTreeSet<String>>(), named);
}

/// A command with an option and, if it is about one, a record.
struct Try {
    command: &'static Command,
    option: String,
    record: Option<&'static Record>,
}

impl Try {
    /// Returns all tries of a command with an option: one for each record, if it is about a record.
    fn all(command: &'static Command, option: &'static str) -> Vec<Self> {
        let of = |record| Self {
            command,
            option: option.to_owned(),
            record,
        };
        match command.about {
            About::Nothing => vec![of(None)],
            About::Record | About::Ledger => {
                records().iter().map(|record| of(Some(record))).collect()
            }
        }
    }

    /// Returns a home with everything that the command is about; `None` if the record cannot be in
    /// a ledger.
    fn home(&self) -> Option<Dokbak> {
        let home = match (self.command.about, self.record) {
            (About::Ledger, Some(record)) => record.in_a_ledger()?,
            _ => Dokbak::new(),
        };
        Some(home.file(HOUSE.0, HOUSE.1))
    }

    fn line(&self) -> String {
        match self.record {
            Some(record) => {
                let path = format!("|{}|", record.path.display());
                self.command.line.replace("RECORD", &path)
            }
            None => self.command.line.to_owned(),
        }
    }

    /// Checks that the option changes nothing, or is rejected before anything is done.
    fn holds(&self) -> Result<(), String> {
        let Some(without) = self.home() else {
            return Ok(());
        };
        let with = self.home().expect("it came to stand in a ledger once");
        let line = self.line();
        let plain = without.typed(&line).stdin(self.command.input).run();
        let before = Files::of(&with);
        let line = format!("{line} {}", self.option);
        let told = with.typed(&line).stdin(self.command.input).run();
        let is_refused = told.status == Some(2)
            && told.stdout.is_empty()
            && !told.stderr.is_empty()
            && Files::of(&with) == before;
        let homes = [&without, &with].map(|home| home.home().display().to_string());
        let [plain_told, option_told] =
            [(&plain, &homes[0]), (&told, &homes[1])].map(|(told, home)| {
                let (status, out, error) = outcome(told);
                let text = |text: &str| masked(&text.replace(home, "HOME"));
                (status, text(out), text(error))
            });
        let is_the_same =
            plain_told == option_told && Files::of(&with).names == Files::of(&without).names;
        if is_refused || is_the_same {
            Ok(())
        } else {
            Err(format!(
                "dokbak {line}\n{told:?}\nand without {}\n{plain:?}",
                self.option
            ))
        }
    }
}

/// The files in a home.
#[derive(PartialEq, Eq)]
struct Files {
    names: Vec<String>,
    contents: Vec<Vec<u8>>,
}

impl Files {
    fn of(home: &Dokbak) -> Self {
        let mut found = Vec::new();
        let mut folders = vec![home.home().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path
                        .strip_prefix(home.home())
                        .unwrap()
                        .display()
                        .to_string();
                    found.push((name, fs::read(&path).unwrap()));
                }
            }
        }
        found.sort();
        let (names, contents) = found.into_iter().unzip();
        Self { names, contents }
    }
}

/// Returns every command with every option that it does not take.
fn unrelated() -> Vec<Try> {
    let mut tries = Vec::new();
    for command in COMMANDS {
        let taken = taken(command);
        for option in OPTIONS {
            let is_idle = *option == "--ledger other.db" && command.needs_no_ledger();
            if is_idle || !taken.contains(head(option)) {
                tries.extend(Try::all(command, option));
            }
        }
    }
    tries
}

/// Returns every command with every option that repeats what is already true.
fn idle_tries() -> Vec<Try> {
    let mut tries = Vec::new();
    for row in IDLE {
        let of_name = |command: &&Command| row.command.is_empty() || command.name() == row.command;
        // A journal says on which day it begins.
        let is_said = |command: &&Command| {
            let journals = ["--hledger", "--beancount"];
            row.option.starts_with("--since") && journals.iter().any(|of| command.line.contains(of))
        };
        let commands = COMMANDS.iter().filter(of_name);
        for command in commands.filter(|command| !is_said(command)) {
            let all = Try::all(command, row.option).into_iter();
            tries.extend(all.flat_map(Try::spelled_out));
        }
    }
    tries
}

impl Try {
    /// Returns a try for each value of a key that its option may stand for.
    fn spelled_out(self) -> Vec<Self> {
        let Some(record) = self.record else {
            return vec![self];
        };
        let of = |option: String| Self { option, ..self };
        if self.option == "--rules OWN" {
            let rules = record.header("rules").or_else(|| record.header("규칙"));
            // A path is relative to the record there, and to the current folder here.
            return match rules.unwrap_or("pagat") {
                path if path.contains(['/', '.']) => Vec::new(),
                name => vec![of(format!("--rules {name}"))],
            };
        }
        let own = || {
            let keys = record.ruleset.rules.keys();
            let with_value = |key: &str| Some((key.to_owned(), record.ruleset.rules.get(key)?));
            keys.iter()
                .filter_map(|info| with_value(info.key))
                .collect::<Vec<_>>()
        };
        match self.option.as_str() {
            "--set OWN" => {
                let each = own().into_iter();
                each.map(|(key, value)| of(format!("--set |{key}={value}|")))
                    .collect()
            }
            "--set OWN --set OWN" => {
                let both = own().into_iter();
                let sets: Vec<String> = both
                    .map(|(key, value)| format!("--set |{key}={value}|"))
                    .collect();
                vec![of(sets.join(" "))]
            }
            "--set FOREIGN" => {
                let mut foreign = Vec::new();
                for game in Game::ALL {
                    let rules = Rules::default_for(game);
                    let keys = rules.keys().into_iter();
                    foreign.extend(
                        keys.filter(|info| record.ruleset.rules.get(info.key).is_none())
                            .map(|info| of(format!("--set |{}={}|", info.key, info.default))),
                    );
                }
                foreign
            }
            _ => vec![self],
        }
    }
}

fn law(tries: Vec<Try>, depth: Depth, at_least: usize) {
    let tries = depth.of(tries);
    assert!(tries.len() >= at_least, "{} tries", tries.len());
    each(&tries, Try::holds);
}

#[test]
fn an_unrelated_option_changes_nothing() {
    law(unrelated(), Depth::Sample(200), 150);
}

#[test]
#[ignore = "minutes: every command over every worked record"]
fn no_unrelated_option_changes_anything() {
    law(unrelated(), Depth::All, 100_000);
}

#[test]
fn an_option_that_says_what_holds_anyway_changes_nothing() {
    law(idle_tries(), Depth::Sample(300), 250);
}

#[test]
#[ignore = "minutes: every command over every worked record"]
fn no_option_that_says_what_holds_anyway_changes_anything() {
    law(idle_tries(), Depth::All, 50_000);
}
