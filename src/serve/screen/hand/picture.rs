//! Cards as pictures, each a part of the one sheet of symbols.

use crate::card::{Calendar, Card};
use crate::drawing::figure;
use crate::serve::files::CARDS;
use crate::serve::words::say;
use crate::words::Lang;

/// Returns the drawing of a card, without the element around it.
pub(super) fn drawing(card: Card, calendar: Calendar) -> String {
    let from_sheet = format!("href=\"{}#", CARDS.path);
    figure(card, calendar).replace("href=\"#", &from_sheet)
}

/// A card as a picture.
pub(super) struct CardPicture {
    pub(super) code: String,
    pub(super) name: String,
    pub(super) drawing: String,
}

impl CardPicture {
    pub(super) fn new(lang: Lang, card: Card, calendar: Calendar) -> Self {
        Self {
            code: card.code(calendar),
            name: say!(lang, card_name(card)),
            drawing: drawing(card, calendar),
        }
    }
}

/// Returns pictures of cards, as many as there are of each.
pub(super) fn pictures(
    lang: Lang,
    cards: impl IntoIterator<Item = Card>,
    calendar: Calendar,
) -> Vec<CardPicture> {
    let cards = cards.into_iter();
    cards
        .map(|card| CardPicture::new(lang, card, calendar))
        .collect()
}
