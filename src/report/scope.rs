//! Which part of a ledger somebody asks about: some people's own evenings, one ruleset, one game.

use super::{ReportError, Rulesets};
use crate::ledger::{Ledger, People, Period, SessionId};
use crate::record::Name;
use crate::rules::Game;
use std::collections::{BTreeMap, BTreeSet};

/// Which part of a ledger is asked about; everything if nothing is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scope {
    /// Only evenings at which nobody else played; empty for all.
    pub(crate) people: Vec<Name>,
    /// Only what was played by the ruleset of this name.
    pub(crate) rules: Option<Name>,
    /// Only this game.
    pub(crate) game: Option<Game>,
}

/// The part of a ledger that was asked about.
#[derive(Debug)]
pub(crate) struct Scoped {
    /// The part, as a ledger in memory.
    pub(crate) ledger: Ledger,
    /// How many evenings of a period were left out because somebody else played too.
    pub(crate) with_others: usize,
}

impl Scope {
    /// Returns whether everything is asked about.
    pub(crate) fn is_all(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the part of a ledger that is asked about, and counts what is left out of a period.
    pub(crate) fn part(&self, ledger: &Ledger, period: Period) -> Result<Scoped, ReportError> {
        let people = ledger.people()?;
        let mut rulesets = Rulesets::default();
        let mut others: BTreeSet<SessionId> = BTreeSet::new();
        let mut at_table: BTreeMap<SessionId, BTreeSet<Name>> = BTreeMap::new();
        for session in ledger.session_ids(Period::default())? {
            let body = ledger.session(session)?.body;
            let ruleset = rulesets.get_or_read(&body);
            let game = ruleset.as_ref().map(|ruleset| ruleset.rules.game());
            let name = ruleset.map_or(body.rules, |ruleset| ruleset.name.clone());
            let right = self.rules.as_ref().is_none_or(|rules| *rules == name)
                && self.game.is_none_or(|asked| game == Some(asked));
            if right {
                let names = body.players.iter().map(|name| people.called(name).into());
                at_table.insert(session, names.collect());
            } else {
                others.insert(session);
            }
        }
        let with_others = self.company(ledger, period, &people, &at_table, &mut others)?;
        let others: Vec<SessionId> = others.into_iter().collect();
        Ok(Scoped {
            ledger: ledger.without(&others)?,
            with_others,
        })
    }

    /// Adds the sessions of evenings at which others played to those that are left out; returns how
    /// many such evenings a period has with at least one of the people.
    fn company(
        &self,
        ledger: &Ledger,
        period: Period,
        people: &People,
        at_table: &BTreeMap<SessionId, BTreeSet<Name>>,
        others: &mut BTreeSet<SessionId>,
    ) -> Result<usize, ReportError> {
        if self.people.is_empty() {
            return Ok(0);
        }
        let own: BTreeSet<Name> = self
            .people
            .iter()
            .map(|name| people.called(name).into())
            .collect();
        let mut left = 0;
        for day in ledger.days(Period::default())? {
            let mut there: BTreeSet<&Name> = BTreeSet::new();
            for on in &day.sessions {
                let plays = !ledger.hands_on(&day.day, *on)?.is_empty();
                there.extend(
                    at_table
                        .get(&on.session)
                        .filter(|_| plays)
                        .into_iter()
                        .flatten(),
                );
            }
            let alone = there.iter().all(|name| own.contains(*name));
            if !alone {
                others.extend(day.sessions.iter().map(|on| on.session));
                let some = there.iter().any(|name| own.contains(*name));
                left += usize::from(some && period.has(&day.day));
            }
        }
        Ok(left)
    }
}

/// Returns the names of the rulesets that were played by, in alphabetical order.
pub(crate) fn rulesets_played(ledger: &Ledger) -> Result<BTreeSet<Name>, ReportError> {
    let mut rulesets = Rulesets::default();
    let mut found = BTreeSet::new();
    for session in ledger.session_ids(Period::default())? {
        let body = ledger.session(session)?.body;
        let ruleset = rulesets.get_or_read(&body);
        found.insert(
            ruleset.map_or_else(|| body.rules.into(), |ruleset| ruleset.name.as_str().into()),
        );
    }
    Ok(found)
}
