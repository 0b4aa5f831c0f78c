//! Words around a drawn verdict: headings, and what comes before and after.

use super::money;
use crate::record::ChipValue;
use crate::rules::{Game, PointUnit};
use crate::verdict::{Loss, NextHand, PaidFor, Party, SwitchUse};
use crate::vocabulary::particle::{GA, RO, with};
use crate::words::Text;
use crate::words::evening::PaymentFlow;
use crate::words::ko::{arithmetic, owes};
use crate::words::ko::{due, paid_for, switch_use};

/// Returns the headings of a score.
pub(crate) const fn score_headings(_game: Game, _: PointUnit) -> [&'static str; 3] {
    ["족보", ">점", "패"]
}

/// Returns what stands for the lines of a score of which only the points are known.
pub(crate) const fn points_alone() -> &'static str {
    "점수만, 먹은 패는 안 적음"
}

/// Returns what stands for the lines of a score that has none.
pub(crate) const fn no_jokbo() -> &'static str {
    "없음"
}

/// Returns how many points of a score count for stopping.
pub(crate) fn stop_points(points: i64) -> String {
    format!("이 중 {points}점으로 나요.")
}

/// Returns how a switch card is counted.
pub(crate) fn switched(card: &str, used: SwitchUse) -> String {
    format!("{card}: {} 세었어요.", with(switch_use(used), RO))
}

/// Returns the cards of a pile with their points.
pub(crate) fn pile_points(cards: &str, points: i64, _: PointUnit) -> String {
    format!("{cards}: {points}점")
}

/// Returns the headings of what a pile lacks for more.
pub(crate) const fn outlook_headings() -> [&'static str; 2] {
    ["다음 족보", "모자란 패"]
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
    let (payer, worth) = (with(&loss.player, GA), money(loss.chips, chip));
    Text::both(|form| format!("{payer} 낼 돈: {points}점 ({})", form.pick(&worth)))
}

/// Returns the headings of who pays whom and what comes of it, as far as there is any of it.
pub(crate) fn payment_headings(
    points: Option<PointUnit>,
    chips: bool,
    money: bool,
) -> Vec<&'static str> {
    let points = points.map(|_| ">점");
    let money = money.then_some(">금액");
    let count = if money.is_some() && points.is_none() {
        ">점"
    } else {
        ">칩"
    };
    let chips = chips.then(|| [count].into_iter().chain(money).chain([""]));
    let name = ["이름"].into_iter().chain(points);
    name.chain(chips.into_iter().flatten()).collect()
}

/// Returns chips that a player pays or gets: `→ 할머니 16 (광값)`.
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

/// Returns what the next hand starts with.
pub(crate) fn next_hand(next: &NextHand) -> Text {
    let mut line = format!("다음 판: 선 {}", next.dealer);
    if next.carry > 0 {
        line = format!("{line}, 밀린 나가리 {}판", next.carry);
    }
    if next.pot > 0 {
        line = format!("{line}, 멧돼지 적립금 {}칩", next.pot);
    }
    let dues = next.dues.iter();
    let line = dues.fold(Text::from(line), |line, (name, chips)| {
        line.then(", ").then(due(name, *chips))
    });
    line.then(".")
}

/// Returns the headings of counted piles.
pub(crate) const fn count_headings() -> [&'static str; 6] {
    ["이름", ">패", ">약/단", ">남의 약/단", ">합계", ">본전보다"]
}

/// Returns why there is no score of a pile of min-hwatu.
pub(crate) fn no_single_pile() -> String {
    "민화투는 모두가 먹은 패를 함께 세어야 해요. 사람마다 `이름 has 패`를 적은 기록을 써 주세요."
        .to_owned()
}

/// Returns at how many points a player is even.
pub(crate) fn par_line(par: i64) -> String {
    format!("본전은 {par}점이에요.")
}

/// Returns what a line that is about no rule of its own is for.
pub(crate) fn no_rule() -> String {
    "이 줄 하나에만 걸린 규칙은 없어요.".to_owned()
}

/// Returns what is before the reasons why a hand could not have ended without a line.
pub(crate) fn not_without_it() -> String {
    "이 줄이 없으면 판이 이렇게 끝날 수 없어요:".to_owned()
}

/// Returns what is before a result without a line.
pub(crate) fn without_it() -> String {
    "이 줄이 없으면:".to_owned()
}

/// Returns that the result would be the same without a line.
pub(crate) fn the_same_without() -> String {
    "이 줄이 없어도 결과는 같아요.".to_owned()
}
