//! What people say of a hand in one line: who won, with which cards or points, goes, triples,
//! bombs, and what is known of the others, in any order that can be understood.

mod misread;
mod pieces;
mod reader;
mod tells;
mod terms;
mod told;
mod topic;
mod words;

pub(in crate::cli) use misread::{BadTelling, CanTell};
pub(super) use terms::Terms;
pub(super) use told::{Told, ToldBesides, ToldPoints};

use super::answer;
use super::refusal::Refusal;
use crate::card::{Calendar, Pile, fold, read_word};
use crate::record::{At, CountKind, Seat, Verb};

/// Returns what a text tells, or which part of it is not understood and what would be right.
pub(super) fn read(text: &str, terms: Terms<'_>) -> Result<Told, Refusal> {
    reader::Reader::new(terms).read(text)
}

/// Returns whether a text tells something of a hand, understood or not: it begins with a player, or
/// with what a player can have, and says more than a name.
pub(super) fn is_told(text: &str, terms: Terms<'_>) -> bool {
    let words = words::words(text);
    let Some(first) = words.first() else {
        return false;
    };
    if answer::player(text, terms.players).is_some() {
        return false;
    }
    let several = words.len() > 1;
    let cut = pieces::pieces(&first.folded, terms.calendar());
    let tells = cut.is_some_and(|cut| several || pieces::has_pile(&cut));
    let mut all = terms.players.names().iter();
    let whole = all.any(|name| first.folded.starts_with(fold(name).as_str()));
    let begun = answer::begun_with(&first.text, terms.players.names());
    let called = !begun.is_empty() || answer::place_number(&first.folded).is_some();
    tells || whole || (several && called)
}

/// Returns whether what stands where a line has its verb is understood with its number, as `3고`, so
/// that it is no slip for a verb.
pub(super) fn has_no_verb(text: &str, calendar: Calendar) -> bool {
    let words = words::words(text);
    let cut = words
        .get(1)
        .map(|word| pieces::pieces(&word.folded, calendar));
    let mut cut = cut.flatten().into_iter().flatten();
    cut.any(|(_, piece)| matches!(piece, pieces::Piece::Says(_, Some(_))))
}

/// Returns the cards that a line of the record says a player captured, whose they are, and whether
/// they add to those from before.
pub(super) fn captures(text: &str, terms: Terms<'_>) -> Option<(Seat, bool, Pile)> {
    let words = words::words(text);
    let [name, verb, cards @ ..] = words.as_slice() else {
        return None;
    };
    let seat = answer::named(&name.text, terms.players.names())?;
    let adds = match Verb::read(&verb.folded)? {
        Verb::Takes => true,
        Verb::Has => false,
        _ => return None,
    };
    let mut pile = Pile::EMPTY;
    for card in cards {
        for card in read_word(&card.text, terms.calendar()).ok()? {
            pile.add(card);
        }
    }
    Some((seat, adds, pile))
}

/// Returns whether a line has points, such as `7점`, where its verb would be.
pub(super) fn has_points(text: &str) -> bool {
    let words = words::words(text);
    let mut behind = words.iter().skip(1);
    let points = |word: &words::Word| {
        let digits = word
            .folded
            .trim_start_matches(|letter: char| letter.is_ascii_digit());
        digits != word.folded && digits == fold("점")
    };
    behind.next().is_some_and(points)
}

/// Returns points with what a text says is among them: letters or words for kinds of cards, animals
/// with their number.
pub(super) fn among(points: u32, text: &str, calendar: Calendar) -> Option<ToldPoints> {
    let mut among: Vec<(CountKind, Option<u32>)> = Vec::new();
    for word in words::words(text) {
        for (_, piece) in pieces::pieces(&word.folded, calendar)? {
            let (kind, number) = match piece {
                pieces::Piece::Around => continue,
                pieces::Piece::Says(topic::Topic::Kind(kind), number) => (kind, number),
                _ => return None,
            };
            let counts = kind == CountKind::Animals;
            if number.is_some() != counts || among.iter().any(|(other, _)| *other == kind) {
                return None;
            }
            among.push((kind, number));
        }
    }
    let points = At::unwritten(points);
    (!among.is_empty()).then_some(ToldPoints { points, among })
}

#[cfg(test)]
mod tests;
