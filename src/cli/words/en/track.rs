//! Words of hands that are followed turn by turn.

use super::{card, count, paid_for};

use crate::card::{Calendar, Card, Flower, Pile};
use crate::gostop::Calls;
use crate::gostop::turns::{Layout, Moved, Table};
use crate::record::Special;
use crate::verdict::PaidFor;

/// Returns the prompt for the cards that lie on the table when a hand of so many begins.
pub(in crate::cli) fn layout_prompt(cards: u32) -> String {
    format!("Which {cards} cards lie on the table, or who stopped? ")
}

/// Returns the prompt of a player whose turn it is.
pub(in crate::cli) fn turn_prompt(name: &str) -> String {
    format!("{name}> ")
}

/// Returns the prompt of a player who has to stop or go.
pub(in crate::cli) fn call_prompt(name: &str, points: i64, calls: Calls) -> String {
    let calls = match calls {
        Calls::OrPush => "stop, go or push? (s/g/p)",
        Calls::StopOrGo => "stop or go? (s/g)",
    };
    format!("{name} has {}: {calls} ", count(points, "point"))
}

/// Returns the question which of two cards another goes to.
pub(in crate::cli) fn onto_prompt(which: Card, among: Pile, calendar: Calendar) -> String {
    format!(
        "{} takes {}? ",
        which.code(calendar),
        codes(among, calendar).join(" or ")
    )
}

/// Returns the codes of cards, equal ones once.
fn codes(cards: Pile, calendar: Calendar) -> Vec<String> {
    let mut codes: Vec<String> = cards.iter().map(|card| card.code(calendar)).collect();
    codes.dedup();
    codes
}

/// Returns why no line can be told before it is said which of two cards was taken.
pub(in crate::cli) fn onto_first(which: Card, among: Pile, calendar: Calendar) -> String {
    let either = codes(among, calendar).join(" or ");
    format!(
        "first tell what {} took, {either}; or write it in the turn: {} on {}",
        card(which, calendar),
        which.code(calendar),
        codes(among, calendar).first().map_or("", String::as_str)
    )
}

/// Returns why a text is no turn.
pub(in crate::cli) fn turn_needed(name: &str, text: &str) -> String {
    format!(
        "\"{text}\" is no turn; it is {name}'s: the card played and the card turned up, such as \
         1t 4p, or a line"
    )
}

/// Returns why nobody can call before the first turn.
pub(in crate::cli) fn no_turn_yet(name: &str) -> String {
    format!(
        "no turn was told yet, so nobody can stop or go; it is {name}'s turn. A name alone, such as \
         {name}, goes on without turns"
    )
}

/// Returns why turns cannot be told behind an end that was told without them.
pub(in crate::cli) fn without_turns() -> String {
    "the end of this hand was told without its turns; go back to before it with < to tell them"
        .to_owned()
}

/// Returns why a text is no call.
pub(in crate::cli) fn call_needed(name: &str, text: &str, calls: Calls) -> String {
    let calls = match calls {
        Calls::OrPush => "stops (s), goes (g) or pushes (p)",
        Calls::StopOrGo => "stops (s) or goes (g)",
    };
    format!("\"{text}\" is no answer here; {name} {calls}")
}

/// Returns why a layout is not taken that has not the cards it is dealt.
pub(in crate::cli) fn layout_size(told: u32, dealt: u32, players: usize) -> String {
    let told = count(i64::from(told), "card");
    format!(
        "{told}; {dealt} lie on the table of {players} players, jokers replaced. If it is so at this \
         table, write \"table\" before them"
    )
}

/// Returns why jokers are no part of a layout.
pub(in crate::cli) fn jokers_laid(jokers: &str) -> String {
    format!(
        "a joker dealt to the table goes to the dealer: leave {jokers} out, put the card that replaced \
         it, and write \"takes {jokers}\" then"
    )
}

/// Returns what was called, for the next player to see.
pub(in crate::cli) fn said_go(name: &str, times: usize) -> String {
    match times {
        1 => format!("  {name} goes."),
        _ => format!("  {name} goes, {times} times by now."),
    }
}

/// Returns which triple was shown.
pub(in crate::cli) fn showed(name: &str, month: u8) -> String {
    format!("  {name} shows three of month {month}.")
}

/// Returns what is said at the beginning of a session of another game that was to be followed.
pub(in crate::cli) fn no_turns_here() -> String {
    "Only hands of Go-Stop can be followed turn by turn; this game goes on without.".to_owned()
}

/// Returns what a turn brought: the cards taken, what happened in it, and what others gave or owe
/// for it.
pub(in crate::cli) fn turn_told(
    name: &str,
    moved: &Moved,
    without_card: bool,
    gifts: &[(String, Pile)],
    paid: &[(PaidFor, i64)],
    calendar: Calendar,
) -> String {
    let did = match moved.bombed {
        Some((month, _)) => format!("bombs {} and ", month.month(calendar)),
        None if without_card => "plays none and ".to_owned(),
        None => String::new(),
    };
    let took = if moved.took.is_empty() {
        "nothing".to_owned()
    } else {
        moved.took.codes(calendar)
    };
    let mut parts = vec![format!("  {name} {did}takes {took}")];
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
    parts.join("; ") + "."
}

const fn special_name(special: Special) -> &'static str {
    match special {
        Special::Stack => "a stack",
        Special::Chok | Special::Ttadak | Special::Sseul | Special::JaPpuk => special.word(),
    }
}

/// Returns what lies on the table, and how many cards are left elsewhere.
pub(in crate::cli) fn board(table: &Table, names: &[String], calendar: Calendar) -> String {
    let hands = names.iter().zip(&table.hands).zip(&table.owed);
    let hands: Vec<String> = hands
        .map(|((name, held), owed)| match owed {
            0 => format!("{name} {}", held.count),
            owed => format!("{name} {} (may turn up {owed} more)", held.count),
        })
        .collect();
    format!(
        "  Table: {}. Stock {}; hands: {}.",
        laid(&table.layout, names, calendar),
        table.stock,
        hands.join(", ")
    )
}

/// Returns the cards of a layout month by month, its stacks in brackets with who made them.
fn laid(layout: &Layout, names: &[String], calendar: Calendar) -> String {
    let mut months = Flower::ALL;
    months.sort_by_key(|flower| flower.month(calendar));
    let lies = |flower| match layout.stack_of(flower) {
        Some(stack) => {
            let maker = stack.maker.and_then(|seat| names.get(seat.0));
            let maker = maker.map_or_else(String::new, |name| format!(", {name}'s"));
            let jokers = stack.jokers.iter().map(|joker| joker.code(calendar));
            let cards: Vec<String> = std::iter::once(stack.cards.codes(calendar))
                .chain(jokers)
                .collect();
            format!("[{}{maker}]", cards.join(" "))
        }
        None => layout.loose_of(flower).codes(calendar),
    };
    let cards = months
        .into_iter()
        .map(lies)
        .filter(|cards| !cards.is_empty());
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() {
        "nothing".to_owned()
    } else {
        cards.join(" ")
    }
}
