//! Viewings, cards of the month, chaff and the sake cup.

use super::yaku::number;
use super::{Chapter, Example, KoiKoi, Rule, some, unless_off};
use crate::card::{Card, Flower, Kind};
use crate::rules::{CupUse, KoiKoiRules, Viewing};

const CURTAIN: Card = Card::fixed(Flower::Cherry, Kind::Bright);
const MOON: Card = Card::fixed(Flower::Pampas, Kind::Bright);

/// The number of rounds in which each month has its own.
const MONTHS: u32 = 12;

pub(super) const RULES: &[KoiKoi] = &[
    Rule {
        id: "flower-viewing",
        name: "flower viewing",
        native: "花見酒",
        chapter: Chapter::Scoring,
        keys: &["yaku.flower_viewing", "viewing", "viewing.weather"],
        says: "The sake cup and the curtain (hanami-zake).",
        variants: "",
        source: "F",
        examples: &[Example {
            note: "5 points.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 9y 3g
Aki shobu
# settles to: Aki +5, Ben -5",
        }],
        sheet: |rules| viewing(CURTAIN, rules.flower_viewing, "willow", rules),
    },
    Rule {
        id: "moon-viewing",
        name: "moon viewing",
        native: "月見酒",
        chapter: Chapter::Scoring,
        keys: &["yaku.moon_viewing", "viewing", "viewing.weather"],
        says: "The sake cup and the moon (tsukimi-zake).",
        variants: "",
        source: "F",
        examples: &[Example {
            note: "5 points.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 9y 8g
Aki shobu
# settles to: Aki +5, Ben -5",
        }],
        sheet: |rules| viewing(MOON, rules.moon_viewing, "paulownia", rules),
    },
    Rule {
        id: "viewing",
        name: "when viewings count",
        native: "",
        chapter: Chapter::Scoring,
        keys: &["viewing", "viewing.weather"],
        says: "The two viewings count like any other yaku.",
        variants: "viewing=needs_other: only with a yaku that is no viewing; off: not at all. \
                   viewing.weather=true: while any willow lies on the field the flower viewing is \
                   rained off, and any paulownia spoils the moon viewing; a line field CARDS tells \
                   what lies there at the end (F).",
        source: "F",
        examples: &[
            Example {
                note: "Five ribbons 1 make the flower viewing 5 valid.",
                record: "\
rules koikoi
set zero_sum=true
set viewing=needs_other
players Aki Ben
Aki has 9y 3g 1t 2t 4t 5t 6t
Aki shobu
# settles to: Aki +6, Ben -6",
            },
            Example {
                note: "Willow's junk still lies there: no flowers, but the moon.",
                record: "\
rules koikoi
set zero_sum=true
set viewing.weather=true
players Aki Ben
Aki has 9y 3g 8g
field 11s
Aki shobu
# settles to: Aki +5, Ben -5",
            },
        ],
        sheet: |rules| {
            let played = rules.flower_viewing > 0 || rules.moon_viewing > 0;
            match rules.viewing {
                Viewing::NeedsOther if played => {
                    Some("Viewings count only with a yaku that is no viewing.".to_owned())
                }
                _ => None,
            }
        },
    },
    Rule {
        id: "cards-of-the-month",
        name: "cards of the month",
        native: "月札",
        chapter: Chapter::Scoring,
        keys: &["yaku.cards_of_month", "rounds"],
        says: "All four cards of the round's month (tsukifuda), in a game of 12 rounds. The record \
               needs a line round N.",
        variants: "0 is off.",
        source: "F",
        examples: &[Example {
            note: "4 points in the second round.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
round 2
Aki has 2ytpp
Aki shobu
# settles to: Aki +4, Ben -4",
        }],
        sheet: |rules| {
            unless_off(rules.cards_of_month, |points| {
                format!("all four of the round's month: {}.", some(points, "point"))
            })
            .filter(|_| rules.rounds == MONTHS)
        },
    },
    Rule {
        id: "chaff",
        name: "chaff",
        native: "カス",
        chapter: Chapter::Scoring,
        keys: &["yaku.chaff"],
        says: "Ten chaff (kasu); each further one is 1 more. The 24 junk cards of the pack count \
               one each.",
        variants: "",
        source: "F",
        examples: &[Example {
            note: "Eleven chaff.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki has 1pp 2pp 3pp 4pp 5pp 6p
Aki shobu
# settles to: Aki +2, Ben -2",
        }],
        sheet: |rules| unless_off(rules.chaff, |points| number("ten chaff", points)),
    },
    Rule {
        id: "cup",
        name: "the sake cup",
        native: "盃",
        chapter: Chapter::Scoring,
        keys: &["cup"],
        says: "The sake cup (9y) is an animal and counts as chaff too.",
        variants: "either: one of the two, the better for its owner; animal: an animal only (F).",
        source: "F",
        examples: &[Example {
            note: "Where it is an animal only, five animals are 1 and nine chaff are nothing; else \
                   it would be the tenth.",
            record: "\
rules koikoi
set zero_sum=true
set cup=animal
players Aki Ben
Aki has 9y 2y 4y 5y 6y 1pp 2pp 3pp 4pp 5p
Aki shobu
# settles to: Aki +1, Ben -1",
        }],
        sheet: |rules| {
            let cup = Card::CUP.code(rules.calendar);
            Some(match rules.cup {
                CupUse::Both => format!("{cup} counts as an animal and as chaff."),
                CupUse::Either => {
                    format!("{cup} counts as an animal or as chaff, the better for its owner.")
                }
                CupUse::Animal => format!("{cup} counts as an animal only."),
            })
        },
    },
    Rule {
        id: "chaff-double",
        name: "double chaff",
        native: "",
        chapter: Chapter::Scoring,
        keys: &["chaff.double", "cup"],
        says: "No card counts as two chaff.",
        variants: "Any of cup, lightning (willow's junk) and paulownia (its coloured junk) may (F).",
        source: "F",
        examples: &[Example {
            note: "Eight chaff, and lightning as two: 1 point.",
            record: "\
rules koikoi
set zero_sum=true
set chaff.double=lightning
players Aki Ben
Aki has 1pp 2pp 3pp 4pp 11s
Aki shobu
# settles to: Aki +1, Ben -1",
        }],
        sheet: chaff_double,
    },
];

/// Returns a viewing with what spoils it; nothing where viewings are not recognised.
fn viewing(bright: Card, points: u32, spoiler: &str, rules: &KoiKoiRules) -> Option<String> {
    let unless = if rules.viewing_weather {
        format!(", unless any {spoiler} lies on the field at the end")
    } else {
        String::new()
    };
    unless_off(points, |points| {
        format!(
            "{} {}: {}{unless}.",
            Card::CUP.code(rules.calendar),
            bright.code(rules.calendar),
            some(points, "point")
        )
    })
    .filter(|_| rules.viewing != Viewing::Off)
}

/// Returns which cards count as two chaff.
fn chaff_double(rules: &KoiKoiRules) -> Option<String> {
    let twice = rules.chaff_double;
    let each: Vec<String> = [
        (twice.cup && rules.cup != CupUse::Animal, Card::CUP),
        (twice.lightning, Card::WILLOW_DOUBLE),
        (twice.paulownia, Card::PAULOWNIA_DOUBLE),
    ]
    .into_iter()
    .filter(|(counts, _)| *counts)
    .map(|(_, card)| card.code(rules.calendar))
    .collect();
    match each.as_slice() {
        [] => None,
        [only] => Some(format!("{only} counts as two chaff.")),
        _ => Some(format!(
            "{} count as two chaff each.",
            crate::words::list(&each)
        )),
    }
}
