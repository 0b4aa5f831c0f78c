//! Remembers when a ledger was last copied, in a small file next to the ledger, and reminds people
//! after an evening if the last copy is old.

use super::error::Failure;
use super::screen::{Screen, Styled};
use super::words::say;
use crate::date::Date;
use crate::files;
use crate::ledger::Ledger;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// A copy is old after this many days.
const OLD: i64 = 30;

/// If there is no copy, people are reminded after more than this many days of play.
const FEW: usize = 3;

/// Remembers that a ledger was copied just now, or that it is itself a copy. Failing to save this
/// does no harm to the copy.
pub(super) fn note(ledger: &Path) {
    let now = Date::now().at;
    let _ = files::replace(&file(ledger), format!("{now}\n").as_bytes());
}

/// After an evening, reminds people if the last copy is old or if there is none.
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
