//! What people wrote and the program only passes on: names, notes and paths, which are heard to the letter
//! whatever marks are in them.

use super::GLUE;
use super::aloud::aloud;
use crate::cli::words::Lang;
use crate::letters::inert;
use std::cell::RefCell;
use std::rc::Rc;

/// The first of the letters that stand for what is kept: nobody can type them, since none is seen.
const FIRST: u32 = 0xe000;
/// How many of them there are.
const MOST: usize = 6400;

/// Texts that would be heard as something else.
#[derive(Clone, Default)]
pub(super) struct Kept(Rc<RefCell<Vec<String>>>);

impl Kept {
    /// Keeps a text, if it would be changed for the ear.
    pub(super) fn add(&self, lang: Lang, text: &str) {
        let text = inert(text).into_owned();
        let mut kept = self.0.borrow_mut();
        if kept.len() < MOST && !kept.contains(&text) && aloud(lang, &text) != text {
            kept.push(text);
            // A text that is part of another comes after it.
            kept.sort_by_key(|text| std::cmp::Reverse(text.len()));
        }
    }

    /// Returns an inert line as it is heard, with what is kept to the letter.
    pub(super) fn aloud(&self, lang: Lang, line: &str) -> String {
        let kept = self.0.borrow();
        let letters = (FIRST..).filter_map(char::from_u32);
        let kept: Vec<(&String, char)> = kept.iter().zip(letters).collect();
        let mut marked = line.to_owned();
        for (text, letter) in &kept {
            marked = replaced(&marked, text, *letter);
            // In a cell its words may be held together.
            let glued = text.replace(' ', &GLUE.to_string());
            marked = replaced(&marked, &glued, *letter);
        }
        let mut said = aloud(lang, &marked);
        for (text, letter) in &kept {
            said = said.replace(*letter, text);
        }
        said
    }
}

/// Returns a line with a letter for a text wherever that stands by itself and not inside a word.
fn replaced(line: &str, text: &str, letter: char) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once(text) {
        let joined = before.ends_with(char::is_alphanumeric) || after.starts_with(is_ascii_word);
        out.push_str(before);
        if joined {
            out.push_str(text);
        } else {
            out.push(letter);
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Returns whether a letter goes on with a word of Latin letters; a particle of Korean or Japanese stands
/// behind a name without a space.
const fn is_ascii_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_wrote_is_heard_to_the_letter() {
        let kept = Kept::default();
        for text in [
            "x2",
            "A · B",
            "C → D",
            "a  b/none.hwatu",
            "Ann",
            "x2 cake  - 5 each",
        ] {
            kept.add(Lang::English, text);
        }
        for (line, said) in [
            ("x2 stops with 7 points.", "x2 stops with 7 points."),
            ("  A · B  +7  to C → D 7", "A · B plus 7 to C → D 7"),
            (
                "a  b/none.hwatu: cannot be read",
                "a  b/none.hwatu: cannot be read",
            ),
            ("Ann → A · B 5 chips", "Ann to A · B 5 chips"),
            ("A\u{a0}·\u{a0}B: Chips +7", "A · B: Chips plus 7"),
            ("x2 cake  - 5 each", "x2 cake  - 5 each"),
            // What is not one of them is said in words.
            ("x20 go: 3 × 2 = 6 · x4", "times 20 go: 3 × 2 = 6, times 4"),
        ] {
            assert_eq!(kept.aloud(Lang::English, line), said, "{line}");
        }
        kept.add(Lang::Korean, "x2");
        assert_eq!(kept.aloud(Lang::Korean, "x2가 7점 · 고?"), "x2가 7점, 고?");
    }
}
