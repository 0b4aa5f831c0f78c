//! What is said of what counts: how far totals were verified, and that a session does not count.

use crate::cli::error::Failure;
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::{Lang, say};
use crate::ledger::{Ledger, SessionId};

/// Says how far totals were last found to be what the entries come to, where they ever were: they are read
/// as they are kept.
pub(super) fn last_verified(ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    if let Some(verified) = ledger.last_verified()? {
        let said = say!(screen.lang(), last_verified(&verified));
        screen.paragraph(&Styled::hint(said))?;
    }
    Ok(())
}

/// Returns that a session does not count where that is so: it is void, or another one is the same
/// evening.
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
