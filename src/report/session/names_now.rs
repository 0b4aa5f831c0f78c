//! The current names of players whose names were written differently.

use super::SessionSoFar;
use crate::ledger::{Ledger, People, SessionId};
use crate::letters::same_name;
use crate::record::Name;
use crate::report::{ReportError, Unrecorded};
use crate::verdict::Verdict;

/// The written names of a session's players, each with the person's current name. If two of these
/// names now belong to one person, both stay as they were written, so that a hand keeps its number
/// of players.
#[derive(Clone, Debug, Default)]
pub(crate) struct NamesNow(Vec<(Name, Name)>);

impl NamesNow {
    /// Collects the current names of players who sat at one table.
    pub(crate) fn new(people: &People, players: &[Name]) -> Self {
        let names = players.iter();
        let names = names.map(|name| (name.clone(), people.called(name).into()));
        let all: Vec<(Name, Name)> = names.collect();
        let is_alone = |called: &str| all.iter().filter(|(_, other)| other == called).count() == 1;
        let names = all.iter().filter(|(_, called)| is_alone(called));
        Self(names.cloned().collect())
    }

    /// Collects the current names of the players of a session.
    pub(crate) fn in_session(ledger: &Ledger, session: SessionId) -> Result<Self, ReportError> {
        let players = ledger.session(session)?.body.players;
        Ok(Self::new(&ledger.people()?, &players))
    }

    /// Returns a player's current name, given the written one.
    pub(crate) fn called(&self, name: &str) -> Name {
        let find = |is: &dyn Fn(&str) -> bool| self.0.iter().find(|(written, _)| is(written));
        // The spelling is nearly always the same, and folding names is slow.
        let found = find(&|written| written == name);
        let found = found.or_else(|| find(&|written| same_name(written, name)));
        found.map_or_else(|| name.into(), |(_, called)| called.clone())
    }

    /// Returns the written and the current name of each player whose name has changed, ignoring
    /// mere changes of spelling.
    pub(crate) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        let names = self.0.iter();
        let others = names.filter(|(written, called)| !same_name(written, called));
        others.map(|(written, called)| (written.as_str(), called.as_str()))
    }

    /// Returns an unrecorded fact with the current names of its players.
    pub(crate) fn in_open(&self, open: &Unrecorded) -> Unrecorded {
        Unrecorded {
            fact: open.fact,
            players: open.players.iter().map(|name| self.called(name)).collect(),
        }
    }

    /// Returns a verdict with the current names of its players.
    pub(crate) fn in_verdict(&self, verdict: Verdict) -> Verdict {
        verdict.renamed(|name| self.called(name))
    }

    /// Replaces the names in a list of amounts by the current ones.
    pub(crate) fn in_amounts(&self, amounts: &mut [(Name, i64)]) {
        for (name, _) in amounts {
            *name = self.called(name);
        }
    }
}

impl SessionSoFar {
    /// Reads a session from the ledger with everybody's current names; its records stay as they
    /// were written.
    pub(crate) fn with_names_now(
        ledger: &Ledger,
        session: SessionId,
        people: &People,
    ) -> Result<Self, ReportError> {
        let mut so_far = Self::read(ledger, session)?;
        let names = NamesNow::new(people, &so_far.stored.body.players);
        let players = so_far.stored.body.players.iter_mut();
        players.for_each(|name| *name = names.called(name));
        let standings = so_far.standings.iter_mut();
        standings.for_each(|standing| standing.player = names.called(&standing.player));
        for amounts in [
            &mut so_far.points,
            &mut so_far.totals,
            &mut so_far.at_close,
            &mut so_far.balances,
        ] {
            names.in_amounts(amounts);
        }
        let verdicts = so_far.verdicts.into_iter();
        so_far.verdicts = verdicts.map(|verdict| names.in_verdict(verdict)).collect();
        Ok(so_far)
    }
}
