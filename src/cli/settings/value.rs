//! The values that keys accept.

use super::chosen::{SettingChoice, SettingOrigin};
use super::color::ColorChoice;
use super::locale::of_locale;
use super::world::World;
#[cfg(feature = "club")]
use crate::ledger::postgres::ClubAddress;
use crate::rules;
use crate::words::Lang;
use clap::ValueEnum as _;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The value of a setting.
pub(in crate::cli) trait SettingValue: Sized {
    /// Whether an empty environment variable counts as a value.
    const EMPTY_SAYS: bool = false;

    /// Parses a text; relative paths start in `folder`. `None` if the key does not accept the text.
    fn read(text: &str, folder: &Path) -> Option<Self>;

    /// Parses an environment variable; `None` if the key does not accept its value.
    fn of_variable(text: &OsStr) -> Option<Self> {
        Self::read(text.to_str()?, Path::new(""))
    }

    /// Returns the default value.
    fn default(world: &World) -> SettingChoice<Self>;

    /// Returns the value as it would be written, if there is one.
    fn text(&self) -> Option<String>;
}

/// Returns a value as the default.
const fn unchosen<T>(value: T) -> SettingChoice<T> {
    let origin = SettingOrigin::Default;
    SettingChoice { value, origin }
}

impl SettingValue for Lang {
    fn read(text: &str, _: &Path) -> Option<Self> {
        Self::of_code(text)
    }

    fn default(world: &World) -> SettingChoice<Self> {
        match of_locale(world) {
            Some((value, name)) => {
                let origin = SettingOrigin::Locale(name);
                SettingChoice { value, origin }
            }
            None => unchosen(Self::English),
        }
    }

    fn text(&self) -> Option<String> {
        Some(self.code().to_owned())
    }
}

/// The name of a built-in ruleset, or the path of a file.
impl SettingValue for Option<String> {
    fn read(text: &str, folder: &Path) -> Option<Self> {
        rules::load(text, folder).ok()?;
        let is_shipped = rules::SHIPPED.iter().any(|(name, _)| *name == text);
        if is_shipped {
            return Some(Some(text.to_owned()));
        }
        let path = std::path::absolute(folder.join(text)).ok()?;
        Some(Some(path.to_str()?.to_owned()))
    }

    fn default(_: &World) -> SettingChoice<Self> {
        unchosen(None)
    }

    fn text(&self) -> Option<String> {
        self.clone()
    }
}

impl SettingValue for Option<PathBuf> {
    fn read(text: &str, folder: &Path) -> Option<Self> {
        if text.is_empty() {
            return None;
        }
        #[cfg(feature = "club")]
        if ClubAddress::is_meant_by(text) {
            return Some(Some(address_in(text, folder)));
        }
        let path = match text.strip_prefix("~/") {
            Some(rest) => etcetera::home_dir().ok()?.join(rest),
            None => folder.join(text),
        };
        Some(std::path::absolute(path).ok())
    }

    /// Keeps the path as it was written, since messages show it.
    fn of_variable(text: &OsStr) -> Option<Self> {
        Some(Some(PathBuf::from(text)))
    }

    fn default(world: &World) -> SettingChoice<Self> {
        unchosen(world.ledger())
    }

    fn text(&self) -> Option<String> {
        let path = self.as_ref()?;
        #[cfg(feature = "club")]
        if let Some(url) = path.to_str().filter(|text| ClubAddress::is_meant_by(text)) {
            return Some(shown(url));
        }
        Some(path.display().to_string())
    }
}

/// Returns the address of a club as the path of a ledger; a relative path in it starts in `folder`.
#[cfg(feature = "club")]
fn address_in(text: &str, folder: &Path) -> PathBuf {
    match ClubAddress::parse_in(text, folder) {
        Ok((address, None)) => PathBuf::from(address.to_url()),
        // What is wrong with it is told when it is used, and a password is needed then.
        _ => PathBuf::from(text),
    }
}

/// Returns the address of a club as it is shown: without password.
#[cfg(feature = "club")]
fn shown(url: &str) -> String {
    match ClubAddress::parse(url) {
        Ok((address, _)) => address.to_url(),
        Err(_) => "postgresql://…".to_owned(),
    }
}

/// The words for yes, and those for no, in a file or variable; the first is the one we write.
const YES: [&str; 4] = ["yes", "true", "on", "1"];
const NO: [&str; 4] = ["no", "false", "off", "0"];

impl SettingValue for bool {
    fn read(text: &str, _: &Path) -> Option<Self> {
        if YES.contains(&text) {
            return Some(true);
        }
        NO.contains(&text).then_some(false)
    }

    fn default(_: &World) -> SettingChoice<Self> {
        unchosen(false)
    }

    fn text(&self) -> Option<String> {
        let [yes, ..] = YES;
        let [no, ..] = NO;
        Some(if *self { yes } else { no }.to_owned())
    }
}

impl SettingValue for ColorChoice {
    fn read(text: &str, _: &Path) -> Option<Self> {
        Self::from_str(text, false).ok()
    }

    /// `NO_COLOR` forbids colour, whatever its value.
    fn of_variable(_: &OsStr) -> Option<Self> {
        Some(Self::Never)
    }

    fn default(_: &World) -> SettingChoice<Self> {
        unchosen(Self::Auto)
    }

    fn text(&self) -> Option<String> {
        let value = self.to_possible_value()?;
        Some(value.get_name().to_owned())
    }
}
