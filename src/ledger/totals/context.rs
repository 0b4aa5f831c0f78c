//! What must be known of a session to count its hands.

use super::sums::DaySums;
use crate::closing::{Closing, is_for_points, moves_chips};
use crate::ledger::decoded::DecodedEntry;
use crate::ledger::standing::LedgerStanding;
use crate::ledger::{LedgerError, Net, SessionBody, SessionId, StoredHand};
use crate::record::{Name, day_of};
use crate::rules::{self, Game};
use crate::verdict::{Outcome, Verdict};
use rusqlite::Connection;
use serde::Deserialize;
use std::cell::OnceCell;
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

/// The parts of a session that decide how its hands count.
#[derive(Debug)]
pub(in crate::ledger) struct SessionContext {
    pub(in crate::ledger) session: SessionId,
    /// When the session was opened.
    pub(super) at: String,
    /// When the players sat down, in the form that the file stores: the day and, within a day, the
    /// time.
    pub(super) since: String,
    pub(in crate::ledger) players: Vec<Name>,
    /// What a chip is worth; empty if nothing was said.
    pub(super) chip: String,
    /// The day to which the session belongs.
    pub(in crate::ledger) day: String,
    /// The day that the session's own entry gives.
    said_day: String,
    /// Whether the session is void, so that none of its hands count.
    pub(super) void: bool,
    /// Whether the session's hand is the result of a whole evening and counts as no hand.
    is_result: bool,
    /// Whether the file has the older version, whose totals include hands that were dealt again.
    is_older: bool,
    rules: String,
    ruleset: Arc<str>,
    for_points: OnceCell<bool>,
}

/// What a hand adds to the totals.
pub(in crate::ledger) struct HandEffect {
    /// The day to which the hand belongs.
    pub(super) day: String,
    pub(super) net: Net,
    /// Whether the net counts now; if not, it is points that become chips at the end.
    pub(super) counts: bool,
    /// Whether, because of this hand, the end of the session may add something.
    pub(super) open: bool,
}

/// The parts of a hand's or correction's body that affect counting.
#[derive(Deserialize)]
struct HandParts {
    record: String,
    verdict: String,
    net: Net,
}

/// The only part of the body that affects counting if record and verdict cannot matter.
#[derive(Deserialize)]
struct NetBody {
    net: Net,
}

/// What the end of a session adds to the totals.
pub(in crate::ledger) struct SessionEndEffect {
    pub(super) shares: Vec<(Name, DaySums)>,
}

impl SessionContext {
    /// Decodes a session from its entry.
    pub(in crate::ledger) fn new(
        told: &DecodedEntry,
        standing: &LedgerStanding,
    ) -> Result<Self, LedgerError> {
        let session = SessionId(told.id.0);
        let body: SessionBody = told.body()?;
        let at = told.at.clone();
        // The UTC day on which the session was opened: the same on every machine.
        let said_day = body
            .day
            .unwrap_or_else(|| at.get(..10).unwrap_or_default().to_owned());
        let day = standing.day(session).unwrap_or(&said_day).to_owned();
        let since = standing.since(&day, &at);
        Ok(Self {
            session,
            day,
            said_day,
            since,
            void: standing.is_void(session),
            is_older: standing.is_older(),
            at,
            players: body.players,
            is_result: body.is_result,
            chip: body.chip.map_or_else(String::new, String::from),
            rules: body.rules,
            ruleset: body.ruleset.into(),
            for_points: OnceCell::new(),
        })
    }

    /// Makes sessions with the same ruleset share its text.
    pub(super) fn share(&mut self, rulesets: &mut HashSet<Arc<str>>) {
        if let Some(known) = rulesets.get(&self.ruleset) {
            self.ruleset = Arc::clone(known);
        } else {
            rulesets.insert(Arc::clone(&self.ruleset));
        }
    }

    /// Reads a session from a file. Errors: no session has that number.
    pub(in crate::ledger) fn read(
        connection: &Connection,
        session: SessionId,
        standing: &LedgerStanding,
    ) -> Result<Self, LedgerError> {
        let mut query = connection.prepare_cached(
            "SELECT id, kind, at, engine, body FROM entry WHERE id = ?1 AND what = 'session'",
        )?;
        let mut rows = query.query([session.0])?;
        let row = rows.next()?.ok_or(LedgerError::NoSuchSession(session))?;
        Self::new(&DecodedEntry::from_row(row, 0)?, standing)
    }

    /// Returns what a hand, or a correction of it, adds to the totals.
    pub(super) fn brought(&self, told: &DecodedEntry) -> Result<HandEffect, LedgerError> {
        let text = told.text();
        // Most hands have no points and no day and are not dealt again; for those, the net is all
        // we need to read.
        if !may_have_points(text) && !text.contains("date ") && !text.contains("void") {
            let NetBody { net } = told.body()?;
            return Ok(self.by_net(net));
        }
        let HandParts {
            record,
            verdict,
            net,
        } = told.body()?;
        Ok(self.by_parts(&record, &verdict, net))
    }

    /// Returns what a hand adds to the totals, given the parts of its body.
    pub(super) fn by_parts(&self, record: &str, verdict: &str, net: Net) -> HandEffect {
        let brought = self.by_net(net);
        let read = (may_have_points(verdict) || verdict.contains("void"))
            .then(|| Verdict::from_json_for_chips(verdict).ok())
            .flatten();
        let is_none = read.as_ref().is_some_and(|verdict| self.is_none(verdict));
        let of_points = may_have_points(verdict)
            && read.is_some_and(|verdict| !moves_chips(&verdict, self.for_points()));
        HandEffect {
            day: self.day_of(record),
            counts: !of_points && !is_none,
            open: brought.open || (of_points && !is_none),
            ..brought
        }
    }

    /// Returns the sums for what a player won or lost in a hand of this session.
    pub(super) fn sums(&self, chips: i64) -> DaySums {
        if self.is_result {
            DaySums::beside(chips)
        } else {
            DaySums::of_hand(chips)
        }
    }

    /// Returns the day to which a hand belongs: the day in its record, if any, or else that of the
    /// session. A hand whose record gives the day of the session's own entry moves with the
    /// session.
    pub(in crate::ledger) fn day_of(&self, record: &str) -> String {
        let said = day_of(record).map(|day| day.to_string());
        said.filter(|day| *day != self.said_day)
            .unwrap_or_else(|| self.day.clone())
    }

    /// Returns whether the hand was dealt again, so that it does not count as a hand.
    fn is_none(&self, verdict: &Verdict) -> bool {
        verdict.outcome == Outcome::Void && !self.is_older
    }

    fn by_net(&self, net: Net) -> HandEffect {
        let sum: i128 = net.iter().map(|(_, chips)| i128::from(*chips)).sum();
        HandEffect {
            day: self.day.clone(),
            net,
            counts: true,
            open: sum != 0,
        }
    }

    /// Returns what the end of the session adds beyond its hands; nothing if there are no hands, or
    /// if a verdict cannot be read.
    pub(super) fn end(&self, hands: &[StoredHand]) -> SessionEndEffect {
        if hands.is_empty() {
            return SessionEndEffect { shares: Vec::new() };
        }
        let verdicts = hands.iter();
        let verdicts = verdicts.map(|hand| Verdict::from_json_for_chips(&hand.verdict));
        let shares = || {
            let verdicts: Vec<Verdict> = verdicts.collect::<Result<_, _>>().ok()?;
            // A round played for chips was counted on its own, whatever the other rounds are played
            // for.
            let for_points = verdicts
                .iter()
                .any(|verdict| !self.is_none(verdict) && !moves_chips(verdict, self.for_points()));
            let sums = |(name, chips)| {
                let sums = if for_points {
                    DaySums::of_game(chips)
                } else {
                    DaySums::beside(chips)
                };
                (name, sums)
            };
            let shares = Closing::from_verdicts(&self.players, &verdicts)
                .at_close()?
                .into_iter();
            let shares = shares.filter(|(_, chips)| for_points || *chips != 0);
            Some(shares.map(sums).collect())
        };
        SessionEndEffect {
            shares: shares().unwrap_or_default(),
        }
    }

    /// Returns whether the session is played for points that become chips at its end.
    fn for_points(&self) -> bool {
        *self.for_points.get_or_init(|| {
            let ruleset = rules::from_text(&self.ruleset, &self.rules, Path::new("."));
            ruleset.is_ok_and(|ruleset| is_for_points(&ruleset.rules))
        })
    }
}

/// Returns whether a hand with this body may be of a game that is played for points.
fn may_have_points(body: &str) -> bool {
    body.contains(Game::KoiKoi.id())
}
