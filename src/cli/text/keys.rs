//! The words for what is wrong with a key, its value or a ruleset file.

use super::list;
use super::problem::hint;
use crate::rules::{Expected, FileFault, FileProblem, Game, KeyFault, Rules};

fn either(words: &[&str]) -> String {
    match words {
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
        [] => String::new(),
    }
}

/// Returns what values a key takes.
pub(in crate::cli) fn expected(expected: &Expected) -> String {
    match expected {
        Expected::Number(range) => {
            format!("a whole number from {} to {}", range.start(), range.end())
        }
        Expected::Words(words) => either(words),
        Expected::Some(words) => format!("none, or some of {} with commas", list(words)),
        Expected::Jokers => "none, or jokers such as j2,j3 (j1 j2 j3 jb jx jg)".to_owned(),
        Expected::GoChips => "each, or whole numbers such as 1,2".to_owned(),
        Expected::GwangBak => "double, off, or flat:N".to_owned(),
    }
}

/// Returns what is wrong with a key or its value.
pub(in crate::cli) fn key_fault(fault: &KeyFault) -> String {
    match fault {
        KeyFault::Unknown { key, nearest } => match of_game(key) {
            Some(other) => format!(
                "the rule \"{key}\" is of {}, and this game has none such",
                other.id()
            ),
            None => format!("there is no rule \"{key}\"{}", hint(nearest.as_ref())),
        },
        KeyFault::BadValue {
            key,
            value,
            expected: wanted,
        } => {
            format!("{key} cannot be \"{value}\"; it takes {}", expected(wanted))
        }
    }
}

/// Returns the game that has a key, if any has.
fn of_game(key: &str) -> Option<Game> {
    let mut games = Game::ALL.into_iter();
    games.find(|game| Rules::of(*game).get(key).is_some())
}

/// Returns what is wrong in a ruleset file, with its place.
pub(in crate::cli) fn file_fault(fault: &FileFault) -> String {
    let what = match &fault.problem {
        FileProblem::Unreadable(why) => return format!("{}: cannot be read: {why}", fault.file),
        FileProblem::UnknownRules { name, nearest } => {
            let shipped: Vec<&str> = crate::rules::SHIPPED
                .iter()
                .map(|(name, _)| *name)
                .collect();
            let known = list(&shipped);
            let hint = hint(nearest.as_ref());
            let what = format!(
                "there is no ruleset {name}{hint} (shipped: {known}; a file needs a slash or .yaml)"
            );
            if fault.file == *name {
                return what;
            }
            what
        }
        FileProblem::Yaml(why) => why.clone(),
        FileProblem::NoMapping => "the file must be a list of keys with values".to_owned(),
        FileProblem::Key(fault) => key_fault(fault),
        FileProblem::KeyTwice(key) => format!("{key} was given before; keep one of the two"),
        FileProblem::NotText(key) => format!("{key} takes one text"),
        FileProblem::UnknownGame(game) => {
            let games: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
            format!("\"{game}\" is no game; write {}", either(&games))
        }
        FileProblem::OtherGame(game) => format!(
            "the ruleset it extends is of {}; leave this line out, or extend another",
            game.id()
        ),
        FileProblem::Circle(name) => format!("{name} is built on this ruleset itself"),
        FileProblem::BadExample => {
            "an example has a record (text) and a net (chips of each player)".to_owned()
        }
    };
    format!("{}:{}:{}: {what}", fault.file, fault.line, fault.column)
}
