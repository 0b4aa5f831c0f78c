//! Who plays the next hand of a session.

use crate::case::{AnyHand, Case};
use crate::record::Name;
use crate::report::session::SessionSoFar;
use crate::rules::{AfterNagari, Rules};
use crate::verdict::{Outcome, Verdict};
use std::sync::Arc;

/// Who plays the next hand of a session, derived from the earlier hands. Each hand is read only
/// once.
#[derive(Clone, Debug)]
pub(crate) struct DuePlayers {
    /// The people at the table who do not sit out.
    table: Vec<Name>,
    /// Those who play the next hand, the dealer first.
    players: Vec<Name>,
    /// Who dropped in the last hand of the evening that was not dealt again.
    dropped: Arc<[Name]>,
    /// How many of the session's hands were taken into account.
    hands: usize,
}

impl DuePlayers {
    /// Returns who plays the first hand of a session with these players; `dropped` are those who
    /// dropped in the hand of the evening before it.
    pub(crate) fn new(everybody: &[Name], dropped: Arc<[Name]>) -> Self {
        Self {
            table: everybody.to_vec(),
            players: everybody.to_vec(),
            dropped,
            hands: 0,
        }
    }

    /// Takes the session's further hands into account, those after the first `self.hands`.
    pub(crate) fn take(&mut self, so_far: &SessionSoFar) {
        let everybody = &so_far.stored.body.players;
        for (record, verdict) in so_far.hands().skip(self.hands) {
            let case = Case::written(record, &so_far.ruleset);
            self.hand(&case, verdict, everybody);
        }
    }

    fn hand(&mut self, case: &Case, verdict: &Verdict, everybody: &[Name]) {
        let played = case.record.players();
        let played = |name: &Name| played.contains(&name.as_str());
        // Somebody who was due and did not play sits out; somebody who was not due and did is back.
        let stays = |name: &&Name| {
            if self.players.contains(name) {
                played(name)
            } else {
                self.table.contains(name) || played(name)
            }
        };
        self.table = everybody.iter().filter(stays).cloned().collect();
        let again = same_again(case, verdict, everybody);
        self.players = again.unwrap_or_else(|| self.table.clone());
        let mut players = self.players.iter();
        if let Some(dealer) = players.position(|name| *name == verdict.next.dealer) {
            self.players.rotate_left(dealer);
        }
        if verdict.outcome != Outcome::Void {
            self.dropped = case.dropped();
        }
        self.hands += 1;
    }

    /// Returns who dropped in the hand before.
    pub(crate) fn dropped(&self) -> Arc<[Name]> {
        Arc::clone(&self.dropped)
    }

    /// Returns those who play the next hand, the dealer first: everybody at the table, or fewer if
    /// only some play again.
    pub(crate) fn players(&self) -> Vec<Name> {
        self.players.clone()
    }
}

/// Returns who is dealt in after a hand of Go-Stop that nobody won: after a nagari those who
/// played it, otherwise all its seats. `None` if everybody is dealt in.
fn same_again(case: &Case, verdict: &Verdict, everybody: &[Name]) -> Option<Vec<Name>> {
    if verdict.winner.is_some() {
        return None;
    }
    let (AnyHand::GoStop(hand), Rules::GoStop(rules)) = (case.hand().hand, &case.ruleset().rules)
    else {
        return None;
    };
    let seated = hand.seating.all().iter().map(|seated| &seated.name);
    let again: Vec<Name> = match verdict.outcome {
        Outcome::Nagari | Outcome::Push if rules.gwangpalli_after_nagari == AfterNagari::All => {
            return None;
        }
        Outcome::Nagari | Outcome::Push => hand
            .players
            .iter()
            .map(|player| player.name.clone())
            .collect(),
        _ => seated.cloned().collect(),
    };
    let known = |name: &Name| everybody.contains(name);
    (!again.is_empty() && again.iter().all(known)).then_some(again)
}
