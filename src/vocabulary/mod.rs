//! The words that players use at the table, in one table for each language. This module knows no
//! rules; combining words is the task of others.
//!
//! All languages are understood at once: a Korean table may say `go`, and an English one `고도리`.
//! The program itself says the first word of each row.

#[cfg(feature = "ledger")]
pub(crate) mod commands;
mod en;
mod ja;
mod ko;
mod lang;
pub(crate) mod particle;
mod word;

pub use en::ENGLISH;
pub use ja::JAPANESE;
pub use ko::KOREAN;
pub use lang::Lang;
pub use word::{Vocabulary, Word};

/// The words of every language.
pub const ALL: [&Vocabulary; Lang::SPOKEN.len()] = [&ENGLISH, &KOREAN, &JAPANESE];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn no_language_has_a_word_twice() {
        for language in ALL {
            let mut seen = BTreeMap::new();
            for (meaning, words) in language.words {
                for word in *words {
                    let before = seen.insert(*word, *meaning);
                    assert_eq!(before, None, "{word} is {meaning:?} too");
                }
            }
        }
    }

    #[test]
    fn a_word_means_the_same_in_every_language_that_has_it() {
        let mut seen = BTreeMap::new();
        for (meaning, words) in ALL.iter().flat_map(|language| language.words) {
            for word in *words {
                let known = seen.entry(*word).or_insert(*meaning);
                assert_eq!(known, meaning, "{word}");
            }
        }
    }

    #[test]
    fn every_language_says_what_another_does() {
        let meanings = |language: &Vocabulary| {
            let words = language.words.iter().map(|(meaning, _)| *meaning);
            words.collect::<std::collections::BTreeSet<Word>>()
        };
        for language in ALL {
            assert_eq!(meanings(language), meanings(&ENGLISH));
        }
    }
}
