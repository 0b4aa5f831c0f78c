//! Figures of several games, counted again from the entries of the ledger by code that shares
//! nothing with the program's.

use crate::support::Dokbak;
use serde_json::Value;
use std::collections::BTreeMap;

/// Rounds of Koi-Koi between Aki and Ben, without their headers.
const ROUNDS: [&str; 8] = [
    "Aki takes 6y 7y 10y\nAki koi\nAki takes 2y\nAki shobu\n",
    "Aki takes 1t 2t 3t\nAki koi\nBen takes 1g 3g 8g\nBen shobu\n",
    "Ben takes 6t 9t 10t\nBen shobu\n",
    "Ben takes 3g 9y\nBen koi\nBen takes 8g\nBen koi\nBen takes 1g\nBen shobu\n",
    "draw\n",
    "void\n",
    "Aki teshi 5\n",
    "Aki has 1g 3g 8g 11s\nAki shobu\n",
];

/// Hands of Go-Stop between Aki, Ben and Chul, without their headers.
const HANDS: [&str; 5] = [
    "Ben scores 5\nBen stop\n",
    "Aki has 1g 3g 8g 7y\nBen counts g1 p6\nChul counts g1 p6\nAki stop\n",
    "nagari\n",
    "Chul has 2y 4y 8y\nAki counts g1 p6\nBen counts g1 p6\nChul stop\n",
    "net Aki +12 Ben -5 Chul -7\n",
];

/// Returns the next number below `below`, from a linear congruential generator.
fn next(seed: &mut u64, below: usize) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    usize::try_from(*seed >> 33).unwrap() % below
}

/// Returns notes of evenings from the day `from` of March on, with 4 hands or rounds each.
fn notes(seed: &mut u64, from: usize, days: usize) -> String {
    let mut notes = String::new();
    for day in from..from + days {
        let head = format!("date 2026-03-{day:02}\nchip 10 JPY\n");
        let is_koikoi = next(seed, 2) == 0;
        let mut pot = 0;
        for number in 1..=4 {
            if is_koikoi {
                let round = ROUNDS[next(seed, ROUNDS.len())];
                let rules = format!("rules koikoi\nplayers Aki Ben\nround {number}\n");
                notes.extend([&head, &rules, round, "\n"]);
            } else {
                let hand = HANDS[next(seed, HANDS.len())];
                let before = if pot > 0 {
                    format!("pot {pot}\n")
                } else {
                    String::new()
                };
                let rules = "rules pagat\nset boar.pot=2\nplayers Aki Ben Chul\n";
                notes.extend([&head, rules, &before, hand, "\n"]);
                // With only the amounts nobody stakes; whoever captures 7y takes the pot.
                pot = match hand {
                    _ if hand.starts_with("net") => pot,
                    _ if hand.contains("7y") => 0,
                    _ => pot + 6,
                };
            }
        }
    }
    notes
}

/// What one person did.
#[derive(Debug, Default, PartialEq, Eq)]
struct Person {
    chips: i64,
    games: i64,
    put: i64,
    taken: (i64, i64),
    returned: i64,
    hands: i64,
    won: i64,
    amounts: i64,
    rounds: i64,
    rounds_won: i64,
    scored: i64,
    ahead: i64,
    best: i64,
    streak: i64,
    kois: i64,
    gained: i64,
    yaku: BTreeMap<String, i64>,
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

/// Returns how far ahead a round would have put a player who said shobu instead of the first
/// koi-koi.
fn at_first_koi(dokbak: &Dokbak, record: &str, name: &str) -> i64 {
    let at = record.find(&format!("{name} koi\n")).unwrap();
    let record = format!("{}{name} shobu\n", &record[..at]);
    let verdict = dokbak.line("settle --json -").stdin(&record).run().stdout;
    let verdict: Value = serde_json::from_str(&verdict).unwrap();
    ahead(&verdict["points"], name)
}

fn ahead(points: &Value, name: &str) -> i64 {
    let points = points.as_object().unwrap().iter();
    points
        .map(|(one, own)| {
            if one == name {
                number(own)
            } else {
                -number(own)
            }
        })
        .sum()
}

/// Counts what the entries of a ledger say.
fn recounted(dokbak: &Dokbak) -> BTreeMap<String, Person> {
    let entries = dokbak.line("export --jsonl").run().stdout;
    let mut people: BTreeMap<String, Person> = BTreeMap::new();
    let mut nets: BTreeMap<(i64, String), i64> = BTreeMap::new();
    let mut runs: BTreeMap<String, i64> = BTreeMap::new();
    let mut koikoi: Vec<i64> = Vec::new();
    // The evenings were noted in the order of their days, and so were their entries.
    for entry in entries.lines() {
        let entry: Value = serde_json::from_str(entry).unwrap();
        let body = &entry["body"];
        match entry["kind"].as_str().unwrap() {
            "session" if body["rules"] == "koikoi" => koikoi.push(number(&entry["id"])),
            "hand" => {
                let session = number(&entry["session"]);
                for net in body["net"].as_array().unwrap() {
                    let name = net[0].as_str().unwrap().to_owned();
                    people.entry(name.clone()).or_default().chips += number(&net[1]);
                    *nets.entry((session, name)).or_default() += number(&net[1]);
                }
                hand(dokbak, body, &mut people, &mut runs);
            }
            "close" => {
                let session = number(&entry["session"]);
                for net in body["net"].as_array().unwrap() {
                    let name = net[0].as_str().unwrap().to_owned();
                    let hands = nets.get(&(session, name.clone())).copied().unwrap_or(0);
                    let end = number(&net[1]) - hands;
                    let person = people.entry(name).or_default();
                    person.chips += end;
                    if koikoi.contains(&session) {
                        person.games += end;
                    } else {
                        person.returned += end;
                    }
                }
            }
            _ => {}
        }
    }
    people
}

/// Counts one hand.
fn hand(
    dokbak: &Dokbak,
    body: &Value,
    people: &mut BTreeMap<String, Person>,
    runs: &mut BTreeMap<String, i64>,
) {
    let verdict: Value = serde_json::from_str(body["verdict"].as_str().unwrap()).unwrap();
    if verdict["outcome"] == "void" {
        return;
    }
    for payment in verdict["payments"].as_array().unwrap() {
        let chips = number(&payment["chips"]);
        let party = |end: &str| payment[end].as_str().unwrap().to_owned();
        if payment["to"] == "pot" {
            people.entry(party("from")).or_default().put += chips;
        }
        if payment["from"] == "pot" {
            let taken = &mut people.entry(party("to")).or_default().taken;
            *taken = (taken.0 + 1, taken.1 + chips);
        }
    }
    let record = body["record"].as_str().unwrap();
    for net in body["net"].as_array().unwrap() {
        let name = net[0].as_str().unwrap();
        let person = people.entry(name.to_owned()).or_default();
        let won = i64::from(verdict["winner"] == name);
        if verdict["game"] != "koikoi" {
            person.hands += 1;
            person.won += won;
            person.amounts += i64::from(verdict["outcome"] == "net");
            continue;
        }
        let ahead = ahead(&verdict["points"], name);
        person.rounds += 1;
        person.rounds_won += won;
        person.scored += number(&verdict["points"][name]);
        person.ahead += ahead;
        person.best = person.best.max(ahead);
        let run = runs.entry(name.to_owned()).or_default();
        *run = if won == 1 { *run + 1 } else { 0 };
        person.streak = person.streak.max(*run);
        let said = format!("{name} koi");
        let kois = record.lines().filter(|line| **line == said).count();
        person.kois += i64::try_from(kois).unwrap();
        if kois > 0 {
            person.gained += ahead - at_first_koi(dokbak, record, name);
        }
        let lines = verdict["score"]["jokbo"].as_array();
        for line in lines.into_iter().flatten().filter(|_| won == 1) {
            let id = line["id"].as_str().unwrap().to_owned();
            *person.yaku.entry(id).or_default() += 1;
        }
    }
}

/// Returns what the program counts.
fn counted(dokbak: &Dokbak) -> BTreeMap<String, Person> {
    let stats = dokbak.line("stats --json").run().stdout;
    let stats: Value = serde_json::from_str(&stats).unwrap();
    let length = |value: &Value| i64::try_from(value.as_array().unwrap().len()).unwrap();
    let person = |one: &Value| {
        let (rounds, boar) = (&one["rounds"], &one["boar"]);
        let yaku = rounds["yaku"].as_array().unwrap().iter();
        let yaku = yaku.map(|it| (it["id"].as_str().unwrap().to_owned(), length(&it["hands"])));
        let best = &rounds["best"]["chips"];
        let person = Person {
            chips: number(&one["chips"]),
            games: number(&one["parts"]["games"]),
            put: number(&boar["put"]["chips"]),
            taken: (
                length(&boar["taken"]["hands"]),
                number(&boar["taken"]["chips"]),
            ),
            returned: number(&boar["returned"]["chips"]),
            hands: length(&one["hands"]),
            won: length(&one["won"]["hands"]),
            amounts: length(&one["amounts"]),
            rounds: length(&rounds["hands"]),
            rounds_won: length(&rounds["won"]["hands"]),
            scored: number(&rounds["scored"]),
            ahead: number(&rounds["points"]),
            best: best.as_i64().unwrap_or(0),
            streak: length(&rounds["winning"]),
            kois: number(&rounds["kois"]["said"]),
            gained: number(&rounds["kois"]["gained"]["chips"]),
            yaku: yaku.collect(),
        };
        (one["player"].as_str().unwrap().to_owned(), person)
    };
    stats["people"]
        .as_array()
        .unwrap()
        .iter()
        .map(person)
        .collect()
}

fn take(dokbak: &Dokbak, name: &str) {
    dokbak.line(&format!("import {name}")).run().done();
}

#[test]
fn what_is_counted_is_what_the_entries_say() {
    for mut seed in [1, 2, 3] {
        let dokbak = Dokbak::new().file("notes.hwatu", &notes(&mut seed, 1, 12));
        take(&dokbak, "notes.hwatu");
        let (found, due) = (counted(&dokbak), recounted(&dokbak));
        assert_eq!(found, due, "seed {seed}");
        assert_eq!(found.values().map(|one| one.chips).sum::<i64>(), 0);
        assert_eq!(found["Aki"].ahead, -found["Ben"].ahead);
        assert_eq!(found["Aki"].games, found["Aki"].ahead);
        let all = |of: fn(&Person) -> i64| found.values().map(of).sum::<i64>();
        let kinds = [
            all(|it| it.kois),
            all(|it| it.taken.0),
            all(|it| it.amounts),
        ];
        assert!(kinds.iter().all(|kind| *kind > 0), "seed {seed}: {kinds:?}");
    }
}

/// The same evenings, noted in either order.
#[test]
fn the_order_in_which_evenings_came_in_does_not_matter() {
    let mut seed = 4;
    let (early, late) = (notes(&mut seed, 1, 8), notes(&mut seed, 9, 8));
    let ledger = |order: [&str; 2]| {
        let dokbak = Dokbak::new()
            .file("early.hwatu", &early)
            .file("late.hwatu", &late);
        for name in order {
            take(&dokbak, name);
        }
        counted(&dokbak)
    };
    let due = ledger(["early.hwatu", "late.hwatu"]);
    assert_eq!(ledger(["late.hwatu", "early.hwatu"]), due);
}
