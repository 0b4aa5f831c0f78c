//! The pack, quads, and who deals.

use super::{Chapter, Example, GoStop, Rule, some};
use crate::card::{Calendar, Joker};
use crate::rules::{GoStopRules, TableQuads};

pub(super) const RULES: &[GoStop] = &[
    Rule {
        id: "calendar",
        name: "months",
        native: "",
        chapter: Chapter::Deal,
        keys: &["calendar"],
        says: "A flower is what a card is; the calendar only numbers the flowers. In Korea \
               paulownia is month 11 and willow month 12, in Japan it is the other way round.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "By the Japanese calendar 11g is the rain man, so these are three brights with \
                   rain: 2 points.",
            record: "\
set calendar=japanese
set target.three=2
players Ann Bo Chul
Ann has 1g 3g 11g
Bo counts g1 p5
Chul counts g1 p5
Ann stop
# settles to: Ann +4, Bo -2, Chul -2",
        }],
        sheet: |rules| {
            Some(match rules.calendar {
                Calendar::Korean => "Paulownia is month 11, willow (rain) is month 12.".to_owned(),
                Calendar::Japanese => {
                    "Willow (rain) is month 11, paulownia is month 12.".to_owned()
                }
            })
        },
    },
    Rule {
        id: "jokers",
        name: "pack",
        native: "조커",
        chapter: Chapter::Deal,
        keys: &["pack.jokers"],
        says: "The pack has 48 cards and the jokers that the table agrees on. j1, j2 and j3 are \
               worth so much junk. The boss jb is worth one junk and takes junk from each \
               opponent. The double jx is worth no junk and doubles its owner's win, the shield jg \
               is worth none and saves its owner from gwang-bak.",
        variants: "j2,j3 makes the usual pack of 50 (P, K); j2,j2,j3, 51 cards, is what three \
                   play with online (K). At most 8 of a kind.",
        source: "P, D",
        examples: &[Example {
            note: "Two and three junk of the jokers and seven cards are 12 junk: 3 points.",
            record: "\
set pack.jokers=j2,j3
players Ann Bo Chul
Ann has j2 j3 1pp 2pp 3pp 4p
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| Some(pack(rules)),
    },
    Rule {
        id: "quads",
        name: "quads",
        native: "총통",
        chapter: Chapter::Deal,
        keys: &["fixed.quads"],
        says: "Whoever is dealt four of a month wins at once, and each opponent without quads \
               pays. Two holders of three both collect from the third. If everybody has quads \
               there is no score: the carry stays, and the same dealer deals again.",
        variants: "3 (F), 5 or 10 (K), 5 at a table of W (D). Some let who was dealt the four play \
                   on instead (K): the record then tells no quads but three of them shown, with \
                   heundeum.",
        source: "P, D",
        examples: &[Example {
            note: "Ann pays 5 to each of the two holders.",
            record: "\
players Ann Bo Chul
Bo quads 5
Chul quads 8
# settles to: Ann -10, Bo +5, Chul +5",
        }],
        sheet: |rules| {
            let paid = match rules.fixed_quads {
                0 => "nobody pays".to_owned(),
                chips => format!("each opponent without quads pays {}", some(chips, "chip")),
            };
            Some(format!(
                "Four of a month dealt in hand win at once; {paid}. If everybody has quads, the \
                 same dealer deals again."
            ))
        },
    },
    Rule {
        id: "table-quads",
        name: "quads on the table",
        native: "",
        chapter: Chapter::Deal,
        keys: &["table_quads", "fixed.quads"],
        says: "Four of a month among the cards dealt to the table make the deal void: the same \
               dealer deals again and the carry stays.",
        variants: "dealer_wins: they count as quads in the dealer's hand (P). nagari: nobody wins \
                   the hand, and the next counts as one after a nagari (K).",
        source: "P",
        examples: &[Example {
            note: "Where they are the dealer's, Ann gets 5 from each.",
            record: "\
set table_quads=dealer_wins
players Ann Bo Chul
table-quads 3
# settles to: Ann +10, Bo -5, Chul -5",
        }],
        sheet: |rules| {
            Some(match (rules.table_quads, rules.fixed_quads) {
                (TableQuads::Void, _) => {
                    "Four of a month on the table: the same dealer deals again.".to_owned()
                }
                (TableQuads::Nagari, _) => {
                    "Four of a month on the table: the hand is a nagari.".to_owned()
                }
                (TableQuads::DealerWins, 0) => {
                    "Four of a month on the table: the dealer wins at once, but nobody pays."
                        .to_owned()
                }
                (TableQuads::DealerWins, chips) => format!(
                    "Four of a month on the table: the dealer wins at once, each opponent pays {}.",
                    some(chips, "chip")
                ),
            })
        },
    },
    Rule {
        id: "next-dealer",
        name: "who deals",
        native: "선",
        chapter: Chapter::Deal,
        keys: &[],
        says: "The first dealer is drawn: everyone draws a card, and at night the earliest month \
               deals, by day the latest; of two equal months the lower kind by night, the higher \
               by day. After that the winner deals. After a nagari, a void deal or quads in every \
               hand the same dealer deals again; of two holders of quads it is the first in turn \
               order.",
        variants: "",
        source: "P, D",
        examples: &[Example {
            note: "Nobody won, so nobody pays and Ann deals again.",
            record: "\
players Ann Bo Chul
Bo takes 1pp
nagari
# settles to: Ann 0, Bo 0, Chul 0",
        }],
        sheet: |_| {
            Some(
                "The winner deals next. After a nagari or a void deal the same dealer deals again."
                    .to_owned(),
            )
        },
    },
];

/// Returns what the pack is made of.
fn pack(rules: &GoStopRules) -> String {
    let jokers = &rules.pack_jokers.0;
    if jokers.is_empty() {
        return "48 cards, no jokers.".to_owned();
    }
    let each: Vec<String> = Joker::ALL
        .into_iter()
        .filter(|joker| rules.pack_jokers.count(*joker) > 0)
        .map(|joker| {
            let codes = vec![joker.code(); rules.pack_jokers.count(joker)];
            format!("{} ({})", codes.join(" "), nature(joker))
        })
        .collect();
    format!(
        "{} cards: 48 and the jokers {}.",
        48 + jokers.len(),
        crate::words::list(&each)
    )
}

const fn nature(joker: Joker) -> &'static str {
    match joker {
        Joker::One => "one junk",
        Joker::Two => "two junk",
        Joker::Three => "three junk",
        Joker::Boss => "boss, one junk",
        Joker::Double => "double, no junk",
        Joker::Shield => "shield, no junk",
    }
}
