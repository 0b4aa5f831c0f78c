//! Min-hwatu compared with a literal reading of its rules: the whole pack dealt at random, counted
//! a second time, and who pays whom.

use crate::deals::codes;
use crate::reference::{Code, DECK};
use crate::support::{Numbers, ruleset};
use dokbak::card::{Calendar, Card, by_month};
use dokbak::case::{Case, Opening};
use dokbak::record::Name;
use dokbak::rules::{MinHwatuRules, Ruleset};
use dokbak::verdict::{Outcome, PileCounting, Verdict};
use std::collections::{BTreeMap, BTreeSet};

/// Every key with its default.
pub(crate) const KEYS: [(&str, &str); 25] = [
    ("calendar", "korean"),
    ("points.bright", "20"),
    ("points.animal", "10"),
    ("points.ribbon", "5"),
    ("points.junk", "0"),
    ("points.november_double", "0"),
    ("par.two", "120"),
    ("par.three", "80"),
    ("par.four", "60"),
    ("sets.hong_dan", "30"),
    ("sets.cheong_dan", "30"),
    ("sets.may", "20"),
    ("sets.october", "20"),
    ("sets.november", "40"),
    ("sets.december", "20"),
    ("par.five", "48"),
    ("sets.cho_dan", "0"),
    ("sets.january", "0"),
    ("sets.february", "0"),
    ("sets.march", "0"),
    ("sets.april", "0"),
    ("sets.june", "0"),
    ("sets.july", "0"),
    ("sets.august", "0"),
    ("sets.september", "0"),
];

/// The sets: id, key, cards.
const SETS: [(&str, &str, &[Code]); 15] = [
    ("hong-dan", "sets.hong_dan", &["1t", "2t", "3t"]),
    ("cheong-dan", "sets.cheong_dan", &["6t", "9t", "10t"]),
    ("cho-dan", "sets.cho_dan", &["4t", "5t", "7t"]),
    ("january", "sets.january", &["1g", "1t", "1p", "1p"]),
    ("february", "sets.february", &["2y", "2t", "2p", "2p"]),
    ("march", "sets.march", &["3g", "3t", "3p", "3p"]),
    ("april", "sets.april", &["4y", "4t", "4p", "4p"]),
    ("may", "sets.may", &["5y", "5t", "5p", "5p"]),
    ("june", "sets.june", &["6y", "6t", "6p", "6p"]),
    ("july", "sets.july", &["7y", "7t", "7p", "7p"]),
    ("august", "sets.august", &["8g", "8y", "8p", "8p"]),
    ("september", "sets.september", &["9y", "9t", "9p", "9p"]),
    ("october", "sets.october", &["10y", "10t", "10p", "10p"]),
    ("november", "sets.november", &["11g", "11s", "11p", "11p"]),
    ("december", "sets.december", &["12g", "12y", "12t", "12s"]),
];

/// Names, in turn order.
const SEATS: [&str; 5] = ["Ann", "Bo", "Chul", "Dan", "Eun"];

/// Values by key.
type Table = BTreeMap<&'static str, String>;

fn table(changes: &[(&'static str, String)]) -> Table {
    let mut table: Table = KEYS.map(|(key, value)| (key, value.to_owned())).into();
    for (key, value) in changes {
        assert!(table.insert(key, value.clone()).is_some(), "{key}");
    }
    table
}

fn number(table: &Table, key: &str) -> i64 {
    table[key].parse().unwrap()
}

/// Returns the points of the cards of a pile.
fn cards(pile: &[Code], table: &Table) -> i64 {
    let double = number(table, "points.november_double");
    let points = |code: &Code| match code.chars().next_back() {
        Some('s') if *code == "11s" && double > 0 => double,
        Some('g') => number(table, "points.bright"),
        Some('y') => number(table, "points.animal"),
        Some('t') => number(table, "points.ribbon"),
        _ => number(table, "points.junk"),
    };
    pile.iter().map(points).sum()
}

/// Returns the sets in a pile that are worth something.
fn sets(pile: &[Code], table: &Table) -> Vec<(&'static str, i64)> {
    let held = |set: &[Code]| {
        let copies = |of: &[Code], card: &Code| of.iter().filter(|code| *code == card).count();
        set.iter()
            .all(|card| copies(pile, card) >= copies(set, card))
    };
    let worth = SETS.iter().filter(|(_, _, set)| held(set));
    worth
        .map(|(id, key, _)| (*id, number(table, key)))
        .filter(|(_, points)| *points > 0)
        .collect()
}

/// Returns each pile's total: its cards, plus what its sets bring from every other player, less
/// what the others' sets cost.
fn totals(piles: &[Vec<Code>], table: &Table) -> Vec<i64> {
    let others = i64::try_from(piles.len()).unwrap() - 1;
    let worth = |pile: &Vec<Code>| -> i64 { sets(pile, table).iter().map(|set| set.1).sum() };
    let total = |(at, pile): (usize, &Vec<Code>)| {
        let rest = piles.iter().enumerate().filter(|(other, _)| *other != at);
        let cost: i64 = rest.map(|(_, pile)| worth(pile)).sum();
        cards(pile, table) + others * worth(pile) - cost
    };
    piles.iter().enumerate().map(total).collect()
}

fn par(players: usize, table: &Table) -> i64 {
    match players {
        2 => number(table, "par.two"),
        3 => number(table, "par.three"),
        4 => number(table, "par.four"),
        _ => number(table, "par.five"),
    }
}

fn shuffled(numbers: &mut Numbers) -> Vec<Code> {
    let mut deck = DECK.to_vec();
    for at in (1..deck.len()).rev() {
        deck.swap(at, numbers.below(at + 1));
    }
    deck
}

/// Returns the whole pack in piles of random sizes; months often stay together, so that sets are
/// not rare.
pub(crate) fn dealt(players: usize, numbers: &mut Numbers) -> Vec<Vec<Code>> {
    let mut piles = vec![Vec::new(); players];
    let together = numbers.below(2) == 0;
    let favourite = numbers.below(players);
    let mut owner: BTreeMap<&str, usize> = BTreeMap::new();
    for card in shuffled(numbers) {
        let mut to = numbers.below(players);
        if numbers.below(3) == 0 {
            to = favourite;
        }
        if together {
            to = *owner.entry(&card[..card.len() - 1]).or_insert(to);
        }
        if card.ends_with('t') && numbers.below(2) == 0 {
            to = favourite;
        }
        piles[to].push(card);
    }
    piles
}

fn record(piles: &[Option<&Vec<Code>>]) -> String {
    let mut lines = vec![format!("players {}\n", SEATS[..piles.len()].join(" "))];
    for (name, pile) in SEATS.iter().zip(piles) {
        lines.extend(pile.map(|pile| format!("{name} has {}\n", codes(pile))));
    }
    lines.concat()
}

pub(crate) fn all(piles: &[Vec<Code>]) -> String {
    record(&piles.iter().map(Some).collect::<Vec<_>>())
}

pub(crate) fn settled(text: &str, ruleset: &Ruleset) -> Verdict {
    let opening = Opening {
        ruleset: Some(ruleset),
        ..Opening::default()
    };
    let settled = Case::read(text, opening).settle();
    settled.unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

fn counting(verdict: &Verdict) -> &PileCounting {
    verdict.counting().unwrap()
}

pub(crate) fn minhwatu(changes: &[(&'static str, String)]) -> Ruleset {
    let changes: Vec<(&str, &str)> = changes
        .iter()
        .map(|(key, value)| (*key, value.as_str()))
        .collect();
    ruleset("minhwatu", &changes)
}

/// Checks totals, balances, payments and the next dealer of a hand.
fn check(piles: &[Vec<Code>], ruleset: &Ruleset, table: &Table) -> Verdict {
    let text = all(piles);
    let verdict = settled(&text, ruleset);
    let counted = counting(&verdict);
    assert_eq!(verdict.outcome, Outcome::Counted, "{text}");
    let want = totals(piles, table);
    for ((pile, count), total) in piles.iter().zip(&counted.piles).zip(&want) {
        assert_eq!(count.cards, cards(pile, table), "{text}");
        assert_eq!(count.total, *total, "{text}");
        let got: Vec<(String, i64)> = count
            .sets
            .iter()
            .map(|set| {
                let id = serde_json::to_value(set.id).unwrap();
                (id.as_str().unwrap().to_owned(), set.points)
            })
            .collect();
        let want = sets(pile, table).into_iter();
        let want: Vec<(String, i64)> = want.map(|(id, worth)| (id.to_owned(), worth)).collect();
        assert_eq!(got, want, "{text}");
    }
    let par = par(piles.len(), table);
    let mut balances: Vec<i64> = want.iter().map(|total| total - par).collect();
    // What the par leaves over of the pack belongs to nobody.
    while balances.iter().sum::<i64>() > 0 {
        let best = *balances.iter().max().unwrap();
        let first = balances
            .iter()
            .position(|balance| *balance == best)
            .unwrap();
        balances[first] -= 1;
    }
    let told = |pairs: &[(Name, i64)]| -> Vec<i64> { pairs.iter().map(|pair| pair.1).collect() };
    assert_eq!(told(&counted.balance), balances, "{text}");
    assert_eq!(told(&verdict.net), balances, "{text}");
    assert_eq!(balances.iter().sum::<i64>(), 0, "{text}");
    check_payments(&verdict, &balances, &text);
    let best = want.iter().max().unwrap();
    let dealer = want.iter().position(|total| total == best).unwrap();
    assert_eq!(verdict.next.dealer, SEATS[dealer], "{text}");
    verdict
}

/// Payments go from players below par to players above it, bring everybody to their balance, and
/// are as few as possible; within a group, debtors and creditors come in seat order.
fn check_payments(verdict: &Verdict, balances: &[i64], text: &str) {
    let seat = |name: &str| SEATS.iter().position(|known| *known == name).unwrap();
    let mut moved = vec![0; balances.len()];
    for payment in &verdict.payments {
        let (from, to) = (seat(payment.from.word()), seat(payment.to.word()));
        assert!(payment.chips > 0, "{text}");
        assert!(balances[from] < 0 && balances[to] > 0, "{text}");
        moved[from] -= payment.chips;
        moved[to] += payment.chips;
    }
    assert_eq!(moved, balances, "{text}");
    let open: Vec<i64> = balances
        .iter()
        .copied()
        .filter(|chips| *chips != 0)
        .collect();
    let fewest = open.len() - groups(&open);
    assert_eq!(verdict.payments.len(), fewest, "{text}");
    assert!(fewest < balances.len(), "{text}");
    let mut last: BTreeMap<&str, usize> = BTreeMap::new();
    for payment in &verdict.payments {
        let to = seat(payment.to.word());
        let before = last.insert(payment.from.word(), to);
        assert!(before.is_none_or(|before| before < to), "{text}");
    }
    if groups(&open) <= 1 {
        let order: Vec<(usize, usize)> = verdict
            .payments
            .iter()
            .map(|payment| (seat(payment.from.word()), seat(payment.to.word())))
            .collect();
        assert!(
            order.windows(2).all(|pair| pair[0].0 <= pair[1].0),
            "{text}"
        );
        assert!(
            order.windows(2).all(|pair| pair[0].1 <= pair[1].1),
            "{text}"
        );
    }
}

/// Returns how many groups with zero sum these balances (at most five) form: if two cancel out,
/// they are a group, and the rest are another.
fn groups(open: &[i64]) -> usize {
    let cancel = |(at, one): (usize, &i64)| open[at + 1..].iter().any(|other| one + other == 0);
    match open.len() {
        0 => 0,
        1..=3 => 1,
        _ if open.iter().enumerate().any(cancel) => 2,
        _ => 1,
    }
}

#[test]
fn hands_of_the_whole_pack_are_counted_as_a_second_reading_says() {
    let mut numbers = Numbers::of(42);
    let (plain, keys) = (minhwatu(&[]), table(&[]));
    let mut seen = BTreeSet::new();
    let mut below_nothing = 0;
    for round in 0..1500 {
        let piles = dealt(2 + round % 4, &mut numbers);
        let verdict = check(&piles, &plain, &keys);
        let piles = &counting(&verdict).piles;
        below_nothing += piles.iter().filter(|pile| pile.total < 0).count();
        seen.extend(
            piles
                .iter()
                .flat_map(|pile| pile.sets.iter().map(|set| set.id)),
        );
    }
    let paid = SETS.iter().filter(|(_, key, _)| keys[key] != "0").count();
    assert_eq!(seen.len(), paid, "{seen:?}");
    assert!(below_nothing > 10, "{below_nothing}");
}

/// Deals a random hand under random values and checks it against the second reading.
pub(crate) fn counted(players: usize, numbers: &mut Numbers) -> Verdict {
    let mut changes = Vec::new();
    for (_, key, _) in SETS {
        if numbers.below(2) == 0 {
            changes.push((
                key,
                numbers.one(&["0", "7", "20", "55", "1000000"]).to_owned(),
            ));
        }
    }
    // Card points that can be shared evenly: the pack has 5, 9, 10 and 24 cards of the kinds.
    if numbers.below(2) == 0 {
        let points = [0, 1, 2, 10, 25].map(|_| 60 * i64::try_from(numbers.below(9)).unwrap());
        let kinds = [
            "points.bright",
            "points.animal",
            "points.ribbon",
            "points.junk",
        ];
        let sum = 5 * points[0] + 9 * points[1] + 10 * points[2] + 24 * points[3];
        let own = kinds.iter().zip(points);
        changes.extend(own.map(|(key, points)| (*key, points.to_string())));
        let pars = ["par.two", "par.three", "par.four", "par.five"];
        for (seats, key) in (2..).zip(pars) {
            changes.push((key, (sum / seats).to_string()));
        }
    }
    let piles = dealt(players, numbers);
    check(&piles, &minhwatu(&changes), &table(&changes))
}

#[test]
fn hands_under_other_values_are_counted_as_a_second_reading_says() {
    let mut numbers = Numbers::of(43);
    let mut seen = BTreeSet::new();
    for round in 0..600 {
        let verdict = counted(2 + round % 4, &mut numbers);
        let piles = counting(&verdict).piles.iter();
        seen.extend(piles.flat_map(|pile| pile.sets.iter().map(|set| set.id)));
    }
    assert_eq!(seen.len(), SETS.len(), "{seen:?}");
}

#[test]
fn a_pile_that_is_left_out_is_what_the_others_leave() {
    let mut numbers = Numbers::of(44);
    let plain = minhwatu(&[]);
    for round in 0..300 {
        let piles = dealt(2 + round % 4, &mut numbers);
        let told = settled(&all(&piles), &plain);
        for left_out in 0..piles.len() {
            let some = piles.iter().enumerate();
            let some = some.map(|(at, pile)| (at != left_out).then_some(pile));
            let text = record(&some.collect::<Vec<_>>());
            assert_eq!(settled(&text, &plain), told, "{text}");
        }
    }
}

#[test]
fn a_pile_told_again_stands_in_place_of_the_first() {
    let mut numbers = Numbers::of(45);
    let plain = minhwatu(&[]);
    for round in 0..100 {
        let piles = dealt(2 + round % 4, &mut numbers);
        let told = settled(&all(&piles), &plain);
        let again = numbers.below(piles.len());
        let wrong = codes(&shuffled(&mut numbers)[..numbers.below(48)]);
        let text = all(&piles);
        let line = format!("{} has", SEATS[again]);
        let text = text.replacen(&line, &format!("{line} {wrong}\n{line}"), 1);
        assert_eq!(settled(&text, &plain), told, "{text}");
    }
}

/// Returns the code of each card.
fn single(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    let codes = by_month(cards, Calendar::Korean).into_iter();
    codes.map(|card| card.code(Calendar::Korean)).collect()
}

#[test]
fn piles_that_are_not_the_pack_are_void_and_the_cards_are_named() {
    let mut numbers = Numbers::of(46);
    let plain = minhwatu(&[]);
    for round in 0..900 {
        let mut piles = dealt(2 + round / 2 % 4, &mut numbers);
        let full: Vec<usize> = (0..piles.len())
            .filter(|at| !piles[*at].is_empty())
            .collect();
        let from = numbers.one(&full);
        let at = numbers.below(piles[from].len());
        let card = piles[from][at];
        let (mut missing, mut surplus) = (Vec::new(), Vec::new());
        if round % 2 == 0 {
            piles[from].remove(at);
            missing.push(card.to_owned());
        }
        if round % 3 != 0 {
            let to = numbers.below(piles.len());
            let mut deck = shuffled(&mut numbers).into_iter();
            let twice = deck.find(|other| *other != card).unwrap();
            for _ in 0..=round % 2 {
                piles[to].push(twice);
                surplus.push(twice.to_owned());
            }
        }
        if missing.is_empty() && surplus.is_empty() {
            continue;
        }
        let text = all(&piles);
        let verdict = settled(&text, &plain);
        assert_eq!(verdict.outcome, Outcome::Void, "{text}");
        assert!(verdict.payments.is_empty(), "{text}");
        assert!(verdict.net.iter().all(|(_, chips)| *chips == 0), "{text}");
        assert_eq!(
            verdict.next.dealer, SEATS[0],
            "the same deals again\n{text}"
        );
        let counted = counting(&verdict);
        assert!(
            counted.balance.iter().all(|(_, chips)| *chips == 0),
            "{text}"
        );
        assert_eq!(single(counted.missing), missing, "{text}");
        assert_eq!(single(counted.surplus.iter().copied()), surplus, "{text}");
    }
}

#[test]
fn a_card_moved_from_pile_to_pile_moves_its_points() {
    let mut numbers = Numbers::of(47);
    let (plain, keys) = (minhwatu(&[]), table(&[]));
    for round in 0..300 {
        let mut piles = dealt(2 + round % 4, &mut numbers);
        let from = (0..piles.len()).max_by_key(|at| piles[*at].len()).unwrap();
        let at = numbers.below(piles[from].len());
        let card = piles[from].remove(at);
        let to = (from + 1) % piles.len();
        piles[to].push(card);
        check(&piles, &plain, &keys);
    }
}

#[test]
fn the_keys_of_min_hwatu_and_their_defaults_are_those_of_the_rule_book() {
    let keys = MinHwatuRules::keys();
    let got: BTreeSet<(&str, &str)> = keys
        .iter()
        .map(|info| (info.key, info.default.as_str()))
        .collect();
    assert_eq!(got, KEYS.into_iter().collect());
    assert_eq!(keys.len(), KEYS.len());
    let shipped = minhwatu(&[]);
    for (key, value) in KEYS {
        assert_eq!(shipped.rules.get(key).as_deref(), Some(value), "{key}");
    }
}

/// The pack has 240 points: five brights of 20, nine animals of 10, ten ribbons of 5.
#[test]
fn the_points_of_the_pack_are_even_where_they_come_out_even() {
    let usual = MinHwatuRules::default();
    let even = [0, 1, 2, 3, 4, 5, 6, 7].map(|players| usual.even(players));
    let due = [240, 120, 80, 60, 48, 40].map(Some);
    assert_eq!(even[1..7], due);
    assert_eq!((even[0], even[7]), (None, None));
    // Zero points can be shared evenly among any players, but not among none.
    let nothing = MinHwatuRules {
        points_bright: 0,
        points_animal: 0,
        points_ribbon: 0,
        ..usual
    };
    assert_eq!((nothing.even(0), nothing.even(2)), (None, Some(0)));
}

/// With 10 for the coloured paulownia card the pack is 250: 125, 83 and 1 left over, 62 and 2 left
/// over, 50 for each of two to five players.
#[test]
fn a_double_november_is_shared_out_among_two_to_five() {
    let mut numbers = Numbers::of(73);
    let keys = ["par.two", "par.three", "par.four", "par.five"];
    for (players, (key, par, left)) in (2..).zip([
        (keys[0], 125, 0),
        (keys[1], 83, 1),
        (keys[2], 62, 2),
        (keys[3], 50, 0),
    ]) {
        let changes = [
            ("points.november_double", "10".to_owned()),
            (key, par.to_string()),
        ];
        let (ruleset, table) = (minhwatu(&changes), table(&changes));
        for _ in 0..60 {
            let piles = dealt(players, &mut numbers);
            let verdict = check(&piles, &ruleset, &table);
            let pile = |pile: &dokbak::verdict::PileCount| pile.remainder;
            let remainder: i64 = counting(&verdict).piles.iter().map(pile).sum();
            assert_eq!(remainder, left);
        }
    }
}
