//! The sessions during an audit, and how their closes compare with their hands.

use super::AroundEntry;
use super::alone::{twice, unreadable};
use super::audited::AuditedLedger;
use super::found::{Audit, Auditing, Discrepancy, Otherwise, Recomputed};
use super::task::{AuditTask, AuditedSession, Examined, same_chips};
use crate::closing::Closing;
use crate::ledger::{Body, CloseBody, Entry, EntryId, SessionId};
use crate::report::Rulesets;
use crate::verdict::Verdict;
use std::collections::HashMap;
use std::sync::Arc;

/// A session, as far as the audit has come.
struct OpenSession {
    desk: Arc<AuditedSession>,
    /// The hands as they are now; `None` for a verdict that cannot be read.
    hands: Vec<(EntryId, Option<Verdict>)>,
}

/// The sessions seen so far, and what was found.
#[derive(Default)]
pub(super) struct AuditState {
    sessions: HashMap<SessionId, OpenSession>,
    rulesets: Rulesets,
    beside: AuditedLedger,
    pub(super) audit: Audit,
}

impl AuditState {
    /// Returns the checks to make for some entries. Entries without a session need none.
    pub(super) fn tasks(
        &mut self,
        how: Auditing<'_>,
        entries: Vec<(Entry, AroundEntry)>,
    ) -> Vec<AuditTask> {
        let mut tasks = Vec::new();
        for (entry, around) in entries {
            let looks = how.looks_at(entry.id);
            if let Body::Session(body) = &entry.body {
                let ruleset = self.rulesets.get_or_read(body);
                if ruleset.is_none() && looks {
                    self.audit.wrong.push((entry.id, Discrepancy::Rules));
                }
                let desk = Arc::new(AuditedSession::new(body, ruleset));
                let hands = Vec::new();
                let open = OpenSession { desk, hands };
                self.sessions.insert(SessionId(entry.id.0), open);
            }
            let (place, is_own) = ((entry.id, entry.session), entry.origin.is_none());
            let amiss = self.beside.see(place, &entry.body, is_own);
            if looks {
                let mut wrong = unreadable(&how, &entry);
                wrong.extend(amiss);
                wrong.extend(around.names_what_is_not.then_some(Discrepancy::Reference));
                wrong.extend(around.is_misplaced.then_some(Discrepancy::Misplaced));
                let wrong = wrong.into_iter().map(|wrong| (entry.id, wrong));
                self.audit.wrong.extend(wrong);
            }
            let open = entry
                .session
                .filter(|_| around.is_needed)
                .and_then(|session| self.sessions.get(&session));
            tasks.extend(open.map(|open| AuditTask {
                desk: Arc::clone(&open.desk),
                entry,
                around,
            }));
        }
        tasks
    }

    /// Takes the result of checking an entry on its own, and checks it against the entries before
    /// it.
    pub(super) fn take(&mut self, how: Auditing<'_>, task: &AuditTask, seen: Examined) {
        let id = task.entry.id;
        if how.looks_at(id) {
            let wrong = seen.wrong.into_iter();
            self.audit.wrong.extend(wrong.map(|wrong| (id, wrong)));
            self.audit.otherwise.extend(seen.otherwise);
        }
        let open = task.entry.session;
        let Some(open) = open.and_then(|session| self.sessions.get_mut(&session)) else {
            return;
        };
        match &task.entry.body {
            Body::Hand(_) => open.hands.push((id, seen.verdict)),
            Body::Correction(body) => {
                if let Some(hand) = open.hands.iter_mut().find(|(hand, _)| *hand == body.of) {
                    hand.1 = seen.verdict;
                }
            }
            Body::Close(body) if how.looks_at(id) => {
                let hands = if let Some(verdicts) = &task.around.verdicts {
                    let read = |text: &String| Verdict::from_json_for_chips(text).ok();
                    verdicts.iter().map(read).collect()
                } else {
                    let verdicts = open.hands.iter();
                    verdicts.map(|(_, verdict)| verdict.clone()).collect()
                };
                self.close(how, task, body, hands);
            }
            Body::Close(_)
            | Body::Session(_)
            | Body::Person(_)
            | Body::Twice(_)
            | Body::Paid(_)
            | Body::Settled(_)
            | Body::Reopen(_)
            | Body::Void(_)
            | Body::Day(_)
            | Body::Adjust(_)
            | Body::Season(_)
            | Body::Note(_) => {}
        }
    }

    fn close(
        &mut self,
        how: Auditing<'_>,
        task: &AuditTask,
        body: &CloseBody,
        hands: Option<Vec<Verdict>>,
    ) {
        let Entry { id, engine, .. } = &task.entry;
        let mut wrong = |wrong| self.audit.wrong.push((*id, wrong));
        if let Some(stranger) = task.desk.stranger(&body.net) {
            wrong(stranger);
        }
        let names = body.net.iter().map(|(name, _)| name.as_str());
        if let Some(twice) = twice(names) {
            wrong(twice);
        }
        let sum: i128 = body.net.iter().map(|(_, chips)| i128::from(*chips)).sum();
        if sum != 0 {
            wrong(Discrepancy::Uneven);
        }
        if !evens_out(body) {
            wrong(Discrepancy::Transfers);
        }
        let due =
            hands.and_then(|hands| Closing::from_verdicts(&task.desk.players, &hands).totals());
        if let Some(due) = due.filter(|due| !same_chips(due, &body.net)) {
            if *engine == how.engine {
                wrong(Discrepancy::Sum(due));
            } else {
                self.audit.otherwise.push(Otherwise {
                    entry: *id,
                    engine: engine.clone(),
                    settled: Recomputed::Net(due),
                });
            }
        }
    }
}

/// Returns whether the transfers of a close leave everybody even.
fn evens_out(body: &CloseBody) -> bool {
    let mut left: HashMap<&str, i128> = HashMap::new();
    for (name, chips) in &body.net {
        *left.entry(name).or_default() += i128::from(*chips);
    }
    for (from, to, chips) in &body.transfers {
        *left.entry(from).or_default() += i128::from(*chips);
        *left.entry(to).or_default() -= i128::from(*chips);
    }
    let chips = body.transfers.iter().map(|(_, _, chips)| *chips);
    left.values().all(|left| *left == 0) && chips.into_iter().all(|chips| chips > 0)
}
