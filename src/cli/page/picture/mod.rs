//! Pictures for chats: the head of a page, its first three, a hand or a person, as PNG. They are
//! drawn from what the page shows, by resvg.
//!
//! Modules: `shows` is what can be drawn · `sheet` is where texts and cards are put, and `drawn` what
//! is put there · `fonts` are the fonts of this machine · `runs` is which of them draws what.

mod drawn;
mod fonts;
mod runs;
mod sheet;
mod shows;

use super::PageSubject;
use super::cards::ShownCards;
use super::whole::read_year;
use crate::cli::error::{Denied, Failure, Misuse};
use crate::cli::new_file::write_new;
use crate::cli::screen::Screen;
use crate::cli::words::{Lang, say};
use crate::ledger::Ledger;
use drawn::Drawer;
use fonts::Fonts;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use runs::{runs, spread, without_boxes};
pub(in crate::cli) use shows::PictureOf;
use std::path::Path;

/// A finished picture.
pub(in crate::cli) struct Picture {
    pub(in crate::cli) png: Vec<u8>,
    pub(in crate::cli) width: u32,
    pub(in crate::cli) height: u32,
}

impl Picture {
    /// Writes the picture to a new file and says so. Errors: the file's name has another ending
    /// than `.png`.
    pub(in crate::cli) fn write(&self, to: &Path, screen: &mut Screen) -> Result<(), Failure> {
        let ending = to.extension();
        if ending.is_some_and(|ending| !ending.eq_ignore_ascii_case("png")) {
            return Err(Misuse::NotPng(to.to_owned()).into());
        }
        write_new(to, &self.png)?;
        let (wide, high) = (self.width, self.height);
        let written = say!(screen.lang(), picture_written(to, wide, high));
        Ok(screen.prose(&written)?)
    }
}

/// Draws a picture; with amounts in money if `money`, otherwise in chips, or without amounts if the
/// chips had several worths. `None` if there is nothing to show. Errors: no font of this machine
/// has all letters.
pub(in crate::cli) fn picture(
    ledger: &Ledger,
    subject: &PageSubject,
    of: &PictureOf,
    money: bool,
    lang: Lang,
) -> Result<Option<Picture>, Failure> {
    let Some(mut year) = read_year(ledger, subject)? else {
        return Ok(None);
    };
    year.without_money = !money;
    let mut shown = ShownCards::default();
    let mut drawer = Drawer::new(lang, &year, &mut shown);
    let Some(sheet) = drawer.sheet(of) else {
        return Ok(None);
    };
    let fonts = Fonts::installed();
    let family = fonts.family(lang, &sheet.letters());
    let family = family.map_err(Denied::MissingLetters)?;
    let options = Options {
        fontdb: fonts.database(),
        font_family: family.clone(),
        ..Options::default()
    };
    let runs = |text: &str| runs(text, |letters| fonts.family_with(lang, &family, letters));
    let shapes = spread(&sheet.shapes, runs, &options).ok_or(Denied::PictureTooLarge)?;
    let svg = sheet.svg(&shapes, &family, &shown, lang);
    let tree = Tree::from_str(&svg, &options).map_err(|_| Denied::PictureTooLarge)?;
    without_boxes(&tree).map_err(Denied::MissingLetters)?;
    let size = tree.size().to_int_size();
    let pixels = Pixmap::new(size.width(), size.height());
    let mut pixels = pixels.ok_or(Denied::PictureTooLarge)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    let png = pixels.encode_png().map_err(|_| Denied::PictureTooLarge)?;
    Ok(Some(Picture {
        png,
        width: size.width(),
        height: size.height(),
    }))
}
