//! Why a name is rejected.

use super::shown::shown;
use crate::letters::{LONGEST_NAME, NameFault};

/// Says why a name is rejected, and what would be right.
pub(super) fn bad_name(name: &str, why: &NameFault) -> String {
    let name = shown(name);
    match why {
        NameFault::NoName => format!(
            "\"{name}\" cannot be a name; a name has letters and no quotation marks, and is not \"pot\""
        ),
        NameFault::Unseen(letter) => format!(
            "the name \"{name}\" has an invisible letter (U+{:04X}); type the name without it",
            u32::from(*letter)
        ),
        NameFault::Spaces => format!(
            "the name \"{name}\" has too many spaces; write none before or after a name, and one \
             between two words"
        ),
        NameFault::TooLong => {
            format!("the name \"{name}\" is too long; a name has at most {LONGEST_NAME} letters")
        }
        NameFault::Marks => format!(
            "the name \"{name}\" has marks without a letter, or too many on one; write plain letters"
        ),
        NameFault::Mixed => format!(
            "the name \"{name}\" mixes alphabets whose letters look alike; write it in one of them"
        ),
        NameFault::BeginsLines => {
            format!(
                "nobody can be called \"{name}\", because lines of a hand begin like that; \
                 choose another name"
            )
        }
        NameFault::LooksLike(other) => format!(
            "the name \"{name}\" looks like \"{}\"; write names that can be told apart",
            shown(other)
        ),
    }
}
