//! Results that a ledger has in other terms: as the result of an evening and not of hands, or in
//! chips of another worth. Taken in once more, they would count twice.

use super::Noted;
use super::there::{CandidateHand, NotedDay, SessionOfDay, There, Tie};
use crate::record::ChipValue;
use std::collections::BTreeMap;

/// What each person won, in ten-thousandths of a chip or of the money.
type Value = BTreeMap<String, i128>;

impl NotedDay<'_> {
    /// Finds rows of tables that a session of the day has in other terms: one by one, or the first of
    /// them together.
    pub(super) fn in_other_terms(&mut self, evenings: &mut [SessionOfDay]) {
        for evening in evenings.iter_mut().filter(|evening| !evening.is_void) {
            for kept in evening.hands.iter_mut().filter(|kept| !kept.is_matched) {
                let value = value(&kept.net, kept.here.session.worth());
                let rows = self.rows_in_other_terms(kept);
                let same = rows.into_iter().find(|place| self.value(*place) == value);
                if let Some(place) = same.filter(|_| !value.is_empty()) {
                    self.put(place, kept, |here| There::Nearly(here, Tie::Terms));
                }
            }
            let mut left = evening.hands.iter_mut().filter(|kept| !kept.is_matched);
            let Some(first) = left.next() else {
                continue;
            };
            let worth = first.here.session.worth().cloned();
            let mut total = value(&first.net, worth.as_ref());
            for kept in left {
                add(&mut total, value(&kept.net, worth.as_ref()));
            }
            if total.is_empty() {
                continue;
            }
            let (mut sum, mut places) = (Value::new(), Vec::new());
            for place in self.rows_in_other_terms(first) {
                add(&mut sum, self.value(place));
                places.push(place);
                if sum == total {
                    for place in places {
                        self.put(place, first, |here| There::Nearly(here, Tie::Terms));
                    }
                    break;
                }
            }
        }
    }

    /// Returns the rows of tables for which nothing was found, and that are in other terms than a
    /// hand of the ledger.
    fn rows_in_other_terms(&self, kept: &CandidateHand) -> Vec<usize> {
        let is_other =
            |noted: &Noted| !kept.here.is_as_noted(noted) || !kept.here.is_played_for(noted);
        let rows = self.free().filter(|(_, key)| key.is_only_amounts());
        let places = rows.map(|(place, _)| place);
        places
            .filter(|place| self.hands.get(*place).is_some_and(|noted| is_other(noted)))
            .collect()
    }

    fn value(&self, place: usize) -> Value {
        let chip = self.hands.get(place).and_then(|noted| noted.chip.as_ref());
        let net = self.nets.get(place).map_or(&[][..], Vec::as_slice);
        value(net, chip)
    }
}

/// Returns what chips are worth; of chips that are worth nothing, how many they are.
fn value(net: &[(String, i64)], chip: Option<&ChipValue>) -> Value {
    /// The most decimal places of a worth.
    const PLACES: u8 = 4;
    let one = chip.map_or(10_000, |chip| {
        let places = PLACES.saturating_sub(chip.places);
        i128::from(chip.units) * 10_i128.pow(u32::from(places))
    });
    let mut all = Value::new();
    for (name, chips) in net {
        let one_person = (name.clone(), i128::from(*chips).saturating_mul(one));
        add(&mut all, Value::from([one_person]));
    }
    all
}

/// Adds amounts, and leaves out who comes to 0.
fn add(all: &mut Value, more: Value) {
    for (name, amount) in more {
        let sum = all.entry(name).or_default();
        *sum = sum.saturating_add(amount);
    }
    all.retain(|_, sum| *sum != 0);
}
