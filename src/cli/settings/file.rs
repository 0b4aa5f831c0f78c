//! The config file: read with the place of each fault, and changed key by key.

use super::edit::{set, unset};
use super::key::SettingKey;
use super::taken::taken;
use super::world::World;
use crate::card::nearest_of;
use crate::files::{self, SystemFault};
use crate::limits::Limit;
use crate::rules::{FileFault, FileProblem, TopKey, text_of, top_keys};
use std::io;
use std::path::{Path, PathBuf};

/// A mistake in the config file. Correct keys in the file count nevertheless.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct ConfigFault {
    pub(in crate::cli) file: String,
    /// Line and column, counted from 1.
    pub(in crate::cli) at: (u32, u32),
    pub(in crate::cli) problem: ConfigProblem,
}

/// What can be wrong in the config file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum ConfigProblem {
    /// The file cannot be read, or is not a list of keys with values.
    File(FileFault),
    /// There is no such key; perhaps the nearest one was meant.
    Unknown {
        name: String,
        nearest: Option<String>,
    },
    /// A key does not accept this value.
    BadValue { key: SettingKey, value: String },
}

/// Why a key cannot be set in the config file.
#[derive(Debug)]
pub(in crate::cli) enum NotSet {
    /// The platform gives no place for the file.
    NoPlace,
    /// The key does not accept this value.
    BadValue { key: SettingKey, value: String },
    /// The file cannot be read, or its form does not allow the key to be set.
    Unfit(PathBuf),
    /// The file cannot be written.
    NotWritten(PathBuf, io::Error),
}

/// The config file as it was found.
#[derive(Clone, Debug, Default)]
pub(in crate::cli) struct ConfigFile {
    path: Option<PathBuf>,
    /// The file's content, if it could be read.
    text: Option<String>,
    keys: Vec<TopKey>,
    pub(in crate::cli) faults: Vec<ConfigFault>,
}

impl ConfigFile {
    /// Reads the config file of an environment; a missing file counts as empty.
    pub(in crate::cli) fn read(world: &World) -> Self {
        let Some(path) = world.config_file() else {
            return Self::default();
        };
        let name = path.display().to_string();
        let text = match text_of(&path, Limit::ConfigBytes) {
            Ok(text) => Ok(text),
            Err(FileProblem::Unreadable {
                why: SystemFault::Missing,
                ..
            }) => Ok(String::new()),
            Err(problem) => Err(FileFault {
                file: name.clone(),
                line: 1,
                column: 1,
                problem,
            }),
        };
        match text {
            Ok(text) => Self::parsed(Some(path), text, &name),
            Err(fault) => Self {
                path: Some(path),
                faults: vec![in_form(fault)],
                ..Self::default()
            },
        }
    }

    fn parsed(path: Option<PathBuf>, text: String, name: &str) -> Self {
        let (keys, faults) = top_keys(&text, name);
        let mut file = Self {
            path,
            text: Some(text),
            keys,
            faults: faults.into_iter().map(in_form).collect(),
        };
        let found = file.keys.iter().filter_map(|found| {
            let (at, problem) = file.wrong(found)?;
            let file = name.to_owned();
            Some(ConfigFault { file, at, problem })
        });
        let found: Vec<ConfigFault> = found.collect();
        file.faults.extend(found);
        file
    }

    /// Returns what is wrong with a key or its value, and where; `None` if nothing is wrong.
    fn wrong(&self, found: &TopKey) -> Option<((u32, u32), ConfigProblem)> {
        let Some(key) = SettingKey::of_name(&found.key) else {
            let name = found.key.clone();
            let nearest = nearest_of(&name, SettingKey::names());
            return Some((found.at, ConfigProblem::Unknown { name, nearest }));
        };
        let value = found.value.clone();
        let is_wrong = taken(key, &value, self.folder()).is_none();
        is_wrong.then_some((found.value_at, ConfigProblem::BadValue { key, value }))
    }

    /// Returns the path of the file, whether the file exists or not; `None` if the platform gives
    /// no place for it.
    pub(in crate::cli) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns the folder where relative paths in the file start.
    pub(super) fn folder(&self) -> &Path {
        let folder = self.path.as_deref().and_then(Path::parent);
        folder.unwrap_or_else(|| Path::new(""))
    }

    /// Returns the text of a key's value, if the file has the key.
    pub(super) fn value(&self, key: SettingKey) -> Option<&str> {
        let found = self.keys.iter().find(|found| found.key == key.name())?;
        Some(&found.value)
    }

    /// Sets or removes a key in the file, leaving everything else unchanged. A relative path starts
    /// in the current folder.
    pub(in crate::cli) fn change(
        &self,
        key: SettingKey,
        value: Option<&str>,
    ) -> Result<(), NotSet> {
        let path = self.path.as_deref().ok_or(NotSet::NoPlace)?;
        let wanted = |value: &str| {
            let value = value.to_owned();
            let text = taken(key, &value, Path::new(""));
            text.ok_or(NotSet::BadValue { key, value })
        };
        let value = value.map(wanted).transpose()?;
        let unfit = || NotSet::Unfit(path.to_owned());
        let text = self.text.as_deref().ok_or_else(unfit)?;
        let changed = match &value {
            Some(value) => set(text, key.name(), value),
            None => unset(text, key.name()),
        };
        let changed = changed.ok_or_else(unfit)?;
        if changed == text {
            return Ok(());
        }
        write(path, &changed).map_err(|why| NotSet::NotWritten(path.to_owned(), why))
    }
}

/// Converts a fault in the file's form.
fn in_form(fault: FileFault) -> ConfigFault {
    ConfigFault {
        file: fault.file.clone(),
        at: (fault.line, fault.column),
        problem: ConfigProblem::File(fault),
    }
}

/// Writes the whole file, creating the folders above it; a symbolic link stays a link.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let path = files::real_path_or(path);
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    files::replace(&path, text.as_bytes())
}

#[cfg(test)]
impl ConfigFile {
    /// Returns a config file with this content.
    pub(super) fn of_text(text: &str) -> Self {
        let path = PathBuf::from("/config/dokbak/config.yaml");
        Self::parsed(Some(path), text.to_owned(), "config.yaml")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_has_its_place_and_the_rest_counts() {
        let file = ConfigFile::of_text("lang: kr\ncolour: never\nrules: korean\nledger:\n  - a\n");
        let found: Vec<_> = file.faults.iter().map(|fault| fault.at).collect();
        assert_eq!(found, [(5, 3), (1, 7), (2, 1)]);
        assert_eq!(file.value(SettingKey::Rules), Some("korean"));
        let nearest = match &file.faults[2].problem {
            ConfigProblem::Unknown { nearest, .. } => nearest.as_deref(),
            _ => None,
        };
        assert_eq!(nearest, Some("color"));
    }

    #[test]
    fn a_file_that_is_no_list_of_keys_is_one_fault() {
        for text in ["lang: [", "- lang", "lang ko"] {
            let file = ConfigFile::of_text(text);
            assert_eq!(file.faults.len(), 1, "{text}");
            assert_eq!(file.value(SettingKey::Lang), None, "{text}");
        }
    }

    #[test]
    fn a_file_of_comments_says_nothing() {
        let file = ConfigFile::of_text("# lang: ko\n\n");
        assert_eq!(file.faults, []);
    }
}
