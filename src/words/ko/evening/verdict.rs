//! Words around a verdict: headings, and what comes before and after.

use super::money;
use crate::record::ChipValue;
use crate::rules::{Game, PointUnit};
use crate::verdict::{Loss, NextHand, PaidFor, Party};
use crate::vocabulary::particle::{GA, with};
use crate::words::Text;
use crate::words::evening::PaymentFlow;
use crate::words::ko::{arithmetic, owes};
use crate::words::ko::{due, paid_for};

pub(crate) const fn score_headings(_game: Game, _: PointUnit) -> [&'static str; 3] {
    ["족보", ">점", "패"]
}

pub(crate) fn owed(loss: &Loss, chip: Option<&ChipValue>) -> Text {
    let Some(chip) = chip else {
        return owes(loss).into();
    };
    let points = if loss.steps.is_empty() {
        loss.chips.to_string()
    } else {
        arithmetic(loss)
    };
    let (payer, worth) = (with(&loss.player, GA), money(loss.chips, chip));
    Text::both(|form| format!("{payer} 낼 돈: {points}점 ({})", form.pick(&worth)))
}

pub(crate) fn payment_headings(
    points: Option<PointUnit>,
    chips: bool,
    money: bool,
) -> Vec<&'static str> {
    let points = points.map(|_| ">점");
    let money = money.then_some(">금액");
    let count = if points.is_none() { ">점" } else { ">정산" };
    let chips = chips.then(|| [count].into_iter().chain(money).chain([""]));
    let name = ["이름"].into_iter().chain(points);
    name.chain(chips.into_iter().flatten()).collect()
}

pub(crate) fn flow(flow: &PaymentFlow<'_>) -> Text {
    let each = flow.others.iter().map(|(party, chips)| match party {
        Party::Player(name) => format!("{name} {chips}"),
        Party::Pot => format!("{} {chips}", paid_for(PaidFor::Pot)),
    });
    let each: Vec<String> = each.collect();
    let reason = flow.reason.map(|reason| format!(" ({})", paid_for(reason)));
    let (each, reason) = (each.join(", "), reason.unwrap_or_default());
    let (mark, heard) = if flow.pays {
        ("→", "받는 사람")
    } else {
        ("←", "주는 사람")
    };
    Text::both(|form| format!("{} {each}{reason}", form.or(mark, heard)))
}

pub(crate) fn next_hand(next: &NextHand) -> Text {
    let mut line = format!("다음 판: 선 {}", next.dealer);
    if next.carry > 0 {
        line = format!("{line}, 밀린 나가리 {}판", next.carry);
    }
    if next.pot > 0 {
        line = format!("{line}, 멧돼지 적립금 {}점", next.pot);
    }
    let dues = next.dues.iter();
    let line = dues.fold(Text::from(line), |line, (name, chips)| {
        line.then(", ").then(due(name, *chips))
    });
    line.then(".")
}
