//! Every verdict adds up, and no longer does if any of its numbers is changed.

use crate::comments::lines;
use crate::support::detail;
use crate::worked::{Worked, records};
use dokbak::case::{Case, Opening};
use dokbak::record::Header;
use dokbak::verdict::{Party, Summed, Verdict, check};
use serde_json::Value;

/// The parts of a verdict whose numbers depend on one another.
const SUMMED: [&str; 9] = [
    "score",
    "losses",
    "points",
    "multiplier",
    "steps",
    "balance",
    "piles",
    "payments",
    "net",
];

/// Parts with numbers that enter no sum.
const FACTS: [&str; 4] = ["go", "stop_points", "basis", "switch"];

/// A verdict with the pot before it, and the most that one player pays for a win.
type Settled = (String, Verdict, i64, Option<i64>);

/// Returns the verdict on each worked hand.
fn verdicts() -> Vec<Settled> {
    let settled = |record: &Worked| {
        let case = record.case();
        let pot = case.record.headers().find_map(|(_, header)| match header {
            Header::Pot(chips) => Some(*chips),
            _ => None,
        });
        let verdict = case.settle().unwrap();
        let most = case.record.headers().find_map(|(_, header)| match header {
            Header::Set(key, value) if key.value == "cap.payer" => value.parse().ok(),
            _ => None,
        });
        (
            record.path.display().to_string(),
            verdict,
            pot.unwrap_or(0),
            most,
        )
    };
    records("tests/cases").iter().map(settled).collect()
}

/// Returns the paths of all numbers below a value, except those of some keys.
fn numbers(value: &Value, at: &str, but: &[&str]) -> Vec<String> {
    match value {
        Value::Number(_) => vec![at.to_owned()],
        Value::Array(rows) => {
            let below = |(row, value)| numbers(value, &format!("{at}/{row}"), but);
            rows.iter().enumerate().flat_map(below).collect()
        }
        Value::Object(fields) => {
            let fields = fields
                .iter()
                .filter(|(key, _)| !but.contains(&key.as_str()));
            let below =
                |(key, value): (&String, &Value)| numbers(value, &format!("{at}/{key}"), but);
            fields.flat_map(below).collect()
        }
        _ => Vec::new(),
    }
}

/// True if nothing else in the verdict determines a number.
fn stands_alone(verdict: &Verdict, at: &str) -> bool {
    let mut parts = at.split('/').skip(1);
    match (parts.next(), parts.next()) {
        // Points that appear in no score and no payment.
        (Some("points"), _) => verdict.score().is_none() && verdict.payments.is_empty(),
        // Told points may include more than the known lines.
        (Some("score"), Some("jokbo")) => verdict.score().is_some_and(|score| score.told),
        // Zero times any number is zero.
        (Some("losses"), Some(row)) => {
            let loss = &verdict.losses()[row.parse::<usize>().unwrap()];
            loss.multiplier == 0 && at.ends_with("/times")
        }
        _ => false,
    }
}

#[test]
fn a_verdict_with_any_other_number_does_not_add_up() {
    let mut tried = 0;
    for (path, verdict, pot, most) in verdicts() {
        assert_eq!(check(&verdict, pot, most), Ok(()), "{path}");
        assert!(
            check(&verdict, pot + 1, most).is_err(),
            "{path}: another pot"
        );
        let whole: Value = serde_json::from_str(&verdict.to_json()).unwrap();
        for part in SUMMED {
            for at in numbers(&whole[part], &format!("/{part}"), &FACTS) {
                if stands_alone(&verdict, &at) {
                    continue;
                }
                for by in [1, -1] {
                    let mut other = whole.clone();
                    let number = other.pointer_mut(&at).unwrap();
                    *number = (number.as_i64().unwrap() + by).into();
                    let other =
                        Verdict::from_json(&other.to_string(), verdict.calendar, verdict.unit())
                            .unwrap();
                    assert!(check(&other, pot, most).is_err(), "{path}: {at} by {by}");
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 5_000, "only {tried} numbers were changed");
}

/// The comments worked out by hand contain every number: if one changes in the verdict, the verdict
/// no longer adds up or has other comments.
#[test]
fn no_number_of_a_verdict_is_left_out_of_its_comments() {
    for (path, verdict, pot, most) in verdicts() {
        let mut whole: Value = serde_json::from_str(&verdict.to_json()).unwrap();
        let told = lines(&verdict);
        for at in numbers(&whole, "", &["basis"]) {
            let number = whole.pointer(&at).unwrap().clone();
            *whole.pointer_mut(&at).unwrap() = (number.as_i64().unwrap() + 1).into();
            // A month that does not exist is not read at all.
            let other = Verdict::from_json(&whole.to_string(), verdict.calendar, verdict.unit());
            let seen = other.map_or(true, |other| {
                check(&other, pot, most).is_err() || lines(&other) != told
            });
            assert!(seen, "{path}: {at}");
            *whole.pointer_mut(&at).unwrap() = number;
        }
    }
}

#[test]
fn a_mistake_is_told_by_the_number_and_its_parts() {
    let text = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g1 p5\nAnn stop\n";
    let mut verdict = Case::read(text, Opening::default()).settle().unwrap();
    let wrong = |verdict: &Verdict| {
        let imbalance = check(verdict, 0, None).unwrap_err();
        (imbalance.of, imbalance.is, imbalance.parts)
    };
    // 3 + 3 + 1 points, paid by Bo alone.
    verdict.net[1].1 = -6;
    assert_eq!(wrong(&verdict), (Summed::Net("Bo".into()), -6, -7));
    verdict.net[1].1 = -7;
    detail(&mut verdict).losses[0].multiplier = 2;
    assert_eq!(wrong(&verdict), (Summed::Multiplier("Bo".into()), 2, 1));
    detail(&mut verdict).losses[0].multiplier = 1;
    detail(&mut verdict).losses[0].chips = 8;
    assert_eq!(wrong(&verdict), (Summed::Loss("Bo".into()), 8, 7));
    detail(&mut verdict).losses[0].chips = 7;
    // Somebody who is paid but is not at the table has no net.
    verdict.payments[0].to = Party::Player("Chul".into());
    verdict.net[0].1 = 0;
    assert_eq!(wrong(&verdict), (Summed::All, -7, 0));
}
