//! What chips are worth, in each currency separately.

use crate::record::{ChipValue, currency_key};
use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use std::cmp::Ordering;
use std::fmt;

/// The decimal places of an amount: as many as the worth of a chip may have.
pub(super) const PLACES: u8 = 4;

/// An exact amount of money in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amount {
    /// The currency as it was written; empty if none was.
    pub currency: String,
    /// The amount in ten-thousandths.
    ten_thousandths: i128,
    /// How many decimal places were written.
    places: u8,
}

impl Amount {
    /// Returns what a number of chips is worth; `None` if the amount is too large.
    pub fn from_chips(chips: i64, chip: &ChipValue) -> Option<Self> {
        Some(Self {
            currency: chip.currency.clone(),
            ten_thousandths: exact(chip).checked_mul(i128::from(chips))?,
            places: chip.places.min(PLACES),
        })
    }

    /// Returns the amount in ten-thousandths, its smallest unit.
    #[cfg(feature = "ledger")]
    pub(crate) fn exact(&self) -> i128 {
        self.ten_thousandths
    }

    /// Returns an amount in the same currency, given in the smallest unit.
    pub(super) fn another(&self, exact: i128) -> Self {
        Self {
            ten_thousandths: exact,
            ..self.clone()
        }
    }

    /// Returns the same amount with this spelling of the currency.
    #[cfg(feature = "ledger")]
    pub(super) fn called(&self, currency: &str) -> Self {
        Self {
            currency: currency.to_owned(),
            ..self.clone()
        }
    }

    /// Returns the negated amount; `None` if the result is too large.
    pub(super) fn negative(&self) -> Option<Self> {
        Some(self.another(self.ten_thousandths.checked_neg()?))
    }

    /// Adds an amount in the same currency; `None` if the sum is too large.
    pub(super) fn add(&mut self, other: &Self) -> Option<()> {
        self.ten_thousandths = self.ten_thousandths.checked_add(other.ten_thousandths)?;
        self.places = self.places.max(other.places);
        Some(())
    }

    /// Returns the sum with an amount in the same currency; `None` if the sum is too large.
    pub fn plus(&self, other: &Self) -> Option<Self> {
        let mut sum = self.clone();
        sum.add(other)?;
        Some(sum)
    }

    /// Returns this amount less another in the same currency; `None` if the difference is too
    /// large.
    pub fn less(&self, other: &Self) -> Option<Self> {
        self.plus(&other.negative()?)
    }

    /// Returns 1 for a positive amount, -1 for a negative one, 0 for zero.
    pub fn signum(&self) -> i64 {
        match self.ten_thousandths.cmp(&0) {
            Ordering::Greater => 1,
            Ordering::Equal => 0,
            Ordering::Less => -1,
        }
    }

    /// Returns the sign (1, 0 or -1) and the amount without its sign, as the worth of a chip;
    /// `None` if the amount is too large.
    pub fn as_chip(&self) -> Option<(i64, ChipValue)> {
        let unit = 10_i128.pow(u32::from(PLACES.saturating_sub(self.places)));
        let worth = ChipValue {
            units: i64::try_from(self.ten_thousandths.checked_abs()? / unit).ok()?,
            places: self.places,
            currency: self.currency.clone(),
        };
        Some((self.signum(), worth))
    }
}

/// Returns what a chip is worth in ten-thousandths.
pub(super) fn exact(chip: &ChipValue) -> i128 {
    let missing = u32::from(PLACES.saturating_sub(chip.places));
    i128::from(chip.units) * 10_i128.pow(missing)
}

/// Writes only the number, without trailing zeros: `-1200`, `4.5`.
impl fmt::Display for Amount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = 10_u128.pow(u32::from(PLACES));
        let amount = self.ten_thousandths.unsigned_abs();
        let sign = if self.ten_thousandths < 0 { "-" } else { "" };
        write!(out, "{sign}{}", amount / unit)?;
        match amount % unit {
            0 => Ok(()),
            part => {
                let part = format!("{part:04}");
                write!(out, ".{}", part.trim_end_matches('0'))
            }
        }
    }
}

/// Writes an object with `currency` and `amount`, a decimal number.
impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = RawValue::from_string(self.to_string()).map_err(serde::ser::Error::custom)?;
        let mut object = serializer.serialize_struct("Amount", 2)?;
        object.serialize_field("currency", &self.currency)?;
        object.serialize_field("amount", &number)?;
        object.end()
    }
}

/// Amounts in several currencies, in the order in which they were added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Purse(Vec<Amount>);

impl Purse {
    /// Returns what a number of chips is worth; `None` if the amount is too large.
    pub fn from_chips(chips: i64, chip: &ChipValue) -> Option<Self> {
        Amount::from_chips(chips, chip).map(|amount| Self(vec![amount]))
    }

    /// Adds what a number of chips is worth; `None` if the sum is too large.
    pub fn add(&mut self, chips: i64, chip: &ChipValue) -> Option<()> {
        let amount = Amount::from_chips(chips, chip)?;
        let mut own = self.0.iter_mut();
        let name = currency_key(&amount.currency);
        match own.find(|one| currency_key(&one.currency) == name) {
            Some(one) => one.add(&amount)?,
            None => self.0.push(amount),
        }
        Some(())
    }

    /// Puts in an amount in a currency that the purse does not hold yet.
    #[cfg(feature = "ledger")]
    pub fn put(&mut self, amount: Amount) {
        self.0.push(amount);
    }

    /// Returns the amount in a currency, if there is one.
    pub fn of_currency(&self, currency: &str) -> Option<&Amount> {
        let name = currency_key(currency);
        let mut amounts = self.0.iter();
        amounts.find(|amount| currency_key(&amount.currency) == name)
    }

    /// Returns the amounts, one for each currency.
    pub fn amounts(&self) -> &[Amount] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chip(units: i64, places: u8, currency: &str) -> ChipValue {
        ChipValue {
            units,
            places,
            currency: currency.to_owned(),
        }
    }

    #[test]
    fn currencies_are_kept_apart_and_decimal_places_are_exact() {
        let mut purse = Purse::default();
        purse.add(-12, &chip(100, 0, "KRW")).unwrap();
        purse.add(9, &chip(5, 1, "EUR")).unwrap();
        purse.add(4, &chip(50, 0, "KRW")).unwrap();
        purse.add(-1, &chip(125, 3, "EUR")).unwrap();
        // -1,200 + 200; 4.5 - 0.125.
        let told: Vec<String> = purse.amounts().iter().map(ToString::to_string).collect();
        assert_eq!(told, ["-1000", "4.375"]);
        let json = r#"[{"currency":"KRW","amount":-1000},{"currency":"EUR","amount":4.375}]"#;
        assert_eq!(serde_json::to_string(&purse).unwrap(), json);
    }

    #[test]
    fn less_than_one_keeps_its_sign_and_its_zero() {
        let of = |chips, units, places| {
            let amount = Amount::from_chips(chips, &chip(units, places, ""));
            amount.unwrap().to_string()
        };
        assert_eq!(of(-1, 5, 1), "-0.5");
        assert_eq!(of(3, 1, 4), "0.0003");
        assert_eq!(of(0, 5, 1), "0");
        assert_eq!(of(i64::MIN, 1, 0), "-9223372036854775808");
    }
}
