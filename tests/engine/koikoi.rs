//! The yaku of Koi-Koi, compared with a slow reading of their table that was written from the rule
//! book alone. Cards are codes in the Japanese calendar: 11 is willow, 12 is paulownia.

use crate::reference::Code;
use crate::support::{Numbers, ruleset};
use dokbak::card::{Calendar, Card, Flower, Pile, read_word};
use dokbak::koikoi::{Weather, score};
use dokbak::rules::{KoiKoiRules, Rules, Ruleset};
use dokbak::verdict::{Jokbo, Score, ScoreLine};
use std::collections::BTreeMap;

/// The 48 cards of a pack.
pub(crate) const DECK: [Code; 48] = [
    "1g", "1t", "1p", "1p", "2y", "2t", "2p", "2p", "3g", "3t", "3p", "3p", "4y", "4t", "4p", "4p",
    "5y", "5t", "5p", "5p", "6y", "6t", "6p", "6p", "7y", "7t", "7p", "7p", "8g", "8y", "8p", "8p",
    "9y", "9t", "9p", "9p", "10y", "10t", "10p", "10p", "11g", "11y", "11t", "11s", "12g", "12s",
    "12p", "12p",
];

/// Every key with its value in `koikoi`.
pub(crate) const KEYS: [(&str, &str); 40] = [
    ("calendar", "japanese"),
    ("hand", "8"),
    ("rounds", "12"),
    ("until", "0"),
    ("yaku.system", "modern"),
    ("yaku.five_brights", "15"),
    ("yaku.four_brights", "8"),
    ("yaku.rainy_four", "7"),
    ("yaku.three_brights", "6"),
    ("yaku.rainy_three", "0"),
    ("yaku.boar_deer_butterflies", "5"),
    ("yaku.animals", "1"),
    ("yaku.poetry_and_blue", "10"),
    ("yaku.poetry", "5"),
    ("yaku.blue", "5"),
    ("yaku.ribbons", "1"),
    ("yaku.flower_viewing", "5"),
    ("yaku.moon_viewing", "5"),
    ("yaku.cards_of_month", "4"),
    ("yaku.chaff", "1"),
    ("cup", "both"),
    ("viewing", "on"),
    ("viewing.weather", "false"),
    ("chaff.double", "none"),
    ("seven", "double"),
    ("koi", "opponent"),
    ("koi.min", "0"),
    ("koi.new_yaku", "false"),
    ("field", "off"),
    ("counting", "all"),
    ("zero_sum", "false"),
    ("draw.dealer", "0"),
    ("draw.next", "same"),
    ("draw.yaku", "none"),
    ("lucky.teshi", "6"),
    ("lucky.kuttsuki", "6"),
    ("lucky.both", "best"),
    ("lucky.hand", "wins"),
    ("lucky.table_four", "misdeal"),
    ("lucky.table_pairs", "misdeal"),
];

/// The presets, and what they change in `koikoi`.
pub(crate) const PRESETS: [(&str, &[(&str, &str)]); 3] = [
    ("koikoi", &[]),
    ("koikoi-older", &[("yaku.system", "older")]),
    (
        "koikoi-nintendo",
        &[("yaku.five_brights", "10"), ("yaku.three_brights", "5")],
    ),
];

/// Keys that affect the score of a pile, with values that tables play or that produce ties.
pub(crate) const SCORING: [(&str, &[&str]); 21] = [
    ("yaku.system", &["modern", "older", "both"]),
    ("yaku.five_brights", &["15", "10", "0", "6"]),
    ("yaku.four_brights", &["8", "0", "7", "20"]),
    ("yaku.rainy_four", &["7", "0", "6", "8"]),
    ("yaku.three_brights", &["6", "5", "0", "9"]),
    ("yaku.rainy_three", &["0", "6", "2"]),
    ("yaku.boar_deer_butterflies", &["5", "0", "1", "9"]),
    ("yaku.animals", &["1", "0", "3", "7"]),
    ("yaku.poetry_and_blue", &["10", "0", "8", "3"]),
    ("yaku.poetry", &["5", "0", "6", "14"]),
    ("yaku.blue", &["5", "0", "6", "2"]),
    ("yaku.ribbons", &["1", "0", "3", "12"]),
    ("yaku.flower_viewing", &["5", "0", "3"]),
    ("yaku.moon_viewing", &["5", "0", "1"]),
    ("yaku.cards_of_month", &["4", "0", "5"]),
    ("yaku.chaff", &["1", "0", "2"]),
    ("cup", &["both", "either", "animal"]),
    ("viewing", &["on", "off", "needs_other"]),
    ("viewing.weather", &["false", "true", "taken"]),
    (
        "chaff.double",
        &[
            "none",
            "cup",
            "lightning",
            "paulownia",
            "cup,lightning,paulownia",
            "cup,paulownia",
        ],
    ),
    ("counting", &["all", "best", "both"]),
];

/// Values by key.
pub(crate) type Table = BTreeMap<&'static str, &'static str>;

/// Returns the values of a preset with some of them changed.
pub(crate) fn table(preset: &str, changes: &[(&'static str, &'static str)]) -> Table {
    let mut table: Table = KEYS.into();
    let of_preset = PRESETS.iter().find(|(name, _)| *name == preset).unwrap().1;
    for (key, value) in of_preset.iter().chain(changes) {
        assert!(table.insert(key, value).is_some(), "{key} is no key");
    }
    table
}

fn number(table: &Table, key: &str) -> i64 {
    table[key].parse().unwrap()
}

/// A yaku and its points.
pub(crate) type Line = (&'static str, i64);

fn has(pile: &[Code], cards: &[Code]) -> bool {
    cards.iter().all(|card| pile.contains(card))
}

fn count(pile: &[Code], letters: &str) -> i64 {
    let of = |code: &&Code| letters.contains(&code[code.len() - 1..]);
    i64::try_from(pile.iter().filter(of).count()).unwrap()
}

/// True if all four cards of a month are in a pile.
fn whole(pile: &[Code], month: u8) -> bool {
    let of = |code: &&Code| code[..code.len() - 1] == month.to_string();
    pile.iter().filter(of).count() == 4
}

/// Returns the dearest line of a group; in a tie, the one higher up.
fn dearest(group: &[Line]) -> Option<Line> {
    let most = group.iter().map(|line| line.1).max()?;
    group.iter().find(|line| line.1 == most).copied()
}

/// Returns a line of a group if its condition is met and it is worth anything: the key's points,
/// plus one for each `further` card.
fn line(table: &Table, id: &'static str, key: &str, satisfied: bool, further: i64) -> Option<Line> {
    let own = number(table, key);
    (satisfied && own > 0).then(|| (id, own + further))
}

/// Returns the lines of a pile whose cup is an animal, chaff or both, before deciding which of them
/// count.
fn lines(
    pile: &[Code],
    (cup_animal, cup_chaff): (bool, bool),
    month: Option<u8>,
    field: &[Code],
    table: &Table,
) -> Vec<Line> {
    let yaku = |id, key, satisfied, further| line(table, id, key, satisfied, further);
    let mut found = Vec::new();

    let rain = pile.contains(&"11g");
    let dry = count(pile, "g") - i64::from(rain);
    let brights = [
        yaku(
            "five-brights",
            "yaku.five_brights",
            dry + i64::from(rain) == 5,
            0,
        ),
        yaku("four-brights", "yaku.four_brights", dry >= 4, 0),
        yaku("rainy-four-brights", "yaku.rainy_four", dry >= 3 && rain, 0),
        yaku("three-brights", "yaku.three_brights", dry >= 3, 0),
        yaku(
            "rainy-three-brights",
            "yaku.rainy_three",
            dry >= 2 && rain,
            0,
        ),
    ];
    found.extend(dearest(&brights.into_iter().flatten().collect::<Vec<_>>()));

    let system = table["yaku.system"];
    let adds_up = system != "modern";
    let per_card = |further: i64| if system == "older" { 0 } else { further };
    let mut animals = count(pile, "y");
    if pile.contains(&"9y") && !cup_animal {
        animals -= 1;
    }
    let set = has(pile, &["7y", "10y", "6y"]);
    let group: Vec<Line> = [
        yaku(
            "boar-deer-butterflies",
            "yaku.boar_deer_butterflies",
            set,
            per_card(animals - 3),
        ),
        yaku("animals", "yaku.animals", animals >= 5, animals - 5),
    ]
    .into_iter()
    .flatten()
    .collect();
    found.extend(if adds_up {
        group
    } else {
        dearest(&group).into_iter().collect()
    });

    let ribbons = count(pile, "t");
    let poetry = has(pile, &["1t", "2t", "3t"]);
    let blue = has(pile, &["6t", "9t", "10t"]);
    let both = poetry && blue && !adds_up;
    let group: Vec<Line> = [
        yaku("poetry-and-blue", "yaku.poetry_and_blue", both, ribbons - 6),
        yaku("poetry", "yaku.poetry", poetry, per_card(ribbons - 3)),
        yaku("blue", "yaku.blue", blue, per_card(ribbons - 3)),
        yaku("ribbons", "yaku.ribbons", ribbons >= 5, ribbons - 5),
    ]
    .into_iter()
    .flatten()
    .collect();
    found.extend(if adds_up {
        group
    } else {
        dearest(&group).into_iter().collect()
    });

    let spoiled = |month: &str| {
        let spoils = |card: &Code| card[..card.len() - 1] == *month;
        match table["viewing.weather"] {
            "true" => field.iter().any(spoils),
            "taken" => pile.iter().any(spoils),
            _ => false,
        }
    };
    let flower = has(pile, &["9y", "3g"]) && !spoiled("11");
    let moon = has(pile, &["9y", "8g"]) && !spoiled("12");
    let viewings = [
        yaku("flower-viewing", "yaku.flower_viewing", flower, 0),
        yaku("moon-viewing", "yaku.moon_viewing", moon, 0),
    ];

    let month = month.is_some_and(|month| whole(pile, month));
    let month = yaku("cards-of-the-month", "yaku.cards_of_month", month, 0);

    let doubled = |name: &str| table["chaff.double"].split(',').any(|word| word == name);
    let worth = |card: &Code| match *card {
        "9y" if cup_chaff => 1 + i64::from(doubled("cup")),
        "11s" => 1 + i64::from(doubled("lightning")),
        "12s" => 1 + i64::from(doubled("paulownia")),
        card => i64::from(card.ends_with('p')),
    };
    let chaff: i64 = pile.iter().map(worth).sum();
    let chaff = yaku("chaff", "yaku.chaff", chaff >= 10, chaff - 10);

    let others = !found.is_empty() || month.is_some() || chaff.is_some();
    let seen = match table["viewing"] {
        "off" => false,
        "needs_other" => others,
        _ => true,
    };
    found.extend(viewings.into_iter().flatten().filter(|_| seen));
    found.extend(month);
    found.extend(chaff);
    found
}

fn sum(lines: &[Line]) -> i64 {
    lines.iter().map(|line| line.1).sum()
}

/// Returns the score of a pile, with the cup counted in the owner's favour.
pub(crate) fn yaku(pile: &[Code], month: Option<u8>, field: &[Code], table: &Table) -> Vec<Line> {
    let ways: &[(bool, bool)] = match table["cup"] {
        "both" => &[(true, true)],
        "animal" => &[(true, false)],
        _ => &[(true, false), (false, true)],
    };
    let mut best: Option<Vec<Line>> = None;
    for way in ways {
        let mut lines = lines(pile, *way, month, field, table);
        if table["counting"] == "best" {
            lines = dearest(&lines).into_iter().collect();
        }
        if best.as_ref().is_none_or(|best| sum(&lines) > sum(best)) {
            best = Some(lines);
        }
    }
    best.unwrap()
}

/// Returns the cards of the deck in order, as the library parses their codes.
pub(crate) fn cards() -> Vec<Card> {
    let read = |code: &Code| read_word(code, Calendar::Japanese).unwrap()[0];
    DECK.iter().map(read).collect()
}

/// Returns the Koi-Koi rules of a ruleset.
pub(crate) fn koikoi(ruleset: &Ruleset) -> &KoiKoiRules {
    match &ruleset.rules {
        Rules::KoiKoi(rules) => rules,
        _ => panic!("no ruleset of Koi-Koi"),
    }
}

/// Returns the id of a line.
fn id(id: Jokbo) -> &'static str {
    match id {
        Jokbo::FiveBrights => "five-brights",
        Jokbo::FourBrights => "four-brights",
        Jokbo::RainyFourBrights => "rainy-four-brights",
        Jokbo::ThreeBrights => "three-brights",
        Jokbo::RainyThreeBrights => "rainy-three-brights",
        Jokbo::BoarDeerButterflies => "boar-deer-butterflies",
        Jokbo::Animals => "animals",
        Jokbo::PoetryAndBlue => "poetry-and-blue",
        Jokbo::Poetry => "poetry",
        Jokbo::Blue => "blue",
        Jokbo::Ribbons => "ribbons",
        Jokbo::FlowerViewing => "flower-viewing",
        Jokbo::MoonViewing => "moon-viewing",
        Jokbo::CardsOfTheMonth => "cards-of-the-month",
        Jokbo::Chaff => "chaff",
        other => panic!("{other:?} is no yaku"),
    }
}

pub(crate) fn got(score: &Score) -> Vec<Line> {
    let line = |line: &ScoreLine| (id(line.id), line.points);
    score.jokbo.iter().map(line).collect()
}

/// Returns which cards of the deck are in a random pile; each kind has its own density, so that
/// rich piles are not rare.
pub(crate) fn some_pile(numbers: &mut Numbers) -> Vec<usize> {
    let dense: Vec<usize> = (0..5).map(|_| numbers.one(&[1, 4, 7, 9])).collect();
    let whole = numbers.below(36);
    let mut roll = 0;
    let mut pile = Vec::new();
    for (at, code) in DECK.iter().enumerate() {
        if at % 8 == 0 {
            roll = numbers.next();
        }
        let kind = "gytps".find(&code[code.len() - 1..]).unwrap();
        let rolled = usize::try_from((roll >> (8 * (at % 8))) % 10).unwrap();
        if rolled < dense[kind] || at / 4 == whole {
            pile.push(at);
        }
    }
    pile
}

/// Compares the scores of many random piles under one system of yaku, changing the table every few
/// piles.
fn compare_piles(system: &'static str, mut numbers: Numbers, tables: usize, piles: usize) {
    let cards = cards();
    let mut seen = BTreeMap::<&str, usize>::new();
    for round in 0..tables {
        let plain = round % 8 == 0;
        let mut changes = vec![("yaku.system", system)];
        for (key, values) in &SCORING[1..] {
            if !plain && numbers.below(2) == 0 {
                changes.push((key, numbers.one(values)));
            }
        }
        let ruleset = ruleset("koikoi", &changes);
        let (rules, table) = (koikoi(&ruleset), table("koikoi", &changes));
        for _ in 0..piles {
            let chosen = some_pile(&mut numbers);
            let month = u8::try_from(numbers.below(16))
                .ok()
                .filter(|month| (1..=12).contains(month));
            let field = field(&chosen, &mut numbers);
            let codes: Vec<Code> = chosen.iter().map(|at| DECK[*at]).collect();
            let pile: Pile = chosen.iter().map(|at| cards[*at]).collect();
            let weather = Weather {
                month: month.and_then(|month| Flower::of_month(month, Calendar::Japanese)),
                field: field.iter().map(|at| cards[*at]).collect(),
            };
            let field: Vec<Code> = field.iter().map(|at| DECK[*at]).collect();
            let score = score(pile, weather, rules);
            let want = yaku(&codes, month, &field, &table);
            let told = || format!("{changes:?}, month {month:?}, field {field:?}\n{codes:?}");
            assert_eq!(got(&score), want, "{}", told());
            assert_eq!(
                (score.points, score.stop_points),
                (sum(&want), sum(&want)),
                "{}",
                told()
            );
            for (id, _) in want {
                *seen.entry(id).or_default() += 1;
            }
        }
    }
    // Only the modern system has a yaku of all six ribbons.
    let all = if system == "modern" { 15 } else { 14 };
    assert!(
        seen.len() == all && seen.values().all(|times| *times > 500),
        "{seen:?}"
    );
}

/// Returns random cards that are not in the pile.
fn field(pile: &[usize], numbers: &mut Numbers) -> Vec<usize> {
    let size = numbers.below(6);
    let late = numbers.below(2) * 36;
    let some = (0..size).map(|_| late + numbers.below(48 - late));
    let mut field: Vec<usize> = some.filter(|at| !pile.contains(at)).collect();
    field.sort_unstable();
    field.dedup();
    field
}

#[test]
fn piles_score_as_a_second_reading_of_the_modern_yaku_says() {
    compare_piles("modern", Numbers::of(4), 400, 260);
}

#[test]
fn piles_score_as_a_second_reading_of_the_older_yaku_says() {
    compare_piles("older", Numbers::of(5), 400, 260);
}

#[test]
fn piles_score_as_a_second_reading_of_yaku_that_grow_and_add_up_says() {
    compare_piles("both", Numbers::of(6), 400, 260);
}
