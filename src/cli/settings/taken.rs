//! What the config file takes.

use super::color::ColorChoice;
use super::key::SettingKey;
use super::pager::Pager;
use super::table::every_key;
use super::value::SettingValue as _;
use crate::words::Lang;
use std::path::{Path, PathBuf};

/// Makes the reading of a value of each key.
macro_rules! taken {
    ($($(#[$doc:meta])* $key:ident $field:ident: $type:ty, $option:expr, $variable:expr;)+) => {
        /// Returns a value as the config file is to have it, or `None` where the key does not take
        /// it; relative paths start at a folder.
        pub(super) fn taken(key: SettingKey, text: &str, folder: &Path) -> Option<String> {
            match key {
                $(SettingKey::$key => <$type>::read(text, folder)?.text(),)+
            }
        }
    };
}

every_key!(taken);
