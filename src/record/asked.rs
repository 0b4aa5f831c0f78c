//! The comment that an older version wrote after a loser's counts: which of them it had asked for.

use super::CountKind;
use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};

/// The kinds that were asked for; the line gives 0 for every other kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedCounts(pub BTreeSet<CountKind>);

/// The beginning of the comment.
const HEAD: &str = "asked: ";

/// The rest of the comment if no kind was asked for.
const NOTHING: &str = "nothing";

impl AskedCounts {
    /// Parses a comment; `None` if it is not about counts that were asked for.
    pub fn read(comment: &str) -> Option<Self> {
        let told = comment.strip_prefix(HEAD)?.trim();
        if told == NOTHING {
            return Some(Self(BTreeSet::new()));
        }
        let kind = |word: &str| {
            let mut letters = word.chars();
            let only = letters.next().filter(|_| letters.next().is_none());
            only.and_then(CountKind::of_letter)
        };
        let kinds = told.split_whitespace().map(kind);
        kinds.collect::<Option<_>>().map(Self)
    }
}

impl Display for AskedCounts {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let letters = self.0.iter().map(|kind| kind.letter().to_string());
        let told = letters.collect::<Vec<String>>().join(" ");
        let told = if told.is_empty() { NOTHING } else { &told };
        write!(out, "{HEAD}{told}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_reads_back() {
        use CountKind::{Animals, Brights, Junk, Ribbons};
        for (kinds, text) in [
            (&[][..], "asked: nothing"),
            (&[Ribbons], "asked: t"),
            (&[Junk, Brights], "asked: g p"),
            (&[Junk, Ribbons, Animals, Brights], "asked: g y t p"),
        ] {
            let asked = AskedCounts(kinds.iter().copied().collect());
            assert_eq!(asked.to_string(), text);
            assert_eq!(AskedCounts::read(text), Some(asked));
        }
        assert_eq!(
            AskedCounts::read("asked: p g p"),
            AskedCounts::read("asked: g p")
        );
        for other in [
            "asked",
            "asked: twice",
            "asked: g and p",
            "asked: s",
            "he was asked: g",
        ] {
            assert_eq!(AskedCounts::read(other), None, "{other}");
        }
    }
}
