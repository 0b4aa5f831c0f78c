//! Amounts of money as they are said in Korean and Japanese: `5만원`, `1만 5천원`, `3千円`.

#[cfg(feature = "ledger")]
use crate::letters::Writing;
#[cfg(feature = "ledger")]
use crate::record::{ChipValue, currency_key, is_unit_of_play};

/// The number 1 in ten-thousandths, the smallest part of an amount.
const ONE: i128 = 10_000;

/// Words after an amount that mean "each": `100원짜리`, `100원씩`, `100円ずつ`.
const OF_EACH: [&str; 3] = ["짜리", "씩", "ずつ"];

/// Returns an amount as a record writes it: in digits, without a word for "each".
pub(crate) fn plain(text: &str) -> String {
    let text = text.trim();
    let mut of_each = OF_EACH.iter().filter_map(|word| text.strip_suffix(word));
    let text = of_each.next().map_or(text, str::trim_end);
    let text = &amount_first(text);
    in_digits(text).unwrap_or_else(|| text.clone())
}

/// Currency signs that are written before the amount.
const SIGNS: [char; 5] = ['$', '€', '£', '₩', '¥'];

/// Moves a currency such as the one in `$0.10` or `EUR 5` from before the amount to its end.
fn amount_first(text: &str) -> String {
    let at = text.find(|letter: char| letter.is_ascii_digit() || letter == '.');
    let (currency, amount) = text.split_at(at.unwrap_or_default());
    let currency = currency.trim_end();
    let mut letters = currency.chars();
    let is_sign =
        letters.next().is_some_and(|sign| SIGNS.contains(&sign)) && letters.next().is_none();
    let is_code = currency.len() == 3 && currency.bytes().all(|one| one.is_ascii_uppercase());
    let is_amount = amount
        .chars()
        .all(|one| one.is_ascii_digit() || matches!(one, '.' | ','));
    if (is_sign || is_code) && is_amount {
        format!("{amount} {currency}")
    } else {
        text.to_owned()
    }
}

/// Returns the text with the number words of its amount as digits; `None` if it has no number
/// words.
fn in_digits(text: &str) -> Option<String> {
    let mut sum = AmountReader::default();
    let mut rest = text.trim();
    let mut said = false;
    loop {
        let digits = rest
            .find(|one: char| !one.is_ascii_digit() && one != '.' && one != ',')
            .unwrap_or(rest.len());
        let (number, behind) = rest.split_at(digits);
        let mut behind = behind.trim_start();
        if !number.is_empty() {
            sum.number = Some(exact(number)?);
        } else if let Some((digit, after)) = in_a_word(behind)
            && (said || after.starts_with(|next| unit(next).is_some()))
        {
            sum.number = Some(digit * ONE);
            behind = after;
        }
        let unit = behind.chars().next().and_then(unit);
        let Some(unit) = unit else {
            rest = behind;
            break;
        };
        sum.take(unit)?;
        said = true;
        rest = behind
            .get(behind.chars().next()?.len_utf8()..)?
            .trim_start();
    }
    said.then_some(())?;
    let all = sum.all()?;
    let (whole, part) = (all / ONE, all % ONE);
    let part = match part {
        0 => String::new(),
        part => format!(".{part:04}").trim_end_matches('0').to_owned(),
    };
    Some(format!("{whole}{part} {rest}").trim_end().to_owned())
}

/// A number word, such as `천` or `만`, that multiplies what comes before it.
#[derive(Clone, Copy)]
enum NumeralUnit {
    /// A unit within a group that a larger unit ends, such as the `천` of `3천만`.
    Within(i128),
    /// A unit that ends a group: ten thousand or a hundred million.
    Closing(i128),
}

/// If a text begins with a digit written as a word, as in `오백`, returns the digit and the rest of
/// the text.
fn in_a_word(text: &str) -> Option<(i128, &str)> {
    let letter = text.chars().next()?;
    let digit = ["일이삼사오육칠팔구", "一二三四五六七八九"]
        .iter()
        .find_map(|digits| digits.chars().position(|one| one == letter))?;
    let digit = i128::try_from(digit + 1).ok()?;
    Some((digit, text.get(letter.len_utf8()..)?.trim_start()))
}

/// Returns whether a letter is a word for a hundred, a thousand and so on.
pub(super) fn is_great(letter: char) -> bool {
    "만천백억万千百億".contains(letter)
}

fn unit(letter: char) -> Option<NumeralUnit> {
    Some(match letter {
        '십' | '十' => NumeralUnit::Within(10),
        '백' | '百' => NumeralUnit::Within(100),
        '천' | '千' => NumeralUnit::Within(1000),
        '만' | '万' | '萬' => NumeralUnit::Closing(10_000),
        '억' | '億' => NumeralUnit::Closing(100_000_000),
        _ => return None,
    })
}

/// An amount being read, in ten-thousandths.
#[derive(Default)]
struct AmountReader {
    all: i128,
    within: i128,
    /// The digits that no unit has followed yet, if any.
    number: Option<i128>,
}

impl AmountReader {
    fn take(&mut self, unit: NumeralUnit) -> Option<()> {
        match unit {
            NumeralUnit::Within(times) => {
                let number = self.number.take().unwrap_or(ONE);
                self.within = self.within.checked_add(number.checked_mul(times)?)?;
            }
            NumeralUnit::Closing(times) => {
                let number = self.number.take().unwrap_or(0);
                let counted = match self.within.checked_add(number)? {
                    0 => ONE,
                    counted => counted,
                };
                self.within = 0;
                self.all = self.all.checked_add(counted.checked_mul(times)?)?;
            }
        }
        Some(())
    }

    fn all(self) -> Option<i128> {
        let rest = self.within.checked_add(self.number.unwrap_or(0))?;
        self.all.checked_add(rest)
    }
}

/// Parses a number in digits into ten-thousandths; `None` if the number is invalid, or its commas
/// do not group digits in threes.
fn exact(number: &str) -> Option<i128> {
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let mut groups = whole.split(',');
    let first = groups.next()?;
    let grouped = whole.contains(',');
    let fits = groups.all(|group| group.len() == 3) && (!grouped || first.len() <= 3);
    let plain = part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
    if !fits || !plain || number.ends_with('.') {
        return None;
    }
    let digits = whole.replace(',', "");
    format!("{digits}{part:0<4}").parse().ok()
}

/// Returns the value of a chip, completed by a currency: at a table that speaks Korean or Japanese,
/// nobody says won or yen, so a missing currency means that one.
#[cfg(feature = "ledger")]
pub(crate) fn in_own_money(chip: ChipValue, spoken: Option<Writing>) -> ChipValue {
    let own = match spoken {
        Some(Writing::Hangul) => "원",
        Some(Writing::Kana) => "円",
        None => return chip,
    };
    if chip.currency.is_empty() && chip.places == 0 {
        ChipValue {
            currency: own.to_owned(),
            ..chip
        }
    } else {
        chip
    }
}

/// Returns whether an amount in a record counts chips or points.
#[cfg(feature = "ledger")]
pub(crate) fn is_of_chips(text: &str) -> bool {
    let number = |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | ',' | ' ');
    is_unit_of_play(text.trim_start_matches(number).trim_end())
}

/// Returns whether an amount of won or yen has a fraction. Neither currency has fractions, so
/// `1.000` was meant as a thousand.
#[cfg(feature = "ledger")]
pub(crate) fn has_parts_of_whole_money(money: &ChipValue) -> bool {
    let whole = matches!(currency_key(&money.currency).as_str(), "KRW" | "JPY");
    whole && money.places > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_thousands_are_read() {
        for (text, says) in [
            ("5만원", Some("50000 원")),
            ("5만 원", Some("50000 원")),
            ("1만5천원", Some("15000 원")),
            ("1만 5천 KRW", Some("15000 KRW")),
            ("만원", Some("10000 원")),
            ("천원", Some("1000 원")),
            ("3천만", Some("30000000")),
            ("1억2천만원", Some("120000000 원")),
            ("2.5만원", Some("25000 원")),
            ("5백원", Some("500 원")),
            ("1만500원", Some("10500 원")),
            ("1,200만원", Some("12000000 원")),
            ("백원", Some("100 원")),
            ("오백원", Some("500 원")),
            ("이백 원", Some("200 원")),
            ("십원", Some("10 원")),
            ("오십원", Some("50 원")),
            ("만오천원", Some("15000 원")),
            ("이만 삼천오백십이 원", Some("23512 원")),
            ("百円", Some("100 円")),
            ("五十円", Some("50 円")),
            ("이원", None),
            ("일", None),
            ("3千円", Some("3000 円")),
            ("1万5千円", Some("15000 円")),
            ("0.00015만원", None),
            ("50000원", None),
            ("30000 KRW", None),
            ("lots", None),
        ] {
            assert_eq!(in_digits(text).as_deref(), says, "{text}");
        }
    }

    #[test]
    fn a_currency_may_stand_before_its_amount() {
        for (text, says) in [
            ("$0.10", "0.10 $"),
            ("€5", "5 €"),
            ("₩100", "100 ₩"),
            ("¥ 1,000", "1,000 ¥"),
            ("EUR 5", "5 EUR"),
            ("점 100", "점 100"),
            ("$", "$"),
            ("5 $", "5 $"),
        ] {
            assert_eq!(plain(text), says, "{text}");
        }
    }

    #[test]
    fn what_is_said_of_each_is_no_part_of_the_currency() {
        for (text, says) in [
            ("백원짜리", "100 원"),
            ("100원씩", "100원"),
            ("100 원 짜리", "100 원"),
            ("100円ずつ", "100円"),
            ("0.5 EUR", "0.5 EUR"),
        ] {
            assert_eq!(plain(text), says, "{text}");
        }
    }

    #[cfg(feature = "ledger")]
    #[test]
    fn won_and_yen_have_no_parts() {
        let money = |currency: &str, places| ChipValue {
            units: 1000,
            places,
            currency: currency.to_owned(),
        };
        for (money, has) in [
            (money("KRW", 3), true),
            (money("円", 1), true),
            (money("원", 0), false),
            (money("EUR", 2), false),
        ] {
            assert_eq!(has_parts_of_whole_money(&money), has, "{money:?}");
        }
    }
}
