//! The sessions as they are gone through, and what their closes say beside their hands.

use super::Around;
use super::found::{Audit, Auditing, Otherwise, Settled, Wrong};
use super::task::{Desk, Examined, Task, same_chips};
use crate::closing::Closing;
use crate::ledger::{Body, CloseBody, Entry, EntryId, SessionId};
use crate::verdict::Verdict;
use std::collections::HashMap;
use std::sync::Arc;

/// A session as far as it was gone through.
struct Open {
    desk: Arc<Desk>,
    /// The hands as they are now; `None` where a verdict cannot be read.
    hands: Vec<(EntryId, Option<Verdict>)>,
}

/// All sessions, and what was found.
#[derive(Default)]
pub(super) struct Books {
    sessions: HashMap<SessionId, Open>,
    pub(super) audit: Audit,
}

impl Books {
    /// Returns what is to be looked at of some entries. Those of no session are left out.
    pub(super) fn tasks(&mut self, how: Auditing<'_>, entries: Vec<(Entry, Around)>) -> Vec<Task> {
        let mut tasks = Vec::new();
        for (entry, around) in entries {
            if let Body::Session(body) = &entry.body {
                let (desk, good) = Desk::of(body, how.deep);
                if !good {
                    self.audit.wrong.push((entry.id, Wrong::Rules));
                }
                let desk = Arc::new(desk);
                let hands = Vec::new();
                let session = SessionId(entry.id.0);
                self.sessions.insert(session, Open { desk, hands });
            }
            let open = entry
                .session
                .and_then(|session| self.sessions.get(&session));
            tasks.extend(open.map(|open| Task {
                desk: Arc::clone(&open.desk),
                entry,
                around,
            }));
        }
        tasks
    }

    /// Takes what an entry says alone, and looks at it beside those before it.
    pub(super) fn take(&mut self, how: Auditing<'_>, task: &Task, seen: Examined) {
        let id = task.entry.id;
        let wrong = seen.wrong.into_iter();
        self.audit.wrong.extend(wrong.map(|wrong| (id, wrong)));
        self.audit.otherwise.extend(seen.otherwise);
        let open = task.entry.session;
        let Some(open) = open.and_then(|session| self.sessions.get_mut(&session)) else {
            return;
        };
        match &task.entry.body {
            Body::Session(_)
            | Body::Person(_)
            | Body::Twice(_)
            | Body::Paid(_)
            | Body::Settled(_)
            | Body::Reopen(_)
            | Body::Void(_)
            | Body::Day(_) => {}
            Body::Hand(_) => open.hands.push((id, seen.verdict)),
            Body::Correction(body) => {
                if let Some(hand) = open.hands.iter_mut().find(|(hand, _)| *hand == body.of) {
                    hand.1 = seen.verdict;
                }
            }
            Body::Close(body) => {
                let hands = if let Some(verdicts) = &task.around.verdicts {
                    let read = |text: &String| Verdict::from_json_for_chips(text).ok();
                    verdicts.iter().map(read).collect()
                } else {
                    let verdicts = open.hands.iter();
                    verdicts.map(|(_, verdict)| verdict.clone()).collect()
                };
                self.close(how, task, body, hands);
            }
        }
    }

    fn close(
        &mut self,
        how: Auditing<'_>,
        task: &Task,
        body: &CloseBody,
        hands: Option<Vec<Verdict>>,
    ) {
        let Entry { id, engine, .. } = &task.entry;
        let mut wrong = |wrong| self.audit.wrong.push((*id, wrong));
        let sum: i128 = body.net.iter().map(|(_, chips)| i128::from(*chips)).sum();
        if sum != 0 {
            wrong(Wrong::Uneven);
        }
        if !evens_out(body) {
            wrong(Wrong::Transfers);
        }
        let due = hands.and_then(|hands| Closing::of(&task.desk.players, &hands).totals());
        if let Some(due) = due.filter(|due| !same_chips(due, &body.net)) {
            if *engine == how.engine {
                wrong(Wrong::Sum(due));
            } else {
                self.audit.otherwise.push(Otherwise {
                    entry: *id,
                    engine: engine.clone(),
                    settled: Settled::Net(due),
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
