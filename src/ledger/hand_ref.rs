//! What a hand is called: its session and its number in it, `1.2`, beside the entry it is kept in;
//! and how people ask for one.

use super::read::{HANDS, hand};
use super::{Body, EntryId, Kind, Ledger, LedgerError, SessionId, StoredHand};
use crate::letters::key;
use rusqlite::params;
use std::fmt;
use std::str::FromStr;

/// What a hand is called. It keeps both numbers for good, whatever is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandName {
    /// Its session.
    pub session: SessionId,
    /// Its number in the session, from 1; hands that were dealt again have one too.
    pub number: u32,
    /// The entry that it is kept in.
    pub entry: EntryId,
}

impl fmt::Display for HandName {
    /// Writes what finds the hand again: `1.2`.
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
    /// The one that was written last.
    Last,
    /// By the number of its entry, or by that of a correction of it.
    Entry(EntryId),
    /// By its session and its number in it.
    Numbered {
        /// The session.
        session: SessionId,
        /// The hand's number in it.
        number: u32,
    },
}

/// The text asks for no hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write a hand as `last`, as session and hand such as 1.2, or by the number of its entry")]
pub struct BadHandRef;

/// Words for the hand that was written last, in every language.
const LAST: [&str; 6] = ["last", "마지막", "막판", "最後", "最終", "さいご"];

impl FromStr for HandRef {
    type Err = BadHandRef;

    fn from_str(text: &str) -> Result<Self, BadHandRef> {
        // As names are read: wide digits and points are plain ones.
        let text = key(text.trim());
        if LAST.contains(&text.as_str()) {
            return Ok(Self::Last);
        }
        let digits =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.split_once('.') {
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
        }
    }
}

/// A hand that was asked for and is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoHand {
    /// How it was asked for.
    pub asked: HandRef,
    /// What the entry is that was asked for, where there is one.
    pub kind: Option<Kind>,
    /// Hands that may be meant, in the order in which they were written.
    pub near: Vec<HandName>,
}

/// How many hands are offered in the place of one that is not there.
const NEAR: usize = 3;

impl Ledger {
    /// Returns the hand that is asked for, as it is now. The last one is that of the session being
    /// played, `here`, where one is.
    /// Errors: there is no such hand.
    pub fn find_hand(
        &self,
        asked: HandRef,
        here: Option<SessionId>,
    ) -> Result<StoredHand, LedgerError> {
        let (found, kind) = match asked {
            HandRef::Last => (self.last_hand(here)?, None),
            HandRef::Numbered { session, number } => (self.numbered_hand(session, number)?, None),
            HandRef::Entry(entry) => match self.entry(entry) {
                Ok(written) => match &written.body {
                    Body::Hand(_) => (Some(self.hand(entry)?), None),
                    Body::Correction(correction) => (Some(self.hand(correction.of)?), None),
                    other => (None, Some(other.kind())),
                },
                Err(LedgerError::NoSuchEntry(_)) => (None, None),
                Err(error) => return Err(error),
            },
        };
        match found {
            Some(hand) => Ok(hand),
            None => Err(LedgerError::NoHand(NoHand {
                asked,
                kind,
                near: self.near(asked)?,
            })),
        }
    }

    /// Returns the hand that was written last, of one session if one is given.
    pub fn last_hand(&self, of: Option<SessionId>) -> Result<Option<StoredHand>, LedgerError> {
        let of = of.map(|SessionId(id)| id);
        let query =
            format!("{HANDS} AND (?1 IS NULL OR h.session = ?1) ORDER BY h.id DESC LIMIT 1");
        Ok(self.all(&query, [of], hand)?.into_iter().next())
    }

    /// Returns a hand by its number in its session, if there is one.
    pub fn numbered_hand(
        &self,
        session: SessionId,
        number: u32,
    ) -> Result<Option<StoredHand>, LedgerError> {
        let query = format!("{HANDS} AND h.session = ?1 AND h.number = ?2");
        let found = self.all(&query, params![session.0, number], hand)?;
        Ok(found.into_iter().next())
    }

    /// Returns what all hands are called, or those of one session, in order.
    pub fn hand_names(&self, of: Option<SessionId>) -> Result<Vec<HandName>, LedgerError> {
        let query = "SELECT session, number, id FROM entry
             WHERE what = 'hand' AND (?1 IS NULL OR session = ?1) ORDER BY id";
        self.all(query, [of.map(|SessionId(id)| id)], |row| {
            Ok(HandName {
                session: SessionId(row.get(0)?),
                number: row.get(1)?,
                entry: EntryId(row.get(2)?),
            })
        })
    }

    /// Returns the hands that may be meant instead of one that is not there.
    fn near(&self, asked: HandRef) -> Result<Vec<HandName>, LedgerError> {
        let mut names = self.hand_names(None)?;
        match asked {
            HandRef::Last => names.clear(),
            HandRef::Entry(EntryId(entry)) => {
                names.sort_by_key(|name| name.entry.0.abs_diff(entry));
            }
            HandRef::Numbered { session, number } => {
                if names.iter().any(|name| name.session == session) {
                    names.retain(|name| name.session == session);
                } else if let Some(counted) = self.counted_session(session)? {
                    // Somebody who counts evenings means the second by 2.
                    names.retain(|name| name.session == counted);
                }
                names.sort_by_key(|name| name.number.abs_diff(number));
            }
        }
        names.truncate(NEAR);
        names.sort_by_key(|name| name.entry);
        Ok(names)
    }

    /// Returns the session that is reached by counting sessions from 1.
    fn counted_session(&self, counted: SessionId) -> Result<Option<SessionId>, LedgerError> {
        let before = usize::try_from(counted.0.saturating_sub(1)).unwrap_or(usize::MAX);
        let sessions = self.sessions()?;
        Ok(sessions.get(before).map(|session| session.id))
    }
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
        for (text, asked) in [
            ("last", HandRef::Last),
            (" Last ", HandRef::Last),
            ("마지막", HandRef::Last),
            ("最後", HandRef::Last),
            ("1.2", numbered),
            ("１．２", numbered),
            ("12", HandRef::Entry(EntryId(12))),
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
            "99999999999999999999",
        ] {
            assert_eq!(text.parse::<HandRef>(), Err(BadHandRef), "{text}");
        }
    }

    #[test]
    fn what_is_written_finds_the_same_again() {
        for text in ["last", "7", "3.12"] {
            assert_eq!(text.parse::<HandRef>().unwrap().to_string(), text);
        }
    }
}
