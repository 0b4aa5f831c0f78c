//! Words around a drawn verdict: headings, and what stands before and behind.

use super::{column, money};
use crate::record::ChipValue;
use crate::rules::{Game, PointUnit};
use crate::verdict::{Loss, NextHand, PaidFor, Party, SwitchUse};
use crate::words::Text;
use crate::words::evening::PaymentFlow;
use crate::words::ja::{arithmetic, owes};
use crate::words::ja::{due, in_points, paid_for, switch_use};

/// Returns the headings of a score.
pub(crate) const fn score_headings(_: Game, unit: PointUnit) -> [&'static str; 3] {
    ["役", column(unit), "札"]
}

/// Returns what stands for the lines of a score of which only the points are known.
pub(crate) const fn points_alone() -> &'static str {
    "点だけ、札は不明"
}

/// Returns what stands for the lines of a score that has none.
pub(crate) const fn no_jokbo() -> &'static str {
    "なし"
}

/// Returns how many points of a score count for stopping.
pub(crate) fn stop_points(points: i64) -> String {
    format!("上がりに数えるのは、このうち{points}点です。")
}

/// Returns how a switch card is counted.
pub(crate) fn switched(card: &str, used: SwitchUse) -> String {
    format!("{card}は{}として数えます。", switch_use(used))
}

/// Returns the cards of a pile with their points.
pub(crate) fn pile_points(cards: &str, points: i64, unit: PointUnit) -> String {
    format!("{cards}: {}", in_points(points, unit))
}

/// Returns the headings of what a pile lacks for more.
pub(crate) const fn outlook_headings() -> [&'static str; 2] {
    ["次の役", "必要な札"]
}

/// Returns what comes before the steps that all losers share.
pub(crate) fn for_all(losers: &str) -> String {
    format!("{losers}:")
}

/// Returns what a loser owes, and how it is computed; where a chip has a worth, in money too.
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

/// Returns the headings of who pays whom and what comes of it, as far as there is any of it.
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

/// Returns chips that a player pays or gets: `→ 英子 16（光売り代）`.
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

/// Returns what the next hand starts with.
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

/// Returns the headings of counted piles.
pub(crate) const fn count_headings() -> [&'static str; 6] {
    [
        "名前",
        ">札",
        ">自分の役",
        ">ほかの人の役",
        ">合計",
        ">過不足",
    ]
}

/// Returns why there is no score of a pile of min-hwatu.
pub(crate) fn no_single_pile() -> String {
    "ミンファトゥの取り札は、全員分がそろわないと数えられません。1人ずつ「名前 has 札」の行がある\
     記録を書いてください。"
        .to_owned()
}

/// Returns at how many points a player is even.
pub(crate) fn par_line(par: i64) -> String {
    format!("基準点は{par}点です。")
}

/// Returns what a line that is about no rule of its own is for.
pub(crate) fn no_rule() -> String {
    "この行だけに関わるルールはありません。".to_owned()
}

/// Returns what is before the reasons why a hand could not have ended without a line.
pub(crate) fn not_without_it() -> String {
    "この行がないと、局はこのようには終わりません:".to_owned()
}

/// Returns what is before a result without a line.
pub(crate) fn without_it() -> String {
    "この行がない場合:".to_owned()
}

/// Returns that the result would be the same without a line.
pub(crate) fn the_same_without() -> String {
    "この行がなくても、結果は同じです。".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_is_counted_in_what_its_ruleset_counts_in() {
        assert_eq!(pile_points("3g 9y", 5, PointUnit::Mon), "3g 9y: 5文");
        assert_eq!(pile_points("3g 9y", 5, PointUnit::Ten), "3g 9y: 5点");
    }
}
