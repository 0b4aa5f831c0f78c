//! Menus of what a pile comes to, where nobody tells its cards.

use super::{fuzzy, several};
use crate::cli::words;
use crate::record::CountKind;
use std::io;
use std::ops::RangeInclusive;

/// Returns how many of each kind are in a pile.
pub(super) fn counts() -> io::Result<Option<String>> {
    let mut told = Vec::new();
    for kind in CountKind::ALL {
        let Some(count) = number(&words::menu_count(kind), 0..=kind.most().min(MOST))? else {
            return Ok(None);
        };
        told.push(format!("{}{count}", kind.letter()));
    }
    Ok(Some(told.join(" ")))
}

/// Returns what a pile comes to: its points, and what is among them.
pub(super) fn score() -> io::Result<Option<String>> {
    let Some(points) = number(&words::menu_points(), 1..=MOST)? else {
        return Ok(None);
    };
    let labels = CountKind::ALL.map(words::menu_scored);
    let Some(chosen) = several(&words::menu_among(), &labels)? else {
        return Ok(None);
    };
    let mut told = points;
    for kind in chosen.into_iter().map(|at| CountKind::ALL[at]) {
        let count = match kind {
            CountKind::Animals => number(&words::menu_count(kind), 0..=kind.most())?,
            _ => Some(String::new()),
        };
        let Some(count) = count else {
            return Ok(None);
        };
        told.extend([' ', kind.letter()]);
        told.push_str(&count);
    }
    Ok(Some(told))
}

/// The highest number that a menu lists.
const MOST: u32 = 99;

/// Returns a number, found by typing it.
fn number(question: &str, among: RangeInclusive<u32>) -> io::Result<Option<String>> {
    let numbers: Vec<String> = among.map(|number| number.to_string()).collect();
    Ok(fuzzy(question, &numbers)?.map(|at| numbers[at].clone()))
}
