//! Words about drawing for the first deal.

use super::{list, problem};
use crate::card::{Calendar, Card, english};
use crate::cli::lots::{Decided, LotFault, Lots};
use crate::record::{Problem, quoted};
use crate::rules::{DrawFault, Game, Hour, Rules};

fn named(card: Card, calendar: Calendar) -> String {
    format!("{} ({})", card.code(calendar), english(card))
}

fn first_dealer(
    name: &str,
    card: Card,
    by_kind: bool,
    hour: Option<Hour>,
    rules: &Rules,
) -> String {
    let (month, kind) = match (rules.game(), hour) {
        (Game::KoiKoi, _) => ("the earliest month", "highest"),
        (_, Some(Hour::Day)) => ("by day the latest month", "highest"),
        _ => ("at night the earliest month", "lowest"),
    };
    let kind = if by_kind {
        format!(" and its {kind} card")
    } else {
        String::new()
    };
    let card = named(card, rules.calendar());
    format!("{name} deals: {month}{kind}, {card}.")
}

/// Returns in which order everybody plays, the dealer first.
pub(in crate::cli) fn seating(names: &[&str], game: Game) -> String {
    let order = names.join(", ");
    match game {
        Game::KoiKoi => format!("Turn order: {order}."),
        Game::GoStop | Game::MinHwatu => {
            format!("Turn order, each to the right of the one before: {order}.")
        }
    }
}

/// Returns what the cards of some lots decide, and why.
pub(in crate::cli) fn decided(decided: &Decided, lots: &Lots, rules: &Rules) -> String {
    let name = |place: usize| lots.drew(place).0;
    match decided {
        Decided::Deals {
            place,
            card,
            by_kind,
        } => first_dealer(name(*place), *card, *by_kind, lots.hour, rules),
        Decided::Again(again) => {
            let names: Vec<&str> = again.iter().map(|(place, _)| name(*place)).collect();
            let code = |(_, card): &(usize, Card)| card.code(rules.calendar());
            let cards: Vec<String> = again.iter().map(code).collect();
            let (names, cards) = (list(&names), list(&cards));
            format!("{names} draw again: {cards} are worth the same.")
        }
    }
}

/// Returns what is wrong with a lot, after the lot.
pub(in crate::cli) fn lot_fault(fault: &LotFault, lots: &Lots, rules: &Rules) -> String {
    let says = match fault {
        LotFault::Unknown(_, unknown) => {
            let problem_of_it = Problem::UnknownCard(unknown.clone());
            problem(&problem_of_it, rules.calendar())
        }
        LotFault::Several(_) => "everybody draws one card".to_owned(),
        LotFault::Draw(fault, _) => draw_fault(*fault).to_owned(),
    };
    match fault.place().map(|place| lots.drew(place)) {
        Some((name, Some(card))) => format!("{}={card}: {says}", quoted(name)),
        Some((name, None)) => format!("{name}: {says}"),
        None => says,
    }
}

/// Returns how the second drawing is answered at the prompt.
pub(in crate::cli) fn draw_again_here(told: &str) -> String {
    format!("{told} Write their new cards, and the others without a card")
}

/// Returns how a lot is written on the command line.
pub(in crate::cli) fn lot_needed(word: &str) -> String {
    format!("{word}: write NAME=CARD, such as Ann=3t or 'Kim Ann=3t'")
}

/// Returns what to do where it is neither night nor day.
pub(in crate::cli) fn hour_option_needed() -> String {
    "add --night (the earliest month deals) or --day (the latest)".to_owned()
}

/// Returns why drawn cards cannot decide.
const fn draw_fault(fault: DrawFault) -> &'static str {
    match fault {
        DrawFault::TooFew => "two people or more draw",
        DrawFault::Joker(_) => "a joker has no month; draw another card",
        DrawFault::TooMany(_) => "somebody else drew this card; the pack has no other",
        DrawFault::NoHour => {
            "add night (the earliest month deals) or day (the latest) after the cards"
        }
    }
}
