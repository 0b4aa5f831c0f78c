//! Results of the sessions of an evening added up.

use super::SessionSoFar;
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
