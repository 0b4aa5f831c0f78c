//! The worked hands and the wrong records: the last comments of each say what it comes to.

use crate::support::{files, repository};
use crate::worked::{Worked, read, records};
use dokbak::record::parse;
use dokbak::verdict::Verdict;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

/// Checks that the records of a folder come to what they say, and whether they settle.
fn hold(folder: &str, settled: bool) {
    let records = records(folder);
    assert!(!records.is_empty());
    let mut wrong: Vec<String> = records.iter().filter_map(Worked::difference).collect();
    for record in &records {
        if record.case().settle().is_ok() != settled {
            wrong.push(format!("{} is of another folder", record.path.display()));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} differ:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn worked_hands_come_out_as_the_rules_say() {
    hold("tests/cases", true);
}

#[test]
fn wrong_records_are_refused_with_all_their_faults() {
    hold("tests/errors", false);
}

/// Returns the verdicts that are stored in full, each with the record at the same place in
/// `tests/cases`.
fn golden() -> Vec<(Worked, String)> {
    let verdicts = files("tests/verdicts", "json").into_iter().map(|path| {
        let place = path.strip_prefix(repository("tests/verdicts")).unwrap();
        let record = repository("tests/cases").join(place.with_extension("hwatu"));
        (read(record), fs::read_to_string(path).unwrap())
    });
    verdicts.collect()
}

/// Collects the path of every key of a JSON value, without names of players, rows and cards.
fn keys(value: &Value, at: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let own = key.starts_with(|first: char| first.is_ascii_lowercase());
                let key = if own { key } else { "*" };
                keys(value, &format!("{at}.{key}"), found);
            }
        }
        Value::Array(rows) => rows.iter().for_each(|row| keys(row, at, found)),
        _ => {
            found.insert(at.to_owned());
        }
    }
}

#[test]
fn verdicts_have_their_form_to_the_byte() {
    for (record, golden) in golden() {
        let verdict = record.case().settle().unwrap().to_json();
        assert_eq!(verdict, golden.trim_end(), "{}", record.path.display());
    }
}

#[test]
fn every_key_of_a_verdict_is_in_one_that_is_kept_in_full() {
    let (mut known, mut all) = (BTreeSet::new(), BTreeSet::new());
    for (_, golden) in golden() {
        keys(&serde_json::from_str(&golden).unwrap(), "", &mut known);
    }
    for record in records("tests/cases") {
        let verdict = record.case().settle().unwrap().to_json();
        keys(&serde_json::from_str(&verdict).unwrap(), "", &mut all);
    }
    let missing: Vec<&String> = all.difference(&known).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn verdicts_read_back_from_their_json() {
    for record in records("tests/cases") {
        let verdict = record.case().settle().unwrap();
        let again =
            Verdict::from_json(&verdict.to_json(), verdict.calendar, verdict.unit()).unwrap();
        assert_eq!(again, verdict, "{}", record.path.display());
    }
}

/// Old names appear nowhere, and nothing else changes.
#[test]
fn everybody_in_a_verdict_can_have_another_name() {
    for record in records("tests/cases") {
        let Ok(verdict) = record.case().settle() else {
            continue;
        };
        let renamed = verdict.clone().renamed(|name| format!("Not {name}").into());
        let json = renamed.to_json();
        for (name, _) in &verdict.net {
            assert!(!json.contains(&format!("\"{name}\"")), "{name}: {json}");
        }
        let back = renamed.renamed(|name| name.strip_prefix("Not ").unwrap().into());
        assert_eq!(back, verdict);
    }
}

#[test]
fn verdicts_written_before_offers_were_looked_into_are_read() {
    let records = records("tests/cases/gostop/syodang");
    let verdicts = records.iter().map(|record| record.case().settle().unwrap());
    let verdict = verdicts
        .max_by_key(|verdict| verdict.offers().len())
        .unwrap();
    assert_eq!(verdict.offers().len(), 2);
    let mut written: Value = serde_json::from_str(&verdict.to_json()).unwrap();
    written.as_object_mut().unwrap().remove("offers").unwrap();
    let again = Verdict::from_json(&written.to_string(), verdict.calendar, verdict.unit()).unwrap();
    assert_eq!(again.offers(), []);
    assert!(dokbak::report::same(&verdict, &again));
}

#[test]
fn records_print_and_read_back_unchanged() {
    for record in records("tests/cases") {
        let (case, name) = (record.case(), record.path.display());
        let calendar = case.ruleset().rules.calendar();
        let printed = case.record.print(calendar);
        let again = parse(&printed, calendar);
        assert!(again.faults.is_empty(), "{name}: {:?}", again.faults);
        assert_eq!(again.record, case.record, "{name}");
        assert_eq!(again.record.print(calendar), printed, "{name}");
    }
}
