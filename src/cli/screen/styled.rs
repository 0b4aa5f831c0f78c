//! Highlighted text.

use super::meaning::{Look, Meaning};
use super::row::{GLUE, StyledRow};
use crate::ledger::{DASHES, Mark};
use crate::letters::inert;
use crate::words::Text;

/// The patterns of bars, one for each way to dash a person's line on the page.
const PATTERNS: [&str; DASHES] = ["█", "▓", "▒", "░"];

/// A text in parts, each with its look.
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

    /// Returns a symbol or layout, with the words for a listener.
    pub(in crate::cli) fn said(shown: impl Into<String>, said: impl Into<String>) -> Self {
        Self::from(Text::new(shown, said))
    }

    /// Returns a text that is highlighted for its meaning when colour is on.
    pub(in crate::cli) fn meant(meaning: Meaning, text: impl Into<Text>) -> Self {
        Self::new(meaning.look(), text)
    }

    /// Returns a person's bar of this many cells, in the colour and pattern of that person; silent
    /// for listeners.
    pub(in crate::cli) fn bar(mark: Mark, cells: usize) -> Self {
        let pattern = PATTERNS.get(mark.dash).copied().unwrap_or("█");
        Self::new(Look::of_person(mark), pattern.repeat(cells)).or_said("")
    }

    /// Returns a drawing for a person, in that person's colour; silent for listeners.
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

    /// Returns the reason why something was not done.
    pub(in crate::cli) fn error(text: impl Into<Text>) -> Self {
        Self::meant(Meaning::Error, text)
    }

    /// Returns a text about chips, highlighted as won or lost by the sign of `chips`.
    pub(in crate::cli) fn chips(chips: i64, text: impl Into<Text>) -> Self {
        match Meaning::of_chips(chips) {
            Some(meaning) => Self::meant(meaning, text),
            None => Self::new(Look::Plain, text),
        }
    }

    /// Replaces the whole text for listeners.
    pub(in crate::cli) fn or_said(mut self, said: impl Into<String>) -> Self {
        for part in &mut self.0 {
            part.text = Text::new(part.text.seen(), "");
        }
        self.then(Self::said("", said))
    }

    /// Returns the text's width in columns.
    pub(in crate::cli) fn width(&self) -> usize {
        self.line().width()
    }

    /// Pads the text with spaces to a width.
    pub(in crate::cli) fn padded(self, width: usize) -> Self {
        let spaces = " ".repeat(width.saturating_sub(self.width()));
        self.then(spaces)
    }

    /// Appends another text.
    pub(in crate::cli) fn then(mut self, text: impl Into<Self>) -> Self {
        self.0.extend(text.into().0);
        self
    }

    /// Returns the text as a single row.
    pub(super) fn line(&self) -> StyledRow {
        let mut row = StyledRow::default();
        for part in &self.0 {
            row.push(part.look, &inert(part.text.seen()));
        }
        row
    }

    /// Returns the text for listeners, without indents, which are for the eye.
    pub(super) fn heard(&self) -> String {
        let parts = self.0.iter().map(|part| inert(part.text.heard()));
        let heard: String = parts.collect();
        heard.trim_matches([' ', GLUE]).replace(GLUE, " ")
    }

    /// Wraps the text to the width of a screen, between words or between Japanese phrases; later
    /// rows are indented like the first, plus two columns.
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

    /// Japanese has no spaces; punctuation stays with its word, and so do numbers and codes.
    #[test]
    fn japanese_is_broken_between_phrases() {
        let rows = |text: &str, width| shown(&Styled::from(text).rows(width), false);
        assert_eq!(
            rows("太郎が「次郎」の分も、16チップ払います。", 14),
            [
                "太郎が",
                "  「次郎」の",
                "  分も、",
                "  16チップ",
                "  払います。"
            ]
        );
        assert_eq!(
            rows(
                "記録12の調整を取り消しました。残りは共同の財布に入ります。",
                28
            ),
            [
                "記録12の調整を",
                "  取り消しました。残りは",
                "  共同の財布に入ります。"
            ]
        );
        // What stands before money and after a stem of a verb belongs to them.
        assert_eq!(
            rows("次のお金は受け取りません", 18),
            ["次のお金は", "  受け取りません"]
        );
        // A phrase too long for any row is broken anywhere.
        assert_eq!(rows("あいうえおかき", 10), ["あいうえお", "  かき"]);
        // A katakana word is never broken.
        assert_eq!(rows("払うのは28チップ", 14), ["払うのは", "  28チップ"]);
        assert_eq!(rows("8gは1g 3gです。", 10), ["8gは1g", "  3gです。"]);
        // Joined text stays on one row, in Japanese up to a comma, and the join is shown as a
        // space.
        assert_eq!(
            rows("1\u{a0}はなこ、2\u{a0}次郎（親）", 14),
            ["1 はなこ、", "  2 次郎（親）"]
        );
        assert_eq!(rows("1\u{a0}Ann, 2\u{a0}Bo", 9), ["1 Ann,", "  2 Bo"]);
        // Korean has spaces.
        assert_eq!(rows("민수가 스톱했어요", 12), ["민수가", "  스톱했어요"]);
        // A word too long for any row is broken anywhere.
        assert_eq!(
            rows("in /home/ann/ledger.db", 12),
            ["in", "  /home/ann/", "  ledger.db"]
        );
    }
}
