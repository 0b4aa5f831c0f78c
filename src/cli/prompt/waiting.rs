//! Answers of a setup that is not finished, and claims of a dispute, kept in a small file beside
//! the ledger until the session is opened or the hand corrected.

use crate::files;
use std::ffi::OsString;
use std::fs;
use std::io;
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
        let file = self.0.as_ref().and_then(|path| files::open(path).ok());
        let text = file.and_then(|file| io::read_to_string(file).ok());
        let text = text.unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }

    /// Keeps the answers, one a line.
    pub(super) fn write(&self, texts: &[String]) -> io::Result<()> {
        let Some(path) = &self.0 else { return Ok(()) };
        let lines: String = texts
            .iter()
            .flat_map(|text| [text.as_str(), "\n"])
            .collect();
        files::replace(path, lines.as_bytes()).map_err(|error| about(path, &error))
    }

    /// Forgets the answers.
    pub(super) fn clear(&self) -> io::Result<()> {
        let Some(path) = &self.0 else { return Ok(()) };
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(about(path, &error)),
            _ => Ok(()),
        }
    }
}

/// Returns an error with the file that it is about.
fn about(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
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

    #[test]
    fn a_file_that_cannot_be_kept_is_named_and_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let ledger = folder.path().join("ledger.db");
        let waiting = Waiting::of_dispute(&ledger, 2);
        fs::create_dir_all(folder.path().join("ledger.db.dispute-2/full")).unwrap();
        let error = waiting.write(&["drop 5".to_owned()]).unwrap_err();
        assert!(
            error.to_string().contains("ledger.db.dispute-2: "),
            "{error}"
        );
        assert!(!folder.path().join("ledger.db.dispute-2.new").exists());
    }
}
