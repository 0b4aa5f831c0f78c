//! The rule book in Korean.

mod figures;
mod names;
mod page;
mod sheets;

pub(in crate::words) use crate::words::rows::book::ko::*;
pub(in crate::words) use names::{heading, name};
pub(in crate::words) use page::*;
pub(in crate::words) use sheets::sheet;

use crate::rules::{Game, built_in_yaml};
use crate::words::book::Prose;

pub(in crate::words) const fn preface() -> &'static str {
    include_str!("../../../../docs/book/ko/preface.md")
}

pub(in crate::words) const fn keys() -> &'static str {
    include_str!("../../../../docs/book/ko/keys.md")
}

pub(in crate::words) fn prose(game: Game) -> Prose {
    built_in_yaml(text_of_prose(game)).unwrap_or_default()
}

pub(in crate::words) const fn text_of_prose(game: Game) -> &'static str {
    match game {
        Game::GoStop => include_str!("../../../../docs/book/ko/gostop.yaml"),
        Game::KoiKoi => include_str!("../../../../docs/book/ko/koikoi.yaml"),
        Game::MinHwatu => include_str!("../../../../docs/book/ko/minhwatu.yaml"),
    }
}

pub(in crate::words) fn title(name: &str, _native: &str) -> String {
    name.to_owned()
}
