//! The rule book in English: names of rules, sentences that depend on the values of keys, and files
//! of prose. Every other language has a module with functions and constants of the same names.

mod figures;
mod names;
mod page;
mod sheets;

pub(in crate::words) use crate::words::rows::book::en::*;
pub(in crate::words) use names::{heading, name};
pub(in crate::words) use page::*;
pub(in crate::words) use sheets::sheet;

use crate::rules::{Game, built_in_yaml};
use crate::words::book::Prose;

/// Returns the text that comes before the games in the printed book.
pub(in crate::words) const fn preface() -> &'static str {
    include_str!("../../../../docs/book/en/preface.md")
}

/// Returns the text that comes before the list of all keys.
pub(in crate::words) const fn keys() -> &'static str {
    include_str!("../../../../docs/book/en/keys.md")
}

/// Returns a game's part of the book; empty if its file cannot be parsed, which tests rule out.
pub(in crate::words) fn prose(game: Game) -> Prose {
    built_in_yaml(text_of_prose(game)).unwrap_or_default()
}

/// Returns the content of the file with a game's prose.
pub(in crate::words) const fn text_of_prose(game: Game) -> &'static str {
    match game {
        Game::GoStop => include_str!("../../../../docs/book/en/gostop.yaml"),
        Game::KoiKoi => include_str!("../../../../docs/book/en/koikoi.yaml"),
        Game::MinHwatu => include_str!("../../../../docs/book/en/minhwatu.yaml"),
    }
}

/// Returns the name of a rule, followed by the rule's native name if it has one.
pub(in crate::words) fn title(name: &str, native: &str) -> String {
    match native {
        "" => name.to_owned(),
        native => format!("{name} ({native})"),
    }
}
