//! The fonts of this machine. What draws text leaves out text whose font is missing, and draws
//! boxes for letters that no font has, without a word; so both are looked for beforehand.

use crate::cli::facts::missing_letters::MissingLetters;
use crate::cli::words::Lang;
use crate::letters::is_drawn;
use resvg::usvg::fontdb::{Database, ID};
use skrifa::{FontRef, MetadataProvider as _};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The fonts of this machine.
pub(super) struct Fonts(Arc<Database>);

/// The families that suit a language, the best first.
const fn families(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Korean => &[
            "Noto Serif CJK KR",
            "Noto Serif KR",
            "Nanum Myeongjo",
            "AppleMyungjo",
            "Batang",
            "Noto Sans CJK KR",
            "Noto Sans KR",
            "Nanum Gothic",
            "Apple SD Gothic Neo",
            "Malgun Gothic",
        ],
        Lang::Japanese => &[
            "Noto Serif CJK JP",
            "Noto Serif JP",
            "Hiragino Mincho ProN",
            "Yu Mincho",
            "Noto Sans CJK JP",
            "Noto Sans JP",
            "Hiragino Sans",
            "Yu Gothic",
            "IPAexMincho",
        ],
        _ => &[
            "Noto Serif",
            "DejaVu Serif",
            "Liberation Serif",
            "Georgia",
            "Times New Roman",
            "Noto Serif CJK KR",
            "Noto Sans",
            "DejaVu Sans",
            "Liberation Sans",
            "Helvetica",
            "Arial",
            "Noto Sans CJK KR",
        ],
    }
}

impl Fonts {
    /// Finds the fonts that are installed.
    pub(super) fn installed() -> Self {
        let mut fonts = Database::new();
        fonts.load_system_fonts();
        Self(Arc::new(fonts))
    }

    /// Returns the family in which a text is written: the first that suits the language and has all
    /// letters, or else any that has; if none has all, the first that suits, as single letters are
    /// then taken from other fonts. Errors: some letters are in no font.
    pub(super) fn family(&self, lang: Lang, text: &str) -> Result<String, MissingLetters> {
        let letters: BTreeSet<char> = text.chars().filter(|letter| is_drawn(*letter)).collect();
        let missing: String = {
            let letters = letters.iter().filter(|letter| !self.has(**letter));
            letters.collect()
        };
        if let Some(first) = missing.chars().next() {
            return Err(MissingLetters {
                package: package(first),
                letters: missing,
            });
        }
        let suiting = families(lang).iter();
        let suiting = suiting.filter_map(|name| Some((*name, self.face(name)?)));
        let suiting: Vec<(&str, ID)> = suiting.collect();
        let whole = |face: ID| self.lacking(face, &letters) == 0;
        let found = suiting.iter().find(|(_, face)| whole(*face));
        let found = found
            .or(suiting.first())
            .map(|(name, _)| (*name).to_owned());
        let any = || {
            let mut faces = self.0.faces();
            let face = faces.find(|face| whole(face.id))?;
            face.families.first().map(|(name, _)| name.clone())
        };
        let first = || {
            let face = self.0.faces().next()?;
            face.families.first().map(|(name, _)| name.clone())
        };
        // Without a font at all, every letter is missing, unless there are none.
        Ok(found.or_else(any).or_else(first).unwrap_or_default())
    }

    /// Returns a family that has all of these letters: that of the picture, or else one that suits
    /// the language, or else any; `None` if none has.
    pub(super) fn family_with(
        &self,
        lang: Lang,
        own: &str,
        letters: &BTreeSet<char>,
    ) -> Option<String> {
        let has = |face: ID| self.lacking(face, letters) == 0;
        let suiting = std::iter::once(own).chain(families(lang).iter().copied());
        let mut suiting = suiting.filter(|name| self.face(name).is_some_and(has));
        let suiting = suiting.next().map(str::to_owned);
        suiting.or_else(|| {
            let mut faces = self.0.faces();
            let face = faces.find(|face| has(face.id))?;
            face.families.first().map(|(name, _)| name.clone())
        })
    }

    pub(super) fn database(&self) -> Arc<Database> {
        Arc::clone(&self.0)
    }

    /// Returns a face of a family; `None` if the family is not installed.
    fn face(&self, family: &str) -> Option<ID> {
        let mut faces = self.0.faces();
        let face = faces.find(|face| face.families.iter().any(|(name, _)| name == family))?;
        Some(face.id)
    }

    /// Returns whether any font has a letter.
    fn has(&self, letter: char) -> bool {
        let letter = BTreeSet::from([letter]);
        self.0
            .faces()
            .any(|face| self.lacking(face.id, &letter) == 0)
    }

    /// Returns how many of these letters a face lacks.
    fn lacking(&self, face: ID, letters: &BTreeSet<char>) -> usize {
        let lacking = self.0.with_face_data(face, |data, index| {
            let font = FontRef::from_index(data, index).ok()?;
            let has = font.charmap();
            Some(
                letters
                    .iter()
                    .filter(|letter| has.map(**letter).is_none())
                    .count(),
            )
        });
        lacking.flatten().unwrap_or(letters.len())
    }
}

/// Returns the package of Debian and Ubuntu that has a letter.
pub(super) fn package(letter: char) -> &'static str {
    match u32::from(letter) {
        0x1100..=0x11ff
        | 0x2e80..=0x9fff
        | 0xa960..=0xd7ff
        | 0xf900..=0xfaff
        | 0xfe30..=0xfe4f
        | 0xff00..=0xffef
        | 0x20000..=0x3ffff => "fonts-noto-cjk",
        0x2600..=0x27bf | 0x1f000..=0x1faff => "fonts-noto-color-emoji",
        0..=0x024f | 0x2000..=0x22ff => "fonts-dejavu-core",
        _ => "fonts-noto-core",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without a font, every letter that is drawn is missing, each named once.
    #[test]
    fn letters_that_no_font_has_are_named_with_their_package() {
        let none = Fonts(Arc::new(Database::new()));
        let missing = |letters: &str, package| {
            Err(MissingLetters {
                letters: letters.to_owned(),
                package,
            })
        };
        assert_eq!(
            none.family(Lang::Korean, "철수 철수"),
            missing("수철", "fonts-noto-cjk")
        );
        assert_eq!(
            none.family(Lang::English, "A B"),
            missing("AB", "fonts-dejavu-core")
        );
        assert_eq!(
            none.family(Lang::English, "\u{1f0cf}\u{fe0f}"),
            missing("\u{1f0cf}", "fonts-noto-color-emoji")
        );
        assert_eq!(
            none.family(Lang::English, " \u{200d}\u{fe0f}"),
            Ok(String::new())
        );
    }
}
