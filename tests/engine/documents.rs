//! The records in documents and in the examples of the rule book and of rulesets: each says what it
//! settles to, or what is wrong with it.

use crate::support::{files, manifest, repository};
use crate::worked::short;
use dokbak::rules::{Game, rule_infos};
use dokbak::words::Lang;
use dokbak::words::book::worked_hands;
use std::collections::BTreeSet;
use std::fs;

/// Returns the fenced records of a text, each with the number of its first line.
fn blocks(text: &str) -> Vec<(usize, &str)> {
    let opening = "```hwatu\n";
    text.match_indices(opening)
        .map(|(at, fence)| {
            let body = &text[at + fence.len()..];
            let end = body.find("```").unwrap();
            (text[..at].matches('\n').count() + 2, &body[..end])
        })
        .collect()
}

#[test]
fn the_records_in_the_documents_come_out_as_they_say() {
    let mut wrong = Vec::new();
    for path in files("docs", "md") {
        let text = fs::read_to_string(&path).unwrap();
        for (line, record) in blocks(&text) {
            wrong.extend(short(&format!("{}:{line}", path.display()), record, None));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_rule_book_has_its_examples_in_its_document() {
    let text = fs::read_to_string(repository("docs/RULES.md")).unwrap();
    let known: Vec<&str> = blocks(&text)
        .into_iter()
        .map(|(_, record)| record.trim())
        .collect();
    for game in Game::ALL {
        for rule in rule_infos(game) {
            for hand in worked_hands(Lang::English, rule.id, game) {
                assert!(known.contains(&hand.record), "{game:?} {}", rule.id);
            }
        }
    }
}

#[test]
fn every_decision_has_a_number_of_its_own_and_every_library_its_reason() {
    let decisions = fs::read_to_string(repository("docs/DECISIONS.md")).unwrap();
    let numbers: Vec<u32> = decisions
        .lines()
        .filter_map(|line| line.strip_prefix("**D")?.split_once(".** "))
        .map(|(number, _)| number.parse().unwrap())
        .collect();
    let different: BTreeSet<u32> = numbers.iter().copied().collect();
    assert!(numbers.len() > 100, "{numbers:?}");
    assert_eq!(numbers.len(), different.len());

    let (_, libraries) = decisions.split_once("\n## Libraries\n").unwrap();
    let (libraries, _) = libraries.split_once("\n## ").unwrap();
    let rows = libraries.lines().filter_map(|line| line.strip_prefix("| "));
    let rows: Vec<&str> = rows.map(|row| row.split(" | ").next().unwrap()).collect();
    let manifest = manifest();
    let sections = manifest.split("\n[").filter(|section| {
        let (head, _) = section.split_once(']').unwrap_or_default();
        head.ends_with("dependencies")
    });
    let named = sections.flat_map(|section| {
        let lines = section.lines().skip(1);
        lines.filter_map(|line| line.split_once(" = "))
    });
    let named: Vec<&str> = named.map(|(library, _)| library).collect();
    assert!(named.len() > 30, "{named:?}");
    let has = |library: &str| rows.iter().any(|row| row.contains(library));
    let missing: Vec<&str> = named.into_iter().filter(|&library| !has(library)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
