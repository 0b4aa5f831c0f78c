//! The hands with baks, and what the baks alone cost.

use super::html::{attribute, each, plain};
use super::raw::{Hand, Raw};
use serde_json::Value;

const BAKS: [&str; 5] = ["gwang-bak", "pi-bak", "meoung-bak", "tti-bak", "go-bak"];

/// Returns what a loss comes to by some of its steps.
fn amount(loss: &Value, wanted: impl Fn(&str) -> bool) -> i64 {
    let (mut times, mut flat, mut most) = (1, 0, i64::MAX);
    for step in loss["steps"].as_array().unwrap() {
        let id = step["id"].as_str().unwrap();
        if !wanted(id) {
            continue;
        }
        let by = step["times"].as_i64().unwrap_or(1);
        times *= by;
        flat = (flat + step["flat"].as_i64().unwrap_or(0)) * if id == "stake" { by } else { 1 };
        most = step["to"].as_i64().unwrap_or(most);
    }
    (loss["points"].as_i64().unwrap() * times + flat).min(most)
}

/// Returns the losses of a hand with any bak: whose they are, and what the baks alone cost.
fn losses(hand: &Hand) -> Vec<(&str, i64)> {
    let losses = hand.verdict["losses"].as_array().into_iter().flatten();
    let with_bak = losses.filter(|loss| {
        let mut steps = loss["steps"].as_array().unwrap().iter();
        steps.any(|step| BAKS.contains(&step["id"].as_str().unwrap()))
    });
    let cost = |loss: &Value| amount(loss, |_| true) - amount(loss, |id| !BAKS.contains(&id));
    with_bak
        .map(|loss| (loss["player"].as_str().unwrap(), cost(loss)))
        .collect()
}

/// Compares the table with how many hands somebody lost or won with baks, each once, and with what
/// they cost and brought; `in_money` says how the page writes so much of so many hundredths.
pub(super) fn baks(raw: &Raw, page: &str, written: impl Fn(i64) -> String) {
    let Some((_, table)) = page.split_once("<section id=\"figures\"") else {
        return;
    };
    let table = table.split("</tbody>").next().unwrap();
    for row in each(table, "<tr ", "\n") {
        let name = attribute(row, "data-name");
        let (mut taken, mut given) = ((0, 0), (0, 0));
        for hand in &raw.hands {
            let own = |loss: &&(&str, i64)| loss.0 == name;
            let losses = losses(hand);
            let covers = hand.verdict["liability"]["covers"].as_array();
            let covered = covers.is_some_and(|all| all.iter().any(|one| one == &name));
            taken.0 += losses.iter().filter(own).count();
            let cost = losses.iter().filter(own).map(|loss| loss.1 * hand.worth);
            taken.1 += if covered { 0 } else { cost.sum::<i64>() };
            if hand.is_won_by(&name) && !losses.is_empty() {
                given.0 += 1;
                given.1 += losses.iter().map(|loss| loss.1 * hand.worth).sum::<i64>();
            }
        }
        let cells: Vec<String> = each(row, "<td", "<td")
            .into_iter()
            .map(|cell| plain(&format!("<td{cell}")))
            .collect();
        let due = [
            taken.0.to_string(),
            written(taken.1),
            given.0.to_string(),
            written(given.1),
        ];
        assert_eq!(cells[5..9], due, "{name}");
    }
}
