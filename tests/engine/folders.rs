//! Worked hands are in the folder of their rule. Every rule of the book has a folder of hands in
//! which its keys matter and its id appears, and every error code has a folder of wrong records.

use crate::support::repository;
use crate::worked::{Worked, found, records};
use dokbak::case::{Case, Opening};
use dokbak::rules::{Game, RuleInfo, Rules, rule_infos};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Folders of hands that are about more than a single rule: ways of telling a hand, and irregular
/// plays that lines reveal.
const BESIDE: [&str; 4] = [
    "gostop/irregular",
    "gostop/telling",
    "koikoi/telling",
    "minhwatu/telling",
];

/// Keys that do not affect a single hand: who dropped in the hand before, the number of cards dealt,
/// and the length of a game.
const OF_GAMES: [(Game, &str); 3] = [
    (Game::GoStop, "gwangpalli.no_two_drops"),
    (Game::KoiKoi, "hand"),
    (Game::KoiKoi, "until"),
];

/// Codes without an example record: records that are too long are generated in `limits.rs`, and the
/// other two are not faults of a record.
const NO_RECORD: [&str; 3] = ["internal-error", "too-long", "unreadable"];

/// The letters of the sources, explained in `docs/RULES.md`.
const SOURCES: [&str; 7] = ["P", "P06", "W", "F", "K", "J", "D"];

fn folder_of(game: Game) -> &'static str {
    match game {
        Game::GoStop => "gostop",
        Game::KoiKoi => "koikoi",
        Game::MinHwatu => "minhwatu",
    }
}

/// Returns the records below `tests`, by folder.
fn by_folder(root: &str) -> BTreeMap<String, Vec<Worked>> {
    let mut folders: BTreeMap<String, Vec<Worked>> = BTreeMap::new();
    for record in records(root) {
        folders.entry(record.folder(root)).or_default().push(record);
    }
    folders
}

/// Returns every rule of the book with its game and folder.
fn rules() -> Vec<(Game, String, RuleInfo)> {
    let rules = |game| {
        let book = rule_infos(game).into_iter();
        book.map(move |rule| (game, format!("{}/{}", folder_of(game), rule.id), rule))
    };
    Game::ALL.into_iter().flat_map(rules).collect()
}

#[test]
fn every_rule_of_the_book_has_a_folder_and_every_folder_is_a_rule() {
    let folders: BTreeSet<String> = by_folder("tests/cases").into_keys().collect();
    let rules = rules().into_iter().map(|(_, folder, _)| folder);
    let known: BTreeSet<String> = rules.chain(BESIDE.map(str::to_owned)).collect();
    let missing: Vec<&String> = known.difference(&folders).collect();
    let unknown: Vec<&String> = folders.difference(&known).collect();
    assert!(
        missing.is_empty() && unknown.is_empty(),
        "no worked hand: {missing:?}; no rule: {unknown:?}"
    );
}

#[test]
fn the_hands_in_the_folder_of_a_game_are_of_that_game() {
    for record in records("tests/cases") {
        let game = folder_of(record.case().ruleset().game());
        let its = record.folder("tests/cases").starts_with(game);
        assert!(its, "{} is of {game}", record.path.display());
    }
}

#[test]
fn every_record_names_its_source() {
    let decisions = fs::read_to_string(repository("docs/DECISIONS.md")).unwrap();
    let decisions = decisions.to_lowercase();
    let records = ["tests/cases", "tests/errors"]
        .into_iter()
        .flat_map(records);
    for record in records {
        let source = record.source.as_deref().unwrap_or_default();
        let (letter, place) = source.split_once(", ").unwrap_or((source, ""));
        let heading = format!("\n## {}\n", place.trim_matches('"')).to_lowercase();
        let known = SOURCES.contains(&letter) && (letter != "D" || decisions.contains(&heading));
        assert!(known, "{}: {source:?}", record.path.display());
    }
}

/// True if a record has another result without the lines that set a key.
fn decides(record: &Worked, key: &str) -> bool {
    let set = format!("set {key}=");
    let (without, of_key): (Vec<&str>, Vec<&str>) = record
        .text
        .lines()
        .partition(|line| !line.starts_with(&set));
    let comes_to = |text: &str| found(&Case::read(text, Opening::default()));
    !of_key.is_empty() && comes_to(&record.text) != comes_to(&without.join("\n"))
}

#[test]
fn every_key_decides_in_a_worked_hand_of_a_rule_that_it_belongs_to() {
    let (folders, rules, errors) = (by_folder("tests/cases"), rules(), records("tests/errors"));
    let mut idle = Vec::new();
    for game in Game::ALL {
        for info in Rules::default_for(game).keys() {
            let its = rules
                .iter()
                .filter(|(of, _, rule)| *of == game && rule.keys.contains(&info.key));
            let hands = its
                .filter_map(|(_, folder, _)| folders.get(folder))
                .flatten();
            if !hands.chain(&errors).any(|hand| decides(hand, info.key)) {
                idle.push((game, info.key));
            }
        }
    }
    assert_eq!(idle, OF_GAMES);
}

/// Returns the words that a record uses for its end, points, losses and payments.
fn words(record: &Worked) -> BTreeSet<&str> {
    let looked_into = ["finding ", "offer ", "instead ", "irregular "];
    let told = record.told.iter();
    let told = told.filter(|line| !looked_into.iter().any(|head| line.starts_with(head)));
    let part = |c: char| c.is_alphanumeric() || c == '-';
    told.flat_map(|line| line.split(move |c| !part(c)))
        .collect()
}

/// Every id that verdicts use appears in the folder of its rule.
#[test]
fn every_id_that_verdicts_have_comes_up_in_its_folder() {
    let folders = by_folder("tests/cases");
    let mut said: BTreeSet<(&str, &str)> = BTreeSet::new();
    for (folder, records) in &folders {
        let words = records.iter().flat_map(words);
        said.extend(words.map(|word| (folder.as_str(), word)));
    }
    for (game, folder, rule) in rules() {
        let id = rule.id.word();
        let mut folders = said.iter().filter(|(_, word)| *word == id);
        let anywhere = folders.any(|(other, _)| other.starts_with(folder_of(game)));
        assert!(!anywhere || said.contains(&(&folder, id)), "{folder}");
    }
}

#[test]
fn every_error_code_has_a_folder_of_wrong_records() {
    let notation = fs::read_to_string(repository("docs/NOTATION.md")).unwrap();
    let (_, table) = notation.split_once("| code | what it means |").unwrap();
    let rows = table.lines().skip(2).take_while(|line| !line.is_empty());
    let codes = rows.filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let known: BTreeSet<&str> = codes.filter(|code| !NO_RECORD.contains(code)).collect();
    let folders = by_folder("tests/errors");
    assert_eq!(
        folders.keys().map(String::as_str).collect::<BTreeSet<_>>(),
        known
    );
    for (code, records) in folders {
        for record in records {
            let first = record.told[0].rsplit(' ').next();
            assert_eq!(first, Some(code.as_str()), "{}", record.path.display());
        }
    }
}
