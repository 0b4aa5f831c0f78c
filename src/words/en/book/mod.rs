//! The rule book in English: what rules are called, the sentences that depend on values, and where
//! its prose stands. Another language is another module with functions and constants of the same
//! names.

mod names;
mod page;
mod sheets;

pub(in crate::words) use names::{heading, name};
pub(in crate::words) use page::*;
pub(in crate::words) use sheets::sheet;

use crate::rules::Game;
use crate::words::count;

/// What stands before the games in the written book.
pub(in crate::words) const PREFACE: &str = include_str!("../../../../docs/book/en/preface.md");

/// What stands before the list of all keys.
pub(in crate::words) const KEYS: &str = include_str!("../../../../docs/book/en/keys.md");

/// Returns the file of what the book says of a game.
pub(in crate::words) const fn prose(game: Game) -> &'static str {
    match game {
        Game::GoStop => include_str!("../../../../docs/book/en/gostop.yaml"),
        Game::KoiKoi => include_str!("../../../../docs/book/en/koikoi.yaml"),
        Game::MinHwatu => include_str!("../../../../docs/book/en/minhwatu.yaml"),
    }
}

/// Returns a number of things: `1 chip`, `2 chips`.
fn some(number: u32, noun: &str) -> String {
    count(i64::from(number), noun)
}

/// Returns how many times as much: `double`, `threefold`, `20-fold`.
fn fold(times: u32) -> String {
    match times {
        2 => "double".to_owned(),
        3 => "threefold".to_owned(),
        4 => "fourfold".to_owned(),
        5 => "fivefold".to_owned(),
        6 => "sixfold".to_owned(),
        8 => "eightfold".to_owned(),
        _ => format!("{times}-fold"),
    }
}
