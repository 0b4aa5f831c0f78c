//! The length of a game, the deal and lucky hands.

use super::{Chapter, Example, KoiKoi, Rule, some};
use crate::card::Calendar;
use crate::rules::{Dealt, KoiKoiRules, LuckyBoth, LuckyHand, TableFour, TablePairs};

pub(super) const RULES: &[KoiKoi] = &[
    Rule {
        id: "length",
        name: "a game",
        native: "",
        chapter: Chapter::Deal,
        keys: &["rounds", "until"],
        says: "A game has so many rounds, each the month of its number. Who drew the earliest \
               month deals first, of one month the higher kind. At the end whoever has more points \
               has won, and the difference of the totals is what the loser owes (paying, D).",
        variants: "rounds: 6, 3, 0 for open. until=50: the total that ends the game; 0 is off (F).",
        source: "F, D",
        examples: &[Example {
            note: "In a game of six rounds the cards of the month score nothing, so five animals \
                   are all there is: 1 point.",
            record: "\
rules koikoi
set zero_sum=true
set rounds=6
players Aki Ben
round 2
Aki has 2ytpp 4y 5y 6y 7y
Aki shobu
# settles to: Aki +1, Ben -1",
        }],
        sheet: |rules| {
            let rounds = match rules.rounds {
                0 => "A game is as long as you like".to_owned(),
                rounds => format!("A game has {}", some(rounds, "round")),
            };
            let until = match rules.until {
                0 => String::new(),
                points => format!("; it ends when somebody has {}", some(points, "point")),
            };
            Some(format!("{rounds}{until}."))
        },
    },
    Rule {
        id: "calendar",
        name: "months",
        native: "",
        chapter: Chapter::Deal,
        keys: &["calendar"],
        says: "A flower is what a card is; the calendar only numbers the flowers. In Japan willow \
               is month 11 and paulownia month 12, in Korea it is the other way round.",
        variants: "",
        source: "F",
        examples: &[Example {
            note: "By the Korean calendar 11g is the phoenix, so these are three brights without \
                   rain: 6 points.",
            record: "\
rules koikoi
set zero_sum=true
set calendar=korean
players Aki Ben
Aki has 1g 3g 11g
Aki shobu
# settles to: Aki +6, Ben -6",
        }],
        sheet: |rules| {
            Some(
                match rules.calendar {
                    Calendar::Korean => "Paulownia is month 11, willow (rain) is month 12.",
                    Calendar::Japanese => "Willow (rain) is month 11, paulownia is month 12.",
                }
                .to_owned(),
            )
        },
    },
    Rule {
        id: "hand",
        name: "cards dealt",
        native: "手札",
        chapter: Chapter::Deal,
        keys: &["hand"],
        says: "Each player is dealt so many cards, and eight lie on the field.",
        variants: "10 (F).",
        source: "F",
        examples: &[Example {
            note: "Ten cards in hand change nothing about the count: three brights, 6 points.",
            record: "\
rules koikoi
set zero_sum=true
set hand=10
players Aki Ben
Aki has 1g 3g 8g
Aki shobu
# settles to: Aki +6, Ben -6",
        }],
        sheet: |rules| {
            let cards = match rules.hand {
                Dealt::Eight => "eight",
                Dealt::Ten => "ten",
            };
            Some(format!(
                "Each is dealt {cards} cards, eight lie on the field."
            ))
        },
    },
    Rule {
        id: "teshi",
        name: "four of a month",
        native: "手四",
        chapter: Chapter::Deal,
        keys: &["lucky.teshi", "lucky.hand"],
        says: "A hand dealt all four of a month (teshi) wins the round at once for some points; no \
               multiplier touches them (D). If both have a lucky hand it is a draw.",
        variants: "lucky.hand=misdeal: dealt again (F).",
        source: "F, D",
        examples: &[Example {
            note: "6 points.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Aki teshi 3
# settles to: Aki +6, Ben -6",
        }],
        sheet: |rules| Some(lucky("Four of a month", rules.lucky_teshi, rules)),
    },
    Rule {
        id: "kuttsuki",
        name: "four pairs",
        native: "喰付",
        chapter: Chapter::Deal,
        keys: &["lucky.kuttsuki", "lucky.hand"],
        says: "A hand dealt four pairs (kuttsuki) wins the round at once for some points; no \
               multiplier touches them (D). If both have a lucky hand it is a draw.",
        variants: "lucky.hand=misdeal: dealt again (F).",
        source: "F, D",
        examples: &[Example {
            note: "6 points.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
Ben kuttsuki
# settles to: Aki -6, Ben +6",
        }],
        sheet: |rules| Some(lucky("Four pairs", rules.lucky_kuttsuki, rules)),
    },
    Rule {
        id: "lucky-both",
        name: "both at once",
        native: "",
        chapter: Chapter::Deal,
        keys: &["lucky.both", "lucky.teshi", "lucky.kuttsuki", "lucky.hand"],
        says: "A hand that is both scores the better of the two.",
        variants: "add: both together (F).",
        source: "F",
        examples: &[Example {
            note: "6 + 6.",
            record: "\
rules koikoi
set zero_sum=true
set lucky.both=add
players Aki Ben
Aki teshi 3
Aki kuttsuki
# settles to: Aki +12, Ben -12",
        }],
        sheet: |rules| {
            let points = match rules.lucky_both {
                LuckyBoth::Best => rules.lucky_teshi.max(rules.lucky_kuttsuki),
                LuckyBoth::Add => rules.lucky_teshi.saturating_add(rules.lucky_kuttsuki),
            };
            (rules.lucky_hand == LuckyHand::Wins).then(|| {
                let points = some(points, "point");
                format!("A hand with four of a month and four pairs scores {points}.")
            })
        },
    },
    Rule {
        id: "table-four",
        name: "four on the field",
        native: "",
        chapter: Chapter::Deal,
        keys: &["lucky.table_four", "lucky.teshi"],
        says: "Four of a month dealt to the field are a misdeal: the cards are dealt again. A line \
               with the cards of the field shows them as well as one that says so, and what is \
               written behind it of a round that ended so is left aside.",
        variants: "off: nothing happens; dealer_takes: the dealer takes them, four more are dealt \
                   and the round goes on; dealer_wins: they win the round as with four in hand (F).",
        source: "F",
        examples: &[
            Example {
                note: "Where they win for the dealer, 6 points.",
                record: "\
rules koikoi
set zero_sum=true
set lucky.table_four=dealer_wins
players Aki Ben
table-four 5
# settles to: Aki +6, Ben -6",
            },
            Example {
                note: "All of January lay on the field, so what was played on counts for nothing.",
                record: "\
rules koikoi
set zero_sum=true
players Aki Ben
table 1gtpp 2yt 3gt
Aki takes 6y 7y 10y
Aki shobu
# settles to: Aki 0, Ben 0",
            },
        ],
        sheet: |rules| {
            let then = match rules.table_four {
                TableFour::Off => return None,
                TableFour::Misdeal => "deal again".to_owned(),
                TableFour::DealerTakes => {
                    "the dealer takes them, and four more are dealt".to_owned()
                }
                TableFour::DealerWins => format!(
                    "the dealer wins the round with {}",
                    some(rules.lucky_teshi, "point")
                ),
            };
            Some(format!("Four of a month on the field: {then}."))
        },
    },
    Rule {
        id: "table-pairs",
        name: "four pairs on the field",
        native: "",
        chapter: Chapter::Deal,
        keys: &["lucky.table_pairs"],
        says: "Four pairs dealt to the field are a misdeal, and four of a month are two of them (D). \
               The cards of the field show them as well as a line that says so. Where four of a \
               month mean something of their own, that comes first (D).",
        variants: "off (F).",
        source: "F, D",
        examples: &[Example {
            note: "Four pairs lay there, so the round is dealt again.",
            record: "\
rules koikoi
set zero_sum=true
players Aki Ben
table 1gt 2yt 3gt 4yt
Aki takes 6y 7y 10y
Aki shobu
# settles to: Aki 0, Ben 0",
        }],
        sheet: |rules| {
            (rules.table_pairs == TablePairs::Misdeal)
                .then(|| "Four pairs on the field: deal again.".to_owned())
        },
    },
];

/// Returns what a lucky hand brings.
fn lucky(what: &str, points: u32, rules: &KoiKoiRules) -> String {
    match rules.lucky_hand {
        LuckyHand::Wins => format!(
            "{what} dealt in hand: {} at once, nothing multiplied.",
            some(points, "point")
        ),
        LuckyHand::Misdeal => format!("{what} dealt in hand: deal again."),
    }
}
