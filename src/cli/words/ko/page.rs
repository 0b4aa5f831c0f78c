//! Words of the page of a year.

use super::LANG;
use super::named_money;
use super::{days_named, on_day};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::words::page::PageLabels;
use crate::ledger::{HandCalled, Seal};
use crate::record::Name;
use crate::report::stats::By;
use crate::rules::PointUnit;
use crate::words::TextForm;
use crate::words::nets;
use std::path::Path;

pub(in crate::cli) const fn page_labels() -> PageLabels {
    PageLabels {
        skip: "결과로 건너뛰기",
        contents: "차례",
        theme: "밝게 또는 어둡게",
        people: "누가 얼마나 땄나",
        player: "이름",
        chips: "칩",
        in_chips: "칩",
        money: "돈",
        hands: "친 판",
        won: "이긴 판",
        at_table: "앉은 판",
        gains: "딴 판",
        share: "승률",
        interval: "95% 구간",
        sure: "기록으로 말할 수 있는 것",
        pairs: "모든 쌍",
        beside: "상대",
        more: "판당 더 딴 칩",
        best: "최고",
        worst: "최저",
        evenings: "저녁",
        guest: "손님",
        curve: "칩의 흐름",
        curve_of_money: "금액의 흐름",
        curve_says: "저녁마다 그때까지 따거나 잃은 칩이에요.",
        in_numbers: "숫자로 보기",
        day: "날짜",
        sum: "합계",
        calendar: "판이 벌어진 날",
        calendar_says: "색이 있는 날에 쳤어요. 색과 아래 글자는 그날 가장 많이 딴 사람을 나타내요.",
        calendar_tie: "가장 많이 딴 한 사람이 없는 날",
        months: "달마다",
        month: "달",
        paid: "누가 누구에게 줬나",
        paid_says: "줄은 준 사람, 칸은 받은 사람이에요. 판마다 오간 것만 셌고, 나중에 건넨 돈은 빼요.",
        payer: "준 사람 \\ 받은 사람",
        figures: "통계",
        figures_says: "판이나 날이 적어 아직 알 수 없는 값에는 물음표가 있어요. 값마다 무엇을 셌는지는 dokbak의 docs/STATISTICS.md에 있어요.",
        per_hand: "판당 평균",
        per_win: "이긴 판 평균",
        goes: "부른 고",
        goes_won: "고 부르고 이긴 판",
        baks_taken: "박 쓴 판",
        cost: "잃은 칩",
        baks_given: "박 씌운 판",
        brought: "딴 칩",
        for_others: "독박",
        favourite: "자주 난 족보",
        comma: ", ",
        records: "기록",
        records_says: "이긴 사람이 먹은 패와 함께 보여 줘요.",
        all_hands: "모든 판",
        filter: "판 고르기",
        anybody: "누구나",
        any_month: "모든 달",
        any_jokbo: "모든 족보",
        jokbo: "족보",
        reset: "모두 보기",
        nothing_fits: "맞는 판이 없어요.",
        record: "적힌 그대로",
        replay: "다시 보기",
        back: "뒤로",
        forward: "앞으로",
        to_begin: "처음으로",
        to_end: "끝으로",
        step: "차례",
        plays: "{0}: {1} 냈어요.",
        flips: "{0}: {2} 뒤집었어요.",
        plays_and_flips: "{0}: {1} 내고 {2} 뒤집었어요.",
        on: "→",
        then: ", 이어서 ",
        table: "바닥패 (더미 {0}장)",
        hand_cards: "{0}의 손패",
        pile: "{0}의 먹은 패",
        keys: "화살표로 앞뒤로 가고, Home은 처음, End는 끝이에요.",
        rules: "규칙",
        rules_says: "판에 붙은 작은 숫자가 여기를 가리켜요.",
        offline: "모든 것이 이 파일 안에 있고, 네트워크는 쓰지 않아요.",
        weekdays: "월 화 수 목 금 토 일",
    }
}

/// Returns how the figures are to be read.
pub(in crate::cli) fn page_sure_says(hands: usize, evenings: usize) -> String {
    format!(
        "이런 저녁이 오래 이어지면 백에 아흔다섯은 이 구간 안에 들어요. 하루를 한 덩어리로 셌고, 그림의 세로줄은 0칩이에요. \
         {hands}판이나 {evenings}일이 안 되면 아직 알 수 없어서 흐리게 적고 물음표를 붙였어요. \
         순위가 아니라 처음 앉은 차례로 적었어요."
    )
}

/// Returns by what hands are told apart.
pub(in crate::cli) const fn page_by(by: By) -> &'static str {
    match by {
        By::Seat => "자리마다 (선이 첫 번째)",
        By::Dealer => "선일 때와 아닐 때",
        By::Ruleset => "규칙마다",
        By::Month => "달마다",
    }
}

/// Returns what each won or lost in chips.
pub(in crate::cli) fn page_nets(net: &[(Name, i64)]) -> String {
    let net = nets(LANG, net);
    TextForm::Seen.each(&net).join(", ")
}

/// Returns the points that each made where no chips moved.
pub(in crate::cli) fn page_points(points: &[(Name, i64)], _: PointUnit) -> String {
    let each = points.iter();
    let each: Vec<String> = each
        .map(|(name, points)| format!("{name} {points}점"))
        .collect();
    each.join(", ")
}

pub(in crate::cli) fn page_title(days: &NamedPeriod) -> String {
    match days {
        NamedPeriod::Year(year) => format!("한눈에 보는 {year}년"),
        days => days_named(days).unwrap_or_else(|| "지금까지의 모든 판".to_owned()),
    }
}

pub(in crate::cli) fn page_extent(people: usize, evenings: usize, hands: usize) -> String {
    format!("{people}명, {evenings}일, {hands}판")
}

pub(in crate::cli) fn page_hands(hands: usize) -> String {
    format!("{hands}판")
}

pub(in crate::cli) fn page_empty() -> String {
    "이 기간에 친 판이 없어요.".to_owned()
}

pub(in crate::cli) fn page_month_short(month: &str) -> String {
    match month.split_once('-') {
        Some((_, month)) => format!("{}월", month.trim_start_matches('0')),
        None => month.to_owned(),
    }
}

pub(in crate::cli) fn page_hand(hand: &HandCalled) -> String {
    format!("{} {}번째 판", on_day(&hand.evening.day), hand.number)
}

pub(in crate::cli) fn page_evening_of(day: &str, hands: usize, winner: Option<&str>) -> String {
    let day = on_day(day);
    match winner {
        Some(winner) => format!("{day}, {hands}판, 가장 많이 딴 사람: {winner}"),
        None => format!("{day}, {hands}판"),
    }
}

pub(in crate::cli) fn page_curve_ends(player: &str, chips: &str) -> String {
    format!("{player}: {chips}칩")
}

/// Returns why a hand was corrected.
pub(in crate::cli) fn page_corrected(reason: &str) -> String {
    format!("정정: {reason}")
}

/// Returns what each won or lost, or how many hands there were, with what one chip was worth.
pub(in crate::cli) fn page_nets_of(nets: &str, worth: &str) -> String {
    format!("{nets} (점당 {worth})")
}

/// Returns of what the figures are, and of what they are not.
pub(in crate::cli) fn page_left_out(own: Option<&str>, left: &[Option<&str>]) -> String {
    let own = named_money(own);
    let left: Vec<String> = left.iter().map(|money| named_money(*money)).collect();
    format!("아래 숫자는 {own} 판만 셌어요. 뺀 판: {}", left.join(", "))
}

pub(in crate::cli) fn record_hand_of_money(money: &str) -> String {
    format!("{money}짜리 판")
}

pub(in crate::cli) fn record_hand(chips: &str) -> String {
    format!("{chips}칩짜리 판")
}

pub(in crate::cli) fn record_hand_says(player: &str, chips: &str) -> String {
    format!("한 판에 가장 많이 딴 사람: {player}, {chips}칩.")
}

pub(in crate::cli) fn record_loss(chips: &str) -> String {
    format!("한 판에 {chips}칩")
}

pub(in crate::cli) fn record_loss_says(player: &str) -> String {
    format!("한 판에 가장 많이 잃은 사람: {player}.")
}

pub(in crate::cli) fn record_goes(goes: u32) -> String {
    format!("{goes}고")
}

pub(in crate::cli) fn record_goes_says(player: &str) -> String {
    format!("고를 가장 많이 부르고 이긴 사람: {player}.")
}

pub(in crate::cli) fn record_points(points: i64) -> String {
    format!("{points}점")
}

pub(in crate::cli) fn record_points_says(player: &str) -> String {
    format!("곱하기 전 점수가 가장 높았던 사람: {player}.")
}

pub(in crate::cli) fn record_winning(hands: usize) -> String {
    format!("{hands}연승")
}

pub(in crate::cli) fn record_winning_says(player: &str) -> String {
    format!("가장 오래 이어서 이긴 사람: {player}. 이 판이 그 마지막이에요.")
}

pub(in crate::cli) fn record_losing(hands: usize) -> String {
    format!("{hands}연패")
}

pub(in crate::cli) fn record_losing_says(player: &str) -> String {
    format!("친 판을 가장 많이 연달아 진 사람: {player}. 이 판이 그 마지막이에요.")
}

pub(in crate::cli) fn record_evening(chips: &str) -> String {
    format!("하루에 {chips}칩")
}

pub(in crate::cli) fn record_evening_says(player: &str, day: &str) -> String {
    format!("하루에 가장 많이 딴 사람: {player}, {}.", on_day(day))
}

pub(in crate::cli) fn page_made_of(seal: &Seal) -> String {
    format!("장부의 기록 {}번까지. 마지막 기록의 해시:", seal.entry)
}

pub(in crate::cli) fn page_check() -> String {
    "장부가 있는 사람은 이 명령으로 이 페이지가 한 글자라도 바뀌었는지 알 수 있어요:".to_owned()
}

pub(in crate::cli) fn page_written(path: &Path, bytes: usize) -> String {
    format!(
        "{}: 다 만들었어요. {} kB.",
        path.display(),
        bytes.div_ceil(1000)
    )
}

pub(in crate::cli) fn report_agrees(path: &Path, seal: &Seal) -> String {
    format!(
        "{}: 한 글자도 빠짐없이 기록 {}번까지의 장부와 같아요.",
        path.display(),
        seal.entry
    )
}

pub(in crate::cli) fn report_differs(path: &Path, line: usize, column: usize) -> String {
    format!("{}:{line}:{column}: 여기부터 장부와 달라요", path.display())
}

/// Says that a page is of a ledger that was taken in, and can be made again by that alone.
pub(in crate::cli) fn report_out_of_reach(path: &Path, seal: &Seal) -> String {
    format!(
        "{}: 여기로 가져온 다른 장부의 페이지예요 ({}번 기록까지). 그 장부도 다른 장부를 가져온 적이 있어서 \
         여기서는 다시 만들 수 없어요. 그 장부에서 확인해 주세요",
        path.display(),
        seal.entry
    )
}

pub(in crate::cli) fn report_of_another(path: &Path, seal: &Seal) -> String {
    format!(
        "{}: {}번 기록의 해시가 이 장부와 달라요. 다른 장부의 페이지이거나, 어느 한쪽이 바뀌었어요",
        path.display(),
        seal.entry
    )
}

pub(in crate::cli) fn report_by_other(path: &Path, engine: &str) -> String {
    format!(
        "{}: 이 페이지를 만든 버전은 {engine}: 바뀌었는지는 그 버전만 알 수 있어요",
        path.display()
    )
}

pub(in crate::cli) fn no_report(path: &Path) -> String {
    format!(
        "{}: `dokbak report`로 만든 페이지가 아니에요",
        path.display()
    )
}
