//! The writing system that tells us a table's language.

use crate::cli::words::Lang;
use crate::letters::Writing;

/// Returns the writing system that identifies a language, if one does.
pub(super) const fn spoken(lang: Lang) -> Option<Writing> {
    match lang {
        Lang::Korean => Some(Writing::Hangul),
        Lang::Japanese => Some(Writing::Kana),
        _ => None,
    }
}

/// Returns the language that a writing system identifies, if it identifies one.
pub(super) fn language_of(writing: Writing) -> Option<Lang> {
    let is_its = |lang: &Lang| spoken(*lang) == Some(writing);
    Lang::SPOKEN.into_iter().find(is_its)
}
