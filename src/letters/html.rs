//! How text enters a page: invisible characters are shown as their numbers, and HTML is escaped.

use super::inert;
#[cfg(feature = "cli")]
use super::is_turned;
use askama::filters::{Escaper, Html};
use std::fmt::{self, Write};

/// Escapes any text so that it is shown literally. Line breaks stay.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inert;

impl Escaper for Inert {
    fn write_escaped_str<W: Write>(&self, mut out: W, text: &str) -> fmt::Result {
        for (number, line) in text.split('\n').enumerate() {
            if number > 0 {
                out.write_char('\n')?;
            }
            Html.write_escaped_str(&mut out, &inert(line))?;
        }
        Ok(())
    }
}

/// Escapes a text, with a tag around each run of letters that are read from right to left, so that
/// they turn around nothing beside them.
#[cfg(feature = "cli")]
pub(crate) fn isolated(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(from) = rest.find(is_turned) {
        let (before, turned) = rest.split_at(from);
        // Words beside one another are one run.
        let ends = turned.find(|letter: char| !is_turned(letter) && letter != ' ');
        let run = turned.split_at(ends.unwrap_or(turned.len())).0.trim_end();
        // Writing to a string cannot fail.
        let _ = Inert.write_escaped_str(&mut out, before);
        out.push_str("<bdi>");
        let _ = Inert.write_escaped_str(&mut out, run);
        out.push_str("</bdi>");
        rest = turned.split_at(run.len()).1;
    }
    let _ = Inert.write_escaped_str(&mut out, rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "cli")]
    #[test]
    fn names_from_right_to_left_turn_around_nothing_else() {
        for (text, due) in [
            ("\u{645}\u{631}: -300", "<bdi>\u{645}\u{631}</bdi>: -300"),
            (
                "A & \u{5d0} \u{5d1} B",
                "A &#38; <bdi>\u{5d0} \u{5d1}</bdi> B",
            ),
            (
                "\u{5d0} 3 \u{5d1}",
                "<bdi>\u{5d0}</bdi> 3 <bdi>\u{5d1}</bdi>",
            ),
            ("Ann: +3", "Ann: +3"),
        ] {
            assert_eq!(isolated(text), due);
        }
    }

    #[test]
    fn what_is_not_seen_is_told_and_what_html_would_read_is_letters() {
        for (text, due) in [
            ("Ann & Bo", "Ann &#38; Bo"),
            ("<b>\"'", "&#60;b&#62;&#34;&#39;"),
            ("one\ntwo\tthree", "one\ntwo three"),
            ("\u{202e}\u{1b}[31m", "\\u{202e}\\u{1b}[31m"),
            ("할머니", "할머니"),
        ] {
            let mut out = String::new();
            Inert.write_escaped_str(&mut out, text).unwrap();
            assert_eq!(out, due);
        }
    }
}
