//! By which writing a language is known at the table.

use crate::cli::words::Lang;
use crate::letters::Writing;

/// Returns the writing of a language, where it tells that language.
pub(super) const fn spoken(lang: Lang) -> Option<Writing> {
    match lang {
        Lang::Korean => Some(Writing::Hangul),
        Lang::Japanese => Some(Writing::Kana),
        _ => None,
    }
}
