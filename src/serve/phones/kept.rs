//! What is kept of the phones, and how.

use super::objections::Objections;
use crate::record::Name;
use crate::serve::key::Hash;
use crate::words::Lang;
use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What is kept beside the ledger. No secret is: whoever reads the file gets in nowhere.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Kept {
    /// The port of the evening, so that phones find the table again.
    pub(super) port: u16,
    /// The evening; nothing before it has begun.
    pub(super) evening: Option<String>,
    pub(super) phones: Vec<Phone>,
    /// Phones of evenings that are over, whose cookies lead to a page that says so.
    pub(super) over: Vec<Hash>,
    /// Phones that were put out.
    #[serde(default)]
    pub(super) out: Vec<Hash>,
    /// How many phones ever came in, so that each has a number of its own.
    #[serde(default)]
    pub(super) came: usize,
    #[serde(default)]
    pub(super) objections: Objections,
}

/// A phone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Phone {
    pub(super) cookie: Hash,
    #[serde(default)]
    pub(super) number: usize,
    /// Whose it is; nobody's where it only looks on. It may stand for several.
    pub(crate) seats: Vec<Name>,
    /// Whose it asks to be.
    pub(crate) asks: Option<Name>,
    /// Why it looks on, where it was somebody's.
    pub(crate) lost: Option<LostSeat>,
    /// Whether its holder chose to look on, or a name.
    pub(crate) chose: bool,
    /// The code of the language that was chosen on it.
    pub(super) lang: Option<String>,
    /// Whether its holder is a referee beside the terminal.
    #[serde(default)]
    pub(crate) referee: bool,
    /// When it asked for something last, in seconds of the system's clock.
    pub(crate) seen: u64,
}

/// How a phone lost its seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum LostSeat {
    /// Another phone is this player's now.
    GivenOn(Name),
    /// Somebody said no to what it asked for.
    Refused(Name),
}

impl Kept {
    pub(super) fn phone_mut(&mut self, id: PhoneId) -> Option<&mut Phone> {
        self.phones.iter_mut().find(|phone| phone.id() == id)
    }
}

impl Phone {
    /// Returns the number of the phone.
    pub(crate) fn id(&self) -> PhoneId {
        PhoneId(self.number)
    }

    /// Returns the language that was chosen on it.
    pub(crate) fn lang(&self) -> Option<Lang> {
        self.lang.as_deref().and_then(Lang::of_code)
    }
}

/// A phone of the evening, by the number that it got when it came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PhoneId(pub(crate) usize);

/// Replaces a file that only its owner reads, so that either the old or the new one is there.
pub(super) fn write(file: &Path, text: &[u8]) -> io::Result<()> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut new: File = options.open(&beside)?;
    new.write_all(text)?;
    new.sync_all()?;
    fs::rename(&beside, file)
}

/// Returns the system's clock in seconds.
pub(super) fn seconds() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}
