//! The drawings that a page needs, and their ids.

use crate::card::{Calendar, Card, Joker};
use crate::cli::words::{Lang, say};
use crate::drawing::{HEIGHT, WIDTH, figure, needed};
use std::collections::BTreeSet;

/// The letters that stand for faces.
const LETTERS: &[u8; 62] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// Returns the faces of all cards, jokers last.
fn faces() -> impl Iterator<Item = Card> {
    Card::faces().chain(Joker::ALL.into_iter().map(Card::joker))
}

/// Returns the letter that stands for a card.
pub(super) fn letter(card: Card) -> char {
    let place = faces().position(|face| face == card);
    let letter = place.and_then(|place| LETTERS.get(place));
    letter.map_or('?', |letter| char::from(*letter))
}

/// Returns the id of a card's drawing; the number in the corner depends on the calendar.
pub(super) fn id(card: Card, calendar: Calendar) -> String {
    format!("{}{}", calendar_letter(calendar), letter(card))
}

/// Returns the letter that stands for a calendar.
pub(super) const fn calendar_letter(calendar: Calendar) -> char {
    match calendar {
        Calendar::Korean => 'k',
        Calendar::Japanese => 'j',
    }
}

/// The cards that appear somewhere on a page.
#[derive(Default)]
pub(super) struct ShownCards(BTreeSet<(bool, Card)>);

/// A card's drawing, defined once and used wherever the card appears.
pub(super) struct Symbol {
    pub(super) id: String,
    pub(super) code: String,
    pub(super) name: String,
    pub(super) figure: String,
}

impl ShownCards {
    /// Notes that a card appears.
    pub(super) fn card(&mut self, card: Card, calendar: Calendar) {
        self.0.insert((calendar == Calendar::Japanese, card));
    }

    /// Notes that any card may appear.
    pub(super) fn all(&mut self, calendar: Calendar) {
        for card in faces() {
            self.card(card, calendar);
        }
    }

    /// Returns the cards' drawings, and the shapes that they are made of.
    pub(super) fn symbols(&self, lang: Lang) -> (Vec<Symbol>, String) {
        let mut figures = String::new();
        let symbols = self.0.iter().map(|(japanese, card)| {
            let calendar = if *japanese {
                Calendar::Japanese
            } else {
                Calendar::Korean
            };
            let figure = figure(*card, calendar);
            figures.push_str(&figure);
            Symbol {
                id: id(*card, calendar),
                code: card.code(calendar),
                name: say!(lang, card_name(*card)),
                figure,
            }
        });
        let symbols = symbols.collect();
        (symbols, needed(&figures))
    }
}

/// Returns the view box of a drawing.
pub(super) fn view_box() -> String {
    format!("0 0 {WIDTH} {HEIGHT}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_a_letter_of_its_own() {
        let letters: BTreeSet<char> = faces().map(letter).collect();
        assert_eq!(letters.len(), faces().count());
        assert!(!letters.contains(&'?'));
    }
}
