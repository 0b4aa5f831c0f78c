//! The program's environment: its variables and the platform's folders.

use super::key::SettingKey;
use etcetera::BaseStrategy;
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// The variable for the path of the config file.
const CONFIG: &str = "DOKBAK_CONFIG";
/// The variables that name the locale, in order of precedence.
pub(super) const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The variable that names the pager of all programs.
pub(super) const PAGER: &str = "PAGER";
/// The variable that names the terminal type.
pub(super) const TERMINAL: &str = "TERM";

/// The environment, as far as settings depend on it.
#[derive(Debug)]
pub(in crate::cli) struct World {
    variables: BTreeMap<&'static str, OsString>,
    /// The platform's folder for config files, if it has one.
    config: Option<PathBuf>,
    /// The platform's folder for data, if it has one.
    data: Option<PathBuf>,
}

impl World {
    /// Returns the environment of this process.
    pub(in crate::cli) fn of_process() -> Self {
        let keys = SettingKey::ALL.iter().filter_map(|key| key.variable());
        let names = keys.chain(LOCALE).chain([CONFIG, PAGER, TERMINAL]);
        let variables = names.filter_map(|name| Some((name, std::env::var_os(name)?)));
        let places = etcetera::choose_base_strategy().ok();
        Self {
            variables: variables.collect(),
            config: places.as_ref().map(BaseStrategy::config_dir),
            data: places.as_ref().map(BaseStrategy::data_dir),
        }
    }

    /// Returns the value of an environment variable, unless it is empty.
    pub(super) fn variable(&self, name: &str) -> Option<&OsStr> {
        self.given(name).filter(|text| !text.is_empty())
    }

    /// Returns the value of an environment variable, even if it is empty.
    pub(super) fn given(&self, name: &str) -> Option<&OsStr> {
        self.variables.get(name).map(OsString::as_os_str)
    }

    /// Returns the path of the config file, whether the file exists or not; `None` if the platform
    /// gives no place for it.
    pub(in crate::cli) fn config_file(&self) -> Option<PathBuf> {
        match self.variable(CONFIG) {
            Some(named) => Some(PathBuf::from(named)),
            None => Some(own(self.config.as_deref()?).join("config.yaml")),
        }
    }

    /// Returns the folder for copies of clubs' ledgers, whether it exists or not; `None` if the
    /// platform gives no place for it.
    #[cfg(feature = "club")]
    pub(in crate::cli) fn clubs(&self) -> Option<PathBuf> {
        Some(own(self.data.as_deref()?).join("clubs"))
    }

    /// Returns the default path of the ledger, whether the ledger exists or not; `None` if the
    /// platform gives no place for it.
    pub(super) fn ledger(&self) -> Option<PathBuf> {
        Some(own(self.data.as_deref()?).join("ledger.db"))
    }
}

/// Returns this program's folder inside one of the platform's.
fn own(folder: &Path) -> PathBuf {
    folder.join("dokbak")
}

#[cfg(test)]
impl World {
    /// Returns an environment with these variables.
    pub(super) fn with_variables(variables: &[(&'static str, &str)]) -> Self {
        let variables = variables.iter();
        Self {
            variables: variables
                .map(|(name, text)| (*name, OsString::from(text)))
                .collect(),
            config: Some(PathBuf::from("/config")),
            data: Some(PathBuf::from("/data")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_lie_in_the_platforms_folders_unless_they_are_named() {
        let world = World::with_variables(&[]);
        let is = |found: Option<PathBuf>, path: &str| assert_eq!(found, Some(PathBuf::from(path)));
        is(world.config_file(), "/config/dokbak/config.yaml");
        is(world.ledger(), "/data/dokbak/ledger.db");
        let world = World::with_variables(&[(CONFIG, "mine.yaml")]);
        is(world.config_file(), "mine.yaml");
    }
}
