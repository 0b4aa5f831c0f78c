//! The pictures of a phone in the READMEs: what a script sees in Chromium, in few colours.

use crate::scripts::Scripts;
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Filter};
use serde_json::json;
use std::collections::HashMap;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

/// How many colours a picture has. Cards have few, and letters few shades.
const COLORS: usize = 64;

/// How far apart two colours of a picture are at least.
const APART: i32 = 400;

/// The pictures: the language, the file in `docs`, and the players, of whom the first wins.
const PICTURES: [(&str, &str, [&str; 3]); 3] = [
    ("en", "phone.png", ["Ann", "Bo", "Chul"]),
    ("ko", "phone.ko.png", ["영희", "철수", "민수"]),
    ("ja", "phone.ja.png", ["英子", "太郎", "次郎"]),
];

type Color = [u8; 3];

#[test]
#[ignore = "takes the pictures of the READMEs again"]
fn write_the_pictures() {
    let Some(scripts) = Scripts::new() else {
        return;
    };
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    for (lang, file, players) in PICTURES {
        let taken = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
        let settings = json!({"lang": lang, "players": players, "file": taken});
        scripts.run("phones/check.mjs", &["picture"], &settings);
        write_in_few_colors(&taken, &docs.join(file));
        fs::remove_file(&taken).unwrap();
    }
}

/// Writes a picture again with the colours that it has most of.
fn write_in_few_colors(from: &Path, to: &Path) {
    let decoder = Decoder::new(BufReader::new(File::open(from).unwrap()));
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    let pixels = bytes.chunks_exact(info.color_type.samples());
    let pixels: Vec<Color> = pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let mut counts: HashMap<Color, usize> = HashMap::new();
    for pixel in &pixels {
        *counts.entry(*pixel).or_default() += 1;
    }
    let mut all: Vec<(Color, usize)> = counts.into_iter().collect();
    // Colours of one number stand in an order of their own, so that the file is the same every
    // time.
    all.sort_by_key(|(color, count)| (usize::MAX - count, *color));
    let mut palette: Vec<Color> = Vec::new();
    for (color, _) in &all {
        let is_new = palette
            .iter()
            .all(|known| distance(*known, *color) >= APART);
        if is_new && palette.len() < COLORS {
            palette.push(*color);
        }
    }
    let nearest = |color: Color| {
        let near = (0_u8..).zip(&palette);
        let near = near.min_by_key(|(_, known)| distance(**known, color));
        near.map(|(at, _)| at).unwrap()
    };
    let found: HashMap<Color, u8> = all
        .iter()
        .map(|(color, _)| (*color, nearest(*color)))
        .collect();
    let indexed: Vec<u8> = pixels.iter().map(|pixel| found[pixel]).collect();
    let mut encoder = Encoder::new(File::create(to).unwrap(), info.width, info.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&indexed).unwrap();
}

/// Returns how different two colours look.
fn distance(one: Color, other: Color) -> i32 {
    let apart = |at: usize| (i32::from(one[at]) - i32::from(other[at])).pow(2);
    2 * apart(0) + 4 * apart(1) + 3 * apart(2)
}
