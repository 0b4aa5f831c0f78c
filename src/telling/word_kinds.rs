//! What a word is by itself: a set of cards, something that happened.

use crate::vocabulary::Word;

/// What a set is worth at the table, and how many cards it has.
pub(super) type WorthFn<'a> = &'a dyn Fn(Word) -> (i64, i64);

/// Returns whether a word is a set of cards.
pub(super) const fn is_set(word: Word) -> bool {
    matches!(
        word,
        Word::FiveBrights
            | Word::FourBrights
            | Word::RainFourBrights
            | Word::ThreeBrights
            | Word::RainThreeBrights
            | Word::Godori
            | Word::Bidori
            | Word::Yukdori
            | Word::HongDan
            | Word::CheongDan
            | Word::ChoDan
            | Word::Vip
            | Word::Palssari
            | Word::BoarDeerButterflies
            | Word::FlowerViewing
            | Word::MoonViewing
            | Word::CardsOfTheMonth
    )
}

/// Returns whether a word is something that happened in a month.
pub(super) const fn is_event(word: Word) -> bool {
    matches!(
        word,
        Word::Shake
            | Word::Bomb
            | Word::Grenade
            | Word::Ppuk
            | Word::FirstPpuk
            | Word::SecondPpuk
            | Word::ThirdPpuk
            | Word::FirstSweep
            | Word::Quads
    )
}
