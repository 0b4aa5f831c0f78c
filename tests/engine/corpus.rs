//! Worked hands and wrong records: one pair of files each, with what the rules say about it.

use crate::support::files;
use dokbak::case::{Case, Opening};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the worked hands: those told by events, and those told turn by turn.
fn cases() -> Vec<PathBuf> {
    files("tests/cases", "hwatu")
}

fn expected(record: &Path) -> Value {
    let text = fs::read_to_string(record.with_extension("json")).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", record.display()))
}

fn read(record: &Path) -> Case {
    let text = fs::read_to_string(record).unwrap();
    let base = record.parent().unwrap();
    Case::read(
        &text,
        Opening {
            base,
            ..Opening::default()
        },
    )
}

/// Returns the last key of a path such as `case.score.jokbo`.
fn last_key(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or(path)
}

/// The fields of a verdict that are left out where they are empty.
const LEFT_OUT: [&str; 3] = ["findings", "offers", "irregular"];

/// Returns every difference between what a case names and what was found. Objects may have more
/// than is named, unless nothing is named; null is also what is left out where it is empty; rows
/// about players and jokbo may stand in any order.
fn differences(want: &Value, got: &Value, at: &str) -> Vec<String> {
    match (want, got) {
        (Value::Object(want), Value::Object(got)) if !want.is_empty() || got.is_empty() => want
            .iter()
            .flat_map(|(key, want)| {
                let at = format!("{at}.{key}");
                match got.get(key) {
                    Some(got) => differences(want, got, &at),
                    None if want.is_null() && LEFT_OUT.contains(&key.as_str()) => Vec::new(),
                    None => vec![format!("{at} is missing")],
                }
            })
            .collect(),
        (Value::Array(want), Value::Array(got)) if last_key(at) == "losses" => want
            .iter()
            .flat_map(|want| {
                let player = &want["player"];
                let row = got.iter().find(|row| row["player"] == *player);
                differences(
                    want,
                    row.unwrap_or(&Value::Null),
                    &format!("{at}[{player}]"),
                )
            })
            .collect(),
        (Value::Array(want), Value::Array(got)) if last_key(at) == "jokbo" => {
            let rows = |rows: &[Value]| {
                let mut rows: Vec<String> = rows
                    .iter()
                    .map(|row| format!("{} {}", row["id"], row["points"]))
                    .collect();
                rows.sort();
                rows
            };
            let (want, got) = (rows(want), rows(got));
            if want == got {
                Vec::new()
            } else {
                vec![format!("{at}: want {want:?}, got {got:?}")]
            }
        }
        _ if want == got => Vec::new(),
        _ => vec![format!("{at}: want {want}, got {got}")],
    }
}

#[test]
fn a_field_that_no_verdict_has_is_a_difference() {
    let got = json!({"liability": null, "irregular": [1]});
    for (want, told) in [
        (json!({"liability": null, "offers": null}), None),
        (json!({"liabilty": null}), Some("it.liabilty is missing")),
        (
            json!({"irregular": null}),
            Some("it.irregular: want null, got [1]"),
        ),
    ] {
        let told: Vec<&str> = told.into_iter().collect();
        assert_eq!(differences(&want, &got, "it"), told);
    }
}

/// Fails with all differences of all records, after seeing that there were enough records.
fn report(checked: usize, at_least: usize, wrong: &[String]) {
    assert!(checked >= at_least, "only {checked} records were found");
    assert!(
        wrong.is_empty(),
        "{} differences:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn worked_hands_come_out_as_the_rules_say() {
    let records = cases();
    let mut wrong = Vec::new();
    for record in &records {
        let name = record.file_stem().unwrap().to_string_lossy().into_owned();
        match read(record).settle() {
            Ok(verdict) => {
                let got: Value = serde_json::from_str(&verdict.to_json()).unwrap();
                let want = expected(record);
                wrong.extend(differences(&want, &got, &name));
                if want.get("irregular").is_none() && !verdict.irregular.is_empty() {
                    wrong.push(format!("{name}: {:?} is not named", verdict.irregular));
                }
            }
            Err(faults) => wrong.push(format!("{name}: {faults:?}")),
        }
    }
    report(records.len(), 786, &wrong);
}

#[test]
fn wrong_records_are_refused_with_all_their_faults() {
    let records = files("tests/errors", "hwatu");
    let mut wrong = Vec::new();
    for record in &records {
        let name = record.file_stem().unwrap().to_string_lossy().into_owned();
        let faults = read(record).settle().err().unwrap_or_default();
        let got: Vec<Value> = faults
            .iter()
            .map(|fault| {
                let (place, code) = (fault.place, fault.problem.code());
                json!({"line": place.line, "column": place.column, "code": code})
            })
            .collect();
        let want = expected(record)["errors"].as_array().unwrap().clone();
        if want.len() == got.len() {
            for (want, got) in want.iter().zip(&got) {
                wrong.extend(differences(want, got, &name));
            }
        } else {
            wrong.push(format!("{name}: want {want:?}, got {got:?}"));
        }
    }
    report(records.len(), 209, &wrong);
}

#[test]
fn verdicts_read_back_from_their_json() {
    for record in cases() {
        let verdict = read(&record).settle().unwrap();
        let again = dokbak::verdict::Verdict::from_json(&verdict.to_json()).unwrap();
        assert_eq!(again, verdict, "{}", record.display());
    }
}

#[test]
fn verdicts_written_before_offers_were_looked_into_are_read() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/turns/offer-twice.hwatu");
    let verdict = read(&file).settle().unwrap();
    let mut written: Value = serde_json::from_str(&verdict.to_json()).unwrap();
    written.as_object_mut().unwrap().remove("offers").unwrap();
    let again = dokbak::verdict::Verdict::from_json(&written.to_string()).unwrap();
    assert_eq!(again.offers, []);
    assert!(dokbak::report::same(&verdict, &again));
}

#[test]
fn records_print_and_read_back_unchanged() {
    for record in cases() {
        let case = read(&record);
        let calendar = case.ruleset().rules.calendar();
        let printed = case.record.print(calendar);
        let again = dokbak::record::parse(&printed, calendar);
        assert!(
            again.faults.is_empty(),
            "{}: {:?}",
            record.display(),
            again.faults
        );
        assert_eq!(again.record, case.record, "{}", record.display());
        assert_eq!(
            again.record.print(calendar),
            printed,
            "{}",
            record.display()
        );
    }
}
