//! What an entry says beside those before it.

use super::company::Company;
use super::found::Discrepancy;
use crate::ledger::{Body, EntryId, SessionId};
use std::collections::HashMap;

/// A ledger as far as it was gone through.
#[derive(Debug, Default)]
pub(super) struct AuditedLedger {
    company: Company,
    /// The session that the last entry closed, if it did.
    closed: Option<SessionId>,
    /// The number of the last hand of each session that has one.
    hands: HashMap<SessionId, u32>,
}

impl AuditedLedger {
    /// Takes the next entry; returns what is wrong with it. What was written in another ledger is not
    /// as that had it, so that less is known of it.
    pub(super) fn see(
        &mut self,
        (entry, session): (EntryId, Option<SessionId>),
        body: &Body,
        is_own: bool,
    ) -> Option<Discrepancy> {
        let closed = self.closed.take();
        match body {
            Body::Session(body) => {
                self.company.sit(SessionId(entry.0), &body.players);
                // The number means nothing in another ledger.
                let before = body.follows.filter(|_| is_own);
                (before.is_some() && before != closed).then_some(Discrepancy::Follows)
            }
            Body::Hand(body) => {
                let last = self.hands.insert(session?, body.number);
                // What another ledger went on with apart may begin with any hand.
                let due = match last {
                    Some(last) => last.saturating_add(1),
                    None if is_own => 1,
                    None => body.number.max(1),
                };
                (due != body.number).then_some(Discrepancy::Number(due))
            }
            Body::Close(_) => {
                self.closed = session;
                None
            }
            Body::Person(body) if is_own => self.company.say(body).map(Discrepancy::Person),
            Body::Person(body) => self.company.say_elsewhere(body).map(Discrepancy::Person),
            Body::Correction(_)
            | Body::Twice(_)
            | Body::Paid(_)
            | Body::Settled(_)
            | Body::Reopen(_)
            | Body::Void(_)
            | Body::Day(_) => None,
        }
    }
}
