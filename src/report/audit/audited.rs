//! Checks an entry against the entries before it.

use super::company::Company;
use super::found::Discrepancy;
use crate::ledger::{Body, EntryId, SessionId};
use std::collections::HashMap;

/// The state of a ledger after the entries seen so far.
#[derive(Debug, Default)]
pub(super) struct AuditedLedger {
    company: Company,
    /// The session that the last entry closed, if it closed one.
    closed: Option<SessionId>,
    /// The number of the last hand in each session that has hands.
    hands: HashMap<SessionId, u32>,
}

impl AuditedLedger {
    /// Takes the next entry and returns what is wrong with it, if anything. Less is checked for an
    /// entry from another ledger, since its context there is not known.
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
                // The number of a session is meaningless outside its own ledger.
                let before = body.follows.filter(|_| is_own);
                (before.is_some() && before != closed).then_some(Discrepancy::Follows)
            }
            Body::Hand(body) => {
                let last = self.hands.insert(session?, body.number);
                // A session that another ledger continued separately may begin with any hand.
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
            | Body::Day(_)
            | Body::Adjust(_)
            | Body::Season(_)
            | Body::Note(_) => None,
        }
    }
}
