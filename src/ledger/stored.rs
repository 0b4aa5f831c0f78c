//! What is read from the ledger: sessions, hands with their corrections, and nets.

use super::entry::{CloseBody, Net, SessionBody};
use super::id::{EntryId, SessionId};
use crate::record::Name;
use serde::Serialize;

/// A session and its progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoredSession {
    /// The session.
    pub id: SessionId,
    /// When it was opened, RFC 3339 in UTC.
    pub at: String,
    /// The version of the engine that opened it.
    pub engine: String,
    /// The session's players, rules and chip value.
    pub body: SessionBody,
    /// How many hands the session has so far.
    pub hands: u32,
    /// The close in force; `None` while the session is open.
    pub closed: Option<StoredClose>,
    /// Whether the whole session was declared void: nothing in it counts.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub void: bool,
}

/// The end of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoredClose {
    /// The entry of the close.
    pub id: EntryId,
    /// When the session was closed, RFC 3339 in UTC.
    pub at: String,
    /// The nets and transfers when the session was closed.
    pub body: CloseBody,
}

/// A hand as it is now: with the record, verdict and net of the correction in force, if any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoredHand {
    /// The hand's own entry.
    pub id: EntryId,
    /// The session of the hand.
    pub session: SessionId,
    /// When the hand was first written, RFC 3339 in UTC.
    pub at: String,
    /// The version of the engine that produced [`Self::verdict`].
    pub engine: String,
    /// The hand's number in its session, from 1.
    pub number: u32,
    /// The canonical record.
    pub record: String,
    /// The verdict as JSON text.
    pub verdict: String,
    /// What each player won or lost, in chips.
    pub net: Net,
    /// Whether the hand counts. It does not if its session is void, or if its evening was kept
    /// twice and the other copy counts.
    pub counts: bool,
    /// The correction that record, verdict and net come from, if any.
    pub correction: Option<StoredCorrection>,
}

/// A correction that is in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoredCorrection {
    /// The entry of the correction.
    pub id: EntryId,
    /// When the correction was written, RFC 3339 in UTC.
    pub at: String,
    /// Why the hand was corrected.
    pub reason: String,
}

/// What one player won or lost in one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NetLine {
    /// The session.
    pub session: SessionId,
    /// The hand's own entry.
    pub entry: EntryId,
    /// When the hand was first written, RFC 3339 in UTC.
    pub at: String,
    /// The player's name, as stored.
    pub player: Name,
    /// Chips won, or lost if negative.
    pub chips: i64,
}

impl NetLine {
    /// Returns the player and the chips.
    pub fn of_player(&self) -> (&str, i64) {
        (&self.player, self.chips)
    }
}
