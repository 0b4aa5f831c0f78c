//! The form in which words are compared.

use crate::letters::is_odd_number;
use smol_str::{SmolStr, StrExt as _};
use unicode_normalization::UnicodeNormalization as _;

/// Returns the form of a word used in all comparisons: lower case, in NFKC (so full-width letters
/// become plain ones, and jamo become syllables). A word with superscript digits and the like stays
/// as it is; otherwise `10²` would become 102. Short words, which most are, need no allocation.
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
