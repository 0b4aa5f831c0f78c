//! The words that a dispute has in addition to those of the prompt.

use crate::card::fold;
use crate::vocabulary::commands::words_of_the_prompt;

/// What a word does in a dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DisputeWord {
    /// Strikes a line of the record.
    Drop,
    /// Takes back all claims.
    Clear,
    /// Writes the correction that all agree on.
    Agree,
}

/// The words for each command, in all languages.
const WORDS: [(DisputeWord, &[&str]); 3] = [
    (DisputeWord::Drop, &["drop", "삭제", "빼기", "削除"]),
    (DisputeWord::Clear, &["clear", "비우기", "クリア"]),
    (
        DisputeWord::Agree,
        &["agree", "동의", "합의", "同意", "合意"],
    ),
];

/// Commands of the prompt that also work in a dispute.
const SHARED: [&str; 4] = ["undo", "show", "help", "quit"];

impl DisputeWord {
    /// Returns the command at the beginning of a line, and the rest of the line; `None` if the line
    /// begins with no command of a dispute.
    pub(crate) fn parse(line: &str) -> Option<(Self, &str)> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = fold(first);
        let (word, _) = WORDS
            .into_iter()
            .find(|(_, words)| words.contains(&first.as_ref()))?;
        Some((word, rest.trim()))
    }
}

/// Returns the words for everything that can be done in a dispute, in all languages.
pub(crate) fn words_for_each() -> impl Iterator<Item = &'static [&'static str]> {
    let own = WORDS.into_iter().map(|(_, words)| words);
    let shared = words_of_the_prompt();
    own.chain(shared.filter(|words| words.first().is_some_and(|word| SHARED.contains(word))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_is_said_in_every_language() {
        for (line, said) in [
            ("drop 6", (DisputeWord::Drop, "6")),
            ("削除　6", (DisputeWord::Drop, "6")),
            ("삭제 6", (DisputeWord::Drop, "6")),
            ("クリア", (DisputeWord::Clear, "")),
            ("同意 数え間違い", (DisputeWord::Agree, "数え間違い")),
            ("동의 잘못 셌어요", (DisputeWord::Agree, "잘못 셌어요")),
            ("AGREE a slip", (DisputeWord::Agree, "a slip")),
        ] {
            assert_eq!(DisputeWord::parse(line), Some(said), "{line}");
        }
        assert_eq!(DisputeWord::parse("太郎 counts g2"), None);
    }
}
