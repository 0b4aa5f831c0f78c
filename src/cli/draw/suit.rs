//! Styles cards by their kind, which their codes show too.

use crate::card::{Calendar, Card, Kind, Pile, by_month};
use crate::cli::screen::{Meaning, Styled};
use crate::cli::words::{Lang, say};

/// Returns the code of a card, styled by its kind.
pub(in crate::cli) fn code(card: Card, calendar: Calendar) -> Styled {
    Styled::meant(meaning(card), card.code(calendar))
}

/// Returns the cards of a pile for a listener: each name with its code. Two identical cards are
/// named once, and their code has the letter twice.
pub(in crate::cli) fn by_name(lang: Lang, pile: Pile, calendar: Calendar) -> String {
    let mut cards = by_month(pile, calendar);
    let all = cards.clone();
    cards.dedup();
    let said = cards.into_iter().map(|card| {
        let (name, code) = (say!(lang, named(card, calendar)), card.code(calendar));
        let letter = card.kind().map(Kind::letter);
        let more = all.iter().filter(|other| **other == card).skip(1);
        let more: String = more.filter_map(|_| letter).collect();
        format!("{name} ({code}{more})")
    });
    say!(lang, in_turn(&said.collect::<Vec<_>>()))
}

/// Returns the meaning of a card for styling: its kind, and whether a ribbon is blue.
pub(in crate::cli) fn meaning(card: Card) -> Meaning {
    match card.kind() {
        Some(_) if Pile::CHEONG_DAN.contains(card) => Meaning::BlueRibbon,
        Some(kind) => meaning_of_kind(kind),
        None => Meaning::Joker,
    }
}

/// Returns the meaning of a kind for styling.
pub(in crate::cli) const fn meaning_of_kind(kind: Kind) -> Meaning {
    match kind {
        Kind::Bright => Meaning::Bright,
        Kind::Animal => Meaning::Animal,
        Kind::Ribbon => Meaning::Ribbon,
        Kind::DoubleJunk => Meaning::DoubleJunk,
        Kind::Junk => Meaning::Junk,
    }
}
