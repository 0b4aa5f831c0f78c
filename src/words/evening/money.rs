//! The parts of amounts of money that are written the same in every language.

use crate::record::{ChipValue, currency_key};
use crate::words::grouped;

/// The currency of a chip's worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Currency<'a> {
    /// Korean won, however typed.
    Won,
    /// Japanese yen, however typed.
    Yen,
    /// Any other currency, or none, as typed.
    Other(&'a str),
}

/// Returns the currency of a chip's worth.
pub(crate) fn currency(chip: &ChipValue) -> Currency<'_> {
    named(&chip.currency)
}

/// Returns the currency with a name.
pub(crate) fn named(name: &str) -> Currency<'_> {
    match currency_key(name).as_str() {
        "KRW" => Currency::Won,
        "JPY" => Currency::Yen,
        _ => Currency::Other(name),
    }
}

/// Returns whether a number of chips is negative, and its worth without sign and currency:
/// `5,600`, `12.50`.
pub(crate) fn amount(chips: i64, chip: &ChipValue) -> (bool, String) {
    // One decimal place is written as two, as in prices.
    let (units, places) = match chip.places {
        1 => (i128::from(chip.units) * 10, 2),
        places => (i128::from(chip.units), usize::from(places)),
    };
    let amount = i128::from(chips) * units;
    let unit = (0..places).fold(1_u128, |unit, _| unit * 10);
    let (whole, part) = (amount.unsigned_abs() / unit, amount.unsigned_abs() % unit);
    let part = match places {
        0 => String::new(),
        _ => format!(".{part:0>places$}"),
    };
    (amount < 0, format!("{}{part}", grouped(whole)))
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
    fn amounts_are_grouped_and_have_the_places_of_prices() {
        for (chips, chip, due) in [
            (-56, chip(100, 0, "KRW"), (true, "5,600")),
            (25, chip(5, 1, "EUR"), (false, "12.50")),
            (-1, chip(25, 2, "EUR"), (true, "0.25")),
            (-1, chip(0, 0, "EUR"), (false, "0")),
        ] {
            let (lost, text) = amount(chips, &chip);
            assert_eq!((lost, text.as_str()), due);
        }
    }

    #[test]
    fn a_currency_is_known_by_its_names() {
        for name in ["KRW", "krw", "원", "₩", "ウォン"] {
            assert_eq!(currency(&chip(1, 0, name)), Currency::Won, "{name}");
        }
        for name in ["JPY", "円", "엔"] {
            assert_eq!(currency(&chip(1, 0, name)), Currency::Yen, "{name}");
        }
        assert_eq!(currency(&chip(1, 0, "EUR")), Currency::Other("EUR"));
    }
}
