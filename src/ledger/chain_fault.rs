//! How a file can differ from what the ledger wrote.

use super::EntryId;
use std::path::PathBuf;

/// Something in the file that is not as the ledger wrote it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ChainFault {
    /// Entries are missing.
    #[error("entries {first} to {last} are missing")]
    Missing {
        /// The first missing entry.
        first: EntryId,
        /// The last missing entry.
        last: EntryId,
    },
    /// An entry has a number below 1.
    #[error("entry {entry} has a number that no entry can have")]
    Stray {
        /// The entry.
        entry: EntryId,
    },
    /// The entry's content does not match its hash.
    #[error("entry {entry} was changed: its content does not match its hash")]
    Content {
        /// The entry.
        entry: EntryId,
    },
    /// The entry does not continue the one before it.
    #[error("entry {entry} does not follow from the one before, which has another hash")]
    Link {
        /// The entry.
        entry: EntryId,
    },
    /// The entry cannot be read as its kind.
    #[error("entry {entry} cannot be read")]
    Unreadable {
        /// The entry.
        entry: EntryId,
    },
    /// The entry names a session or a hand that does not exist.
    #[error("entry {entry} names a session or hand that does not exist")]
    Reference {
        /// The entry.
        entry: EntryId,
    },
    /// The ledger had more entries when it was sealed.
    #[error(
        "entries {first} to {last} are not here: they are gone, or the seal is one of another ledger that was never taken in"
    )]
    CutOff {
        /// The first missing entry.
        first: EntryId,
        /// The last entry that is known to be missing.
        last: EntryId,
    },
    /// The entry had another hash when the ledger was sealed.
    #[error(
        "entry {entry} is not the one that was sealed: it, or something before it, was rewritten, or the seal is one of another ledger that was never taken in"
    )]
    Seal {
        /// The entry.
        entry: EntryId,
    },
    /// The entry's time is earlier than that of the entry before it.
    #[error("entry {entry} has an earlier time than the one before")]
    Time {
        /// The entry.
        entry: EntryId,
    },
    /// An index of the file omits the entry.
    #[error("an index of the file leaves out entry {entry}, or keeps it where it does not belong")]
    LeftOut {
        /// The entry.
        entry: EntryId,
    },
    /// A table, index, trigger or view of the file is missing, changed or not the ledger's own.
    #[error("`{name}` is missing, changed or not a part of a ledger")]
    Schema {
        /// The name of the table, index, trigger or view.
        name: String,
    },
    /// A stored total differs from what the entries add up to.
    #[error("row {row} of `{table}` is not what the entries come to")]
    Total {
        /// The name of the table.
        table: String,
        /// The key of the row.
        row: String,
    },
    /// The write-ahead log is damaged, or it is gone while its index is still there.
    #[error("the log {} is damaged or gone, and what was written last was in it alone", path.display())]
    Log {
        /// The path of the log.
        path: PathBuf,
    },
    /// `SQLite` finds the file itself damaged.
    #[error("the file is damaged: {message}")]
    File {
        /// What `SQLite` said.
        message: String,
    },
}

impl ChainFault {
    /// Describes the first fault, and says how many more there are.
    pub fn first_of(faults: &[Self]) -> String {
        match faults {
            [] => String::new(),
            [fault] => fault.to_string(),
            [fault, others @ ..] => format!("{fault}, and {} more", others.len()),
        }
    }

    /// Returns the entry with the fault; `None` if the fault is not in a single entry.
    pub const fn entry(&self) -> Option<EntryId> {
        match self {
            Self::Stray { entry }
            | Self::Content { entry }
            | Self::Link { entry }
            | Self::Unreadable { entry }
            | Self::Reference { entry }
            | Self::Seal { entry }
            | Self::Time { entry }
            | Self::LeftOut { entry } => Some(*entry),
            Self::Missing { .. }
            | Self::CutOff { .. }
            | Self::Schema { .. }
            | Self::Total { .. }
            | Self::Log { .. }
            | Self::File { .. } => None,
        }
    }

    /// Returns whether the fault is only in something computed from the entries: a total, a name, a
    /// day, an index.
    pub fn is_counted(&self) -> bool {
        match self {
            Self::Total { .. } | Self::LeftOut { .. } => true,
            Self::File { message } => {
                message.contains("missing from index") || message.contains("entries in index")
            }
            _ => false,
        }
    }

    /// Returns whether everything up to an entry may be intact in spite of this fault.
    pub fn is_beyond(&self, entry: EntryId) -> bool {
        match self {
            Self::Missing { first, .. } | Self::CutOff { first, .. } => *first > entry,
            Self::Schema { .. } | Self::Total { .. } => true,
            fault => fault.entry().is_some_and(|at| at > entry),
        }
    }
}
