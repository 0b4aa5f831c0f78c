//! What moved in hands and at the ends of sessions.

use super::lists::{List, WorthPart, asked_for, lists};
use super::named::is_of;
use crate::ledger::{
    EntryId, Filter, HandCalled, Ledger, NetLine, People, Period, SessionId, StoredCorrection,
};
use crate::letters::same_name;
use crate::record::{ChipValue, Name};
use crate::report::session::SessionSoFar;
use crate::report::{Measure, ReportError, Standing, standings};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// What hands are called, by their entries; for a corrected hand, also the reason for the
/// correction.
pub(crate) type CalledHands = HashMap<EntryId, (HandCalled, Option<String>)>;

/// What moved in hands and at the ends of sessions.
pub(crate) struct SessionMovements<'a> {
    /// Hands that moved chips, and Koi-Koi games that were settled as a whole.
    pub(crate) hands: Vec<NetLine>,
    /// Which of the entries in `hands` are such games.
    settled: Vec<EntryId>,
    /// The sessions whose hand is the result of a whole evening and no hand.
    results: Vec<SessionId>,
    /// What the ends of other sessions brought in addition to their hands.
    pub(crate) ends: Vec<NetLine>,
    /// Games whose standings in points are to be shown.
    pub(crate) games: Vec<SessionSoFar>,
    people: &'a People,
}

impl<'a> SessionMovements<'a> {
    /// Returns what moved in a period, in the sessions `of` and under these names; an empty list
    /// means all sessions or all names.
    pub(crate) fn read(
        ledger: &Ledger,
        people: &'a People,
        period: Period,
        names: &[Name],
        of: &[SessionId],
    ) -> Result<Self, ReportError> {
        let nets = |session| {
            ledger.nets(&Filter {
                session,
                period,
                names: names.to_vec(),
            })
        };
        let hands = match of {
            [] => nets(None)?,
            of => {
                let of = of.iter().map(|session| nets(Some(*session)));
                of.collect::<Result<Vec<_>, _>>()?.concat()
            }
        };
        let mut sessions: Vec<SessionId> = hands.iter().map(|line| line.session).collect();
        sessions.sort_unstable();
        sessions.dedup();
        let mut sums = Self {
            hands,
            settled: Vec::new(),
            results: Vec::new(),
            ends: Vec::new(),
            games: Vec::new(),
            people,
        };
        for session in sessions {
            let so_far = SessionSoFar::read(ledger, session)?;
            sums.session(ledger, &so_far, names, !of.is_empty())?;
        }
        sums.hands.sort_by_key(|line| line.entry);
        Ok(sums)
    }

    /// Adds what a session brings in addition to the chips of its hands; `asked_for` says whether
    /// the user named the session.
    fn session(
        &mut self,
        ledger: &Ledger,
        so_far: &SessionSoFar,
        names: &[Name],
        asked_for: bool,
    ) -> Result<(), ReportError> {
        if so_far.stored.body.is_result {
            self.results.push(so_far.stored.id);
        }
        let points = so_far.rounds_for_points();
        self.hands.retain(|line| !points.contains(&line.entry));
        if let Some(close) = &so_far.stored.closed {
            let line = |(player, chips): (Name, i64)| NetLine {
                session: so_far.stored.id,
                entry: close.id,
                at: close.at.clone(),
                player,
                chips,
            };
            let shares = so_far.at_close().iter().cloned().map(line);
            let shares = shares.filter(|line| is_of(names, &line.player));
            if so_far.for_points() {
                self.hands.extend(shares);
                self.settled.push(close.id);
            } else {
                self.ends.extend(shares.filter(|line| line.chips != 0));
            }
        }
        let open = so_far.stored.closed.is_none();
        if so_far.for_points() && (open || asked_for) {
            let session = so_far.stored.id;
            let so_far = SessionSoFar::with_names_now(ledger, session, self.people)?;
            self.games.push(so_far);
        }
        Ok(())
    }

    /// Returns everybody's standings, by current name and by the worth of a chip.
    pub(crate) fn parts(&self, ledger: &Ledger) -> Result<Vec<WorthPart>, ReportError> {
        let worths = self.worths(ledger)?;
        let chip = |line: &NetLine| worths.get(&line.session).cloned().flatten();
        let mut chips: Vec<Option<ChipValue>> = Vec::new();
        for line in self.lines() {
            let chip = chip(line);
            if !chips.contains(&chip) {
                chips.push(chip);
            }
        }
        let mut parts = Vec::new();
        for own in chips {
            let hands = self.hands.iter().filter(|line| chip(line) == own);
            let is_result = |line: &&NetLine| self.is_result(line);
            let (results, hands): (Vec<&NetLine>, Vec<&NetLine>) = hands.partition(is_result);
            let hands = hands.into_iter();
            let hands = hands.map(|line| (self.people.called(&line.player), line.chips));
            let mut found = standings(hands).ok_or(ReportError::TooManyChips)?;
            let ends = self.ends.iter().filter(|line| chip(line) == own);
            for line in results.into_iter().chain(ends) {
                let called = self.people.called(&line.player);
                add_beside(&mut found, called, line.chips)?;
            }
            let part = |standing| WorthPart {
                chip: own.clone(),
                is_money: false,
                standing,
            };
            parts.extend(found.into_iter().map(part));
        }
        Ok(parts)
    }

    /// Keeps only what was played for the requested currency, and returns the measures that are
    /// left out. Errors: nothing was played for that currency.
    pub(crate) fn keep(
        &mut self,
        asked: Option<&str>,
        ledger: &Ledger,
    ) -> Result<Vec<Measure>, ReportError> {
        let worths = self.worths(ledger)?;
        let (kept, left) = asked_for(
            Measure::from_chips(worths.values().map(Option::as_ref)),
            asked,
        )?;
        let is_kept = |session: SessionId| {
            let chip = worths.get(&session).and_then(Option::as_ref);
            kept.iter().any(|one| one.has(chip))
        };
        self.hands.retain(|line| is_kept(line.session));
        self.ends.retain(|line| is_kept(line.session));
        if asked.is_some() {
            let mut is_kept = |game: &SessionSoFar| kept.iter().any(|one| one.has(game.chip()));
            self.games.retain(&mut is_kept);
        }
        Ok(left)
    }

    /// Returns everything that moved, in the order in which the entries were written.
    pub(crate) fn lines(&self) -> Vec<&NetLine> {
        let mut lines: Vec<&NetLine> = self.hands.iter().chain(&self.ends).collect();
        lines.sort_by_key(|line| line.entry);
        lines
    }

    /// Returns whether a line is that of a hand, rather than of a session's end or a whole
    /// evening's result.
    pub(super) fn is_of_hand(&self, line: &NetLine) -> bool {
        !self.is_end(line) && !self.is_result(line)
    }

    /// Returns whether a line is the end of a session rather than a hand.
    pub(crate) fn is_end(&self, line: &NetLine) -> bool {
        self.settled.contains(&line.entry) || self.ends.contains(line)
    }

    /// Returns whether a line is the result of a whole evening rather than a hand.
    pub(crate) fn is_result(&self, line: &NetLine) -> bool {
        self.results.contains(&line.session)
    }

    /// Returns the standings in each currency, and whether only games that were settled as a whole
    /// were played.
    pub(crate) fn lists(&self, ledger: &Ledger) -> Result<(Vec<List>, bool), ReportError> {
        let parts = self.parts(ledger)?;
        let measures = Measure::from_chips(parts.iter().map(|part| part.chip.as_ref()));
        let lists = lists(&parts, measures).ok_or(ReportError::TooManyChips)?;
        let is_game = |line: &NetLine| self.settled.contains(&line.entry);
        let games = !self.hands.is_empty() && self.hands.iter().all(is_game);
        Ok((lists, games))
    }

    /// Returns what the sessions' hands are called; for a corrected hand, also the reason for the
    /// correction.
    pub(crate) fn called(&self, ledger: &Ledger) -> Result<CalledHands, ReportError> {
        let mut hands = CalledHands::new();
        let mut sessions: Vec<SessionId> = self.hands.iter().map(|line| line.session).collect();
        sessions.dedup();
        for session in sessions {
            let called = ledger.called(session)?;
            for hand in ledger.hands(session)? {
                let reason = |correction: StoredCorrection| correction.reason;
                let name = called.hand(hand.number, hand.id);
                hands.insert(hand.id, (name, hand.correction.map(reason)));
            }
        }
        Ok(hands)
    }

    /// Returns what a chip was worth in each session; `None` if it was worth nothing.
    pub(crate) fn worths(
        &self,
        ledger: &Ledger,
    ) -> Result<HashMap<SessionId, Option<ChipValue>>, ReportError> {
        let mut worths = HashMap::new();
        for line in self.lines() {
            if let Entry::Vacant(place) = worths.entry(line.session) {
                let body = ledger.session(line.session)?.body;
                place.insert(body.worth().cloned());
            }
        }
        Ok(worths)
    }
}

/// Adds chips that do not come from a hand.
fn add_beside(found: &mut Vec<Standing>, player: &str, chips: i64) -> Result<(), ReportError> {
    let place = found.iter().position(|one| same_name(&one.player, player));
    let place = place.unwrap_or_else(|| {
        found.push(Standing::of_nothing(player));
        found.len() - 1
    });
    if let Some(standing) = found.get_mut(place) {
        let sum = standing.chips.checked_add(chips);
        standing.chips = sum.ok_or(ReportError::TooManyChips)?;
    }
    Ok(())
}
