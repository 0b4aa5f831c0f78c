//! With `--plain` every command prints lines that need no eyes: nothing is drawn, set in columns,
//! coloured or moved, and each sentence is one line however narrow the terminal.

use super::commands::{About, COMMANDS, Command, HOUSE};
use super::each;
use super::records::{Record, records};
use crate::support::{Dokbak, faults_for_the_ear};
use dokbak::words::Lang;

/// Output that is not for the person at the terminal: the text of a file, or for a chat.
const FOR_OTHERS: [&str; 7] = [
    "card",
    "completions",
    "export",
    "man",
    "rules schema",
    "seal",
    "share",
];

/// Every how many records one is tried; coprime to the numbers of languages and commands.
const STRIDE: usize = 151;

struct Try {
    command: &'static Command,
    lang: &'static str,
    record: Option<&'static Record>,
}

impl Try {
    fn holds(&self) -> Result<(), String> {
        let home = match (self.command.about, self.record) {
            (About::Ledger, Some(record)) => match record.in_a_ledger() {
                Some(home) => home,
                None => return Ok(()),
            },
            _ => Dokbak::new(),
        };
        let home = home.file(HOUSE.0, HOUSE.1);
        let line = match self.record {
            Some(record) => {
                let path = format!("|{}|", record.path.display());
                self.command.line.replace("RECORD", &path)
            }
            None => self.command.line.to_owned(),
        };
        let line = format!("{line} --plain --lang {}", self.lang);
        let told = home.typed(&line).stdin(self.command.input).run();
        let text = format!("{}{}", told.stdout, told.stderr);
        match faults_for_the_ear(&text).as_slice() {
            [] => Ok(()),
            faults => Err(format!("dokbak {line}\n{}", faults.join("\n"))),
        }
    }
}

#[test]
fn every_command_can_be_heard() {
    let told = COMMANDS.iter();
    let told = told.filter(|command| {
        let is_json = ["--json", "--batch"].map(|option| command.line.contains(option));
        !FOR_OTHERS.contains(&command.name().as_str()) && is_json == [false; 2]
    });
    let mut tries = Vec::new();
    for (at, command) in told.enumerate() {
        for (shift, lang) in Lang::SPOKEN.map(Lang::code).into_iter().enumerate() {
            let mut of = |record| {
                tries.push(Try {
                    command,
                    lang,
                    record,
                });
            };
            match command.about {
                About::Nothing => of(None),
                About::Record | About::Ledger => {
                    let from = (at * 7 + shift * 20) % STRIDE;
                    let some = records().iter().skip(from).step_by(STRIDE);
                    some.for_each(|record| of(Some(record)));
                }
            }
        }
    }
    assert!(tries.len() > 100, "{} tries", tries.len());
    each(&tries, Try::holds);
}

#[test]
fn every_help_can_be_heard() {
    let mut tries = vec!["help".to_owned()];
    tries.extend(
        COMMANDS
            .iter()
            .map(|command| format!("help {}", command.name())),
    );
    tries.extend(
        COMMANDS
            .iter()
            .map(|command| format!("{} --help", command.name())),
    );
    each(&tries, |line| {
        for lang in Lang::SPOKEN.map(Lang::code) {
            let line = format!("{line} --plain --lang {lang}");
            let told = Dokbak::new().line(&line).run();
            let faults = faults_for_the_ear(&told.stdout);
            if !faults.is_empty() || told.status != Some(0) {
                return Err(format!("dokbak {line}\n{told:?}\n{}", faults.join("\n")));
            }
        }
        Ok(())
    });
}
