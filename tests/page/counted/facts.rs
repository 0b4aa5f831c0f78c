//! What the page says of each person.

use super::html::{MONTHS, short};
use super::raw::{Hand, Raw};
use std::collections::BTreeMap;

/// The facts that are counted here.
pub(super) const KINDS: [&str; 10] = [
    "evenings", "hands", "rounds", "koi-koi", "dok-bak", "nemesis", "victim", "evening", "month",
    "winning",
];

/// Returns what the part about a person has to say, by kind.
pub(super) fn facts(raw: &Raw, name: &str) -> BTreeMap<&'static str, String> {
    let mut due = BTreeMap::new();
    let nights = || {
        raw.nights
            .iter()
            .filter(|(_, night)| night.contains_key(name))
    };
    let all = raw.present.len();
    let there = raw.present.values().filter(|there| there.contains(name));
    due.insert("evenings", format!("{} of {all} evenings", there.count()));
    let (rounds, played): (Vec<&Hand>, Vec<&Hand>) = raw
        .played(name)
        .into_iter()
        .partition(|hand| hand.points(name).is_some());
    let won = |hands: &[&Hand]| hands.iter().filter(|hand| hand.is_won_by(name)).count();
    let percent = |part: usize, whole: usize| (200 * part + whole) / (2 * whole);
    if !played.is_empty() {
        let (won, hands) = (won(&played), played.len());
        let rate = percent(won, hands);
        due.insert("hands", format!("won {won} of {hands} hands ({rate}%)"));
    }
    if !rounds.is_empty() {
        let (won, hands) = (won(&rounds), rounds.len());
        let rate = percent(won, hands);
        let points: i64 = rounds.iter().filter_map(|hand| hand.points(name)).sum();
        due.insert(
            "rounds",
            format!("won {won} of {hands} rounds ({rate}%), {points} points"),
        );
        let called = rounds.iter().filter(|hand| hand.koi.contains(name));
        let called: Vec<&Hand> = called.copied().collect();
        if !called.is_empty() {
            let won = called.iter().filter(|hand| hand.is_won_by(name)).count();
            due.insert(
                "koi-koi",
                format!("won {won} of {} rounds with it", called.len()),
            );
        }
    }
    due.extend(between_people(raw, name));
    let best = nights()
        .map(|(day, night)| (night[name], std::cmp::Reverse(day)))
        .max();
    if let Some((much, std::cmp::Reverse(day))) = best.filter(|best| best.0 > 0) {
        due.insert("evening", format!("{}: {}", short(day), raw.money(much)));
    }
    let mut months: BTreeMap<&str, i64> = BTreeMap::new();
    for (day, night) in nights() {
        *months.entry(&day[..7]).or_default() += night[name];
    }
    let best = months
        .iter()
        .map(|(month, much)| (*much, std::cmp::Reverse(*month)))
        .max();
    if let Some((much, std::cmp::Reverse(month))) =
        best.filter(|best| best.0 > 0 && months.len() > 1)
    {
        let number: usize = month[5..].parse().unwrap();
        due.insert(
            "month",
            format!(
                "{} {}: {}",
                MONTHS[number - 1],
                &month[..4],
                raw.money(much)
            ),
        );
    }
    let longest = [&played, &rounds]
        .map(|hands| longest(name, hands))
        .into_iter()
        .max()
        .unwrap();
    if longest > 1 {
        due.insert("winning", format!("{longest} wins"));
    }
    due
}

fn hands(number: usize) -> String {
    format!("{number} hand{}", if number == 1 { "" } else { "s" })
}

/// Returns what passed between the person and others.
fn between_people(raw: &Raw, name: &str) -> BTreeMap<&'static str, String> {
    let mut due = BTreeMap::new();
    let liable = |test: &dyn Fn(&Hand) -> bool| {
        let hands = raw
            .hands
            .iter()
            .filter(|hand| !hand.verdict["liability"].is_null());
        hands.filter(|hand| test(hand)).count()
    };
    let paid = liable(&|hand| hand.verdict["liability"]["payer"] == name);
    let made = liable(&|hand| hand.is_won_by(name));
    if paid + made > 0 {
        due.insert(
            "dok-bak",
            format!(
                "paid for others in {}, made somebody pay in {}",
                hands(paid),
                hands(made)
            ),
        );
    }
    let people = raw.people();
    let net = |other: &String| raw.paid(name, other) - raw.paid(other, name);
    let most = |sign: i64| people.iter().map(|other| sign * net(other)).max().unwrap();
    for (kind, sign) in [("nemesis", 1), ("victim", -1)] {
        let most = most(sign);
        let first: Vec<&String> = people
            .iter()
            .filter(|other| sign * net(other) == most)
            .collect();
        if most > 0 {
            let names: Vec<&str> = first.iter().map(|name| name.as_str()).collect();
            let much = raw.money(-sign * most);
            due.insert(kind, format!("{}: {much}", names.join(", ")));
        }
    }
    due
}

/// Returns the most wins in a row.
fn longest(name: &str, hands: &[&Hand]) -> usize {
    let (mut run, mut longest) = (0, 0);
    for hand in hands {
        run = if hand.is_won_by(name) { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}
