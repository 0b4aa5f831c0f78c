//! Finding the hand that somebody asks for.

use super::evening_name::{DayRef, EveningRef};
use super::hand_ref::{HandName, HandRef, NoHand};
use super::row::HANDS;
use super::{Body, EntryId, EntryKind, Ledger, LedgerError, Period, SessionId, StoredHand};
use rusqlite::params;

/// How many hands are suggested if the requested one does not exist.
const NEAR: usize = 3;

impl Ledger {
    /// Returns the requested hand as it is now. `HandRef::Last` means the last one of the session
    /// being played, `here`, if there is one.
    /// Errors: no such hand.
    pub fn find_hand(
        &self,
        asked: HandRef,
        here: Option<SessionId>,
    ) -> Result<StoredHand, LedgerError> {
        let (found, kind) = match asked {
            HandRef::Last => (self.last_hand(here)?, None),
            HandRef::Numbered { session, number } => (self.numbered_hand(session, number)?, None),
            HandRef::OfEvening { day, number } => (self.hand_of_evening(day, number)?, None),
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
        let session = match asked {
            HandRef::Numbered { session, .. } => Some(session),
            HandRef::Last | HandRef::Entry(_) | HandRef::OfEvening { .. } => {
                found.as_ref().map(|hand| hand.session)
            }
        };
        if let Some(session) = session {
            self.session_is_whole(session)?;
        }
        match found {
            Some(hand) => Ok(hand),
            None => Err(LedgerError::NoHand(self.nothing_found(asked, kind)?)),
        }
    }

    /// Returns the facts for the error that a hand does not exist, with what may be meant instead.
    fn nothing_found(
        &self,
        asked: HandRef,
        kind: Option<EntryKind>,
    ) -> Result<NoHand, LedgerError> {
        let sessions = match asked {
            HandRef::Numbered { session, .. } => {
                let all = self.session_ids(Period::default())?;
                (!all.contains(&session)).then_some((session, all))
            }
            HandRef::Last | HandRef::Entry(_) | HandRef::OfEvening { .. } => None,
        };
        let mut near_sessions = Vec::new();
        let no_session = sessions.is_some();
        if let Some((session, all)) = sessions {
            near_sessions = all;
            near_sessions.sort_by_key(|one| one.0.abs_diff(session.0));
            near_sessions.truncate(NEAR);
            near_sessions.sort_unstable();
        }
        let near_evenings = match asked {
            HandRef::OfEvening { day, .. } => match self.find_evening(EveningRef::Day(day)) {
                Err(LedgerError::NoEvening(none)) => Some(none.near),
                found => found.map(|_| None)?,
            },
            _ => None,
        };
        let near = self.near(asked)?;
        let near = near.iter().map(|hand| self.hand_called(hand));
        Ok(NoHand {
            asked,
            kind,
            no_session,
            near_sessions,
            no_evening: near_evenings.is_some(),
            near_evenings: near_evenings.unwrap_or_default(),
            near: near.collect::<Result<_, _>>()?,
        })
    }

    /// Returns a hand by its number in its session, if there is one.
    pub fn numbered_hand(
        &self,
        session: SessionId,
        number: u32,
    ) -> Result<Option<StoredHand>, LedgerError> {
        let query = format!("{HANDS} AND h.session = ?1 AND h.number = ?2");
        let found = self.hands_by(&query, params![session.0, number])?;
        Ok(found.into_iter().next())
    }

    /// Returns a hand by its number in an evening, if there is one.
    fn hand_of_evening(&self, day: DayRef, number: u32) -> Result<Option<StoredHand>, LedgerError> {
        let sessions = match self.find_evening(EveningRef::Day(day)) {
            Ok(sessions) => sessions,
            Err(LedgerError::NoEvening(_)) => return Ok(None),
            Err(error) => return Err(error),
        };
        self.hand_of(&sessions, number)
    }

    /// Returns a hand by its number in an evening, given the evening's sessions, if there is one.
    pub fn hand_of(
        &self,
        evening: &[SessionId],
        number: u32,
    ) -> Result<Option<StoredHand>, LedgerError> {
        let mut left = number;
        for session in evening {
            let hands = self.hand_names(Some(*session))?;
            let hands = u32::try_from(hands.len()).unwrap_or(u32::MAX);
            if left <= hands {
                return self.numbered_hand(*session, left);
            }
            left -= hands;
        }
        Ok(None)
    }

    /// Returns the names of all hands, or of those of one session, in order.
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

    /// Returns hands that may be meant instead of one that does not exist.
    fn near(&self, asked: HandRef) -> Result<Vec<HandName>, LedgerError> {
        let mut names = self.hand_names(None)?;
        match asked {
            HandRef::Last => names.clear(),
            HandRef::OfEvening { day, number } => {
                let evening = self.find_evening(EveningRef::Day(day)).unwrap_or_default();
                names.retain(|name| evening.contains(&name.session));
                let mut placed: Vec<(u32, HandName)> = (1..).zip(names).collect();
                placed.sort_by_key(|(place, _)| place.abs_diff(number));
                names = placed.into_iter().map(|(_, name)| name).collect();
            }
            HandRef::Entry(EntryId(entry)) => {
                names.sort_by_key(|name| name.entry.0.abs_diff(entry));
            }
            HandRef::Numbered { session, number } => {
                if names.iter().any(|name| name.session == session) {
                    names.retain(|name| name.session == session);
                } else {
                    // Somebody may count sessions, and call the second one 2.
                    let counted = self.counted_session(session)?;
                    names.retain(|name| Some(name.session) == counted && name.number == number);
                }
                names.sort_by_key(|name| name.number.abs_diff(number));
            }
        }
        names.truncate(NEAR);
        names.sort_by_key(|name| name.entry);
        Ok(names)
    }

    /// Returns the session with this place, counting sessions from 1; `None` if there are fewer.
    fn counted_session(&self, counted: SessionId) -> Result<Option<SessionId>, LedgerError> {
        let before = usize::try_from(counted.0.saturating_sub(1)).unwrap_or(usize::MAX);
        let sessions = self.session_ids(Period::default())?;
        Ok(sessions.get(before).copied())
    }
}
