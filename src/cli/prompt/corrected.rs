//! The correction of a written hand.

use super::evening::Evening;
use crate::cli::draw::{self, session as drawn};
use crate::cli::error::Failure;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::date::Date;
use crate::evening::written::WrittenHand;
use crate::ledger::CorrectionBody;
use crate::report::session::ENGINE;
use crate::verdict::Verdict;
use crate::words::evening::Beside;

/// Draws another verdict of it beside that which it has, by the names of now.
pub(super) fn beside(
    written: &WrittenHand,
    after: &Verdict,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let [before, after] = [&written.before, after].map(|one| written.names.in_verdict(one.clone()));
    Ok(draw::side_by_side(
        screen,
        &before,
        &after,
        Beside::Corrected,
    )?)
}

impl Evening<'_> {
    /// Writes a correction, and says what it moves; returns whether it could be saved. If not, `line`
    /// is in the line again.
    pub(super) fn correct(
        &mut self,
        written: &WrittenHand,
        reason: &str,
        record: String,
        after: &Verdict,
        line: &str,
    ) -> Result<bool, Failure> {
        let lang = self.screen.lang();
        let body = CorrectionBody {
            of: written.hand.id,
            reason: reason.to_owned(),
            record,
            verdict: after.to_json(),
            net: after.net.clone(),
        };
        let at = Date::now().at;
        let session = written.hand.session;
        let entry = self.ledger.append_correction(session, &at, ENGINE, &body);
        if self.saved(entry, line)?.is_none() {
            return Ok(false);
        }
        let called = self.ledger.hand_called(&written.hand.name())?;
        let corrected = say!(lang, corrected_as(&called));
        self.screen.line(corrected)?;
        if written.followed && after.next != written.before.next {
            self.screen.prose(&say!(lang, later_hands()))?;
        }
        let so_far = self.so_far(session)?;
        drawn::moved(&so_far, &written.names, self.screen)?;
        Ok(true)
    }
}
