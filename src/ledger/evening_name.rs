//! What an evening is called: its day, `3/7`, and a letter if it is not the first of that day. Also
//! how people ask for an evening.

use super::id::{EntryId, SessionId};
use crate::date::Date;
use crate::letters::key;
use std::fmt;
use std::str::FromStr;

/// What an evening is called. Later entries and imports do not change the name, unless an imported
/// ledger has an earlier evening of the same day.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EveningName {
    /// The day of the evening, such as `2026-03-07`.
    pub day: String,
    /// The evening's place among the evenings of that day, from 0.
    pub nth: u32,
    /// Whether a later year has an evening on the same date, so that the name must give the year.
    pub with_year: bool,
}

impl EveningName {
    /// Returns the name with its year, which no later evening can make ambiguous: `2026-03-07b`.
    pub fn in_full(&self) -> String {
        format!("{}{}", self.day, letters(self.nth))
    }
}

impl fmt::Display for EveningName {
    /// Writes a name that finds the evening again: `3/7`, `3/7b` or `2025-03-07`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = self.day.split('-').skip(1);
        match (self.with_year, parts.next(), parts.next()) {
            (false, Some(month), Some(day)) => {
                let plain = |number: &str| number.trim_start_matches('0').to_owned();
                write!(out, "{}/{}", plain(month), plain(day))?;
            }
            _ => out.write_str(&self.day)?,
        }
        out.write_str(&letters(self.nth))
    }
}

/// What a session is called: its evening, and how many hands of that evening came before it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SessionName {
    /// The session.
    pub session: SessionId,
    /// The evening to which the session belongs.
    pub evening: EveningName,
    /// How many hands of the evening were played in earlier sessions.
    pub before: u32,
}

impl SessionName {
    /// Returns what people call a hand of this session, given its number in the session and its
    /// entry.
    pub fn hand(&self, number: u32, entry: EntryId) -> HandCalled {
        HandCalled {
            evening: self.evening.clone(),
            number: self.before.saturating_add(number),
            entry,
        }
    }
}

/// What people call a hand: its evening and its number in the evening, `3/7.9`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HandCalled {
    /// The evening of the hand.
    pub evening: EveningName,
    /// The hand's number in the evening, from 1; hands that were dealt again are numbered too.
    pub number: u32,
    /// The entry that holds the hand.
    pub entry: EntryId,
}

impl fmt::Display for HandCalled {
    /// Writes a name that finds the hand again: `3/7.9`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}", self.evening, self.number)
    }
}

/// The day of an evening, as somebody asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayRef {
    /// The year; `None` means the last year with an evening on this date.
    pub year: Option<u16>,
    /// The month.
    pub month: u8,
    /// The day of the month.
    pub day: u8,
    /// The evening's place among the evenings of that day, from 0.
    pub nth: u32,
}

/// How somebody asks for an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EveningRef {
    /// The evening of the hand that was written last.
    Last,
    /// The evening of a day.
    Day(DayRef),
    /// A single session, by its number.
    Session(SessionId),
}

/// The text does not name an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write an evening as `last`, or by its day such as 3/7")]
pub struct BadEveningRef;

/// An evening that was asked for and does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoEvening {
    /// How the evening was asked for.
    pub asked: EveningRef,
    /// Evenings that may be meant, in order.
    pub near: Vec<EveningName>,
}

/// Words for the last hand or evening, in every language.
pub(super) const LAST: [&str; 6] = ["last", "마지막", "막판", "最後", "最終", "さいご"];

impl DayRef {
    /// Reads a day from a text that was folded like a name; `None` if the text is not a day.
    pub(super) fn read(folded: &str) -> Option<Self> {
        let plain: String = folded
            .chars()
            .filter(|letter| !letter.is_whitespace() && !matches!(letter, '일' | '日'))
            .map(|letter| match letter {
                '년' | '年' | '월' | '月' => '/',
                other => other,
            })
            .collect();
        let end = plain.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        let nth = nth(plain.get(end.len()..)?)?;
        let by_slash = end.contains('/');
        let numbers: Vec<&str> = end.split(if by_slash { '/' } else { '-' }).collect();
        let number = |text: &str, digits: usize| -> Option<u16> {
            let sound = (1..=digits).contains(&text.len());
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            (sound && digits).then(|| text.parse().ok()).flatten()
        };
        let (year, month, day) = match numbers[..] {
            [month, day] if by_slash => (None, month, day),
            [year, month, day] if year.len() == 4 => (Some(number(year, 4)?), month, day),
            _ => return None,
        };
        let read = Self {
            year,
            month: number(month, 2)?.try_into().ok()?,
            day: number(day, 2)?.try_into().ok()?,
            nth,
        };
        // Without a year, checks the day in a leap year, which has every day.
        let there = Date::read(&read.in_year(year.unwrap_or(2024)));
        there.map(|_| read)
    }

    /// Returns the day in a given year, as the ledger writes days.
    pub(super) fn in_year(self, year: u16) -> String {
        format!("{year:04}-{:02}-{:02}", self.month, self.day)
    }
}

impl fmt::Display for DayRef {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => out.write_str(&self.in_year(year))?,
            None => write!(out, "{}/{}", self.month, self.day)?,
        }
        out.write_str(&letters(self.nth))
    }
}

impl FromStr for EveningRef {
    type Err = BadEveningRef;

    fn from_str(text: &str) -> Result<Self, BadEveningRef> {
        let folded = key(text.trim());
        if LAST.contains(&folded.as_str()) {
            return Ok(Self::Last);
        }
        if let Some(day) = DayRef::read(&folded) {
            return Ok(Self::Day(day));
        }
        let digits = !folded.is_empty() && folded.bytes().all(|byte| byte.is_ascii_digit());
        let number = folded.parse().ok().filter(|_| digits);
        let number = number.ok_or(BadEveningRef)?;
        Ok(Self::Session(SessionId(number)))
    }
}

impl fmt::Display for EveningRef {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Last => out.write_str("last"),
            Self::Day(day) => day.fmt(out),
            Self::Session(session) => session.fmt(out),
        }
    }
}

/// Returns the letters that follow the day: none for its first evening, then `b` to `z`, `aa`,
/// `ab`.
fn letters(nth: u32) -> String {
    if nth == 0 {
        return String::new();
    }
    let mut rest = nth + 1;
    let mut letters = Vec::new();
    while rest > 0 {
        rest -= 1;
        letters.extend(char::from_digit(rest % 26 + 10, 36));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

/// Returns which evening of a day letters stand for, from 0: no letter and `a` both mean the first.
/// `None` if a character is not a letter.
fn nth(letters: &str) -> Option<u32> {
    let mut number = 0_u32;
    for letter in letters.chars() {
        let place = letter.to_digit(36)?.checked_sub(9)?;
        number = number.checked_mul(26)?.checked_add(place)?;
    }
    Some(number.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(year: Option<u16>, nth: u32) -> EveningRef {
        EveningRef::Day(DayRef {
            year,
            month: 3,
            day: 7,
            nth,
        })
    }

    #[test]
    fn an_evening_is_asked_for_by_its_day() {
        for (text, asked) in [
            ("3/7", day(None, 0)),
            ("03/07", day(None, 0)),
            ("３／７", day(None, 0)),
            ("3/7a", day(None, 0)),
            ("3/7B", day(None, 1)),
            ("3/7aa", day(None, 26)),
            ("2026-03-07", day(Some(2026), 0)),
            ("2026-3-7c", day(Some(2026), 2)),
            ("2026/3/7", day(Some(2026), 0)),
            ("3월 7일", day(None, 0)),
            ("3月7日b", day(None, 1)),
            ("2026년 3월 7일", day(Some(2026), 0)),
            ("last", EveningRef::Last),
            ("마지막", EveningRef::Last),
            ("12", EveningRef::Session(SessionId(12))),
        ] {
            assert_eq!(text.parse(), Ok(asked), "{text}");
        }
        for text in [
            "",
            "/",
            "3/",
            "/7",
            "13/1",
            "2/30",
            "3-7",
            "0/1",
            "26-03-07",
            "3/7.9",
            "2025-02-29",
            "3/7-2",
            "-1",
            "3/7!",
            "march",
        ] {
            assert_eq!(text.parse::<EveningRef>(), Err(BadEveningRef), "{text}");
        }
    }

    #[test]
    fn what_is_written_finds_the_same_again() {
        for text in [
            "last",
            "12",
            "3/7",
            "12/31z",
            "3/7aa",
            "3/7ba",
            "2026-03-07b",
        ] {
            assert_eq!(text.parse::<EveningRef>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn the_year_is_said_where_it_has_to_be() {
        let name = |nth, with_year| EveningName {
            day: "2026-03-07".to_owned(),
            nth,
            with_year,
        };
        assert_eq!(name(0, false).to_string(), "3/7");
        assert_eq!(name(25, false).to_string(), "3/7z");
        assert_eq!(name(26, false).to_string(), "3/7aa");
        assert_eq!(name(1, true).to_string(), "2026-03-07b");
        assert_eq!(name(1, false).in_full(), "2026-03-07b");
    }
}
