//! A row of the screen, and how text is wrapped into rows.

use super::meaning::Look;
use crate::letters::inert;
use console::measure_text_width;

/// One row of the screen: text without control characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct StyledRow(Vec<(Look, String)>);

impl StyledRow {
    /// Returns a text as a row.
    pub(super) fn from_text(text: &str) -> Self {
        Self::from_inert(&inert(text))
    }

    /// Returns a row from a text built from parts without control characters.
    fn from_inert(text: &str) -> Self {
        let mut row = Self::default();
        row.push(Look::Plain, text);
        row
    }

    /// Returns the row for a line that was laid out from these parts, keeping their looks.
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

    /// Returns the row's text.
    pub(super) fn text(&self) -> String {
        self.0.iter().map(|(_, text)| text.as_str()).collect()
    }

    /// Indents the row, unless it is empty.
    pub(super) fn indented(self, indent: &str) -> Self {
        if self.is_empty() {
            return self;
        }
        let mut row = Self::default();
        row.push(Look::Plain, indent);
        row.append(self);
        row
    }

    /// Returns the row as the terminal gets it, with escapes for its looks if colour is on.
    pub(super) fn shown(&self, color: bool) -> String {
        let part = |(look, text): &(Look, String)| {
            let text = text.replace(GLUE, " ");
            if color { look.on(&text) } else { text }
        };
        self.0.iter().map(part).collect()
    }

    /// Wraps the row to this width; later rows are indented like the first, plus `hanging`.
    pub(super) fn wrapped(self, width: usize, hanging: &str) -> Vec<Self> {
        if let [(_, text)] = self.0.as_slice()
            && !text.trim_start_matches(' ').is_empty()
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

    /// Returns the width of the widest piece that cannot be broken.
    pub(super) fn least(&self) -> usize {
        let words = self.words();
        let pieces = words.iter().flat_map(|word| word.letters(usize::MAX));
        pieces.map(|(_, piece)| piece.width()).max().unwrap_or(0)
    }

    /// Pads the row with spaces up to a column.
    pub(super) fn pad_to(&mut self, column: usize) {
        let missing = column.saturating_sub(self.width());
        self.push(Look::Plain, &" ".repeat(missing));
    }

    pub(super) fn push(&mut self, look: Look, text: &str) {
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some((last, before)) if *last == look => before.push_str(text),
            _ => self.0.push((look, text.to_owned())),
        }
    }

    /// Appends another row.
    pub(super) fn append(&mut self, other: Self) {
        for (look, text) in other.0 {
            self.push(look, &text);
        }
    }

    /// Appends the space before the next word; it has the look of both words if that is the same.
    fn space(&mut self, next: &Self) {
        let (last, first) = (self.0.last(), next.0.first());
        let same = last
            .zip(first)
            .filter(|((last, _), (first, _))| last == first);
        self.push(same.map_or(Look::Plain, |((look, _), _)| *look), " ");
    }

    /// Returns the words of the row; between two adjacent spaces is an empty word.
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

    /// Splits a word where it may be broken: usually nowhere, unless it has Japanese letters or is
    /// wider than a row. Japanese is split between phrases, and only phrases that are wider than a
    /// row are split further.
    fn pieces(&self, room: usize) -> Vec<Self> {
        let letters = self.letters(room);
        joined(&letters, Joint::Phrase, room)
    }

    /// Splits a word wherever a row may end, with the joint before each piece.
    fn letters(&self, room: usize) -> Vec<(Joint, Self)> {
        let whole = self.0.iter().all(|(_, text)| is_plain(text));
        if whole && self.width() <= room {
            return vec![(Joint::Letter, self.clone())];
        }
        let mut pieces = vec![(Joint::Letter, Self::default())];
        let (mut before, mut width, mut glued) = (None, 0, false);
        for (look, text) in &self.0 {
            for letter in text.chars() {
                let mut bytes = [0; 4];
                let letter_text = &*letter.encode_utf8(&mut bytes);
                let wide = measure_text_width(letter_text);
                let full = width > 0 && width + wide > room;
                let kept = (glued && !before.is_some_and(ends_glue)) || letter == GLUE;
                let joint = before.filter(|_| !kept);
                let joint = joint.and_then(|before| Joint::between(before, letter));
                glued = kept || letter == '[';
                if full || joint.is_some() {
                    pieces.push((joint.unwrap_or(Joint::Letter), Self::default()));
                    width = 0;
                }
                if let Some((_, piece)) = pieces.last_mut() {
                    piece.push(*look, letter_text);
                }
                width += wide;
                before = Some(letter);
            }
        }
        pieces
    }

    /// True if the row has no text.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// True if the row shows nothing.
    pub(super) fn is_blank(&self) -> bool {
        self.text().trim().is_empty()
    }

    /// Returns the row's width in columns.
    pub(super) fn width(&self) -> usize {
        match self.0.as_slice() {
            [(_, text)] if is_plain(text) => text.len(),
            _ => measure_text_width(&self.text()),
        }
    }
}

/// True if every byte of a text is a letter one column wide, as nearly always in English.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| (b' '..=b'~').contains(&byte))
}

/// The non-breaking space: it keeps words on one row (in Japanese up to a comma), and is shown as a
/// space.
pub(in crate::cli) const GLUE: char = '\u{a0}';

/// True if a break is allowed after this letter even in joined text: after a comma, or after a
/// closing bracket such as that of a default answer.
const fn ends_glue(letter: char) -> bool {
    matches!(letter, '、' | ']')
}

/// What no row of Japanese may begin with, besides combining letters.
const NO_ROW_BEGINS_WITH: &str =
    "、。，．・：；？！）」』】〜ーッャュョァィゥェォっゃゅょぁぃぅぇぉ々…)]×.,:;?!";

/// What no row of Japanese may end with.
const NO_ROW_ENDS_WITH: &str = "（「『【(";

/// What ends a clause of Japanese.
const ENDS_CLAUSE: &str = "、。，．；：？！\u{3000}";

/// Kana in which the first verb of a compound ends, as in 取り消す; particles rarely end so.
const STEM_ENDS_WITH: &str = "いきぎしじちひびみりえけげせぜべめれ";

/// How closely two letters of Japanese belong together, between which a row may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Joint {
    /// They are letters of one word.
    Letter,
    /// They belong to two words of one phrase.
    Word,
    /// A phrase ends between them.
    Phrase,
}

impl Joint {
    /// Returns the joint between two letters of a word; `None` if no row may end there. A row may
    /// end after a Japanese letter. A counter or particle stays with its number or code.
    fn between(before: char, after: char) -> Option<Self> {
        let one_word = is_katakana(before) && is_katakana(after);
        let may_break = is_japanese(before)
            && !one_word
            && !NO_ROW_ENDS_WITH.contains(before)
            && !NO_ROW_BEGINS_WITH.contains(after)
            && measure_text_width(after.encode_utf8(&mut [0; 4])) > 0;
        may_break.then(|| Self::kind(before, after))
    }

    /// Returns the joint between a Japanese letter and the next letter. Phrases end in hiragana, and
    /// most begin in another script.
    fn kind(before: char, after: char) -> Self {
        if ENDS_CLAUSE.contains(before) || NO_ROW_ENDS_WITH.contains(after) {
            return Self::Phrase;
        }
        let is_prefix = matches!(before, 'お' | 'ご') && is_kanji(after);
        let is_compound = STEM_ENDS_WITH.contains(before) && is_kanji(after);
        match (is_hiragana(before), is_hiragana(after)) {
            (true, false) if is_compound => Self::Word,
            (true, false) if !is_prefix => Self::Phrase,
            (false, false) if is_katakana(before) || is_katakana(after) => Self::Word,
            _ => Self::Letter,
        }
    }

    /// Returns the next closer joint.
    const fn closer(self) -> Option<Self> {
        match self {
            Self::Phrase => Some(Self::Word),
            Self::Word => Some(Self::Letter),
            Self::Letter => None,
        }
    }
}

/// Joins pieces up to the next joint as loose as `at`; what is then wider than `room` is split at
/// closer joints.
fn joined(pieces: &[(Joint, StyledRow)], at: Joint, room: usize) -> Vec<StyledRow> {
    let mut found = Vec::new();
    for group in pieces.chunk_by(|_, (joint, _)| *joint < at) {
        let mut whole = StyledRow::default();
        for (_, piece) in group {
            whole.append(piece.clone());
        }
        match at.closer() {
            Some(closer) if whole.width() > room => found.extend(joined(group, closer, room)),
            _ => found.push(whole),
        }
    }
    found
}

/// True for Japanese letters, between which a row may end: kana, kanji and full-width marks.
const fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ff00}'..='\u{ff60}')
}

/// True for katakana, whose words are never broken, like those in Latin letters.
const fn is_katakana(letter: char) -> bool {
    matches!(letter, '\u{30a1}'..='\u{30fa}' | '\u{30fc}')
}

/// True for hiragana.
const fn is_hiragana(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{309f}')
}

/// True for kanji.
const fn is_kanji(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{9fff}')
}
