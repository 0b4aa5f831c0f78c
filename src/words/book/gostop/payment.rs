//! What a loser owes: the win, goes, triples, bombs and animals.

use super::{Chapter, Example, GoStop, Rule, fold, some, unless_off};
use crate::rules::{GoChips, GoStopRules, Grenade, Growth};

pub(super) const RULES: &[GoStop] = &[
    Rule {
        id: "win",
        name: "the win",
        native: "",
        chapter: Chapter::Payment,
        keys: &[],
        says: "A loss is (points + go chips) × every multiplier that applies to this loser, and \
               then + flat chips, and where there is a ceiling no more than that (D). Each loser \
               pays his own, unless one pays for both. Payments \
               are listed in this order: stakes of the pot, sales that are paid at once, fixed \
               payments as they fell due, the win, quads or heodang, gwangpalli that is paid at \
               the end, the pot taken; within one of these in seat order (D).",
        variants: "",
        source: "P, D",
        examples: &[Example {
            note: "Three brights and a shown triple are 3 × 2 from Bo; Chul has no bright and pays \
                   4 chips more.",
            record: "\
set gwang_bak=flat:4
players Ann Bo Chul
Ann has 1g 3g 8g
Bo counts g1 p5
Chul counts p5
Ann heundeum 5
Ann stop
# settles to: Ann +16, Bo -6, Chul -10",
        }],
        sheet: |_| {
            Some(
                "Each loser owes the winner's points and go chips, times all that multiplies below."
                    .to_owned(),
            )
        },
    },
    Rule {
        id: "go-chips",
        name: "go chips",
        native: "",
        chapter: Chapter::Payment,
        keys: &["go.chips", "go.keep_chips"],
        says: "After n goes the n-th number is added to the points; past the end of the list the \
               last number stays. The text of P can be read so that the chips of the first two \
               goes fall away from the third on, but its own example and P06 keep them (D).",
        variants: "go.chips=each: n chips for n goes (F). go.keep_chips=false: nothing past the \
                   end of the list (P's text by the letter).",
        source: "P, D",
        examples: &[Example {
            note: "Godori after two goes, 5 + 2.",
            record: "\
players Ann Bo Chul
Ann has 2y 4y 8y
Bo counts p5
Chul counts p5
Ann go
Ann go
Ann stop
# settles to: Ann +14, Bo -7, Chul -7",
        }],
        sheet: go_chips,
    },
    Rule {
        id: "go",
        name: "go",
        native: "고",
        chapter: Chapter::Payment,
        keys: &["go.times_from", "go.growth"],
        says: "From so many goes on the payment doubles, and each further go doubles it again.",
        variants: "go.growth=increment: double, threefold, fourfold and so on (W). One chip, then \
                   double, threefold: go.chips=1, go.keep_chips=false, go.times_from=2, \
                   go.growth=increment (P). go.times_from=0 is off.",
        source: "P",
        examples: &[
            Example {
                note: "Seven animals and eleven junk are 5 points; after three goes Bo, short of \
                       junk, owes (5 + 2) × 2 × 2 × 2 and Chul (5 + 2) × 2 × 2.",
                record: "\
set go.improve=false
players Ann Bo Chul
Ann has 4y 5y 6y 7y 8y 10y 12y 1pp 2pp 3pp 5pp 6pp 7p
Bo counts g1 t1 p4
Chul counts g1 t2 p8
Ann go
Ann go
Ann go
Ann stop
# settles to: Ann +84, Bo -56, Chul -28",
            },
            Example {
                note: "Without the two chips, 5 × 2 × 2 × 2.",
                record: "\
set go.keep_chips=false
set go.improve=false
players Ann Bo Chul
Ann has 4y 5y 6y 7y 8y 10y 12y 1pp 2pp 3pp 5pp 6pp 7p
Bo counts g1 t1 p4
Chul counts g1 t2 p8
Ann go
Ann go
Ann go
Ann stop
# settles to: Ann +60, Bo -40, Chul -20",
            },
            Example {
                note: "One chip for one go, then as many times as goes: 5 × 3 × 2 × 2.",
                record: "\
set go.chips=1
set go.keep_chips=false
set go.times_from=2
set go.growth=increment
set go.improve=false
players Ann Bo Chul
Ann has 4y 5y 6y 7y 8y 10y 12y 1pp 2pp 3pp 5pp 6pp 7p
Bo counts g1 t1 p4
Chul counts g1 t2 p8
Ann go
Ann go
Ann go
Ann stop
# settles to: Ann +90, Bo -60, Chul -30",
            },
        ],
        sheet: go,
    },
    Rule {
        id: "heundeum",
        name: "heundeum",
        native: "흔들기",
        chapter: Chapter::Payment,
        keys: &["heundeum.times", "heundeum.nov_dec_times"],
        says: "Each triple that the winner showed multiplies the payment.",
        variants: "heundeum.nov_dec_times=4: fourfold for months 11 and 12 (P).",
        source: "P",
        examples: &[Example {
            note: "Godori, one triple of May and one of November, 5 × 2 × 4.",
            record: "\
set heundeum.nov_dec_times=4
players Ann Bo Chul
Ann has 2y 4y 8y
Bo counts p6
Chul counts p6
Ann heundeum 5
Ann heundeum 11
Ann stop
# settles to: Ann +80, Bo -40, Chul -40",
        }],
        sheet: |rules| match (rules.heundeum_times, rules.heundeum_nov_dec_times) {
            (1, 1) => None,
            (times, late) if times == late => Some(format!(
                "Each triple the winner showed makes the payment {}.",
                fold(times)
            )),
            (1, late) => Some(format!(
                "Each triple of month 11 or 12 the winner showed makes the payment {}.",
                fold(late)
            )),
            (times, 1) => Some(format!(
                "Each triple the winner showed makes the payment {}, but not one of month 11 or 12.",
                fold(times)
            )),
            (times, late) => Some(format!(
                "Each triple the winner showed makes the payment {}, one of month 11 or 12 {}.",
                fold(times),
                fold(late)
            )),
        },
    },
    Rule {
        id: "potkan",
        name: "potkan",
        native: "폭탄",
        chapter: Chapter::Payment,
        keys: &["potkan.times", "grenade"],
        says: "Each bomb of the winner multiplies the payment; by itself it does not. A grenade \
               counts as one where grenade=bomb.",
        variants: "potkan.times=2 (F, K).",
        source: "P",
        examples: &[Example {
            note: "Godori and a bomb of May, 5 × 2.",
            record: "\
set potkan.times=2
players Ann Bo Chul
Ann takes 2y 4y 8y
Ann potkan 5
Ann stop
# settles to: Ann +20, Bo -10, Chul -10",
        }],
        sheet: |rules| {
            let what = if rules.grenade == Grenade::Bomb {
                "bomb or grenade"
            } else {
                "bomb"
            };
            (rules.potkan_times > 1).then(|| {
                let times = fold(rules.potkan_times);
                format!("Each {what} of the winner makes the payment {times}.")
            })
        },
    },
    Rule {
        id: "meoung-dda",
        name: "meoung-dda",
        native: "멍따",
        chapter: Chapter::Payment,
        keys: &["meoung_dda.from"],
        says: "A winner with so many animals is paid double.",
        variants: "0 is off (W).",
        source: "P",
        examples: &[Example {
            note: "Seven animals are 3 points, doubled.",
            record: "\
players Ann Bo Chul
Ann has 4y 5y 6y 7y 8y 10y 12y
Bo counts p5
Chul counts p5
Ann stop
# settles to: Ann +12, Bo -6, Chul -6",
        }],
        sheet: |rules| {
            unless_off(rules.meoung_dda_from, |from| {
                format!(
                    "A winner with {} or more is paid double.",
                    some(from, "animal")
                )
            })
        },
    },
];

/// Returns the chips that goes add; nothing where they add none.
fn go_chips(rules: &GoStopRules) -> Option<String> {
    let (numbers, keep) = match rules.go_chips.in_short(rules.go_keep_chips) {
        (GoChips::Each, _) => return Some("Each go adds a chip to the points.".to_owned()),
        (GoChips::List(numbers), keep) => (numbers, keep),
    };
    let last = *numbers.last()?;
    let each: Vec<String> = (1..)
        .zip(&numbers)
        .map(|(goes, chips)| match goes {
            1 => format!("{chips} for one go"),
            2 => format!("{chips} for two"),
            _ => format!("{chips} for {goes}"),
        })
        .collect();
    let more = if keep {
        format!("{last} for more")
    } else {
        "none for more".to_owned()
    };
    Some(format!(
        "Chips are added to the points: {}, {more}.",
        each.join(", ")
    ))
}

/// Returns how goes multiply.
fn go(rules: &GoStopRules) -> Option<String> {
    let from = rules.go_times_from;
    let growth = match rules.go_growth {
        Growth::Double => [2, 4, 8],
        Growth::Increment => [2, 3, 4],
    };
    let each: Vec<String> = (from..)
        .zip(growth)
        .map(|(goes, times)| format!("{} at {goes}", fold(times)))
        .collect();
    (from > 0).then(|| {
        format!(
            "From {} on the payment is more: {}, and so on.",
            some(from, "go").replace("gos", "goes"),
            each.join(", ")
        )
    })
}
