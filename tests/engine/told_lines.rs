//! Hands told in one line, worked out by hand from the grammar: the result of each, what is asked,
//! and which word is at fault.

use crate::support::{Numbers, repository};
use crate::told::Told;
use dokbak::record::Name;
use dokbak::record::parse;
use dokbak::rules;
use dokbak::telling::{Misheard, MisheardReason, Reply, TellingTable, ToldHand};
use dokbak::vocabulary::KOREAN;
use dokbak::{Calendar, Verdict};
use std::fs;
use std::path::Path;

/// A row of a file of told lines.
struct Row {
    rules: String,
    players: Vec<Name>,
    line: String,
    wanted: String,
    why: String,
}

fn rows(language: &str) -> Vec<Row> {
    let file = repository(&format!("tests/telling/{language}.tsv"));
    let text = fs::read_to_string(file).unwrap();
    let row = |line: &str| {
        let mut cells = line.split('\t').map(str::to_owned);
        let mut next = || cells.next().unwrap_or_default();
        let (rules, players) = (next(), next());
        Row {
            rules,
            players: players.split(' ').map(Name::from).collect(),
            line: next(),
            wanted: next(),
            why: next(),
        }
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(row).collect()
}

/// Returns the result of a line, in the words of the files.
fn comes_to(row: &Row) -> String {
    let mut keys = row.rules.split(' ');
    let name = keys.next().unwrap_or_default();
    let mut ruleset = rules::load(name, Path::new(".")).expect("it is shipped");
    for set in keys {
        let (key, value) = set.split_once('=').expect("it is KEY=VALUE");
        ruleset.rules.set(key, value).unwrap();
    }
    let header = format!("players {}\n", row.players.join(" "));
    let before = parse(&header, Calendar::Korean).record;
    let table = TellingTable {
        players: &row.players,
        numbers: &[],
        ruleset: &ruleset,
        before: &before,
    };
    let told = match ToldHand::read(&row.line, table) {
        Ok(told) => told,
        Err(refusal) => {
            let words: Vec<String> = refusal.words.into_iter().map(|word| word.text).collect();
            return format!("refuse {} ({:?})", words.join(" | "), refusal.why);
        }
    };
    let asked: Vec<&str> = (told.asks.iter())
        .filter(|ask| ask.enter.is_none())
        .map(|ask| ask.id.name())
        .collect();
    if !asked.is_empty() {
        return format!("ask {}", asked.join(" "));
    }
    let Some(verdict) = told.verdict else {
        return "nothing".to_owned();
    };
    if let Some(wanted) = row.why.strip_prefix("points ") {
        let mut words = wanted.split([' ', ';']);
        let (Some(name), Some(number)) = (words.next(), words.next()) else {
            return format!("no points in {:?}", row.why);
        };
        let found = points(&verdict)
            .into_iter()
            .find(|(player, _)| player == name);
        if let (Ok(number), Some((_, points))) = (number.parse::<i64>(), found)
            && points != number
        {
            return format!("{points} points for {name}");
        }
    }
    let chips = row.players.iter().map(|player| {
        let mut net = verdict.net.iter();
        let own = net.find(|(name, _)| name == player);
        format!("{:+}", own.map_or(0, |(_, chips)| *chips))
    });
    chips.collect::<Vec<String>>().join(" ")
}

/// Returns the points of a Koi-Koi round in which no chips move: `points Aki 6`.
fn points(verdict: &Verdict) -> Vec<(String, i64)> {
    let round = verdict.round();
    let points = round.map(|round| {
        round
            .points
            .iter()
            .map(|(name, points)| (name.to_string(), *points))
    });
    points.into_iter().flatten().collect()
}

fn agrees(row: &Row, found: &str) -> bool {
    match row.wanted.split_once(' ') {
        Some(("refuse", word)) => {
            let blamed = found
                .strip_prefix("refuse ")
                .and_then(|rest| rest.split_once(" ("));
            blamed.is_some_and(|(words, _)| words.contains(word))
        }
        _ if row.wanted == "ask" => found.starts_with("ask "),
        _ => found == row.wanted,
    }
}

fn check(language: &str) {
    let rows = rows(language);
    assert!(rows.len() > 100, "{} rows", rows.len());
    let wrong: Vec<String> = rows
        .iter()
        .filter_map(|row| {
            let found = comes_to(row);
            let line = || {
                let (rules, players) = (&row.rules, row.players.join(" "));
                format!(
                    "{rules}, {players}: {}\n  wanted {} ({})\n  found  {found}",
                    row.line, row.wanted, row.why
                )
            };
            (!agrees(row, &found)).then(line)
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        rows.len(),
        wrong.join("\n")
    );
}

#[test]
fn korean_lines_come_to_what_they_say() {
    check("ko");
}

#[test]
fn english_lines_come_to_what_they_say() {
    check("en");
}

#[test]
fn japanese_lines_come_to_what_they_say() {
    check("ja");
}

/// Random lines, each also with one word changed: what settles is written, repeated and read again
/// with the same result.
#[test]
fn a_changed_word_is_seen_in_what_is_said_back() {
    let mut numbers = Numbers::of(32);
    let mut settled = 0;
    for _ in 0..1_000 {
        let told = Told::of(&mut numbers);
        settled += u32::from(told.holds().is_some());
        told.differs_visibly(&told.changed(&mut numbers));
    }
    assert!(settled > 50, "{settled} of 1,000 were settled");
}

/// Reads a line under pagat's rules after these lines of the record, and gives it to `look` with
/// its table.
fn at_table<T>(
    before: &str,
    players: &[&str],
    line: &str,
    look: impl FnOnce(Result<ToldHand, Misheard>, TellingTable<'_>) -> T,
) -> T {
    let ruleset = rules::load("pagat", Path::new(".")).expect("it is shipped");
    let players: Vec<Name> = players.iter().map(|name| (*name).into()).collect();
    let before = parse(before, Calendar::Korean).record;
    let table = TellingTable {
        players: &players,
        numbers: &[],
        ruleset: &ruleset,
        before: &before,
    };
    look(ToldHand::read(line, table), table)
}

const THREE: [&str; 3] = ["철수", "영희", "민수"];

#[test]
fn amounts_are_said_back_of_everybody() {
    for (line, says) in [
        ("철수 +37 영희 -17", "철수 +37 · 영희 -17 · 민수 -20"),
        ("철수 +40 나머지 -20", "철수 +40 · 영희 -20 · 민수 -20"),
        ("철수 +37 둘 다 -18", ""),
        ("철수 +20 영희 -20", "철수 +20 · 영희 -20 · 민수 ±0"),
    ] {
        let said = at_table(
            "players 철수 영희 민수\n",
            &THREE,
            line,
            |told, table| told.map(|told| told.said_back(&KOREAN, table)),
        );
        assert_eq!(said.unwrap_or_default(), says, "{line}");
    }
}

#[test]
fn money_that_was_handed_over_is_no_hand() {
    let before = "players 철수 영희 민수\nchip 100 KRW\n";
    for (line, chips) in [
        ("영희 500원 철수한테", 5),
        ("영희 만원 철수한테", 100),
        ("영희 1만 5천원 철수한테", 150),
    ] {
        at_table(before, &THREE, line, |told, table| {
            let told = told.expect("it is asked");
            let asked: Vec<&str> = told.asks.iter().map(|ask| ask.id.name()).collect();
            assert_eq!(asked, ["hand-or-money"], "{line}");
            let money = told.reply(Reply::No, table).expect_err("it is no hand");
            let (from, to) = ("영희".into(), "철수".into());
            assert_eq!(money.why, MisheardReason::Handed { from, to });
            let hand = told.reply(Reply::Yes, table).expect("it is a hand");
            assert_eq!(
                hand.said_back(&KOREAN, table),
                format!("영희 -{chips} · 철수 +{chips} · 민수 ±0"),
            );
        });
    }
    let refused = at_table(before, &THREE, "영희 500원", |told, _| {
        told.expect_err("whose?")
    });
    let words: Vec<&str> = refused
        .words
        .iter()
        .map(|word| word.text.as_str())
        .collect();
    assert_eq!(words, ["500원"]);
}

#[test]
fn signed_amounts_may_have_words_for_thousands() {
    let net = at_table(
        "players 철수 영희 민수\n",
        &THREE,
        "철수 +1만, 영희 △6천, 민수 -4천",
        |told, table| told.map(|told| told.said_back(&KOREAN, table)),
    );
    assert_eq!(net.as_deref(), Ok("철수 +10000 · 영희 -6000 · 민수 -4000"));
}

#[test]
fn who_dropped_is_not_in_the_hand() {
    let before = "players A B C D\nB drops\n";
    let refused = at_table(before, &["A", "C", "D"], "B godori", |told, _| told);
    let refused = refused.expect_err("B dropped");
    assert_eq!(refused.why, MisheardReason::Away);
    assert_eq!(refused.words[0].text, "B");
}
