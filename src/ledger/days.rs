//! Which sessions and hands belong to which day. Only this module finds the sessions of some days
//! and reads their hands. A ledger of ten years is read day by day, so that only one day is in
//! memory at a time.

use super::id::SessionId;
use super::period::Period;
use super::row::HANDS;
use super::totals::fault;
use super::{Ledger, LedgerError, StoredHand};
use rusqlite::params;
use std::cmp::Ordering;

/// A day on which something was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Day {
    /// The day, such as `2026-11-22`.
    pub day: String,
    /// The sessions that may have hands of that day, oldest first.
    pub sessions: Vec<OnDay>,
}

/// A session on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnDay {
    /// The session.
    pub session: SessionId,
    /// Whether the session belongs to this day. If so, its hands do too, unless their records give
    /// another day.
    pub is_its_day: bool,
}

/// The days of sessions, and the days of single hands that differ from them.
const DAYS: &str = "SELECT day, session, 1 FROM evening
    WHERE day BETWEEN coalesce(?1, '') AND coalesce(?2, '~')
  UNION SELECT d.day, e.session, 0 FROM dealt AS d JOIN entry AS e ON e.id = d.hand
    WHERE d.day BETWEEN coalesce(?1, '') AND coalesce(?2, '~')
  ORDER BY 1, 2, 3 DESC";

impl Ledger {
    /// Returns the days of a period on which something was played, the earliest first.
    /// Errors: a session's stored day is not the one that its entries give.
    pub fn days(&self, period: Period) -> Result<Vec<Day>, LedgerError> {
        self.days_hold(period)?;
        let (since, until) = period.bounds();
        let found = self.all(DAYS, params![since, until], |row| {
            let session = SessionId(row.get(1)?);
            let is_its_day = row.get(2)?;
            let on = OnDay {
                session,
                is_its_day,
            };
            Ok((row.get(0)?, on))
        })?;
        Ok(by_day(found))
    }

    /// Returns the hands of a session that count and belong to a day, in order.
    /// Errors: the stored day of the session or of a hand is not the one that its entry gives.
    pub fn hands_on(&self, day: &str, on: OnDay) -> Result<Vec<StoredHand>, LedgerError> {
        let OnDay {
            session,
            is_its_day,
        } = on;
        let context = self.context(session)?;
        if is_its_day && context.day != day {
            return Err(tampered("evening", session.0));
        }
        let mut hands = if is_its_day {
            let mut hands = self.hands(session)?;
            hands.retain(|hand| context.day_of(&hand.record) == day);
            hands
        } else {
            // Starts from the hands whose records give a day, which are few, rather than from the
            // session, which may be long.
            let query = format!(
                "{HANDS} AND h.id IN (SELECT hand FROM dealt WHERE day = ?2)
                   AND +h.session = ?1 ORDER BY h.id"
            );
            let hands = self.hands_by(&query, params![session.0, day])?;
            let other = |hand: &&StoredHand| context.day_of(&hand.record) != day;
            match hands.iter().find(other) {
                Some(hand) => return Err(tampered("dealt", hand.id.0)),
                None => hands,
            }
        };
        hands.retain(|hand| hand.counts);
        Ok(hands)
    }
}

impl StoredHand {
    /// Compares two hands of one day, even of different ledgers: by when they were first written,
    /// then by number, then by record.
    pub fn in_order(&self, other: &Self) -> Ordering {
        let by_moment = self.at.cmp(&other.at);
        let by_number = by_moment.then(self.number.cmp(&other.number));
        by_number.then_with(|| self.record.cmp(&other.record))
    }
}

/// Returns the error for a row that does not match the entries.
fn tampered(table: &str, row: i64) -> LedgerError {
    LedgerError::Tampered(vec![fault(table, &row.to_string())])
}

/// Groups sessions by day. The days come in order; a session is listed once a day.
fn by_day(found: Vec<(String, OnDay)>) -> Vec<Day> {
    let mut days: Vec<Day> = Vec::new();
    for (day, on) in found {
        match days.last_mut().filter(|last| last.day == day) {
            Some(Day { sessions, .. }) => {
                if sessions
                    .last()
                    .is_none_or(|last| last.session != on.session)
                {
                    sessions.push(on);
                }
            }
            None => days.push(Day {
                day,
                sessions: vec![on],
            }),
        }
    }
    days
}
