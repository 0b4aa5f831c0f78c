//! Splits a written record into words.

use crate::record::lines;

/// Returns the words of a line without their quotes, and the comment at the end of the line.
pub(super) fn words(line: &str) -> (Vec<&str>, &str) {
    let mut words = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() && !rest.starts_with('#') {
        let end = match rest.strip_prefix('"') {
            Some(quoted) => quoted.find('"').map(|end| end + 2),
            None => rest.find(char::is_whitespace),
        };
        let (word, more) = rest.split_at(end.unwrap_or(rest.len()));
        words.push(word.trim_matches('"'));
        rest = more.trim_start();
    }
    (words, rest)
}

/// Returns everybody who has a part in a record: those who play, and those with dues.
pub(super) fn names(record: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for line in lines(record) {
        match words(line).0.as_slice() {
            ["players", seated @ ..] => names.extend_from_slice(seated),
            ["dues", name, ..] => names.push(*name),
            _ => {}
        }
    }
    names
}
