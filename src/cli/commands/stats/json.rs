//! Statistics as JSON; `docs/STATISTICS.md` explains each field.

use crate::cli::figures::hundredths;
use crate::cli::json::written;
use crate::ledger::EntryId;
use crate::record::ChipValue;
use crate::report::stats::{
    Bak, BakSides, By, ChipsMoved, EveningChips, EveningTotal, Fortune, Gathered, Group,
    GroupShare, Hands, InGroup, Interval, LeftOut, PairDifference, PairFlow, PersonStats,
    SingleHand, Stats, Unplaced, WonBy, is_few, pairs, parts, per_hand, win_rate,
};
use crate::verdict::{Jokbo, LiabilityKind, StepId};
use serde::Serialize;
use std::collections::HashMap;

/// The full output of `dokbak stats`.
#[derive(Serialize)]
struct StatsJson<'a> {
    hands: usize,
    rounds: usize,
    games: usize,
    evenings: usize,
    whole_evenings: u32,
    unread: u32,
    /// The money that one unit in the `chips` fields is worth; `None` if these fields count chips.
    #[serde(skip_serializing_if = "Option::is_none")]
    unit: Option<String>,
    people: Vec<PersonStatsJson<'a>>,
    flows: Vec<FlowsJson<'a>>,
    pairs: Vec<ComparedJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    groups: Option<Vec<GroupJson<'a>>>,
}

#[derive(Serialize)]
struct PersonStatsJson<'a> {
    player: &'a str,
    few: bool,
    evenings: usize,
    hands: &'a Hands,
    won: ChipsJson<'a>,
    win_rate: Option<IntervalJson>,
    lost: ChipsJson<'a>,
    chips: i64,
    per_hand: Option<IntervalJson>,
    days: Vec<DayJson<'a>>,
    pot: i64,
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
}

#[derive(Serialize)]
struct ChipsJson<'a> {
    chips: i64,
    hands: &'a Hands,
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

/// The ends of the interval around a figure.
#[derive(Serialize)]
struct IntervalJson {
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct DayJson<'a> {
    day: &'a str,
    hands: Hands,
    won: Hands,
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
struct ComparedJson<'a> {
    one: &'a str,
    other: &'a str,
    evenings: usize,
    chips: [i64; 2],
    hands: [usize; 2],
    difference: Option<f64>,
    interval: Option<IntervalJson>,
    apart: bool,
}

/// The figures of one person in one group of hands.
#[derive(Serialize)]
struct GroupJson<'a> {
    #[serde(flatten)]
    group: GroupKeyJson<'a>,
    player: &'a str,
    few: bool,
    evenings: usize,
    hands: &'a Hands,
    won: &'a Hands,
    win_rate: Option<IntervalJson>,
    chips: i64,
    per_hand: Option<IntervalJson>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum GroupKeyJson<'a> {
    Seat {
        seat: usize,
        players: usize,
    },
    Dealer {
        dealer: bool,
    },
    NoSeat {
        seat: Option<usize>,
        players: Option<usize>,
        out: bool,
        end: bool,
    },
    NoDealer {
        dealer: Option<bool>,
        out: bool,
        end: bool,
    },
    Ruleset {
        ruleset: &'a str,
    },
    Month {
        month: &'a str,
    },
    Game {
        game: Option<&'static str>,
    },
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

#[derive(Serialize)]
struct FlowsJson<'a> {
    from: &'a str,
    to: &'a str,
    chips: i64,
    covered: i64,
    hands: &'a Hands,
}

/// Returns the statistics as one line of JSON: those of the chosen people, and what they paid each
/// other.
pub(super) fn stats_json(
    stats: &Stats,
    gathered: &Gathered,
    chosen: &[usize],
    by: Option<By>,
    unit: Option<&ChipValue>,
) -> String {
    let people = chosen.iter().filter_map(|at| stats.people.get(*at));
    let people: Vec<&PersonStats> = people.collect();
    let groups = by.map(|by| parts(&people, by).iter().map(GroupJson::new).collect());
    let wanted = |flow: &&PairFlow| match chosen {
        [one] => flow.from == *one || flow.to == *one,
        _ => chosen.contains(&flow.from) && chosen.contains(&flow.to),
    };
    let flows = stats.flows.iter().filter(wanted);
    written(&StatsJson {
        hands: stats.hands.len(),
        rounds: stats.rounds.len(),
        games: stats.games.len(),
        evenings: stats.evenings,
        whole_evenings: gathered.left_out(LeftOut::WholeEvening),
        unread: gathered.left_out(LeftOut::Unread),
        unit: unit.map(ToString::to_string),
        people: people.iter().map(|one| PersonStatsJson::new(one)).collect(),
        flows: flows
            .filter_map(|flow| FlowsJson::from_flow(flow, stats))
            .collect(),
        pairs: pairs(stats, chosen)
            .iter()
            .map(ComparedJson::from_pair)
            .collect(),
        groups,
    })
}

impl<'a> GroupJson<'a> {
    fn new(part: &GroupShare<'a>) -> Self {
        let InGroup {
            evenings,
            hands,
            won,
            parts,
        } = part.did;
        Self {
            group: GroupKeyJson::from_group(part.group),
            player: &part.person.name,
            few: is_few(evenings),
            evenings: evenings.len(),
            hands,
            won,
            win_rate: win_rate(evenings).map(IntervalJson::from_interval),
            chips: parts.total(),
            per_hand: per_hand(evenings).map(IntervalJson::from_interval),
        }
    }
}

impl<'a> GroupKeyJson<'a> {
    fn from_group(group: &'a Group) -> Self {
        match group {
            Group::Seat { players, turn } => Self::Seat {
                seat: *turn,
                players: *players,
            },
            Group::Dealer { other } => Self::Dealer { dealer: !other },
            Group::Unplaced { by, why } => {
                let (out, end) = (*why == Unplaced::SatOut, *why == Unplaced::AtEnd);
                match by {
                    By::Dealer => Self::NoDealer {
                        dealer: None,
                        out,
                        end,
                    },
                    By::Game => Self::Game { game: None },
                    By::Seat | By::Ruleset | By::Month => Self::NoSeat {
                        seat: None,
                        players: None,
                        out,
                        end,
                    },
                }
            }
            Group::Game(game) => Self::Game {
                game: Some(game.id()),
            },
            Group::Ruleset(ruleset) => Self::Ruleset { ruleset },
            Group::Month(month) => Self::Month { month },
        }
    }
}

/// Converts hundredths to a decimal number.
fn decimal(number: i64) -> f64 {
    hundredths(number).parse().unwrap_or_default()
}

impl IntervalJson {
    fn from_interval(interval: Interval) -> Self {
        Self {
            low: decimal(interval.low),
            high: decimal(interval.high),
        }
    }
}

impl<'a> DayJson<'a> {
    /// Returns the evenings of a person, with the hands of each.
    fn all(one: &'a PersonStats) -> Vec<Self> {
        let mut hands = by_day(&one.evenings, &one.hands, &one.won.hands);
        let of_day = |total: &'a EveningTotal| {
            let (hands, won) = hands.remove(&*total.day).unwrap_or_default();
            Self {
                day: &total.day,
                hands,
                won,
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

impl<'a> ComparedJson<'a> {
    fn from_pair(pair: &PairDifference<'a>) -> Self {
        let found = &pair.difference;
        Self {
            one: &pair.one.name,
            other: &pair.other.name,
            evenings: found.evenings,
            chips: found.sides.map(|(chips, _)| chips),
            hands: found.sides.map(|(_, hands)| hands),
            difference: found.chips.map(decimal),
            interval: found.interval.map(IntervalJson::from_interval),
            apart: found.tells(),
        }
    }
}

impl<'a> ChipsJson<'a> {
    fn from_moved(moved: &'a ChipsMoved) -> Self {
        Self {
            chips: moved.chips,
            hands: &moved.hands,
        }
    }
}

impl<'a> PersonStatsJson<'a> {
    fn new(one: &'a PersonStats) -> Self {
        let bak = |(bak, sides): &'a (Bak, BakSides)| BakOf {
            bak: bak.step(),
            taken: ChipsJson::from_moved(&sides.taken),
            given: ChipsJson::from_moved(&sides.given),
        };
        let single = |single: SingleHand| One {
            hand: single.hand,
            chips: single.chips,
        };
        let befell = |(fortune, hands): &'a (Fortune, Hands)| Befell {
            fortune: fortune.id(),
            hands,
        };
        let because = |(cause, moved): &'a (LiabilityKind, ChipsMoved)| CauseJson {
            cause: *cause,
            chips: moved.chips,
            hands: &moved.hands,
        };
        let jokbo = one.jokbo.iter();
        Self {
            player: &one.name,
            few: one.is_few(),
            evenings: one.evenings_played(),
            hands: &one.hands,
            won: ChipsJson::from_moved(&one.won),
            win_rate: win_rate(&one.evenings).map(IntervalJson::from_interval),
            lost: ChipsJson::from_moved(&one.lost),
            chips: one.chips(),
            per_hand: per_hand(&one.evenings).map(IntervalJson::from_interval),
            days: DayJson::all(one),
            pot: one.pot.net(),
            goes: Went {
                said: one.goes.said,
                hands: &one.goes.hands,
                won: &one.goes.won,
                gained: ChipsJson::from_moved(&one.goes.gained),
            },
            fortunes: one.fortunes.iter().map(befell).collect(),
            baks: one.baks.iter().map(bak).collect(),
            covered: ChipsJson::from_moved(&one.covered),
            causes: one.causes.iter().map(because).collect(),
            jokbo: jokbo.map(WonByJson::new).collect(),
            best: one.best.map(single),
            worst: one.worst.map(single),
            winning: &one.winning,
            losing: &one.losing,
            fall: one.fall,
        }
    }
}

impl<'a> WonByJson<'a> {
    fn new(line: &'a WonBy) -> Self {
        Self {
            id: line.id,
            game: line.game.id(),
            hands: &line.hands,
        }
    }
}

impl<'a> FlowsJson<'a> {
    fn from_flow(flow: &'a PairFlow, stats: &'a Stats) -> Option<Self> {
        Some(Self {
            from: &stats.people.get(flow.from)?.name,
            to: &stats.people.get(flow.to)?.name,
            chips: flow.chips(),
            covered: flow.covered,
            hands: &flow.paid.hands,
        })
    }
}
