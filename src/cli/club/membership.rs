//! That a ledger is a club's copy, as a small file beside it says: the server, and the table.

use crate::cli::error::{Denied, Failure};
use crate::cli::facts::club::ClubDenied;
use crate::files::replace;
use crate::ledger::postgres::ClubAddress;
use crate::rules::{quoted_yaml, top_keys};
use std::borrow::Cow;
use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The ending of the file beside a club's copy.
const BESIDE: &str = ".club";
/// The ending of the ledger that goes on without the server.
const ALONE: &str = ".alone";

/// A ledger's membership of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Membership {
    pub(in crate::cli) address: ClubAddress,
    /// The table at which this machine is; `None` if it only reads and keeps the money.
    pub(in crate::cli) table: Option<String>,
}

impl Membership {
    /// Returns the membership of the ledger at a path; `None` if it is no club's copy.
    /// Errors: the file beside it cannot be read, or is none of ours.
    pub(in crate::cli) fn beside(ledger: &Path) -> Result<Option<Self>, Failure> {
        let file = file(ledger);
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            // What is wrong with the ledger's own path is for the command to say.
            Err(error) if is_nowhere(&error) => return Ok(None),
            Err(error) => return Err(denied(file, error.to_string())),
        };
        Self::read(&text).map(Some).map_err(|why| denied(file, why))
    }

    fn read(text: &str) -> Result<Self, String> {
        let (keys, faults) = top_keys(text, "");
        if !faults.is_empty() {
            return Err("it is no list of keys".to_owned());
        }
        let known = ["server", "table", "authority"];
        if let Some(other) = keys.iter().find(|one| !known.contains(&one.key.as_str())) {
            return Err(format!("it has an unknown key: {}", other.key));
        }
        let value = |key: &str| keys.iter().find(|one| one.key == key);
        let server = value("server").ok_or("it names no server")?;
        let (mut address, _) =
            ClubAddress::parse(&server.value).map_err(|error| error.to_string())?;
        if let Some(authority) = value("authority") {
            address.set_authority(Path::new(&authority.value));
        }
        Ok(Self {
            address,
            table: value("table").map(|table| table.value.clone()),
        })
    }

    /// Writes the membership beside the ledger at a path.
    pub(in crate::cli) fn write(&self, ledger: &Path) -> Result<(), Failure> {
        let file = file(ledger);
        let refused = |why: String| denied(file.clone(), why);
        let authority = self.address.authority().map(Path::to_string_lossy);
        let keys = [
            ("server", Some(self.address.to_string())),
            ("table", self.table.clone()),
            ("authority", authority.map(Cow::into_owned)),
        ];
        let lines = keys
            .into_iter()
            .filter_map(|(key, value)| Some(format!("{key}: {}\n", quoted_yaml(&value?))));
        let text: String = lines.collect();
        replace(&file, text.as_bytes()).map_err(|error| refused(error.to_string()))
    }

    /// Ends the membership of the ledger at a path.
    pub(in crate::cli) fn end(ledger: &Path) -> Result<(), Failure> {
        let file = file(ledger);
        fs::remove_file(&file).map_err(|error| denied(file, error.to_string()))
    }
}

/// Returns whether there is no such file, or no folder for it.
fn is_nowhere(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

fn denied(file: PathBuf, why: String) -> Failure {
    Denied::Club(ClubDenied::File(file, why)).into()
}

/// Returns the file beside a ledger that says that it is a club's copy.
fn file(ledger: &Path) -> PathBuf {
    beside(ledger, BESIDE)
}

/// Returns the ledger in which a table goes on while the club's server is away.
pub(in crate::cli) fn alone(ledger: &Path) -> PathBuf {
    beside(ledger, ALONE)
}

/// Returns the club's copy that a ledger without the server belongs to; `None` if it is no such
/// ledger.
pub(super) fn of_alone(ledger: &Path) -> Option<PathBuf> {
    let name = ledger.file_name()?.to_str()?.strip_suffix(ALONE)?;
    Some(ledger.with_file_name(name))
}

/// Returns the path of a file beside a ledger.
pub(super) fn beside(ledger: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(ledger);
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::{Membership, alone, of_alone};
    use crate::ledger::postgres::ClubAddress;
    use std::path::Path;

    #[test]
    fn a_membership_is_read_back_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let ledger = folder.path().join("club.db");
        assert_eq!(Membership::beside(&ledger).unwrap(), None);
        let (mut address, _) =
            ClubAddress::parse("postgresql://table3:secret@club.example/hwatu").unwrap();
        address.set_authority(Path::new("/etc/club/ca.pem"));
        let membership = Membership {
            address,
            table: Some("3번 상".to_owned()),
        };
        membership.write(&ledger).unwrap();
        assert_eq!(Membership::beside(&ledger).unwrap(), Some(membership));
        let text = std::fs::read_to_string(folder.path().join("club.db.club")).unwrap();
        assert!(!text.contains("secret"), "{text}");
        Membership::end(&ledger).unwrap();
        assert_eq!(Membership::beside(&ledger).unwrap(), None);
    }

    #[test]
    fn a_ledger_without_the_server_knows_whose_it_is() {
        let club = Path::new("/home/club.db");
        assert_eq!(of_alone(&alone(club)).as_deref(), Some(club));
        assert_eq!(of_alone(club), None);
    }
}
