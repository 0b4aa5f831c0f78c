//! Cutting a line into words, each with its column.

use super::At;
use crate::card::folded;
use crate::letters::{Name, width};
use std::borrow::Cow;
use unicode_normalization::{IsNormalized, UnicodeNormalization as _, is_nfc_quick};

/// A word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word<'l> {
    /// The text in NFC, without its quotes.
    pub(super) text: Cow<'l, str>,
    /// The form in which verbs and keywords are compared, where it is another.
    folded: Option<Name>,
    /// Whether it stood in quotes.
    pub(super) quoted: bool,
    /// The column of its first character, from 1.
    pub(super) column: u32,
}

impl<'l> Word<'l> {
    fn new(text: &'l str, quoted: bool, column: u32) -> Self {
        let text = composed(text);
        Self {
            folded: folded(&text),
            text,
            quoted,
            column,
        }
    }

    /// Returns the word in the form that verbs and keywords are compared in.
    pub(super) fn folded(&self) -> &str {
        self.folded.as_deref().unwrap_or(&self.text)
    }

    /// Returns the parts between commas, each with its own column.
    pub(super) fn parts(&self) -> impl Iterator<Item = At<&str>> {
        let mut next = self.column;
        let parts = self.text.split([',', '，', '、']).map(move |part| {
            let column = next;
            next += width(part) + 1;
            At::new(part, column)
        });
        parts.filter(|part| !part.value.is_empty())
    }
}

/// Returns a text in NFC.
fn composed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || is_nfc_quick(text.chars()) == IsNormalized::Yes {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.nfc().collect())
    }
}

/// The words of a line and the comment after them.
#[derive(Debug, Default)]
pub(super) struct Cut<'l> {
    pub(super) words: Vec<Word<'l>>,
    pub(super) comment: Option<String>,
    /// The column of a quotation mark that is not closed.
    pub(super) open_quote: Option<u32>,
}

/// How many words most lines have at most.
const USUAL_WORDS: usize = 12;

const fn closing(open: char) -> Option<char> {
    match open {
        '"' => Some('"'),
        '“' => Some('”'),
        _ => None,
    }
}

/// Returns the words of a line; `#` at the start of a word begins the comment.
pub(super) fn cut(line: &str) -> Cut<'_> {
    let mut out = Cut {
        words: Vec::with_capacity(USUAL_WORDS),
        ..Cut::default()
    };
    let mut rest = line;
    let mut column = 1;
    loop {
        let trimmed = rest.trim_start();
        column += width(&rest[..rest.len() - trimmed.len()]);
        let Some(first) = trimmed.chars().next() else {
            return out;
        };
        if first == '#' || first == '＃' {
            out.comment = Some(composed(trimmed[first.len_utf8()..].trim()).into_owned());
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
            let end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
            (&trimmed[..end], false, end)
        };
        out.words.push(Word::new(text, quoted, column));
        column += width(&trimmed[..length]);
        rest = &trimmed[length..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns(line: &str) -> Vec<(String, u32)> {
        cut(line)
            .words
            .into_iter()
            .map(|word| (word.text.into_owned(), word.column))
            .collect()
    }

    #[test]
    fn columns_count_syllables_not_bytes_or_jamo() {
        let line = "김안나 먹음 팔광 1t";
        let want = [("김안나", 1), ("먹음", 5), ("팔광", 8), ("1t", 11)];
        let want: Vec<_> = want
            .iter()
            .map(|(text, at)| ((*text).to_owned(), *at))
            .collect();
        assert_eq!(columns(line), want);
        let jamo: String = line.nfd().collect();
        assert_eq!(columns(&jamo), want);
    }

    #[test]
    fn quotes_keep_spaces_and_hashes() {
        let cut = cut("  \"Kim #1\" stop # done");
        assert_eq!(cut.words[0], Word::new("Kim #1", true, 3));
        assert_eq!(cut.words[1].column, 12);
        assert_eq!(cut.comment.as_deref(), Some("done"));
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
