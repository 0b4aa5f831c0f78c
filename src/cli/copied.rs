//! When the last copy of a ledger was made, kept in a small file beside it, and a word at the end of an
//! evening where that is long ago.

use super::error::Failure;
use super::screen::{Screen, Styled};
use super::words::say;
use crate::date::Date;
use crate::files;
use crate::ledger::Ledger;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// After how many days a copy is old.
const OLD: i64 = 30;

/// After how many days of play it is said that there is no copy.
const FEW: usize = 3;

/// Keeps that a copy of a ledger was made now, or that it was made of one. Where that cannot be kept the
/// copy is no worse for it.
pub(super) fn note(ledger: &Path) {
    let now = Date::now().at;
    let _ = files::replace(&file(ledger), format!("{now}\n").as_bytes());
}

/// Says after an evening that the last copy is old, or that there is none after some evenings.
pub(super) fn remind(ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let today = Date::now().day;
    let kept = fs::read_to_string(file(ledger.path())).ok();
    let said = match kept.and_then(|kept| Date::from_moment(kept.trim())) {
        Some(day) => match today.number() - day.number() {
            days if days > OLD => say!(lang, old_copy(days)),
            _ => return Ok(()),
        },
        None if ledger.days_played()? > FEW => say!(lang, no_copy()).to_owned(),
        None => return Ok(()),
    };
    Ok(screen.paragraph(&Styled::hint(said))?)
}

fn file(ledger: &Path) -> PathBuf {
    let mut name = OsString::from(ledger);
    name.push(".copied");
    PathBuf::from(name)
}
