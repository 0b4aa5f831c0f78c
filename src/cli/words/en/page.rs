//! Words of the yearly page.

use super::{named_money, page_hands, page_month};
use crate::cli::facts::days::NamedPeriod;
use crate::record::Name;
use crate::report::stats::By;
use crate::rules::PointUnit;
use crate::words::nets;

use super::LANG;
use super::{count, days_named, on_day};
use crate::words::TextForm;

/// Returns how hands are grouped.
pub(in crate::cli) const fn page_by(by: By) -> &'static str {
    match by {
        By::Seat => "By seat, the dealer's first",
        By::Dealer => "Dealer or not",
        By::Ruleset => "By rules",
        By::Month => "By month",
        By::Game => "By game",
    }
}

/// Returns what each player won or lost in chips.
pub(in crate::cli) fn page_nets(net: &[(Name, i64)]) -> String {
    let net = nets(LANG, net);
    TextForm::Seen.each(&net).join(", ")
}

/// Returns the points that each player made, if no chips moved.
pub(in crate::cli) fn page_points(points: &[(Name, i64)], _: PointUnit) -> String {
    let each = points.iter();
    let each: Vec<String> = each
        .map(|(name, points)| format!("{name} {}", count(*points, "point")))
        .collect();
    each.join(", ")
}

/// Returns the title of a page about a period.
pub(in crate::cli) fn page_title(days: &NamedPeriod) -> String {
    match days {
        NamedPeriod::Year(year) => format!("The year {year} at a glance"),
        days => days_named(days).unwrap_or_else(|| "All evenings".to_owned()),
    }
}

/// Says how much the page covers.
pub(in crate::cli) fn page_extent(people: usize, evenings: usize, hands: usize) -> String {
    let [people, evenings, hands] =
        [people, evenings, hands].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
    let players = count(people, "player");
    let (evenings, hands) = (count(evenings, "evening"), count(hands, "hand"));
    format!("{players}, {evenings}, {hands}")
}

/// Returns a month for an axis, without the year.
pub(in crate::cli) fn page_month_short(month: &str) -> String {
    page_month(month).chars().take(3).collect()
}

/// Says, for a screen reader, who won most on an evening of this many hands, if one person did.
pub(in crate::cli) fn page_evening_of(day: &str, hands: usize, winner: Option<&str>) -> String {
    let (day, hands) = (on_day(day), page_hands(hands));
    match winner {
        Some(winner) => format!("{day}: {hands}, {winner} won most"),
        None => format!("{day}: {hands}"),
    }
}

/// Says what the figures cover, and what they leave out.
pub(in crate::cli) fn page_left_out(
    own: Option<&str>,
    left: &[Option<&str>],
    alone: bool,
) -> String {
    let figures = if alone { "The" } else { "All other" };
    let own = named_money(own);
    let left: Vec<String> = left.iter().map(|money| named_money(*money)).collect();
    format!(
        "{figures} figures count only what was played for {own}. Left out: {}.",
        super::list(&left)
    )
}
