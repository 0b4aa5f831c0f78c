//! Pictures for chats.
#![allow(
    clippy::float_arithmetic,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places in a picture are small"
)]

use crate::support::{Circle, between};
use dokbak::card::{Calendar, Card};
use dokbak::drawing;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fs;

/// Three hands of two evenings; a chip is worth so much.
fn circle(chip: &str) -> Option<Circle> {
    let circle = Circle::new();
    let notes = format!(
        "date 2026-03-07\nchip {chip}\nrules pagat\nplayers 영희 철수 민수\n\
         영희 has 2y 4y 8y 1g 1tp 3pp\n철수 counts g1 p7\n민수 counts g1 p8\n영희 stop\n\n\
         players 영희 철수 민수\n철수 scores 4\n철수 stop\n\n\
         date 2026-03-14\nchip {chip}\nrules pagat\nplayers 영희 철수 민수\n\
         민수 scores 3\n민수 stop\n"
    );
    fs::write(circle.folder().join("notes.hwatu"), notes).unwrap();
    circle.done(&["import", "notes.hwatu"]);
    let tried = circle.run(&[
        "report",
        "--lang",
        "ko",
        "--picture",
        "head",
        "-o",
        "tried.png",
    ]);
    if tried.status.code() == Some(0) {
        return Some(circle);
    }
    let told = String::from_utf8_lossy(&tried.stderr);
    assert!(told.contains("fonts-noto-cjk"), "{told}");
    crate::programs::passed_over("a Korean font");
    None
}

/// Draws a picture and returns its bytes.
fn drawn(circle: &Circle, args: &[&str]) -> Vec<u8> {
    let path = circle.folder().join("drawn.png");
    let _ = fs::remove_file(&path);
    circle.done(
        &[
            &["report", "--lang", "ko", "-o", "drawn.png", "--picture"],
            args,
        ]
        .concat(),
    );
    fs::read(path).unwrap()
}

const PICTURES: [&[&str]; 4] = [&["head"], &["podium"], &["hand"], &["person", "영희"]];

/// Without `--money` a picture has chips alone: what they are worth changes not a byte.
#[test]
fn money_is_told_only_where_it_is_asked_for() {
    let (Some(one), Some(other)) = (circle("100 KRW"), circle("250 KRW")) else {
        return;
    };
    for picture in PICTURES {
        assert!(
            drawn(&one, picture) == drawn(&other, picture),
            "{picture:?}"
        );
        let with_money = [picture, &["--money"]].concat();
        let both = [&one, &other].map(|circle| drawn(circle, &with_money));
        assert!(both[0] != both[1], "{picture:?}");
    }
}

/// A picture is what it shows and nothing else: no text beside the pixels, such as a time, a place
/// or a program.
#[test]
fn a_picture_has_only_pixels() {
    let Some(circle) = circle("100 KRW") else {
        return;
    };
    for picture in PICTURES {
        let png = drawn(&circle, picture);
        let mut rest = &png[8..];
        let mut parts = Vec::new();
        while let Some((size, after)) = rest.split_first_chunk::<4>() {
            let size = usize::try_from(u32::from_be_bytes(*size)).unwrap();
            parts.push(String::from_utf8(after[..4].to_vec()).unwrap());
            rest = &after[4 + size + 4..];
        }
        parts.dedup();
        assert_eq!(parts, ["IHDR", "IDAT", "IEND"], "{picture:?}");
        assert_eq!(Pixmap::decode_png(&png).unwrap().width(), 1080);
    }
}

/// The cards of the picture are those of the page, in the same places.
#[test]
fn a_hand_is_drawn_as_on_the_page() {
    let Some(circle) = circle("100 KRW") else {
        return;
    };
    let page = circle.page();
    let record = between(&page, "<article id=\"record-hand\">", "</article>");
    let pile = between(record, "<svg class=\"pile\" viewBox=\"0 0 ", "</svg>");
    assert!(record.contains("godori"));
    let height: f32 = between(pile, " ", "\"").parse().unwrap();
    // The pile fills the picture's width but for its margins, and stands above the lower one.
    let scale = (1080.0 - 2.0 * 70.0) / 1100.0;
    let picture = Pixmap::decode_png(&drawn(&circle, &["hand"])).unwrap();
    let top = f64::from(picture.height()) - 70.0 - f64::from((height * scale).floor());
    let cards = pile.split("<use href=\"#k").skip(1);
    let lifted: Vec<&str> = cards
        .clone()
        .filter(|card| card.contains("class=\"up\""))
        .collect();
    assert_eq!(lifted.len(), 3, "the three birds");
    for one in lifted {
        let number = |name: &str| -> f64 { between(one, name, "\"").parse().unwrap() };
        let (x, y) = (number(" x=\""), number(" y=\""));
        let id = one.split('"').next().unwrap();
        let symbol = between(&page, &format!("<symbol id=\"k{id}\""), ">");
        let code = between(symbol, "data-code=\"", "\"");
        let card = Card::faces()
            .find(|card| card.code(Calendar::Korean) == code)
            .unwrap();
        let alone = alone(card, scale);
        // The left half of a lifted card is covered by none.
        let mut apart = 0_u64;
        let (wide, high) = (alone.width() / 2, alone.height());
        for down in 4..high - 4 {
            for across in 4..wide {
                let (left, above) = (70.0 + x * f64::from(scale), top + y * f64::from(scale));
                let at =
                    |place: f64, more: u32| u32::try_from(place.round() as i64).unwrap() + more;
                let own = picture.pixel(at(left, across), at(above, down)).unwrap();
                let due = alone.pixel(across, down).unwrap();
                apart += u64::from(own.red().abs_diff(due.red()));
            }
        }
        let each = apart / u64::from((wide - 4) * (high - 8));
        assert!(each < 24, "{code}: {each}");
    }
}

/// Draws a card alone.
fn alone(card: Card, scale: f32) -> Pixmap {
    let svg = drawing::document(&[card], Calendar::Korean, "");
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let size = tree.size();
    let pixels = |length: f32| (length * scale).round() as u32;
    let mut drawn = Pixmap::new(pixels(size.width()), pixels(size.height())).unwrap();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut drawn.as_mut(),
    );
    drawn
}

/// On a machine without fonts no picture is made, and what has the letters is named.
#[test]
fn letters_that_no_font_has_are_named() {
    let Some(circle) = circle("100 KRW") else {
        return;
    };
    let none = circle.folder().join("fonts.conf");
    let empty = circle.folder().join("empty");
    fs::create_dir(&empty).unwrap();
    let config = format!("<fontconfig><dir>{}</dir></fontconfig>", empty.display());
    fs::write(&none, config).unwrap();
    for (lang, letter) in [("en", "영"), ("ko", "영"), ("ja", "영")] {
        let args = [
            "report",
            "--lang",
            lang,
            "--picture",
            "podium",
            "-o",
            "none.png",
        ];
        let told = circle.run_with(&[("FONTCONFIG_FILE", none.to_str().unwrap())], &args);
        assert_eq!(told.status.code(), Some(1));
        let said = String::from_utf8_lossy(&told.stderr).into_owned();
        assert!(said.contains(letter) && said.contains("fonts-"), "{said}");
        assert!(!circle.folder().join("none.png").exists());
    }
}

/// A guest has no part on the circle's page, and a picture all the same.
#[test]
fn a_guest_is_drawn_alone() {
    let Some(circle) = circle("100 KRW") else {
        return;
    };
    circle.done(&["people", "guest", "민수"]);
    let one = drawn(&circle, &["person", "민수"]);
    let other = drawn(&circle, &["person", "민수", "--person", "민수"]);
    assert!(one == other);
}

#[test]
fn a_picture_is_called_png() {
    let Some(circle) = circle("100 KRW") else {
        return;
    };
    for args in [
        &["report", "--picture", "head", "-o", "head.jpg"][..],
        &["share", "1.1", "--picture", "hand.jpg"],
    ] {
        let told = circle.run(args);
        assert_eq!(told.status.code(), Some(2), "{args:?}");
        let said = String::from_utf8_lossy(&told.stderr).into_owned();
        assert!(said.contains(".png"), "{said}");
    }
    assert!(!circle.folder().join("head.jpg").exists());
}

/// What is shared is drawn too: a hand, an evening, days.
#[test]
fn what_is_shared_is_drawn() {
    let Some(circle) = circle("100 KRW") else {
        return;
    };
    for (name, args) in [
        ("hand.png", &["share", "3/7.1"][..]),
        ("last.png", &["share"]),
        ("evening.png", &["share", "--evening", "3/7"]),
        ("month.png", &["share", "--month", "2026-03"]),
    ] {
        let asked = [args, &["--lang", "ko", "--picture", name]].concat();
        let told = circle.done(&asked);
        assert!(told.contains(name) && told.contains("1080×"), "{told}");
        assert!(Pixmap::load_png(circle.folder().join(name)).is_ok());
        // A file that is there is never written over.
        assert_eq!(circle.run(&asked).status.code(), Some(1));
    }
}
