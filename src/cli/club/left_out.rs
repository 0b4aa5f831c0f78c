//! A program that was built without clubs.

use super::opened_ledger::OpenedLedger;
use crate::cli::args::Command;
use crate::cli::error::{Denied, Failure};
use crate::cli::facts::club::ClubDenied;
use crate::cli::screen::Screen;
use crate::cli::settings::{Settings, World};
use crate::cli::words::Lang;
use crate::ledger::{Ledger, means_server};
#[cfg(feature = "serve")]
use crate::serve::hall::Hall;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Errors: the ledger is the address of a club.
pub(in crate::cli) fn make_ready(
    settings: &mut Settings,
    _: &World,
    command: &Command,
    _: &mut Screen,
) -> Result<(), Failure> {
    let path = settings.ledger.value.as_deref().and_then(Path::to_str);
    // A setting can be mended.
    if path.is_some_and(means_server) && !matches!(command, Command::Config(_)) {
        return Err(Denied::Club(ClubDenied::NoClubs).into());
    }
    Ok(())
}

/// Does nothing.
#[expect(clippy::unnecessary_wraps, reason = "with clubs it can fail")]
pub(in crate::cli) fn after_evening(_: Option<&Path>, _: &mut Screen) -> Result<(), Failure> {
    Ok(())
}

/// Seats no ledger.
#[expect(clippy::unnecessary_wraps, reason = "with clubs it can fail")]
pub(in crate::cli) fn seated(ledger: Ledger) -> Result<Ledger, Failure> {
    Ok(ledger)
}

/// Compares nothing.
#[expect(clippy::unnecessary_wraps, reason = "with clubs it can fail")]
pub(in crate::cli) fn compared(_: &mut Ledger, _: Lang) -> Result<Vec<String>, Failure> {
    Ok(Vec::new())
}

/// Errors: the ledger is a club's copy. What would be written here would be missing in the club.
pub(in crate::cli) fn attach(opened: &mut impl OpenedLedger, _: Lang) -> Result<(), Failure> {
    let Some(ledger) = opened.ledger() else {
        return Ok(());
    };
    let mut beside = OsString::from(ledger.path());
    beside.push(".club");
    if PathBuf::from(beside).exists() {
        return Err(Denied::Club(ClubDenied::LeftOut(ledger.path().to_owned())).into());
    }
    Ok(())
}

/// Returns no hall.
#[cfg(feature = "serve")]
#[expect(clippy::unnecessary_wraps, reason = "with clubs it can fail")]
pub(in crate::cli) fn hall_beside(_: &Path) -> Result<Option<Hall>, Failure> {
    Ok(None)
}

/// Returns that no ledger is a club's copy.
#[cfg(feature = "serve")]
#[expect(clippy::unnecessary_wraps, reason = "with clubs it can fail")]
pub(in crate::cli) fn is_at_no_table(_: &Path) -> Result<bool, Failure> {
    Ok(false)
}
