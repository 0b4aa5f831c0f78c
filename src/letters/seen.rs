//! Tells visible letters from those that only act on a terminal or on the letters around them.

use std::borrow::Cow;
use std::fmt::Write as _;
use unicode_general_category::{GeneralCategory, get_general_category};

/// Returns whether a character is visible or a plain space, and affects nothing else. False for
/// control characters, direction marks, joiners, line separators, fillers, variation selectors and
/// unassigned code points.
pub fn is_seen(letter: char) -> bool {
    if letter.is_ascii() {
        return !letter.is_ascii_control();
    }
    let acts = matches!(
        get_general_category(letter),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    !acts && !is_blank(letter)
}

/// Returns whether a character is a number but no plain digit, such as a superscript, a circled
/// number or a fraction.
pub fn is_odd_number(letter: char) -> bool {
    !letter.is_ascii() && get_general_category(letter) == GeneralCategory::OtherNumber
}

/// Returns whether a character shows nothing although Unicode classes it as a letter, mark or
/// symbol.
const fn is_blank(letter: char) -> bool {
    matches!(
        letter,
        // The grapheme joiner, Khmer vowels, and the fillers of Hangul and Khitan.
        '\u{34f}' | '\u{17b4}' | '\u{17b5}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}'
            | '\u{16fe4}'
        // The blank Braille pattern and the null notehead.
            | '\u{2800}' | '\u{1d159}'
        // Variation selectors.
            | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}'
    )
}

/// Returns whether a character is a letter of some script, and no digit, mark or sign.
#[cfg(feature = "ledger")]
pub(crate) fn is_letter(letter: char) -> bool {
    matches!(
        get_general_category(letter),
        GeneralCategory::UppercaseLetter
            | GeneralCategory::LowercaseLetter
            | GeneralCategory::TitlecaseLetter
            | GeneralCategory::ModifierLetter
            | GeneralCategory::OtherLetter
    )
}

/// Returns whether a font must have a letter to show a text with it: spaces and what only changes
/// other letters are not drawn.
#[cfg(feature = "cli")]
pub(crate) fn is_drawn(letter: char) -> bool {
    let space = get_general_category(letter) == GeneralCategory::SpaceSeparator;
    is_seen(letter) && !space && !matches!(letter, '\u{fe00}'..='\u{fe0f}')
}

/// Returns whether a letter is read from right to left.
#[cfg(feature = "cli")]
pub(crate) const fn is_turned(letter: char) -> bool {
    matches!(
        letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}'
    )
}

/// How many bytes are checked at a time.
const GLANCE: usize = 64;

/// Returns whether every character is visible or accepted by `passes`. Most texts are almost all
/// ASCII, which is checked in bulk.
fn all_seen(text: &str, passes: impl Fn(char) -> bool) -> bool {
    // Without an early exit, the compiler can compare many bytes at once.
    let is_plain = |part: &str| {
        let plain = part.bytes().map(|byte| matches!(byte, b' '..=b'~'));
        plain.fold(true, |all, one| all & one)
    };
    let mut rest = text;
    while !rest.is_empty() {
        let (part, more) = rest.split_at(rest.floor_char_boundary(GLANCE));
        if !is_plain(part) && !part.chars().all(|letter| passes(letter) || is_seen(letter)) {
            return false;
        }
        rest = more;
    }
    true
}

/// Makes a text safe to print on one line: a tab becomes a space, and any other invisible character
/// becomes `\u{…}` with its hexadecimal code. A backslash that would begin such an escape is
/// escaped too, so no two texts print alike.
pub fn inert(text: &str) -> Cow<'_, str> {
    if !text.contains("\\u{") && all_seen(text, |_| false) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(letter) = rest.next() {
        match letter {
            '\t' => out.push(' '),
            '\\' if rest.as_str().starts_with("u{") => out.push_str("\\u{5c}"),
            _ if is_seen(letter) => out.push(letter),
            _ => {
                let _ = write!(out, "\\u{{{:x}}}", u32::from(letter));
            }
        }
    }
    Cow::Owned(out)
}

/// Makes output for programs safe to print, as [`inert`] does, but returns a text without invisible
/// characters unchanged: its names and cells were escaped when they were written.
#[cfg(feature = "cli")]
pub(crate) fn inert_data(text: &str) -> Cow<'_, str> {
    if all_seen(text, |_| false) {
        Cow::Borrowed(text)
    } else {
        inert(text)
    }
}

/// Makes JSON safe to print without a change of meaning: invisible characters become JSON escapes.
pub fn json(text: &str) -> Cow<'_, str> {
    if all_seen(text, |letter| letter == '\n') {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            // In valid JSON these stand only between tokens, never inside strings.
            '\n' => out.push('\n'),
            '\t' | '\r' => out.push(' '),
            _ if is_seen(letter) => out.push(letter),
            _ => {
                for unit in letter.encode_utf16(&mut [0; 2]) {
                    let _ = write!(out, "\\u{unit:04x}");
                }
            }
        }
    }
    Cow::Owned(out)
}

/// Lines of JSON, made safe to print.
#[cfg(feature = "cli")]
#[derive(Debug, Default)]
pub(crate) struct JsonLines(String);

#[cfg(feature = "cli")]
impl JsonLines {
    /// Appends one JSON text as a line.
    pub(crate) fn push(&mut self, text: &str) {
        self.0.push_str(&json(text));
        self.0.push('\n');
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_is_shown_by_its_number() {
        for (text, shown) in [
            ("Ann 김철수 é 1g ♥ 🌸 \"x\"", "Ann 김철수 é 1g ♥ 🌸 \"x\""),
            ("\u{1b}[31mred", "\\u{1b}[31mred"),
            ("a\tb", "a b"),
            ("a\r\nb", "a\\u{d}\\u{a}b"),
            ("a\u{7f}\u{9b}b", "a\\u{7f}\\u{9b}b"),
            ("a\u{202e}b\u{2066}", "a\\u{202e}b\\u{2066}"),
            ("\u{200b}\u{feff}\u{ad}", "\\u{200b}\\u{feff}\\u{ad}"),
            ("\u{2028}\u{3164}\u{e0041}", "\\u{2028}\\u{3164}\\u{e0041}"),
            ("\u{ffff}\u{e000}\u{fe0f}", "\\u{ffff}\\u{e000}\\u{fe0f}"),
            ("C:\\users\\ann", "C:\\users\\ann"),
            ("\\u{1b}", "\\u{5c}u{1b}"),
        ] {
            assert_eq!(inert(text), shown);
        }
    }

    /// Cells and names in a journal have been escaped already.
    #[cfg(feature = "cli")]
    #[test]
    fn what_programs_read_is_made_inert_once() {
        for (text, shown) in [
            ("a\\u{202e}b,1g", "a\\u{202e}b,1g"),
            ("a\u{202e}b", "a\\u{202e}b"),
            ("\u{1b}[31m", "\\u{1b}[31m"),
        ] {
            assert_eq!(inert_data(text), shown);
        }
    }

    #[test]
    fn json_says_the_same_in_escapes() {
        let text = "a\u{1b}\u{9b}\u{202e}\u{e0041}\u{7f}김 \\u{1b} \"\n";
        let plain = serde_json::Value::from(text).to_string();
        let safe = json(&plain);
        assert!(safe.chars().all(is_seen), "{safe}");
        assert_eq!(serde_json::from_str::<String>(&safe).unwrap(), text);
        assert_eq!(json("{\n \"a\": 1\n}\n"), "{\n \"a\": 1\n}\n");
    }

    #[test]
    fn what_is_not_seen_is_found_wherever_it_is() {
        for before in ["", "a", "김", "a김"] {
            for many in 0..=2 * GLANCE {
                let text = before.repeat(many);
                assert_eq!(inert(&text), text);
                assert_eq!(json(&text), text);
                assert_eq!(
                    inert(&format!("{text}\u{200b}a")),
                    format!("{text}\\u{{200b}}a")
                );
                assert_eq!(json(&format!("{text}\u{1b}a")), format!("{text}\\u001ba"));
            }
        }
    }
}
