//! What taking in another ledger changed in this one.

use super::LedgerError;
use super::decoded::DecodedEntry;
use super::entry::{Body, Net};
use super::id::{EntryId, SessionId};
use super::kind::EntryKind;
use super::saying::{Saying, in_force};
use super::standing::{LedgerStanding, corrections_of};
use rusqlite::Connection;
use serde::Deserialize;
use std::collections::BTreeSet;

/// What an import of another ledger changed in this one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changed {
    /// The hands of this ledger whose result changed, or that both ledgers had corrected, in order.
    pub hands: Vec<ChangedHand>,
    /// The new entries about people, handovers, adjustments or seasons, or about a session that was
    /// here before: that it goes on, is void (or not), belongs to another day, or a note.
    pub said: Vec<EntryId>,
    /// The sessions that counted before and no longer do, in whole or in part.
    pub left_out: Vec<SessionId>,
    /// The sessions that did not count before and now do.
    pub counted: Vec<SessionId>,
    /// The sessions of this ledger that got more hands, each with the number of new hands.
    pub more: Vec<(SessionId, u32)>,
    /// The sessions that were open in this ledger and are now closed.
    pub closed: Vec<SessionId>,
}

/// A hand that was corrected in the other ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedHand {
    /// The entry of the hand.
    pub hand: EntryId,
    /// The hand's result in this ledger before the import.
    pub here: Net,
    /// The hand's result in the other ledger.
    pub there: Net,
    /// The hand's result now.
    pub now: Net,
    /// Whether both ledgers had corrected the hand, each without knowing of the other's correction.
    pub both: bool,
}

/// The ledger's standing and its open sessions before the import.
pub(super) struct StandingBefore {
    standing: LedgerStanding,
    open: BTreeSet<SessionId>,
}

impl StandingBefore {
    pub(super) fn read(connection: &Connection) -> Result<Self, LedgerError> {
        let query = "SELECT session FROM evening WHERE open = 1";
        let mut query = connection.prepare_cached(query)?;
        let rows = query.query_map([], |row| Ok(SessionId(row.get(0)?)))?;
        Ok(Self {
            standing: LedgerStanding::read(connection)?,
            open: rows.collect::<Result<_, _>>()?,
        })
    }
}

#[derive(Deserialize)]
struct NetOnly {
    net: Net,
}

impl Changed {
    /// Returns whether nothing changed.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns what the entries after `last` changed.
    pub(super) fn since(
        connection: &Connection,
        last: EntryId,
        before: &StandingBefore,
    ) -> Result<Self, LedgerError> {
        let mut changed = Self::default();
        let mut hands = BTreeSet::new();
        let query = "SELECT id, kind, at, engine, body, what, session, corrects FROM entry
             WHERE id > ?1 AND what NOT IN ('hand', 'session') ORDER BY id";
        let mut query = connection.prepare_cached(query)?;
        let mut rows = query.query([last.0])?;
        while let Some(row) = rows.next()? {
            let told = DecodedEntry::from_row(row, 0)?;
            let session = row.get::<_, Option<i64>>(6)?.map(SessionId);
            let session = session.filter(|session| session.entry() <= last);
            match told.kind() {
                EntryKind::Correction => {
                    let hand = EntryId(row.get(7)?);
                    if hand <= last {
                        hands.insert(hand);
                    }
                }
                EntryKind::Person => {
                    // Statements about evenings kept twice are not listed here: `left_out` and
                    // `counted` show their effect.
                    if let Ok(Body::Person(_)) = Body::read(EntryKind::Person, told.text()) {
                        changed.said.push(told.id);
                    }
                }
                EntryKind::Paid | EntryKind::Settled | EntryKind::Adjust | EntryKind::Season => {
                    changed.said.push(told.id);
                }
                EntryKind::Reopen | EntryKind::Void | EntryKind::Day | EntryKind::Note
                    if session.is_some() =>
                {
                    changed.said.push(told.id);
                }
                EntryKind::Close => changed.closed.extend(session),
                _ => {}
            }
        }
        changed
            .closed
            .retain(|session| before.open.contains(session));
        for hand in hands {
            changed.hands.extend(changed_hand(connection, last, hand)?);
        }
        let query = "SELECT session, count(*) FROM entry
             WHERE id > ?1 AND what = 'hand' AND session <= ?1 GROUP BY session ORDER BY session";
        let mut query = connection.prepare_cached(query)?;
        let rows = query.query_map([last.0], |row| Ok((SessionId(row.get(0)?), row.get(1)?)))?;
        changed.more = rows.collect::<Result<_, _>>()?;
        let after = LedgerStanding::read(connection)?;
        let (out, into) = after.otherwise(connection, &before.standing, last)?;
        (changed.left_out, changed.counted) = (out, into);
        Ok(changed)
    }
}

/// Returns how the corrections after `last` changed a hand; `None` if its result is the same,
/// unless both ledgers had corrected it.
fn changed_hand(
    connection: &Connection,
    last: EntryId,
    hand: EntryId,
) -> Result<Option<ChangedHand>, LedgerError> {
    let said = corrections_of(connection, hand)?;
    let net = |one: Option<&Saying>| match one {
        Some(one) => one.told.body(),
        None => first_net(connection, hand),
    };
    let NetOnly { net: now } = net(in_force(&said))?;
    let (ours, theirs): (Vec<Saying>, Vec<Saying>) =
        said.into_iter().partition(|one| one.told.id <= last);
    let both = !ours.is_empty() && !theirs.iter().any(|one| one.knows_all(&ours));
    let NetOnly { net: here } = net(in_force(&ours))?;
    let NetOnly { net: there } = net(in_force(&theirs))?;
    let changed = ChangedHand {
        hand,
        here,
        there,
        now,
        both,
    };
    Ok((both || changed.here != changed.now).then_some(changed))
}

fn first_net(connection: &Connection, hand: EntryId) -> Result<NetOnly, LedgerError> {
    let query = "SELECT id, kind, at, engine, body FROM entry WHERE id = ?1";
    let mut query = connection.prepare_cached(query)?;
    let mut rows = query.query([hand.0])?;
    let row = rows.next()?.ok_or(LedgerError::NoSuchEntry(hand))?;
    DecodedEntry::from_row(row, 0)?.body()
}
