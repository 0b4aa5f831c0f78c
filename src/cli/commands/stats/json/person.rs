//! One person's statistics as JSON.

use super::values::{ChipsJson, IntervalJson, PartsJson};
use crate::ledger::EntryId;
use crate::report::stats::{
    Bak, BakSides, ChipsMoved, EveningChips, EveningTotal, Fortune, GamesPlayed, Goes, HandFigures,
    Hands, PersonStats, PotSides, SingleHand, WonBy, per_hand, win_rate,
};
use crate::verdict::{Jokbo, LiabilityKind, StepId};
use serde::Serialize;
use std::collections::HashMap;

#[derive(Serialize)]
pub(super) struct PersonStatsJson<'a> {
    player: &'a str,
    few: bool,
    evenings: usize,
    hands: &'a Hands,
    amounts: &'a Hands,
    won: ChipsJson<'a>,
    win_rate: Option<IntervalJson>,
    lost: ChipsJson<'a>,
    chips: i64,
    parts: PartsJson,
    per_hand: Option<IntervalJson>,
    days: Vec<DayJson<'a>>,
    pot: i64,
    boar: PotJson<'a>,
    goes: Went<'a>,
    fortunes: Vec<Befell<'a>>,
    baks: Vec<BakOf<'a>>,
    covered: ChipsJson<'a>,
    causes: Vec<CauseJson<'a>>,
    jokbo: Vec<WonByJson<'a>>,
    best: Option<One>,
    worst: Option<One>,
    winning: &'a Hands,
    losing: &'a Hands,
    fall: i64,
    rounds: RoundsJson<'a>,
    games: GamesJson<'a>,
}

/// Rounds of Koi-Koi that are played for points; `chips` in its parts are points.
#[derive(Serialize)]
struct RoundsJson<'a> {
    few: bool,
    evenings: usize,
    hands: &'a Hands,
    won: ChipsJson<'a>,
    win_rate: Option<IntervalJson>,
    lost: ChipsJson<'a>,
    scored: i64,
    points: i64,
    per_round: Option<IntervalJson>,
    kois: Went<'a>,
    fortunes: Vec<Befell<'a>>,
    yaku: Vec<WonByJson<'a>>,
    best: Option<One>,
    worst: Option<One>,
    winning: &'a Hands,
    losing: &'a Hands,
}

/// Finished games of such rounds, by the entries that closed them.
#[derive(Serialize)]
struct GamesJson<'a> {
    hands: &'a Hands,
    won: ChipsJson<'a>,
    lost: ChipsJson<'a>,
    points: i64,
    best: Option<One>,
    worst: Option<One>,
}

#[derive(Serialize)]
struct PotJson<'a> {
    put: ChipsJson<'a>,
    taken: ChipsJson<'a>,
    returned: ChipsJson<'a>,
}

#[derive(Serialize)]
struct Went<'a> {
    said: u32,
    hands: &'a Hands,
    won: &'a Hands,
    gained: ChipsJson<'a>,
}

#[derive(Serialize)]
struct BakOf<'a> {
    bak: StepId,
    taken: ChipsJson<'a>,
    given: ChipsJson<'a>,
}

#[derive(Serialize)]
struct DayJson<'a> {
    day: &'a str,
    hands: Hands,
    won: Hands,
    rounds: Hands,
    chips: i64,
}

#[derive(Serialize)]
struct Befell<'a> {
    fortune: &'static str,
    hands: &'a Hands,
}

#[derive(Serialize)]
struct CauseJson<'a> {
    cause: LiabilityKind,
    chips: i64,
    hands: &'a Hands,
}

#[derive(Serialize)]
struct WonByJson<'a> {
    id: Jokbo,
    game: &'static str,
    hands: &'a Hands,
}

#[derive(Serialize)]
struct One {
    hand: EntryId,
    chips: i64,
}

impl<'a> PersonStatsJson<'a> {
    pub(super) fn new(one: &'a PersonStats) -> Self {
        let bak = |(bak, sides): &'a (Bak, BakSides)| BakOf {
            bak: bak.step(),
            taken: ChipsJson::from_moved(&sides.taken),
            given: ChipsJson::from_moved(&sides.given),
        };
        let because = |(cause, moved): &'a (LiabilityKind, ChipsMoved)| CauseJson {
            cause: *cause,
            chips: moved.chips,
            hands: &moved.hands,
        };
        Self {
            player: &one.name,
            few: one.is_few(),
            evenings: one.evenings_played(),
            hands: &one.hands,
            amounts: &one.amounts,
            won: ChipsJson::from_moved(&one.won),
            win_rate: win_rate(&one.evenings).map(IntervalJson::from_interval),
            lost: ChipsJson::from_moved(&one.lost),
            chips: one.chips(),
            parts: PartsJson::from_parts(&one.parts),
            per_hand: per_hand(&one.evenings).map(IntervalJson::from_interval),
            days: DayJson::all(one),
            pot: one.pot.net(),
            boar: PotJson::new(&one.pot),
            goes: Went::new(&one.goes),
            fortunes: Befell::all(&one.fortunes),
            baks: one.baks.iter().map(bak).collect(),
            covered: ChipsJson::from_moved(&one.covered),
            causes: one.causes.iter().map(because).collect(),
            jokbo: one.jokbo.iter().map(WonByJson::new).collect(),
            best: one.best.map(One::new),
            worst: one.worst.map(One::new),
            winning: &one.winning,
            losing: &one.losing,
            fall: one.fall,
            rounds: RoundsJson::new(&one.rounds, one.scored),
            games: GamesJson::new(&one.games),
        }
    }
}

impl<'a> RoundsJson<'a> {
    fn new(rounds: &'a HandFigures, scored: i64) -> Self {
        Self {
            few: rounds.is_few(),
            evenings: rounds.evenings.len(),
            hands: &rounds.hands,
            won: ChipsJson::from_moved(&rounds.won),
            win_rate: win_rate(&rounds.evenings).map(IntervalJson::from_interval),
            lost: ChipsJson::from_moved(&rounds.lost),
            scored,
            points: rounds.brought,
            per_round: per_hand(&rounds.evenings).map(IntervalJson::from_interval),
            kois: Went::new(&rounds.goes),
            fortunes: Befell::all(&rounds.fortunes),
            yaku: rounds.won_by.iter().map(WonByJson::new).collect(),
            best: rounds.best.map(One::new),
            worst: rounds.worst.map(One::new),
            winning: &rounds.winning,
            losing: &rounds.losing,
        }
    }
}

impl<'a> GamesJson<'a> {
    fn new(games: &'a GamesPlayed) -> Self {
        Self {
            hands: &games.games,
            won: ChipsJson::from_moved(&games.won),
            lost: ChipsJson::from_moved(&games.lost),
            points: games.points,
            best: games.best.map(One::new),
            worst: games.worst.map(One::new),
        }
    }
}

impl<'a> PotJson<'a> {
    const fn new(pot: &'a PotSides) -> Self {
        Self {
            put: ChipsJson::from_moved(&pot.put),
            taken: ChipsJson::from_moved(&pot.taken),
            returned: ChipsJson::from_moved(&pot.returned),
        }
    }
}

impl<'a> Went<'a> {
    const fn new(goes: &'a Goes) -> Self {
        Self {
            said: goes.said,
            hands: &goes.hands,
            won: &goes.won,
            gained: ChipsJson::from_moved(&goes.gained),
        }
    }
}

impl<'a> Befell<'a> {
    fn all(fortunes: &'a [(Fortune, Hands)]) -> Vec<Self> {
        let befell = |(fortune, hands): &'a (Fortune, Hands)| Self {
            fortune: fortune.id(),
            hands,
        };
        fortunes.iter().map(befell).collect()
    }
}

impl<'a> DayJson<'a> {
    /// Returns the evenings of a person, with the hands of each.
    fn all(one: &'a PersonStats) -> Vec<Self> {
        let mut hands = by_day(&one.evenings, &one.hands, &one.won.hands);
        let rounds = &one.rounds;
        let mut rounds = by_day(&rounds.evenings, &rounds.hands, &rounds.won.hands);
        let of_day = |total: &'a EveningTotal| {
            let (hands, won) = hands.remove(&*total.day).unwrap_or_default();
            let (rounds, _) = rounds.remove(&*total.day).unwrap_or_default();
            Self {
                day: &total.day,
                hands,
                won,
                rounds,
                chips: total.parts.total(),
            }
        };
        one.totals.iter().map(of_day).collect()
    }
}

/// Returns the hands of each day, and which of them were won.
fn by_day<'a>(
    evenings: &'a [EveningChips],
    hands: &Hands,
    won: &Hands,
) -> HashMap<&'a str, (Hands, Hands)> {
    let hands = hands.parts(evenings.iter().map(|it| it.hands));
    let won = won.parts(evenings.iter().map(|it| it.won));
    let days = evenings.iter().map(|evening| &*evening.day);
    days.zip(hands.into_iter().zip(won)).collect()
}

impl<'a> WonByJson<'a> {
    const fn new(line: &'a WonBy) -> Self {
        Self {
            id: line.id,
            game: line.game.id(),
            hands: &line.hands,
        }
    }
}

impl One {
    const fn new(single: SingleHand) -> Self {
        Self {
            hand: single.hand,
            chips: single.chips,
        }
    }
}
