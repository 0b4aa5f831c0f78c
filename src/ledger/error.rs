//! What can go wrong with a ledger.

use super::{
    BadEntries, ChainFault, EntryId, HandoverFault, KeptFault, NoEvening, NoHand, PersonFault,
    ServerFault, SessionId, TwiceFault,
};
use crate::record::Name;
use rusqlite::{ErrorCode, ffi};
use std::io;
use std::path::{Path, PathBuf};

/// Why the ledger could not do what was asked. The call changed nothing.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LedgerError {
    /// The text is neither a time (RFC 3339 in UTC, ending in `Z`) nor the beginning of one.
    #[error("`{0}` is not a UTC time like 2026-11-20T19:30:00Z")]
    BadTime(String),
    /// The text is not a day.
    #[error("`{0}` is not a day like 2026-11-22")]
    BadDay(String),
    /// The engine version is empty or has control characters.
    #[error("`{0}` is not an engine version")]
    BadEngine(String),
    /// An entry's body does not fit its kind, or cannot be written as JSON.
    #[error("the body of entry {entry} cannot be read or written")]
    Body {
        /// The entry.
        entry: EntryId,
        /// What the JSON reader or writer said.
        source: serde_json::Error,
    },
    /// The session is closed.
    #[error("session {0} is closed")]
    Closed(SessionId),
    /// Somebody else wrote that line of the draft meanwhile.
    #[error("line {} of the hand in session {session} was written by somebody else in the meantime", position + 1)]
    DraftTaken {
        /// The session.
        session: SessionId,
        /// The line's position, from 0.
        position: usize,
    },
    /// The line would leave a gap in the draft.
    #[error("the hand in session {session} has {length} lines, so line {} cannot come next", position + 1)]
    DraftSkips {
        /// The session.
        session: SessionId,
        /// The line's position, from 0.
        position: usize,
        /// How many lines the draft has.
        length: usize,
    },
    /// The path to write to exists already.
    #[error("{} is there already", .0.display())]
    AlreadyThere(PathBuf),
    /// There is no ledger to copy.
    #[error("there is no ledger at {}", .0.display())]
    NothingThere(PathBuf),
    /// A copy of a ledger, or its folder, cannot be written.
    #[error("{} cannot be written: {source}", path.display())]
    NoCopy {
        /// The path of the copy.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// A file other than the ledger, a copy or one to import, is faulty.
    #[error("{}: {error}", path.display())]
    Elsewhere {
        /// The path of the file.
        path: PathBuf,
        /// What is wrong with it.
        error: Box<LedgerError>,
    },
    /// Entries of another ledger cannot be taken in.
    #[error("{0}")]
    BadEntries(BadEntries),
    /// This cannot be said about a person.
    #[error("{0}")]
    Person(PersonFault),
    /// This handover of money is impossible.
    #[error("{0}")]
    Handover(HandoverFault),
    /// This adjustment, season or note is impossible.
    #[error("{0}")]
    Kept(KeptFault),
    /// Two sessions cannot be one evening.
    #[error("{0}")]
    Twice(TwiceFault),
    /// The sum of chips is too large.
    #[error("the chips are too many to be added up")]
    TooManyChips,
    /// A name occurs twice among the players or in a net.
    #[error("player `{0}` is named twice")]
    DuplicatePlayer(Name),
    /// Somebody else wrote that hand meanwhile.
    #[error("hand {number} of session {session} was written by somebody else in the meantime")]
    HandTaken {
        /// The session.
        session: SessionId,
        /// The number that is taken.
        number: u32,
    },
    /// The number is not the next one.
    #[error("hand {number} cannot come next in session {session}; that is hand {next}")]
    HandSkips {
        /// The session.
        session: SessionId,
        /// The number asked for.
        number: u32,
        /// The number that comes next.
        next: u32,
    },
    /// There is no entry with that number.
    #[error("the ledger has no entry {0}")]
    NoSuchEntry(EntryId),
    /// There is no session with that number.
    #[error("the ledger has no session {0}")]
    NoSuchSession(SessionId),
    /// The requested hand does not exist.
    #[error("the ledger has no hand {}", .0.asked)]
    NoHand(NoHand),
    /// The requested evening does not exist.
    #[error("the ledger has no evening {}", .0.asked)]
    NoEvening(NoEvening),
    /// The entry is not a hand.
    #[error("entry {0} is not a hand")]
    NotAHand(EntryId),
    /// The hand belongs to another session.
    #[error("entry {hand} is a hand of another session, not of session {session}")]
    OtherSession {
        /// The hand's entry.
        hand: EntryId,
        /// The session it was looked for in.
        session: SessionId,
    },
    /// A session needs players.
    #[error("a session needs players")]
    NoPlayers,
    /// The name is not among the session's players.
    #[error("`{player}` is not a player of session {session}")]
    UnknownPlayer {
        /// The session.
        session: SessionId,
        /// The name.
        player: Name,
    },

    /// The file did not store what was to be written.
    #[error(
        "nothing was written: the file did not take it; a trigger or another program is in the way"
    )]
    NotWritten,
    /// The end of the chain, or a table or trigger that guards it, was altered.
    #[error("nothing can be added to a ledger that is not as it was written: {}", ChainFault::first_of(.0))]
    NotAsWritten(Vec<ChainFault>),
    /// A name, a day or an index of the file contradicts the entries that were read.
    #[error("the ledger is not as it was written: {}; `dokbak verify` says everything, and `dokbak verify --recount` counts names, days, totals and indexes anew", ChainFault::first_of(.0))]
    Tampered(Vec<ChainFault>),

    /// The path leads to a folder, a device or the like.
    #[error("this is not a file, so it cannot be a ledger")]
    NotAFile,
    /// The file has several names.
    #[error(
        "the file has {names} names (hard links), so the newest entries written by one name could be \
         missed by another: remove all names but one, or copy the file"
    )]
    ManyNames {
        /// How many names it has.
        names: u64,
    },
    /// There is a write-ahead log that does not belong to this ledger.
    #[error(
        "{} is left over from another ledger, or from this one at another time, and may hold \
         entries that are nowhere else: move it, and the file that ends in -shm, to another folder, and keep them", path.display()
    )]
    LeftOver {
        /// The path of the log.
        path: PathBuf,
    },
    /// The newest entries are in a write-ahead log that cannot be read where it is.
    #[error(
        "the newest entries are in {}, which cannot be read in a folder without write permission: \
         copy both files into a folder of your own, and read them there", path.display()
    )]
    LogOutOfReach {
        /// The path of the log.
        path: PathBuf,
        /// What `SQLite` said.
        source: rusqlite::Error,
    },
    /// Somebody wrote to the file while it was being read.
    #[error("somebody began to write to the ledger while it was being read: try again")]
    Changed,

    /// The file that was open is no longer at its path, and nothing else is there.
    #[error("the ledger {} is gone{}", path.display(), kept_in(kept.as_deref()))]
    Gone {
        /// The path at which the file was.
        path: PathBuf,
        /// Where the written entries were saved, if they would have been lost.
        kept: Option<PathBuf>,
    },
    /// Another file replaced the one that was open.
    #[error("another file was put in the place of the ledger {} while it was open{}: begin again", path.display(), kept_in(kept.as_deref()))]
    Replaced {
        /// The path at which the other file is now.
        path: PathBuf,
        /// Where the written entries were saved, if they would have been lost.
        kept: Option<PathBuf>,
    },

    /// The entry is not about money that was handed over, or the same entry is named twice.
    #[error("entry {0} is not another note of money that was handed over")]
    NotMoney(EntryId),
    /// The session is not closed.
    #[error("session {0} is not closed")]
    Open(SessionId),
    /// The file belongs to a newer program.
    #[error(
        "the ledger has version {found}, but this program knows only versions up to {known}: use a newer program"
    )]
    NewerVersion {
        /// The file's version.
        found: u32,
        /// The newest version known here.
        known: u32,
    },
    /// The file has a version that was never released.
    #[error(
        "the ledger has version {found}, from before the first release, which no program reads any more"
    )]
    OlderVersion {
        /// The file's version.
        found: u32,
    },
    /// The file is an `SQLite` database of some other program.
    #[error("the file is a database of another program (application id {application_id})")]
    OtherProgram {
        /// The file's application id; 0 if it has none.
        application_id: i32,
    },
    /// The file is not an `SQLite` database.
    #[error("the file is not a ledger")]
    NotADatabase(#[source] rusqlite::Error),
    /// The file system does not support a write-ahead log, so writing would not be safe.
    #[error("the ledger cannot be kept safely in this place (journal mode `{mode}`)")]
    NoWriteAheadLog {
        /// The journal mode that `SQLite` chose instead.
        mode: String,
    },

    /// Another terminal is playing with this ledger.
    #[error("an evening is being played with this ledger, at another terminal or with phones ({} is locked)", path.display())]
    Playing {
        /// The path of the lock file.
        path: PathBuf,
    },
    /// A folder or lock file could not be examined, created or opened.
    #[error("{} cannot be used: {source}", path.display())]
    Place {
        /// The path of the folder or file.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },

    /// A club's server did not do what was asked.
    #[error("{0}")]
    Server(#[from] ServerFault),
    /// Another program held the ledger longer than the waiting time.
    #[error("the ledger is in use by another program")]
    Busy(#[source] rusqlite::Error),
    /// The file could not be opened.
    #[error("the ledger cannot be opened")]
    CannotOpen(#[source] rusqlite::Error),
    /// The file is damaged.
    #[error("the ledger file is damaged")]
    Damaged(#[source] rusqlite::Error),
    /// The disk is full.
    #[error("the disk is full")]
    DiskFull(#[source] rusqlite::Error),
    /// Reading or writing the file failed.
    #[error("the ledger file could not be read or written")]
    InputOutput(#[source] rusqlite::Error),
    /// The file or its folder may not be written.
    #[error("there is no permission to write to the ledger")]
    ReadOnly(#[source] rusqlite::Error),
    /// `SQLite` refused for another reason.
    #[error("the ledger refused the operation")]
    Sqlite(#[source] rusqlite::Error),
}

impl LedgerError {
    /// Turns the error into one about the file at `path`, unless it already names its file.
    #[must_use]
    pub fn elsewhere(self, path: &Path) -> Self {
        if self.names_its_file() {
            return self;
        }
        Self::Elsewhere {
            path: path.to_owned(),
            error: Box::new(self),
        }
    }

    /// Returns whether the error names its own file, which may not be the ledger.
    pub const fn names_its_file(&self) -> bool {
        matches!(
            self,
            Self::AlreadyThere(_)
                | Self::NothingThere(_)
                | Self::NoCopy { .. }
                | Self::Gone { .. }
                | Self::Replaced { .. }
                | Self::Elsewhere { .. }
                | Self::Place { .. }
        )
    }
}

fn kept_in(kept: Option<&Path>) -> String {
    kept.map_or_else(String::new, |kept| {
        format!("; what was written before is kept in {}", kept.display())
    })
}

impl From<rusqlite::Error> for LedgerError {
    fn from(error: rusqlite::Error) -> Self {
        // A full disk first shows when the index of the write-ahead log cannot grow.
        if error.sqlite_extended_error_code() == Some(ffi::SQLITE_IOERR_SHMSIZE) {
            return Self::DiskFull(error);
        }
        match error.sqlite_error_code() {
            Some(
                ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::FileLockingProtocolFailed,
            ) => Self::Busy(error),
            Some(ErrorCode::CannotOpen) => Self::CannotOpen(error),
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(error),
            Some(ErrorCode::DiskFull) => Self::DiskFull(error),
            Some(ErrorCode::SystemIoFailure) => Self::InputOutput(error),
            Some(ErrorCode::NotADatabase) => Self::NotADatabase(error),
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly(error),
            _ => Self::Sqlite(error),
        }
    }
}

/// Returns the error for a file that another program is reading or writing.
pub(super) fn busy() -> LedgerError {
    rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_BUSY), None).into()
}
