//! The cards on the table, written the same in every language.

use crate::card::{Calendar, Flower};
use crate::gostop::turns::Layout;
use crate::record::Name;
use crate::words::{Lang, say};

/// Returns the cards on the table, month by month; each stack is in brackets, with the player who
/// made it.
pub(crate) fn laid(lang: Lang, layout: &Layout, names: &[Name], calendar: Calendar) -> String {
    let mut months = Flower::ALL;
    months.sort_by_key(|flower| flower.month(calendar));
    let lies = |flower| match layout.stack_of(flower) {
        Some(stack) => {
            let maker = stack.maker.and_then(|seat| names.get(seat.0));
            let maker = maker.map(|name| format!(", {}", say!(lang, stack_of(name))));
            let jokers = stack.jokers.iter().map(|joker| joker.code(calendar));
            let cards: Vec<String> = std::iter::once(stack.cards.codes(calendar))
                .chain(jokers)
                .collect();
            format!("[{}{}]", cards.join(" "), maker.unwrap_or_default())
        }
        None => layout.loose_of(flower).codes(calendar),
    };
    let cards = months
        .into_iter()
        .map(lies)
        .filter(|cards| !cards.is_empty());
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() {
        say!(lang, nothing_laid()).to_owned()
    } else {
        cards.join(" ")
    }
}
