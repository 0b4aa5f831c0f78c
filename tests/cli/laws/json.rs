//! The output of `--json`: one object, with correct sums.

use super::commands::HOUSE;
use super::each;
use super::records::{Record, records};
use crate::support::{Dokbak, Told};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The name of the boar's pot in payments.
const POT: &str = "pot";

/// Commands that print JSON without being about a record.
const OTHERS: &[&str] = &[
    "score 1g 3g 8g 4p --json",
    "score 1g 3g 8g 4p --json --rules koikoi",
    "draw Ann=3t Bo=8g --night --json",
    "rules compare pagat house.yaml --deals 3 --json",
    "cards --json",
    "rules schema",
];

fn object(told: &Told) -> Result<Map<String, Value>, String> {
    match serde_json::from_str(&told.stdout) {
        Ok(Value::Object(object)) => Ok(object),
        other => Err(format!("no object: {other:?} of {told:?}")),
    }
}

fn chips(of: &Value, field: &str) -> i64 {
    of[field]
        .as_i64()
        .unwrap_or_else(|| panic!("{field} of {of}"))
}

fn rows<'a>(of: &'a Map<String, Value>, field: &str) -> &'a [Value] {
    of.get(field)
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}

/// Returns each player's net according to the payments, without those who come out even.
fn paid(verdict: &Map<String, Value>) -> BTreeMap<&str, i64> {
    let mut won: BTreeMap<&str, i64> = BTreeMap::new();
    for payment in rows(verdict, "payments") {
        let chips = chips(payment, "chips");
        *won.entry(payment["to"].as_str().unwrap()).or_default() += chips;
        *won.entry(payment["from"].as_str().unwrap()).or_default() -= chips;
    }
    won.retain(|_, chips| *chips != 0);
    won
}

/// Returns everything in a verdict that does not add up.
fn wrong(verdict: &Map<String, Value>, pot_before: i64) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut must = |holds: bool, what: String| {
        if !holds {
            wrong.push(what);
        }
    };
    let mut paid = paid(verdict);
    let pot = paid.remove(POT).unwrap_or(0);
    let mut net: BTreeMap<&str, i64> = BTreeMap::new();
    for (name, chips) in verdict["net"].as_object().unwrap() {
        net.insert(name, chips.as_i64().unwrap());
    }
    must(
        net.values().sum::<i64>() + pot == 0,
        format!("{net:?} and {pot} in the pot"),
    );
    let after = verdict["next"]["pot"].as_i64().unwrap_or(0);
    must(
        pot_before + pot == after,
        format!("{pot_before}, then {pot}, is no {after}"),
    );
    net.retain(|_, chips| *chips != 0);
    must(net == paid, format!("net {net:?}, payments {paid:?}"));
    for loss in rows(verdict, "losses") {
        let product = chips(loss, "points") * chips(loss, "multiplier") + chips(loss, "flat");
        let steps = loss["steps"].as_array().unwrap().iter();
        let cap = steps
            .filter(|step| step["id"] == "cap")
            .map(|step| chips(step, "to"))
            .min();
        let owed = cap.map_or(product, |cap| product.min(cap));
        must(owed == chips(loss, "chips"), format!("{owed} owed, {loss}"));
        must(
            cap.is_none_or(|cap| cap < product),
            format!("an idle cap: {loss}"),
        );
    }
    for payment in rows(verdict, "payments") {
        let is_one = chips(payment, "chips") > 0 && payment["from"] != payment["to"];
        must(is_one, format!("no payment: {payment}"));
    }
    wrong
}

/// Checks the output of `settle --json` for a record.
fn adds_up(record: &Record) -> Result<(), String> {
    let path = record.path.display().to_string();
    let told = Dokbak::new().args(["settle", &path, "--json"]).run();
    let verdict = object(&told)?;
    if told.status != Some(0) || !told.stderr.is_empty() {
        return Err(format!("{}: {told:?}", record.name()));
    }
    let before = record.header("pot").and_then(|pot| pot.trim().parse().ok());
    match wrong(&verdict, before.unwrap_or(0)) {
        wrong if wrong.is_empty() => Ok(()),
        wrong => Err(format!("{}: {}", record.name(), wrong.join("; "))),
    }
}

#[test]
fn what_a_record_settles_to_adds_up() {
    each(records(), adds_up);
}

/// Tests the check itself: it finds a verdict with one wrong number.
#[test]
fn a_number_that_is_wrong_is_found() {
    let text = r#"{"game": "gostop", "losses": [{"player": "Bo", "points": 3, "multiplier": 2,
        "flat": 1, "chips": 5, "steps": [{"id": "cap", "to": 5}]}],
        "payments": [{"from": "Bo", "to": "Ann", "chips": 5, "for": "win"},
                     {"from": "pot", "to": "Ann", "chips": 2, "for": "boar"}],
        "net": {"Ann": 7, "Bo": -5}, "next": {"pot": 1}}"#;
    let good: Value = serde_json::from_str(text).unwrap();
    let faults = |verdict: &Value| wrong(verdict.as_object().unwrap(), 3).len();
    assert_eq!(faults(&good), 0);
    let spoiled: &[(&str, i64)] = &[
        ("/losses/0/points", 1),
        ("/losses/0/chips", 7),
        ("/losses/0/steps/0/to", 6),
        ("/losses/0/steps/0/to", 9),
        ("/payments/0/chips", 6),
        ("/payments/0/chips", 0),
        ("/payments/1/chips", 3),
        ("/net/Ann", 8),
        ("/net/Bo", -7),
        ("/next/pot", 0),
    ];
    for (at, number) in spoiled {
        let mut bad = good.clone();
        *bad.pointer_mut(at).unwrap() = Value::from(*number);
        assert!(faults(&bad) > 0, "{at} {number}");
    }
}

#[test]
fn whatever_prints_json_prints_one_object() {
    for line in OTHERS {
        let told = Dokbak::new().file(HOUSE.0, HOUSE.1).typed(line).run();
        assert_eq!(told.status, Some(0), "{line}: {told:?}");
        object(&told).unwrap();
    }
}
