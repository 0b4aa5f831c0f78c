use super::*;
use crate::card::fold;
use crate::cli::args::Cli;
use crate::cli::settings::SettingKey;
use crate::cli::usage::tests::walk;
use crate::cli::usage::{HELP, examples};
use crate::limits::Limit;
use crate::vocabulary::commands::ROWS;
use crate::words::{Lang, grouped};
use clap::{Command, CommandFactory as _, Parser as _};
use std::collections::BTreeSet;

fn program() -> Command {
    let mut program = Cli::command();
    program.build();
    program
}

/// Returns the parser's arguments: each with its command, or with none if every command takes it,
/// and whether it has a value.
fn taken() -> BTreeSet<(String, String, bool)> {
    let mut taken = BTreeSet::new();
    walk(&program(), "", &mut |command, path| {
        for arg in command.get_arguments() {
            let id = arg.get_id().to_string();
            let is_common = arg.is_global_set() || id == HELP;
            let path = if is_common { "" } else { path };
            taken.insert((path.to_owned(), id, arg.get_action().takes_values()));
        }
    });
    taken
}

#[test]
fn every_command_has_a_row_and_every_row_a_command() {
    let mut paths = vec![HELP.to_owned()];
    walk(&program(), "", &mut |_, path| paths.push(path.to_owned()));
    let mut rows: Vec<&str> = all().map(|row| row.path).collect();
    paths.sort_unstable();
    rows.sort_unstable();
    assert_eq!(rows, paths);
}

#[test]
fn every_argument_has_a_row_and_every_row_an_argument() {
    let of = |row: &'static CommandRow| {
        let path = row.path;
        let arguments = row.arguments();
        arguments.map(move |row| (path.to_owned(), row.id.to_owned(), row.value.is_some()))
    };
    let rows: Vec<(String, String, bool)> = all().flat_map(of).collect();
    let once: BTreeSet<_> = rows.iter().cloned().collect();
    assert_eq!(once, taken());
    assert_eq!(once.len(), rows.len());
}

#[test]
fn no_text_is_empty() {
    let mut texts = Vec::new();
    for row in all() {
        texts.push(row.about);
        for argument in row.arguments() {
            texts.push(argument.about);
            texts.extend(argument.value.map(|kind| kind.name));
        }
        assert!(!row.examples.is_empty(), "{} has no example", row.path);
        texts.extend(row.examples.iter().map(|example| example.does));
    }
    for text in texts {
        assert!(!text.all().contains(&""), "{text:?}");
    }
}

#[test]
fn an_option_that_gives_a_setting_is_the_one_that_the_setting_names() {
    let program = program();
    for row in all().flat_map(CommandRow::arguments) {
        if let Some(key) = row.setting {
            let mut arguments = program.get_arguments();
            let option = arguments.find(|arg| arg.get_id() == row.id).unwrap();
            let option = format!("--{}", option.get_long().unwrap());
            assert_eq!(key.option(), Some(option.as_str()));
        }
    }
}

#[test]
fn an_argument_that_keeps_output_from_the_pager_is_one_of_the_command() {
    for row in all() {
        if let Paged::Unless(id) = row.paged {
            assert!(row.arguments().any(|row| row.id == id), "{}", row.path);
        }
    }
}

#[test]
fn what_is_said_of_a_number_or_a_setting_is_what_there_is() {
    let deals = argument("rules compare", "deals").unwrap();
    let takes = deals.value.unwrap().takes.unwrap();
    let setting = argument("config", "key").unwrap().about;
    let language = argument("", "lang").unwrap();
    let codes = language.value.unwrap().takes.unwrap();
    let most = grouped(Limit::Deals.most() as u128);
    for lang in Lang::SPOKEN {
        assert!(takes.in_lang(lang).contains(&most), "{takes:?}");
        for code in Lang::SPOKEN.map(Lang::code) {
            assert!(language.about.in_lang(lang).contains(code), "{code}");
            assert!(codes.in_lang(lang).contains(code), "{code}");
        }
        for name in SettingKey::names() {
            assert!(setting.in_lang(lang).contains(name), "{name}");
        }
    }
}

#[test]
fn no_word_calls_two_commands() {
    let of_the_prompt = ROWS.iter().filter(|row| row.called.command().is_some());
    let of_the_prompt = of_the_prompt.flat_map(|row| row.words.iter().copied());
    let also = all().flat_map(|row| row.also.all()).flatten().copied();
    let outside: Vec<&str> = of_the_prompt.chain(also).collect();
    let prompt = ROWS.iter().flat_map(|row| row.words.iter().copied());
    for words in [prompt.collect(), outside] {
        let once: BTreeSet<&str> = words.iter().copied().collect();
        assert_eq!(once.len(), words.len());
        assert!(words.iter().all(|word| fold(word) == *word));
    }
}

#[test]
fn what_is_called_is_a_command() {
    for row in &ROWS {
        if let Some(name) = row.called.command() {
            assert!(command(name).is_some(), "{name}");
        }
    }
    assert_eq!(called("終了"), Some("close"));
    assert_eq!(Alias::at_the_prompt("終了"), Some(Alias::Quit));
    assert_eq!(called("정산"), Some("close"));
    assert_eq!(called("점수"), Some("score"));
    assert_eq!(called("뒤로"), None);
}

/// Splits a line into words as a shell does, up to a redirection or a pipe.
fn words(line: &str) -> Vec<String> {
    let line = line.split(" >").next().unwrap();
    let line = line.split(" |").next().unwrap();
    let parts = line.split('\'').enumerate();
    let words = parts.flat_map(|(at, part)| match at % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.collect()
}

#[test]
fn every_example_is_taken() {
    let mut seen = 0;
    for (row, lang) in all().flat_map(|row| Lang::ALL.iter().map(move |lang| (row, *lang))) {
        for example in examples::examples_for(row.path, lang) {
            let words = words(&example.line);
            let is_help = words.get(1).is_some_and(|word| word == HELP);
            let taken = Cli::try_parse_from(&words);
            assert!(taken.is_ok() || is_help, "{}: {taken:?}", example.line);
            seen += 1;
        }
    }
    assert!(seen > 45 * Lang::ALL.len(), "{seen} examples");
}
