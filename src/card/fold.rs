//! The form in which words are compared.

use crate::letters::is_odd_number;
use smol_str::{SmolStr, StrExt as _};
use unicode_normalization::UnicodeNormalization as _;

/// Returns a word in the one form that all comparisons use: NFKC (so full-width letters become
/// plain ones and jamo become syllables), lower case. A word with raised digits and the like stays
/// as it is, or `10²` would be 102. As long as most words are it needs no memory of its own.
pub(crate) fn fold(word: &str) -> SmolStr {
    if word.is_ascii() {
        return word.to_ascii_lowercase_smolstr();
    }
    if word.chars().any(is_odd_number) {
        word.nfc().flat_map(char::to_lowercase).collect()
    } else {
        word.nfkc().flat_map(char::to_lowercase).collect()
    }
}
