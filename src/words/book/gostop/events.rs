//! Fixed payments and the boar.

use super::{Chapter, Example, GoStop, Rule, some, unless_off};
use crate::card::Card;

/// Returns that each opponent pays at once for something.
fn each_pays(chips: u32, what: &str) -> Option<String> {
    unless_off(chips, |chips| {
        format!(
            "{what}: each opponent pays {} at once.",
            some(chips, "chip")
        )
    })
}

pub(super) const RULES: &[GoStop] = &[
    Rule {
        id: "first-ppuk",
        name: "first ppuk",
        native: "첫뻑",
        chapter: Chapter::Events,
        keys: &["fixed.first_ppuk"],
        says: "A ppuk in a player's first turn: each opponent pays him at once, and play goes on.",
        variants: "0 (W), 7 (K).",
        source: "P",
        examples: &[Example {
            note: "Ann gets 3 + 3 for the ppuk. Then Bo wins with three brights, 6 from each: \
                   neither of the others has one.",
            record: "\
players Ann Bo Chul
Ann ppuk 4 first
Bo takes 1g 1p 3g 3p
Chul takes 5pp
Ann takes 6pp
Bo takes 8gp
Bo stop
# settles to: Ann 0, Bo +9, Chul -9",
        }],
        sheet: |rules| each_pays(rules.fixed_first_ppuk, "A ppuk in one's first turn"),
    },
    Rule {
        id: "second-ppuk",
        name: "second ppuk",
        native: "연뻑",
        chapter: Chapter::Events,
        keys: &["fixed.second_ppuk"],
        says: "Another ppuk in the second turn, after one in the first: each opponent pays at \
               once.",
        variants: "6 (F, K), 14 (K).",
        source: "K",
        examples: &[Example {
            note: "3 and then 6 from each; nobody wins the hand.",
            record: "\
set fixed.second_ppuk=6
players Ann Bo Chul
Ann ppuk 4 first
Bo takes 1gp
Chul takes 5pp
Ann ppuk 6 second
nagari
# settles to: Ann +18, Bo -9, Chul -9",
        }],
        sheet: |rules| {
            each_pays(
                rules.fixed_second_ppuk,
                "A ppuk in the second turn too, after one in the first",
            )
        },
    },
    Rule {
        id: "third-ppuk",
        name: "third ppuk",
        native: "",
        chapter: Chapter::Events,
        keys: &["fixed.third_ppuk"],
        says: "And another in the third turn: each opponent pays at once, besides what a third \
               ppuk brings that ends the hand.",
        variants: "9 or 21 (K), 12 (F).",
        source: "K",
        examples: &[Example {
            note: "3 for the first, nothing for the second, 9 for the third, and 5 because it is \
                   the third of the hand.",
            record: "\
set fixed.third_ppuk=9
players Ann Bo Chul
Ann ppuk 4 first
Bo takes 1gp
Chul takes 5pp
Ann ppuk 6 second
Bo takes 2pp
Chul takes 7pp
Ann ppuk 10 third
# settles to: Ann +34, Bo -17, Chul -17",
        }],
        sheet: |rules| {
            each_pays(
                rules.fixed_third_ppuk,
                "A ppuk in the third turn too, after the first two",
            )
        },
    },
    Rule {
        id: "three-ppuk",
        name: "three ppuk",
        native: "삼뻑",
        chapter: Chapter::Events,
        keys: &["fixed.three_ppuk"],
        says: "A player's third ppuk of the hand, whenever it comes, ends the hand: each opponent \
               pays, and he counts as the winner (D).",
        variants: "0 is off (W); 3 (F), 7 (K).",
        source: "P, D",
        examples: &[Example {
            note: "5 from each.",
            record: "\
players Ann Bo Chul
Ann takes 1gp
Bo takes
Chul takes
Ann ppuk 4
Bo takes 2pp
Chul takes
Ann ppuk 6
Bo takes
Chul takes 7pp
Ann ppuk 10
# settles to: Ann +10, Bo -5, Chul -5",
        }],
        sheet: |rules| {
            unless_off(rules.fixed_three_ppuk, |chips| {
                format!(
                    "A player's third ppuk of the hand ends it: each opponent pays {}.",
                    some(chips, "chip")
                )
            })
        },
    },
    Rule {
        id: "first-sweep",
        name: "first sweep",
        native: "첫싹쓸이",
        chapter: Chapter::Events,
        keys: &["fixed.first_sweep"],
        says: "All four of a month taken in the first turn, by two pairs, a stack or a bomb: each \
               opponent pays at once.",
        variants: "3 (P, F).",
        source: "P",
        examples: &[Example {
            note: "3 from each; nobody wins the hand.",
            record: "\
set fixed.first_sweep=3
players Ann Bo Chul
Ann takes 5ytpp
Ann first-sweep 5
nagari
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| {
            each_pays(
                rules.fixed_first_sweep,
                "All four of a month taken in one's first turn",
            )
        },
    },
    Rule {
        id: "first-chok",
        name: "first chok",
        native: "첫쪽",
        chapter: Chapter::Events,
        keys: &["fixed.first_chok"],
        says: "A chok in the first turn, the played card taken by the turned-up one: each opponent \
               pays at once.",
        variants: "3 (P).",
        source: "P",
        examples: &[Example {
            note: "3 from each; nobody has junk to give yet.",
            record: "\
set fixed.first_chok=3
players Ann Bo Chul
Ann takes 1gp
Ann chok first
nagari
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| each_pays(rules.fixed_first_chok, "A chok in one's first turn"),
    },
    Rule {
        id: "first-ttadak",
        name: "first ttadak",
        native: "첫따닥",
        chapter: Chapter::Events,
        keys: &["fixed.first_ttadak"],
        says: "A ttadak in the first turn, all four of a month with two of them from the table: \
               each opponent pays at once.",
        variants: "3 or 7 (K). P has a first ttadak as one of the ways to a first sweep; where \
                   fixed.first_sweep is paid as well, a ttadak is paid by both keys.",
        source: "K",
        examples: &[Example {
            note: "7 from each.",
            record: "\
set fixed.first_ttadak=7
players Ann Bo Chul
Ann takes 1gtpp
Ann ttadak first
nagari
# settles to: Ann +14, Bo -7, Chul -7",
        }],
        sheet: |rules| each_pays(rules.fixed_first_ttadak, "A ttadak in one's first turn"),
    },
    Rule {
        id: "heodang",
        name: "heodang",
        native: "허당",
        chapter: Chapter::Events,
        keys: &["fixed.heodang"],
        says: "Five turns in a row without a capture win the hand: each opponent pays. Few tables \
               play it.",
        variants: "As many chips as the target has points (F, K); 0 is off.",
        source: "F, K",
        examples: &[Example {
            note: "3 from each.",
            record: "\
set fixed.heodang=3
players Ann Bo Chul
Ann heodang
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| {
            unless_off(rules.fixed_heodang, |chips| {
                format!(
                    "Five turns in a row without a capture win the hand: each opponent pays {}.",
                    some(chips, "chip")
                )
            })
        },
    },
    Rule {
        id: "boar",
        name: "the boar",
        native: "멧돼지",
        chapter: Chapter::Events,
        keys: &["boar.first_turn"],
        says: "Whoever takes the boar (7y) in his first turn is paid by each opponent at once.",
        variants: "Some chips, by house (P).",
        source: "P",
        examples: &[Example {
            note: "3 from each.",
            record: "\
set boar.first_turn=3
players Ann Bo Chul
Ann takes 7yp
Ann boar first
nagari
# settles to: Ann +6, Bo -3, Chul -3",
        }],
        sheet: |rules| {
            let boar = Card::BOAR.code(rules.calendar);
            each_pays(
                rules.boar_first_turn,
                &format!("{boar} taken in one's first turn"),
            )
        },
    },
    Rule {
        id: "pot",
        name: "the boar's pot",
        native: "",
        chapter: Chapter::Events,
        keys: &["boar.pot"],
        says: "Each active player puts chips into a pot before the deal. Whoever captures the boar \
               (7y) takes all of it, else it stays and grows. A void hand leaves it as it was; a \
               nagari, or quads in every hand, do fund it, and a pot from before is still won \
               where nothing is staked any more (D).",
        variants: "Some chips, by house (P).",
        source: "P, D",
        examples: &[Example {
            note: "6 lie there and each stakes 2. Chul takes the 12 with the boar; then Bo and \
                   Chul owe Ann 6 each for three brights.",
            record: "\
set boar.pot=2
players Ann Bo Chul
pot 6
Ann takes 1g 3g 1p 3p
Bo takes 2p
Chul takes 7yp
Ann takes 8gp
Ann stop
# settles to: Ann +10, Bo -8, Chul +4",
        }],
        sheet: |rules| {
            unless_off(rules.boar_pot, |chips| {
                format!(
                    "Each puts {} into the pot before a deal; whoever captures {} takes it, else \
                     it grows.",
                    some(chips, "chip"),
                    Card::BOAR.code(rules.calendar)
                )
            })
        },
    },
];
