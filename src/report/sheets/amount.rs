//! Amounts as people write them in sheets.

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
    /// A number that may be two, such as `1.234`.
    Either,
    /// A number that is too large for an amount.
    TooLarge,
    /// No amount.
    Not,
}

/// The number 1 in ten-thousandths.
pub(super) const ONE: i128 = 10_000;

/// More digits than any amount has.
const MOST_DIGITS: usize = 18;

/// Words for great numbers.
const GREAT: [char; 8] = ['만', '천', '万', '千', '억', '億', '백', '百'];

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
        let Some((number, unit)) = unit_of(signed.number) else {
            return Self::Not;
        };
        let unit = match (currency, unit) {
            (None, unit) => unit,
            (Some(currency), Unit::Bare) => Unit::Money(currency_key(&currency.to_string())),
            _ => return Self::Not,
        };
        match parts(number) {
            Number::Is(parts) => Self::Is(CellAmount {
                parts: if signed.is_loss { -parts } else { parts },
                unit,
            }),
            Number::Either => Self::Either,
            Number::TooLarge => Self::TooLarge,
            Number::Not => Self::Not,
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

enum Number {
    Is(i128),
    Either,
    TooLarge,
    Not,
}

/// Reads a number without a sign, in ten-thousandths: `1,234`, `1.5`, `1만 5천`.
fn parts(text: &str) -> Number {
    if !text.contains(|one: char| one.is_ascii_digit()) {
        return Number::Not;
    }
    if text.contains(GREAT) {
        return in_words(text).map_or(Number::Not, Number::Is);
    }
    plain(text)
}

/// Reads digits with commas and at most one point.
fn plain(text: &str) -> Number {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let is_plain = text
        .bytes()
        .all(|one| one.is_ascii_digit() || matches!(one, b'.' | b','));
    if digits == 0 || !is_plain {
        return Number::Not;
    }
    if digits > MOST_DIGITS {
        return Number::TooLarge;
    }
    let (whole, fraction) = match (text.matches('.').count(), text.matches(',').count()) {
        (0, 0) => (text, ""),
        (1, _) => {
            let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
            // A thousand in German, a little more than one in English.
            if fraction.len() == 3 && !whole.contains(',') && !whole.starts_with('0') {
                return Number::Either;
            }
            (whole, fraction)
        }
        (0, _) => match text.split_once(',') {
            Some((whole, fraction)) if fraction.len() <= 2 => (whole, fraction),
            _ => (text, ""),
        },
        _ => return Number::Not,
    };
    if fraction.contains(',')
        || fraction.len() > 4
        || (fraction.is_empty() && text.ends_with(['.', ',']))
    {
        return Number::Not;
    }
    let Some(whole) = ungrouped(whole) else {
        return Number::Not;
    };
    format!("{whole}{fraction:0<4}")
        .parse()
        .map_or(Number::Not, Number::Is)
}

/// Removes the commas between groups of three digits; `None` if one is anywhere else.
fn ungrouped(number: &str) -> Option<String> {
    let Some((first, rest)) = number.split_once(',') else {
        return (!number.is_empty()).then(|| number.to_owned());
    };
    let begins = (1..=3).contains(&first.len());
    let fits = begins && rest.split(',').all(|group| group.len() == 3);
    fits.then(|| number.replace(',', ""))
}

/// Reads a number with words for thousands and more: `1만 5천`, `3千`, `2.5만`.
fn in_words(text: &str) -> Option<i128> {
    let (mut sum, mut myriads, mut rest) = (0_i128, 0_i128, text);
    while !rest.is_empty() {
        let end = rest.find(|one: char| !one.is_ascii_digit() && !matches!(one, '.' | ','));
        let (number, behind) = rest.split_at(end.unwrap_or(rest.len()));
        let number = match plain(number) {
            Number::Is(parts) => parts,
            _ if number.is_empty() => ONE,
            _ => return None,
        };
        let mut letters = behind.chars();
        let word = letters.next();
        rest = letters.as_str().trim_start();
        match word {
            Some(great @ ('만' | '万' | '억' | '億')) => {
                let great = if matches!(great, '만' | '万') {
                    10_000
                } else {
                    100_000_000
                };
                let said = times(sum, number, end == Some(0), great)?;
                (sum, myriads) = (0, myriads.checked_add(said)?);
            }
            Some('천' | '千') => sum += number.checked_mul(1000)?,
            Some('백' | '百') => sum += number.checked_mul(100)?,
            None => sum += number,
            Some(_) => return None,
        }
    }
    let all = sum.checked_add(myriads)?;
    (all < ONE * 1_000_000_000_000_000_000).then_some(all)
}

/// Returns what was said before a word for a great number, times that number.
fn times(before: i128, number: i128, bare: bool, great: i128) -> Option<i128> {
    let said = match (before, bare) {
        (0, _) => number,
        (before, true) => before,
        (before, false) => before.checked_add(number)?,
    };
    said.checked_mul(great)
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
