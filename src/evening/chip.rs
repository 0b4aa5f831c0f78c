//! What a chip is worth at the table, where a line says that before a hand.

use crate::card::fold;
use crate::letters::on_latin_keys;
use crate::record::keyword;
use crate::telling::money;

/// What a chip is worth from now on, as a line says it before a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableChip<'a>(pub(crate) &'a str);

impl<'a> TableChip<'a> {
    /// Words for it beside that of the record.
    const WORDS: [&'static str; 5] = ["칩", "점당", "점", "チップ", "レート"];

    /// Returns what a line says of it, if it does.
    pub(crate) fn parse(line: &'a str) -> Option<Self> {
        let line = line.trim();
        if let Some(amount) = glued(line) {
            return Some(Self(amount));
        }
        let (word, rest) = line.split_once(char::is_whitespace)?;
        // A keyboard may have been left in Korean.
        let latin = on_latin_keys(&fold(word));
        let says = keyword(word) == Some("chip")
            || latin.as_deref() == Some("chip")
            || Self::is_word(word);
        says.then(|| Self(rest.trim()))
    }

    /// Returns whether a word begins such a line, and no line of a record.
    pub(crate) fn is_word(word: &str) -> bool {
        Self::WORDS.contains(&fold(word).as_str())
    }
}

/// Returns the amount in a line such as `점백`, which says it without a space.
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
