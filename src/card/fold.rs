//! The form in which words are compared.

use crate::letters::is_odd_number;
use unicode_normalization::UnicodeNormalization as _;

/// Returns a word in the one form that all comparisons use: NFKC (so full-width letters become
/// plain ones and jamo become syllables), lower case. A word with raised digits and the like stays
/// as it is, or `10²` would be 102.
pub(crate) fn fold(word: &str) -> String {
    if word.chars().any(is_odd_number) {
        return word.nfc().flat_map(char::to_lowercase).collect();
    }
    word.nfkc().flat_map(char::to_lowercase).collect()
}
