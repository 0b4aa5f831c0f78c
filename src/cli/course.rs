//! A session as far as it was played: its verdicts, its standings, and how it is settled up.

use super::draw;
use super::entry::read_chip;
use super::error::Failure;
use super::screen::Screen;
use super::text;
use crate::date::Date;
use crate::ledger::{CloseBody, Filter, Ledger, SessionId, StoredHand, StoredSession};
use crate::record::quoted;
use crate::report::{Standing, at_close, left_in_pot, open_points, standings};
use crate::rules::{self, Rules, Ruleset};
use crate::settle_up::{Transfer, settle_up};
use crate::verdict::{Next, Outcome, Verdict};
use std::path::Path;

/// A session with the verdicts of its hands.
pub(super) struct Course {
    pub(super) stored: StoredSession,
    pub(super) ruleset: Ruleset,
    verdicts: Vec<Verdict>,
    /// The record of the last hand.
    record: Option<String>,
    standings: Vec<Standing>,
}

/// What ends a session.
pub(super) enum Over {
    /// So many hands were agreed on.
    Hands(u32),
    /// A player has reached the total that ends the game.
    Total(String, i64),
}

/// Returns the verdict that the ledger has of a hand.
pub(super) fn verdict(hand: &StoredHand) -> Result<Verdict, Failure> {
    Verdict::from_json(&hand.verdict)
        .map_err(|error| Failure::Refused(text::verdict_unreadable(&error.to_string())))
}

/// Returns the header lines of a hand that follow from the one before it.
pub(super) fn header_of(next: &Next) -> Vec<String> {
    let carry = (next.carry > 0).then(|| format!("carry {}", next.carry));
    let pot = (next.pot > 0).then(|| format!("pot {}", next.pot));
    let dues = next.dues.iter();
    let dues = dues.map(|(name, chips)| format!("dues {} {chips}", quoted(name)));
    carry.into_iter().chain(pot).chain(dues).collect()
}

impl Course {
    /// Returns a session as the ledger has it.
    pub(super) fn of(ledger: &Ledger, session: SessionId) -> Result<Self, Failure> {
        let stored = ledger.session(session)?;
        let hands = ledger.hands(session)?;
        let verdicts = hands.iter().map(verdict).collect::<Result<_, _>>()?;
        let record = hands.last().map(|hand| hand.record.clone());
        let filter = Filter {
            session: Some(session),
            ..Filter::default()
        };
        let standings = standings(&ledger.nets(&filter)?)
            .ok_or_else(|| Failure::Refused(text::too_many_chips()))?;
        let body = &stored.body;
        let ruleset =
            rules::from_text(&body.ruleset, &body.rules, Path::new(".")).map_err(|faults| {
                let lines: Vec<String> = faults.iter().map(text::file_fault).collect();
                Failure::Refused(lines.join("\n"))
            })?;
        Ok(Self {
            stored,
            ruleset,
            verdicts,
            record,
            standings,
        })
    }

    /// Returns how many hands were played that were not dealt again.
    pub(super) fn played(&self) -> u32 {
        let counted = self
            .verdicts
            .iter()
            .filter(|verdict| verdict.outcome != Outcome::Void);
        u32::try_from(counted.count()).unwrap_or(u32::MAX)
    }

    /// Returns the last verdict.
    pub(super) fn last(&self) -> Option<&Verdict> {
        self.verdicts.last()
    }

    /// Returns the record and the verdict of the last hand.
    pub(super) fn last_hand(&self) -> Option<(&str, &Verdict)> {
        Some((self.record.as_deref()?, self.last()?))
    }

    /// Returns what the next hand starts with, once a hand was played.
    pub(super) fn next(&self) -> Option<&Next> {
        self.last().map(|verdict| &verdict.next)
    }

    /// Returns the points of Koi-Koi that were not paid in chips.
    pub(super) fn points(&self) -> Vec<(String, i64)> {
        open_points(&self.stored.body.players, &self.verdicts)
    }

    /// Returns what ends the session here, if anything does.
    pub(super) fn over(&self) -> Option<Over> {
        let length = self.stored.body.length;
        if let Some(length) = length.filter(|length| self.played() >= *length) {
            return Some(Over::Hands(length));
        }
        let Rules::KoiKoi(rules) = &self.ruleset.rules else {
            return None;
        };
        let until = i64::from(rules.until);
        let reached = |name: &String| self.total(name) >= until;
        let players = &self.stored.body.players;
        let first = players.iter().find(|name| until > 0 && reached(name))?;
        Some(Over::Total(first.clone(), self.total(first)))
    }

    /// Returns the points of a player over all rounds of Koi-Koi.
    fn total(&self, player: &str) -> i64 {
        let rounds = self
            .verdicts
            .iter()
            .filter_map(|verdict| verdict.round.as_ref());
        let points = rounds.flat_map(|round| &round.points);
        points
            .filter(|(name, _)| name == player)
            .fold(0, |sum, (_, points)| sum.saturating_add(*points))
    }

    /// Returns the chips that each player has won or lost so far, in the order of seats.
    pub(super) fn net(&self) -> Vec<(String, i64)> {
        let chips = |name: &String| {
            let found = self
                .standings
                .iter()
                .find(|standing| standing.player == *name);
            found.map_or(0, |standing| standing.chips)
        };
        let players = self.stored.body.players.iter();
        players.map(|name| (name.clone(), chips(name))).collect()
    }

    /// Returns what the end of the session brings each player besides.
    pub(super) fn at_close(&self) -> Vec<(String, i64)> {
        at_close(&self.stored.body.players, &self.verdicts)
    }

    /// Returns who is owed what when the session ends here.
    fn balances(&self) -> Vec<(String, i64)> {
        let shares = self.at_close().into_iter();
        self.net()
            .into_iter()
            .zip(shares)
            .map(|((name, chips), (_, share))| (name, chips.saturating_add(share)))
            .collect()
    }

    /// Draws the session's table and how it is settled.
    pub(super) fn draw(&self, screen: &mut Screen) -> Result<(), Failure> {
        let balances = self.balances();
        let mut found = self.standings.clone();
        for standing in &mut found {
            let balance = balances.iter().find(|(name, _)| *name == standing.player);
            standing.chips = balance.map_or(standing.chips, |(_, chips)| *chips);
        }
        let chip = self.stored.body.chip.as_deref().and_then(read_chip);
        let title = text::session_title(self.stored.id.0, self.stored.hands);
        let title = screen.bold(&title);
        screen.line("")?;
        screen.line(title)?;
        draw::standings(screen, &found, chip.as_ref())?;
        screen.line("")?;
        let points = self.points();
        if !points.is_empty() {
            screen.prose(&text::points_line(&points))?;
        }
        let pot = left_in_pot(&self.verdicts);
        if pot > 0 {
            screen.line(text::pot_shared(pot))?;
        }
        for (name, chips) in self.next().iter().flat_map(|next| &next.dues) {
            screen.prose(&text::due_lapses(name, *chips))?;
        }
        let transfers = settle_up(&balances);
        for transfer in &transfers {
            screen.line(text::transfer(transfer, chip.as_ref()))?;
        }
        if transfers.is_empty() {
            screen.line(text::all_even())?;
        }
        Ok(())
    }

    /// Writes the end of the session.
    pub(super) fn close(
        &self,
        ledger: &mut Ledger,
        screen: &mut Screen,
        engine: &str,
    ) -> Result<(), Failure> {
        let net = self.balances();
        let transfers = settle_up(&net)
            .into_iter()
            .map(|Transfer { from, to, chips }| (from, to, chips))
            .collect();
        let (_, at) = Date::now();
        let session = self.stored.id;
        ledger.close_session(session, &at, engine, &CloseBody { net, transfers })?;
        screen.line(text::session_closed(session.0))?;
        Ok(())
    }
}
