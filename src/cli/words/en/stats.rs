//! Words about people's figures over many hands.

use super::on_day;
use crate::report::stats::{By, Fortune, Group, Per, Unplaced};
use crate::rules::Game;
use crate::verdict::LiabilityKind;
use crate::words::Text;

/// Returns a number with its noun.
pub(in crate::cli) fn many(number: usize, one: &str, more: &str) -> String {
    let word = if number == 1 { one } else { more };
    format!("{number} {word}")
}

pub(in crate::cli) const fn chips_head(money: bool) -> &'static str {
    if money { "Money" } else { "Chips" }
}

/// Returns the heading of curves between two days.
pub(in crate::cli) fn curves_head(first: &str, last: &str, money: bool) -> String {
    let what = if money { "Money" } else { "Chips" };
    format!("{what} after each evening, {first} to {last}")
}

const fn hand_or_round(per: Per) -> &'static str {
    match per {
        Per::Hand => "hand",
        Per::Round => "round",
    }
}

/// Says that one person had significantly more than another.
pub(in crate::cli) fn told_apart(
    (one, other): (&str, &str),
    evenings: usize,
    per: Per,
    (chips, low, high): (&Text, &Text, &Text),
) -> Text {
    let numbers = [chips, low, high];
    Text::both(|form| {
        let [chips, low, high] = numbers.map(|number| form.pick(number));
        format!(
            "{one} had {chips} more per {} than {other} on {} together (95 %: {low} to {high}).",
            hand_or_round(per),
            many(evenings, "evening", "evenings")
        )
    })
}

/// Says that two people do not differ significantly.
pub(in crate::cli) fn not_apart(
    (one, other): (&str, &str),
    evenings: usize,
    per: Per,
    (chips, low, high): (&Text, &Text, &Text),
) -> Text {
    let numbers = [chips, low, high];
    Text::both(|form| {
        let [chips, low, high] = numbers.map(|number| form.pick(number));
        format!(
            "{} together show no clear difference between {one} and {other}: {chips} per {} \
             (95 %: {low} to {high}).",
            many(evenings, "evening", "evenings"),
            hand_or_round(per)
        )
    })
}

pub(in crate::cli) fn others_not_apart(pairs: usize, all: usize) -> String {
    if pairs == all {
        return format!("No two people clearly differ ({all} pairs).");
    }
    format!("The others do not clearly differ: {pairs} of {all} pairs of people.")
}

/// Says where to find the hands behind the figures, or all hands of one person; commands are never
/// wrapped.
pub(in crate::cli) fn stats_lead(one: Option<&str>) -> String {
    let all = match one {
        Some(name) => {
            format!("All hands of {name}: dokbak\u{a0}standings\u{a0}--player\u{a0}{name}")
        }
        None => "The hands behind every figure: dokbak\u{a0}stats\u{a0}--json".to_owned(),
    };
    format!("{all}; one of them: dokbak\u{a0}show\u{a0}HAND.")
}

/// Says why a person paid for others.
pub(in crate::cli) const fn cause(kind: LiabilityKind) -> &'static str {
    match kind {
        LiabilityKind::Syodang => "refused a nagari",
        LiabilityKind::GoBak => "said go (go-bak)",
        LiabilityKind::OeMyeon => "fed the winner",
    }
}

/// Returns the heading for a stroke of luck, as a right-aligned number.
pub(in crate::cli) fn fortune(fortune: Fortune) -> String {
    let heading = match fortune {
        Fortune::WonByDeal => ">Dealt a win",
        Fortune::Triple => ">Triple",
        Fortune::FirstSweep => ">First sweep",
        Fortune::Ppuk => ">Ppuk",
    };
    heading.to_owned()
}
/// Says how two people did in the hands that both played.
pub(in crate::cli) fn together(hands: usize, one: (&str, usize), other: (&str, usize)) -> String {
    let ((one, of_one), (other, of_other)) = (one, other);
    format!(
        "{one} and {other} played {} together: {one} won {of_one}, {other} won {of_other}.",
        many(hands, "hand", "hands")
    )
}

/// Returns the headings of a table by groups of hands.
pub(in crate::cli) fn by_headings(by: By) -> [&'static str; 8] {
    let group = match by {
        By::Seat => "Seat",
        By::Dealer => "Deals",
        By::Ruleset => "Rules",
        By::Month => "Month",
        By::Game => "Game",
    };
    [
        group,
        "Player",
        ">Won",
        ">Win rate",
        ">95\u{a0}%",
        ">Chips",
        ">Per hand",
        ">95\u{a0}%",
    ]
}

/// Returns the name of a group of hands.
pub(in crate::cli) fn group(group: &Group) -> String {
    match group {
        Group::Seat { players, turn } => format!("{turn} of {players}"),
        Group::Dealer { other: false } => "dealer".to_owned(),
        Group::Dealer { other: true } => "others".to_owned(),
        Group::Unplaced { why, .. } => match why {
            Unplaced::SatOut => "sat out",
            Unplaced::AtEnd => "at the end",
            Unplaced::Unknown => "unknown",
        }
        .to_owned(),
        Group::Game(game) => game_name(*game).to_owned(),
        Group::Ruleset(name) => name.to_string(),
        // Only the name of the month and the year are used.
        Group::Month(month) => on_day(&format!("{month}-01"))
            .trim_start_matches("1 ")
            .to_owned(),
    }
}

/// Returns the name of a game.
pub(in crate::cli) const fn game_name(game: Game) -> &'static str {
    match game {
        Game::GoStop => "Go-Stop",
        Game::KoiKoi => "Koi-Koi",
        Game::MinHwatu => "min-hwatu",
    }
}
