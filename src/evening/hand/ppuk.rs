//! A ppuk named with its place, like `첫뻑` (first ppuk); in a record, the place follows the month.

use super::texts::behind_name;
use crate::card::fold;
use crate::record::Name;

/// Words for a ppuk in the first, second or third turn, each with the record's word for the place.
const CALLED: [(&str, &str); 6] = [
    ("첫뻑", "first"),
    ("연뻑", "second"),
    ("삼연뻑", "third"),
    ("初ポク", "first"),
    ("連ポク", "second"),
    ("三連ポク", "third"),
];

/// Translates a text that names a ppuk with its place, such as `철수 첫뻑`, `철수 첫뻑 4` or
/// `철수 4월 첫뻑`, to a line of the record; `None` for any other text.
pub(super) fn in_words_of_a_record(text: &str, names: &[Name]) -> Option<String> {
    let trimmed = text.trim();
    let (_, rest) = behind_name(trimmed, names)?;
    let name = trimmed.strip_suffix(rest).unwrap_or_default().trim_end();
    let words: Vec<&str> = rest.split_whitespace().collect();
    let place = |word: &str| {
        let mut called = CALLED.iter();
        let found = called.find(|(called, _)| fold(called) == fold(word));
        found.map(|(_, place)| *place)
    };
    match words.as_slice() {
        [word] => place(word).map(|place| format!("{name} ppuk {place}")),
        [one, other] => match (place(one), place(other)) {
            (Some(place), None) => Some(format!("{name} ppuk {other} {place}")),
            (None, Some(place)) => Some(format!("{name} ppuk {one} {place}")),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ppuk_called_by_its_place_is_one_with_its_place() {
        let names = ["철수".into(), "Kim Bo".into()];
        for (text, line) in [
            ("철수 첫뻑 4", Some("철수 ppuk 4 first")),
            ("철수 4월 첫뻑", Some("철수 ppuk 4월 first")),
            (" 철수  연뻑 5 ", Some("철수 ppuk 5 second")),
            ("\"Kim Bo\" 삼연뻑 12", Some("\"Kim Bo\" ppuk 12 third")),
            ("철수 初ポク 4", Some("철수 ppuk 4 first")),
            ("철수 첫뻑", Some("철수 ppuk first")),
            ("철수 뻑 4 첫", None),
            ("철수 첫뻑 연뻑", None),
            ("영희 첫뻑 4", None),
        ] {
            let found = in_words_of_a_record(text, &names);
            assert_eq!(found.as_deref(), line, "{text}");
        }
    }
}
