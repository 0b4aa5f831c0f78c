//! What programs call a hand: its session and its number there, `1.2`, with the entry that holds
//! it. Also how a hand is asked for, by those numbers or by what people call it.

use super::evening_name::{DayRef, EveningName, HandCalled, LAST};
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::stored::StoredHand;
use crate::letters::key;
use std::fmt;
use std::str::FromStr;

/// What programs call a hand. Both numbers stay the same, whatever is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandName {
    /// The session of the hand.
    pub session: SessionId,
    /// The hand's number in the session, from 1; hands that were dealt again are numbered too.
    pub number: u32,
    /// The entry that holds the hand.
    pub entry: EntryId,
}

impl fmt::Display for HandName {
    /// Writes a name that finds the hand again: `1.2`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}", self.session, self.number)
    }
}

impl StoredHand {
    /// Returns what the hand is called.
    pub const fn name(&self) -> HandName {
        HandName {
            session: self.session,
            number: self.number,
            entry: self.id,
        }
    }
}

/// How somebody asks for a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandRef {
    /// The hand that was written last.
    Last,
    /// By the number of the hand's entry, or of an entry that corrects the hand.
    Entry(EntryId),
    /// By the hand's session and number in the session.
    Numbered {
        /// The session.
        session: SessionId,
        /// The hand's number in the session.
        number: u32,
    },
    /// By the hand's evening and number in the evening.
    OfEvening {
        /// The day of the evening.
        day: DayRef,
        /// The hand's number in the evening.
        number: u32,
    },
}

/// The text does not name a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write a hand as `last`, or by its evening and its number in it such as 3/7.9")]
pub struct BadHandRef;

impl FromStr for HandRef {
    type Err = BadHandRef;

    fn from_str(text: &str) -> Result<Self, BadHandRef> {
        // Folded like a name, so that wide digits and points become plain ones.
        let text = key(text.trim());
        if LAST.contains(&text.as_str()) {
            return Ok(Self::Last);
        }
        let digits =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.rsplit_once('.') {
            Some((day, number)) if !digits(day) && digits(number) => {
                let day = DayRef::read(day).ok_or(BadHandRef)?;
                let number = number.parse().map_err(|_| BadHandRef)?;
                Ok(Self::OfEvening { day, number })
            }
            Some((session, number)) if digits(session) && digits(number) => {
                let session = session.parse().map_err(|_| BadHandRef)?;
                let number = number.parse().map_err(|_| BadHandRef)?;
                Ok(Self::Numbered {
                    session: SessionId(session),
                    number,
                })
            }
            None if digits(&text) => {
                let entry = text.parse().map_err(|_| BadHandRef)?;
                Ok(Self::Entry(EntryId(entry)))
            }
            _ => Err(BadHandRef),
        }
    }
}

impl fmt::Display for HandRef {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Last => out.write_str("last"),
            Self::Entry(entry) => entry.fmt(out),
            Self::Numbered { session, number } => write!(out, "{session}.{number}"),
            Self::OfEvening { day, number } => write!(out, "{day}.{number}"),
        }
    }
}

/// A hand that was asked for and does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoHand {
    /// How the hand was asked for.
    pub asked: HandRef,
    /// What kind of entry has the requested number, if there is one.
    pub kind: Option<EntryKind>,
    /// Whether there is no session with the requested number.
    pub no_session: bool,
    /// Sessions that may be meant instead, in the order in which they were opened.
    pub near_sessions: Vec<SessionId>,
    /// Whether there is no evening on the requested day.
    pub no_evening: bool,
    /// Evenings that may be meant if there is none on the requested day.
    pub near_evenings: Vec<EveningName>,
    /// Hands that may be meant, in the order in which they were written. If no session has the
    /// requested number, that number is taken as the session's place, counting from 1.
    pub near: Vec<HandCalled>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_asked_for_in_every_language_and_width() {
        let numbered = HandRef::Numbered {
            session: SessionId(1),
            number: 2,
        };
        let of_evening = HandRef::OfEvening {
            day: DayRef {
                year: None,
                month: 3,
                day: 7,
                nth: 0,
            },
            number: 9,
        };
        for (text, asked) in [
            ("last", HandRef::Last),
            (" Last ", HandRef::Last),
            ("마지막", HandRef::Last),
            ("最後", HandRef::Last),
            ("1.2", numbered),
            ("１．２", numbered),
            ("12", HandRef::Entry(EntryId(12))),
            ("3/7.9", of_evening),
            ("３／７．９", of_evening),
            ("3월7일.9", of_evening),
        ] {
            assert_eq!(text.parse(), Ok(asked), "{text}");
        }
        for text in [
            "",
            ".",
            "1.",
            ".2",
            "1.2.3",
            "-1",
            "+1",
            "first",
            "3/7",
            "3/7.",
            "3/7.x",
            "3/32.1",
            "99999999999999999999",
        ] {
            assert_eq!(text.parse::<HandRef>(), Err(BadHandRef), "{text}");
        }
    }

    #[test]
    fn what_is_written_finds_the_same_again() {
        for text in ["last", "7", "3.12", "3/7.9", "2026-03-07b.12"] {
            assert_eq!(text.parse::<HandRef>().unwrap().to_string(), text);
        }
    }
}
