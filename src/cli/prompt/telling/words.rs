//! Cutting a line into words and slashes, each with its column.

use crate::card::fold;
use crate::letters::width;

/// A word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// As it was typed, without quotes.
    pub(super) text: String,
    /// The form in which it is compared.
    pub(super) folded: String,
    /// The column of its first letter, from 1.
    pub(super) column: u32,
    /// Whether it stood in quotes.
    pub(super) quoted: bool,
}

impl Word {
    fn new(text: &str, column: u32, quoted: bool) -> Self {
        Self {
            text: text.to_owned(),
            folded: fold(text).into(),
            column,
            quoted,
        }
    }

    /// Returns whether it parts what is told of one player from the next.
    pub(super) fn is_slash(&self) -> bool {
        !self.quoted && self.folded == "/"
    }
}

/// Returns the words of a line. Commas are spaces, and a slash is a word of its own.
pub(super) fn words(line: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut rest = line;
    let column = |rest: &str| width(&line[..line.len() - rest.len()]) + 1;
    loop {
        rest = rest.trim_start_matches(parts);
        let Some(first) = rest.chars().next() else {
            return words;
        };
        let inside = &rest[first.len_utf8()..];
        let closed = matches!(first, '"' | '“').then(|| inside.find(['"', '”']));
        let (text, quoted, left) = if let Some(Some(end)) = closed {
            let behind = inside[end..].chars().next().map_or(0, char::len_utf8);
            (&inside[..end], true, &inside[end + behind..])
        } else if is_slash(first) {
            (&rest[..first.len_utf8()], false, inside)
        } else {
            let ends = |letter| parts(letter) || is_slash(letter);
            let end = rest.find(ends).unwrap_or(rest.len());
            (&rest[..end], false, &rest[end..])
        };
        words.push(Word::new(text, column(rest), quoted));
        rest = left;
    }
}

fn parts(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | '，' | '、')
}

const fn is_slash(letter: char) -> bool {
    matches!(letter, '/' | '／')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_at_spaces_commas_and_slashes() {
        let told: Vec<(String, u32, bool)> = words("\"Kim Ann\" 3g,8g 2고/할머니 피3")
            .into_iter()
            .map(|word| (word.text, word.column, word.quoted))
            .collect();
        let want = [
            ("Kim Ann", 1, true),
            ("3g", 11, false),
            ("8g", 14, false),
            ("2고", 17, false),
            ("/", 19, false),
            ("할머니", 20, false),
            ("피3", 24, false),
        ];
        assert_eq!(
            told,
            want.map(|(text, at, quoted)| (text.to_owned(), at, quoted))
        );
        assert_eq!(words("\"open").len(), 1);
        assert_eq!(words(" , "), []);
    }
}
