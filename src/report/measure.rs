//! The units in which results are counted: chips if all have one worth, or money if chips have
//! several worths.

use super::money::{PLACES, exact};
use crate::record::{ChipValue, currency_key, is_unit_of_play};

/// The unit for counting hands that were played for one currency, hands played for worthless chips,
/// or all hands, in chips.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Measure {
    /// What chips were worth: each worth once, the least first; empty for worthless chips.
    worths: Vec<ChipValue>,
    /// The worth of one unit; `None` for worthless chips, or if all chips are counted alike.
    unit: Option<ChipValue>,
    /// Whether all chips are counted alike, whatever they were worth.
    all: bool,
}

impl Measure {
    /// Returns the measure that counts all chips alike, whatever they were worth.
    pub fn chips() -> Self {
        Self {
            all: true,
            ..Self::default()
        }
    }

    /// Returns the measures for chips of these worths: one for each currency in alphabetical order,
    /// then one for worthless chips.
    pub fn from_chips<'c>(chips: impl IntoIterator<Item = Option<&'c ChipValue>>) -> Vec<Self> {
        let (mut found, mut nothing): (Vec<Self>, Option<Self>) = (Vec::new(), None);
        for chip in chips {
            let Some(chip) = chip else {
                nothing.get_or_insert_default();
                continue;
            };
            match found.iter_mut().find(|one| one.has(Some(chip))) {
                Some(one) => one.add(chip),
                None => found.push(Self {
                    worths: vec![chip.clone()],
                    unit: Some(chip.clone()),
                    all: false,
                }),
            }
        }
        found.sort_by_key(|one| one.currency().map(currency_key));
        found.extend(nothing);
        found
    }

    /// Returns the measure that a user means by naming a currency, or chips; `None` if there is no
    /// such measure.
    pub fn named<'m>(all: &'m [Self], text: &str) -> Option<&'m Self> {
        let key = (!is_unit_of_play(text)).then(|| currency_key(text));
        let mut all = all.iter();
        all.find(|one| one.currency().map(currency_key) == key)
    }

    /// Returns the currency as it was written; `None` for worthless chips.
    pub fn currency(&self) -> Option<&str> {
        self.unit.as_ref().map(|unit| unit.currency.as_str())
    }

    /// Returns what chips were worth: each worth once, the least first; empty for worthless chips.
    pub fn worths(&self) -> &[ChipValue] {
        &self.worths
    }

    /// Returns the worth of one unit; `None` for worthless chips, or if all chips are counted
    /// alike.
    pub const fn unit(&self) -> Option<&ChipValue> {
        self.unit.as_ref()
    }

    /// Returns the worth of one unit if units are money, because chips had several worths;
    /// otherwise `None`.
    pub fn money(&self) -> Option<&ChipValue> {
        self.unit.as_ref().filter(|_| self.worths.len() > 1)
    }

    /// Returns whether this measure counts a chip of this worth.
    pub fn has(&self, chip: Option<&ChipValue>) -> bool {
        let key = |chip: &ChipValue| currency_key(&chip.currency);
        self.all || chip.map(key) == self.unit.as_ref().map(key)
    }

    /// Returns how many units a chip counts for; `None` if this measure does not count it.
    pub fn weight(&self, chip: Option<&ChipValue>) -> Option<i64> {
        if !self.has(chip) {
            return None;
        }
        let Some((chip, unit)) = chip.zip(self.unit.as_ref()) else {
            return Some(1);
        };
        i64::try_from(exact(chip).checked_div(exact(unit))?).ok()
    }

    fn add(&mut self, chip: &ChipValue) {
        let worth = exact(chip);
        let mut worths = self.worths.iter();
        if worths.any(|known| exact(known) == worth) {
            return;
        }
        self.worths.push(chip.clone());
        self.worths.sort_by_key(exact);
        if let Some(unit) = &mut self.unit {
            let places = unit.places.max(chip.places).min(PLACES);
            let missing = u32::from(PLACES - places);
            let divisor = greatest_common_divisor(exact(unit), worth);
            unit.units = i64::try_from(divisor / 10_i128.pow(missing)).unwrap_or(1);
            unit.places = places;
        }
    }
}

fn greatest_common_divisor(mut one: i128, mut other: i128) -> i128 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chip(text: &str) -> ChipValue {
        ChipValue::written(text).unwrap()
    }

    #[test]
    fn chips_of_several_worths_are_counted_in_what_all_of_them_are_a_multiple_of() {
        let chips = ["100 KRW", "0.5 EUR", "40 원", "0.25 EUR", "5 JPY"].map(chip);
        let all: Vec<Option<&ChipValue>> = chips.iter().map(Some).chain([None]).collect();
        let found = Measure::from_chips(all.iter().copied());
        let units: Vec<Option<String>> = found
            .iter()
            .map(|one| one.unit().map(ToString::to_string))
            .collect();
        // The units are 0.25 for chips of 0.5 and 0.25, and 20 for chips of 100 and 40.
        let due = ["0.25 EUR", "5 JPY", "20 KRW"].map(|text| Some(text.to_owned()));
        assert_eq!(units[..3], due);
        assert_eq!(units[3..], [None]);
        let weights = |measure: &Measure| -> Vec<Option<i64>> {
            all.iter().map(|one| measure.weight(*one)).collect()
        };
        let none = None;
        assert_eq!(
            weights(&found[0]),
            [none, Some(2), none, Some(1), none, none]
        );
        assert_eq!(
            weights(&found[2]),
            [Some(5), none, Some(2), none, none, none]
        );
        assert_eq!(weights(&found[3]), [none, none, none, none, none, Some(1)]);
        assert!(found[0].money().is_some() && found[1].money().is_none());
        assert_eq!(Measure::named(&found, "₩"), found.get(2));
        assert_eq!(Measure::named(&found, "칩"), found.get(3));
        assert_eq!(Measure::named(&found, "USD"), None);
        assert_eq!(weights(&Measure::chips()), [Some(1); 6]);
    }
}
