//! Why something cannot be done with a club's copy of a ledger.

#[cfg(feature = "club")]
use crate::ledger::postgres::{BadAddress, ClubAddress};
use crate::ledger::{ChainFault, EntryId};
use std::path::PathBuf;

/// Why something cannot be done with a club's copy, or with the club's server.
#[derive(Debug)]
#[cfg_attr(
    not(feature = "club"),
    expect(dead_code, reason = "built without clubs")
)]
pub(in crate::cli) enum ClubDenied {
    /// The text is not the address of a club's server.
    #[cfg(feature = "club")]
    Address(BadAddress),
    /// The address has a password, and was to be kept in the config file.
    #[cfg(feature = "club")]
    WithPassword(Box<ClubAddress>),
    /// The ledger is the address of a server, and this program was built without clubs.
    #[cfg(not(feature = "club"))]
    NoClubs,
    /// The file that says that a ledger is a club's copy cannot be read or written.
    File(PathBuf, String),
    /// The ledger is a club's copy, and this program was built without clubs.
    #[cfg(not(feature = "club"))]
    LeftOut(PathBuf),
    /// An evening is played at a table, and this machine is at none of the club.
    NoTable,
    /// A table needs a name of its own.
    TableName(String),
    /// The club asks for this version of the program, or a newer one.
    TooOld(String),
    /// An entry of the ledger at this path, which went on without the club's server, is not
    /// accepted.
    NotJoined(PathBuf, EntryId),
    /// The ledger is no club's copy.
    NotHere(PathBuf),
    /// The ledger is a copy of the club at this address already.
    Here(String),
    /// The ledger has entries that the club has not, and cannot become its copy.
    OtherEntries(PathBuf),
    /// What was written without the server has not been joined yet.
    StillAlone(PathBuf),
    /// A club's copy cannot go back: the club has what came later.
    NoRestore,
    /// A ledger that is not as it was written cannot become a club's.
    Damaged(Vec<ChainFault>),
}
