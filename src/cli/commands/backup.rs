//! `dokbak backup` and `restore`: copies the ledger, and goes back to a copy.

use crate::cli::args::{BackupArgs, RestoreArgs};
#[cfg(feature = "club")]
use crate::cli::club::Membership;
use crate::cli::copied;
#[cfg(feature = "club")]
use crate::cli::error::Denied;
use crate::cli::error::{Failure, Status};
#[cfg(feature = "club")]
use crate::cli::facts::club::ClubDenied;
use crate::cli::opened::{ledger_path, opened};
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::ledger::{Ledger, LedgerError};
use std::path::Path;

pub(in crate::cli) fn backup(
    args: &BackupArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let ledger = opened(screen, path)?;
    let head = ledger.back_up(&args.file).map_err(|error| match error {
        // The disk that is full holds the copy; the ledger is only read.
        LedgerError::DiskFull(_) => error.elsewhere(&args.file),
        error => error,
    })?;
    copied::note(ledger.path());
    let lang = screen.lang();
    screen.prose(&say!(lang, backed_up(&args.file, head.as_ref())))?;
    Ok(Status::Done)
}

pub(in crate::cli) fn restore(
    args: &RestoreArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let path = ledger_path(path)?;
    #[cfg(feature = "club")]
    if Membership::beside(path)?.is_some() {
        return Err(Denied::Club(ClubDenied::NoRestore).into());
    }
    let restored = Ledger::restore(path, &args.file)?;
    // The file we restored from is a copy; remember that.
    copied::note(path);
    let lang = screen.lang();
    screen.prose(&say!(lang, restored(path, &restored)))?;
    Ok(Status::Done)
}
