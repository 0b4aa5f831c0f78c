//! The rule sheet of Go-Stop: more than three people at the table.

use crate::card::{Card, Pile};
use crate::rules::{AfterNagari, GoStopRules, RuleId, SalePaid};
use crate::words::en::book::figures::{fold, some};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    (rule == RuleId::Gwangpalli).then(|| gwangpalli(rules))
}

fn gwangpalli(rules: &GoStopRules) -> String {
    let calendar = rules.calendar;
    let goods = Pile::from_cards(&[Card::CUP, Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE]);
    let seven = !rules.pack_jokers.0.is_empty();
    let most = if seven { "seven" } else { "six" };
    let mut said = vec![format!("Four to {most} may sit at the table; three play.")];
    if rules.gwangpalli_per_card == 0 {
        said.push("A player who is forced out is paid nothing.".to_owned());
    } else {
        said.push(format!(
            "A player who is forced out sells brights, {} and jokers at {} a card{}, paid {}.",
            goods.codes(calendar).replace(' ', ", "),
            some(rules.gwangpalli_per_card, "chip"),
            match rules.gwangpalli_heundeum_times {
                1 => String::new(),
                times => format!(" ({} with a triple shown)", fold(times)),
            },
            match rules.gwangpalli_paid {
                SalePaid::Now => "at once by each of the two who stayed",
                SalePaid::End => "by each loser of the first hand that has a winner",
            }
        ));
        if rules.gwangpalli_rain_alone_free {
            said.push(format!(
                "With four at the table, {} as the only bright sells for nothing.",
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
    if rules.gwangpalli_no_two_drops {
        said.push("A player who dropped in the hand before cannot drop again.".to_owned());
    }
    if rules.gwangpalli_iris_drops && seven {
        said.push(format!(
            "With seven at the table, a player who is dealt {} must drop, except the dealer.",
            Card::BRIDGE.code(calendar)
        ));
    }
    said.join(" ")
}
