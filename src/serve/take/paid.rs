//! Noting that an arrow was paid: once, however often it is tapped.

use crate::date::{Date, Now};
use crate::evening::keeper::Keeper;
use crate::evening::step::Write;
use crate::ledger::{EntryId, LedgerError, PaidBody, ServerFault};
use crate::report::account::EveningDebts;
use crate::serve::app::Viewer;
use crate::serve::arrow::{Arrow, may_note};
use crate::serve::taken::TapOutcome;
use crate::serve::words::{not_written, say};

/// Notes that an arrow was paid, if it is still owed just so, whoever else writes meanwhile.
pub(super) fn note(keeper: &mut Keeper, viewer: &Viewer, arrow: &Arrow) -> TapOutcome {
    loop {
        let last = keeper
            .ledger()
            .head()
            .map(|head| head.map(|(last, _)| last));
        let Ok(last) = last else {
            return failed(viewer);
        };
        let (write, now) = match owed(keeper, viewer, arrow) {
            Ok(owed) => owed,
            Err(outcome) => return outcome,
        };
        match keeper.write_after(last.unwrap_or(EntryId(0)), write, &now, &viewer.giver()) {
            Ok(_) => return TapOutcome::Done,
            // It may be paid by now.
            Err(LedgerError::Server(ServerFault::Again(_))) => {}
            Err(error) => return TapOutcome::Refused(not_written(viewer.lang, &error)),
        }
    }
}

fn failed(viewer: &Viewer) -> TapOutcome {
    TapOutcome::Refused(say!(viewer.lang, ledger_failed()).to_owned())
}

/// Returns what is to be written if an arrow is still owed just so.
fn owed(keeper: &Keeper, viewer: &Viewer, arrow: &Arrow) -> Result<(Write, Now), TapOutcome> {
    let lang = viewer.lang;
    let Some(session) = keeper.evening().session else {
        return Err(TapOutcome::Stale);
    };
    let now = Date::now();
    let owed = keeper.book().so_far(session).and_then(|so_far| {
        let people = keeper.ledger().people()?;
        Ok((EveningDebts::read(&so_far, keeper.ledger(), &now)?, people))
    });
    let Ok((owed, people)) = owed else {
        return Err(failed(viewer));
    };
    if !may_note(viewer, &people, &arrow.from, &arrow.to) {
        return Err(TapOutcome::Forbidden(
            say!(lang, not_your_money()).to_owned(),
        ));
    }
    if !owed.payments.iter().any(|one| Arrow::from(one) == *arrow) {
        return Err(TapOutcome::Stale);
    }
    let body = PaidBody {
        from: arrow.from.as_str().into(),
        to: arrow.to.as_str().into(),
        amount: arrow.amount.clone(),
        currency: arrow.currency.clone(),
        day: owed.day.to_string(),
        note: Some(say!(lang, noted_by(&viewer.giver()))),
    };
    Ok((Write::Paid(body), now))
}
