//! Tests that Korean sentences about hands are idiomatic and contain no English.

use crate::case::{Case, Opening};
use crate::rules::{Game, Rules, SHIPPED};
use crate::words::{Lang, Text, argument, book, problem};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const LANG: Lang = Lang::Korean;

/// Returns the paths of the records in a folder of the tests.
fn records(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests")
            .join(folder),
    ];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "hwatu") {
                found.push(path);
            }
        }
    }
    found
}

/// Returns the words of a text that are in Latin letters.
fn latin(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    words
        .filter(|word| word.len() > 1 && word.contains(|letter: char| letter.is_ascii_alphabetic()))
}

/// Returns the words in Latin letters that Korean sentences may have: keys, their values, and
/// names.
fn known() -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for game in Game::ALL {
        for info in Rules::default_for(game).keys() {
            known.extend(latin(info.key).map(str::to_owned));
            known.extend(
                info.expected
                    .samples()
                    .iter()
                    .flat_map(|value| latin(value).map(str::to_owned).collect::<Vec<String>>()),
            );
        }
        let ids = book::sheet(LANG, &Rules::default_for(game)).into_iter();
        known.extend(ids.flat_map(|rule| {
            latin(rule.info.id.word())
                .map(str::to_owned)
                .collect::<Vec<String>>()
        }));
        known.insert(game.id().to_owned());
    }
    known.extend(
        SHIPPED
            .iter()
            .flat_map(|(name, _)| latin(name).map(str::to_owned)),
    );
    known.extend(["dokbak", "VIP", "P06", "yaml", "UTF"].map(str::to_owned));
    known
}

/// Returns whether a word is a code of cards.
fn is_code(word: &str) -> bool {
    let kinds = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let flowers = kinds.len() < word.len() && kinds.chars().all(|kind| "gytps".contains(kind));
    flowers || matches!(word, "j1" | "j2" | "j3" | "jb" | "jx" | "jg")
}

/// Names have the right particles, a loss is a label with a number, and calls of go are counted.
#[test]
fn a_hand_is_argued_as_people_speak() {
    let record = "\
players 영희 철수 민준
carry 1
철수 takes 6t 9t 10t 6p
철수 go
민준 takes 7pp
영희 takes 1t 2t 3t
영희 go
영희 takes 1g 3g 12g
영희 stop
";
    let case = Case::read(record, Opening::default());
    let verdict = case.settle().unwrap();
    let points = argument(LANG, &verdict, &case.record, &case.ruleset().rules);
    let says: Vec<&str> = points.iter().map(|point| point.says.seen()).collect();
    assert_eq!(
        says,
        [
            "영희가 1고 뒤 5점으로 났어요.",
            "비삼광: 2점, 1g 3g 12g (송학광, 벚꽃광, 비광).",
            "홍단: 3점, 1t 2t 3t (송학 홍단, 매조 홍단, 벚꽃 홍단).",
            "철수가 낼 점수: (5 + 1) × 2 × 2 = 24점",
            "민준이 낼 점수: (5 + 1) × 2 × 2 = 24점",
            "독박: 철수가 민준 몫까지 내요 (고박: 고를 불렀는데 영희가 났어요).",
            "철수 → 영희 48점 (승리)",
            "모두: 영희 +48, 철수 -48, 민준 0. 더하면 0이에요.",
        ]
    );
    let says = |point: usize, sentence: &str| {
        let mut because = points[point].because.iter();
        because.any(|because| because.says.seen() == sentence)
    };
    assert!(says(3, "×2 광박: 영희는 광으로 났는데 철수는 광이 없어요."));
    assert!(says(3, "×2 나가리: 앞 판이 나가리였어요."));
    assert!(says(4, "×2 광박: 영희는 광으로 났는데 민준은 광이 없어요."));
}

/// What was paid by amounts alone has no reason: nobody said whose points they are.
#[test]
fn amounts_alone_have_no_reason() {
    let record = "players 영희 철수 민준\nnet 영희 +37 철수 -17 민준 -20\n";
    let case = Case::read(record, Opening::default());
    let verdict = case.settle().unwrap();
    let points = argument(LANG, &verdict, &case.record, &case.ruleset().rules);
    let paid = points
        .iter()
        .filter(|point| point.says.seen().contains('→'));
    let reasons: Vec<usize> = paid.map(|point| point.because.len()).collect();
    assert_eq!(reasons, [0, 0]);
}

/// Sentences about a record have no words in Latin letters, except known ones and the record's own.
#[test]
fn no_english_is_left_in_verdicts_and_faults() {
    let known = known();
    let mut said = 0;
    for path in records("cases").into_iter().chain(records("errors")) {
        let text = std::fs::read_to_string(&path).unwrap();
        let folder = path.parent().unwrap();
        let case = Case::read(
            &text,
            Opening {
                base: folder,
                ..Opening::default()
            },
        );
        let rules = &case.ruleset().rules;
        let sentences: Vec<String> = match case.settle() {
            Ok(verdict) => {
                let points = argument(LANG, &verdict, &case.record, rules).into_iter();
                let each = points.flat_map(|point| {
                    let because = point.because.into_iter().map(|because| because.says);
                    std::iter::once(point.says).chain(because)
                });
                let each = each.map(Text::into_seen);
                each.collect()
            }
            Err(faults) => {
                let faults = faults.iter();
                let each = faults.map(|fault| problem(LANG, &fault.problem, rules.calendar()));
                each.collect()
            }
        };
        let place = path.display().to_string();
        let own: BTreeSet<&str> = latin(&text).chain(latin(&place)).collect();
        for sentence in &sentences {
            // Backticks enclose what the reader should type.
            let plain = sentence.split('`').step_by(2);
            let mut words = plain.flat_map(latin);
            let strange =
                words.find(|word| !known.contains(*word) && !is_code(word) && !own.contains(word));
            assert_eq!(strange, None, "{place}: {sentence}");
            said += 1;
        }
    }
    assert!(said > 1000, "{said}");
}

/// Rule sheets have no English words except codes and the value `each`.
#[test]
fn no_english_is_left_in_sheets() {
    for game in Game::ALL {
        for rule in book::sheet(LANG, &Rules::default_for(game)) {
            let says = rule.sheet.unwrap_or_default();
            let mut words = latin(&says);
            let strange = words.find(|word| !is_code(word) && *word != "each");
            assert_eq!(strange, None, "{}: {says}", rule.info.id);
        }
    }
}
