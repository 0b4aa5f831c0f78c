//! Why a club's server did not do what was asked.

use super::EntryId;
use std::path::PathBuf;

/// Why a club's server did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ServerFault {
    /// The server cannot be reached, or the connection was lost before anything was committed.
    #[error("the club's server cannot be reached: {0}")]
    Away(String),
    /// The server refuses whoever asks: a wrong password, no such database, no right to write.
    #[error("the club's server refuses: {0}")]
    Refused(String),
    /// The server is a standby, which takes no entries.
    #[error("the club's server is a standby, which takes no entries")]
    Standby,
    /// Others wrote all the while that was waited for a turn.
    #[error("another table has been writing to the club's server for too long")]
    Busy,
    /// The connection was lost while entries were being committed.
    #[error("the connection to the club's server was lost while it was writing: {0}")]
    Unknown(String),
    /// Somebody else was faster; it can be tried again at once.
    #[error("the club's server asks to try again: {0}")]
    Again(String),
    /// The server has no club's ledger, or something else is in its place.
    #[error("there is no club's ledger on the server: {0}")]
    NoClub(String),
    /// The club's tables have a version that this program does not know.
    #[error("the club's tables on the server have version {0}, which this program does not know")]
    NewerTables(String),
    /// The database has a club already.
    #[error("the database has a club's ledger already")]
    HasClub,
    /// The database cannot hold every text.
    #[error("the database holds text as {0}; a club needs one with UTF8")]
    Encoding(String),
    /// A role is missing, and this user may not make it.
    #[error("there is no role `{0}` on the server, and this user may not make roles")]
    NoRole(String),
    /// The certificates of the club's own authority cannot be read.
    #[error("the certificates in {} cannot be read: {why}", file.display())]
    Certificates {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// Of many entries only the first were written, since another table wrote, or the server was
    /// lost, after them.
    #[error("{written} of {of} entries were written on the club's server, the others were not")]
    Partly {
        /// How many were written.
        written: usize,
        /// How many were to be written.
        of: usize,
    },
    /// What the server holds is not a chain of entries.
    #[error("entry {0} on the club's server is not as it was written")]
    Altered(EntryId),
    /// An entry is of a kind that this program does not know.
    #[error("entry {0} on the club's server is of a kind that this program does not know")]
    NewerEntry(EntryId),
    /// The server has fewer entries than this copy, whose entries until then are the same.
    #[error("the club's server has forgotten {} entries after entry {server}", here.0 - server.0)]
    Forgot {
        /// The last entry of the server.
        server: EntryId,
        /// The last entry of this copy.
        here: EntryId,
        /// How many hands the server lacks.
        hands: usize,
    },
    /// The server and this copy have different entries of the same number.
    #[error("the club's server and this copy differ from entry {0} on")]
    Differs(EntryId),
}

impl ServerFault {
    /// Returns whether the turn was lost before anything was written, so that the same may be tried
    /// again.
    pub const fn wrote_nothing(&self) -> bool {
        matches!(
            self,
            Self::Again(_) | Self::Away(_) | Self::Busy | Self::Standby
        )
    }
}
