//! Laws for rounds of Koi-Koi and hands of min-hwatu.

use crate::deals::law;
use crate::koikoi::{SCORING, table};
use crate::koikoi_rounds::{ROUND_KEYS, play};
use crate::laws::{Edit, PIECES, edited, survive};
use crate::minhwatu::{all, dealt, minhwatu, settled};
use crate::support::{Numbers, ruleset};
use dokbak::card::Calendar;
use dokbak::case::{Case, Opening};
use dokbak::koikoi::{Weather, score};
use dokbak::record::parse;
use dokbak::verdict::Verdict;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::cell::Cell;

/// Lines and words that break a record of these games.
pub(crate) const MORE: [&str; 50] = [
    "rules koikoi",
    "rules minhwatu",
    "rules pagat",
    "set counting=both",
    "set counting=best",
    "set koi=count",
    "set koi.min=7",
    "set field=count",
    "set zero_sum=true",
    "set viewing.weather=true",
    "set draw.last_yaku=true",
    "set draw.yaku=highest",
    "set viewing.weather=taken",
    "set yaku.system=both",
    "set yaku.rainy_three=6",
    "set points.november_double=10",
    "Aki makes rainy-three-brights",
    "set draw.dealer=1000000",
    "set lucky.both=add",
    "set lucky.table_four=dealer_takes",
    "set lucky.table_four=dealer_wins",
    "set lucky.teshi=1000000",
    "set yaku.chaff=1000000",
    "set yaku.ribbons=1000000",
    "set points.junk=1000000",
    "set sets.may=1000000",
    "set par.two=0",
    "round 12",
    "round 1000",
    "field-brights 5",
    "field",
    "field 11gyts 12ps",
    "table 1g 3g 8g 12pp",
    "table-four 8",
    "table-pairs",
    "table 1gtpp 2yt 3gt",
    "table 1gt 2yt 3gt 4yt",
    "set koi=count_all",
    "draw",
    "void",
    "Aki koi",
    "Ben koi",
    "Ben shobu",
    "Aki teshi 8",
    "Aki kuttsuki",
    "Ben kuttsuki",
    "Ben has 1gtpp 9y 11s",
    "Ann has",
    "Ann has 1ppp 12p",
    "players Aki Ben Chul",
];

/// Returns records of both games, each with its `rules` line and the changed keys.
fn records() -> Vec<String> {
    let mut numbers = Numbers::of(71);
    let mut records = Vec::new();
    for round in 0..60 {
        if round % 3 == 0 {
            let piles = dealt(2 + round / 3 % 3, &mut numbers);
            records.push(format!("rules minhwatu\n{}", all(&piles)));
            continue;
        }
        let mut changes = Vec::new();
        for (key, values) in SCORING.iter().chain(&ROUND_KEYS) {
            if numbers.below(4) == 0 {
                changes.push((*key, numbers.one(values)));
            }
        }
        let table = table("koikoi", &changes);
        let mut every = table.clone();
        every.insert("counting", "all");
        let mut lines = vec!["rules koikoi".to_owned()];
        let sets = changes.into_iter();
        lines.extend(sets.map(|(key, value)| format!("set {key}={value}")));
        lines.push(play(&table, &every, &mut numbers).text);
        records.push(lines.join("\n"));
    }
    records
}

#[test]
fn spoiled_records_of_koi_koi_and_min_hwatu_never_stop_the_program() {
    let settled = Cell::new(0);
    let pieces = [&PIECES[..], &MORE[..]].concat();
    let edit = (
        any::<usize>(),
        any::<Index>(),
        any::<Index>(),
        select(pieces),
    );
    let edits = prop::collection::vec::<BoxedStrategy<Edit>>(edit.boxed(), 1..5);
    law(1024, &(select(records()), edits), |(text, edits)| {
        settled.set(settled.get() + u32::from(survive(&edited(&text, &edits))));
    });
    assert!(settled.get() > 100, "{} still settle", settled.get());
}

#[test]
fn lines_of_koi_koi_and_min_hwatu_in_any_order_never_stop_the_program() {
    let cards = select(&["1gtpp", "9y", "11gs", "12p", "6t 9t 10t", ""][..]);
    let player = select(&["Aki", "Ben", "Chul"][..]);
    let verbs = [
        "takes", "has", "koi", "shobu", "teshi 8", "kuttsuki", "stop", "go",
    ];
    let act = (player, select(verbs.to_vec()), cards)
        .prop_map(|(player, verb, cards)| format!("{player} {verb} {cards}"));
    let line = prop_oneof![2 => act, 1 => select(&MORE[..]).prop_map(str::to_owned)];
    let rules = select(&["koikoi", "koikoi-older", "minhwatu"][..]);
    let lines = (rules, prop::collection::vec(line, 0..14));
    let settled = Cell::new(0);
    law(768, &lines, |(rules, lines)| {
        let text = format!("rules {rules}\nplayers Aki Ben\n{}\n", lines.join("\n"));
        settled.set(settled.get() + u32::from(survive(&text)));
    });
    assert!(settled.get() > 5, "{} settle", settled.get());
}

fn koikoi(text: &str) -> Result<Verdict, Vec<&'static str>> {
    Case::read(text, Opening::default())
        .settle()
        .map_err(|faults| faults.iter().map(|fault| fault.problem.code()).collect())
}

#[test]
fn what_is_printed_of_these_games_settles_alike() {
    for text in records() {
        let calendar = if text.starts_with("rules koikoi") {
            Calendar::Japanese
        } else {
            Calendar::Korean
        };
        let parsed = parse(&text, calendar);
        assert!(parsed.faults.is_empty(), "{text}");
        let printed = parsed.record.print(calendar);
        assert_eq!(koikoi(&printed), koikoi(&text), "{text}");
        assert_eq!(parse(&printed, calendar).record.print(calendar), printed);
    }
}

/// The dealer makes no difference to a shobu.
#[test]
fn players_of_koi_koi_who_change_seats_keep_their_points() {
    let mut compared = 0;
    for text in records() {
        let moved = text.replace("players Aki Ben", "players Ben Aki");
        // Four of a month on the field are the dealer's, whoever that is.
        let of_dealer = text.contains("lucky.table_four=dealer");
        if moved == text || !text.contains("shobu") || of_dealer {
            continue;
        }
        let (before, after) = (koikoi(&text), koikoi(&moved));
        let told = |verdict: &Verdict| {
            let mut points = verdict.round().unwrap().points.clone();
            let mut net = verdict.net.clone();
            points.sort();
            net.sort();
            (
                points,
                net,
                verdict.winner.clone(),
                verdict.score().cloned(),
            )
        };
        match (&before, &after) {
            (Ok(before), Ok(after)) => assert_eq!(told(before), told(after), "{text}"),
            _ => assert_eq!(before, after, "{text}"),
        }
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn players_of_min_hwatu_who_change_seats_take_their_balances_with_them() {
    let mut numbers = Numbers::of(72);
    let rules = minhwatu(&[]);
    for round in 0..200 {
        let players = 2 + round % 3;
        let text = all(&dealt(players, &mut numbers));
        let (first, rest) = text.split_once('\n').unwrap();
        let mut names: Vec<&str> = first.split(' ').skip(1).collect();
        names.rotate_left(1 + numbers.below(players - 1));
        names.swap(0, numbers.below(players));
        let moved = format!("players {}\n{rest}", names.join(" "));
        let mut before = settled(&text, &rules).net;
        let mut after = settled(&moved, &rules).net;
        before.sort();
        after.sort();
        assert_eq!(before, after, "{moved}");
    }
}

/// One more card in a pile never lowers its yaku.
#[test]
fn another_capture_never_lowers_the_points_of_koi_koi() {
    let deck = crate::koikoi::DECK;
    let cards = crate::koikoi::cards();
    let mut numbers = Numbers::of(73);
    for name in ["koikoi", "koikoi-older", "koikoi-nintendo"] {
        for (cup, viewing) in [("both", "on"), ("either", "needs_other"), ("animal", "off")] {
            let ruleset = ruleset(name, &[("cup", cup), ("viewing", viewing)]);
            let rules = crate::koikoi::koikoi(&ruleset);
            let points = |pile| score(pile, Weather::default(), rules).points;
            for _ in 0..60 {
                let mut order: Vec<usize> = (0..deck.len()).collect();
                for at in (1..order.len()).rev() {
                    order.swap(at, numbers.below(at + 1));
                }
                let (mut pile, mut before) = (dokbak::card::Pile::EMPTY, 0);
                for at in order {
                    pile.add(cards[at]);
                    let now = points(pile);
                    assert!(now >= before, "{name} {cup}: {} on the pile", deck[at]);
                    before = now;
                }
            }
        }
    }
}
