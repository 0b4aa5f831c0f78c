//! The engine's figures, shared by the timing and the allocation benchmarks.

mod masks;

use crate::figure::Figure;
use dokbak::card::{Calendar, Card, Pile};
use dokbak::case::{AnyHand, Case, Opening};
use dokbak::gostop::{self, Assignment, best_score, score, stop_points};
use dokbak::record::{Record, parse};
use dokbak::rules::{self, GoStopRules, Ruleset};
use dokbak::sim::{self, ComparisonPlan, DealState, Style, Styles};
use mahc::hand::Hand as Riichi;
use std::hint::black_box;
use std::num::NonZero;
use std::path::Path;

/// A record with final piles, counts and a stop.
const COUNTED: &str = "\
rules korean
players Ann Bo Chul
carry 1
Ann heundeum 3
Ann go
Bo has 6t 9t 10t 6p 9p 11p 11p 2y
Chul counts g0 y1 t2 p4
Ann has 1g 3g 8g 1p 1p 1t 2t 3t 3p 8p 8p 12s
Ann stop
";

/// A record with captures, events and a go.
const TAKEN: &str = "\
rules korean
players Ann Bo Chul
carry 1
Bo takes 6t 9t 10t 6p 9p 10p
Bo go
Chul takes 2y 2p 11p 11p
Ann takes 1g 1p 1p 1t
Ann chok
Ann heundeum 3
Bo takes 5y 5p
Ann takes 3g 3p 8g 8p
Ann stop
";

/// Measures figures side by side, under a title.
pub(crate) type Take<'t> = &'t dyn Fn(&str, Vec<Figure<'_>>);

fn ruleset(name: &str) -> Ruleset {
    rules::load(name, Path::new(".")).unwrap()
}

/// Returns many piles of 5 to 25 cards.
fn piles() -> Vec<Pile> {
    let mut state = 7_u64;
    let mut below = |bound: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % bound
    };
    let mut pack: Vec<Card> = Pile::flowers().iter().collect();
    let mut pile = || {
        for at in (1..pack.len()).rev() {
            pack.swap(at, below(at + 1));
        }
        let cards = 5 + below(21);
        pack.iter().copied().take(cards).collect()
    };
    (0..4096).map(|_| pile()).collect()
}

fn points(rules: &GoStopRules, take: Take<'_>) {
    let piles = piles();
    for pile in &piles {
        assert_eq!(
            masks::stop_points(masks::of(*pile)),
            stop_points(*pile, rules)
        );
    }
    let bare: Vec<u64> = piles.iter().map(|pile| masks::of(*pile)).collect();
    let all = |points: &dyn Fn(Pile) -> i64| {
        black_box(piles.iter().map(|pile| points(*pile)).sum::<i64>());
    };
    take(
        "a pile, by the rules of pagat",
        vec![
            Figure::new("constant masks", bare.len(), || {
                let points = bare.iter().map(|pile| masks::stop_points(*pile));
                black_box(points.sum::<i64>());
            }),
            Figure::new("stop_points", piles.len(), || {
                all(&|pile| stop_points(pile, rules));
            })
            .beside("constant masks"),
            Figure::new("score, itemised", piles.len(), || {
                all(&|pile| score(pile, Assignment::default(), rules).points);
            })
            .beside("constant masks"),
            Figure::new("best_score, itemised", piles.len(), || {
                all(&|pile| best_score(pile, rules).points);
            })
            .beside("constant masks"),
        ],
    );
}

/// Returns a hand of riichi mahjong ready to settle: three triplets, a run and a pair.
fn riichi() -> Riichi {
    let tiles = ["222m", "444p", "666s", "234s", "88m"];
    let tiles = tiles.map(str::to_owned).to_vec();
    let wind = || "Ew".to_owned();
    Riichi::new_from_strings(tiles, "8m".to_owned(), wind(), wind()).unwrap()
}

fn settle_riichi(hand: &Riichi) {
    let no = false;
    let score = mahc::calc::get_hand_score(hand, &None, no, true, no, no, no, no, no, no, 0);
    assert!(black_box(score).is_ok());
}

/// Returns the Go-Stop hand of a record.
fn hand(text: &str) -> gostop::Hand {
    match Case::read(text, Opening::default()).hand().hand {
        AnyHand::GoStop(hand) => *hand,
        _ => unreachable!("the rules are those of Go-Stop"),
    }
}

fn settlements(rules: &GoStopRules, take: Take<'_>) {
    let (counted, taken) = (hand(COUNTED), hand(TAKEN));
    let riichi = riichi();
    let settle = |hand: &gostop::Hand| {
        black_box(gostop::settle(hand, rules, "korean").unwrap());
    };
    let net = |hand: &gostop::Hand| {
        black_box(gostop::net(hand, rules).unwrap());
    };
    take(
        "a hand that was read, three players",
        vec![
            Figure::new("settled: counts", 1, || net(&counted)),
            Figure::new("settled: captures", 1, || net(&taken)),
            Figure::new("settled, explained: counts", 1, || settle(&counted)),
            Figure::new("settled, explained: captures", 1, || settle(&taken)),
            Figure::new("a hand of riichi, by mahc", 1, || settle_riichi(&riichi)),
        ],
    );
}

/// Returns records of hands that the program plays against itself.
fn turns(rules: &GoStopRules) -> Vec<String> {
    let hand = |deal| {
        let styles = Styles::All(Style::Greedy);
        let played = sim::play((7, deal), (3, styles), DealState::default(), ("", rules));
        played.unwrap().record
    };
    let print = |record: Record| record.print(Calendar::Korean);
    (0..64).map(hand).map(print).collect()
}

fn records(ruleset: &Ruleset, take: Take<'_>) {
    let rules = ruleset.rules.gostop().unwrap();
    let turns = turns(rules);
    let opening = Opening {
        ruleset: Some(ruleset),
        ..Opening::default()
    };
    let verdict = |text: &str| Case::read(text, opening).settle().unwrap();
    let settle = |text: &str| {
        black_box(verdict(text));
    };
    let read = |text: &str| {
        black_box(parse(text, Calendar::Korean));
    };
    let cases: Vec<Case> = turns.iter().map(|text| Case::read(text, opening)).collect();
    take(
        "a record, the ruleset at hand",
        vec![
            Figure::new("parsed: counts", 1, || read(COUNTED)),
            Figure::new("parsed: captures", 1, || read(TAKEN)),
            Figure::new("parsed: whole turns", turns.len(), || {
                for text in &turns {
                    read(text);
                }
            }),
            Figure::new("hand of whole turns", cases.len(), || {
                for case in &cases {
                    black_box(case.hand());
                }
            }),
            Figure::new("text to verdict: counts", 1, || settle(COUNTED)),
            Figure::new("text to verdict: captures", 1, || settle(TAKEN)),
            Figure::new("text to verdict: whole turns", turns.len(), || {
                for text in &turns {
                    settle(text);
                }
            }),
            Figure::new("text to verdict, ruleset loaded", 1, || {
                black_box(Case::read(COUNTED, Opening::default()).settle().unwrap());
            }),
            Figure::new("text to JSON: counts", 1, || {
                black_box(verdict(COUNTED).to_json());
            }),
        ],
    );
}

fn deals(pagat: &GoStopRules, korean: &GoStopRules, take: Take<'_>) {
    const DEALS: u64 = 64;
    let played = |styles| {
        let plan = ComparisonPlan {
            deals: DEALS,
            seed: 7,
            players: 3,
            styles,
            threads: NonZero::new(1),
        };
        black_box(sim::compare(plan, [pagat, korean], &|_| ()).unwrap());
    };
    let deals = usize::try_from(DEALS).unwrap();
    take(
        "a deal under two rulesets, one core",
        vec![
            Figure::new("compared: mixed", deals, || played(Styles::Mixed)),
            Figure::new("compared: greedy", deals, || {
                played(Styles::All(Style::Greedy));
            }),
        ],
    );
}

/// Measures all figures.
pub(crate) fn all(take: Take<'_>) {
    let (pagat, korean) = (ruleset("pagat"), ruleset("korean"));
    let (by_pagat, by_korean) = (
        pagat.rules.gostop().unwrap(),
        korean.rules.gostop().unwrap(),
    );
    points(by_pagat, take);
    settlements(by_korean, take);
    records(&korean, take);
    deals(by_pagat, by_korean, take);
}
