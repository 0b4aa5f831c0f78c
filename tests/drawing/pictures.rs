//! The small pictures built into the program match the drawings.

use crate::picture::drawn;
use crate::{CALENDARS, faces};
use dokbak::drawing::{PICTURE_WIDTH, picture, picture_name};
use resvg::tiny_skia::Pixmap;
use std::path::Path;

/// The distance between two values of a colour component in the pictures; only sixteen values make
/// small files.
const STEP: u8 = 17;

/// How far a colour component may differ: half a step, plus rounding on other processors.
const ROUNDING: u8 = STEP / 2 + 3;

#[test]
fn the_pictures_are_those_of_the_drawings() {
    for calendar in CALENDARS {
        for card in faces() {
            let name = picture_name(card, calendar);
            let kept = Pixmap::decode_png(picture(card, calendar)).ok();
            let kept = kept.unwrap_or_else(|| panic!("{name} is no picture; see CONTRIBUTING.md"));
            let fresh = drawn(card, calendar, PICTURE_WIDTH);
            let parts = kept.data().iter().zip(fresh.data());
            let most = parts.map(|(kept, fresh)| kept.abs_diff(*fresh)).max();
            assert_eq!(
                (kept.width(), kept.height()),
                (fresh.width(), fresh.height()),
                "{name}"
            );
            assert!(
                most.unwrap() <= ROUNDING,
                "{name} is old; see CONTRIBUTING.md"
            );
        }
    }
}

#[test]
#[ignore = "writes the pictures: to be run when a drawing has changed"]
fn write_the_pictures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    std::fs::create_dir_all(&folder).unwrap();
    for calendar in CALENDARS {
        for card in faces() {
            let file = folder.join(picture_name(card, calendar));
            let picture = drawn(card, calendar, PICTURE_WIDTH);
            std::fs::write(file, packed(&picture)).unwrap();
        }
    }
}

/// Returns a picture as a PNG with a palette.
fn packed(picture: &Pixmap) -> Vec<u8> {
    let step = |part: u8| (part.saturating_add(STEP / 2) / STEP) * STEP;
    let mut palette: Vec<[u8; 4]> = Vec::new();
    let mut dots = Vec::new();
    for pixel in picture.pixels() {
        let color = pixel.demultiply();
        let color = [color.red(), color.green(), color.blue(), color.alpha()].map(step);
        let at = palette.iter().position(|known| *known == color);
        let at = at.unwrap_or_else(|| {
            palette.push(color);
            palette.len() - 1
        });
        dots.push(u8::try_from(at).unwrap());
    }
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let colors = palette.iter().flat_map(|color| color[..3].to_vec());
    encoder.set_palette(colors.collect::<Vec<u8>>());
    encoder.set_trns(palette.iter().map(|color| color[3]).collect::<Vec<u8>>());
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&dots).unwrap();
    writer.finish().unwrap();
    file
}
