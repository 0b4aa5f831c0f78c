//! Guesses which word was meant by one that is mistyped in a single letter, or in one part of a
//! Korean letter.

use super::lexicon::{Lexicon, LexiconEntry};
use crate::card::fold;
use crate::record::{Name, Seat};
use crate::vocabulary::Word;
use unicode_normalization::UnicodeNormalization as _;

/// What an unknown word was probably meant as.
pub(super) enum Meant {
    /// A player's name, mistyped or incomplete; given in full.
    Name(Seat, String),
    /// A word of the lexicon that was mistyped, and how to type it.
    Word(Word, String),
}

/// Particles and titles that may follow a name.
const BEHIND: [&str; 12] = [
    "이가", "이는", "이도", "가", "이", "는", "은", "도", "が", "は", "も", "さん",
];

/// Returns what a folded word was most likely meant as; `None` if nothing is near.
pub(super) fn meant(word: &str, players: &[Name]) -> Option<Meant> {
    let bare = BEHIND.iter().filter_map(|behind| {
        let behind = fold(behind);
        word.strip_suffix(behind.as_str())
    });
    let forms: Vec<&str> = std::iter::once(word)
        .chain(bare)
        .filter(|form| !form.is_empty())
        .collect();
    let names = || players.iter().enumerate();
    for form in &forms {
        if let Some((seat, name)) = names().find(|(_, name)| is_slip(form, &fold(name), true)) {
            return Some(Meant::Name(Seat(seat), name.to_string()));
        }
    }
    for form in &forms {
        let mut begun = names().filter(|(_, name)| fold(name).starts_with(form));
        if let (Some((seat, name)), None) = (begun.next(), begun.next()) {
            return Some(Meant::Name(Seat(seat), name.to_string()));
        }
    }
    // Among equally near words, the choice is always the same. Words such as "and" or "not", which
    // mean nothing alone, are never what was meant.
    let says = |known: &&super::lexicon::LexiconWord| {
        !matches!(
            known.entry,
            LexiconEntry::Word(Word::Around | Word::And | Word::Denied | Word::None | Word::Has)
        )
    };
    let near = Lexicon::all()
        .words()
        .filter(says)
        .filter(|known| is_slip(word, known.text, false));
    let nearest = near.min_by_key(|known| known.text)?;
    match nearest.entry {
        LexiconEntry::Word(meaning) => Some(Meant::Word(meaning, nearest.text.to_owned())),
        _ => None,
    }
}

/// Returns whether `typed` is `known` with one letter mistyped. Short words are left out, since
/// different ones often differ in one letter; but names of two Chinese characters are of normal
/// length.
fn is_slip(typed: &str, known: &str, name: bool) -> bool {
    let parts = |text: &str| text.nfd().collect::<String>();
    let (one, other) = (parts(typed), parts(&fold(known)));
    let shortest = one.chars().count().min(other.chars().count());
    let hangul = other
        .chars()
        .any(|letter| matches!(letter, '\u{1100}'..='\u{11ff}'));
    let letters = typed.chars().count().min(known.chars().count());
    let short = name && !known.is_ascii();
    let enough = if hangul {
        letters >= 2 && shortest >= 4
    } else {
        letters >= if short { 2 } else { 3 }
    };
    enough && one != other && strsim::osa_distance(&one, &other) == 1
}
