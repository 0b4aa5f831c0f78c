//! Which words are sets of cards, and which are events.

use crate::vocabulary::Word;

/// Gives the points of a set at the table, and its number of cards.
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
            | Word::RainChoDan
            | Word::Vip
            | Word::Palssari
            | Word::BoarDeerButterflies
            | Word::FlowerViewing
            | Word::MoonViewing
            | Word::CardsOfTheMonth
    )
}

/// Returns whether a word is an event that has a month.
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
