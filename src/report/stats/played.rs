//! A hand reduced to what statistics use.

use super::going::stopped_first;
use crate::case::{AnyHand, Case};
use crate::closing::{is_for_points, moves_chips};
use crate::gostop;
use crate::koikoi;
use crate::ledger::EntryId;
use crate::record::{Name, Seat};
use crate::rules::Ruleset;
use crate::verdict::{Outcome, Verdict};
use std::sync::Arc;

/// A hand and who played it.
#[derive(Clone, Debug)]
pub struct PlayedHand {
    /// The entry of the hand.
    pub entry: EntryId,
    /// The day of the hand's evening, such as `2026-11-22`.
    pub day: Arc<str>,
    /// The players, by their names in the verdict, without those who sat out.
    pub players: Vec<HandPlayer>,
    /// The verdict of the hand.
    pub verdict: Verdict,
    /// Whether the hand is a round of Koi-Koi that brings points, which become chips only when its
    /// game ends.
    pub for_points: bool,
}

/// Somebody who played a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandPlayer {
    /// The player's name in the verdict.
    pub name: Name,
    /// How often the player said go or koi-koi, as far as the record tells.
    pub goes: u32,
    /// The player's place among those who played; `None` if the record does not tell it.
    pub place: Option<DealPosition>,
    /// What the player would have won from other people, or lost to them, by stopping at the first
    /// chance: points if the hand is for points. `None` for a player who did not go on, or if the
    /// record does not tell.
    pub stopped_first: Option<i64>,
    /// The player's strokes of fortune, as far as the record tells.
    pub fortunes: Vec<Fortune>,
}

/// A place among those who played a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DealPosition {
    /// The number of players.
    pub players: usize,
    /// The player's turn, from 1.
    pub turn: usize,
    /// Whether the player dealt.
    pub dealer: bool,
}

/// Something that happens to a player by luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fortune {
    /// Dealt cards that win or are paid at once: four of a month, or in Koi-Koi also four pairs.
    WonByDeal,
    /// Dealt three of a month, which were shown or used for a bomb.
    Triple,
    /// Took all four of a month in the first turn.
    FirstSweep,
    /// Left a stack of three (ppuk).
    Ppuk,
}

impl Fortune {
    /// Every stroke of fortune.
    pub const ALL: [Self; 4] = [Self::WonByDeal, Self::Triple, Self::FirstSweep, Self::Ppuk];

    /// Returns the name that programs use, such as `won-by-deal`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::WonByDeal => "won-by-deal",
            Self::Triple => "triple",
            Self::FirstSweep => "first-sweep",
            Self::Ppuk => "ppuk",
        }
    }
}

impl PlayedHand {
    /// Builds a hand from what a ledger has; `None` for a hand that was dealt again, as such hands
    /// are not counted.
    pub fn new(
        entry: EntryId,
        day: Arc<str>,
        record: &str,
        ruleset: &Ruleset,
        verdict: Verdict,
    ) -> Option<Self> {
        if verdict.outcome == Outcome::Void {
            return None;
        }
        let players = players(record, ruleset, &verdict);
        let for_points = !moves_chips(&verdict, is_for_points(&ruleset.rules));
        Some(Self {
            entry,
            day,
            players,
            verdict,
            for_points,
        })
    }

    /// Returns whether only the amounts are known, so that nothing tells how the hand went.
    pub fn has_only_amounts(&self) -> bool {
        self.verdict.outcome == Outcome::Net
    }
}

/// Returns who played, according to the record; everybody at the table if this version cannot read
/// the record.
fn players(record: &str, ruleset: &Ruleset, verdict: &Verdict) -> Vec<HandPlayer> {
    let case = Case::written(record, ruleset);
    let reading = case.hand();
    let mut players = match &reading.hand {
        AnyHand::GoStop(hand) => of_gostop(hand),
        AnyHand::KoiKoi(round) => of_koikoi(round),
        AnyHand::MinHwatu(piles) => {
            let names = piles.players.iter().map(|player| player.name.as_str());
            placed(names.collect(), None)
        }
    };
    if players.is_empty() {
        let names = verdict.net.iter().map(|(name, _)| name.clone());
        let unplaced = |name: Name| HandPlayer {
            name,
            ..HandPlayer::default()
        };
        players = names.map(unplaced).collect();
    }
    if verdict.outcome == Outcome::Net {
        // Whoever wrote down only the amounts did not write down who dealt or sat where.
        for player in &mut players {
            player.place = None;
        }
    }
    let goes_of_winner = verdict.score().map_or(0, |score| score.go);
    for player in &mut players {
        if verdict.winner.as_deref() == Some(&player.name) {
            player.goes = player.goes.max(goes_of_winner);
        }
        if player.goes > 0 && reading.faults.is_empty() {
            player.stopped_first = stopped_first(&case, &reading.hand, &player.name);
        }
    }
    players
}

/// Returns the players in turn order, each with a place; the first dealt unless `dealer` is
/// another.
fn placed(names: Vec<&str>, dealer: Option<&str>) -> Vec<HandPlayer> {
    let (players, first) = (names.len(), names.first().copied());
    let player = |(at, name): (usize, &str)| HandPlayer {
        name: name.into(),
        place: Some(DealPosition {
            players,
            turn: at + 1,
            dealer: dealer.or(first) == Some(name),
        }),
        ..HandPlayer::default()
    };
    names.into_iter().enumerate().map(player).collect()
}

fn of_gostop(hand: &gostop::Hand) -> Vec<HandPlayer> {
    let names = hand.players.iter().map(|player| player.name.as_str());
    let mut players = placed(names.collect(), Some(&hand.dealer()));
    let dealt_quads = |seat: Seat| match &hand.end {
        Some((gostop::HandEnd::Quads(seats), _)) => seats.contains(&seat),
        _ => false,
    };
    for ((at, player), told) in players.iter_mut().enumerate().zip(&hand.players) {
        player.goes = u32::try_from(told.goes.len()).unwrap_or(u32::MAX);
        let happened = [
            (Fortune::WonByDeal, dealt_quads(Seat(at))),
            (
                Fortune::Triple,
                !told.heundeum.is_empty() || !told.bombs.is_empty(),
            ),
            (Fortune::FirstSweep, told.first_sweep),
            (Fortune::Ppuk, told.ppuk > 0),
        ];
        let happened = happened.into_iter().filter(|(_, so)| *so);
        player.fortunes = happened.map(|(fortune, _)| fortune).collect();
    }
    players
}

fn of_koikoi(round: &koikoi::Round) -> Vec<HandPlayer> {
    let names = round.players.iter().map(|player| player.name.as_str());
    let mut players = placed(names.collect(), None);
    for (player, told) in players.iter_mut().zip(&round.players) {
        player.goes = told.calls;
    }
    if let Some((koikoi::RoundEnd::Lucky(lucky), _)) = &round.end {
        for (seat, _) in lucky {
            let Some(player) = players.get_mut(seat.0) else {
                continue;
            };
            player.fortunes.push(Fortune::WonByDeal);
        }
    }
    players
}
