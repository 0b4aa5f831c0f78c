//! The shares of an adjustment as they are typed: `Ann +120 Bo -120`, `철수=+5만원 영희=-5만원`.

use crate::cli::facts::kept::KeptMisuse;
use crate::record::{ChipValue, currency_key, is_unit_of_play};
use crate::telling::money::plain;

/// A share as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TypedShare {
    pub(super) name: String,
    /// Whether the person gives rather than gets.
    pub(super) gives: bool,
    /// The number, in digits and without a sign.
    pub(super) number: String,
}

/// Typed shares, and the currency if they are money.
pub(super) type TypedShares = (Vec<TypedShare>, Option<String>);

const PLUS: [char; 2] = ['+', '＋'];
const MINUS: [char; 5] = ['-', '−', '－', '△', '▲'];

/// Returns whether an amount is negative, and the rest of it; `None` if a word is no amount.
fn signed(word: &str) -> Option<(bool, &str)> {
    let gives = word.starts_with(MINUS);
    let rest = word.strip_prefix(PLUS).or_else(|| word.strip_prefix(MINUS));
    let rest = rest.unwrap_or(word);
    let digits = rest.trim_start_matches(|letter| "$€£₩¥".contains(letter));
    let begins = digits.starts_with(|letter: char| letter.is_ascii_digit() || letter == '.');
    begins.then_some((gives, rest))
}

/// Splits the words into names, amounts and units. A word after an amount is its unit, unless an
/// amount follows that word.
fn split(words: &[String]) -> Result<Vec<(String, String, String)>, KeptMisuse> {
    let mut apart: Vec<&str> = Vec::new();
    for word in words {
        match word.split_once('=').filter(|(name, _)| !name.is_empty()) {
            Some((name, amount)) => apart.extend([name, amount]),
            None => apart.push(word),
        }
    }
    let mut found = Vec::new();
    let mut rest = apart.as_slice();
    while let [name, after @ ..] = rest {
        let [amount, after @ ..] = after else {
            return Err(KeptMisuse::NoAmount((*name).to_owned()));
        };
        if signed(amount).is_none() {
            return Err(KeptMisuse::NoAmount((*name).to_owned()));
        }
        let (unit, after) = match after {
            [unit, next, ..] if signed(next).is_none() => (*unit, after.get(1..)),
            [unit] => (*unit, after.get(1..)),
            _ => ("", Some(after)),
        };
        found.push(((*name).to_owned(), (*amount).to_owned(), unit.to_owned()));
        rest = after.unwrap_or_default();
    }
    Ok(found)
}

/// Reads typed shares.
/// Errors: nobody is named, a name without an amount, an amount that is none, several units.
pub(super) fn typed(words: &[String]) -> Result<TypedShares, KeptMisuse> {
    let mut shares = Vec::new();
    let mut unit: Option<String> = None;
    for (name, amount, behind) in split(words)? {
        let bad = || KeptMisuse::BadAmount(format!("{amount} {behind}").trim_end().to_owned());
        let (gives, text) = signed(&amount).ok_or_else(bad)?;
        let text = plain(&format!("{text} {behind}"));
        let digits = |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | ',');
        let end = text.find(|letter| !digits(letter)).unwrap_or(text.len());
        let (number, own) = text.split_at(end);
        let own = own.trim();
        if !own.is_empty() {
            match &unit {
                Some(other) if !is_same(other, own) => {
                    return Err(KeptMisuse::SeveralUnits(other.clone(), own.to_owned()));
                }
                Some(_) => {}
                None => unit = Some(own.to_owned()),
            }
        }
        let number = number.to_owned();
        shares.push(TypedShare {
            name,
            gives,
            number,
        });
    }
    if shares.is_empty() {
        return Err(KeptMisuse::NoShares);
    }
    Ok((shares, unit.filter(|unit| !is_unit_of_play(unit))))
}

fn is_same(one: &str, other: &str) -> bool {
    match (is_unit_of_play(one), is_unit_of_play(other)) {
        (false, false) => currency_key(one) == currency_key(other),
        (one, other) => one && other,
    }
}

impl TypedShare {
    /// Returns the share as a number of chips. Errors: it is not a whole number above 0.
    pub(super) fn chips(&self) -> Result<i64, KeptMisuse> {
        let value = ChipValue::written(&self.number);
        let value = value.filter(|value| value.places == 0 && value.currency.is_empty());
        let value = value.ok_or_else(|| KeptMisuse::BadAmount(self.number.clone()))?;
        Ok(if self.gives {
            -value.units
        } else {
            value.units
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names, whether each gives, and numbers; and the currency.
    type Read = (Vec<(String, bool, String)>, Option<String>);

    fn read(line: &str) -> Result<Read, KeptMisuse> {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let (shares, unit) = typed(&words)?;
        let told = shares.into_iter();
        let told = told.map(|one| (one.name, one.gives, one.number));
        Ok((told.collect(), unit))
    }

    #[test]
    fn shares_are_read_with_and_without_a_unit() {
        let both = |one: &str, other: &str, number: &str, unit: Option<&str>| {
            let share = |name: &str, gives| (name.to_owned(), gives, number.to_owned());
            let shares = vec![share(one, false), share(other, true)];
            Ok((shares, unit.map(str::to_owned)))
        };
        for (line, due) in [
            ("Ann +120 Bo -120", both("Ann", "Bo", "120", None)),
            ("Ann 120 Bo −120", both("Ann", "Bo", "120", None)),
            (
                "Ann +120 chips Bo -120 chips",
                both("Ann", "Bo", "120", None),
            ),
            ("철수 +120점 영희 -120점", both("철수", "영희", "120", None)),
            (
                "Ann +5000 KRW Bo -5000 KRW",
                both("Ann", "Bo", "5000", Some("KRW")),
            ),
            (
                "Ann +5000 KRW Bo -5000",
                both("Ann", "Bo", "5000", Some("KRW")),
            ),
            (
                "철수=+5천원 영희=-5천원",
                both("철수", "영희", "5000", Some("원")),
            ),
            (
                "Ann +4.50 EUR Bo -4.50 EUR",
                both("Ann", "Bo", "4.50", Some("EUR")),
            ),
            (
                "太郎 +3000円 花子 △3000円",
                both("太郎", "花子", "3000", Some("円")),
            ),
        ] {
            assert_eq!(read(line), due, "{line}");
        }
    }

    #[test]
    fn what_is_missing_is_named() {
        for (line, due) in [
            ("Ann", KeptMisuse::NoAmount("Ann".to_owned())),
            ("Ann Bo", KeptMisuse::NoAmount("Ann".to_owned())),
            (
                "Ann +5 KRW Bo -5 EUR",
                KeptMisuse::SeveralUnits("KRW".to_owned(), "EUR".to_owned()),
            ),
            (
                "Ann +5 chips Bo -5 KRW",
                KeptMisuse::SeveralUnits("chips".to_owned(), "KRW".to_owned()),
            ),
        ] {
            assert_eq!(read(line), Err(due), "{line}");
        }
        assert_eq!(typed(&[]), Err(KeptMisuse::NoShares));
    }
}
