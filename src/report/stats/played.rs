//! A hand as far as statistics look at it.

use crate::case::{AnyHand, Case};
use crate::ledger::EntryId;
use crate::rules::Ruleset;
use crate::verdict::{Outcome, Verdict};

/// A hand, and who played it.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its entry.
    pub entry: EntryId,
    /// The day of its evening, such as `2026-11-22`.
    pub day: String,
    /// Those who played, by their names in the verdict; who sat out is not among them.
    pub players: Vec<Player>,
    /// What it came to.
    pub verdict: Verdict,
}

/// One who played a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name in the verdict.
    pub name: String,
    /// How often the player said go, as far as the record tells.
    pub goes: u32,
}

impl Played {
    /// Returns a hand as a ledger has it; `None` of one that was dealt again, which is not counted.
    pub fn of(
        entry: EntryId,
        day: String,
        record: &str,
        ruleset: &Ruleset,
        verdict: Verdict,
    ) -> Option<Self> {
        if verdict.outcome == Outcome::Void {
            return None;
        }
        let players = players(record, ruleset, &verdict);
        Some(Self {
            entry,
            day,
            players,
            verdict,
        })
    }
}

/// Returns who played: by the record, or where this version cannot read it everybody at the table.
fn players(record: &str, ruleset: &Ruleset, verdict: &Verdict) -> Vec<Player> {
    let goes_of_winner = |name: &str| {
        let score = verdict.score().map_or(0, |score| score.go);
        if verdict.winner.as_deref() == Some(name) {
            score
        } else {
            0
        }
    };
    let seated = || {
        let names = verdict.net.iter().map(|(name, _)| name);
        let player = |name: &String| Player {
            goes: goes_of_winner(name),
            name: name.clone(),
        };
        names.map(player).collect()
    };
    let reading = Case::written(record, ruleset).hand();
    match reading.hand {
        AnyHand::GoStop(hand) if !hand.players.is_empty() => {
            let players = hand.players.iter().map(|player| {
                let told = u32::try_from(player.goes.len()).unwrap_or(u32::MAX);
                Player {
                    goes: told.max(goes_of_winner(&player.name)),
                    name: player.name.clone(),
                }
            });
            players.collect()
        }
        _ => seated(),
    }
}
