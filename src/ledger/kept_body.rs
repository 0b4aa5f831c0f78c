//! The bodies of what is kept beside hands: adjustments, seasons, and notes about evenings.

use super::refused::KeptFault;
use super::seal::Seal;
use super::worth::{Worth, money};
use crate::date::Date;
use crate::letters::{inert, same_name};
use crate::limits::MOST_CHIPS;
use crate::record::{ChipValue, Name};
use serde::{Deserialize, Serialize};

/// What an `adjust` entry says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum AdjustBody {
    /// Chips or money pass from some people to others without a hand.
    Move(AdjustmentBody),
    /// An adjustment is taken back, or counts again.
    Undo {
        /// The original seal of the adjustment.
        adjustment: Seal,
        /// Whether it is taken back.
        undone: bool,
    },
}

/// Chips or money that pass from some people to others without a hand: an opening balance, a
/// penalty, a mistake that was paid for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdjustmentBody {
    /// The day to which the adjustment belongs, such as `2026-11-22`.
    pub day: String,
    /// Why there is an adjustment.
    pub reason: String,
    /// If the amounts are chips that are worth money: what one is worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chip: Option<Worth>,
    /// If the amounts are money: its currency, empty if it has no name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    /// What each person or kitty gets, or gives if negative, as exact decimal numbers. They sum to
    /// zero.
    pub shares: Vec<(Name, String)>,
}

/// What the shares of an adjustment are counted in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjustmentUnit {
    /// Chips, with what one is worth; `None` if nothing.
    Chips(Option<ChipValue>),
    /// The smallest amount of money of which all shares are multiples, such as 0.01 EUR.
    Money(ChipValue),
}

impl AdjustmentUnit {
    /// Returns what one unit is worth; `None` for chips that are worth nothing.
    pub const fn worth(&self) -> Option<&ChipValue> {
        match self {
            Self::Chips(chip) => chip.as_ref(),
            Self::Money(unit) => Some(unit),
        }
    }

    /// Returns whether the shares are money rather than chips.
    pub const fn is_money(&self) -> bool {
        matches!(self, Self::Money(_))
    }
}

/// The shares of an adjustment, and what they are counted in.
pub(super) type AdjustmentShares = (AdjustmentUnit, Vec<(Name, i64)>);

impl AdjustmentBody {
    /// Returns the shares and their unit.
    /// Errors: no reason, no shares, an invalid amount or name, somebody named twice, shares that
    /// do not sum to zero.
    pub fn parsed(&self) -> Result<AdjustmentShares, KeptFault> {
        if self.reason.trim().is_empty() {
            return Err(KeptFault::NoReason);
        }
        if self.shares.is_empty() {
            return Err(KeptFault::NoShares);
        }
        for (at, (name, _)) in self.shares.iter().enumerate() {
            if name.trim().is_empty() {
                return Err(KeptFault::BadName(name.to_string()));
            }
            let mut before = self.shares.iter().take(at);
            if before.any(|(other, _)| same_name(other, name)) {
                return Err(KeptFault::NamedTwice(name.clone()));
            }
        }
        let (unit, shares) = match (&self.currency, &self.chip) {
            (Some(currency), None) => self.in_money(currency)?,
            (Some(_), Some(chip)) => return Err(KeptFault::BadChip(chip.text().to_owned())),
            (None, chip) => self.in_chips(chip.as_ref())?,
        };
        let sum: i128 = shares.iter().map(|(_, share)| i128::from(*share)).sum();
        if sum != 0 {
            return Err(KeptFault::Uneven(sum_of(&unit, sum)));
        }
        Ok((unit, shares))
    }

    fn in_chips(&self, chip: Option<&Worth>) -> Result<AdjustmentShares, KeptFault> {
        let worth = match chip {
            None => None,
            Some(chip) => match chip.value() {
                Some(value) => Some(value.clone()),
                None => return Err(KeptFault::BadChip(chip.text().to_owned())),
            },
        };
        let share = |(name, text): &(Name, String)| {
            let chips = text.parse::<i64>().ok();
            let chips = chips.filter(|chips| is_share(*chips) && chips.to_string() == *text);
            let chips = chips.ok_or_else(|| KeptFault::BadAmount(text.clone()));
            chips.map(|chips| (name.clone(), chips))
        };
        let shares: Result<_, KeptFault> = self.shares.iter().map(share).collect();
        Ok((AdjustmentUnit::Chips(worth), shares?))
    }

    fn in_money(&self, currency: &str) -> Result<AdjustmentShares, KeptFault> {
        let read = |text: &str| {
            let number = text.strip_prefix('-').unwrap_or(text);
            let said = || format!("{text} {currency}").trim_end().to_owned();
            money(number, currency).ok_or_else(|| KeptFault::BadAmount(said()))
        };
        let amounts = self.shares.iter().map(|(_, text)| read(text));
        let amounts: Vec<ChipValue> = amounts.collect::<Result<_, _>>()?;
        let places = amounts.iter().map(|one| one.places).max().unwrap_or(0);
        let share = |((name, text), amount): (&(Name, String), ChipValue)| {
            let missing = u32::from(places.saturating_sub(amount.places));
            let units = 10_i64.checked_pow(missing);
            let units = units.and_then(|tens| amount.units.checked_mul(tens));
            let units = units.filter(|units| is_share(*units));
            let units = units.ok_or_else(|| KeptFault::BadAmount(text.clone()))?;
            let sign = if text.starts_with('-') { -1 } else { 1 };
            Ok((name.clone(), sign * units))
        };
        let shares: Result<_, KeptFault> = self.shares.iter().zip(amounts).map(share).collect();
        let unit = ChipValue {
            units: 1,
            places,
            currency: currency.to_owned(),
        };
        Ok((AdjustmentUnit::Money(unit), shares?))
    }
}

/// Returns whether somebody may get or give so many units at once.
const fn is_share(units: i64) -> bool {
    units != 0 && units.unsigned_abs() <= MOST_CHIPS.unsigned_abs()
}

/// Returns a sum of units as text, with its sign.
fn sum_of(unit: &AdjustmentUnit, sum: i128) -> String {
    let sign = if sum < 0 { "-" } else { "+" };
    match unit {
        AdjustmentUnit::Chips(_) => format!("{sign}{}", sum.unsigned_abs()),
        AdjustmentUnit::Money(unit) => {
            let amount = ChipValue {
                units: i64::try_from(sum.unsigned_abs()).unwrap_or(i64::MAX),
                ..unit.clone()
            };
            format!("{sign}{amount}")
        }
    }
}

/// The most characters that the name of a season can have.
const LONGEST_SEASON: usize = 60;

/// A season: a name for some days, or that there is none of this name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeasonBody {
    /// The name of the season.
    pub name: String,
    /// Its first and its last day, such as `2026-03-01`; `None` if there is no such season (any
    /// more).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub days: Option<(String, String)>,
}

impl SeasonBody {
    /// Errors: nothing can have this name; a day that is none; a last day before the first.
    pub fn check(&self) -> Result<(), KeptFault> {
        let name = &self.name;
        let is_shown = name.trim() == name && !name.is_empty() && inert(name) == name.as_str();
        if !is_shown || name.chars().count() > LONGEST_SEASON {
            return Err(KeptFault::BadSeason(name.clone()));
        }
        let Some((since, until)) = &self.days else {
            return Ok(());
        };
        match Date::read(since).zip(Date::read(until)) {
            Some((first, last)) if first <= last => Ok(()),
            _ => Err(KeptFault::Backwards {
                since: since.clone(),
                until: until.clone(),
            }),
        }
    }
}

/// What is noted about an evening. Without a text and a place, nothing is noted (any more).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoteBody {
    /// What people want to remember.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Where the evening was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}
