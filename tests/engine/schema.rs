//! The JSON Schema of ruleset files accepts and rejects the same as the reader.

use crate::support::{files, repository};
use dokbak::rules::{Expected, Game, KeyInfo, Rules, from_text};
use dokbak::words::{Lang, schema};
use jsonschema::{Validator, validator_for};
use serde_json::Value;
use std::fs;
use std::path::Path;

fn validator() -> Validator {
    validator_for(&schema(Lang::English)).expect("a schema")
}

/// Returns what an editor would complain about in a ruleset file.
fn faults(text: &str, schema: &Validator) -> Vec<String> {
    // As in YAML 1.2, off and no are words.
    let options = serde_yaml::options! { strict_booleans: true };
    let value: Value = serde_yaml::from_str_with_options(text, options).unwrap();
    let faults = schema.iter_errors(&value);
    faults.map(|fault| fault.to_string()).collect()
}

fn loads(text: &str) -> bool {
    from_text(text, "house", Path::new(".")).is_ok()
}

#[test]
fn the_shipped_rulesets_and_the_example_of_a_house_are_valid() {
    let schema = validator();
    let rulesets = files("rulesets", "yaml");
    assert!(rulesets.len() > 11, "{rulesets:?}");
    assert!(rulesets.contains(&repository("rulesets/house-example.yaml")));
    for file in rulesets {
        let text = fs::read_to_string(&file).unwrap();
        let faults = faults(&text, &schema);
        assert!(faults.is_empty(), "{}: {faults:?}", file.display());
    }
}

/// Returns values that a key accepts, as they may stand in a file, and some that it rejects.
fn values(info: &KeyInfo) -> (Vec<String>, Vec<String>) {
    let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match &info.expected {
        Expected::Number(range) => (
            vec![range.start().to_string(), range.end().to_string()],
            vec![
                (range.end() + 1).to_string(),
                "-1".to_owned(),
                "many".to_owned(),
            ],
        ),
        Expected::Words(words) => (own(words), own(&["sometimes", "7000"])),
        Expected::Some(words) => (
            vec![
                "none".to_owned(),
                words.join(","),
                format!("[{}]", words.join(", ")),
            ],
            own(&["moon", "[moon]"]),
        ),
        Expected::Jokers => (
            own(&["none", "j1", "j2,j2,j3", "[jb, jx, jg]"]),
            own(&["j4", "[j2, j9]", "2"]),
        ),
        Expected::GoChips => (
            own(&["each", "1", "\"1,2\"", "[1, 2, 3]"]),
            own(&["all", "[1, x]", "-1"]),
        ),
        Expected::GwangBak => (own(&["double", "off", "flat:2"]), own(&["flat", "flat:x"])),
    }
}

/// Returns a file that writes a key with its dot and, if it has one, a file that nests it.
fn written(game: Game, key: &str, value: &str) -> Vec<String> {
    let head = format!("game: {}\n", game.id());
    let mut files = vec![format!("{head}{key}: {value}\n")];
    if let Some((group, rest)) = key.split_once('.') {
        files.push(format!("{head}{group}:\n  {rest}: {value}\n"));
    }
    files
}

#[test]
fn every_key_is_taken_in_both_ways_with_the_values_that_the_reader_takes() {
    let schema = validator();
    for game in Game::ALL {
        for info in Rules::default_for(game).keys() {
            let (good, bad) = values(&info);
            for (value, wanted) in good
                .iter()
                .map(|value| (value, true))
                .chain(bad.iter().map(|value| (value, false)))
            {
                for file in written(game, info.key, value) {
                    assert_eq!(loads(&file), wanted, "the reader: {file}");
                    let faults = faults(&file, &schema);
                    assert_eq!(faults.is_empty(), wanted, "{file}: {faults:?}");
                }
            }
        }
    }
}

#[test]
fn what_is_no_key_of_the_game_is_refused() {
    let schema = validator();
    for wrong in [
        "nagari.tims: 2\n",
        "nagari:\n  tims: 2\n",
        "nagari: 2\n",
        "game: poker\n",
        "game: koikoi\nvip: 3\n",
        "extends: koikoi\nnagari.times: 2\n",
        "game: minhwatu\nkoi: off\n",
        "koi: off\n",
        "game: gostop\nyaku:\n  poetry: 5\n",
        // The cup is a key of Koi-Koi, and begins one of Go-Stop.
        "game: koikoi\ncup:\n  final: true\n",
        "game: gostop\ncup: either\n",
        "examples:\n  - record: nagari\n",
    ] {
        assert!(!loads(wrong), "the reader takes {wrong}");
        assert!(!faults(wrong, &schema).is_empty(), "{wrong}");
    }
    for right in [
        "extends: koikoi\nkoi: off\nkoi.min: 3\n",
        "extends: koikoi\nkoi:\n  min: 3\n",
        "game: minhwatu\nsets:\n  may: 0\npar.two: 120\n",
        "sources: one\nnotes: [a, b]\n",
    ] {
        assert!(loads(right), "the reader refuses {right}");
        let faults = faults(right, &schema);
        assert!(faults.is_empty(), "{right}: {faults:?}");
    }
}

#[test]
fn every_key_says_what_it_means() {
    let schema = schema(Lang::English);
    for game in Game::ALL {
        for info in Rules::default_for(game).keys() {
            let said = |place: &Value| {
                let description = place["description"].as_str().unwrap_or_default().to_owned();
                assert!(description.starts_with(info.meaning), "{}", info.key);
                assert!(!place["default"].is_null(), "{}", info.key);
            };
            let place = &schema["properties"][info.key];
            said(place.get("anyOf").map_or(place, |ways| {
                if ways[0]["description"].is_null() {
                    place
                } else {
                    &ways[0]
                }
            }));
        }
    }
}

#[test]
fn every_default_is_a_value_that_its_key_takes() {
    let schema: Value = schema(Lang::English);
    let (mut open, mut defaults) = (vec![&schema], 0);
    while let Some(part) = open.pop() {
        if let Some(default) = part.get("default") {
            let taken = validator_for(part).expect("a schema").is_valid(default);
            assert!(taken, "{part}");
            defaults += 1;
        }
        match part {
            Value::Object(parts) => open.extend(parts.values()),
            Value::Array(parts) => open.extend(parts),
            _ => {}
        }
    }
    assert!(defaults >= Rules::default_for(Game::GoStop).keys().len());
}
