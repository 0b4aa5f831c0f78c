//! A sheet on which texts and cards are put from top to bottom.

use crate::cli::page::cards::{self, ShownCards, Symbol};
use crate::cli::page::pile::PileDrawing;
use crate::cli::words::Lang;
use askama::Template;
use console::measure_text_width;

/// The width of every picture, in pixels.
pub(super) const WIDTH: u32 = 1080;
/// The free space at each side.
pub(super) const MARGIN: u32 = 70;

/// Something on a sheet.
#[derive(Clone, Debug)]
pub(super) enum DrawnShape {
    Text {
        x: u32,
        y: u32,
        size: u32,
        anchor: &'static str,
        /// How wide the text may be drawn; a wider one is drawn smaller.
        room: u32,
        bold: bool,
        class: &'static str,
        /// The family of fonts, if it is not that of the picture.
        family: Option<String>,
        text: String,
    },
    Block {
        x: u32,
        y: u32,
        width: u32,
        height: u32,
        class: &'static str,
    },
    Pile {
        x: u32,
        y: u32,
        width: u32,
        height: u32,
        pile: PileDrawing,
    },
}

/// A style of text.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextStyle {
    pub(super) size: u32,
    pub(super) bold: bool,
    pub(super) class: &'static str,
}

/// The shapes so far, and how far down they reach.
#[derive(Debug)]
pub(super) struct Canvas {
    pub(super) shapes: Vec<DrawnShape>,
    pub(super) bottom: u32,
}

/// The picture as a file.
#[derive(Template)]
#[template(path = "picture.svg", config = "assets/page/askama.toml")]
struct PictureFile<'s> {
    width: u32,
    height: u32,
    family: &'s str,
    drawings: String,
    symbols: Vec<Symbol>,
    card_box: String,
    shapes: &'s [DrawnShape],
}

impl Canvas {
    /// Returns an empty sheet.
    pub(super) const fn new() -> Self {
        Self {
            shapes: Vec::new(),
            bottom: MARGIN,
        }
    }

    /// Leaves space free.
    pub(super) const fn space(&mut self, height: u32) {
        self.bottom += height;
    }

    /// Puts a text in the middle, in as many rows as it takes.
    pub(super) fn centred(&mut self, text: &str, style: TextStyle) {
        for row in balanced(text, WIDTH - 2 * MARGIN, style.size) {
            self.bottom += style.size * 13 / 10;
            let y = self.bottom - style.size / 4;
            self.put((WIDTH / 2, y), "middle", WIDTH - 2 * MARGIN, style, &row);
        }
    }

    /// Puts a name in the middle, small enough that none of its words is broken.
    pub(super) fn name(&mut self, name: &str, style: TextStyle) {
        let words = name.split_whitespace().map(|word| wide(word, style.size));
        let widest = words.max().unwrap_or(0).max(1);
        let size = style.size.min((WIDTH - 2 * MARGIN) * style.size / widest);
        self.centred(name, TextStyle { size, ..style });
    }

    /// Puts a text within a width from `x`, in as many rows as it takes; returns how high it is.
    pub(super) fn within(&mut self, x: u32, width: u32, style: TextStyle, text: &str) -> u32 {
        let mut height = 0;
        for row in wrapped(text, width, style.size) {
            height += style.size * 13 / 10;
            let y = self.bottom + height - style.size / 4;
            self.put((x, y), "start", width, style, &row);
        }
        height
    }

    /// Puts one row of text around `at`, smaller if it is wider than `room`.
    pub(super) fn row(&mut self, at: (u32, u32), room: u32, style: TextStyle, text: &str) {
        self.put(at, "middle", room, style, text);
    }

    fn put(
        &mut self,
        (x, y): (u32, u32),
        anchor: &'static str,
        room: u32,
        style: TextStyle,
        text: &str,
    ) {
        self.shapes.push(DrawnShape::Text {
            x,
            y,
            size: style.size,
            anchor,
            room,
            bold: style.bold,
            class: style.class,
            family: None,
            text: text.to_owned(),
        });
    }

    /// Puts a pile in the middle.
    pub(super) fn pile(&mut self, pile: PileDrawing) {
        let width = WIDTH - 2 * MARGIN;
        let height = width * pile.height / pile.width.max(1);
        self.shapes.push(DrawnShape::Pile {
            x: MARGIN,
            y: self.bottom,
            width,
            height,
            pile,
        });
        self.bottom += height;
    }

    /// Returns every letter of the texts.
    pub(super) fn letters(&self) -> String {
        let texts = self.shapes.iter().filter_map(|shape| match shape {
            DrawnShape::Text { text, .. } => Some(text.as_str()),
            DrawnShape::Block { .. } | DrawnShape::Pile { .. } => None,
        });
        texts.collect()
    }

    /// Returns the sheet as SVG with these shapes, texts in a family of fonts unless they name one.
    pub(super) fn svg(
        &self,
        shapes: &[DrawnShape],
        family: &str,
        shown: &ShownCards,
        lang: Lang,
    ) -> String {
        let (symbols, drawings) = shown.symbols(lang);
        let file = PictureFile {
            width: WIDTH,
            height: self.bottom + MARGIN,
            family,
            drawings,
            symbols,
            card_box: cards::view_box(),
            shapes,
        };
        // Rendering fails only if writing fails, and writing to a string cannot.
        file.render().unwrap_or_default()
    }
}

/// Returns roughly how wide a text is: a column of a terminal is about half as wide as the text is
/// high, and capitals are wider.
fn wide(text: &str, size: u32) -> u32 {
    let mut buffer = [0; 4];
    let hundredths = text.chars().map(|letter| match letter {
        'm' | 'w' | 'M' | 'W' => 95,
        _ if letter.is_uppercase() => 76,
        _ => {
            let columns = measure_text_width(letter.encode_utf8(&mut buffer));
            u32::try_from(columns)
                .unwrap_or(u32::MAX)
                .saturating_mul(55)
        }
    });
    let all = hundredths.fold(0, u32::saturating_add);
    all.saturating_mul(size) / 100
}

/// Breaks a text into as few rows as fit, of much the same width.
fn balanced(text: &str, room: u32, size: u32) -> Vec<String> {
    let mut rows = wrapped(text, room, size);
    let mut narrower = room;
    // No word is broken that fits into a row.
    let words = text.split_whitespace().map(|word| wide(word, size));
    let widest = words.filter(|wide| *wide <= room).max().unwrap_or(0);
    while rows.len() > 1 {
        narrower -= narrower / 20;
        let next = wrapped(text, narrower, size);
        if next.len() > rows.len() || narrower < widest.max(room / 2) {
            break;
        }
        rows = next;
    }
    rows
}

/// Breaks a text into rows that are not wider than `room`: between words, or within a word that is
/// too long for a row, and in text without spaces between any two letters.
fn wrapped(text: &str, room: u32, size: u32) -> Vec<String> {
    let mut rows: Vec<String> = vec![String::new()];
    let mut put = |part: &str, space: bool| {
        let Some(row) = rows.last_mut() else { return };
        let space = if space && !row.is_empty() { " " } else { "" };
        let longer = format!("{row}{space}{part}");
        if wide(&longer, size) <= room || row.is_empty() {
            *row = longer;
        } else {
            rows.push(part.to_owned());
        }
    };
    for word in text.split_whitespace() {
        if wide(word, size) <= room {
            put(word, true);
            continue;
        }
        for (at, letter) in word.chars().enumerate() {
            put(&letter.to_string(), at == 0);
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    /// At 20 units a column is 11 units wide, so 110 units hold ten columns.
    #[test]
    fn texts_are_broken_between_words_or_letters() {
        let rows = |text| wrapped(text, 110, 20);
        assert_eq!(rows("Ann led all year"), ["Ann led", "all year"]);
        assert_eq!(rows("철수가 이겼어요"), ["철수가", "이겼어요"]);
        assert_eq!(rows("花子が初日から首位"), ["花子が初日", "から首位"]);
        assert_eq!(rows(""), [""]);
        // The long word is 191 units wide: a row of 200 holds it, and no narrower one is tried.
        let name = "Anna Schwarzenbergerin";
        assert_eq!(balanced(name, 200, 20), ["Anna", "Schwarzenbergerin"]);
        // The last row is not left with a single letter.
        assert_eq!(
            wrapped("花子が守りました。", 176, 20),
            ["花子が守りました", "。"]
        );
        assert_eq!(
            balanced("花子が守りました。", 176, 20),
            ["花子が守り", "ました。"]
        );
    }
}
