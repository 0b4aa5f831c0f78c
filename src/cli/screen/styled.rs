//! Texts that stand out, and the rows of the screen that they come to.

use super::meaning::{Look, Meaning};
use crate::ledger::{DASHES, Mark};
use crate::letters::inert;
use console::measure_text_width;

/// What bars are made of, in the place of dashes.
const PATTERNS: [&str; DASHES] = ["█", "▓", "▒", "░"];

/// A text in parts, each as it was given and with its look.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Styled(Vec<Part>);

/// A part of a text.
#[derive(Clone, Debug)]
struct Part {
    look: Look,
    shown: String,
    /// What is said instead where nothing is drawn.
    said: Option<String>,
}

impl<T: Into<String>> From<T> for Styled {
    fn from(text: T) -> Self {
        Self::new(Look::Plain, text)
    }
}

impl Styled {
    fn new(look: Look, text: impl Into<String>) -> Self {
        Self(vec![Part {
            look,
            shown: text.into(),
            said: None,
        }])
    }

    /// Returns a mark or a layout with what is said instead of it where nothing is drawn.
    pub(in crate::cli) fn said(shown: impl Into<String>, said: impl Into<String>) -> Self {
        Self(vec![Part {
            look: Look::Plain,
            shown: shown.into(),
            said: Some(said.into()),
        }])
    }

    /// Returns a text that stands out for what it means where colour is used.
    pub(in crate::cli) fn meant(meaning: Meaning, text: impl Into<String>) -> Self {
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
    pub(in crate::cli) fn heading(text: impl Into<String>) -> Self {
        Self::meant(Meaning::Heading, text)
    }

    /// Returns a hint.
    pub(in crate::cli) fn hint(text: impl Into<String>) -> Self {
        Self::meant(Meaning::Hint, text)
    }

    /// Returns why something was not done.
    pub(in crate::cli) fn error(text: impl Into<String>) -> Self {
        Self::meant(Meaning::Error, text)
    }

    /// Returns a text that says how many chips were won or lost, and shows by its sign which.
    pub(in crate::cli) fn chips(chips: i64, text: impl Into<String>) -> Self {
        match Meaning::of_chips(chips) {
            Some(meaning) => Self::meant(meaning, text),
            None => Self::new(Look::Plain, text),
        }
    }

    /// Returns the text with what is said instead of all of it where nothing is drawn.
    pub(in crate::cli) fn or_said(mut self, said: impl Into<String>) -> Self {
        for part in &mut self.0 {
            part.said = Some(String::new());
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
            row.push(part.look, &inert(&part.shown));
        }
        row
    }

    /// Returns what is said where nothing is drawn.
    pub(super) fn aloud(&self) -> String {
        let parts = self.0.iter();
        let said = parts.map(|part| part.said.as_ref().unwrap_or(&part.shown));
        said.map(|said| inert(said)).collect()
    }

    /// Returns the rows of a screen so wide, broken between words, or between the letters of Japanese,
    /// which has no spaces; what follows the first row is indented like it, and by two columns more.
    pub(super) fn rows(&self, width: usize) -> Vec<StyledRow> {
        self.line().wrapped(width, "  ")
    }
}

/// One row of the screen: inert text that a terminal only shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct StyledRow(Vec<(Look, String)>);

impl StyledRow {
    /// Returns the row of a text.
    pub(super) fn of(text: &str) -> Self {
        Self::from_inert(&inert(text))
    }

    /// Returns the row of a text that was put together from inert texts.
    fn from_inert(text: &str) -> Self {
        let mut row = Self::default();
        row.push(Look::Plain, text);
        row
    }

    /// Returns the row that a line says which was laid out from these parts, in their looks.
    pub(super) fn laid_out<'p>(line: &str, parts: impl Iterator<Item = &'p Self>) -> Self {
        let (mut row, mut rest) = (Self::default(), line);
        for part in parts.filter(|part| !part.is_empty()) {
            if let Some((before, after)) = rest.split_once(&part.text()) {
                row.push(Look::Plain, before);
                row.append(part.clone());
                rest = after;
            }
        }
        row.push(Look::Plain, rest.trim_end());
        row
    }

    /// Returns what the row says.
    pub(super) fn text(&self) -> String {
        self.0.iter().map(|(_, text)| text.as_str()).collect()
    }

    /// Returns the row after some spaces; an empty one stays empty.
    pub(super) fn indented(self, indent: &str) -> Self {
        if self.is_empty() {
            return self;
        }
        let mut row = Self::default();
        row.push(Look::Plain, indent);
        row.append(self);
        row
    }

    /// Returns what is written for the row, with escapes for its looks where colour is used.
    pub(super) fn shown(&self, color: bool) -> String {
        let part = |(look, text): &(Look, String)| {
            let text = text.replace(GLUE, " ");
            if color { look.on(&text) } else { text }
        };
        self.0.iter().map(part).collect()
    }

    /// Returns the rows that this comes to where none is wider; what follows the first is indented
    /// like it, and by this.
    pub(super) fn wrapped(self, width: usize, hanging: &str) -> Vec<Self> {
        if let [(_, text)] = self.0.as_slice()
            && !text.starts_with(' ')
            && self.width() <= width
        {
            return vec![self];
        }
        let mut rows = Vec::new();
        let mut indent = String::new();
        let mut row = Self::default();
        let mut begun = false;
        for word in self.words() {
            if !begun && word.is_empty() {
                indent.push(' ');
                continue;
            }
            let room = width.saturating_sub(indent.len() + hanging.len());
            for (at, piece) in word.pieces(room).into_iter().enumerate() {
                let space = usize::from(begun && at == 0);
                if !begun {
                    row.push(Look::Plain, &indent);
                    begun = true;
                } else if row.width() + space + piece.width() > width {
                    let next = Self::from_inert(&format!("{indent}{hanging}"));
                    rows.push(std::mem::replace(&mut row, next));
                } else if space > 0 {
                    row.space(&piece);
                }
                row.append(piece);
            }
        }
        rows.push(row);
        rows
    }

    /// Returns how wide the widest piece is between which the row may be broken.
    pub(super) fn least(&self) -> usize {
        let words = self.words();
        let pieces = words.iter().flat_map(|word| word.pieces(usize::MAX));
        pieces.map(|piece| piece.width()).max().unwrap_or(0)
    }

    /// Adds spaces up to a column.
    pub(super) fn pad_to(&mut self, column: usize) {
        let missing = column.saturating_sub(self.width());
        self.push(Look::Plain, &" ".repeat(missing));
    }

    fn push(&mut self, look: Look, text: &str) {
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some((last, before)) if *last == look => before.push_str(text),
            _ => self.0.push((look, text.to_owned())),
        }
    }

    /// Adds what another row says.
    pub(super) fn append(&mut self, other: Self) {
        for (look, text) in other.0 {
            self.push(look, &text);
        }
    }

    /// Adds the space between what is there and another word, in the look of both if it is one.
    fn space(&mut self, next: &Self) {
        let (last, first) = (self.0.last(), next.0.first());
        let same = last
            .zip(first)
            .filter(|((last, _), (first, _))| last == first);
        self.push(same.map_or(Look::Plain, |((look, _), _)| *look), " ");
    }

    /// Returns the words of the row; two spaces have an empty one between them.
    fn words(&self) -> Vec<Self> {
        let mut words = vec![Self::default()];
        for (look, text) in &self.0 {
            for (at, piece) in text.split(' ').enumerate() {
                if at > 0 {
                    words.push(Self::default());
                }
                if let Some(word) = words.last_mut() {
                    word.push(*look, piece);
                }
            }
        }
        words
    }

    /// Returns the pieces between which a word may be broken: one, but where it has letters of
    /// Japanese, or is wider than a row.
    fn pieces(&self, room: usize) -> Vec<Self> {
        let mut pieces = vec![Self::default()];
        let (mut before, mut width, mut glued) = (None, 0, false);
        for (look, text) in &self.0 {
            for letter in text.chars() {
                let mut bytes = [0; 4];
                let letter_text = &*letter.encode_utf8(&mut bytes);
                let wide = measure_text_width(letter_text);
                let full = width > 0 && width + wide > room;
                let joined = (glued && !before.is_some_and(ends_glue)) || letter == GLUE;
                let may_break = |before| !joined && may_break(before, letter);
                glued = joined || letter == '[';
                if full || before.is_some_and(may_break) {
                    pieces.push(Self::default());
                    width = 0;
                }
                if let Some(piece) = pieces.last_mut() {
                    piece.push(*look, letter_text);
                }
                width += wide;
                before = Some(letter);
            }
        }
        pieces
    }

    /// Returns whether the row says nothing.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether the row shows nothing.
    pub(super) fn is_blank(&self) -> bool {
        self.text().trim().is_empty()
    }

    /// Returns how many columns of the screen the row takes.
    pub(super) fn width(&self) -> usize {
        measure_text_width(&self.text())
    }
}

/// The space without a break: what it joins stays in one row, in Japanese up to a comma. It is shown
/// as a space.
pub(in crate::cli) const GLUE: char = '\u{a0}';

/// Returns whether what is joined may be parted from what comes after this letter: a comma, or the end
/// of what stands in brackets, such as an answer that is offered.
const fn ends_glue(letter: char) -> bool {
    matches!(letter, '、' | ']')
}

/// What no row of Japanese begins with, besides letters that only go on what is before them.
const NO_ROW_BEGINS_WITH: &str =
    "、。，．・：；？！）」』】〜ーッャュョァィゥェォっゃゅょぁぃぅぇぉ々…)]×.,:;?!";

/// What no row of Japanese ends with.
const NO_ROW_ENDS_WITH: &str = "（「『【(";

/// Returns whether a row may end between two letters of a word: after one of Japanese, where none
/// belongs to the other. What follows a number or a code, a counter or a particle, stays with it.
fn may_break(before: char, after: char) -> bool {
    let one_word = is_katakana(before) && is_katakana(after);
    is_japanese(before)
        && !one_word
        && !NO_ROW_ENDS_WITH.contains(before)
        && !NO_ROW_BEGINS_WITH.contains(after)
        && measure_text_width(after.encode_utf8(&mut [0; 4])) > 0
}

/// Returns whether a letter is of Japanese, between whose letters a row may end: kana, kanji, or a
/// full-width mark.
const fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ff00}'..='\u{ff60}')
}

/// Returns whether a letter is katakana, whose words stay whole as those of Latin letters do.
const fn is_katakana(letter: char) -> bool {
    matches!(letter, '\u{30a1}'..='\u{30fa}' | '\u{30fc}')
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
