//! Results of several sessions added up: those of an evening, or the evenings of a period.

use super::SessionSoFar;
use crate::ledger::{Ledger, People, Period};
use crate::letters::same_name;
use crate::record::{ChipValue, Name, currency_key};
use crate::report::{Amount, ReportError};

/// What players won and lost in several sessions.
pub(crate) enum Together {
    /// In chips, which had the same worth in all of the sessions; that worth comes second.
    Chips(Vec<(Name, i64)>, Option<ChipValue>),
    /// In money, in one currency.
    Money(Vec<(Name, Amount)>),
}

impl Together {
    /// Adds up what players won and lost in several sessions; `None` if the sessions cannot be
    /// combined.
    pub(crate) fn from_sessions(sessions: &[SessionSoFar]) -> Result<Option<Self>, ReportError> {
        let chips: Vec<Option<&ChipValue>> = sessions.iter().map(SessionSoFar::chip).collect();
        let same = chips.iter().all(|chip| Some(chip) == chips.first());
        let currency = |chip: Option<&ChipValue>| chip.map(|chip| currency_key(&chip.currency));
        let one = chips.first().and_then(|chip| currency(*chip));
        let one = one.is_some() && chips.iter().all(|chip| currency(*chip) == one);
        if sessions.iter().any(SessionSoFar::for_points) || !(same || one) {
            return Ok(None);
        }
        let mut rows: Vec<(Name, i64, Amount)> = Vec::new();
        let none = ChipValue {
            units: 0,
            places: 0,
            currency: String::new(),
        };
        for (session, chip) in sessions.iter().zip(&chips) {
            let chip = chip.unwrap_or(&none);
            for (name, chips) in session.balances() {
                let worth = Amount::from_chips(*chips, chip).ok_or(ReportError::TooManyChips)?;
                match rows.iter_mut().find(|(other, ..)| same_name(other, name)) {
                    None => rows.push((name.clone(), *chips, worth)),
                    Some((_, sum, money)) => {
                        *sum = sum.checked_add(*chips).ok_or(ReportError::TooManyChips)?;
                        *money = money.plus(&worth).ok_or(ReportError::TooManyChips)?;
                    }
                }
            }
        }
        let rows = rows.into_iter();
        Ok(Some(if same {
            let rows = rows.map(|(name, chips, _)| (name, chips));
            Self::Chips(rows.collect(), chips.first().copied().flatten().cloned())
        } else {
            Self::Money(rows.map(|(name, _, money)| (name, money)).collect())
        }))
    }
}

/// Returns the sessions of a period by evening, without those that do not count or have no hands.
pub(crate) fn evenings(
    ledger: &Ledger,
    people: &People,
    period: Period,
) -> Result<Vec<Vec<SessionSoFar>>, ReportError> {
    let mut found: Vec<Vec<SessionSoFar>> = Vec::new();
    for session in ledger.session_ids(period)? {
        let so_far = SessionSoFar::with_names_now(ledger, session, people)?;
        if so_far.stored.hands == 0 || so_far.is_beside() {
            continue;
        }
        let goes_on = |evening: &Vec<SessionSoFar>| {
            let mut sessions = evening.iter();
            sessions.any(|before| so_far.stored.body.follows == Some(before.stored.id))
        };
        match found.iter_mut().find(|evening| goes_on(evening)) {
            Some(evening) => evening.push(so_far),
            None => found.push(vec![so_far]),
        }
    }
    Ok(found)
}
