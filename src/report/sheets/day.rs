//! Days as people write them in sheets.

use super::day_pieces::{DayPiece, pieces};
use super::era::by_era;
use crate::date::Date;
use crate::letters::key;

/// In which order the numbers of a day stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayOrder {
    /// Year, month, day; without a year, month and day.
    Ymd,
    /// Month, day, year.
    Mdy,
    /// Day, month, year.
    Dmy,
}

impl DayOrder {
    /// All orders.
    pub const ALL: [Self; 3] = [Self::Ymd, Self::Mdy, Self::Dmy];

    /// Returns the name, such as `ymd`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ymd => "ymd",
            Self::Mdy => "mdy",
            Self::Dmy => "dmy",
        }
    }
}

/// A day as it is written, when it is not known yet which number is what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrittenDay {
    /// The words or the place of the year tell which number is what; the year may be missing.
    Known(Option<i32>, u32, u32),
    /// Two numbers, such as `3/4`.
    Two(u32, u32),
    /// Two numbers before a year.
    BeforeYear(u32, u32, i32),
    /// Three numbers, each of at most two digits.
    Three(u32, u32, u32),
}

/// A year, if one is written, a month and a day.
pub(super) type YearMonthDay = (Option<i32>, u32, u32);

impl WrittenDay {
    /// Reads a day, perhaps with a day of the week and a time; `None` if the text is anything
    /// else.
    pub(super) fn read(text: &str) -> Option<Self> {
        Self::before(text)
            .filter(|(_, rest)| is_time(rest))
            .map(|(day, _)| day)
    }

    /// Reads the day with which a text begins, and returns what follows it, folded for comparing.
    pub(super) fn before(text: &str) -> Option<(Self, String)> {
        let text = key(text).replace("元年", "1年");
        let short = text.trim().strip_prefix(['\'', '’']);
        let text = short.unwrap_or(&text).to_owned();
        let pieces = pieces(after_weekday(&text));
        let of_era = by_era(&pieces).map(|((year, month, day), used)| {
            let known = Self::Known(Some(year), month, day);
            (known, used)
        });
        let found = of_era.or_else(|| by_words(&pieces));
        let (mut day, used) = found.or_else(|| by_signs(&pieces))?;
        // `'26.3.1`
        if let (Self::Three(year @ 13.., month, day_of_month), Some(_)) = (day, short) {
            day = Self::Known(Some(i32::try_from(year).ok()? + 2000), month, day_of_month);
        }
        let rest = pieces.get(used..)?.iter().map(DayPiece::text).collect();
        day.is_possible().then_some((day, rest))
    }

    fn is_possible(self) -> bool {
        DayOrder::ALL
            .into_iter()
            .any(|order| self.in_order(order).is_some())
    }

    /// Returns what the numbers mean in an order; `None` if there is no such day.
    pub(super) fn in_order(self, order: DayOrder) -> Option<YearMonthDay> {
        let short = |year: u32| i32::try_from(year).ok().map(|year| year + 2000);
        let (year, month, day) = match (self, order) {
            (Self::Known(year, month, day), _) => (year, month, day),
            (Self::Two(one, two), DayOrder::Ymd | DayOrder::Mdy) => (None, one, two),
            (Self::Two(one, two), DayOrder::Dmy) => (None, two, one),
            (Self::BeforeYear(one, two, year), DayOrder::Mdy) => (Some(year), one, two),
            (Self::BeforeYear(one, two, year), DayOrder::Dmy) => (Some(year), two, one),
            (Self::BeforeYear(..), DayOrder::Ymd) => return None,
            (Self::Three(one, two, three), DayOrder::Ymd) => (short(one), two, three),
            (Self::Three(one, two, three), DayOrder::Mdy) => (short(three), one, two),
            (Self::Three(one, two, three), DayOrder::Dmy) => (short(three), two, one),
        };
        // A leap year, so that 29 February is possible as long as no year is known.
        date(year.unwrap_or(2024), month, day)?;
        Some((year, month, day))
    }
}

/// Returns the day with these numbers.
pub(super) fn date(year: i32, month: u32, day: u32) -> Option<Date> {
    Date::read(&format!("{year:04}-{month:02}-{day:02}"))
}

/// Takes off the day of the week with which a day may begin: `Friday, November 6, 2026`.
fn after_weekday(text: &str) -> &str {
    let text = text.trim();
    let end = text.find(|one: char| !one.is_alphabetic());
    let (word, rest) = text.split_at(end.unwrap_or(0));
    let after = rest.trim_start_matches([' ', ',', '.', '\u{3000}']);
    if after.len() < rest.len() && is_weekday(word) {
        after
    } else {
        text
    }
}

/// Reads a day whose numbers have words: `2026년 3월 1일`, `3月1日`, `1 Mar 2026`.
/// Returns how many pieces it takes.
fn by_words(pieces: &[DayPiece<'_>]) -> Option<(WrittenDay, usize)> {
    use DayPiece::{Digits, Other};
    let word = |text: &str, words: &[&str]| words.contains(&text.trim());
    let (year, first) = match pieces {
        [Digits(year), Other(sign), ..] if word(sign, &["년", "年"]) => {
            let year: i32 = year.parse().ok()?;
            (Some(if year < 100 { year + 2000 } else { year }), 2)
        }
        _ => (None, 0),
    };
    if let [Digits(month), Other(sign), Digits(day), rest @ ..] = pieces.get(first..)?
        && word(sign, &["월", "月"])
    {
        let after = rest.first().map_or("", DayPiece::text).trim_start();
        if after.is_empty() || after.starts_with(['일', '日']) {
            let known = WrittenDay::Known(year, month.parse().ok()?, day.parse().ok()?);
            return Some((known, first + 3));
        }
    }
    if year.is_some() {
        return None;
    }
    match pieces {
        [Digits(day), Other(name), rest @ ..] if month(name).is_some() => {
            let (year, used) = year_of(rest.first());
            let known = WrittenDay::Known(year, month(name)?, day.parse().ok()?);
            Some((known, 2 + used))
        }
        [Other(name), Digits(day), rest @ ..] if month(name).is_some() => {
            let (year, used) = match rest {
                [Other(comma), year @ ..] if word(comma, &[",", ""]) => {
                    let (year, used) = year_of(year.first());
                    (year, 2 * used)
                }
                _ => (None, 0),
            };
            // A spreadsheet writes March 2026 as `Mar-26`.
            if year.is_none() && name.ends_with('-') && day.len() == 2 {
                return None;
            }
            let known = WrittenDay::Known(year, month(name)?, day.parse().ok()?);
            Some((known, 2 + used))
        }
        _ => None,
    }
}

/// Returns a year of four digits, and how many pieces it takes.
fn year_of(piece: Option<&DayPiece<'_>>) -> (Option<i32>, usize) {
    match piece {
        Some(DayPiece::Digits(year)) if year.len() == 4 => (year.parse().ok(), 1),
        _ => (None, 0),
    }
}

/// Returns the number of a month by its English name.
pub(super) fn month(name: &str) -> Option<u32> {
    const MONTHS: [&str; 12] = [
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december",
    ];
    let name = name
        .trim()
        .trim_end_matches(['.', ',', '-'])
        .trim_start_matches('-')
        .trim();
    let is = |month: &&str| {
        **month == *name
            || (name.len() == 3 && month.starts_with(name))
            || (name == "sept" && month.starts_with(name))
    };
    let mut months = (1..).zip(MONTHS);
    months
        .find(|(_, month)| is(month))
        .map(|(number, _)| number)
}

/// Reads a day whose numbers have signs between them, or none: `2026-03-01`, `2026. 3. 1.`, `3/1`,
/// `20260301`. Returns how many pieces it takes.
fn by_signs(pieces: &[DayPiece<'_>]) -> Option<(WrittenDay, usize)> {
    use DayPiece::{Digits, Other};
    let number = |text: &str| text.parse::<u32>().ok();
    let year = |text: &str| text.parse::<i32>().ok();
    let is_sign = |text: &str| matches!(text.trim(), "/" | "-" | "." | "‐" | "–");
    match pieces {
        [
            Digits(one),
            Other(sign),
            Digits(two),
            Other(other),
            Digits(three),
            ..,
        ] if is_sign(sign) && sign.trim() == other.trim() => {
            let day = match (one.len(), two.len(), three.len()) {
                (4, 1..=2, 1..=2) => {
                    WrittenDay::Known(Some(year(one)?), number(two)?, number(three)?)
                }
                (1..=2, 1..=2, 4) => {
                    WrittenDay::BeforeYear(number(one)?, number(two)?, year(three)?)
                }
                (1..=2, 1..=2, 1..=2) => {
                    WrittenDay::Three(number(one)?, number(two)?, number(three)?)
                }
                _ => return None,
            };
            Some((day, 5))
        }
        [Digits(one), Other(sign), Digits(two), ..]
            if is_sign(sign) && one.len() <= 2 && two.len() <= 2 =>
        {
            Some((WrittenDay::Two(number(one)?, number(two)?), 3))
        }
        [Digits(all), ..] if all.len() == 8 => {
            let (year_digits, rest) = all.split_at(4);
            let (month, day) = rest.split_at(2);
            let known = WrittenDay::Known(Some(year(year_digits)?), number(month)?, number(day)?);
            (1900..2200)
                .contains(&year(year_digits)?)
                .then_some((known, 1))
        }
        _ => None,
    }
}

/// Returns whether what follows a day is nothing but a day of the week and a time.
pub(super) fn is_time(rest: &str) -> bool {
    const WORDS: [&str; 22] = [
        "", "at", "일", "日", "t", "z", "am", "pm", "a.m", "p.m", "오전", "오후", "午前", "午後",
        "시", "분", "초", "時", "分", "秒", "utc", "gmt",
    ];
    let between = |one: char| {
        one.is_whitespace() || matches!(one, '(' | ')' | ',' | '.' | ':' | '+' | '-' | '[' | ']')
    };
    let mut words = rest.split(between).flat_map(|word| {
        let is_digit = |one: char| one.is_ascii_digit();
        word.split(is_digit).filter(|word| !word.is_empty())
    });
    words.all(|word| WORDS.contains(&word) || is_weekday(word))
        && rest.chars().filter(char::is_ascii_digit).count() <= 13
}

fn is_weekday(word: &str) -> bool {
    const ENGLISH: [&str; 7] = [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
    ];
    let short = word
        .trim_end_matches("요일")
        .trim_end_matches("曜日")
        .trim_end_matches("曜");
    let mut letters = short.chars();
    let one = letters.next().filter(|_| letters.next().is_none());
    one.is_some_and(|one| "월화수목금토일月火水木金土日".contains(one))
        || ENGLISH
            .iter()
            .any(|day| *day == word || (word.len() >= 3 && day.starts_with(word)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use WrittenDay::{BeforeYear, Known, Three, Two};

    #[test]
    fn days_are_read_as_people_write_them() {
        for (text, day) in [
            ("2026-03-01", Known(Some(2026), 3, 1)),
            ("2026/3/1", Known(Some(2026), 3, 1)),
            ("2026. 3. 1.", Known(Some(2026), 3, 1)),
            ("2026.03.01(일)", Known(Some(2026), 3, 1)),
            ("20260301", Known(Some(2026), 3, 1)),
            ("2026-03-01T21:30:00Z", Known(Some(2026), 3, 1)),
            ("2026-03-01 21:30:05", Known(Some(2026), 3, 1)),
            ("2026년 3월 1일 일요일", Known(Some(2026), 3, 1)),
            ("2026년 3월 1일 오후 9:30", Known(Some(2026), 3, 1)),
            ("26년 3월 1일", Known(Some(2026), 3, 1)),
            ("3월 1일", Known(None, 3, 1)),
            ("3月1日（日）", Known(None, 3, 1)),
            ("令和8年3月1日", Known(Some(2026), 3, 1)),
            ("令和元年5月1日（水）", Known(Some(2019), 5, 1)),
            ("R8/11/6(金)", Known(Some(2026), 11, 6)),
            ("Friday, November 6, 2026", Known(Some(2026), 11, 6)),
            ("Sat, 03/07/2026", BeforeYear(3, 7, 2026)),
            ("2026.11.06 Friday", Known(Some(2026), 11, 6)),
            ("Nov 6, 2026 at 20:12", Known(Some(2026), 11, 6)),
            ("1 Mar 2026", Known(Some(2026), 3, 1)),
            ("March 1, 2026", Known(Some(2026), 3, 1)),
            ("'26.3.1", Known(Some(2026), 3, 1)),
            ("1-Mar", Known(None, 3, 1)),
            ("3/1", Two(3, 1)),
            ("3.1 (토)", Two(3, 1)),
            ("3/4/2026", BeforeYear(3, 4, 2026)),
            ("1.3.2026", BeforeYear(1, 3, 2026)),
            ("26/3/1", Three(26, 3, 1)),
            ("２０２６／３／１", Known(Some(2026), 3, 1)),
        ] {
            assert_eq!(WrittenDay::read(text), Some(day), "{text}");
        }
        for text in [
            "",
            "3",
            "37",
            "13/13",
            "2026-13-01",
            "철수",
            "46082",
            "3/1 영희",
            "1,234",
            "2/30",
            "12345678",
        ] {
            assert_eq!(WrittenDay::read(text), None, "{text}");
        }
    }

    #[test]
    fn an_order_says_which_number_is_what() {
        for (day, order, is) in [
            (Two(3, 4), DayOrder::Ymd, Some((None, 3, 4))),
            (Two(3, 4), DayOrder::Dmy, Some((None, 4, 3))),
            (Two(3, 15), DayOrder::Dmy, None),
            (
                BeforeYear(3, 4, 2026),
                DayOrder::Mdy,
                Some((Some(2026), 3, 4)),
            ),
            (BeforeYear(3, 4, 2026), DayOrder::Ymd, None),
            (Three(26, 3, 1), DayOrder::Ymd, Some((Some(2026), 3, 1))),
            (Three(26, 3, 1), DayOrder::Dmy, Some((Some(2001), 3, 26))),
            (Three(26, 3, 1), DayOrder::Mdy, None),
        ] {
            assert_eq!(day.in_order(order), is, "{day:?} {order:?}");
        }
    }
}
