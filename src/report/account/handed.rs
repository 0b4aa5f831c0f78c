//! The handovers of a period, with current names.

use super::currencies::Currencies;
use crate::ledger::{Handover, Ledger, People, Period, Person};
use crate::record::Name;
use crate::report::{Amount, ReportError};

/// Which way money moved between a person and a kitty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KittyUse {
    /// Somebody puts money into the kitty.
    In,
    /// Somebody takes money out of the kitty.
    Out,
}

/// A handover, with everybody's current names.
pub(crate) struct HandedRow {
    pub(crate) handover: Handover,
    pub(crate) amount: Amount,
    /// Whether money went into or out of a kitty; `None` if neither side is a kitty.
    pub(crate) kitty: Option<KittyUse>,
}

impl HandedRow {
    pub(crate) fn note(&self) -> Option<&str> {
        self.handover.note.as_deref()
    }
}

/// Returns the handovers of a period, the earliest first; given a `player`, only those by or to
/// that player.
pub(crate) fn rows(
    ledger: &Ledger,
    people: &People,
    period: Period,
    player: Option<&Person>,
) -> Result<Vec<HandedRow>, ReportError> {
    let is_theirs = |name: &Name| player.is_none_or(|player| people.are_one(&player.name, name));
    let mut handed = ledger.handovers(Period::default())?;
    let currencies = Currencies::read(ledger, &handed)?;
    handed.retain(|one| period.has(&one.day) && (is_theirs(&one.from) || is_theirs(&one.to)));
    handed.sort_by(|one, other| one.day.cmp(&other.day));
    let rows = handed.into_iter();
    rows.map(|one| row(one, people, &currencies)).collect()
}

fn row(
    mut handover: Handover,
    people: &People,
    currencies: &Currencies,
) -> Result<HandedRow, ReportError> {
    let mut amount = Amount::from_chips(1, &handover.amount).ok_or(ReportError::TooManyChips)?;
    currencies
        .name(&handover.amount.currency)
        .clone_into(&mut amount.currency);
    let name = |name: &Name| people.find(name).map(|(_, person)| person.name.clone());
    let (from, to) = (name(&handover.from), name(&handover.to));
    let kitty = match (&from, &to) {
        (_, None) => Some(KittyUse::In),
        (None, _) => Some(KittyUse::Out),
        _ => None,
    };
    handover.from = from.unwrap_or(handover.from);
    handover.to = to.unwrap_or(handover.to);
    Ok(HandedRow {
        handover,
        amount,
        kitty,
    })
}
