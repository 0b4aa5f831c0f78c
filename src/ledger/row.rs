//! Decodes rows of the file, including entries that came from another ledger.

use super::LedgerError;
use super::decoded::{DecodedEntry, WIDTH};
use super::entry::{Body, CloseBody, Entry, HandBody, Net, SessionBody};
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::standing::LedgerStanding;
use super::stored::{StoredClose, StoredCorrection, StoredHand, StoredSession};
use rusqlite::Row;
use serde::Deserialize;

/// Query for hands, each with its last correction.
///
/// If there are several corrections, this joins the one with the highest number; `LedgerStanding`
/// knows which one counts.
pub(super) const HANDS: &str = "SELECT h.id, h.kind, h.at, h.engine, h.body,
    c.id, c.kind, c.at, c.engine, c.body, h.session, h.hash
  FROM entry AS h LEFT JOIN entry AS c ON c.id =
    (SELECT max(id) FROM entry WHERE what = 'correction' AND corrects = h.id)
  WHERE h.what = 'hand'";

/// Reads a session from a row of `SESSIONS`.
pub(super) fn session(
    row: &Row<'_>,
    standing: &LedgerStanding,
) -> Result<StoredSession, LedgerError> {
    let told = DecodedEntry::from_row(row, 0)?;
    let id = SessionId(told.id.0);
    let gate = match standing.gate(id) {
        Some(gate) => Some(gate.clone()),
        None => DecodedEntry::maybe(row, WIDTH)?,
    };
    let closed = match gate.filter(|gate| gate.kind() == EntryKind::Close) {
        Some(close) => Some(StoredClose {
            body: close.body::<CloseBody>()?,
            id: close.id,
            at: close.at,
        }),
        None => None,
    };
    let mut body: SessionBody = told.body()?;
    if let Some(day) = standing.day(id) {
        body.day = Some(day.to_owned());
    }
    if told.origin().is_some() {
        // The number is that of the other ledger.
        body.follows = None;
    }
    Ok(StoredSession {
        id,
        void: standing.is_void(id),
        body,
        at: told.at,
        engine: told.engine,
        hands: row.get(WIDTH * 2)?,
        closed,
    })
}

/// Reads a hand with its last correction from a row of `HANDS`, and finds out whether it counts.
pub(super) fn hand(row: &Row<'_>, standing: &LedgerStanding) -> Result<StoredHand, LedgerError> {
    let told = DecodedEntry::from_row(row, 0)?;
    let body: HandBody = told.body()?;
    let here: String = row.get(WIDTH * 2 + 1)?;
    let session = SessionId(row.get(WIDTH * 2)?);
    let counts = standing.counts(&told, &here, session);
    let correction = correction(row, told.id, standing)?;
    let hand = StoredHand {
        id: told.id,
        session,
        at: told.at,
        engine: told.engine,
        number: body.number,
        record: body.record,
        verdict: body.verdict,
        net: body.net,
        counts,
        correction: None,
    };
    let Some(told) = correction else {
        return Ok(hand);
    };
    let body = told.correction()?;
    Ok(StoredHand {
        engine: told.engine,
        record: body.record,
        verdict: body.verdict,
        net: body.net,
        correction: Some(StoredCorrection {
            id: told.id,
            at: told.at,
            reason: body.reason,
        }),
        ..hand
    })
}

/// Returns the correction of a hand that is in force, if any, given a row of `HANDS`.
pub(super) fn correction(
    row: &Row<'_>,
    hand: EntryId,
    standing: &LedgerStanding,
) -> Result<Option<DecodedEntry>, LedgerError> {
    match standing.correction(hand) {
        Some(told) => Ok(Some(told.clone())),
        None => DecodedEntry::maybe(row, WIDTH),
    }
}

/// The part of a hand's or a correction's body that sums need.
#[derive(Deserialize)]
struct HandNetBody {
    net: Net,
}

/// The net of a hand, and what is needed to count it.
pub(super) struct HandNet {
    pub(super) session: SessionId,
    pub(super) hand: EntryId,
    /// When the hand was first written.
    pub(super) at: String,
    pub(super) net: Net,
    /// Whether the hand counts.
    pub(super) counts: bool,
}

/// Reads a hand's net from a row of `HANDS`.
pub(super) fn net(row: &Row<'_>, standing: &LedgerStanding) -> Result<HandNet, LedgerError> {
    let hand = DecodedEntry::from_row(row, 0)?;
    let HandNetBody { net } = match correction(row, hand.id, standing)? {
        Some(correction) => correction.body()?,
        None => hand.body()?,
    };
    let here: String = row.get(WIDTH * 2 + 1)?;
    let session = SessionId(row.get(WIDTH * 2)?);
    Ok(HandNet {
        session,
        counts: standing.counts(&hand, &here, session),
        hand: hand.id,
        at: hand.at,
        net,
    })
}

/// Reads an entry from a row of `ENTRIES`.
pub(super) fn entry(row: &Row<'_>) -> Result<Entry, LedgerError> {
    let told = DecodedEntry::from_row(row, 0)?;
    let body = match told.kind() {
        EntryKind::Correction => Body::Correction(told.correction()?),
        kind => {
            let body = Body::read(kind, told.text());
            body.map_err(|source| LedgerError::Body {
                entry: told.id,
                source,
            })?
        }
    };
    let session = row.get::<_, Option<i64>>(WIDTH)?;
    let own = (body.kind() == EntryKind::Session).then_some(told.id.0);
    Ok(Entry {
        id: told.id,
        session: session.or(own).map(SessionId),
        at: told.at,
        engine: told.engine,
        body,
        origin: told.origin,
        prev: row.get(WIDTH + 1)?,
        hash: row.get(WIDTH + 2)?,
    })
}
