//! Words about the draw for the first deal.

use crate::card::Calendar;
use crate::evening::deal_draw::{DrawTurn, FirstDeal};
use crate::first_dealer::{DrawFault, Hour};
use crate::rules::Game;
use crate::words::en::{card, list};

/// Returns the order of play, the dealer first.
pub(crate) fn seating(names: &[&str], game: Game) -> String {
    let order = names.join(", ");
    match game {
        Game::KoiKoi => format!("Turn order: {order}."),
        Game::GoStop | Game::MinHwatu => {
            format!("Turn order, each to the right of the one before: {order}.")
        }
    }
}

/// Says who deals first according to the drawn cards, and why.
pub(crate) fn first_deal(deal: &FirstDeal, game: Game, calendar: Calendar) -> String {
    let FirstDeal { by, by_kind, hour } = deal;
    let (month, kind) = match (game, hour) {
        (Game::KoiKoi, _) => ("the earliest month", "highest"),
        (_, Some(Hour::Day)) => ("by day the latest month", "highest"),
        _ => ("at night the earliest month", "lowest"),
    };
    let kind = if *by_kind {
        format!(" and its {kind} card")
    } else {
        String::new()
    };
    let card = card(by.card, calendar);
    format!("{} deals: {month}{kind}, {card}.", by.name)
}

/// Says who has to draw again, and why.
pub(crate) fn draw_again(again: &[DrawTurn], calendar: Calendar) -> String {
    let names: Vec<&str> = again.iter().map(|drawn| drawn.name.as_str()).collect();
    let cards: Vec<String> = again
        .iter()
        .map(|drawn| drawn.card.code(calendar))
        .collect();
    let (names, cards) = (list(&names), list(&cards));
    format!("{names} draw again: {cards} are worth the same.")
}

/// Says why the drawn cards cannot decide.
pub(crate) const fn draw_fault(fault: DrawFault) -> &'static str {
    match fault {
        DrawFault::TooFew => "two or more people must draw",
        DrawFault::Joker(_) => "a joker has no month; draw another card",
        DrawFault::TooMany(_) => "somebody else drew this card; the pack has no other",
        DrawFault::NoHour => {
            "add night (the earliest month deals) or day (the latest) after the cards"
        }
    }
}
