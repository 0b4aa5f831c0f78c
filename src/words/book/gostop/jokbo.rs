//! Brights, animals and ribbons.

use super::{Chapter, Example, GoStop, Rule, some, unless_off};
use crate::card::{Card, Flower, Kind, Pile};
use crate::rules::GoStopRules;

const DRY: Pile = Pile::BRIGHTS.minus(Pile::of(&[Card::RAIN]));
const RAIN_RIBBON: Card = Card::fixed(Flower::Willow, Kind::Ribbon);

pub(super) const RULES: &[GoStop] = &[
    Rule {
        id: "five-brights",
        name: "five brights",
        native: "오광",
        chapter: Chapter::Scoring,
        keys: &["brights.five"],
        says: "All five brights (ogwang). Of the five lines of brights a pile scores one, the \
               dearest that it satisfies; of two that are worth the same, the one higher up (D).",
        variants: "Up to 50 by house (W).",
        source: "P, D",
        examples: &[Example {
            note: "15 points, and nobody else can have a bright: 15 × 2 from each.",
            record: "\
players Ann Bo Chul
Ann has 1g 3g 8g 11g 12g
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +60, Bo -30, Chul -30",
        }],
        sheet: |rules| {
            unless_off(rules.brights_five, |points| {
                set(Pile::BRIGHTS, points, rules)
            })
        },
    },
    Rule {
        id: "four-brights",
        name: "four brights",
        native: "사광",
        chapter: Chapter::Scoring,
        keys: &["brights.four"],
        says: "The four brights without rain.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "4 points; Bo has the rain bright, Chul none and pays double.",
            record: "\
players Ann Bo Chul
Ann has 1g 3g 8g 11g
Bo counts g1 p5
Chul counts p5
Ann stop
# settles to: Ann +12, Bo -4, Chul -8",
        }],
        sheet: |rules| unless_off(rules.brights_four, |points| set(DRY, points, rules)),
    },
    Rule {
        id: "rain-four-brights",
        name: "four brights with rain",
        native: "비사광",
        chapter: Chapter::Scoring,
        keys: &["brights.four_with_rain"],
        says: "The rain bright and three others.",
        variants: "3 (P); at 2 the three brights among them are dearer and count.",
        source: "P",
        examples: &[Example {
            note: "3 points where rain makes it less; Bo has the phoenix.",
            record: "\
set brights.four_with_rain=3
players Ann Bo Chul
Ann has 1g 3g 8g 12g
Bo counts g1 p5
Chul counts p5
Ann stop
# settles to: Ann +9, Bo -3, Chul -6",
        }],
        sheet: |rules| {
            unless_off(rules.brights_four_with_rain, |points| {
                with_rain("three", points, rules)
            })
        },
    },
    Rule {
        id: "three-brights",
        name: "three brights",
        native: "삼광",
        chapter: Chapter::Scoring,
        keys: &["brights.three"],
        says: "Three brights without rain.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "3 points; both others have a bright.",
            record: "\
players Ann Bo Chul
Ann has 1g 3g 8g
Bo counts g1 p5
Chul counts g1 p5
Ann stop
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| {
            unless_off(rules.brights_three, |points| {
                format!(
                    "three of {}: {}.",
                    DRY.codes(rules.calendar),
                    some(points, "point")
                )
            })
        },
    },
    Rule {
        id: "rain-three-brights",
        name: "three brights with rain",
        native: "비삼광",
        chapter: Chapter::Scoring,
        keys: &["brights.three_with_rain"],
        says: "The rain bright and two others.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "2 points, and 3 for hong-dan.",
            record: "\
players Ann Bo Chul
Ann has 1gt 2t 3gt 12g
Bo counts g1 p5
Chul counts g1 p5
Ann stop
# settles to: Ann +10, Bo -5, Chul -5",
        }],
        sheet: |rules| {
            unless_off(rules.brights_three_with_rain, |points| {
                with_rain("two", points, rules)
            })
        },
    },
    Rule {
        id: "animals",
        name: "animals",
        native: "열끗",
        chapter: Chapter::Scoring,
        keys: &["animals.from"],
        says: "So many animals (yul) are 1 point, each further one is 1 more.",
        variants: "0 is off.",
        source: "P",
        examples: &[Example {
            note: "Five animals, 1 point, and 3 for cho-dan.",
            record: "\
players Ann Bo Chul
Ann has 4yt 5yt 6y 7yt 10y
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +8, Bo -4, Chul -4",
        }],
        sheet: |rules| {
            unless_off(rules.animals_from, |from| {
                format!("{}: 1 point, each further 1 more.", some(from, "animal"))
            })
        },
    },
    Rule {
        id: "hong-dan",
        name: "hong-dan",
        native: "홍단",
        chapter: Chapter::Scoring,
        keys: &["ribbons.hong_dan"],
        says: "The three red ribbons with writing.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "3 points.",
            record: "\
players Ann Bo Chul
Ann has 1t 2t 3t
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| {
            unless_off(rules.ribbons_hong_dan, |points| {
                set(Pile::HONG_DAN, points, rules)
            })
        },
    },
    Rule {
        id: "cheong-dan",
        name: "cheong-dan",
        native: "청단",
        chapter: Chapter::Scoring,
        keys: &["ribbons.cheong_dan"],
        says: "The three blue ribbons.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "3 points.",
            record: "\
players Ann Bo Chul
Ann has 6t 9t 10t
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| {
            unless_off(rules.ribbons_cheong_dan, |points| {
                set(Pile::CHEONG_DAN, points, rules)
            })
        },
    },
    Rule {
        id: "cho-dan",
        name: "cho-dan",
        native: "초단",
        chapter: Chapter::Scoring,
        keys: &["ribbons.cho_dan"],
        says: "The three plain red ribbons of wisteria, iris and bush clover; the rain ribbon is \
               none of them.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "3 points.",
            record: "\
players Ann Bo Chul
Ann has 4t 5t 7t
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| {
            unless_off(rules.ribbons_cho_dan, |points| {
                set(Pile::CHO_DAN, points, rules)
            })
        },
    },
    Rule {
        id: "ribbons",
        name: "ribbons",
        native: "띠",
        chapter: Chapter::Scoring,
        keys: &["ribbons.from", "ribbons.rain_counts"],
        says: "So many ribbons (tti) are 1 point, each further one is 1 more. The three sets count \
               besides.",
        variants: "ribbons.from=0 is off. ribbons.rain_counts=false: the rain ribbon is not \
                   counted here (W).",
        source: "P",
        examples: &[Example {
            note: "Seven ribbons with the rain ribbon and without a set: 3 points.",
            record: "\
players Ann Bo Chul
Ann has 1t 2t 4t 5t 6t 9t 12t
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| {
            unless_off(rules.ribbons_from, |from| {
                let counts = if rules.ribbons_rain_counts {
                    "counts"
                } else {
                    "does not count"
                };
                format!(
                    "{}: 1 point, each further 1 more; {} {counts}.",
                    some(from, "ribbon"),
                    RAIN_RIBBON.code(rules.calendar)
                )
            })
        },
    },
];

/// Returns a set of cards with what it is worth.
pub(super) fn set(cards: Pile, points: u32, rules: &GoStopRules) -> String {
    format!(
        "{}: {}.",
        cards.codes(rules.calendar),
        some(points, "point")
    )
}

/// Returns a line of the rain bright with some of the others.
fn with_rain(others: &str, points: u32, rules: &GoStopRules) -> String {
    format!(
        "{} and {others} of {}: {}.",
        Card::RAIN.code(rules.calendar),
        DRY.codes(rules.calendar),
        some(points, "point")
    )
}
