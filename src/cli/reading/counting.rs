//! Which totals can be trusted: how far they were verified, and sessions that do not count.

use crate::cli::error::Failure;
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::{Lang, say};
use crate::ledger::{Ledger, SessionId};

/// Reports how far the stored totals were last verified against the entries, if they ever were.
pub(super) fn last_verified(ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    if let Some(verified) = ledger.last_verified()? {
        let said = say!(screen.lang(), last_verified(&verified));
        screen.paragraph(&Styled::hint(said))?;
    }
    Ok(())
}

/// Returns a note if a session does not count: it is void, or a duplicate of another session.
pub(super) fn not_counting(
    lang: Lang,
    ledger: &Ledger,
    session: SessionId,
) -> Result<Option<String>, Failure> {
    if ledger.session(session)?.void {
        return Ok(Some(say!(lang, is_void()).to_owned()));
    }
    let kept = ledger.kept_twice()?;
    let Some(kept) = kept.iter().find(|kept| kept.beside == session) else {
        return Ok(None);
    };
    let beside = ledger.called(session)?;
    let from = beside.before.saturating_add(kept.from);
    let counts = ledger.called(kept.counts)?;
    Ok(Some(say!(lang, is_beside(from, &counts))))
}
