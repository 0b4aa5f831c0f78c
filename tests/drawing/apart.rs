//! Cards can be told apart.

use crate::picture::{EYES, Eyes, Picture, Seen, distance};
use crate::{CALENDARS, faces};
use dokbak::card::{Calendar, Card};

/// The widths at which cards are shown: in a pile's row on a phone, and next to a line of text.
const WIDTHS: [u32; 2] = [26, 40];

/// From this distance on, two colours differ at a glance, even in a dot: several times the 2.3 that
/// are just noticeable side by side.
const PLAIN: f64 = 10.0;

/// The share of two cards that must differ plainly: as much as both marks cover, the month (27 by
/// 32 of 100 by 160) and the kind (24 by 24), together 9 in 100. Even the presence or absence of a
/// mark is then noticeable.
const ENOUGH: f64 = 0.09;

/// Returns the share of pixels that differ plainly.
fn difference(one: &[Seen], other: &[Seen]) -> f64 {
    let pairs = one.iter().zip(other);
    let plain = pairs.filter(|(one, other)| distance(one, other) > PLAIN);
    plain.count() as f64 / one.len() as f64
}

/// Returns every card of a calendar at this width.
fn pack(calendar: Calendar, width: u32) -> Vec<(Card, Picture)> {
    let drawn = |card| (card, Picture::of(card, calendar, width));
    faces().into_iter().map(drawn).collect()
}

/// Returns the cards as these eyes see them, blurred by a pixel.
fn seen(pack: &[(Card, Picture)], eyes: Eyes) -> Vec<(Card, Vec<Seen>)> {
    let seen = |(card, picture): &(Card, Picture)| (*card, picture.blurred().seen(eyes));
    pack.iter().map(seen).collect()
}

/// Returns the pairs of cards that do not differ plainly.
fn alike(calendar: Calendar, width: u32) -> Vec<String> {
    let mut alike = Vec::new();
    let pack = pack(calendar, width);
    for eyes in EYES {
        let seen = seen(&pack, eyes);
        for (at, (one, picture)) in seen.iter().enumerate() {
            for (other, also) in &seen[at + 1..] {
                let part = difference(picture, also);
                if part < ENOUGH {
                    let codes = [one, other].map(|card| card.code(calendar));
                    alike.push(format!("{codes:?} {part:.3} {} {width}", eyes.name));
                }
            }
        }
    }
    alike
}

#[test]
fn any_two_cards_differ_plainly_in_grey_and_with_less_sense_of_colour() {
    for calendar in CALENDARS {
        for width in WIDTHS {
            let alike = alike(calendar, width);
            assert!(alike.is_empty(), "{}", alike.join("\n"));
        }
    }
}

/// A repeatable pseudo-random sequence.
struct Noise(u64);

impl Noise {
    /// Returns a number between -1 and 1.
    fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }
}

/// Returns a copy as taken by a bad camera: shifted by a pixel, blurred, a tenth darker, and noisy.
fn snapped(picture: &Picture, (right, down): (isize, isize), noise: &mut Noise) -> Picture {
    let moved = picture.map(|x, y| picture.at(x - right, y - down));
    let mut copy = moved.blurred();
    for part in copy.light.iter_mut().flatten() {
        *part = (*part * 0.9 + noise.next() * 0.1).clamp(0.0, 1.0);
    }
    copy
}

/// Returns the overall distance between two pictures.
fn apart(one: &[Seen], other: &[Seen]) -> f64 {
    let pairs = one.iter().zip(other);
    pairs.map(|(one, other)| distance(one, other)).sum()
}

#[test]
fn a_bad_copy_of_a_card_is_most_like_that_card() {
    let mut noise = Noise(8);
    let mut shifts = [(1, 0), (-1, 1), (0, -1), (1, 1)].into_iter().cycle();
    for width in WIDTHS {
        let pack = pack(Calendar::Korean, width);
        for eyes in EYES {
            let seen = seen(&pack, eyes);
            for (card, picture) in &pack {
                let moved = shifts.next().unwrap();
                let copy = snapped(picture, moved, &mut noise).seen(eyes);
                let far = seen.iter().map(|(card, one)| (card, apart(one, &copy)));
                let nearest = far.min_by(|(_, one), (_, other)| one.total_cmp(other));
                let found = nearest.unwrap().0.code(Calendar::Korean);
                let wanted = card.code(Calendar::Korean);
                assert_eq!(found, wanted, "{} {width} {moved:?}", eyes.name);
            }
        }
    }
}

/// Tests the measure itself: a card equals itself, and a single dot makes no plain difference.
#[test]
fn a_dot_more_or_less_is_not_plain() {
    let card = faces()[0];
    let picture = Picture::of(card, Calendar::Korean, 26);
    let dotted = picture.map(|x, y| {
        if (x, y) == (13, 20) {
            [0.0; 3]
        } else {
            picture.at(x, y)
        }
    });
    let [one, other] = [&picture, &dotted].map(|picture| picture.blurred().seen(EYES[0]));
    assert!(difference(&one, &one) == 0.0);
    assert!(difference(&one, &other) < ENOUGH);
}
