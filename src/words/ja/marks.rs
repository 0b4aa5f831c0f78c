//! Marks between parts of a sentence, and the words for them when read aloud.

use crate::words::TextForm;

/// Returns what stands between the giver and the recipient of money or cards.
pub(crate) fn to(form: TextForm) -> &'static str {
    form.or(" → ", "から ")
}
