//! What cannot have happened in a turn of a record.

use super::{card, count};
use crate::card::{Calendar, Card, Flower};
use crate::record::CardLocation;

/// Returns where a card already is, as a verb phrase.
fn lying(lies: &CardLocation) -> String {
    match lies {
        CardLocation::Table => "lies on the table".to_owned(),
        CardLocation::Pile => "is captured already".to_owned(),
        CardLocation::Hand(player) => format!("is in {player}'s hand"),
        CardLocation::Stock => "was sold, and is in the stock".to_owned(),
    }
}

pub(super) fn seen_before(which: Card, lies: Option<&CardLocation>, calendar: Calendar) -> String {
    let lies = lies.map_or_else(|| "is elsewhere already".to_owned(), lying);
    format!("{} {lies}, so it cannot be here too", card(which, calendar))
}

pub(super) fn not_in_hand(
    which: Card,
    player: &str,
    lies: Option<&CardLocation>,
    calendar: Calendar,
) -> String {
    let which = card(which, calendar);
    let lies = lies.map_or_else(String::new, |lies| format!(": it {}", lying(lies)));
    format!("{which} cannot be in {player}'s hand{lies}")
}

pub(super) fn month_not_in_hand(month: Flower, player: &str, calendar: Calendar) -> String {
    let month = month.month(calendar);
    format!("{player} cannot have that many cards of month {month} in hand")
}

pub(super) fn month_not_on_table(month: Flower, takes: u32, calendar: Calendar) -> String {
    format!(
        "{} of month {} must be loose on the table for this",
        count(i64::from(takes), "card"),
        month.month(calendar)
    )
}

pub(super) fn turned_up(told: u32, takes: u32) -> String {
    let takes = count(i64::from(takes), "card");
    match told {
        0 => format!("what was turned up is missing; this turn turns up {takes} besides jokers"),
        told => format!("this turn turns up {takes} besides jokers, not {told}"),
    }
}

pub(super) fn must_play(month: Flower, calendar: Calendar) -> String {
    format!(
        "a player who shows a triple must play one of it in that turn (heundeum.must_play); \
         play month {}",
        month.month(calendar)
    )
}
