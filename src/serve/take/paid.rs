//! Noting that an arrow was paid: once, however often it is tapped.

use crate::date::Date;
use crate::evening::keeper::Keeper;
use crate::evening::step::Write;
use crate::ledger::PaidBody;
use crate::report::account::EveningDebts;
use crate::serve::app::Viewer;
use crate::serve::arrow::{Arrow, may_note};
use crate::serve::taken::TapOutcome;
use crate::serve::words::say;

/// Notes that an arrow was paid, if it is still owed just so.
pub(super) fn note(keeper: &mut Keeper, viewer: &Viewer, arrow: &Arrow) -> TapOutcome {
    let lang = viewer.lang;
    let failed = || TapOutcome::Refused(say!(lang, ledger_failed()).to_owned());
    let Some(session) = keeper.evening().session else {
        return TapOutcome::Stale;
    };
    let now = Date::now();
    let owed = keeper.book().so_far(session).and_then(|so_far| {
        let people = keeper.ledger().people()?;
        Ok((EveningDebts::read(&so_far, keeper.ledger(), &now)?, people))
    });
    let Ok((owed, people)) = owed else {
        return failed();
    };
    if !may_note(viewer, &people, &arrow.from, &arrow.to) {
        return TapOutcome::Forbidden(say!(lang, not_your_money()).to_owned());
    }
    if !owed.payments.iter().any(|one| Arrow::from(one) == *arrow) {
        return TapOutcome::Stale;
    }
    let body = PaidBody {
        from: arrow.from.as_str().into(),
        to: arrow.to.as_str().into(),
        amount: arrow.amount.clone(),
        currency: arrow.currency.clone(),
        day: owed.day.to_string(),
        note: Some(say!(lang, noted_by(&viewer.giver()))),
    };
    match keeper.write(Write::Paid(body), &now) {
        Ok(_) => TapOutcome::Done,
        Err(_) => failed(),
    }
}
