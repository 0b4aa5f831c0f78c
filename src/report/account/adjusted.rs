//! Adjustments as parts of totals and standings.

use super::currencies::Currencies;
use super::named::is_of;
use crate::ledger::{Adjustment, EntryId, Ledger, People, Period};
use crate::record::{ChipValue, Name};
use crate::report::ReportError;

/// What an adjustment brought one person.
pub(crate) struct AdjustedShare {
    /// The entry of the adjustment.
    pub(crate) entry: EntryId,
    pub(crate) day: String,
    /// What the person is called.
    pub(crate) player: Name,
    /// Units gained, or lost if negative.
    pub(crate) units: i64,
    /// What a unit is worth, with the currency in its first spelling; `None` for chips that are
    /// worth nothing.
    pub(crate) worth: Option<ChipValue>,
    /// Whether units are money rather than chips.
    pub(crate) is_money: bool,
    /// Whether it went into or came from a kitty, so that nobody owes it.
    pub(crate) with_kitty: bool,
    pub(crate) reason: String,
}

impl AdjustedShare {
    /// Returns the chips that the person got or gave; `None` if it was money.
    pub(crate) fn chips(&self) -> Option<i64> {
        (!self.is_money).then_some(self.units)
    }
}

/// Returns what the adjustments of a period brought the people with these names, or everybody if no
/// names are given. Kitties are left out.
pub(crate) fn adjusted_shares(
    ledger: &Ledger,
    people: &People,
    period: Period,
    names: &[Name],
) -> Result<Vec<AdjustedShare>, ReportError> {
    let adjustments = ledger.adjustments(period)?;
    if adjustments.is_empty() {
        return Ok(Vec::new());
    }
    let currencies = Currencies::read(ledger, &ledger.handovers(Period::default())?)?;
    let share = |adjustment: &Adjustment, (name, units): &(Name, i64)| {
        let (_, person) = people.find(name).filter(|_| is_of(names, name))?;
        Some(AdjustedShare {
            entry: adjustment.entry,
            day: adjustment.day.clone(),
            player: person.name.clone(),
            units: *units,
            worth: adjustment.worth().map(|chip| currencies.worth(chip)),
            is_money: adjustment.unit.is_money(),
            with_kitty: has_kitty(adjustment, people),
            reason: adjustment.reason.clone(),
        })
    };
    let mut found = Vec::new();
    for adjustment in &adjustments {
        let shares = adjustment.shares.iter();
        found.extend(shares.filter_map(|one| share(adjustment, one)));
    }
    Ok(found)
}

/// Returns whether an adjustment names a kitty.
pub(crate) fn has_kitty(adjustment: &Adjustment, people: &People) -> bool {
    let mut shares = adjustment.shares.iter();
    shares.any(|(name, _)| people.find(name).is_none())
}

/// Returns how many adjustments these shares are of.
pub(crate) fn adjustments_of(shares: &[AdjustedShare]) -> usize {
    let mut entries: Vec<EntryId> = shares.iter().map(|share| share.entry).collect();
    entries.sort_unstable();
    entries.dedup();
    entries.len()
}
