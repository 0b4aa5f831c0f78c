//! The comment behind a loser's counts that says which of them were asked for.

use std::fmt::{self, Display, Formatter};

/// The letters of the kinds that were asked for; the others stand as 0 in the counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked(pub Vec<char>);

/// How the comment begins.
const HEAD: &str = "asked: ";

/// What stands in it where no kind was asked for.
const NOTHING: &str = "nothing";

impl Asked {
    /// Returns what a comment says was asked for; `None` where it is about something else.
    pub fn read(comment: &str) -> Option<Self> {
        let told = comment.strip_prefix(HEAD)?.trim();
        if told == NOTHING {
            return Some(Self(Vec::new()));
        }
        let letter = |word: &str| {
            let mut letters = word.chars();
            let only = letters.next().filter(|_| letters.next().is_none());
            only.filter(|letter| "gytp".contains(*letter))
        };
        told.split_whitespace()
            .map(letter)
            .collect::<Option<_>>()
            .map(Self)
    }
}

impl Display for Asked {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let letters: Vec<String> = self.0.iter().map(char::to_string).collect();
        let told = letters.join(" ");
        let told = if told.is_empty() { NOTHING } else { &told };
        write!(out, "{HEAD}{told}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_reads_back() {
        for (letters, text) in [
            ("", "asked: nothing"),
            ("t", "asked: t"),
            ("gp", "asked: g p"),
        ] {
            let asked = Asked(letters.chars().collect());
            assert_eq!(asked.to_string(), text);
            assert_eq!(Asked::read(text), Some(asked));
        }
        for other in ["asked", "asked: twice", "asked: g and p", "he was asked: g"] {
            assert_eq!(Asked::read(other), None, "{other}");
        }
    }
}
