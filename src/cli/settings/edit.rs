//! Sets or removes a key in the text of a config file, leaving everything else unchanged.

use crate::rules::{TopKey, quoted_yaml, top_keys};
use std::ops::Range;

/// Returns the text with the key set; `None` if the file's form does not allow it.
pub(super) fn set(text: &str, key: &str, value: &str) -> Option<String> {
    let before = read(text)?;
    let written = written(value);
    let changed = match before.iter().find(|found| found.key == key) {
        Some(found) if found.value == value => return Some(text.to_owned()),
        Some(found) => {
            let place = match value_place(text, found) {
                Some(place) => place,
                None => place_without_comments(text, &before, found)?,
            };
            let line = match place.start {
                start if text[..start].ends_with(key) => format!(": {written}"),
                start if text[..start].ends_with(':') => format!(" {written}"),
                start if is_line_start(text, start) => {
                    format!("{key}: {written}{}", line_end(text))
                }
                _ => written,
            };
            replaced(text, place, &line)
        }
        None => appended(text, &format!("{key}: {written}")),
    };
    let mut wanted = texts(&before);
    match wanted.iter_mut().find(|(found, _)| *found == key) {
        Some((_, old)) => *old = value,
        None => wanted.push((key, value)),
    }
    (texts(&read(&changed)?) == wanted).then_some(changed)
}

/// Returns the text without the key; `None` if the file's form does not allow it.
pub(super) fn unset(text: &str, key: &str) -> Option<String> {
    let before = read(text)?;
    let Some(found) = before.iter().find(|found| found.key == key) else {
        return Some(text.to_owned());
    };
    let changed = replaced(text, place(text, &before, found), "");
    let mut wanted = texts(&before);
    wanted.retain(|(found, _)| *found != key);
    (texts(&read(&changed)?) == wanted).then_some(changed)
}

/// Returns the keys of a text; `None` if it is not a list of keys.
fn read(text: &str) -> Option<Vec<TopKey>> {
    let (keys, faults) = top_keys(text, "");
    let is_list = !keys.is_empty() || faults.is_empty();
    is_list.then_some(keys)
}

fn texts(keys: &[TopKey]) -> Vec<(&str, &str)> {
    let texts = keys.iter();
    texts
        .map(|found| (found.key.as_str(), found.value.as_str()))
        .collect()
}

/// Returns a value as YAML, quoted only if necessary.
fn written(value: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "._-/".contains(letter);
    let begins = value.starts_with(|first: char| first.is_ascii_alphabetic() || first == '/');
    if begins && value.chars().all(plain) {
        value.to_owned()
    } else {
        quoted_yaml(value)
    }
}

fn is_line_start(text: &str, at: usize) -> bool {
    at == 0 || text[..at].ends_with('\n')
}

fn line_end(text: &str) -> &'static str {
    if text.contains("\r\n") { "\r\n" } else { "\n" }
}

/// Returns where each line begins, followed by the end of the text.
fn lines(text: &str) -> Vec<usize> {
    let ends = text.match_indices('\n').map(|(at, _)| at + 1);
    let mut starts: Vec<usize> = std::iter::once(0).chain(ends).collect();
    if starts.last() != Some(&text.len()) {
        starts.push(text.len());
    }
    starts
}

/// Returns the range of a key and its value; `None` if that range may contain a comment.
fn place_without_comments(text: &str, keys: &[TopKey], found: &TopKey) -> Option<Range<usize>> {
    let place = place(text, keys, found);
    let rows = text.get(place.clone())?.lines();
    let mut rows = rows.filter(|row| comment_in(row).is_some());
    rows.next().is_none().then_some(place)
}

/// Returns where a comment may begin in a row, at a `#` after white space or at the start; `None`
/// if nowhere.
fn comment_in(row: &str) -> Option<usize> {
    let mut marks = row.match_indices('#').map(|(at, _)| at);
    marks.find(|at| row[..*at].is_empty() || row[..*at].ends_with([' ', '\t']))
}

/// Returns the range of a key's value if it is on one line: the key's own line, or the next one if
/// only a comment follows the key.
fn value_place(text: &str, found: &TopKey) -> Option<Range<usize>> {
    if found.at.0 != found.value_at.0 {
        let (_, row) = row_at(text, found.at.0)?;
        let (_, behind) = row.split_once(':')?;
        let behind = behind.trim_start();
        if !(behind.is_empty() || behind.starts_with('#')) {
            return None;
        }
    }
    let (start, row) = row_at(text, found.value_at.0)?;
    let mark = usize::from(row.starts_with('\u{feff}'));
    let skipped = usize::try_from(found.value_at.1).ok()?.checked_sub(1)? + mark;
    let (from, _) = row.char_indices().nth(skipped)?;
    let length = scalar_length(&row[from..])?;
    Some(start + from..start + from + length)
}

/// Returns where a line (counted from 1) begins, and its text; `None` if there is no such line.
fn row_at(text: &str, number: u32) -> Option<(usize, &str)> {
    let starts = lines(text);
    let line = usize::try_from(number).ok()?.checked_sub(1)?;
    let (start, end) = (*starts.get(line)?, *starts.get(line + 1)?);
    Some((start, text.get(start..end)?.trim_end_matches(['\n', '\r'])))
}

/// Returns the length of a value on one line; `None` unless it is a plain or a quoted text.
fn scalar_length(text: &str) -> Option<usize> {
    let first = text.chars().next()?;
    match first {
        '"' => {
            let mut escaped = false;
            let closes = |(_, letter): &(usize, char)| {
                let closes = *letter == '"' && !escaped;
                escaped = *letter == '\\' && !escaped;
                closes
            };
            let (at, _) = text[1..].char_indices().find(closes)?;
            Some(at + 2)
        }
        '\'' => single_quoted_length(text),
        '|' | '>' | '[' | '{' | '&' | '*' | '!' | '#' => None,
        _ => {
            let end = comment_in(text).unwrap_or(text.len());
            Some(text[..end].trim_end().len())
        }
    }
}

/// Returns the length of a value in single quotes, in which a doubled quote stands for one; `None`
/// if the closing quote is missing.
fn single_quoted_length(text: &str) -> Option<usize> {
    let mut at = 1;
    loop {
        at += text.get(at..)?.find('\'')? + 1;
        if !text[at..].starts_with('\'') {
            return Some(at);
        }
        at += 1;
    }
}

/// Returns the range of a key and its value to the end of its line, without comments and empty
/// lines after it.
fn place(text: &str, keys: &[TopKey], found: &TopKey) -> Range<usize> {
    let starts = lines(text);
    let start_of = |line: u32| {
        let line = usize::try_from(line)
            .unwrap_or(usize::MAX)
            .saturating_sub(1);
        starts.get(line).copied().unwrap_or(text.len())
    };
    let start = start_of(found.at.0);
    let next = keys
        .iter()
        .map(|key| key.at.0)
        .filter(|line| *line > found.at.0);
    let mut end = next.min().map_or(text.len(), start_of);
    let is_own = |row: &str| {
        let row = row.trim();
        !(row.is_empty() || row.starts_with('#') || row == "..." || row == "---")
    };
    while let Some(last) = starts.iter().rev().find(|at| **at < end && **at > start) {
        if is_own(&text[*last..end]) {
            break;
        }
        end = *last;
    }
    start..end
}

fn replaced(text: &str, place: Range<usize>, by: &str) -> String {
    let mut changed = text.to_owned();
    changed.replace_range(place, by);
    changed
}

fn appended(text: &str, line: &str) -> String {
    let end = line_end(text);
    let gap = if text.is_empty() || text.ends_with('\n') {
        ""
    } else {
        end
    };
    format!("{text}{gap}{line}{end}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_set_where_it_stands_and_all_else_stays() {
        for (before, after) in [
            ("", "lang: ko\n"),
            ("# mine\n", "# mine\nlang: ko\n"),
            ("rules: pagat", "rules: pagat\nlang: ko\n"),
            ("lang: en\n", "lang: ko\n"),
            ("lang: ko\n", "lang: ko\n"),
            (
                "lang:   en   # ours\nrules: pagat\n",
                "lang:   ko   # ours\nrules: pagat\n",
            ),
            ("lang: \"e\\\"n\" # ours\n", "lang: ko # ours\n"),
            (
                "lang: 'en'\r\nrules: pagat\r\n",
                "lang: ko\r\nrules: pagat\r\n",
            ),
            ("\"lang\": en\n", "\"lang\": ko\n"),
            (
                "lang:\n  en\n# for us\nrules: pagat\n",
                "lang:\n  ko\n# for us\nrules: pagat\n",
            ),
            // Any white space may come before a comment, and a doubled quote stands for one in
            // single quotes.
            ("lang: en\t# ours\n", "lang: ko\t# ours\n"),
            ("lang: en \t # ours\n", "lang: ko \t # ours\n"),
            ("lang: 'it''s' # ours\n", "lang: ko # ours\n"),
            ("lang: 'it''s'\t# don't\n", "lang: ko\t# don't\n"),
            ("lang: '''' # ours\n", "lang: ko # ours\n"),
            ("lang: a#b # ours\n", "lang: ko # ours\n"),
            ("lang:\n  en # ours\n", "lang:\n  ko # ours\n"),
            ("lang: # ours\n  en\n", "lang: # ours\n  ko\n"),
            ("lang: |\n  en\nrules: pagat\n", "lang: ko\nrules: pagat\n"),
            ("\u{feff}lang: en\n", "\u{feff}lang: ko\n"),
            ("---\nlang: en\n", "---\nlang: ko\n"),
        ] {
            assert_eq!(
                set(before, "lang", "ko").as_deref(),
                Some(after),
                "{before:?}"
            );
        }
    }

    #[test]
    fn a_key_is_taken_out_with_its_line_and_all_else_stays() {
        for (before, after) in [
            ("", ""),
            ("lang: ko\n", ""),
            (
                "# a\nlang: ko # b\n# c\nrules: pagat\n",
                "# a\n# c\nrules: pagat\n",
            ),
            ("lang:\n  ko\n\nrules: pagat\n", "\nrules: pagat\n"),
        ] {
            assert_eq!(unset(before, "lang").as_deref(), Some(after), "{before:?}");
        }
    }

    #[test]
    fn a_value_reads_back_the_same() {
        for value in [
            "/tmp/a b.db",
            "김.db",
            "C:\\dokbak\\x.db",
            "#1",
            "- a",
            "yes",
            "1e5",
        ] {
            let text = set("rules: pagat # x\n", "ledger", value).unwrap();
            let text = set(&text, "lang", "ko").unwrap();
            let keys = read(&text).unwrap();
            assert_eq!(keys[1].value, value, "{text}");
            let text = set(&text, "ledger", "/a.db").unwrap();
            assert_eq!(text, "rules: pagat # x\nledger: /a.db\nlang: ko\n");
        }
    }

    #[test]
    fn what_cannot_be_changed_safely_is_left_alone() {
        for text in ["lang: [", "{lang: en, rules: pagat}\n", "- a\n"] {
            assert_eq!(set(text, "color", "never"), None, "{text}");
        }
        // This would lose the comment.
        assert_eq!(set("lang: | # ours\n  en\n", "lang", "ko"), None);
        assert_eq!(unset("{lang: en, rules: pagat}\n", "lang"), None);
    }
}
