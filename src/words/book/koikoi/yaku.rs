//! Yaku of brights, animals and ribbons.

use super::{Chapter, Example, KoiKoi, Rule, some, unless_off};
use crate::card::{Card, Flower, Kind, Pile};
use crate::rules::{KoiKoiRules, YakuSystem};

const DRY: Pile = Pile::BRIGHTS.minus(Pile::of(&[Card::RAIN]));
const BOAR_DEER_BUTTERFLIES: Pile = Pile::of(&[
    Card::BOAR,
    Card::fixed(Flower::Maple, Kind::Animal),
    Card::fixed(Flower::Peony, Kind::Animal),
]);

pub(super) const RULES: &[KoiKoi] = &[
    Rule {
        id: "yaku-system",
        name: "groups of yaku",
        native: "役",
        chapter: Chapter::Scoring,
        keys: &["yaku.system"],
        says: "Of brights, of animals and of ribbons the dearest yaku counts each time, and a set \
               of animals or ribbons is worth a point more for every further card of its kind. All \
               other yaku add up. A yaku of 0 points is not played.",
        variants: "older: sets of animals and ribbons are flat, add to each other and to the plain \
                   numbers, and there is no poetry and blue in one (F).",
        source: "F",
        examples: &[Example {
            note: "In the older system poetry 5 and five ribbons 1 add up.",
            record: "\
rules koikoi
set zero_sum=true
set yaku.system=older
players Aki Ben
Aki has 1t 2t 3t 4t 5t
Aki shobu
# settles to: Aki +6, Ben -6",
        }],
        sheet: |rules| {
            Some(
                match rules.yaku_system {
                    YakuSystem::Modern => {
                        "Of brights, animals and ribbons the dearest yaku counts; all others add \
                         up."
                    }
                    YakuSystem::Older => {
                        "Of brights the dearest yaku counts; all others add up, and sets are flat."
                    }
                }
                .to_owned(),
            )
        },
    },
    Rule {
        id: "five-brights",
        name: "five brights",
        native: "五光",
        chapter: Chapter::Scoring,
        keys: &["yaku.five_brights"],
        says: "All five brights (goko).",
        variants: "10 (F, for Nintendo's leaflet).",
        source: "F",
        examples: &[Example {
            note: "15, doubled as seven or more.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 1g 3g 8g 11g 12g
Aki shobu
# settles to: Aki +30, Ben -30",
        }],
        sheet: |rules| {
            unless_off(rules.five_brights, |points| {
                set(Pile::BRIGHTS, points, rules)
            })
        },
    },
    Rule {
        id: "four-brights",
        name: "four brights",
        native: "四光",
        chapter: Chapter::Scoring,
        keys: &["yaku.four_brights"],
        says: "The four brights without rain (shiko).",
        variants: "",
        source: "F",
        examples: &[Example {
            note: "8 × 2.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 1g 3g 8g 12g
Aki shobu
# settles to: Aki +16, Ben -16",
        }],
        sheet: |rules| unless_off(rules.four_brights, |points| set(DRY, points, rules)),
    },
    Rule {
        id: "rainy-four-brights",
        name: "rainy four brights",
        native: "雨四光",
        chapter: Chapter::Scoring,
        keys: &["yaku.rainy_four"],
        says: "The rain bright and three others (ameshiko).",
        variants: "",
        source: "F",
        examples: &[Example {
            note: "7 × 2.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 1g 3g 8g 11g
Aki shobu
# settles to: Aki +14, Ben -14",
        }],
        sheet: |rules| {
            unless_off(rules.rainy_four, |points| {
                format!(
                    "{} and three of {}: {}.",
                    Card::RAIN.code(rules.calendar),
                    DRY.codes(rules.calendar),
                    some(points, "point")
                )
            })
        },
    },
    Rule {
        id: "three-brights",
        name: "three brights",
        native: "三光",
        chapter: Chapter::Scoring,
        keys: &["yaku.three_brights"],
        says: "Three brights without rain (sanko). Three with rain score nothing.",
        variants: "5 (F, for Nintendo's leaflet).",
        source: "F",
        examples: &[Example {
            note: "6 points.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 1g 3g 8g
Aki shobu
# settles to: Aki +6, Ben -6",
        }],
        sheet: |rules| {
            unless_off(rules.three_brights, |points| {
                format!(
                    "three of {}: {}.",
                    DRY.codes(rules.calendar),
                    some(points, "point")
                )
            })
        },
    },
    Rule {
        id: "boar-deer-butterflies",
        name: "boar, deer, butterflies",
        native: "猪鹿蝶",
        chapter: Chapter::Scoring,
        keys: &["yaku.boar_deer_butterflies", "yaku.system"],
        says: "The three animals of bush clover, maple and peony (inoshikacho); each further \
               animal is 1 more.",
        variants: "Flat, and besides five animals, in the older system (F).",
        source: "F",
        examples: &[Example {
            note: "5, and 1 for the warbler.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 2y 6y 7y 10y
Aki shobu
# settles to: Aki +6, Ben -6",
        }],
        sheet: |rules| {
            unless_off(rules.boar_deer_butterflies, |points| {
                growing(BOAR_DEER_BUTTERFLIES, points, "animal", rules)
            })
        },
    },
    Rule {
        id: "animals",
        name: "animals",
        native: "タネ",
        chapter: Chapter::Scoring,
        keys: &["yaku.animals"],
        says: "Five animals (tane); each further one is 1 more.",
        variants: "",
        source: "F",
        examples: &[Example {
            note: "Six animals.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 2y 4y 5y 6y 7y 8y
Aki shobu
# settles to: Aki +2, Ben -2",
        }],
        sheet: |rules| unless_off(rules.animals, |points| number("five animals", points)),
    },
    Rule {
        id: "poetry-and-blue",
        name: "poetry and blue ribbons",
        native: "赤短青短",
        chapter: Chapter::Scoring,
        keys: &["yaku.poetry_and_blue", "yaku.system"],
        says: "The three poetry ribbons and the three blue ones; each further ribbon is 1 more.",
        variants: "Not there in the older system, where the two sets add up (F).",
        source: "F",
        examples: &[Example {
            note: "10, and 1 for a seventh ribbon: 11 × 2.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 1t 2t 3t 6t 7t 9t 10t
Aki shobu
# settles to: Aki +22, Ben -22",
        }],
        sheet: |rules| {
            let modern = rules.yaku_system == YakuSystem::Modern;
            unless_off(rules.poetry_and_blue, |points| {
                let cards = Pile::HONG_DAN.or(Pile::CHEONG_DAN);
                growing(cards, points, "ribbon", rules)
            })
            .filter(|_| modern)
        },
    },
    Rule {
        id: "poetry",
        name: "poetry ribbons",
        native: "赤短",
        chapter: Chapter::Scoring,
        keys: &["yaku.poetry", "yaku.system"],
        says: "The three red ribbons with writing (akatan); each further ribbon is 1 more.",
        variants: "Flat, and besides five ribbons, in the older system (F).",
        source: "F",
        examples: &[Example {
            note: "5, and 1 for a fourth ribbon.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 1t 2t 3t 4t
Aki shobu
# settles to: Aki +6, Ben -6",
        }],
        sheet: |rules| {
            unless_off(rules.poetry, |points| {
                growing(Pile::HONG_DAN, points, "ribbon", rules)
            })
        },
    },
    Rule {
        id: "blue",
        name: "blue ribbons",
        native: "青短",
        chapter: Chapter::Scoring,
        keys: &["yaku.blue", "yaku.system"],
        says: "The three blue ribbons (aotan); each further ribbon is 1 more.",
        variants: "Flat, and besides five ribbons, in the older system (F).",
        source: "F",
        examples: &[Example {
            note: "5 points.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 6t 9t 10t
Aki shobu
# settles to: Aki +5, Ben -5",
        }],
        sheet: |rules| {
            unless_off(rules.blue, |points| {
                growing(Pile::CHEONG_DAN, points, "ribbon", rules)
            })
        },
    },
    Rule {
        id: "ribbons",
        name: "ribbons",
        native: "短冊",
        chapter: Chapter::Scoring,
        keys: &["yaku.ribbons"],
        says: "Five ribbons (tanzaku); each further one is 1 more.",
        variants: "",
        source: "F",
        examples: &[Example {
            note: "Six ribbons without a set.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 1t 2t 4t 5t 6t 7t
Aki shobu
# settles to: Aki +2, Ben -2",
        }],
        sheet: |rules| unless_off(rules.ribbons, |points| number("five ribbons", points)),
    },
];

fn set(cards: Pile, points: u32, rules: &KoiKoiRules) -> String {
    format!(
        "{}: {}.",
        cards.codes(rules.calendar),
        some(points, "point")
    )
}

/// Returns a set that grows with further cards of a kind, in the modern system.
fn growing(cards: Pile, points: u32, kind: &str, rules: &KoiKoiRules) -> String {
    let codes = cards.codes(rules.calendar);
    let points = some(points, "point");
    match rules.yaku_system {
        YakuSystem::Modern => format!("{codes}: {points}, each further {kind} 1 more."),
        YakuSystem::Older => format!("{codes}: {points}."),
    }
}

/// Returns a line for a number of cards.
pub(super) fn number(cards: &str, points: u32) -> String {
    format!("{cards}: {}, each further 1 more.", some(points, "point"))
}
