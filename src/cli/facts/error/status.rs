//! The exit statuses.

use crate::ledger::{BadEntries, LedgerError};
use std::process::ExitCode;

/// How the program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Status {
    /// Everything done.
    Done,
    /// The request cannot be carried out, or a record breaks a rule or cannot be read.
    Refused,
    /// The command line was wrong.
    Usage,
    /// A ledger, or something made from one, is damaged or was tampered with.
    Damaged,
    /// A verdict did not add up, so nothing was written.
    Internal,
    /// Ctrl-C.
    Interrupted,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Done => 0,
            Status::Refused => 1,
            Status::Usage => 2,
            Status::Damaged => 3,
            Status::Internal => 70,
            Status::Interrupted => 130,
        })
    }
}

/// What a ledger's error is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum ErrorSubject {
    /// The request: the ledger has no such hand, or the hand cannot be written like this.
    Request,
    /// The location of the file: it is locked, full or unreachable.
    Place,
    /// The file itself: it is damaged, was changed, or is not dokbak's.
    File,
}

impl ErrorSubject {
    /// Returns what an error is about.
    pub(in crate::cli) fn classify(error: &LedgerError) -> Self {
        use LedgerError as E;
        match error {
            E::BadTime(_)
            | E::BadDay(_)
            | E::BadEngine(_)
            | E::Closed(_)
            | E::NotMoney(_)
            | E::DraftTaken { .. }
            | E::DraftSkips { .. }
            | E::BadEntries(BadEntries::Nothing)
            | E::Person(_)
            | E::Handover(_)
            | E::Kept(_)
            | E::Twice(_)
            | E::TooManyChips
            | E::DuplicatePlayer(_)
            | E::HandTaken { .. }
            | E::HandSkips { .. }
            | E::NoSuchEntry(_)
            | E::NoSuchSession(_)
            | E::Open(_)
            | E::NoHand(_)
            | E::NoEvening(_)
            | E::NotAHand(_)
            | E::OtherSession { .. }
            | E::NoPlayers
            | E::UnknownPlayer { .. } => Self::Request,
            E::AlreadyThere(_)
            | E::NothingThere(_)
            | E::NoCopy { .. }
            | E::LogOutOfReach { .. }
            | E::Changed
            | E::Gone { .. }
            | E::Replaced { .. }
            | E::NewerVersion { .. }
            | E::OlderVersion { .. }
            | E::NoWriteAheadLog { .. }
            | E::Playing { .. }
            | E::Place { .. }
            | E::Busy(_)
            | E::Server(_)
            | E::CannotOpen(_)
            | E::DiskFull(_)
            | E::ReadOnly(_) => Self::Place,
            E::Body { .. }
            | E::BadEntries(_)
            | E::NotWritten
            | E::NotAsWritten(_)
            | E::Tampered(_)
            | E::NotAFile
            | E::ManyNames { .. }
            | E::LeftOver { .. }
            | E::OtherProgram { .. }
            | E::NotADatabase(_)
            | E::Damaged(_)
            | E::InputOutput(_)
            | E::Sqlite(_) => Self::File,
            E::Elsewhere { error, .. } => Self::classify(error),
        }
    }
}

/// Returns the exit status for an error of the ledger.
pub(super) fn of_ledger(error: &LedgerError) -> Status {
    match ErrorSubject::classify(error) {
        ErrorSubject::Request | ErrorSubject::Place => Status::Refused,
        ErrorSubject::File => Status::Damaged,
    }
}
