//! Checks a single hand or correction: its verdict and payments, and its record by settling it
//! again.

use super::AroundEntry;
use super::alone::twice;
use super::found::{Auditing, Discrepancy, Otherwise, Recomputed};
use crate::case::{Case, Opening};
use crate::closing::moves_too_many;
use crate::ledger::{Body, Entry, SessionBody};
use crate::record::{Name, Source};
use crate::report::hand_rules;
use crate::rules::Ruleset;
use crate::verdict::{Detail, GoStopDetail, KoiKoiDetail, Party, PileCounting, Verdict};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;

/// An entry and what is needed to check it.
pub(super) struct AuditTask {
    pub(super) entry: Entry,
    pub(super) desk: Arc<AuditedSession>,
    pub(super) around: AroundEntry,
}

impl AuditTask {
    /// Checks the entry on its own.
    pub(super) fn examined(&self, how: Auditing<'_>) -> Examined {
        let mut seen = Examined::default();
        let Some((verdict, net)) = self.hand() else {
            return seen;
        };
        let Ok(read) = Verdict::from_json_for_chips(verdict) else {
            seen.wrong.push(Discrepancy::Verdict);
            return seen;
        };
        if !same_chips(&read.net, net) {
            seen.wrong.push(Discrepancy::Net);
        }
        if !pays_its_net(&read) {
            seen.wrong.push(Discrepancy::Payments);
        }
        if moves_too_many(&read) {
            seen.wrong.push(Discrepancy::Chips);
        }
        seen.wrong.extend(self.desk.stranger(net));
        seen.wrong
            .extend(twice(net.iter().map(|(name, _)| name.as_str())));
        if how.deep && how.looks_at(self.entry.id) {
            self.settle(how, &read, &mut seen);
        }
        seen.verdict = Some(sums_of(read));
        seen
    }

    /// Settles the record again and notes how the result differs.
    fn settle(&self, how: Auditing<'_>, read: &Verdict, seen: &mut Examined) {
        let (Body::Hand(_) | Body::Correction(_), Some(session)) =
            (&self.entry.body, &self.desk.ruleset)
        else {
            return;
        };
        let mut found = self.again(session, read);
        // A correction may have removed a house rule that the session's ruleset contains.
        if found.is_some()
            && let Some(written) = &self.around.record
        {
            found = self.again(&hand_rules(written, session).ruleset, read);
        }
        let Some((settled, more)) = found else {
            return;
        };
        let entry = &self.entry;
        if entry.engine == how.engine && !more {
            seen.wrong.push(Discrepancy::Settled(settled));
        } else {
            seen.otherwise.push(Otherwise {
                entry: entry.id,
                engine: entry.engine.clone(),
                settled,
            });
        }
    }

    /// Returns the verdict and the net of a hand or correction; `None` for any other entry.
    fn hand(&self) -> Option<(&str, &Vec<(Name, i64)>)> {
        match &self.entry.body {
            Body::Hand(body) => Some((&body.verdict, &body.net)),
            Body::Correction(body) => Some((&body.verdict, &body.net)),
            _ => None,
        }
    }

    /// Returns how the record's verdict, settled again, differs from the stored one, and whether
    /// the new verdict only says more; `None` if the two are the same.
    fn again(&self, ruleset: &Ruleset, read: &Verdict) -> Option<(Recomputed, bool)> {
        let (record, written) = match &self.entry.body {
            Body::Hand(body) => (&body.record, &body.verdict),
            Body::Correction(body) => (&body.record, &body.verdict),
            _ => return None,
        };
        let opening = Opening {
            ruleset: Some(ruleset),
            source: Source::Ledger,
            ..Opening::default()
        };
        let now = match Case::read(record, opening).settle() {
            Ok(now) => now,
            Err(faults) => return Some((Recomputed::Refused(faults), false)),
        };
        let text = now.to_json();
        if text == *written {
            return None;
        }
        let value = |text: &str| serde_json::from_str::<Value>(text).ok();
        let (written, text) = (value(written)?, value(&text)?);
        if written == text {
            return None;
        }
        if same_chips(&now.net, &read.net) {
            Some((Recomputed::Reasons, contains(&text, &written)))
        } else {
            Some((Recomputed::Net(now.net), false))
        }
    }
}

/// Returns whether the same players get the same chips, in any order.
pub(super) fn same_chips(one: &[(Name, i64)], other: &[(Name, i64)]) -> bool {
    let sorted = |net: &[(Name, i64)]| {
        let mut net = net.to_vec();
        net.sort_unstable();
        net
    };
    sorted(one) == sorted(other)
}

/// Returns whether a value contains everything that another does, and perhaps more.
fn contains(more: &Value, less: &Value) -> bool {
    match (more, less) {
        (Value::Object(more), Value::Object(less)) => less.iter().all(|(key, less)| {
            let more = more.get(key);
            more.is_some_and(|more| contains(more, less))
        }),
        (Value::Array(more), Value::Array(less)) => {
            let pairs = more.iter().zip(less);
            more.len() == less.len() && pairs.into_iter().all(|(more, less)| contains(more, less))
        }
        _ => more == less,
    }
}

/// The result of checking an entry on its own.
#[derive(Default)]
pub(super) struct Examined {
    pub(super) wrong: Vec<Discrepancy>,
    pub(super) otherwise: Vec<Otherwise>,
    /// The entry's verdict, reduced to what the end of the session needs.
    pub(super) verdict: Option<Verdict>,
}

/// The parts of a session that checking its hands needs.
pub(super) struct AuditedSession {
    pub(super) players: Vec<Name>,
    /// The ruleset of the session, if it can be read.
    ruleset: Option<Arc<Ruleset>>,
}

impl AuditedSession {
    pub(super) fn new(body: &SessionBody, ruleset: Option<Arc<Ruleset>>) -> Self {
        let players = body.players.clone();
        Self { players, ruleset }
    }

    /// Returns a discrepancy for the first name in a net that is not a player, if any.
    pub(super) fn stranger(&self, net: &[(Name, i64)]) -> Option<Discrepancy> {
        let seats = |name: &str| self.players.iter().any(|player| player == name);
        let stranger = net.iter().find(|(name, _)| !seats(name));
        stranger.map(|(name, _)| Discrepancy::Stranger(name.to_string()))
    }
}

/// Drops everything from a verdict that the end of the session does not need.
fn sums_of(verdict: Verdict) -> Verdict {
    let detail = match verdict.detail {
        Detail::GoStop(_) => Detail::GoStop(GoStopDetail::default()),
        Detail::KoiKoi(detail) => Detail::KoiKoi(KoiKoiDetail {
            score: None,
            round: detail.round,
        }),
        Detail::MinHwatu(_) => Detail::MinHwatu(PileCounting::default()),
    };
    Verdict { detail, ..verdict }
}

/// Returns whether the payments of a verdict add up to its net. Payments to and from the pot are
/// included, so everything together sums to zero.
fn pays_its_net(verdict: &Verdict) -> bool {
    let mut sums: HashMap<&str, i128> = HashMap::new();
    for (name, chips) in &verdict.net {
        *sums.entry(name).or_default() -= i128::from(*chips);
    }
    for paid in &verdict.payments {
        if let Party::Player(from) = &paid.from {
            *sums.entry(from).or_default() -= i128::from(paid.chips);
        }
        if let Party::Player(to) = &paid.to {
            *sums.entry(to).or_default() += i128::from(paid.chips);
        }
    }
    sums.into_values().all(|left| left == 0)
}
