//! Words of the yearly page.

use super::LANG;
use super::named_money;
use super::{days_named, in_points, list, on_day};
use crate::cli::facts::days::NamedPeriod;
use crate::record::Name;
use crate::report::stats::By;
use crate::rules::PointUnit;
use crate::words::TextForm;
use crate::words::{grouped, nets};

pub(in crate::cli) const fn page_by(by: By) -> &'static str {
    match by {
        By::Seat => "席ごと（親が1番目）",
        By::Dealer => "親のときと子のとき",
        By::Ruleset => "ルールごと",
        By::Month => "月ごと",
        By::Game => "種目ごと",
    }
}

pub(in crate::cli) fn page_nets(net: &[(Name, i64)]) -> String {
    list(&TextForm::Seen.each(&nets(LANG, net)))
}

pub(in crate::cli) fn page_points(points: &[(Name, i64)], unit: PointUnit) -> String {
    let each = points.iter();
    let each: Vec<String> = each
        .map(|(name, points)| format!("{name} {}", in_points(points, unit)))
        .collect();
    list(&each)
}

pub(in crate::cli) fn page_title(days: &NamedPeriod) -> String {
    match days {
        NamedPeriod::Year(year) => format!("ひと目でわかる{year}年"),
        days => days_named(days).unwrap_or_else(|| "これまでのすべて".to_owned()),
    }
}

pub(in crate::cli) fn page_extent(people: usize, evenings: usize, hands: usize) -> String {
    format!(
        "{people}人、{evenings}日間、{}局",
        grouped(u128::try_from(hands).unwrap_or(0))
    )
}

pub(in crate::cli) fn page_month_short(month: &str) -> String {
    match month.split_once('-') {
        Some((_, month)) => format!("{}月", month.trim_start_matches('0')),
        None => month.to_owned(),
    }
}

pub(in crate::cli) fn page_evening_of(day: &str, hands: usize, winner: Option<&str>) -> String {
    let day = on_day(day);
    match winner {
        Some(winner) => format!("{day}、{hands}局、最多は{winner}"),
        None => format!("{day}、{hands}局"),
    }
}

pub(in crate::cli) fn page_left_out(
    own: Option<&str>,
    left: &[Option<&str>],
    _alone: bool,
) -> String {
    let own = named_money(own);
    let left: Vec<String> = left.iter().map(|money| named_money(*money)).collect();
    format!(
        "以下の数字は{own}の分だけです。除いた分: {}。",
        left.join("、")
    )
}
