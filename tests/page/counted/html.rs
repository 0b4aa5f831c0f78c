//! Reading a page as text.

use crate::support::between;

pub(super) const MONTHS: [&str; 12] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];

/// Returns a day as `24 Nov`, as all are of one year.
pub(super) fn short(day: &str) -> String {
    let number: usize = day[5..7].parse().unwrap();
    format!(
        "{} {}",
        day[8..].trim_start_matches('0'),
        MONTHS[number - 1]
    )
}

pub(super) fn unescaped(text: &str) -> String {
    text.replace("&#39;", "'")
        .replace("&#34;", "\"")
        .replace("&#38;", "&")
}

/// Returns the texts of all tags that begin so, up to their ends.
pub(super) fn each<'p>(page: &'p str, begin: &str, end: &str) -> Vec<&'p str> {
    let parts = page.split(begin).skip(1);
    parts.map(|part| part.split(end).next().unwrap()).collect()
}

/// Returns the text without its tags.
pub(super) fn plain(html: &str) -> String {
    let parts = html
        .split('<')
        .map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    unescaped(&parts.collect::<String>())
}

pub(super) fn attribute(tag: &str, name: &str) -> String {
    unescaped(between(tag, &format!("{name}=\""), "\""))
}
