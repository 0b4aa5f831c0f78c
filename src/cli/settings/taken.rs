//! The values that the config file accepts.

use super::color::ColorChoice;
use super::key::SettingKey;
use super::pager::Pager;
use super::table::every_key;
use super::value::SettingValue as _;
use crate::words::Lang;
use std::path::{Path, PathBuf};

/// Generates a reader for each key's value.
macro_rules! taken {
    ($($(#[$doc:meta])* $key:ident $field:ident: $type:ty, $option:expr, $variable:expr;)+) => {
        /// Returns a value in the form for the config file; `None` if the key does not accept it.
        /// Relative paths start in `folder`.
        pub(super) fn taken(key: SettingKey, text: &str, folder: &Path) -> Option<String> {
            match key {
                $(SettingKey::$key => <$type>::read(text, folder)?.text(),)+
            }
        }
    };
}

every_key!(taken);
