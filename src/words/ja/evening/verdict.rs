//! Words around a verdict: headings, and what comes before and after.

use super::{column, money};
use crate::record::ChipValue;
use crate::rules::{Game, PointUnit};
use crate::verdict::{Loss, NextHand, PaidFor, Party};
use crate::words::Text;
use crate::words::evening::PaymentFlow;
use crate::words::ja::{arithmetic, owes};
use crate::words::ja::{due, paid_for};

pub(crate) const fn score_headings(_: Game, unit: PointUnit) -> [&'static str; 3] {
    ["役", column(unit), "札"]
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
    let points = points.trim_end_matches("チップ");
    let (payer, worth) = (&loss.player, money(loss.chips, chip));
    Text::both(|form| format!("{payer}の支払い: {points}点（{}）", form.pick(&worth)))
}

pub(crate) fn payment_headings(
    points: Option<PointUnit>,
    chips: bool,
    money: bool,
) -> Vec<&'static str> {
    let points = points.map(column);
    let money = money.then_some(">金額");
    let count = if money.is_some() && points.is_none() {
        ">点"
    } else {
        ">チップ"
    };
    let chips = chips.then(|| [count].into_iter().chain(money).chain([""]));
    let name = ["名前"].into_iter().chain(points);
    name.chain(chips.into_iter().flatten()).collect()
}

pub(crate) fn flow(flow: &PaymentFlow<'_>) -> Text {
    let each = flow.others.iter().map(|(party, chips)| match party {
        Party::Player(name) => format!("{name} {chips}"),
        Party::Pot => format!("{} {chips}", paid_for(PaidFor::Pot)),
    });
    let each: Vec<String> = each.collect();
    let reason = flow
        .reason
        .map(|reason| format!("（{}）", paid_for(reason)));
    let (each, reason) = (each.join("、"), reason.unwrap_or_default());
    let (mark, heard) = if flow.pays {
        ("→", "渡す相手")
    } else {
        ("←", "もらう相手")
    };
    Text::both(|form| format!("{} {each}{reason}", form.or(mark, heard)))
}

pub(crate) fn next_hand(next: &NextHand) -> Text {
    let mut line = format!("次の局: 親は{}", next.dealer);
    if next.carry > 0 {
        line = format!("{line}。勝者のいない局が前に{}局", next.carry);
    }
    if next.pot > 0 {
        line = format!("{line}。猪の積立金{}チップ", next.pot);
    }
    let dues = next.dues.iter();
    let line = dues.fold(Text::from(line), |line, (name, chips)| {
        line.then("。").then(due(name, *chips))
    });
    line.then("。")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::ja::pile_points;

    #[test]
    fn a_pile_is_counted_in_what_its_ruleset_counts_in() {
        assert_eq!(pile_points("3g 9y", 5, PointUnit::Mon), "3g 9y: 5文");
        assert_eq!(pile_points("3g 9y", 5, PointUnit::Ten), "3g 9y: 5点");
    }
}
