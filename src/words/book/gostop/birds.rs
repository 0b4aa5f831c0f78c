//! Birds, junk and the sets that few tables play.

use super::jokbo::set;
use super::{Chapter, Example, GoStop, Rule, some, unless_off};
use crate::card::{Card, Flower, Kind, Pile};
use crate::rules::GoStopRules;

const SWALLOW: Card = Card::fixed(Flower::Willow, Kind::Animal);
const VIP: Pile = Pile::of(&[Card::CUP, Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE]);

pub(super) const RULES: &[GoStop] = &[
    Rule {
        id: "godori",
        name: "godori",
        native: "고도리",
        chapter: Chapter::Scoring,
        keys: &["birds.godori"],
        says: "The three birds of plum, wisteria and pampas.",
        variants: "3 (P).",
        source: "P",
        examples: &[Example {
            note: "5 points.",
            record: "\
players Ann Bo Chul
Ann has 2y 4y 8y
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +10, Bo -5, Chul -5",
        }],
        sheet: |rules| {
            unless_off(rules.birds_godori, |points| {
                set(Pile::GODORI, points, rules)
            })
        },
    },
    Rule {
        id: "bidori",
        name: "bidori",
        native: "비도리",
        chapter: Chapter::Scoring,
        keys: &["birds.bidori"],
        says: "The swallow of rain and exactly two of the other three birds. It never stands \
               beside godori. Few tables play it.",
        variants: "4 (P).",
        source: "P",
        examples: &[Example {
            note: "4 points where it is played.",
            record: "\
set birds.bidori=4
players Ann Bo Chul
Ann has 2y 4y 12y
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +8, Bo -4, Chul -4",
        }],
        sheet: |rules| {
            unless_off(rules.birds_bidori, |points| {
                format!(
                    "{} and exactly two of {}: {}.",
                    SWALLOW.code(rules.calendar),
                    Pile::GODORI.codes(rules.calendar),
                    some(points, "point")
                )
            })
        },
    },
    Rule {
        id: "yukdori",
        name: "yukdori",
        native: "육도리",
        chapter: Chapter::Scoring,
        keys: &["birds.yukdori"],
        says: "All four birds; then neither godori nor bidori counts. Where it is not played, four \
               birds are godori.",
        variants: "6 (P).",
        source: "P",
        examples: &[Example {
            note: "6 points in place of godori's 5.",
            record: "\
set birds.yukdori=6
players Ann Bo Chul
Ann has 2y 4y 8y 12y
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +12, Bo -6, Chul -6",
        }],
        sheet: |rules| {
            unless_off(rules.birds_yukdori, |points| {
                format!(
                    "{} {}: {} in place of godori.",
                    Pile::GODORI.codes(rules.calendar),
                    SWALLOW.code(rules.calendar),
                    some(points, "point")
                )
            })
        },
    },
    Rule {
        id: "junk",
        name: "junk",
        native: "피",
        chapter: Chapter::Scoring,
        keys: &["junk.from"],
        says: "So much junk (pi) is 1 point, each further junk is 1 more. Double junk, jokers and \
               switch cards count for what they are worth.",
        variants: "0 is off.",
        source: "P",
        examples: &[Example {
            note: "Twelve junk, 3 points; Chul has fewer than five and pays double (pi-bak).",
            record: "\
players Ann Bo Chul
Ann has 1pp 2pp 3pp 4pp 5pp 6pp
Bo counts p5
Chul counts p4
Ann stop
# settles to: Ann +9, Bo -3, Chul -6",
        }],
        sheet: |rules| {
            unless_off(rules.junk_from, |from| {
                format!("{from} junk: 1 point, each further 1 more.")
            })
        },
    },
    Rule {
        id: "double-junk",
        name: "double junk",
        native: "쌍피",
        chapter: Chapter::Scoring,
        keys: &["junk.double"],
        says: "The coloured junk of paulownia and the junk of willow (ssang-pi) are worth two junk \
               each, wherever junk is counted.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "Eight junk and two double ones are 12: 3 points.",
            record: "\
players Ann Bo Chul
Ann has 1pp 2pp 3pp 4pp 11s 12s
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| {
            let double = Pile::of(&[Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE]);
            Some(format!(
                "{} count as {} junk each.",
                double.codes(rules.calendar).replace(' ', " and "),
                rules.junk_double
            ))
        },
    },
    Rule {
        id: "switch-cards",
        name: "switch cards",
        native: "국진",
        chapter: Chapter::Scoring,
        keys: &["switch.september", "switch.may"],
        says: "The sake cup (9y) is an animal or junk, never both, and its owner may change his \
               mind until payment. So it is counted for him: the winner gets the way with the \
               largest sum of losses that still lets him stop, in a tie the one with more points \
               and then animals first, the cup before the bridge (D); a loser gets the way that \
               costs him least. For godori, vip and palssari it makes no difference.",
        variants: "switch.september=1 (P). switch.may=2: the iris bridge (5y) too (W), or in its \
                   place, with switch.september=0 (P). 0: always an animal.",
        source: "P, D",
        examples: &[Example {
            note: "Ann has 3 points of junk. Bo's three junk are too few, but the cup as two more \
                   makes five; Chul pays double.",
            record: "\
players Ann Bo Chul
Ann has 1pp 2pp 3pp 4pp 5pp 6pp
Bo has 9y 7pp 8p
Chul counts y1 p4
Ann stop
# settles to: Ann +9, Bo -3, Chul -6",
        }],
        sheet: switch_cards,
    },
    Rule {
        id: "vip",
        name: "vip",
        native: "",
        chapter: Chapter::Scoring,
        keys: &["vip"],
        says: "The sake cup and both double junk. It is paid, but never counts towards the target, \
               so nobody can stop by it.",
        variants: "3 (P).",
        source: "P",
        examples: &[Example {
            note: "Hong-dan lets Ann stop, vip is paid besides: 3 + 3.",
            record: "\
set vip=3
players Ann Bo Chul
Ann has 1t 2t 3t 9y 11s 12s
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +12, Bo -6, Chul -6",
        }],
        sheet: |rules| {
            unless_off(rules.vip, |points| {
                format!(
                    "{}: {}, which do not count towards the target.",
                    VIP.codes(rules.calendar),
                    some(points, "point")
                )
            })
        },
    },
    Rule {
        id: "palssari",
        name: "palssari",
        native: "팔싸리",
        chapter: Chapter::Scoring,
        keys: &["palssari", "palssari_counts"],
        says: "All four of wisteria and all four of bush clover. Where it is played, it mostly \
               does not count towards the target.",
        variants: "palssari=8; palssari_counts=true: it counts towards the target (P).",
        source: "P",
        examples: &[Example {
            note: "Hong-dan 3 and five ribbons 1 let Ann stop; with palssari 8 she has 12.",
            record: "\
set palssari=8
players Ann Bo Chul
Ann has 4ytpp 7ytpp 1t 2t 3t
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +24, Bo -12, Chul -12",
        }],
        sheet: |rules| {
            unless_off(rules.palssari, |points| {
                let counts = if rules.palssari_counts {
                    "which count towards the target"
                } else {
                    "which do not count towards the target"
                };
                format!(
                    "all of months 4 and 7: {}, {counts}.",
                    some(points, "point")
                )
            })
        },
    },
];

/// Returns which animals may be counted as junk, and as how much.
fn switch_cards(rules: &GoStopRules) -> Option<String> {
    let one = |card: Card, junk: u32| {
        (junk > 0).then(|| format!("{} as {junk} junk", card.code(rules.calendar)))
    };
    let each: Vec<String> = [
        one(Card::CUP, rules.switch_september),
        one(Card::BRIDGE, rules.switch_may),
    ]
    .into_iter()
    .flatten()
    .collect();
    (!each.is_empty()).then(|| {
        format!(
            "An owner may count {} in place of an animal, until payment.",
            each.join(" and ")
        )
    })
}
