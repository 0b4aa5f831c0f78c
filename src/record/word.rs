//! Splits a line into words with their columns.

use super::Spanned;
use crate::card::fold;
use crate::letters::width;
use smallvec::SmallVec;
use smol_str::SmolStr;
use std::borrow::Cow;
use unicode_normalization::{IsNormalized, UnicodeNormalization as _, is_nfc_quick};

/// A word of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'l> {
    /// The text, without quotes.
    pub(super) text: &'l str,
    /// Whether the word was in quotes.
    pub(super) quoted: bool,
    /// The column where the word begins, from 1.
    pub(super) column: u32,
}

impl<'l> Token<'l> {
    /// Returns the word in folded form, in which verbs and keywords are compared.
    pub(super) fn folded(&self) -> SmolStr {
        fold(self.text)
    }

    /// Returns whether the word is one of these folded words.
    pub(super) fn is_one_of(&self, words: &[&str]) -> bool {
        !words.is_empty() && words.contains(&self.folded().as_str())
    }

    /// Splits the word at commas; each part has its own column.
    pub(super) fn parts(&self) -> impl Iterator<Item = Spanned<&'l str>> {
        let mut next = self.column;
        let parts = self.text.split([',', '，', '、']).map(move |part| {
            let column = next;
            next += width(part) + 1;
            Spanned::new(part, column)
        });
        parts.filter(|part| !part.value.is_empty())
    }
}

/// Returns a text in NFC, as [`cut`] requires.
pub(super) fn composed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || is_nfc_quick(text.chars()) == IsNormalized::Yes {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.nfc().collect())
    }
}

/// The words of a line and the comment after them.
#[derive(Debug, Default)]
pub(super) struct Cut<'l> {
    pub(super) words: SmallVec<[Token<'l>; USUAL_WORDS]>,
    pub(super) comment: Option<&'l str>,
    /// The column of an unclosed quotation mark.
    pub(super) open_quote: Option<u32>,
}

/// Room for the words of most lines without another allocation.
const USUAL_WORDS: usize = 16;

const fn closing(open: char) -> Option<char> {
    match open {
        '"' => Some('"'),
        '“' => Some('”'),
        _ => None,
    }
}

/// Splits a line, which must be in NFC, into words; `#` at the start of a word begins the comment.
pub(super) fn cut(line: &str) -> Cut<'_> {
    // In ASCII, every byte is one column.
    let is_plain = line.is_ascii();
    let width = |part: &str| match u32::try_from(part.len()) {
        Ok(bytes) if is_plain => bytes,
        _ => width(part),
    };
    let mut out = Cut::default();
    let mut rest = line;
    let mut column = 1;
    loop {
        let trimmed = match rest.strip_prefix(' ') {
            Some(word) if word.starts_with(|first: char| first.is_ascii_graphic()) => word,
            _ => rest.trim_start(),
        };
        column += width(&rest[..rest.len() - trimmed.len()]);
        let Some(first) = trimmed.chars().next() else {
            return out;
        };
        if first == '#' || first == '＃' {
            out.comment = Some(trimmed[first.len_utf8()..].trim());
            return out;
        }
        let (text, quoted, length) = if let Some(close) = closing(first) {
            let inside = &trimmed[first.len_utf8()..];
            let end = inside
                .find(close)
                .filter(|end| !inside[..*end].contains('"'));
            let Some(end) = end else {
                out.open_quote = Some(column);
                return out;
            };
            let length = first.len_utf8() + end + close.len_utf8();
            (&inside[..end], true, length)
        } else {
            let end = end_of_word(trimmed);
            (&trimmed[..end], false, end)
        };
        out.words.push(Token {
            text,
            quoted,
            column,
        });
        column += width(&trimmed[..length]);
        rest = &trimmed[length..];
    }
}

/// Returns where the first word of a text ends.
fn end_of_word(text: &str) -> usize {
    let plain = text.bytes().position(|byte| !byte.is_ascii_graphic());
    match plain {
        None => text.len(),
        Some(end) if text.as_bytes().get(end) == Some(&b' ') => end,
        Some(_) => text.find(char::is_whitespace).unwrap_or(text.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_syllables_not_bytes_or_jamo() {
        let line = "김안나 먹음 팔광 1t";
        let jamo: String = line.nfd().collect();
        assert_ne!(jamo, line);
        for written in [line, &jamo] {
            let composed = composed(written);
            let words = cut(&composed).words.into_iter();
            let columns: Vec<_> = words.map(|word| (word.text, word.column)).collect();
            let want = [("김안나", 1), ("먹음", 5), ("팔광", 8), ("1t", 11)];
            assert_eq!(columns, want, "{written}");
        }
    }

    #[test]
    fn quotes_keep_spaces_and_hashes() {
        let cut = cut("  \"Kim #1\" stop # done");
        let name = Token {
            text: "Kim #1",
            quoted: true,
            column: 3,
        };
        assert_eq!(cut.words[0], name);
        assert_eq!(cut.words[1].column, 12);
        assert_eq!(cut.comment, Some("done"));
    }

    #[test]
    fn every_kind_of_space_parts_words() {
        let line = "Ann\ttakes\u{3000}1g \u{a0} 3g\u{b}8g\u{2009}팔광\u{1}x ";
        let words = cut(line).words;
        let words: Vec<_> = words.iter().map(|word| (word.text, word.column)).collect();
        let want = [
            ("Ann", 1),
            ("takes", 5),
            ("1g", 11),
            ("3g", 16),
            ("8g", 19),
            // Invisible characters do not separate words.
            ("팔광\u{1}x", 22),
        ];
        assert_eq!(words, want);
    }

    #[test]
    fn an_open_quote_is_told_with_its_place() {
        assert_eq!(cut("players \"Ann Bo").open_quote, Some(9));
    }

    #[test]
    fn the_parts_of_a_word_have_columns_of_their_own() {
        let cut = cut("A takes 1g,3g、8g");
        let parts: Vec<_> = cut.words[2].parts().map(|part| part.column).collect();
        assert_eq!(parts, [9, 12, 15]);
    }
}
