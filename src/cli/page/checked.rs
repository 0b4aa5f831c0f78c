//! Whether a page still is what the ledger says.

use super::stamp::PageStamp;
use super::whole::page;
use crate::cli::error::Failure;
use crate::ledger::Ledger;
use crate::record::Name;
use crate::report::session::ENGINE;

/// The result of checking a page against a ledger.
pub(in crate::cli) enum Checked {
    /// The page and the ledger agree byte for byte; the page has these people.
    Agrees(PageStamp, Vec<Name>),
    /// The file is not a page of this program.
    NoReport,
    /// A different version made the page.
    OtherEngine(PageStamp),
    /// The ledger does not have the entry that the page names, or that entry differs.
    OtherLedger(PageStamp),
    /// The page belongs to an imported ledger, and some of that ledger's entries are not here.
    OutOfReach(PageStamp),
    /// The page differs from this line and column on.
    Differs(usize, usize),
}

/// Makes a page again, as of the entry that the given page names, and compares the two.
pub(in crate::cli) fn check(ledger: &Ledger, given: &[u8]) -> Result<Checked, Failure> {
    let Some(stamp) = PageStamp::read(given) else {
        return Ok(Checked::NoReport);
    };
    if stamp.engine != ENGINE {
        return Ok(Checked::OtherEngine(stamp));
    }
    if ledger.verify_seal(&stamp.seal)?.is_some() {
        return Ok(Checked::OtherLedger(stamp));
    }
    let head = ledger.seal()?;
    let due = if head.as_ref() == Some(&stamp.seal) {
        page(ledger, &stamp.subject, stamp.lang)?
    } else {
        // Entries that the other ledger had imported itself arrived here separately, so only the
        // other ledger can make its page again.
        let Some(sealed) = ledger.as_sealed(&stamp.seal)? else {
            return Ok(Checked::OutOfReach(stamp));
        };
        page(&sealed, &stamp.subject, stamp.lang)?
    };
    let (text, people) = due.map(|due| (due.text, due.people)).unwrap_or_default();
    Ok(match first_difference(given, text.as_bytes()) {
        None => Checked::Agrees(stamp, people),
        Some((line, column)) => Checked::Differs(line, column),
    })
}

/// Returns the line and column, counted in characters, where two texts first differ; `None` if they
/// are equal.
fn first_difference(one: &[u8], other: &[u8]) -> Option<(usize, usize)> {
    if one == other {
        return None;
    }
    let same = one
        .iter()
        .zip(other)
        .take_while(|(one, other)| one == other);
    let before = one.get(..same.count()).unwrap_or_default();
    let number = before.split(|byte| *byte == b'\n').count();
    let line = before
        .rsplit(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    Some((number, String::from_utf8_lossy(line).chars().count() + 1))
}
