//! Texts that several languages share.

use crate::card::Calendar;
use crate::record::{CountKind, Lacking, Turn};
use crate::telling::Spoken;

pub(in crate::words) fn texts(words: &[Spoken]) -> String {
    let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    texts.join(" ")
}

/// Returns an example of the word that states a missing fact.
pub(in crate::words) const fn example(fact: Lacking) -> &'static str {
    match fact {
        Lacking::Cards => "1g",
        Lacking::Count(CountKind::Brights) => "g0",
        Lacking::Count(CountKind::Animals) => "y0",
        Lacking::Count(CountKind::Ribbons) => "t0",
        Lacking::Count(CountKind::Junk) => "p5",
        Lacking::AnyCard => "some",
    }
}

/// Returns the lines of a turn as a record has them, without the player's name.
pub(in crate::words) fn turn_lines(turn: &[Turn], calendar: Calendar) -> String {
    let lines = turn.iter().map(|turn| turn.print(calendar));
    lines.collect::<Vec<String>>().join("; ")
}
