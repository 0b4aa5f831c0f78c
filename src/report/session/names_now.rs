//! What the players of a session are called now, where it was written otherwise.

use super::SessionSoFar;
use crate::ledger::{Ledger, People, SessionId};
use crate::letters::same_name;
use crate::record::Name;
use crate::report::{ReportError, Unrecorded};
use crate::verdict::Verdict;

/// The names of a session, each with what its person is called now. Where two of them are one
/// person's by now, both stay as they were written: a hand has as many players as it had.
#[derive(Clone, Debug, Default)]
pub(crate) struct NamesNow(Vec<(Name, Name)>);

impl NamesNow {
    /// Returns the names of players who sat at one table.
    pub(crate) fn new(people: &People, players: &[Name]) -> Self {
        let names = players.iter();
        let names = names.map(|name| (name.clone(), people.called(name).into()));
        let all: Vec<(Name, Name)> = names.collect();
        let is_alone = |called: &str| all.iter().filter(|(_, other)| other == called).count() == 1;
        let names = all.iter().filter(|(_, called)| is_alone(called));
        Self(names.cloned().collect())
    }

    /// Returns the names of a session of a ledger.
    pub(crate) fn in_session(ledger: &Ledger, session: SessionId) -> Result<Self, ReportError> {
        let players = ledger.session(session)?.body.players;
        Ok(Self::new(&ledger.people()?, &players))
    }

    /// Returns what somebody is called now who was written so.
    pub(crate) fn called(&self, name: &str) -> Name {
        let find = |is: &dyn Fn(&str) -> bool| self.0.iter().find(|(written, _)| is(written));
        // Nearly always it is written to the letter, and folding names takes long.
        let found = find(&|written| written == name);
        let found = found.or_else(|| find(&|written| same_name(written, name)));
        found.map_or_else(|| name.into(), |(_, called)| called.clone())
    }

    /// Returns those who are called otherwise now, and not only in other letters.
    pub(crate) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        let names = self.0.iter();
        let others = names.filter(|(written, called)| !same_name(written, called));
        others.map(|(written, called)| (written.as_str(), called.as_str()))
    }

    /// Returns what a record leaves open, about people by these names.
    pub(crate) fn in_open(&self, open: &Unrecorded) -> Unrecorded {
        Unrecorded {
            fact: open.fact,
            players: open.players.iter().map(|name| self.called(name)).collect(),
        }
    }

    /// Returns a verdict with these names.
    pub(crate) fn in_verdict(&self, verdict: Verdict) -> Verdict {
        verdict.renamed(|name| self.called(name))
    }

    /// Gives these names to whom something is owed or brought.
    pub(crate) fn in_amounts(&self, amounts: &mut [(Name, i64)]) {
        for (name, _) in amounts {
            *name = self.called(name);
        }
    }
}

impl SessionSoFar {
    /// Returns a session as the ledger has it, with the names that people have now; its records stay
    /// as they were written.
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
