//! Answers of a setup that is not finished, and claims of a dispute, kept in a small file beside
//! the ledger until the session is opened or the hand corrected.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The file of unfinished answers.
pub(super) struct Waiting(Option<PathBuf>);

impl Waiting {
    /// Returns the file of a setup at a ledger.
    pub(super) fn beside(ledger: &Path) -> Self {
        Self::with_ending(ledger, ".setup")
    }

    /// Returns the file of a dispute about a hand of a ledger.
    pub(super) fn of_dispute(ledger: &Path, hand: i64) -> Self {
        Self::with_ending(ledger, &format!(".dispute-{hand}"))
    }

    fn with_ending(ledger: &Path, ending: &str) -> Self {
        let mut name = OsString::from(ledger);
        name.push(ending);
        Self(Some(PathBuf::from(name)))
    }

    /// Returns a file that keeps nothing: a script can be played again from its start.
    pub(super) const fn nowhere() -> Self {
        Self(None)
    }

    /// Returns the answers; none where there is no file that can be read.
    pub(super) fn read(&self) -> Vec<String> {
        let text = self.0.as_ref().map(fs::read_to_string);
        let text = text.and_then(Result::ok).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }

    /// Keeps the answers, one a line.
    pub(super) fn write(&self, texts: &[String]) -> io::Result<()> {
        let Some(path) = &self.0 else { return Ok(()) };
        let lines: String = texts
            .iter()
            .flat_map(|text| [text.as_str(), "\n"])
            .collect();
        let mut fresh = OsString::from(path);
        fresh.push(".new");
        let mut file = File::create(&fresh)?;
        file.write_all(lines.as_bytes())?;
        file.sync_all()?;
        fs::rename(&fresh, path)
    }

    /// Forgets the answers.
    pub(super) fn clear(&self) -> io::Result<()> {
        match self.0.as_ref().map(fs::remove_file) {
            Some(Err(error)) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_kept_until_they_are_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let waiting = Waiting::beside(&folder.path().join("ledger.db"));
        assert!(waiting.read().is_empty());
        let answers = ["김안나 \"Kim Bo\"".to_owned(), String::new()];
        waiting.write(&answers).unwrap();
        assert_eq!(waiting.read(), answers);
        waiting.clear().unwrap();
        waiting.clear().unwrap();
        assert!(waiting.read().is_empty());
    }
}
