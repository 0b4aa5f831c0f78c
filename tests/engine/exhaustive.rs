//! Every set of brights, ribbons and animals, checked against binomial counts; and thousands of
//! piles, checked against a second reading of the rule book.

use crate::reference::{self, Code, DECK, JOKBO_VALUES, Table};
use crate::support::{Numbers, card, gostop, lines, pile, ruleset};
use dokbak::card::{Calendar, Card};
use dokbak::gostop::{Assignment, best_score, score, stop_points};
use dokbak::rules::GoStopRules;
use dokbak::verdict::Score;
use std::collections::BTreeMap;

const BRIGHTS: [Code; 5] = ["1g", "3g", "8g", "11g", "12g"];
const RIBBONS: [Code; 10] = ["1t", "2t", "3t", "4t", "5t", "6t", "7t", "9t", "10t", "12t"];
const ANIMALS: [Code; 9] = ["2y", "4y", "5y", "6y", "7y", "8y", "9y", "10y", "12y"];

/// How many sets score each number of points.
type Histogram = BTreeMap<i64, usize>;

/// Returns every subset of some cards.
fn subsets(cards: &[Code]) -> impl Iterator<Item = Vec<Code>> {
    (0_usize..1 << cards.len()).map(move |chosen| {
        let at = (0..cards.len()).filter(|at| chosen & (1 << at) != 0);
        at.map(|at| cards[at]).collect()
    })
}

/// Returns how many subsets score each number of points, and how many score each line.
fn count(cards: &[Code], score: impl Fn(&[Code]) -> Score) -> (Histogram, BTreeMap<String, usize>) {
    let mut points = Histogram::new();
    let mut scored = BTreeMap::new();
    for subset in subsets(cards) {
        let score = score(&subset);
        *points.entry(score.points).or_default() += 1;
        for (id, _) in lines(&score) {
            *scored.entry(id).or_default() += 1;
        }
    }
    (points, scored)
}

fn plain(rules: &GoStopRules) -> impl Fn(&[Code]) -> Score {
    |cards| score(pile(cards), Assignment::default(), rules)
}

fn rules(name: &str, changes: &[(&str, &str)]) -> GoStopRules {
    gostop(&ruleset(name, changes)).clone()
}

fn check(
    cards: &[Code],
    rules: &GoStopRules,
    points: &[(i64, usize)],
    scored: &[(&str, usize)],
    what: &str,
) {
    let want_points: Histogram = points.iter().copied().collect();
    let want_scored: BTreeMap<String, usize> = scored
        .iter()
        .map(|(id, sets)| ((*id).to_owned(), *sets))
        .collect();
    let all: usize = points.iter().map(|(_, sets)| sets).sum();
    assert_eq!(
        all,
        1 << cards.len(),
        "{what}: every set is in the histogram"
    );
    assert_eq!(
        count(cards, plain(rules)),
        (want_points, want_scored),
        "{what}"
    );
}

/// Of the four dry brights d, and rain or not:
/// d = 4 with rain: 1 set, five brights. d = 4 without: 1 set, four brights.
/// d = 3 with rain: C(4,3) = 4 sets, four with rain (4, dearer than three dry for 3).
/// d = 3 without: 4 sets, three. d = 2 with rain: C(4,2) = 6 sets, three with rain.
/// The rest, 32 - 1 - 1 - 4 - 4 - 6 = 16 sets, scores nothing.
#[test]
fn every_set_of_brights_scores_its_dearest_line() {
    let ids = [
        ("five-brights", 1),
        ("four-brights", 1),
        ("rain-four-brights", 4),
        ("three-brights", 4),
        ("rain-three-brights", 6),
    ];
    for name in ["pagat", "pagat-50", "pagat-2006", "wikipedia"] {
        let points = [(0, 16), (2, 6), (3, 4), (4, 1 + 4), (15, 1)];
        check(&BRIGHTS, &rules(name, &[]), &points, &ids, name);
    }
}

/// The sets are those of the test above; the prices decide what is dearest.
#[test]
fn other_prices_of_brights_change_which_line_is_dearest() {
    // Four with rain for 3 ties with three dry for 3: the one higher up, four with rain.
    let tied = rules("pagat", &[("brights.four_with_rain", "3")]);
    let ids = [
        ("five-brights", 1),
        ("four-brights", 1),
        ("rain-four-brights", 4),
        ("three-brights", 4),
        ("rain-three-brights", 6),
    ];
    let points = [(0, 16), (2, 6), (3, 4 + 4), (4, 1), (15, 1)];
    check(&BRIGHTS, &tied, &points, &ids, "a tie");

    // Four with rain for nothing: three dry is what d = 3 scores, with rain or without.
    let none = rules("pagat", &[("brights.four_with_rain", "0")]);
    let ids = [
        ("five-brights", 1),
        ("four-brights", 1),
        ("three-brights", 8),
        ("rain-three-brights", 6),
    ];
    check(
        &BRIGHTS,
        &none,
        &points,
        &ids,
        "four with rain worth nothing",
    );

    // Five for 1: the set of five has four dry ones too, for 4.
    let cheap = rules("pagat", &[("brights.five", "1")]);
    let ids = [
        ("four-brights", 2),
        ("rain-four-brights", 4),
        ("three-brights", 4),
        ("rain-three-brights", 6),
    ];
    let points = [(0, 16), (2, 6), (3, 4), (4, 2 + 4)];
    check(&BRIGHTS, &cheap, &points, &ids, "five brights cheap");

    // Three with rain for 9: whoever has rain and two dry ones takes it, but for all five:
    // d = 2, 3 with rain 6 + 4 sets.
    let dear = rules("pagat", &[("brights.three_with_rain", "9")]);
    let ids = [
        ("five-brights", 1),
        ("four-brights", 1),
        ("three-brights", 4),
        ("rain-three-brights", 10),
    ];
    let points = [(0, 16), (3, 4), (4, 1), (9, 10), (15, 1)];
    check(&BRIGHTS, &dear, &points, &ids, "three with rain dear");
}

/// Three sets of three ribbons and the rain ribbon. With k sets complete, one incomplete set
/// has 1 + 3x + 3x^2 subsets by size; two: 1, 6, 15, 18, 9; three: 1, 9, 36, 81, 108, 81, 27.
/// With the rain ribbon (1 + x), n ribbons in all:
/// k = 0: n = 0..7: 1, 10, 45, 117, 189, 189, 108, 27 (686 sets)
/// k = 1, C(3,1) = 3 times x^3 (1, 7, 21, 33, 27, 9): n = 3..8: 3, 21, 63, 99, 81, 27 (294)
/// k = 2, C(3,2) = 3 times x^6 (1, 4, 6, 3): n = 6..9: 3, 12, 18, 9 (42)
/// k = 3: n = 9, 10: 1, 1 (2)
/// Points are 3k, and n - 4 from n = 5.
#[test]
fn every_set_of_ribbons_scores_sets_and_number() {
    let points = [
        (0, 1 + 10 + 45 + 117 + 189),
        (1, 189),
        (2, 108),
        (3, 27 + 3 + 21),
        (4, 63),
        (5, 99),
        (6, 81),
        (7, 27),
        (8, 3),
        (9, 12),
        (10, 18),
        (11, 9),
        (14, 1),
        (15, 1),
    ];
    // Each set is complete in 2^7 subsets; five ribbons or more are C(10,5) + C(10,6) + ...
    let ids = [
        ("hong-dan", 128),
        ("cheong-dan", 128),
        ("cho-dan", 128),
        ("ribbons", 252 + 210 + 120 + 45 + 10 + 1),
    ];
    for name in ["pagat", "pagat-50", "pagat-2006"] {
        check(&RIBBONS, &rules(name, &[]), &points, &ids, name);
    }
}

/// As above, but the rain ribbon does not count as a ribbon, so every count of dry ribbons occurs
/// twice:
/// k = 0: n = 0..6: 1, 9, 36, 81, 108, 81, 27, each twice
/// k = 1: 3 times (1, 6, 15, 18, 9), each twice: n = 3..7: 6, 36, 90, 108, 54
/// k = 2: 3 times (1, 3, 3), each twice: n = 6..8: 6, 18, 18
/// k = 3: n = 9: 2
#[test]
fn the_rain_ribbon_scores_nothing_where_it_does_not_count() {
    let points = [
        (0, 2 * (1 + 9 + 36 + 81 + 108)),
        (1, 2 * 81),
        (2, 2 * 27),
        (3, 6 + 36),
        (4, 90),
        (5, 108),
        (6, 54),
        (8, 6),
        (9, 18),
        (10, 18),
        (14, 2),
    ];
    let ids = [
        ("hong-dan", 128),
        ("cheong-dan", 128),
        ("cho-dan", 128),
        // Twice C(9,5) + C(9,6) + C(9,7) + C(9,8) + C(9,9).
        ("ribbons", 2 * (126 + 84 + 36 + 9 + 1)),
    ];
    check(
        &RIBBONS,
        &rules("wikipedia", &[]),
        &points,
        &ids,
        "wikipedia",
    );
    let off = rules("pagat", &[("ribbons.rain_counts", "false")]);
    check(&RIBBONS, &off, &points, &ids, "pagat without rain");
}

/// Three birds make godori (5), k animals k - 4 from k = 5.
/// With godori and j of the six others, k = 3 + j: C(6,j) = 1, 6, 15, 20, 15, 6, 1 sets for
/// 5, 5, 6, 7, 8, 9, 10. Without: C(9,k) - C(6,k-3) = 1, 9, 36, 83, 120, 111, 64, 21, 3 sets for
/// k = 0..8: nothing up to k = 4, then 1, 2, 3, 4.
const ANIMAL_POINTS: [(i64, usize); 11] = [
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

/// Five animals or more are C(9,5) + C(9,6) + C(9,7) + C(9,8) + C(9,9) sets; godori 2^6.
const ANIMAL_IDS: [(&str, usize); 2] = [("animals", 126 + 84 + 36 + 9 + 1), ("godori", 64)];

#[test]
fn every_set_of_animals_scores_number_and_godori() {
    for name in ["pagat", "pagat-50", "pagat-2006", "wikipedia"] {
        let rules = rules(name, &[]);
        check(&ANIMALS, &rules, &ANIMAL_POINTS, &ANIMAL_IDS, name);
    }
}

/// Two switch cards are at most four junk and score nothing, so without other junk they are best
/// left as animals: the same counts as above.
#[test]
fn the_best_score_of_animals_alone_leaves_switch_cards_animals() {
    for name in ["pagat", "wikipedia"] {
        let rules = rules(name, &[]);
        let (points, ids) = count(&ANIMALS, |cards| best_score(pile(cards), &rules));
        assert_eq!(points, Histogram::from(ANIMAL_POINTS), "{name}");
        let want = ANIMAL_IDS.map(|(id, sets)| (id.to_owned(), sets));
        assert_eq!(ids, BTreeMap::from(want), "{name}");
    }
}

/// With the cup counted as junk k is one less. Of the 2^8 sets with the cup and j of the five
/// others than birds: with godori, k = 3 + j: C(5,j) = 1, 5, 10, 10, 5, 1 for 5, 5, 6, 7, 8, 9.
/// Without: C(8,k) - C(5,k-3) = 1, 8, 28, 55, 65, 46, 18, 3 for k = 0..7.
#[test]
fn a_cup_counted_as_junk_is_no_animal() {
    let rules = rules("pagat", &[]);
    let junk = Assignment {
        cup: true,
        bridge: false,
    };
    let mut points = Histogram::new();
    for mut cards in subsets(&ANIMALS).filter(|cards| cards.contains(&"9y")) {
        let as_junk = score(pile(&cards), junk, &rules);
        *points.entry(as_junk.points).or_default() += 1;
        let at = cards.iter().position(|code| *code == "9y").unwrap();
        cards.remove(at);
        assert_eq!(lines(&as_junk), lines(&plain(&rules)(&cards)), "{cards:?}");
    }
    let want = [
        (0, 1 + 8 + 28 + 55 + 65),
        (1, 46),
        (2, 18),
        (3, 3),
        (5, 1 + 5),
        (6, 10),
        (7, 10),
        (8, 5),
        (9, 1),
    ];
    assert_eq!(points, Histogram::from(want));
}

/// The birds 2, 4, 8, 12 and five others (C(5,j) = 1, 5, 10, 10, 5, 1).
/// All four birds, k = 4 + j: yukdori 6 + j: 6..11.
/// 2, 4, 8 alone, k = 3 + j: godori 5 and j - 1 from j = 2: 5, 5, 6, 7, 8, 9.
/// 12 and two of three, 3 ways, k = 3 + j: bidori 4: 4, 4, 5, 6, 7, 8.
/// Else b birds in 1, 4, 6 ways for b = 0, 1, 2 and k = b + j:
/// one point: C(5,5) + 4 C(5,4) + 6 C(5,3) = 1 + 20 + 60; two: 4 C(5,5) + 6 C(5,4) = 4 + 30;
/// three: 6 C(5,5) = 6; nothing: 11 * 32 - 81 - 34 - 6 = 231.
#[test]
fn yukdori_and_bidori_take_the_place_of_godori() {
    let both = rules("pagat", &[("birds.yukdori", "6"), ("birds.bidori", "4")]);
    let points = [
        (0, 231),
        (1, 1 + 20 + 60),
        (2, 4 + 30),
        (3, 6),
        (4, 3 * (1 + 5)),
        (5, 3 * 10 + 1 + 5),
        (6, 3 * 10 + 10 + 1),
        (7, 3 * 5 + 10 + 5),
        (8, 3 + 5 + 10),
        (9, 1 + 10),
        (10, 5),
        (11, 1),
    ];
    let ids = [
        ("animals", 256),
        ("yukdori", 32),
        ("godori", 32),
        ("bidori", 3 * 32),
    ];
    check(&ANIMALS, &both, &points, &ids, "yukdori and bidori");

    // Without yukdori four birds are godori as usual, never bidori: k = 4 + j, 5 + j from j = 1,
    // which is 5 for j = 0 too (four animals score nothing): 5, 6, 7, 8, 9, 10.
    let bidori = rules("pagat", &[("birds.bidori", "4")]);
    let points = [
        (0, 231),
        (1, 81),
        (2, 34),
        (3, 6),
        (4, 3 * (1 + 5)),
        (5, 3 * 10 + 1 + 5 + 1),
        (6, 3 * 10 + 10 + 5),
        (7, 3 * 5 + 10 + 10),
        (8, 3 + 5 + 10),
        (9, 1 + 5),
        (10, 1),
    ];
    let ids = [("animals", 256), ("godori", 64), ("bidori", 96)];
    check(&ANIMALS, &bidori, &points, &ids, "bidori");
}

/// One point at value 10 and one for each more, whatever cards the value comes from.
#[test]
fn junk_scores_its_value_less_nine() {
    let rules = rules("pagat", &[]);
    let singles: Vec<Code> = DECK
        .into_iter()
        .filter(|code| code.ends_with('p'))
        .collect();
    for count in 0..=singles.len() {
        for doubles in [&[][..], &["11s"], &["12s"], &["11s", "12s"]] {
            let cards = [&singles[..count], doubles].concat();
            let value = i64::try_from(count + 2 * doubles.len()).unwrap();
            let score = plain(&rules)(&cards);
            assert_eq!(score.points, (value - 9).max(0), "{cards:?}");
        }
    }
}

/// Returns a pile in which each kind has its own density, so that rich piles are not rare.
fn some_pile(numbers: &mut Numbers) -> Vec<Code> {
    let jokers = ["j1", "j1", "j2", "j2", "j3", "jb", "jx", "jg"];
    let dense: BTreeMap<char, usize> = "gytps"
        .chars()
        .map(|kind| (kind, numbers.one(&[1, 4, 7, 9])))
        .collect();
    let clovers = numbers.below(4) == 0;
    let mut pile = Vec::new();
    for code in DECK {
        let clover = clovers && (code.starts_with('4') || code.starts_with('7'));
        let kind = code.chars().next_back().unwrap();
        if numbers.below(10) < dense[&kind] || clover {
            pile.push(code);
        }
    }
    for joker in jokers {
        if numbers.below(6) == 0 {
            pile.push(joker);
        }
    }
    pile
}

/// Compares every way of counting a pile, the best of them, and the highest stop points.
fn compare(cards: &[Code], rules: &GoStopRules, table: &Table, what: &str) {
    let pile = pile(cards);
    let mut best = (0, 0);
    let mut most_stop = 0;
    let choices = reference::choices(cards, table);
    let ways = Assignment::all(pile, rules).count();
    assert_eq!(ways, choices.len(), "{what}: {cards:?}");
    for junk in choices {
        let assignment = Assignment {
            cup: junk.contains(&"9y"),
            bridge: junk.contains(&"5y"),
        };
        let got = score(pile, assignment, rules);
        let want = reference::lines(cards, &junk, table);
        let points = reference::points(&want);
        let stop = reference::stop_points(&want, table);
        let told: Vec<(String, i64)> = want.into_iter().map(|(id, n)| (id.to_owned(), n)).collect();
        assert_eq!(lines(&got), told, "{what}: {cards:?} with junk {junk:?}");
        assert_eq!((got.points, got.stop_points), (points, stop), "{what}");
        best = best.max((points, reference::animals(cards, &junk)));
        most_stop = most_stop.max(stop);
    }
    let got = best_score(pile, rules);
    let junk: Vec<Code> = ["9y", "5y"]
        .into_iter()
        .filter(|code| {
            let used = got.switch.iter();
            let used = used
                .clone()
                .find(|(card, _)| card.code(Calendar::Korean) == *code);
            used.is_some_and(|(_, used)| *used == dokbak::verdict::SwitchUse::Junk)
        })
        .collect();
    let animals = reference::animals(cards, &junk);
    assert_eq!((got.points, animals), best, "{what}: {cards:?}");
    assert_eq!(stop_points(pile, rules), most_stop, "{what}: {cards:?}");
}

#[test]
fn thousands_of_piles_score_as_a_second_reading_of_the_rules_says() {
    let mut numbers = Numbers::of(2024);
    let mut tables = Vec::new();
    for name in ["pagat", "pagat-50", "pagat-2006", "wikipedia"] {
        tables.push((name.to_owned(), ruleset(name, &[]), Table::preset(name)));
    }
    for round in 0..60 {
        let name = numbers.one(&["pagat", "wikipedia"]);
        let changes: Vec<(&str, &str)> = JOKBO_VALUES
            .iter()
            .filter(|_| round < 4 || numbers.next().is_multiple_of(2))
            .map(|(key, values)| (*key, *values))
            .collect::<Vec<_>>()
            .into_iter()
            .map(|(key, values)| (key, numbers.one(values)))
            .collect();
        let told = format!("{name} with {changes:?}");
        tables.push((
            told,
            ruleset(name, &changes),
            Table::preset(name).with(&changes),
        ));
    }
    for round in 0..20_480 {
        let cards = some_pile(&mut numbers);
        let (told, ruleset, table) = &tables[round % tables.len()];
        compare(&cards, gostop(ruleset), table, told);
    }
}

#[test]
fn every_card_of_the_deck_is_one_card() {
    let faces: std::collections::BTreeSet<Card> = DECK.into_iter().map(card).collect();
    assert_eq!(
        faces.len(),
        48 - 11,
        "eleven flowers have the same junk twice"
    );
    assert_eq!(pile(&DECK).len(), 48);
}

/// The whole pack has every line that is played.
#[test]
fn each_line_names_the_cards_that_make_it() {
    let rules = rules("pagat", &[("palssari", "8"), ("palssari_counts", "true")]);
    let score = score(pile(&DECK), Assignment::default(), &rules);
    let named = score.jokbo.iter().map(|line| line.cards);
    let due: [&[Code]; 8] = [
        &BRIGHTS,
        &ANIMALS,
        &["1t", "2t", "3t"],
        &["6t", "9t", "10t"],
        &["4t", "5t", "7t"],
        &RIBBONS,
        &["2y", "4y", "8y"],
        &["4y", "4t", "4p", "4p", "7y", "7t", "7p", "7p"],
    ];
    let (others, junk): (Vec<_>, Vec<_>) = named.partition(|cards| !cards.contains(card("1p")));
    assert_eq!(others.len(), due.len(), "{:?}", lines(&score));
    for cards in due {
        assert!(others.contains(&pile(cards)), "{cards:?}");
    }
    // Twenty-two plain and two double.
    assert_eq!(junk.iter().map(|cards| cards.len()).sum::<u32>(), 24);
}
