//! Every set of brights, ribbons and animals in Koi-Koi, checked against counts worked out by hand;
//! and the keys with their defaults.

use crate::koikoi::{DECK, KEYS, PRESETS, SCORING, cards, got, koikoi, table};
use crate::reference::Code;
use crate::support::ruleset;
use dokbak::card::Pile;
use dokbak::koikoi::{Weather, score};
use dokbak::rules::{Game, KoiKoiRules, Rules, SHIPPED, load};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const BRIGHTS: [Code; 5] = ["1g", "3g", "8g", "11g", "12g"];
const RIBBONS: [Code; 10] = ["1t", "2t", "3t", "4t", "5t", "6t", "7t", "9t", "10t", "11t"];
const ANIMALS: [Code; 9] = ["2y", "4y", "5y", "6y", "7y", "8y", "9y", "10y", "11y"];

type Histogram = BTreeMap<i64, usize>;

/// Compares every subset of some cards with the expected number of subsets for each score, and for
/// each yaku.
fn check(
    cards_of: &[Code],
    name: &str,
    changes: &[(&str, &str)],
    points: &[(i64, usize)],
    scored: &[(&str, usize)],
) {
    let ruleset = ruleset(name, changes);
    let deck = cards();
    let of = |code: &Code| deck[DECK.iter().position(|known| known == code).unwrap()];
    let (mut got_points, mut got_scored) = (Histogram::new(), BTreeMap::<&str, usize>::new());
    for chosen in 0_usize..1 << cards_of.len() {
        let codes = (0..cards_of.len()).filter(|at| chosen & (1 << at) != 0);
        let pile: Pile = codes.map(|at| of(&cards_of[at])).collect();
        let score = score(pile, Weather::default(), koikoi(&ruleset));
        *got_points.entry(score.points).or_default() += 1;
        for (id, _) in got(&score) {
            *got_scored.entry(id).or_default() += 1;
        }
    }
    let told = format!("{name} {changes:?}");
    let all: usize = points.iter().map(|(_, sets)| sets).sum();
    assert_eq!(all, 1 << cards_of.len(), "{told}: every set is counted");
    assert_eq!(got_points, points.iter().copied().collect(), "{told}");
    assert_eq!(got_scored, scored.iter().copied().collect(), "{told}");
}

/// Of the four dry brights d, and rain or not:
/// d = 4 with rain: 1 set, five. d = 4 without: 1, four. d = 3 with rain: C(4,3) = 4, rainy four.
/// d = 3 without: 4, three. With rain and two dry ones nothing: the other 32 - 10 = 22 sets.
#[test]
fn every_set_of_brights_scores_its_dearest_yaku() {
    let ids = [
        ("five-brights", 1),
        ("four-brights", 1),
        ("rainy-four-brights", 4),
        ("three-brights", 4),
    ];
    let points = [(0, 22), (6, 4), (7, 4), (8, 1), (15, 1)];
    for name in ["koikoi", "koikoi-older"] {
        check(&BRIGHTS, name, &[], &points, &ids);
    }
    let points = [(0, 22), (5, 4), (7, 4), (8, 1), (10, 1)];
    check(&BRIGHTS, "koikoi-nintendo", &[], &points, &ids);
}

/// The sets are those of the test above; the prices decide what is dearest.
#[test]
fn other_prices_of_brights_change_which_yaku_is_dearest() {
    // No rainy four: three dry brights with rain are three brights.
    let ids = [
        ("five-brights", 1),
        ("four-brights", 1),
        ("three-brights", 8),
    ];
    let points = [(0, 22), (6, 8), (8, 1), (15, 1)];
    check(
        &BRIGHTS,
        "koikoi",
        &[("yaku.rainy_four", "0")],
        &points,
        &ids,
    );

    // Five for 1: all five have four dry ones for 8, too.
    let ids = [
        ("four-brights", 2),
        ("rainy-four-brights", 4),
        ("three-brights", 4),
    ];
    let points = [(0, 22), (6, 4), (7, 4), (8, 2)];
    check(
        &BRIGHTS,
        "koikoi",
        &[("yaku.five_brights", "1")],
        &points,
        &ids,
    );

    // Three for 20 is dearer than anything that contains it.
    let points = [(0, 22), (20, 10)];
    let ids = [("three-brights", 10)];
    check(
        &BRIGHTS,
        "koikoi",
        &[("yaku.three_brights", "20")],
        &points,
        &ids,
    );
}

/// Three poetry ribbons, three blue, four others. An incomplete set has 1 + 3x + 3x^2 subsets by
/// size, the others 1, 4, 6, 4, 1.
/// Both sets and j others: 1, 4, 6, 4, 1 sets for 10 + j.
/// One set (2 ways) and k of the rest, (1, 3, 3)(1, 4, 6, 4, 1) = 1, 7, 21, 34, 31, 15, 3:
/// 3 + k ribbons, 5 + k points, always dearer than the k - 1 of plain ribbons.
/// No set: (1, 3, 3)^2 = (1, 6, 15, 18, 9), times (1, 4, 6, 4, 1):
/// 1, 10, 45, 118, 196, 210, 141, 54, 9 sets of n = 0..8 ribbons, n - 4 points from n = 5.
#[test]
fn every_set_of_ribbons_scores_its_dearest_yaku() {
    let points = [
        (0, 1 + 10 + 45 + 118 + 196),
        (1, 210),
        (2, 141),
        (3, 54),
        (4, 9),
        (5, 2),
        (6, 2 * 7),
        (7, 2 * 21),
        (8, 2 * 34),
        (9, 2 * 31),
        (10, 2 * 15 + 1),
        (11, 2 * 3 + 4),
        (12, 6),
        (13, 4),
        (14, 1),
    ];
    let ids = [
        ("poetry-and-blue", 16),
        ("poetry", 7 * 16),
        ("blue", 7 * 16),
        ("ribbons", 210 + 141 + 54 + 9),
    ];
    for name in ["koikoi", "koikoi-nintendo"] {
        check(&RIBBONS, name, &[], &points, &ids);
    }
}

/// The same sets, where poetry and blue are flat and add to each other and to the number:
/// both sets and j others: 10 and 2 + j. One set and k of the rest: 5, and k - 1 from k = 2.
#[test]
fn every_set_of_ribbons_adds_up_in_the_older_yaku() {
    let points = [
        (0, 1 + 10 + 45 + 118 + 196),
        (1, 210),
        (2, 141),
        (3, 54),
        (4, 9),
        (5, 2 * (1 + 7)),
        (6, 2 * 21),
        (7, 2 * 34),
        (8, 2 * 31),
        (9, 2 * 15),
        (10, 2 * 3),
        (12, 1),
        (13, 4),
        (14, 6),
        (15, 4),
        (16, 1),
    ];
    // Each set is complete in 2^7 subsets; five ribbons or more are C(10,5) + C(10,6) + ...
    let ids = [
        ("poetry", 128),
        ("blue", 128),
        ("ribbons", 252 + 210 + 120 + 45 + 10 + 1),
    ];
    check(&RIBBONS, "koikoi-older", &[], &points, &ids);
}

/// Boar, deer and butterflies with j of the six others: 5 + j for C(6,j) = 1, 6, 15, 20, 15, 6, 1
/// sets. Without: C(9,k) - C(6,k-3) = 1, 9, 36, 83, 120, 111, 64, 21, 3 sets of k = 0..8 animals,
/// k - 4 from k = 5.
#[test]
fn every_set_of_animals_scores_its_dearest_yaku() {
    let points = [
        (0, 1 + 9 + 36 + 83 + 120),
        (1, 111),
        (2, 64),
        (3, 21),
        (4, 3),
        (5, 1),
        (6, 6),
        (7, 15),
        (8, 20),
        (9, 15),
        (10, 6),
        (11, 1),
    ];
    let ids = [
        ("boar-deer-butterflies", 64),
        ("animals", 111 + 64 + 21 + 3),
    ];
    for cup in ["both", "either", "animal"] {
        check(&ANIMALS, "koikoi", &[("cup", cup)], &points, &ids);
    }
}

/// The same sets, where boar, deer and butterflies are flat and add to the number: with j others
/// 5, and j - 1 from j = 2.
#[test]
fn every_set_of_animals_adds_up_in_the_older_yaku() {
    let points = [
        (0, 1 + 9 + 36 + 83 + 120),
        (1, 111),
        (2, 64),
        (3, 21),
        (4, 3),
        (5, 1 + 6),
        (6, 15),
        (7, 20),
        (8, 15),
        (9, 6),
        (10, 1),
    ];
    // Five animals or more are C(9,5) + C(9,6) + C(9,7) + C(9,8) + C(9,9) sets.
    let ids = [
        ("boar-deer-butterflies", 64),
        ("animals", 126 + 84 + 36 + 9 + 1),
    ];
    check(&ANIMALS, "koikoi-older", &[], &points, &ids);
}

#[test]
fn the_keys_of_koi_koi_and_their_defaults_are_those_of_the_rule_book() {
    let keys = KoiKoiRules::keys();
    let told: BTreeSet<(&str, &str)> = keys
        .iter()
        .map(|info| (info.key, info.default.as_str()))
        .collect();
    assert_eq!(told, KEYS.into_iter().collect());
    assert_eq!(keys.len(), KEYS.len());
}

#[test]
fn the_shipped_rulesets_of_koi_koi_differ_as_the_rule_book_says() {
    let mut shipped = BTreeSet::new();
    for (name, _) in SHIPPED {
        let ruleset = load(name, Path::new(".")).unwrap();
        if ruleset.game() != Game::KoiKoi {
            continue;
        }
        shipped.insert(*name);
        let table = table(name, &[]);
        for info in KoiKoiRules::keys() {
            let value = ruleset.rules.get(info.key).unwrap();
            assert_eq!(value, table[info.key], "{name}: {}", info.key);
        }
    }
    assert_eq!(shipped, PRESETS.map(|(name, _)| name).into());
}

#[test]
fn every_value_of_yaku_tried_is_one_that_the_keys_take() {
    for (key, values) in SCORING {
        for value in values {
            let mut rules = Rules::default_for(Game::KoiKoi);
            rules.set(key, value).unwrap();
            assert_eq!(rules.get(key).as_deref(), Some(*value), "{key}");
        }
    }
}

/// The cards of a kind, a set of three among them, how many further cards of the kind there are, the
/// points, and how many of them the number of cards gives.
type Grown<'a> = (&'a [Code], [Code; 3], usize, i64, i64);

/// Under `both` the sets grow and the numbers count too. Each pile here is a set and further cards
/// of its kind, and each comes to what the same sum says:
///
/// - five animals with boar, deer and butterflies: the two others of six, C(6,2) = 15 piles,
///   (5 + 2) + 1 = 8;
/// - six animals with them: C(6,3) = 20 piles, (5 + 3) + 2 = 10;
/// - five ribbons with the three poetry ribbons: two of the other seven, C(7,2) = 21 piles,
///   (5 + 2) + 1 = 8; with the three blue ones likewise, 21 piles.
///
/// That makes 77 piles, each of which is less under `modern`, by the 1 or 2 of the number.
#[test]
fn the_seventy_seven_piles_of_sets_that_grow_beside_the_numbers() {
    let both = ruleset("koikoi", &[("yaku.system", "both")]);
    let modern = ruleset("koikoi", &[]);
    let deck = cards();
    let of = |code: &Code| deck[DECK.iter().position(|known| known == code).unwrap()];
    let sets: [Grown; 4] = [
        (&ANIMALS, ["7y", "10y", "6y"], 2, 8, 1),
        (&ANIMALS, ["7y", "10y", "6y"], 3, 10, 2),
        (&RIBBONS, ["1t", "2t", "3t"], 2, 8, 1),
        (&RIBBONS, ["6t", "9t", "10t"], 2, 8, 1),
    ];
    let mut counted = Vec::new();
    for (kind, set, further, points, number) in sets {
        let others: Vec<&Code> = kind.iter().filter(|card| !set.contains(card)).collect();
        let ways = (0_usize..1 << others.len()).filter(|way| way.count_ones() as usize == further);
        let before = counted.len();
        for way in ways {
            let chosen = others.iter().enumerate();
            let chosen = chosen.filter(|(at, _)| way & (1 << at) != 0);
            let chosen = chosen.map(|(_, card)| **card);
            let codes: Vec<Code> = set.into_iter().chain(chosen).collect();
            let pile: Pile = codes.iter().map(of).collect();
            let points_of = |rules| score(pile, Weather::default(), koikoi(rules)).points;
            assert_eq!(points_of(&both), points, "{codes:?}");
            assert_eq!(points_of(&modern), points - number, "{codes:?}");
            counted.push(codes);
        }
        let number: usize = counted.len() - before;
        let want = match (kind.len(), further) {
            (9, 2) => 15,
            (9, 3) => 20,
            _ => 21,
        };
        assert_eq!(number, want);
    }
    assert_eq!(counted.len(), 77);
}

/// Every set of animals under `both`. With the set: n animals are 5 + (n - 3), and n - 4 more from
/// five on: n = 3 to 9 make 5, 6, 8, 10, 12, 14, 16, in C(6,n-3) = 1, 6, 15, 20, 15, 6, 1 sets.
/// Without it only the number counts: of the C(9,n) sets of 5, 6, 7, 8 animals 126 - 15, 84 - 20,
/// 36 - 15, 9 - 6 make 1, 2, 3, 4. Nothing: 512 - 64 - 199 = 249.
#[test]
fn every_set_of_animals_grows_and_adds_up_under_both() {
    let points = [
        (0, 249),
        (1, 111),
        (2, 64),
        (3, 21),
        (4, 3),
        (5, 1),
        (6, 6),
        (8, 15),
        (10, 20),
        (12, 15),
        (14, 6),
        (16, 1),
    ];
    // Five or more animals, with the set or without: 57 + 199 sets.
    let ids = [("animals", 256), ("boar-deer-butterflies", 64)];
    check(
        &ANIMALS,
        "koikoi",
        &[("yaku.system", "both"), ("cup", "animal")],
        &points,
        &ids,
    );
}

/// Three brights with rain: rain and two of the four dry ones, C(4,2) = 6 sets; the rest is as
/// without the key.
#[test]
fn three_brights_with_rain_are_a_yaku_where_the_table_says_so() {
    let ids = [
        ("five-brights", 1),
        ("four-brights", 1),
        ("rainy-four-brights", 4),
        ("three-brights", 4),
        ("rainy-three-brights", 6),
    ];
    let points = [(0, 16), (6, 10), (7, 4), (8, 1), (15, 1)];
    check(
        &BRIGHTS,
        "koikoi",
        &[("yaku.rainy_three", "6")],
        &points,
        &ids,
    );
}
