//! How an answer names players.

use super::counts::{number, words};
use super::said::is_none;
use crate::card::fold;
use crate::evening::players::Players;
use crate::letters::{key, same_name};
use crate::record::{Name, Seat};

/// Returns the player whom an answer names: by name, by number, or by the beginning of the name if
/// only one name begins so.
pub(crate) fn player(text: &str, players: &Players) -> Option<Seat> {
    let text = fold(text.trim().trim_matches('"'));
    if text.is_empty() {
        return None;
    }
    if let Some(seat) = named(&text, players.names()) {
        return Some(seat);
    }
    if let Some(number) = number(&text).or_else(|| place_number(&text)) {
        return players.numbered(number);
    }
    match begun_with(&text, players.names()).as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// Returns the number in a folded word such as `3번` or `3番が`, which calls a player by number.
pub(crate) fn place_number(text: &str) -> Option<u32> {
    let at = text.find(['번', '番'])?;
    let (number, called) = text.split_at(at);
    let behind: String = called.chars().skip(1).collect();
    self::number(number).filter(|_| behind.is_empty() || is_particle(&behind))
}

/// Returns whether a text is a particle that Korean or Japanese adds to a name.
pub(crate) fn is_particle(text: &str) -> bool {
    let particles = [
        "이", "가", "은", "는", "도", "이가", "이는", "이도", "が", "は", "も",
    ];
    particles.iter().any(|particle| fold(particle) == text)
}

/// Returns the player with exactly this name.
pub(crate) fn named(text: &str, names: &[Name]) -> Option<Seat> {
    let text = text.trim();
    names
        .iter()
        .position(|name| same_name(name, text))
        .map(Seat)
}

/// Returns the players whose names begin with a text.
pub(crate) fn begun_with(text: &str, names: &[Name]) -> Vec<Seat> {
    let text = key(text.trim());
    let begun = |name: &Name| !text.is_empty() && key(name).starts_with(&text);
    let seats = names.iter().enumerate().filter(|(_, name)| begun(name));
    seats.map(|(at, _)| Seat(at)).collect()
}

/// Returns the players whom an answer lists; `None` if one of its words names nobody.
pub(crate) fn players(text: &str, players: &Players) -> Option<Vec<Seat>> {
    if let Some(seat) = named(text, players.names()) {
        return Some(vec![seat]);
    }
    if is_none(text) {
        return Some(Vec::new());
    }
    if let Some(seat) = player(text, players) {
        return Some(vec![seat]);
    }
    words(text).map(|word| player(word, players)).collect()
}
