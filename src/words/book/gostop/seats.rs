//! More than three at the table.

use super::{Chapter, Example, GoStop, Rule, fold, some};
use crate::card::{Card, Pile};
use crate::rules::{AfterNagari, GoStopRules, SalePaid};

pub(super) const RULES: &[GoStop] = &[Rule {
    id: "gwangpalli",
    name: "gwangpalli",
    native: "광팔이",
    chapter: Chapter::Seats,
    keys: &[
        "gwangpalli.per_card",
        "gwangpalli.heundeum_times",
        "gwangpalli.rain_alone_free",
        "gwangpalli.paid",
        "gwangpalli.after_nagari",
        "gwangpalli.iris_drops",
        "pack.jokers",
    ],
    says: "Four to seven are seated and three play. The dealer plays; the others say in turn \
           whether they stay or drop. As soon as two have stayed the rest are forced out, and as \
           soon as only as many are left as seats, they must stay. Who drops by himself gets \
           nothing. Who is forced out may sell brights, double junk (11s, 12s), the cup (9y) and \
           jokers: the two who stayed, not the dealer, pay for each, and twice as much if he shows \
           a triple. With four seated the rain bright sells for nothing if it is his only bright. \
           After a nagari the same three play again. Seven need a joker in the pack. Nobody pays \
           himself, and no sale of a void deal is paid (D).",
    variants: "gwangpalli.per_card=3 (P). gwangpalli.paid=end: after a hand with a winner each \
               active player who did not win pays, the dealer too; after a nagari it waits for the \
               next such hand and is paid times what nagari multiplies by: P says double, and where \
               nagari stacks it is more (D). Sales of that hand itself are not multiplied (D). \
               gwangpalli.after_nagari=all: everybody is dealt in again, and what was due lapses \
               (P). gwangpalli.iris_drops=true: with seven seated, whoever but the dealer is dealt \
               5y must drop, and counts as forced (P).",
    source: "P, D",
    examples: &[
        Example {
            note: "Eun is forced out with the moon, a double junk and a joker, and shows three of \
               July: 3 × 2 × 2 from each of Chul and Dan. Then Ann wins cheong-dan, 3 from each.",
            record: "\
set pack.jokers=j3
players Ann Bo Chul Dan Eun
Bo drops
Chul stays
Dan stays
Eun sells 8g 11s j3 heundeum 7
Ann takes 6t 9t 10t
Ann stop
# settles to: Ann +6, Bo 0, Chul -15, Dan -15, Eun +24",
        },
        Example {
            note: "Paid at the end: the hand before was a nagari, and 6 are due to Eun from each \
                   loser. Hong-dan is 3 × 2, and the 6 are × 2, from Ann and from Dan.",
            record: "\
set gwangpalli.paid=end
players Ann Chul Dan
carry 1
dues Eun 6
Chul takes 1t 2t 3t
Chul stop
# settles to: Ann -18, Chul +12, Dan -18, Eun +24",
        },
    ],
    sheet: |rules| Some(sheet(rules)),
}];

fn sheet(rules: &GoStopRules) -> String {
    let calendar = rules.calendar;
    let goods = Pile::of(&[Card::CUP, Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE]);
    let seven = !rules.pack_jokers.0.is_empty();
    let most = if seven { "seven" } else { "six" };
    let mut said = vec![format!("Four to {most} may sit, three play.")];
    if rules.gwangpalli_per_card == 0 {
        said.push("Who is forced out is paid nothing.".to_owned());
    } else {
        said.push(format!(
            "Who is forced out sells brights, {} and jokers at {} a card{}, paid {}.",
            goods.codes(calendar).replace(' ', ", "),
            some(rules.gwangpalli_per_card, "chip"),
            match rules.gwangpalli_heundeum_times {
                1 => String::new(),
                times => format!(" ({} if he shows a triple)", fold(times)),
            },
            match rules.gwangpalli_paid {
                SalePaid::Now => "at once by each of the two who stayed",
                SalePaid::End => "after a hand with a winner by each who played it and lost",
            }
        ));
        if rules.gwangpalli_rain_alone_free {
            said.push(format!(
                "With four seated {} as the only bright sells for nothing.",
                Card::RAIN.code(calendar)
            ));
        }
    }
    said.push(
        match rules.gwangpalli_after_nagari {
            AfterNagari::SameThree => "After a nagari the same three play again.",
            AfterNagari::All => "After a nagari everybody is dealt in again.",
        }
        .to_owned(),
    );
    if rules.gwangpalli_iris_drops && seven {
        said.push(format!(
            "With seven seated, who is dealt {} must drop, unless he deals.",
            Card::BRIDGE.code(calendar)
        ));
    }
    said.join(" ")
}
