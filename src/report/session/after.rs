//! How the players of a session stood after one of its hands.

use super::{NamesNow, SessionSoFar};
use crate::ledger::{Filter, Ledger, NetLine, StoredHand};
use crate::record::Name;
use crate::report::{PointStanding, ReportError, point_standings, standings};

impl SessionSoFar {
    /// Returns each player's standing in points after a round.
    pub(crate) fn points_after(
        &self,
        hand: &StoredHand,
    ) -> Result<Vec<PointStanding>, ReportError> {
        let place = self.entries.iter().position(|entry| *entry == hand.id);
        let verdicts = place.and_then(|place| self.verdicts.get(..=place));
        let verdicts = verdicts.unwrap_or(&self.verdicts);
        point_standings(&self.stored.body.players, verdicts).ok_or(ReportError::TooManyChips)
    }

    /// Returns the chips that each player had won or lost after a hand, in seat order.
    pub(crate) fn net_after(
        &self,
        ledger: &Ledger,
        hand: &StoredHand,
    ) -> Result<Vec<(Name, i64)>, ReportError> {
        let filter = Filter {
            session: Some(hand.session),
            ..Filter::default()
        };
        let mut nets = ledger.nets(&filter)?;
        nets.retain(|line| line.entry <= hand.id);
        let names = NamesNow::in_session(ledger, hand.session)?;
        for line in &mut nets {
            line.player = names.called(&line.player);
        }
        let found = standings(nets.iter().map(NetLine::of_player));
        let found = found.ok_or(ReportError::TooManyChips)?;
        let rows = self.stored.body.players.iter().map(|name| {
            let standing = found.iter().find(|standing| standing.player == *name);
            (name.clone(), standing.map_or(0, |standing| standing.chips))
        });
        Ok(rows.collect())
    }
}
