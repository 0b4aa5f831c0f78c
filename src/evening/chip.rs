//! A line, entered before a hand, that says what a chip is worth from now on.

use crate::card::fold;
use crate::letters::on_latin_keys;
use crate::record::keyword;
use crate::telling::money;

/// The amount in a line, entered before a hand, that says what a chip is worth from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableChip<'a>(pub(crate) &'a str);

impl<'a> TableChip<'a> {
    /// Words that begin such a line at the prompt, in addition to the record's words for `chip`.
    const WORDS: [&'static str; 5] = ["칩", "점당", "점", "チップ", "レート"];

    /// Returns the amount from a line that says what a chip is worth; `None` for any other line.
    pub(crate) fn parse(line: &'a str) -> Option<Self> {
        let line = line.trim();
        if let Some(amount) = glued(line) {
            return Some(Self(amount));
        }
        let (word, rest) = line.split_once(char::is_whitespace)?;
        // The keyboard may have been left in Korean.
        let latin = on_latin_keys(&fold(word));
        let says = keyword(word) == Some("chip")
            || latin.as_deref() == Some("chip")
            || Self::is_word(word);
        says.then(|| Self(rest.trim()))
    }

    /// Returns whether a word begins a line about the chip's worth at the prompt, but not in a
    /// record.
    pub(crate) fn is_word(word: &str) -> bool {
        Self::WORDS.contains(&fold(word).as_str())
    }
}

/// Returns the amount from a line like `점백`, without a space; `None` if no amount follows.
fn glued(line: &str) -> Option<&str> {
    let mut behind = ["점당", "점"]
        .iter()
        .filter_map(|word| line.strip_prefix(word));
    let amount = behind.next()?.trim_start();
    let begins = |letter: char| letter.is_ascii_digit();
    money::plain(amount).starts_with(begins).then_some(amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_what_a_chip_is_worth() {
        for (line, says) in [
            ("chip 200 KRW", Some("200 KRW")),
            ("점당 200원", Some("200원")),
            ("점 백", Some("백")),
            ("점백", Some("백")),
            ("점당오백원", Some("오백원")),
            ("점순이 고도리", None),
            ("レート 50円", Some("50円")),
            ("초ㅑㅔ 50 KRW", Some("50 KRW")),
            ("chip", None),
            ("Ann chok", None),
        ] {
            assert_eq!(TableChip::parse(line).map(|chip| chip.0), says, "{line}");
        }
    }
}
