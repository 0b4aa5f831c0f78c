//! The rule book of min-hwatu.

use super::{Chapter, Example, Rule, Sheet, some, unless_off};
use crate::card::{Calendar, Flower, Pile};
use crate::rules::MinHwatuRules;

type MinHwatu = Rule<Sheet<MinHwatuRules>>;

/// Every chapter's rules, in the book's order.
pub(super) const BOOK: &[&[MinHwatu]] = &[CARDS, SETS, PAYMENT];

const CARDS: &[MinHwatu] = &[
    Rule {
        id: "calendar",
        name: "months",
        native: "",
        chapter: Chapter::Deal,
        keys: &["calendar"],
        says: "48 cards, no jokers, two to four players. Paulownia is month 11 and willow month \
               12. The sets of November and December go by the flower, whatever its number.",
        variants: "japanese: the other way round.",
        source: "W",
        examples: &[Example {
            note: "Numbered the Japanese way, all of paulownia is still the set of November: \
                   20 + 40 - 120 is 180 below 120.",
            record: "\
rules minhwatu
set calendar=japanese
players Ann Bo
Bo has 12gspp
# settles to: Ann +180, Bo -180",
        }],
        sheet: |rules| {
            Some(
                match rules.calendar {
                    Calendar::Korean => "48 cards; paulownia is month 11, willow month 12.",
                    Calendar::Japanese => "48 cards; willow is month 11, paulownia month 12.",
                }
                .to_owned(),
            )
        },
    },
    Rule {
        id: "cards",
        name: "cards",
        native: "",
        chapter: Chapter::Scoring,
        keys: &[
            "points.bright",
            "points.animal",
            "points.ribbon",
            "points.junk",
        ],
        says: "Every captured card counts by its kind. The points of the whole pack, shared out, \
               must be what is even for a player.",
        variants: "",
        source: "W",
        examples: &[Example {
            note: "Ann has 40 + 20 + 20 in cards and 30 for hong-dan; Bo's sets cost her 130, so \
                   she is at -20, and 140 below 120.",
            record: "\
rules minhwatu
players Ann Bo
Ann has 1gtpp 2ytpp 3gtpp 4ytpp
# settles to: Ann -140, Bo +140",
        }],
        sheet: |rules| {
            let junk = match rules.points_junk {
                0 => "nothing".to_owned(),
                points => points.to_string(),
            };
            Some(format!(
                "A bright counts {}, an animal {}, a ribbon {}, junk {junk}.",
                rules.points_bright, rules.points_animal, rules.points_ribbon
            ))
        },
    },
];

const SETS: &[MinHwatu] = &[
    Rule {
        id: "hong-dan",
        name: "hong-dan",
        native: "홍단",
        chapter: Chapter::Scoring,
        keys: &["sets.hong_dan"],
        says: "The three red ribbons with writing: every other player pays its points.",
        variants: "0 is off.",
        source: "W",
        examples: &[Example {
            note: "Bo has 15 in cards and 30 for the set; Ann's sets cost him 130: -85, and 205 \
                   below 120.",
            record: "\
rules minhwatu
players Ann Bo
Bo has 1t 2t 3t
# settles to: Ann +205, Bo -205",
        }],
        sheet: |rules| set(Pile::HONG_DAN, rules.sets_hong_dan, rules),
    },
    Rule {
        id: "cheong-dan",
        name: "cheong-dan",
        native: "청단",
        chapter: Chapter::Scoring,
        keys: &["sets.cheong_dan"],
        says: "The three blue ribbons: every other player pays its points.",
        variants: "0 is off.",
        source: "W",
        examples: &[Example {
            note: "15 and 30, less 110 (October is broken): -65.",
            record: "\
rules minhwatu
players Ann Bo
Bo has 6t 9t 10t
# settles to: Ann +185, Bo -185",
        }],
        sheet: |rules| set(Pile::CHEONG_DAN, rules.sets_cheong_dan, rules),
    },
    Rule {
        id: "may",
        name: "all of May",
        native: "난초",
        chapter: Chapter::Scoring,
        keys: &["sets.may"],
        says: "All four of iris: every other player pays its points.",
        variants: "0 is off.",
        source: "W",
        examples: &[Example {
            note: "15 and 20, less 140: -105.",
            record: "\
rules minhwatu
players Ann Bo
Bo has 5ytpp
# settles to: Ann +225, Bo -225",
        }],
        sheet: |rules| set(Pile::month(Flower::Iris), rules.sets_may, rules),
    },
    Rule {
        id: "october",
        name: "all of October",
        native: "단풍",
        chapter: Chapter::Scoring,
        keys: &["sets.october"],
        says: "All four of maple: every other player pays its points.",
        variants: "0 is off.",
        source: "W",
        examples: &[Example {
            note: "15 and 20, less 110 (cheong-dan is broken): -75.",
            record: "\
rules minhwatu
players Ann Bo
Bo has 10ytpp
# settles to: Ann +195, Bo -195",
        }],
        sheet: |rules| set(Pile::month(Flower::Maple), rules.sets_october, rules),
    },
    Rule {
        id: "november",
        name: "all of November",
        native: "오동",
        chapter: Chapter::Scoring,
        keys: &["sets.november"],
        says: "All four of paulownia: every other player pays its points.",
        variants: "0 is off.",
        source: "W",
        examples: &[Example {
            note: "20 and 40, less 120: -60.",
            record: "\
rules minhwatu
players Ann Bo
Bo has 11gspp
# settles to: Ann +180, Bo -180",
        }],
        sheet: |rules| set(Pile::month(Flower::Paulownia), rules.sets_november, rules),
    },
    Rule {
        id: "december",
        name: "all of December",
        native: "비",
        chapter: Chapter::Scoring,
        keys: &["sets.december"],
        says: "All four of willow: every other player pays its points.",
        variants: "0 is off.",
        source: "W",
        examples: &[Example {
            note: "35 and 20, less 140: -85.",
            record: "\
rules minhwatu
players Ann Bo
Bo has 12gyts
# settles to: Ann +205, Bo -205",
        }],
        sheet: |rules| set(Pile::month(Flower::Willow), rules.sets_december, rules),
    },
];

const PAYMENT: &[MinHwatu] = &[
    Rule {
        id: "win",
        name: "paying",
        native: "",
        chapter: Chapter::Payment,
        keys: &["par.two", "par.three", "par.four"],
        says: "A player's total is his cards, what his sets bring and less what others' sets cost; \
               it may fall below 0. Who is below what is even pays, who is above is paid, in the \
               fewest payments, matched in seat order. Over a session it is settled once, at its \
               end. The best total deals next.",
        variants: "",
        source: "W",
        examples: &[Example {
            note: "Chul has ten ribbons with two sets, 50 + 120; Ann 100 - 60, Bo 90 - 60; even is \
                   80.",
            record: "\
rules minhwatu
players Ann Bo Chul
Ann has 1g 3g 8g 11g 12g
Bo has 2y 4y 5y 6y 7y 8y 9y 10y 12y
# settles to: Ann -40, Bo -50, Chul +90",
        }],
        sheet: |rules| {
            Some(format!(
                "Even is {} with two players, {} with three, {} with four; who is below pays, who \
                 is above is paid.",
                some(rules.par_two, "point"),
                rules.par_three,
                rules.par_four
            ))
        },
    },
    Rule {
        id: "cheating",
        name: "a wrong pack",
        native: "",
        chapter: Chapter::Payment,
        keys: &[],
        says: "Piles that do not make exactly the pack mean that somebody cheated: the hand is \
               void, nobody pays, and the verdict names what is missing and what is too much.",
        variants: "",
        source: "W",
        examples: &[Example {
            note: "Forty cards are nowhere.",
            record: "\
rules minhwatu
players Ann Bo
Ann has 1gtpp
Bo has 2ytpp
# settles to: Ann 0, Bo 0",
        }],
        sheet: |_| Some("Piles that do not make the pack: void, nobody pays.".to_owned()),
    },
];

/// Returns a set of cards with what every other player pays for it.
fn set(cards: Pile, points: u32, rules: &MinHwatuRules) -> Option<String> {
    unless_off(points, |points| {
        format!(
            "{}: {} from every other player.",
            cards.codes(rules.calendar),
            some(points, "point")
        )
    })
}
