//! What a loser owes: baks, and what the hand itself multiplies by.

use super::{Chapter, Example, GoStop, Rule, fold, some, unless_off};
use crate::card::{Card, Joker};
use crate::rules::{DoublesFixed, GoStopRules, GwangBak};

pub(super) const RULES: &[GoStop] = &[
    Rule {
        id: "gwang-bak",
        name: "gwang-bak",
        native: "광박",
        chapter: Chapter::Payment,
        keys: &["gwang_bak", "gwang_bak_rain_protects", "pack.jokers"],
        says: "If the winner scores a line of brights, a loser without any bright pays double. The \
               shield joker jg saves him.",
        variants: "gwang_bak=flat:2: 2 chips more (P), after all multipliers (D); off. \
                   gwang_bak_rain_protects=false: the rain bright alone does not save him (F).",
        source: "P",
        examples: &[
            Example {
                note: "Three brights; Chul has none and pays double.",
                record: "\
players Ann Bo Chul
Ann has 1g 3g 8g
Bo counts g1 p5
Chul counts p5
Ann stop
# settles to: Ann +9, Bo -3, Chul -6",
            },
            Example {
                note: "With chips in place of the double, 3 + 4.",
                record: "\
set gwang_bak=flat:4
players Ann Bo Chul
Ann has 1g 3g 8g
Bo counts g1 p5
Chul counts p5
Ann stop
# settles to: Ann +10, Bo -3, Chul -7",
            },
        ],
        sheet: gwang_bak,
    },
    Rule {
        id: "pi-bak",
        name: "pi-bak",
        native: "피박",
        chapter: Chapter::Payment,
        keys: &[
            "pi_bak.below_two",
            "pi_bak.below_three",
            "pi_bak.spare_zero",
        ],
        says: "If the winner scores junk, a loser with too little junk pays double.",
        variants: "pi_bak.below_two=7 (P), 6 (W), 8 (F); pi_bak.below_three=6 (W, F); 0 is off. \
                   pi_bak.spare_zero=true: a loser with no junk at all is spared (F).",
        source: "P, F",
        examples: &[Example {
            note: "Twelve junk, 3 points. Bo has 4 and pays double; Chul has none and is spared at \
                   this table.",
            record: "\
set pi_bak.spare_zero=true
players Ann Bo Chul
Ann has 1pp 2pp 3pp 4pp 5pp 6pp
Bo counts p4
Chul counts g1 p0
Ann stop
# settles to: Ann +9, Bo -6, Chul -3",
        }],
        sheet: pi_bak,
    },
    Rule {
        id: "meoung-bak",
        name: "meoung-bak",
        native: "멍박",
        chapter: Chapter::Payment,
        keys: &["meoung_bak.from"],
        says: "If the winner has so many animals, a loser without any pays double, on top of \
               meoung-dda (D).",
        variants: "7 (P), 5 (F); 0 is off.",
        source: "P, F, D",
        examples: &[Example {
            note: "Seven animals are 3 points, doubled; Bo has no animal and pays twice that.",
            record: "\
set meoung_bak.from=7
players Ann Bo Chul
Ann has 4y 5y 6y 7y 8y 10y 12y
Bo counts p5
Chul counts y1 p5
Ann stop
# settles to: Ann +18, Bo -12, Chul -6",
        }],
        sheet: |rules| {
            unless_off(rules.meoung_bak_from, |from| {
                format!(
                    "If the winner has {} or more, a loser without any animal pays double.",
                    some(from, "animal")
                )
            })
        },
    },
    Rule {
        id: "tti-bak",
        name: "tti-bak",
        native: "띠박",
        chapter: Chapter::Payment,
        keys: &["tti_bak"],
        says: "If the winner scores ribbons of any sort, a loser without a ribbon pays double. The \
               rain ribbon saves him, whether it counts for ribbons or not.",
        variants: "true (P).",
        source: "P",
        examples: &[Example {
            note: "Hong-dan; Bo has no ribbon.",
            record: "\
set tti_bak=true
players Ann Bo Chul
Ann has 1t 2t 3t
Bo counts p5
Chul counts t1 p5
Ann stop
# settles to: Ann +9, Bo -6, Chul -3",
        }],
        sheet: |rules| {
            rules.tti_bak.then(|| {
                "If the winner scores ribbons, a loser without a ribbon pays double.".to_owned()
            })
        },
    },
    Rule {
        id: "nagari",
        name: "nagari",
        native: "나가리",
        chapter: Chapter::Payment,
        keys: &[
            "nagari.times",
            "nagari.stacks",
            "nagari.cap",
            "nagari.doubles_fixed",
        ],
        says: "After a hand that nobody won the payment doubles; a row of such hands doubles once, \
               which is the letter of the source (D). Fixed payments do not double.",
        variants: "nagari.stacks=true: once for every hand of the row (F). nagari.cap=8: at most \
                   eightfold (K). nagari.doubles_fixed=true: fixed payments too (D); \
                   ending: only those that end a hand, for quads, three ppuk and heodang (K).",
        source: "P, K, D",
        examples: &[
            Example {
                note: "Godori after two hands without a winner, 5 × 2.",
                record: "\
players Ann Bo Chul
carry 2
Ann has 2y 4y 8y
Bo counts p6
Chul counts p6
Ann stop
# settles to: Ann +20, Bo -10, Chul -10",
            },
            Example {
                note: "Where the doubling stacks, 5 × 2 × 2.",
                record: "\
set nagari.stacks=true
players Ann Bo Chul
carry 2
Ann has 2y 4y 8y
Bo counts p6
Chul counts p6
Ann stop
# settles to: Ann +40, Bo -20, Chul -20",
            },
            Example {
                note: "Where it reaches fixed payments, quads bring 5 × 2 from each.",
                record: "\
set nagari.doubles_fixed=true
players Ann Bo Chul
carry 1
Bo quads 5
# settles to: Ann -10, Bo +20, Chul -10",
            },
        ],
        sheet: nagari,
    },
    Rule {
        id: "double-joker",
        name: "double joker",
        native: "더블",
        chapter: Chapter::Payment,
        keys: &["pack.jokers"],
        says: "Each double joker jx that the winner captured doubles the payment.",
        variants: "",
        source: "P",
        examples: &[Example {
            note: "Godori and the joker, 5 × 2.",
            record: "\
set pack.jokers=jx
players Ann Bo Chul
Ann has 2y 4y 8y jx
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +20, Bo -10, Chul -10",
        }],
        sheet: |rules| {
            (rules.pack_jokers.count(Joker::Double) > 0).then(|| {
                "Each double joker jx that the winner captured doubles the payment.".to_owned()
            })
        },
    },
    Rule {
        id: "weol-yak",
        name: "weol-yak",
        native: "월약",
        chapter: Chapter::Payment,
        keys: &["weolyak.first_turn", "weolyak.set_month"],
        says: "A whole month multiplies the payment: all four of one taken in the winner's first \
               turn, once however many (D), or all four of the month that was set before the deal \
               in his pile. Both are variants.",
        variants: "4 for either (P).",
        source: "P, D",
        examples: &[Example {
            note: "Godori, and May was set, 5 × 4.",
            record: "\
set weolyak.set_month=4
players Ann Bo Chul
month 5
Ann has 2y 4y 8y 5ytpp
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +40, Bo -20, Chul -20",
        }],
        sheet: weol_yak,
    },
    Rule {
        id: "mission",
        name: "mission",
        native: "미션",
        chapter: Chapter::Payment,
        keys: &[],
        says: "Cards and a multiplier from 2 to 9 may be named before a deal. If the winner holds \
               all these cards, the payment multiplies. A month stands for its four cards (D). A \
               hand may have several missions, and each multiplies.",
        variants: "\"each\" behind the multiplier: it applies once for every one of these cards \
                   that the winner holds (K).",
        source: "P, K, D",
        examples: &[
            Example {
                note: "Godori with two of its birds as the mission, 5 × 3.",
                record: "\
players Ann Bo Chul
mission 2y 4y x3
Ann has 2y 4y 8y
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +30, Bo -15, Chul -15",
            },
            Example {
                note: "Two of the three cards are Ann's: 5 × 2 × 2.",
                record: "\
players Ann Bo Chul
mission 2y 4y 6y x2 each
Ann has 2y 4y 8y
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +40, Bo -20, Chul -20",
            },
        ],
        sheet: |_| {
            Some(
                "Where cards and a number were named before the deal, a winner who holds them all \
                 is paid so many times; with \"each\", so many times for every one held."
                    .to_owned(),
            )
        },
    },
    Rule {
        id: "empty-pile",
        name: "empty pile",
        native: "",
        chapter: Chapter::Payment,
        keys: &["empty_pile_free"],
        says: "A loser with no captured card at all owes the same as any other.",
        variants: "true: such a loser owes nothing for the win, flat chips included (P, F), but \
                   still pays what dok-bak makes that player pay for another (D).",
        source: "P, D",
        examples: &[Example {
            note: "Bo has captured nothing; Chul has no bright and pays double.",
            record: "\
set empty_pile_free=true
players Ann Bo Chul
Ann has 1g 3g 8g
Bo counts g0
Chul counts p5
Ann stop
# settles to: Ann +6, Bo 0, Chul -6",
        }],
        sheet: |rules| {
            rules.empty_pile_free.then(|| {
                "A loser with no captured card at all owes nothing for the win.".to_owned()
            })
        },
    },
    Rule {
        id: "cap",
        name: "ceiling",
        native: "상한",
        chapter: Chapter::Payment,
        keys: &["cap.loss", "cap.payer"],
        says: "A table may agree on the most that a win costs: cap.loss is the most chips that one \
               loser owes, after everything else; cap.payer the most that one player pays, also \
               where that player pays for another. Points and multipliers stay as they are. Only \
               payments for the win have a ceiling. 0 is none.",
        variants: "At home so many won, online what is in the purse (K).",
        source: "K",
        examples: &[
            Example {
                note: "Five brights are 15 × 2 from each, but a loss goes up to 20.",
                record: "\
set cap.loss=20
players Ann Bo Chul
Ann has 1g 3g 8g 11g 12g
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +40, Bo -20, Chul -20",
            },
            Example {
                note: "Bo said go and would pay 30 twice; nobody pays more than 50.",
                record: "\
set cap.payer=50
players Ann Bo Chul
Ann has 1g 3g 8g 11g 12g
Bo counts p5
Chul counts p5
Bo go
Ann stop
# settles to: Ann +50, Bo -50, Chul 0",
            },
        ],
        sheet: cap,
    },
];

fn cap(rules: &GoStopRules) -> Option<String> {
    let most = |chips: u32| (chips > 0).then(|| some(chips, "chip"));
    let loss = most(rules.cap_loss).map(|chips| format!("A loser owes at most {chips}."));
    let payer = most(rules.cap_payer)
        .map(|chips| format!("For one win nobody pays more than {chips}, for others included."));
    let both: Vec<String> = loss.into_iter().chain(payer).collect();
    (!both.is_empty()).then(|| both.join(" "))
}

fn gwang_bak(rules: &GoStopRules) -> Option<String> {
    let pays = match rules.gwang_bak {
        GwangBak::Off | GwangBak::Flat(0) => return None,
        GwangBak::Double => "pays double".to_owned(),
        GwangBak::Flat(chips) => {
            format!("pays {} more, after all multipliers", some(chips, "chip"))
        }
    };
    let rain = Card::RAIN.code(rules.calendar);
    let alone = if rules.gwang_bak_rain_protects {
        format!("{rain} alone saves him")
    } else {
        format!("{rain} alone does not save him")
    };
    let shield = if rules.pack_jokers.count(Joker::Shield) > 0 {
        ", the shield jg does"
    } else {
        ""
    };
    Some(format!(
        "If the winner scores brights, a loser without a bright {pays}; {alone}{shield}."
    ))
}

fn pi_bak(rules: &GoStopRules) -> Option<String> {
    let spared = rules.pi_bak_spare_zero;
    // Nobody has less than 1 junk and is not spared, where those without any are.
    let below = |below: u32| (below > u32::from(spared)).then_some(below);
    let short = match (
        below(rules.pi_bak_below_three),
        below(rules.pi_bak_below_two),
    ) {
        (None, None) => return None,
        (Some(three), Some(two)) if three == two => {
            format!("a loser with less than {two} junk")
        }
        (Some(three), Some(two)) => {
            format!("a loser with less than {three} junk (between two, {two})")
        }
        (Some(three), None) => format!("a loser of three with less than {three} junk"),
        (None, Some(two)) => format!("a loser of two with less than {two} junk"),
    };
    let none = if spared {
        " With no junk at all he is spared."
    } else {
        ""
    };
    Some(format!(
        "If the winner scores junk, {short} pays double.{none}"
    ))
}

fn nagari(rules: &GoStopRules) -> Option<String> {
    let cap = match rules.nagari_cap {
        0 => u32::MAX,
        cap => cap,
    };
    let times = rules.nagari_times.min(cap);
    if times < 2 {
        return None;
    }
    let stacks = rules.nagari_stacks && rules.nagari_times < cap;
    let row = match (stacks, cap) {
        (false, _) => "; a row of such hands counts once".to_owned(),
        (true, u32::MAX) => " for each such hand in a row".to_owned(),
        (true, cap) => format!(" for each such hand in a row, up to {}", fold(cap)),
    };
    let fixed = match rules.nagari_doubles_fixed {
        DoublesFixed::All => "So are fixed payments.",
        DoublesFixed::Ending => {
            "So are the fixed payments that end a hand: quads, three ppuk and heodang."
        }
        DoublesFixed::None => "Fixed payments are not multiplied.",
    };
    Some(format!(
        "After a hand nobody won the payment is {}{row}. {fixed}",
        fold(times)
    ))
}

fn weol_yak(rules: &GoStopRules) -> Option<String> {
    let first = (rules.weolyak_first_turn > 1).then(|| {
        format!(
            "A winner who took all of a month in his first turn is paid {}.",
            fold(rules.weolyak_first_turn)
        )
    });
    let set = (rules.weolyak_set_month > 1).then(|| {
        format!(
            "A month is set before the deal; a winner who holds all of it is paid {}.",
            fold(rules.weolyak_set_month)
        )
    });
    let both: Vec<String> = first.into_iter().chain(set).collect();
    (!both.is_empty()).then(|| both.join(" "))
}
