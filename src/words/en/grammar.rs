//! The language of these words, its lists, and numbers with nouns.

use crate::words::Lang;

/// The language of these words.
pub(in crate::words) const LANG: Lang = Lang::English;

/// Returns a count with its noun: `1 point`, `2 points`.
pub(crate) fn count(number: i64, noun: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{ending}")
}

/// Returns names with commas and a final `and`.
pub(crate) fn list<S: AsRef<str>>(names: &[S]) -> String {
    match names {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}
