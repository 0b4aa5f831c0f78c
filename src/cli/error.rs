//! Failures of commands and the exit status of each.

use super::words;
use crate::ledger::LedgerError;
use crate::record::Fault;
use std::io;
use std::process::ExitCode;

/// How the program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    /// All done.
    Done,
    /// The record breaks a rule or cannot be read.
    Refused,
    /// The command line was wrong.
    Usage,
    /// The ledger could not be used.
    Ledger,
    /// A verdict did not add up, so that nothing was written.
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
            Status::Ledger => 3,
            Status::Internal => 70,
            Status::Interrupted => 130,
        })
    }
}

/// Why a command could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// The faults were told already, or are in this line.
    #[error("{0}")]
    Refused(String),
    /// These are the faults, a line each.
    #[error("{}", .0.join("\n"))]
    Faults(Vec<String>),
    /// The command line names something that does not exist.
    #[error("{0}")]
    Usage(String),
    /// The program made a mistake; the text says which.
    #[error("{0}")]
    Internal(String),
    /// The command line lacks these things, or names what has these faults; a line each.
    #[error("{}", .0.join("\n"))]
    Lacking(Vec<String>),
    /// The ledger could not be used.
    #[error("{0}")]
    Ledger(#[from] LedgerError),
    /// The output is gone or full.
    #[error("cannot read or write: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Returns the failure of a record with these faults, told by a text.
    pub(super) fn of_faults(faults: &[Fault], text: String) -> Self {
        if faults.iter().any(Fault::is_internal) {
            Self::Internal(text)
        } else {
            Self::Refused(text)
        }
    }

    /// Returns the lines to say; none where the reader of the output has just gone away.
    pub(super) fn messages(&self) -> Vec<String> {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Vec::new(),
            Self::Refused(text) if text.is_empty() => Vec::new(),
            Self::Faults(lines) | Self::Lacking(lines) => lines.clone(),
            Self::Ledger(error) => vec![words::ledger_error(error)],
            _ => vec![self.to_string()],
        }
    }

    pub(super) fn status(&self) -> Status {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Done,
            Self::Refused(_) | Self::Faults(_) | Self::Output(_) => Status::Refused,
            Self::Usage(_) | Self::Lacking(_) => Status::Usage,
            Self::Internal(_) => Status::Internal,
            Self::Ledger(_) => Status::Ledger,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Problem;
    use crate::verdict::{Imbalance, Summed};

    #[test]
    fn a_mistake_of_the_program_has_a_status_of_its_own() {
        let imbalance = Imbalance {
            of: Summed::All,
            is: 1,
            parts: 0,
        };
        let own = Fault::new(0, 0, Problem::Unbalanced(imbalance));
        let of_record = Fault::new(2, 1, Problem::AfterEnd);
        let status = |faults: &[Fault]| Failure::of_faults(faults, String::new()).status();
        assert_eq!(status(&[own]), Status::Internal);
        assert_eq!(status(&[of_record]), Status::Refused);
        assert_eq!(
            format!("{:?}", ExitCode::from(Status::Internal)),
            format!("{:?}", ExitCode::from(70))
        );
    }
}
