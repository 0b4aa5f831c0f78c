//! A card as pixels, seen through different eyes.

use dokbak::card::{Calendar, Card};
use dokbak::drawing;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Lightness and two colour differences as defined by the CIE (L*, a*, b*): a distance of 2.3 is
/// just noticeable.
pub(crate) type Seen = [f64; 3];

/// Eyes: how the three parts of linear light are perceived.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eyes {
    pub(crate) name: &'static str,
    matrix: [[f64; 3]; 3],
}

/// Normal eyes, eyes that see only light and dark, and eyes that lack one type of cone, after
/// Machado, Oliveira and Fernandes (2009), severity 1.
pub(crate) const EYES: [Eyes; 5] = [
    Eyes {
        name: "normal",
        matrix: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    },
    Eyes {
        name: "grey",
        matrix: [[0.2126, 0.7152, 0.0722]; 3],
    },
    Eyes {
        name: "protanopia",
        matrix: [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    },
    Eyes {
        name: "deuteranopia",
        matrix: [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    },
    Eyes {
        name: "tritanopia",
        matrix: [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    },
];

/// A picture in linear light, row by row.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) light: Vec<[f64; 3]>,
}

/// Draws a card at this width as pixels, on a transparent background.
pub(crate) fn drawn(card: Card, calendar: Calendar, width: u32) -> Pixmap {
    let svg = drawing::document(&[card], calendar, "");
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixels = Pixmap::new(width, height).unwrap();
    let scaled = Transform::from_scale(scale, scale);
    resvg::render(&tree, scaled, &mut pixels.as_mut());
    pixels
}

impl Picture {
    /// Returns a card at this width, on a grey table.
    pub(crate) fn of(card: Card, calendar: Calendar, width: u32) -> Self {
        let card = drawn(card, calendar, width);
        let mut table = Pixmap::new(card.width(), card.height()).unwrap();
        table.fill(Color::from_rgba8(119, 119, 119, 255));
        let on = resvg::tiny_skia::PixmapPaint::default();
        table.draw_pixmap(0, 0, card.as_ref(), &on, Transform::identity(), None);
        let light = |part: u8| linear(f64::from(part) / 255.0);
        let pixels = table.pixels().iter();
        Self {
            width: table.width() as usize,
            height: table.height() as usize,
            light: pixels
                .map(|pixel| [pixel.red(), pixel.green(), pixel.blue()].map(light))
                .collect(),
        }
    }

    /// Returns the light at a place; outside the picture, that of the nearest edge.
    pub(crate) fn at(&self, x: isize, y: isize) -> [f64; 3] {
        let within = |at: isize, size: usize| at.clamp(0, size as isize - 1) as usize;
        self.light[within(y, self.height) * self.width + within(x, self.width)]
    }

    /// Builds a picture by calling `pixel` for each place.
    pub(crate) fn map(&self, pixel: impl Fn(isize, isize) -> [f64; 3]) -> Self {
        let places =
            (0..self.height as isize).flat_map(|y| (0..self.width as isize).map(move |x| (x, y)));
        Self {
            light: places.map(|(x, y)| pixel(x, y)).collect(),
            ..*self
        }
    }

    /// Returns the picture blurred by one pixel: each pixel takes a quarter of its light from
    /// itself, an eighth from each side, and a sixteenth from each corner.
    pub(crate) fn blurred(&self) -> Self {
        self.map(|x, y| {
            let mut sum = [0.0; 3];
            for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
                let weight = f64::from((2 - i32::abs(dx)) * (2 - i32::abs(dy))) / 16.0;
                let near = self.at(x + dx as isize, y + dy as isize);
                for (sum, part) in sum.iter_mut().zip(near) {
                    *sum += weight * part;
                }
            }
            sum
        })
    }

    /// Returns the picture as these eyes see it.
    pub(crate) fn seen(&self, eyes: Eyes) -> Vec<Seen> {
        let by = |light: &[f64; 3]| {
            let part = |row: [f64; 3]| row.iter().zip(light).map(|(by, part)| by * part).sum();
            lab(eyes.matrix.map(|row| f64::clamp(part(row), 0.0, 1.0)))
        };
        self.light.iter().map(by).collect()
    }
}

/// Converts a component of an sRGB colour to linear light.
fn linear(part: f64) -> f64 {
    if part <= 0.04045 {
        part / 12.92
    } else {
        ((part + 0.055) / 1.055).powf(2.4)
    }
}

/// Converts linear sRGB light (daylight white) to L*a*b*.
fn lab([red, green, blue]: [f64; 3]) -> Seen {
    let seen = |part: f64| {
        if part > 0.008_856 {
            part.cbrt()
        } else {
            7.787 * part + 16.0 / 116.0
        }
    };
    let x = seen((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47);
    let y = seen(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    let z = seen((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Returns the perceived distance between two colours.
pub(crate) fn distance(one: &Seen, other: &Seen) -> f64 {
    let [light, red, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
    (light * light + red * red + blue * blue).sqrt()
}
