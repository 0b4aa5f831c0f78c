//! What is wrong with a key, its value or a ruleset file.

use super::limits::{irregular, too_deep, too_long};
use super::shown::{hint, shown};
use super::{list, no_ruleset, twice};
use crate::rules::{
    Expected, FileFault, FileProblem, Game, KeyFault, KeyInfo, Ruleset, SchemaPart, YamlProblem,
};
use crate::words::{RulesetWords, at_place};

fn either(words: &[&str]) -> String {
    match words {
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
        [] => String::new(),
    }
}

/// Returns the values that a key accepts.
pub(crate) fn expected(expected: &Expected) -> String {
    match expected {
        Expected::Number(range) => {
            format!("a whole number from {} to {}", range.start(), range.end())
        }
        Expected::Words(words) => either(words),
        Expected::Some(words) => {
            format!("none, or some of {}, with commas between them", list(words))
        }
        Expected::Jokers => "none, or jokers such as j2,j3 (j1 j2 j3 jb jx jg)".to_owned(),
        Expected::GoChips => "each, or whole numbers such as 1,2".to_owned(),
        Expected::GwangBak => "double, off, or flat:N".to_owned(),
    }
}

/// Returns what a key means, in one phrase; the key's own row has it in English.
pub(crate) const fn meaning(info: &KeyInfo) -> &'static str {
    info.meaning
}

/// Returns how a shipped ruleset describes itself; its file has the text in English.
pub(crate) fn ruleset(shipped: &Ruleset) -> RulesetWords {
    RulesetWords::of_file(shipped)
}

/// Explains a part of a ruleset file.
pub(crate) fn schema_part(part: SchemaPart<'_>) -> String {
    match part {
        SchemaPart::File => "A ruleset of dokbak",
        SchemaPart::Name => "what verdicts call it",
        SchemaPart::Title => "one line on what it is",
        SchemaPart::About => "more about it",
        SchemaPart::Game => "its game",
        SchemaPart::Extends => "the ruleset it is built on: a shipped name, or a path",
        SchemaPart::Sources => "where its rules come from",
        SchemaPart::Notes => "what else belongs to the game at this table",
        SchemaPart::Examples => "hands that must come out as they say",
        SchemaPart::ExampleNote => "what the hand shows",
        SchemaPart::ExampleRecord => "the lines of the record",
        SchemaPart::ExampleNet => "chips won or lost by each player",
        SchemaPart::Key(info) => return format!("{} ({})", meaning(info), info.source),
    }
    .to_owned()
}

/// Says what is wrong with a key or its value.
pub(crate) fn key_fault(fault: &KeyFault) -> String {
    match fault {
        KeyFault::Unknown { key, .. } => {
            if let Some(other) = Game::with_key(key) {
                let other = other.id();
                return format!(
                    "the rule \"{key}\" belongs to {other}; this game has no such rule"
                );
            }
            let (key, hint) = (shown(key), hint(fault.nearest()));
            format!("there is no rule \"{key}\"{hint}")
        }
        KeyFault::BadValue {
            key,
            value,
            expected: wanted,
        } => {
            let (value, wanted) = (shown(value), expected(wanted));
            format!("{key} cannot be \"{value}\"; it takes {wanted}")
        }
    }
}

/// Says what is wrong in a ruleset file, and where.
pub(crate) fn file_fault(fault: &FileFault) -> String {
    let what = match &fault.problem {
        FileProblem::Unreadable { says, .. } => {
            return format!("{}: cannot be read: {says}", fault.file);
        }
        FileProblem::NotRegular(kind) => return format!("{}: {}", fault.file, irregular(*kind)),
        FileProblem::NotUtf8 => {
            return format!(
                "{}: this is not UTF-8 text; save the file as UTF-8",
                fault.file
            );
        }
        FileProblem::NoRuleset => return no_ruleset(&fault.file),
        FileProblem::TooLong(limit) => too_long(*limit),
        FileProblem::TooDeep(names) => too_deep(names),
        FileProblem::UnknownRules { name, nearest } => {
            let shipped: Vec<&str> = crate::rules::SHIPPED
                .iter()
                .map(|(name, _)| *name)
                .collect();
            let known = list(&shipped);
            let (shown, hint) = (shown(name), hint(nearest.as_deref()));
            let what = format!(
                "there is no ruleset {shown}{hint} (shipped: {known}; the name of a file needs a slash or .yaml)"
            );
            if fault.file == *name {
                return what;
            }
            what
        }
        FileProblem::Yaml(problem) => yaml(problem),
        FileProblem::NoMapping => "the file must be a list of keys with values".to_owned(),
        FileProblem::Key(fault) => key_fault(fault),
        FileProblem::KeyTwice(key) => twice(key),
        FileProblem::OlderName { key, now } => format!(
            "{} is the older name of {now}; keep one of them",
            shown(key)
        ),
        FileProblem::NotText(key) => format!("{} takes a single text", shown(key)),
        FileProblem::UnknownGame(game) => {
            let games: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
            let game = shown(game);
            format!("\"{game}\" is not a game; write {}", either(&games))
        }
        FileProblem::OtherGame(game) => format!(
            "the ruleset it extends is for {}; leave this line out, or extend another",
            game.id()
        ),
        FileProblem::Circle(name) => format!("{} is itself built on this ruleset", shown(name)),
        FileProblem::BadExample => {
            "an example has a record (text) and a net (chips of each player)".to_owned()
        }
    };
    at_place(&fault.file, fault.line, fault.column, &what)
}

/// Says what is wrong with the form of a YAML text.
fn yaml(problem: &YamlProblem) -> String {
    match problem {
        YamlProblem::Colon => {
            "a colon is not allowed here: check the indentation, and put a text that contains \
             one in quotes"
                .to_owned()
        }
        YamlProblem::NoColon => "a colon is missing: write `key: value`".to_owned(),
        YamlProblem::Indentation => "the indentation does not fit the lines before".to_owned(),
        YamlProblem::Tab => "there is a tab here: indent with spaces".to_owned(),
        YamlProblem::Bracket(open) => {
            format!("the {open} is not closed, or a comma is missing")
        }
        YamlProblem::Quote => "the quotation mark is not closed before the text ends".to_owned(),
        YamlProblem::Escape => {
            "this letter means nothing after \\; a \\ by itself is written \\\\".to_owned()
        }
        YamlProblem::Character(letter) => {
            let letter = shown(&letter.to_string());
            format!("no text can begin with {letter}: put it in quotes")
        }
        YamlProblem::Alias => "* refers to nothing that is complete before it".to_owned(),
        YamlProblem::Documents => {
            "--- begins a second document, and a file has only one".to_owned()
        }
        YamlProblem::KeyTwice(key) => twice(key),
        YamlProblem::Other(says) => format!("this is not YAML: {says}"),
    }
}
