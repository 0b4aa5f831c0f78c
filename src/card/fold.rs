//! The form in which words are compared.

use crate::letters::is_odd_number;
use std::borrow::Cow;
use unicode_normalization::UnicodeNormalization as _;

/// Returns a word in the one form that all comparisons use: NFKC (so full-width letters become
/// plain ones and jamo become syllables), lower case. A word with raised digits and the like stays
/// as it is, or `10²` would be 102.
pub(crate) fn fold(word: &str) -> Cow<'_, str> {
    if word.is_ascii() {
        return if word.bytes().any(|byte| byte.is_ascii_uppercase()) {
            Cow::Owned(word.to_ascii_lowercase())
        } else {
            Cow::Borrowed(word)
        };
    }
    Cow::Owned(if word.chars().any(is_odd_number) {
        word.nfc().flat_map(char::to_lowercase).collect()
    } else {
        word.nfkc().flat_map(char::to_lowercase).collect()
    })
}
