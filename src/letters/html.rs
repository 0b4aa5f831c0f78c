//! How text enters a page: invisible characters are shown as their numbers, and HTML is escaped.

use super::inert;
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

#[cfg(test)]
mod tests {
    use super::*;

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
