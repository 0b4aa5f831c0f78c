//! The letters that people type: which of them are seen, and when two names are one.

mod keyboard;
mod name;
#[cfg(feature = "cli")]
mod near;
#[cfg(feature = "cli")]
mod script;
mod seen;

pub(crate) use keyboard::on_latin_keys;
pub use name::{LONGEST_NAME, NameFault, alike, check_name, key, same_name};
#[cfg(feature = "cli")]
pub(crate) use near::nearest_name;
#[cfg(feature = "cli")]
pub(crate) use script::{Writing, writing_of};
#[cfg(feature = "ledger")]
pub(crate) use seen::is_letter;
pub use seen::{inert, is_odd_number, is_seen, json};

use unicode_segmentation::UnicodeSegmentation as _;

/// Returns how many displayed letters a text has: one for a Hangul syllable however it is composed.
pub fn width(text: &str) -> u32 {
    u32::try_from(text.graphemes(true).count()).unwrap_or(u32::MAX)
}
