//! Words of the yearly page.

use super::LANG;
use super::named_money;
use super::{days_named, on_day};
use crate::cli::facts::days::NamedPeriod;
use crate::record::Name;
use crate::report::stats::By;
use crate::rules::PointUnit;
use crate::words::TextForm;
use crate::words::{grouped, nets};

pub(in crate::cli) const fn page_by(by: By) -> &'static str {
    match by {
        By::Seat => "자리마다 (선이 첫 번째)",
        By::Dealer => "선일 때와 아닐 때",
        By::Ruleset => "규칙마다",
        By::Month => "달마다",
        By::Game => "종목마다",
    }
}

pub(in crate::cli) fn page_nets(net: &[(Name, i64)]) -> String {
    let net = nets(LANG, net);
    TextForm::Seen.each(&net).join(", ")
}

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
    format!(
        "{people}명이 {evenings}일 동안 {}판",
        grouped(u128::try_from(hands).unwrap_or(0))
    )
}

pub(in crate::cli) fn page_month_short(month: &str) -> String {
    match month.split_once('-') {
        Some((_, month)) => format!("{}월", month.trim_start_matches('0')),
        None => month.to_owned(),
    }
}

pub(in crate::cli) fn page_evening_of(day: &str, hands: usize, winner: Option<&str>) -> String {
    let day = on_day(day);
    match winner {
        Some(winner) => format!("{day}, {hands}판, 가장 많이 딴 사람: {winner}"),
        None => format!("{day}, {hands}판"),
    }
}

pub(in crate::cli) fn page_left_out(
    own: Option<&str>,
    left: &[Option<&str>],
    _alone: bool,
) -> String {
    let own = named_money(own);
    let left: Vec<String> = left.iter().map(|money| named_money(*money)).collect();
    format!("아래 숫자는 {own} 판만 셌어요. 뺀 판: {}.", left.join(", "))
}
