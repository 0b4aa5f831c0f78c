//! What counting needs of a session.

use super::sums::Sums;
use crate::closing::{at_close, is_for_points, moves_chips};
use crate::ledger::row::Told;
use crate::ledger::schema::Version;
use crate::ledger::{LedgerError, Net, SessionBody, SessionId, StoredHand};
use crate::record::{Name, day_of};
use crate::rules::{self, Game};
use crate::verdict::Verdict;
use rusqlite::Connection;
use serde::Deserialize;
use std::cell::OnceCell;
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

/// A session as far as it says how its hands count.
#[derive(Debug)]
pub(in crate::ledger) struct Desk {
    pub(in crate::ledger) session: SessionId,
    /// When it was opened.
    pub(super) at: String,
    pub(in crate::ledger) players: Vec<String>,
    /// What a chip is worth; empty where nothing was said.
    pub(super) chip: String,
    /// The day to which it belongs.
    pub(super) day: String,
    /// Whether that is in its own entry, and not in its first hand.
    pub(in crate::ledger) says_its_day: bool,
    rules: String,
    ruleset: Arc<str>,
    for_points: OnceCell<bool>,
}

/// What a hand brought.
pub(in crate::ledger) struct Brought {
    /// The day to which it belongs.
    pub(super) day: String,
    pub(super) net: Net,
    /// Whether the net is what it brought, and not points that become chips at the end.
    pub(super) counts: bool,
    /// Whether the end of the session may bring something because of it.
    pub(super) open: bool,
}

/// The part of the body of a hand or a correction by which it counts.
#[derive(Deserialize)]
struct HandParts {
    record: String,
    verdict: String,
    net: Net,
}

/// The same where neither record nor verdict can make a difference.
#[derive(Deserialize)]
struct NetOnly {
    net: Net,
}

/// What the end of a session brought.
pub(in crate::ledger) struct End {
    pub(super) shares: Vec<(Name, Sums)>,
}

impl Desk {
    /// Returns a session of a file by its entry.
    pub(in crate::ledger) fn of(
        connection: &Connection,
        version: Version,
        told: &Told,
    ) -> Result<Self, LedgerError> {
        let session = SessionId(told.id.0);
        let body: SessionBody = told.body()?;
        let at = told.at.clone();
        let says_its_day = body.day.is_some();
        let day = match body.day {
            Some(day) => day,
            None => match first_day(connection, version, session)? {
                Some(day) => day,
                // The day of the moment, in UTC: that is the same on every machine.
                None => at.get(..10).unwrap_or_default().to_owned(),
            },
        };
        Ok(Self {
            session,
            day,
            says_its_day,
            at,
            players: body.players,
            chip: body.chip.unwrap_or_default(),
            rules: body.rules,
            ruleset: body.ruleset.into(),
            for_points: OnceCell::new(),
        })
    }

    /// Keeps the text of its ruleset but once for all desks that have the same.
    pub(super) fn share(&mut self, rulesets: &mut HashSet<Arc<str>>) {
        if let Some(known) = rulesets.get(&self.ruleset) {
            self.ruleset = Arc::clone(known);
        } else {
            rulesets.insert(Arc::clone(&self.ruleset));
        }
    }

    /// Returns a session of a file. Errors: there is none of that number.
    pub(in crate::ledger) fn read(
        connection: &Connection,
        version: Version,
        session: SessionId,
    ) -> Result<Self, LedgerError> {
        let mut query = connection.prepare_cached(&version.wording(
            "SELECT id, kind, at, engine, body FROM entry WHERE id = ?1 AND what = 'session'",
        ))?;
        let mut rows = query.query([session.0])?;
        let row = rows.next()?.ok_or(LedgerError::NoSuchSession(session))?;
        Self::of(connection, version, &Told::of(row, 0)?)
    }

    /// Returns what a hand brought, or its last correction.
    pub(super) fn brought(&self, told: &Told) -> Result<Brought, LedgerError> {
        let text = told.text();
        // Most hands have neither points nor a day, and need not be read for more than their net.
        if !may_have_points(text) && !text.contains("date ") {
            let NetOnly { net } = told.body()?;
            return Ok(self.by_net(net));
        }
        let HandParts {
            record,
            verdict,
            net,
        } = told.body()?;
        Ok(self.by_parts(&record, &verdict, net))
    }

    /// Returns what a hand brought, by what its body says.
    pub(super) fn by_parts(&self, record: &str, verdict: &str, net: Net) -> Brought {
        let brought = self.by_net(net);
        let of_points = verdict.contains(Game::KoiKoi.id());
        let counts = !of_points
            || Verdict::from_json_for_chips(verdict)
                .map_or(true, |verdict| moves_chips(&verdict, self.for_points()));
        Brought {
            day: day_of(record).map_or(brought.day, |day| day.to_string()),
            counts,
            open: brought.open || !counts,
            ..brought
        }
    }

    fn by_net(&self, net: Net) -> Brought {
        let sum: i128 = net.iter().map(|(_, chips)| i128::from(*chips)).sum();
        Brought {
            day: self.day.clone(),
            net,
            counts: true,
            open: sum != 0,
        }
    }

    /// Returns what the end of the session brought besides its hands; nothing where there are none, or
    /// a verdict cannot be read.
    pub(super) fn end(&self, hands: &[StoredHand]) -> End {
        if hands.is_empty() {
            return End { shares: Vec::new() };
        }
        let verdicts = hands.iter();
        let verdicts = verdicts.map(|hand| Verdict::from_json_for_chips(&hand.verdict));
        let shares = || {
            let verdicts: Vec<Verdict> = verdicts.collect::<Result<_, _>>().ok()?;
            let for_points = self.for_points()
                || verdicts
                    .iter()
                    .any(|verdict| !moves_chips(verdict, self.for_points()));
            let sums = |(name, chips)| {
                let sums = if for_points {
                    Sums::of_game(chips)
                } else {
                    Sums::beside(chips)
                };
                (name, sums)
            };
            let shares = at_close(&self.players, &verdicts)?.into_iter();
            let shares = shares.filter(|(_, chips)| for_points || *chips != 0);
            Some(shares.map(sums).collect())
        };
        End {
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

/// Returns the day of the first hand of a session, as it was written: older versions kept no day of a
/// session.
fn first_day(
    connection: &Connection,
    version: Version,
    session: SessionId,
) -> Result<Option<String>, LedgerError> {
    let query = version.wording(
        "SELECT id, kind, at, engine, body FROM entry
         WHERE session = ?1 AND what = 'hand' AND number = 1",
    );
    let mut query = connection.prepare_cached(&query)?;
    let mut rows = query.query([session.0])?;
    let Some(row) = rows.next()? else {
        return Ok(None);
    };
    let HandParts { record, .. } = Told::of(row, 0)?.body()?;
    Ok(day_of(&record).map(|day| day.to_string()))
}

/// Returns whether the body of a hand may be one of a game that is played for points.
fn may_have_points(body: &str) -> bool {
    body.contains(Game::KoiKoi.id())
}
