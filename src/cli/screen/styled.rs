//! Texts that stand out.

use super::meaning::{Look, Meaning};
use super::row::{GLUE, StyledRow};
use crate::ledger::{DASHES, Mark};
use crate::letters::inert;
use crate::words::Text;

/// What bars are made of, in the place of dashes.
const PATTERNS: [&str; DASHES] = ["█", "▓", "▒", "░"];

/// A text in parts, each as it was given and with its look.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Styled(Vec<StyledPart>);

/// A part of a text.
#[derive(Clone, Debug)]
struct StyledPart {
    look: Look,
    text: Text,
}

impl<T: Into<Text>> From<T> for Styled {
    fn from(text: T) -> Self {
        Self::new(Look::Plain, text)
    }
}

impl Styled {
    fn new(look: Look, text: impl Into<Text>) -> Self {
        let text = text.into();
        Self(vec![StyledPart { look, text }])
    }

    /// Returns a mark or a layout with what is heard of it.
    pub(in crate::cli) fn said(shown: impl Into<String>, said: impl Into<String>) -> Self {
        Self::from(Text::new(shown, said))
    }

    /// Returns a text that stands out for what it means where colour is used.
    pub(in crate::cli) fn meant(meaning: Meaning, text: impl Into<Text>) -> Self {
        Self::new(meaning.look(), text)
    }

    /// Returns a bar of a person, of so many cells, in the colour and with the pattern that tell the
    /// person apart; nothing is said of it where nothing is drawn.
    pub(in crate::cli) fn bar(mark: Mark, cells: usize) -> Self {
        let pattern = PATTERNS.get(mark.dash).copied().unwrap_or("█");
        Self::new(Look::of_person(mark), pattern.repeat(cells)).or_said("")
    }

    /// Returns a drawing of a person, in the colour that tells the person apart; nothing is said of it
    /// where nothing is drawn.
    pub(in crate::cli) fn drawn(mark: Mark, drawing: String) -> Self {
        Self::new(Look::of_person(mark), drawing).or_said("")
    }

    /// Returns a heading.
    pub(in crate::cli) fn heading(text: impl Into<Text>) -> Self {
        Self::meant(Meaning::Heading, text)
    }

    /// Returns a hint.
    pub(in crate::cli) fn hint(text: impl Into<Text>) -> Self {
        Self::meant(Meaning::Hint, text)
    }

    /// Returns why something was not done.
    pub(in crate::cli) fn error(text: impl Into<Text>) -> Self {
        Self::meant(Meaning::Error, text)
    }

    /// Returns a text that says how many chips were won or lost, and shows by its sign which.
    pub(in crate::cli) fn chips(chips: i64, text: impl Into<Text>) -> Self {
        match Meaning::of_chips(chips) {
            Some(meaning) => Self::meant(meaning, text),
            None => Self::new(Look::Plain, text),
        }
    }

    /// Returns the text with what is said instead of all of it where nothing is drawn.
    pub(in crate::cli) fn or_said(mut self, said: impl Into<String>) -> Self {
        for part in &mut self.0 {
            part.text = Text::new(part.text.seen(), "");
        }
        self.then(Self::said("", said))
    }

    /// Returns how many columns the text takes.
    pub(in crate::cli) fn width(&self) -> usize {
        self.line().width()
    }

    /// Returns the text with spaces after it up to a width.
    pub(in crate::cli) fn padded(self, width: usize) -> Self {
        let spaces = " ".repeat(width.saturating_sub(self.width()));
        self.then(spaces)
    }

    /// Returns the text with another after it.
    pub(in crate::cli) fn then(mut self, text: impl Into<Self>) -> Self {
        self.0.extend(text.into().0);
        self
    }

    /// Returns the one row that the text is.
    pub(super) fn line(&self) -> StyledRow {
        let mut row = StyledRow::default();
        for part in &self.0 {
            row.push(part.look, &inert(part.text.seen()));
        }
        row
    }

    /// Returns the line that is heard: without indents, which are for the eye.
    pub(super) fn heard(&self) -> String {
        let parts = self.0.iter().map(|part| inert(part.text.heard()));
        let heard: String = parts.collect();
        heard.trim_matches([' ', GLUE]).replace(GLUE, " ")
    }

    /// Returns the rows of a screen so wide, broken between words, or between the letters of Japanese,
    /// which has no spaces; what follows the first row is indented like it, and by two columns more.
    pub(super) fn rows(&self, width: usize) -> Vec<StyledRow> {
        self.line().wrapped(width, "  ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(rows: &[StyledRow], color: bool) -> Vec<String> {
        rows.iter().map(|row| row.shown(color)).collect()
    }

    #[test]
    fn only_looks_of_our_own_are_escapes() {
        let text = Styled::heading("Ann\u{1b}[2J").then(": says\u{202e} so");
        let row = text.line();
        assert_eq!(row.shown(false), "Ann\\u{1b}[2J: says\\u{202e} so");
        assert_eq!(
            row.shown(true),
            "\u{1b}[1mAnn\\u{1b}[2J\u{1b}[0m: says\\u{202e} so"
        );
    }

    #[test]
    fn a_sentence_is_broken_between_words_and_indented() {
        let text = Styled::from("  ")
            .then(Styled::heading("One two"))
            .then(": three four  five");
        let rows = text.rows(16);
        assert_eq!(shown(&rows, false), ["  One two: three", "    four  five"]);
        assert_eq!(shown(&rows, true)[0], "  \u{1b}[1mOne two\u{1b}[0m: three");
        assert_eq!(shown(&Styled::from("").rows(16), false), [""]);
    }

    /// Japanese has no spaces; a mark stays with what it belongs to, and so do numbers and codes.
    #[test]
    fn japanese_is_broken_between_letters() {
        let rows = |text: &str, width| shown(&Styled::from(text).rows(width), false);
        assert_eq!(
            rows("太郎が「次郎」の分も、16チップ払います。", 14),
            ["太郎が「次郎」", "  の分も、", "  16チップ払い", "  ます。"]
        );
        // A word of katakana stays whole.
        assert_eq!(rows("払うのは28チップ", 14), ["払うのは", "  28チップ"]);
        assert_eq!(rows("8gは1g 3gです。", 10), ["8gは1g", "  3gです。"]);
        // What is glued stays in one row, in Japanese up to a comma, and is shown with a space.
        assert_eq!(
            rows("1\u{a0}はなこ、2\u{a0}次郎（親）", 14),
            ["1 はなこ、", "  2 次郎（親）"]
        );
        assert_eq!(rows("1\u{a0}Ann, 2\u{a0}Bo", 9), ["1 Ann,", "  2 Bo"]);
        // Korean has spaces.
        assert_eq!(rows("민수가 스톱했어요", 12), ["민수가", "  스톱했어요"]);
        // What no row has room for is broken anywhere.
        assert_eq!(
            rows("in /home/ann/ledger.db", 12),
            ["in", "  /home/ann/", "  ledger.db"]
        );
    }
}
