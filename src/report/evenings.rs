//! The evenings of a period: the days on which something was played. The page of a year and
//! statistics count the same days.

use super::session::verdict_for_chips;
use super::{Measure, ReportError};
use crate::ledger::{Grain, Ledger, People, Period, SessionId, Total};
use crate::letters::same_name;
use crate::record::Name;
use crate::verdict::Outcome;
use std::collections::BTreeMap;

/// A day on which something was played.
#[derive(Default)]
pub(crate) struct PlayedDay {
    /// The day, such as `2026-11-22`.
    pub(crate) day: String,
    /// The sessions that have hands of the day.
    pub(crate) sessions: Vec<SessionId>,
    /// How many hands were played, without those that were dealt again.
    pub(crate) hands: u32,
    /// Whether the result of a whole evening was entered, which is no hand.
    has_result: bool,
    /// Who sat at the table, by today's names.
    present: Vec<Name>,
    /// What the day brought everybody, for each worth of a chip.
    totals: Vec<Total>,
}

/// How much was played in some evenings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlayedCount {
    /// How many evenings there were.
    pub(crate) evenings: usize,
    /// Of how many of them only the result was entered.
    pub(crate) results: usize,
    /// How many hands were played.
    pub(crate) hands: u32,
}

impl PlayedCount {
    /// Counts evenings and their hands.
    pub(crate) fn from_days(days: &[PlayedDay]) -> Self {
        Self {
            evenings: days.len(),
            results: days.iter().filter(|one| one.is_result()).count(),
            hands: days.iter().map(|one| one.hands).sum(),
        }
    }
}

/// Returns the evenings of a period, the earliest first.
pub(crate) fn played_days(
    ledger: &Ledger,
    people: &People,
    period: Period,
) -> Result<Vec<PlayedDay>, ReportError> {
    let mut totals: BTreeMap<String, Vec<Total>> = BTreeMap::new();
    for total in ledger.totals(period, Grain::Day)? {
        totals.entry(total.when.clone()).or_default().push(total);
    }
    let mut found: BTreeMap<String, PlayedDay> = BTreeMap::new();
    for day in ledger.days(period)? {
        let mut played = PlayedDay::default();
        for on in &day.sessions {
            let hands = ledger.hands_on(&day.day, *on)?;
            if hands.is_empty() {
                continue;
            }
            played.sessions.push(on.session);
            let is_result = ledger.session(on.session)?.body.is_result;
            for hand in hands {
                let is_void = verdict_for_chips(&hand)?.outcome == Outcome::Void;
                played.has_result |= is_result;
                played.hands += u32::from(!is_result && !is_void);
                for (name, _) in &hand.net {
                    played.seat(people.called(name).into());
                }
            }
        }
        if !played.sessions.is_empty() {
            found.insert(day.day, played);
        }
    }
    for (day, totals) in totals {
        let played = found.entry(day).or_default();
        for total in &totals {
            played.seat(people.called(&total.player).into());
        }
        played.totals = totals;
    }
    let found = found.into_iter();
    Ok(found
        .map(|(day, played)| PlayedDay { day, ..played })
        .collect())
}

impl PlayedDay {
    /// Returns whether only the result of the evening was entered.
    fn is_result(&self) -> bool {
        self.has_result && self.hands == 0
    }

    /// Notes that somebody was there.
    fn seat(&mut self, name: Name) {
        if !self.present.iter().any(|known| same_name(known, &name)) {
            self.present.push(name);
        }
    }

    /// Returns the units in which the day is counted: one for each currency, and one for worthless
    /// chips.
    pub(crate) fn measures(&self) -> Vec<Measure> {
        Measure::from_chips(self.totals.iter().map(Total::worth))
    }

    /// Returns what the day brought everybody who played for the chips of a measure, in its unit;
    /// `None` if a sum is too large.
    pub(crate) fn brought(&self, people: &People, measure: &Measure) -> Option<Vec<(Name, i64)>> {
        let mut nets: Vec<(Name, i64)> = Vec::new();
        for total in &self.totals {
            let Some(weight) = measure.weight(total.worth()) else {
                continue;
            };
            let net = total.chips.checked_mul(weight)?;
            let called = people.called(&total.player);
            match nets.iter_mut().find(|(name, _)| same_name(name, called)) {
                Some((_, sum)) => *sum = sum.checked_add(net)?,
                None => nets.push((called.into(), net)),
            }
        }
        Some(nets)
    }

    /// Returns what the day brought everybody who was there, in the unit of a measure; `None` if a
    /// sum is too large.
    pub(crate) fn nets(&self, people: &People, measure: &Measure) -> Option<Vec<(Name, i64)>> {
        let mut nets = self.brought(people, measure)?;
        for name in &self.present {
            if !nets.iter().any(|(known, _)| same_name(known, name)) {
                nets.push((name.clone(), 0));
            }
        }
        Some(nets)
    }
}
