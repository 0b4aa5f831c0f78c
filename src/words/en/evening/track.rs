//! Words for hands that are followed turn by turn.

use super::money;
use crate::card::{Calendar, Pile};
use crate::gostop::turns::{Table, TurnEffect};
use crate::record::{ChipValue, Name, Special};
use crate::verdict::PaidFor;
use crate::words::Text;
use crate::words::en::grammar::LANG;
use crate::words::en::{count, list, paid_for};
use crate::words::evening::laid;

/// Says that a player said go, and how many times so far.
pub(crate) fn said_go(name: &str, times: usize) -> String {
    match times {
        1 => format!("{name} says go."),
        _ => format!("{name} says go, {times} times so far."),
    }
}

/// Says of which month a player showed a triple.
pub(crate) fn showed(name: &str, month: u8) -> String {
    format!("{name} shows three of month {month}.")
}

/// Describes a turn: the cards captured, what happened, and what others gave or pay for the turn.
pub(crate) fn turn_told(
    name: &str,
    moved: &TurnEffect,
    without_card: bool,
    gifts: &[(String, Pile)],
    paid: &[(PaidFor, i64)],
    calendar: Calendar,
) -> Text {
    let did = match moved.bombed {
        Some((month, _)) => format!("bombs {} and ", month.month(calendar)),
        None if without_card => "plays no card and ".to_owned(),
        None => String::new(),
    };
    let took = if moved.took.is_empty() {
        "nothing".to_owned()
    } else {
        moved.took.codes(calendar)
    };
    let mut parts = vec![format!("{name} {did}takes {took}")];
    if let Some((month, _)) = moved.ppuk {
        parts.push(format!("ppuk of {}", month.month(calendar)));
    }
    let specials = moved.specials.iter().copied();
    parts.extend(specials.map(|special| special_name(special).to_owned()));
    let gifts = gifts.iter();
    parts.extend(gifts.map(|(from, cards)| format!("{from} gives {}", cards.codes(calendar))));
    let paid = paid.iter();
    parts
        .extend(paid.map(|(reason, chips)| format!("each pays {chips} for {}", paid_for(*reason))));
    (parts.join("; ") + ".").into()
}

/// Says who pays whom at once, how much each, and what for.
pub(crate) fn paid_now(
    from: &[String],
    to: &str,
    chips: i64,
    reason: PaidFor,
    chip: Option<&ChipValue>,
) -> Text {
    let money = chip.map(|chip| money(chips, chip));
    let each = if from.len() > 1 { " each" } else { "" };
    let pays = if from.len() > 1 { "pay" } else { "pays" };
    let (from, chips, reason) = (list(from), count(chips, "chip"), paid_for(reason));
    Text::both(|form| {
        let worth = money
            .as_ref()
            .map(|money| format!(" ({})", form.pick(money)));
        let worth = worth.unwrap_or_default();
        format!("{from} {pays} {to} {chips}{each}{worth} now, for {reason}.")
    })
}

pub(crate) const fn special_name(special: Special) -> &'static str {
    match special {
        Special::Stack => "a stack",
        Special::Chok | Special::Ttadak | Special::Sseul | Special::JaPpuk => special.word(),
    }
}

/// Describes the cards on the table, and how many cards are left in the stock and in each hand.
pub(crate) fn board(table: &Table, names: &[Name], calendar: Calendar) -> String {
    let hands = names.iter().zip(&table.sides);
    let hands: Vec<String> = hands
        .map(|(name, side)| match (side.hand.count, side.owed) {
            (held, 0) => format!("{name} {held}"),
            (held, owed) => format!("{name} {held} (may turn up {owed} more)"),
        })
        .collect();
    format!(
        "Table: {}. Stock {}; hands: {}.",
        laid(LANG, &table.layout, names, calendar),
        table.stock,
        hands.join(", ")
    )
}
