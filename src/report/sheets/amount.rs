//! Amounts as people write them in sheets.

use super::number::{GREAT, ONE, ReadNumber, number};
use crate::letters::key;
use crate::record::{ChipValue, currency_key, is_unit_of_play};

/// What a number counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// Nothing is said: chips or money.
    Bare,
    /// Chips or points.
    Chips,
    /// Money of this currency, in the form for comparing.
    Money(String),
}

/// An amount won, or lost if negative.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CellAmount {
    /// The amount, in ten-thousandths.
    pub(super) parts: i128,
    pub(super) unit: Unit,
}

/// What a cell says of an amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum AmountCell {
    /// Nothing: this person sat out.
    Out,
    /// An amount.
    Is(CellAmount),
    /// A number that may be two, such as `1.234` or `1만5`.
    Either,
    /// A number that is too large for an amount.
    TooLarge,
    /// No amount.
    Not,
}

/// Currency signs, which stand before an amount.
const CURRENCY_SIGNS: [char; 5] = ['₩', '¥', '$', '€', '£'];

/// The marks of somebody who sat out.
const SAT_OUT: [&str; 20] = [
    "", "-", "–", "—", "―", "ー", "−", "--", "---", "x", "×", "/", ".", "·", "n/a", "休", "休み",
    "欠", "欠席", "불참",
];

impl AmountCell {
    /// Reads a cell.
    pub(super) fn read(cell: &str) -> Self {
        let text = key(cell);
        let text = text.trim().trim_start_matches('\'');
        if SAT_OUT.contains(&text) {
            return Self::Out;
        }
        // The currency may stand before the sign: `₩-500`, `$(5)`.
        let (currency, rest) = match text.strip_prefix(CURRENCY_SIGNS) {
            Some(rest) => (text.chars().next(), rest.trim()),
            None => (None, text),
        };
        let Some(signed) = Signed::read(rest) else {
            return Self::Not;
        };
        let Some((digits, unit)) = unit_of(signed.number) else {
            return Self::Not;
        };
        // `천` alone may be a name.
        let is_word = !digits.contains(|one: char| one.is_ascii_digit());
        if is_word && (currency.is_some() || !matches!(unit, Unit::Money(_))) {
            return Self::Not;
        }
        let unit = match (currency, unit) {
            (None, unit) => unit,
            (Some(currency), Unit::Bare) => Unit::Money(currency_key(&currency.to_string())),
            _ => return Self::Not,
        };
        match number(digits) {
            ReadNumber::Is(parts) => Self::Is(CellAmount {
                parts: if signed.is_loss { -parts } else { parts },
                unit,
            }),
            ReadNumber::Either => Self::Either,
            ReadNumber::TooLarge => Self::TooLarge,
            ReadNumber::Not => Self::Not,
        }
    }

    /// Returns the amount, if there is one.
    pub(super) fn amount(&self) -> Option<&CellAmount> {
        match self {
            Self::Is(amount) => Some(amount),
            _ => None,
        }
    }

    /// Returns whether the cell has a sign, so that it can be nothing but an amount.
    pub(super) fn is_signed(cell: &str) -> bool {
        let text = key(cell);
        let text = text.trim();
        let read = Signed::read(text).filter(|signed| signed.number != text);
        read.is_some()
            && matches!(
                Self::read(cell),
                Self::Is(_) | Self::Either | Self::TooLarge
            )
    }
}

/// A number with its sign taken off.
struct Signed<'a> {
    number: &'a str,
    is_loss: bool,
}

impl<'a> Signed<'a> {
    /// Takes the sign off: `-5`, `−5`, `(5)`, `△5`, `▲5`, `5-`, `₩-5`, `+5`. `None` if there are
    /// two.
    fn read(text: &'a str) -> Option<Self> {
        const LOSSES: [char; 6] = ['-', '−', '–', '△', '▲', '‐'];
        let within = text
            .strip_prefix('(')
            .and_then(|text| text.strip_suffix(')'));
        let (mut number, mut is_loss) = (within.unwrap_or(text).trim(), within.is_some());
        let mut signs = usize::from(is_loss);
        if let Some(rest) = number.strip_prefix(LOSSES) {
            (number, is_loss, signs) = (rest.trim(), true, signs + 1);
        } else if let Some(rest) = number.strip_prefix('+') {
            (number, signs) = (rest.trim(), signs + 1);
        } else if let Some(rest) = number.strip_suffix(LOSSES) {
            (number, is_loss, signs) = (rest.trim(), true, signs + 1);
        }
        (signs <= 1 && !number.is_empty()).then_some(Self { number, is_loss })
    }
}

/// Takes the word for what is counted off a number; `None` if it is a word for something else.
fn unit_of(text: &str) -> Option<(&str, Unit)> {
    let is_number =
        |one: char| one.is_ascii_digit() || matches!(one, '.' | ',') || GREAT.contains(&one);
    let from = text.find(is_number)?;
    let (last, letter) = text.char_indices().rfind(|(_, one)| is_number(*one))?;
    let to = last + letter.len_utf8();
    let (before, after) = (text.get(..from)?.trim(), text.get(to..)?.trim());
    let number = text.get(from..to)?;
    match (before, after) {
        ("", "") => Some((number, Unit::Bare)),
        ("", word) | (word, "") if is_unit_of_play(word) => Some((number, Unit::Chips)),
        ("", word) | (word, "") => {
            is_money(word).then(|| (number, Unit::Money(currency_key(word))))
        }
        _ => None,
    }
}

/// Returns whether a word beside a number is a currency.
pub(super) fn is_money(word: &str) -> bool {
    const CURRENCIES: [&str; 16] = [
        "KRW", "JPY", "USD", "EUR", "GBP", "CNY", "CHF", "AUD", "CAD", "TWD", "HKD", "THB", "VND",
        "$", "€", "£",
    ];
    CURRENCIES.contains(&currency_key(word).as_str())
}

impl CellAmount {
    /// Returns the amount in chips, if they are whole.
    pub(super) fn in_chips(parts: i128) -> Option<i64> {
        (parts % ONE == 0)
            .then(|| i64::try_from(parts / ONE).ok())
            .flatten()
    }

    /// Returns how many chips an amount of money is, if they are whole.
    pub(super) fn for_money(parts: i128, chip: &ChipValue) -> Option<i64> {
        let one = 10_i128.checked_pow(u32::from(chip.places))?;
        let (money, chip) = (
            parts.checked_mul(one)?,
            i128::from(chip.units).checked_mul(ONE)?,
        );
        (chip > 0 && money % chip == 0)
            .then(|| i64::try_from(money / chip).ok())
            .flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_write_them() {
        let won = || Unit::Money("KRW".to_owned());
        for (cell, whole, unit) in [
            ("37", 37, Unit::Bare),
            ("+37", 37, Unit::Bare),
            ("-17", -17, Unit::Bare),
            ("1,234", 1234, Unit::Bare),
            ("(500)", -500, Unit::Bare),
            ("−500", -500, Unit::Bare),
            ("△500", -500, Unit::Bare),
            ("▲1,500", -1500, Unit::Bare),
            ("500-", -500, Unit::Bare),
            ("－５００", -500, Unit::Bare),
            ("1만 5천", 15_000, Unit::Bare),
            ("-1만5천", -15_000, Unit::Bare),
            ("1万5千", 15_000, Unit::Bare),
            ("2.5만", 25_000, Unit::Bare),
            ("3천만", 30_000_000, Unit::Bare),
            ("1만500", 10_500, Unit::Bare),
            ("₩1,000", 1000, won()),
            ("-₩1,000", -1000, won()),
            ("₩-1,000", -1000, won()),
            ("₩(1,000)", -1000, won()),
            ("1,000원", 1000, won()),
            ("-1만원", -10_000, won()),
            ("1000 KRW", 1000, won()),
            ("¥300", 300, Unit::Money("JPY".to_owned())),
            ("5점", 5, Unit::Chips),
            ("-3枚", -3, Unit::Chips),
            ("'-5", -5, Unit::Bare),
            ("1\u{202f}234", 1234, Unit::Bare),
            ("-1'234'567", -1_234_567, Unit::Bare),
            ("만원", 10_000, won()),
            ("-5천원", -5000, won()),
        ] {
            let read = AmountCell::read(cell);
            let parts = whole * ONE;
            assert_eq!(read, AmountCell::Is(CellAmount { parts, unit }), "{cell}");
        }
    }

    #[test]
    fn what_is_no_amount_or_may_be_two_is_none() {
        for (cell, read) in [
            ("", AmountCell::Out),
            (" - ", AmountCell::Out),
            ("불참", AmountCell::Out),
            ("1.234", AmountCell::Either),
            ("-1.000", AmountCell::Either),
            ("1.234만", AmountCell::Either),
            ("1만5", AmountCell::Either),
            ("3천5", AmountCell::Either),
            ("5만 3만", AmountCell::Either),
            ("3천 5만", AmountCell::Either),
            ("1e3", AmountCell::Either),
            ("1.2E+05", AmountCell::Either),
            ("12 34", AmountCell::Not),
            ("1,23,456", AmountCell::Not),
            ("12,3456", AmountCell::Not),
            ("#REF!", AmountCell::Not),
            ("=SUM(B2:B9)", AmountCell::Not),
            ("--5", AmountCell::Not),
            ("-(5)", AmountCell::Not),
            ("5km", AmountCell::Not),
            ("철수", AmountCell::Not),
            ("천", AmountCell::Not),
            ("▼5", AmountCell::Not),
            ("9999999999999999999", AmountCell::TooLarge),
            ("-99,999,999,999,999,999,999원", AmountCell::TooLarge),
        ] {
            assert_eq!(AmountCell::read(cell), read, "{cell}");
        }
    }

    #[test]
    fn money_is_whole_chips() {
        let chip = |units, places| ChipValue {
            units,
            places,
            currency: "KRW".to_owned(),
        };
        assert_eq!(CellAmount::for_money(-1700 * ONE, &chip(100, 0)), Some(-17));
        assert_eq!(CellAmount::for_money(150 * ONE, &chip(100, 0)), None);
        assert_eq!(CellAmount::for_money(25_000, &chip(50, 2)), Some(5));
        assert_eq!(CellAmount::in_chips(25_000), None);
        assert_eq!(CellAmount::in_chips(-20_000), Some(-2));
    }
}
