//! Splits a line into letters as they are compared, each with its place in what was typed.

use crate::card::fold;
use crate::letters::width;

/// What separates a letter from the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gap {
    /// Nothing: both letters are in the same word.
    Nothing,
    /// A space, or a letter that is read as one.
    Space,
    /// A comma or a similar sign.
    Comma,
    /// A separator between players: a slash, a semicolon, or the end of a line.
    Slash,
}

/// A letter in the form that is compared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter {
    /// The letter, folded.
    pub(super) folded: char,
    /// What separates this letter from the one before.
    pub(super) gap: Gap,
    /// The column of the typed letter, from 1.
    pub(super) column: u32,
    /// The byte range of the typed letter in the line.
    pub(super) from: usize,
    pub(super) to: usize,
}

/// Splits a line into letters. A comma before exactly three digits is part of the number.
pub(super) fn letters(line: &str) -> Vec<Letter> {
    let mut out: Vec<Letter> = Vec::new();
    let mut gap = Gap::Slash;
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let at = line.len() - rest.len();
        if let Some(parts) = gap_of(first, rest, out.last()) {
            let grouped = parts == Gap::Comma
                && gap == Gap::Nothing
                && out.last().is_some_and(|one| one.folded.is_ascii_digit())
                && is_group(rest);
            if !grouped {
                gap = gap.max(parts);
            }
            rest = rest.get(first.len_utf8()..).unwrap_or("");
            continue;
        }
        let mut before = None;
        let end = rest
            .char_indices()
            .find(|(at, letter)| {
                let here = rest.get(*at..).unwrap_or("");
                let parts = gap_after(*letter, here, before).is_some();
                before = Some(*letter);
                parts
            })
            .map_or(rest.len(), |(end, _)| end);
        let (word, behind) = rest.split_at(end);
        push_word(&mut out, line, at, word, gap);
        gap = Gap::Nothing;
        rest = behind;
    }
    out
}

/// Appends the letters of a word. If folding changes how many letters there are, each stands for
/// the whole word.
fn push_word(out: &mut Vec<Letter>, line: &str, at: usize, word: &str, gap: Gap) {
    let folded = fold(word);
    let alike = folded.chars().count() == word.chars().count();
    let mut places = word.char_indices();
    for (index, folded) in folded.chars().enumerate() {
        let (from, to) = match places.next().filter(|_| alike) {
            Some((from, letter)) => (at + from, at + from + letter.len_utf8()),
            None => (at, at + word.len()),
        };
        let before = line.get(..from).unwrap_or("");
        out.push(Letter {
            folded,
            gap: if index == 0 { gap } else { Gap::Nothing },
            column: width(before) + 1,
            from,
            to,
        });
    }
}

/// Returns whether a comma groups the digits of a number: exactly three digits follow.
fn is_group(from_comma: &str) -> bool {
    let behind = from_comma.chars().skip(1);
    behind.take_while(|letter| is_digit(*letter)).count() == 3
}

/// Returns whether a letter is a digit, of normal or full width.
const fn is_digit(letter: char) -> bool {
    matches!(letter, '0'..='9' | '０'..='９')
}

/// Returns how a letter separates words; `None` if it is part of a word.
fn gap_of(letter: char, here: &str, before: Option<&Letter>) -> Option<Gap> {
    gap_after(letter, here, before.map(|before| before.folded))
}

/// Returns how a letter separates words, given the character before it; `None` if it is part of a
/// word or number, as are a point between digits and a sign before a digit.
fn gap_after(letter: char, here: &str, before: Option<char>) -> Option<Gap> {
    let next = here.chars().nth(1);
    let to_digit = next.is_some_and(is_digit);
    Some(match letter {
        '.' if to_digit && before.is_some_and(is_digit) => return None,
        '+' | '＋' if to_digit => return None,
        '.' | '．' | '+' | '＋' => Gap::Comma,
        '/' | '／' | ';' | '；' | '\n' | '\r' => Gap::Slash,
        ',' | '，' | '、' | '·' | '・' | ':' | '：' | '=' | '＝' | '(' | ')' | '（' | '）'
        | '。' | '!' | '！' | '?' | '？' | '~' | '|' | '…' | '"' | '“' | '”' | '「' | '」' => {
            Gap::Comma
        }
        _ if letter.is_whitespace() => Gap::Space,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(line: &str) -> Vec<(char, Gap, u32)> {
        let all = letters(line).into_iter();
        all.map(|one| (one.folded, one.gap, one.column)).collect()
    }

    #[test]
    fn letters_know_what_stands_before_them() {
        use Gap::{Comma, Nothing, Slash, Space};
        assert_eq!(
            seen("철수 5,A/b"),
            [
                ('철', Slash, 1),
                ('수', Nothing, 2),
                ('5', Space, 4),
                ('a', Comma, 6),
                ('b', Slash, 8),
            ]
        );
        assert_eq!(seen("１２"), [('1', Slash, 1), ('2', Nothing, 2)]);
    }

    #[test]
    fn a_comma_before_three_digits_is_part_of_the_number() {
        let text = |line: &str| -> String { letters(line).iter().map(|one| one.folded).collect() };
        assert_eq!(text("1,500"), "1500");
        assert!(
            letters("1,500")
                .iter()
                .skip(1)
                .all(|one| one.gap == Gap::Nothing)
        );
        let gaps = |line: &str| {
            letters(line)
                .iter()
                .filter(|one| one.gap == Gap::Comma)
                .count()
        };
        assert_eq!(gaps("5,12"), 1);
        assert_eq!(gaps("5,1234"), 1);
    }
}
