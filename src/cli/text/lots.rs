//! Words about drawing for the first deal.

use super::list;
use crate::card::{Calendar, Card, english};
use crate::rules::{DrawFault, Game, Hour, Rules};

fn named(card: Card, calendar: Calendar) -> String {
    format!("{} ({})", card.code(calendar), english(card))
}

/// Returns who deals first and why.
pub(in crate::cli) fn first_dealer(
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

/// Returns who draws again and why.
pub(in crate::cli) fn draw_again(drawn: &[(&str, Card)], calendar: Calendar) -> String {
    let names: Vec<&str> = drawn.iter().map(|(name, _)| *name).collect();
    let cards: Vec<String> = drawn.iter().map(|(_, card)| card.code(calendar)).collect();
    format!(
        "{} draw again: {} are worth the same.",
        list(&names),
        list(&cards)
    )
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

pub(in crate::cli) const fn one_card_each() -> &'static str {
    "everybody draws one card"
}

/// Returns why drawn cards cannot decide.
pub(in crate::cli) const fn draw_fault(fault: DrawFault) -> &'static str {
    match fault {
        DrawFault::TooFew => "two people or more draw",
        DrawFault::Joker(_) => "a joker has no month; draw another card",
        DrawFault::TooMany(_) => "somebody else drew this card; the pack has no other",
        DrawFault::NoHour => {
            "add night (the earliest month deals) or day (the latest) after the cards"
        }
    }
}
