//! Text that people type: which letters are visible, and when two names mean one person.

#[cfg(any(feature = "cli", feature = "serve"))]
pub(crate) mod html;
mod keyboard;
mod name;
#[cfg(feature = "ledger")]
mod near;
#[cfg(feature = "ledger")]
mod script;
mod seen;

pub(crate) use keyboard::on_latin_keys;
pub(crate) use name::compared;
pub use name::{LONGEST_NAME, Name, NameFault, alike, check_name, key, same_name};
#[cfg(feature = "ledger")]
pub(crate) use near::nearest_name;
#[cfg(feature = "ledger")]
pub(crate) use script::{Writing, writing_of};
#[cfg(feature = "ledger")]
pub(crate) use seen::is_letter;
#[cfg(feature = "cli")]
pub(crate) use seen::{JsonLines, inert_data, is_drawn, is_turned};
pub use seen::{inert, is_odd_number, is_seen, json};

use unicode_segmentation::UnicodeSegmentation as _;

/// Returns the first `letters` displayed letters (graphemes) of a text.
#[cfg(feature = "cli")]
pub(crate) fn beginning(text: &str, letters: usize) -> String {
    text.graphemes(true).take(letters).collect()
}

/// Returns how many displayed letters a text has. A Hangul syllable is one, however it is encoded.
pub fn width(text: &str) -> u32 {
    // The only ASCII characters that join into one letter are carriage return and line feed.
    let each_its_own = text.bytes().all(|byte| byte.is_ascii() && byte != b'\r');
    let letters = if each_its_own {
        text.len()
    } else {
        text.graphemes(true).count()
    };
    u32::try_from(letters).unwrap_or(u32::MAX)
}
