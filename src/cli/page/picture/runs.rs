//! Parts of a text, each drawn by one font in one direction. What draws text takes single letters
//! from other fonts only if all of them shape the text alike, and else draws boxes; so every part is
//! drawn on its own.

use super::sheet::DrawnShape;
use crate::cli::facts::missing_letters::MissingLetters;
use crate::letters::{is_drawn, is_turned};
use resvg::usvg::{Group, Node, Options, Text, Tree};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// A part of a text, and the family of fonts that draws it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TextRun {
    pub(super) text: String,
    pub(super) family: String,
    /// Whether it is read from right to left.
    turned: bool,
}

/// Returns the letters of a text that a font must have.
fn drawn(text: &str) -> BTreeSet<char> {
    text.chars().filter(|letter| is_drawn(*letter)).collect()
}

/// Divides a text into runs, word by word. `of` names the family that has all of some letters, if
/// one has.
pub(super) fn runs(text: &str, of: impl Fn(&BTreeSet<char>) -> Option<String>) -> Vec<TextRun> {
    let mut runs: Vec<TextRun> = Vec::new();
    let mut add = |part: &str, family: Option<String>| {
        let turned = part.contains(is_turned);
        let same = |last: &&mut TextRun| {
            let family = family.as_ref();
            family.is_none_or(|family| last.family == *family) && last.turned == turned
        };
        match runs.last_mut().filter(same) {
            Some(last) => last.text.push_str(part),
            None => runs.push(TextRun {
                text: part.to_owned(),
                family: family.unwrap_or_default(),
                turned,
            }),
        }
    };
    for word in text.split_inclusive(' ') {
        if let Some(family) = of(&drawn(word)) {
            add(word, Some(family));
            continue;
        }
        // No font has the whole word. A letter that a font need not have goes with the one before.
        for letter in word.chars() {
            let mut buffer = [0; 4];
            let family = is_drawn(letter).then(|| of(&BTreeSet::from([letter])));
            add(letter.encode_utf8(&mut buffer), family.flatten());
        }
    }
    runs
}

/// Puts texts that take several runs as these, each beside the one before, and all texts as small as
/// they must be for their room. `None` if they cannot be measured.
pub(super) fn spread(
    shapes: &[DrawnShape],
    runs_of: impl Fn(&str) -> Vec<TextRun>,
    options: &Options<'_>,
) -> Option<Vec<DrawnShape>> {
    let of_shape = |shape: &DrawnShape| match shape {
        DrawnShape::Text { text, .. } => runs_of(text),
        DrawnShape::Block { .. } | DrawnShape::Pile { .. } => Vec::new(),
    };
    let runs: Vec<Vec<TextRun>> = shapes.iter().map(of_shape).collect();
    let mut widths = widths(shapes, &runs, options)?.into_iter();
    let mut spread = Vec::new();
    for (shape, runs) in shapes.iter().zip(runs) {
        let DrawnShape::Text {
            x,
            anchor,
            room,
            size,
            ..
        } = shape
        else {
            spread.push(shape.clone());
            continue;
        };
        let widths: Vec<i64> = widths.by_ref().take(runs.len()).collect();
        let (whole, room) = (widths.iter().sum::<i64>(), i64::from(*room));
        // What is too wide is drawn smaller.
        let fitting = |length: i64| {
            if whole > room {
                length * room / whole
            } else {
                length
            }
        };
        let whole_size = u32::try_from(fitting(i64::from(*size))).unwrap_or(*size);
        let several = runs.len() > 1;
        let (mut left, anchor) = match (several, *anchor) {
            (true, "middle") => (i64::from(*x) - fitting(whole) / 2, "start"),
            _ => (i64::from(*x), *anchor),
        };
        for (run, width) in runs.into_iter().zip(widths) {
            let mut part = shape.clone();
            if let DrawnShape::Text {
                x,
                anchor: own,
                size,
                family,
                text,
                ..
            } = &mut part
            {
                (*x, *own, *size) = (u32::try_from(left).unwrap_or(0), anchor, whole_size);
                *family = Some(run.family).filter(|family| !family.is_empty());
                *text = run.text;
            }
            left += fitting(width);
            spread.push(part);
        }
    }
    Some(spread)
}

/// Returns how wide all runs are, in whole pixels.
fn widths(shapes: &[DrawnShape], runs: &[Vec<TextRun>], options: &Options<'_>) -> Option<Vec<i64>> {
    let mut svg =
        String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">");
    let mut count = 0;
    for (shape, runs) in shapes.iter().zip(runs) {
        let DrawnShape::Text { size, bold, .. } = shape else {
            continue;
        };
        let weight = if *bold { 700 } else { 400 };
        for run in runs {
            // A text that ends at 0 begins where it is wide to the left.
            let _ = write!(
                svg,
                "<text id=\"w{count}\" xml:space=\"preserve\" text-anchor=\"end\" \
                 font-size=\"{size}\" font-weight=\"{weight}\" font-family=\"{}\">{}</text>",
                escaped(&run.family),
                escaped(&run.text),
            );
            count += 1;
        }
    }
    svg.push_str("</svg>");
    let tree = Tree::from_str(&svg, options).ok()?;
    let mut widths = vec![0; count];
    each_text(tree.root(), &mut |text| {
        let at = text.id().strip_prefix('w').and_then(|at| at.parse().ok());
        let at: Option<usize> = at;
        let glyphs = text
            .layouted()
            .iter()
            .flat_map(|span| &span.positioned_glyphs);
        let left = glyphs.map(|glyph| glyph.transform().tx).reduce(f32::min);
        if let Some((width, left)) = at.and_then(|at| widths.get_mut(at)).zip(left) {
            *width = -whole(left);
        }
    });
    Some(widths)
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "a text is less wide than any whole number"
)]
fn whole(length: f32) -> i64 {
    length.round() as i64
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('"', "&quot;")
}

fn each_text(group: &Group, told: &mut impl FnMut(&Text)) {
    for node in group.children() {
        match node {
            Node::Text(text) => told(text),
            Node::Group(group) => each_text(group, told),
            Node::Path(_) | Node::Image(_) => {}
        }
    }
}

/// Returns the letters for which a picture has a box. Errors: there are some.
pub(super) fn without_boxes(tree: &Tree) -> Result<(), MissingLetters> {
    let mut letters = BTreeSet::new();
    each_text(tree.root(), &mut |text| {
        let glyphs = text
            .layouted()
            .iter()
            .flat_map(|span| &span.positioned_glyphs);
        let boxes = glyphs.filter(|glyph| glyph.id.0 == 0);
        letters.extend(boxes.flat_map(|glyph| drawn(&glyph.text)));
    });
    match letters.first() {
        Some(first) => Err(MissingLetters {
            package: super::fonts::package(*first),
            letters: letters.iter().collect(),
        }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A Korean font with simple Greek letters, one with all Greek letters, and one with Arabic.
    fn family(letters: &BTreeSet<char>) -> Option<String> {
        let korean = |letter: &char| matches!(letter, '가'..='힣' | ' '..='~' | 'α'..='ω');
        let greek = |letter: &char| matches!(letter, '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' | ' '..='~');
        let arabic = |letter: &char| matches!(letter, '\u{600}'..='\u{6ff}' | ' '..='~');
        let of = |name: &str, has: &dyn Fn(&char) -> bool| {
            letters.iter().all(has).then(|| name.to_owned())
        };
        of("K", &korean)
            .or_else(|| of("G", &greek))
            .or_else(|| of("A", &arabic))
    }

    fn told(text: &str) -> Vec<String> {
        let runs = runs(text, family).into_iter();
        runs.map(|run| format!("{}:{}", run.family, run.text))
            .collect()
    }

    #[test]
    fn every_run_is_of_one_font_and_one_direction() {
        assert_eq!(told("민수 +3"), ["K:민수 +3"]);
        assert_eq!(
            told("민수, Ὀδυσσεύς: +3"),
            ["K:민수, ", "G:Ὀδυσσεύς: ", "K:+3"]
        );
        assert_eq!(told("مريم هدى: -300 KRW"), ["A:مريم هدى: ", "K:-300 KRW"]);
        assert_eq!(told("민수Ὀ가"), ["K:민수", "G:Ὀ", "K:가"]);
    }
}
