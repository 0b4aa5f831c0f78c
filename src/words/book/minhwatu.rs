//! The rule book of min-hwatu.

use super::{Chapter, Example, Rule, Sheet, some, unless_off};
use crate::card::{Calendar, Flower, Pile};
use crate::rules::MinHwatuRules;

type MinHwatu = Rule<Sheet<MinHwatuRules>>;

/// A set of all four of a month: its id, its names, its field, other tables, source and worked hand.
macro_rules! whole_month {
    ($id:literal, $month:literal, $native:literal, $flower:literal, $of:expr, $points:ident,
     $variants:literal, $source:literal, $note:literal, $record:literal) => {
        Rule {
            id: $id,
            name: concat!("all of ", $month),
            native: $native,
            chapter: Chapter::Scoring,
            keys: &[concat!("sets.", $id)],
            says: concat!(
                "All four of ",
                $flower,
                ": every other player pays its points."
            ),
            variants: $variants,
            source: $source,
            examples: &[Example {
                note: $note,
                record: $record,
            }],
            sheet: |rules| set(Pile::month($of), rules.$points, rules),
        }
    };
}

/// Every chapter's rules, in the book's order.
pub(super) const BOOK: &[&[MinHwatu]] = &[CARDS, SETS, PAYMENT];

const CARDS: &[MinHwatu] = &[
    Rule {
        id: "calendar",
        name: "months",
        native: "",
        chapter: Chapter::Deal,
        keys: &["calendar"],
        says: "48 cards, no jokers, two to five players. Paulownia is month 11 and willow month \
               12. The sets of a month go by the flower, whatever its number.",
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
        id: "cho-dan",
        name: "cho-dan",
        native: "초단",
        chapter: Chapter::Scoring,
        keys: &["sets.cho_dan"],
        says: "The red ribbons of April, May and July: every other player pays its points.",
        variants: "30 at some tables; 0 is off (K).",
        source: "K",
        examples: &[Example {
            note: "At 30: 15 and 30, less 140 (May is broken): -95.",
            record: "\
rules minhwatu
set sets.cho_dan=30
players Ann Bo
Bo has 4t 5t 7t
# settles to: Ann +215, Bo -215",
        }],
        sheet: |rules| set(Pile::CHO_DAN, rules.sets_cho_dan, rules),
    },
    whole_month! {
        "january", "January", "송학", "pine", Flower::Pine, sets_january, "100 at some tables; 0 is off (K).", "K",
        "At 100: 25 and 100, less 130 (hong-dan is broken): -5, and 125 below 120.",
        "\
rules minhwatu
set sets.january=100
players Ann Bo
Bo has 1gtpp
# settles to: Ann +125, Bo -125"
    },
    whole_month! {
        "february", "February", "매조", "plum", Flower::Plum, sets_february, "120 at some tables; 0 is off (K).", "K",
        "At 120: 15 and 120, less 130 (hong-dan is broken): 5.",
        "\
rules minhwatu
set sets.february=120
players Ann Bo
Bo has 2ytpp
# settles to: Ann +115, Bo -115"
    },
    whole_month! {
        "march", "March", "벚꽃", "cherry", Flower::Cherry, sets_march, "80 at some tables; 0 is off (K).", "K",
        "At 80: 25 and 80, less 130 (hong-dan is broken): -25.",
        "\
rules minhwatu
set sets.march=80
players Ann Bo
Bo has 3gtpp
# settles to: Ann +145, Bo -145"
    },
    whole_month! {
        "april", "April", "흑싸리", "wisteria", Flower::Wisteria, sets_april, "0 is off.", "K",
        "At 40: 15 and 40, less 160: -105.",
        "\
rules minhwatu
set sets.april=40
players Ann Bo
Bo has 4ytpp
# settles to: Ann +225, Bo -225"
    },
    whole_month! {
        "may", "May", "난초", "iris", Flower::Iris, sets_may, "0 is off.", "W",
        "15 and 20, less 140: -105.",
        "\
rules minhwatu
players Ann Bo
Bo has 5ytpp
# settles to: Ann +225, Bo -225"
    },
    whole_month! {
        "june", "June", "모란", "peony", Flower::Peony, sets_june, "0 is off.", "K",
        "At 40: 15 and 40, less 130 (cheong-dan is broken): -75.",
        "\
rules minhwatu
set sets.june=40
players Ann Bo
Bo has 6ytpp
# settles to: Ann +195, Bo -195"
    },
    whole_month! {
        "july", "July", "홍싸리", "bush clover", Flower::BushClover, sets_july, "0 is off.", "K",
        "At 40: 15 and 40, less 160: -105.",
        "\
rules minhwatu
set sets.july=40
players Ann Bo
Bo has 7ytpp
# settles to: Ann +225, Bo -225"
    },
    whole_month! {
        "august", "August", "공산", "pampas", Flower::Pampas, sets_august, "60 at some tables; 0 is off (K).", "K",
        "At 60: 30 and 60, less 160: -70.",
        "\
rules minhwatu
set sets.august=60
players Ann Bo
Bo has 8gypp
# settles to: Ann +190, Bo -190"
    },
    whole_month! {
        "september", "September", "국화", "chrysanthemum", Flower::Chrysanthemum, sets_september, "0 is off.", "K",
        "At 40: 15 and 40, less 130 (cheong-dan is broken): -75.",
        "\
rules minhwatu
set sets.september=40
players Ann Bo
Bo has 9ytpp
# settles to: Ann +195, Bo -195"
    },
    whole_month! {
        "october", "October", "단풍", "maple", Flower::Maple, sets_october, "0 is off.", "W",
        "15 and 20, less 110 (cheong-dan is broken): -75.",
        "\
rules minhwatu
players Ann Bo
Bo has 10ytpp
# settles to: Ann +195, Bo -195"
    },
    whole_month! {
        "november", "November", "오동", "paulownia", Flower::Paulownia, sets_november, "0 is off.", "W",
        "20 and 40, less 120: -60.",
        "\
rules minhwatu
players Ann Bo
Bo has 11gspp
# settles to: Ann +180, Bo -180"
    },
    whole_month! {
        "december", "December", "비", "willow", Flower::Willow, sets_december, "0 is off.", "W",
        "35 and 20, less 140: -85.",
        "\
rules minhwatu
players Ann Bo
Bo has 12gyts
# settles to: Ann +205, Bo -205"
    },
];

const PAYMENT: &[MinHwatu] = &[
    Rule {
        id: "win",
        name: "paying",
        native: "",
        chapter: Chapter::Payment,
        keys: &["par.two", "par.three", "par.four", "par.five"],
        says: "A player's total is the points of their cards and what their sets bring, less what \
               the sets of others cost; it may fall below 0. Who is below what is even pays, who is \
               above is paid (W; five at a table, K). It is paid in the fewest payments, matched in \
               seat order, over a session once, at its end; the best total deals next, of equal \
               ones the first in turn order (D).",
        variants: "",
        source: "W, K, D",
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
                "Even is {} with two players, {} with three, {} with four, {} with five; who is \
                 below pays, who is above is paid.",
                some(rules.par_two, "point"),
                rules.par_three,
                rules.par_four,
                rules.par_five
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
               void, nobody pays, and the verdict names what is missing and what is too much. A card \
               that the pack has not so often is too much in one pile as in two.",
        variants: "",
        source: "W",
        examples: &[
            Example {
                note: "Forty cards are nowhere.",
                record: "\
rules minhwatu
players Ann Bo
Ann has 1gtpp
Bo has 2ytpp
# settles to: Ann 0, Bo 0",
            },
            Example {
                note: "Ann has a second crane, so that not even what Bo has is known.",
                record: "\
rules minhwatu
players Ann Bo
Ann has 1ggtpp 3gtpp
# settles to: Ann 0, Bo 0",
            },
        ],
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
