//! Statistics as JSON; `docs/STATISTICS.md` explains each field.

mod group;
mod person;
mod values;

use crate::cli::json::written;
use crate::record::ChipValue;
use crate::report::stats::{
    By, Gathered, Hands, LeftOut, PairDifference, PairFlow, PersonStats, Stats, pairs, parts,
    round_pairs, round_parts,
};
use group::{GroupJson, RoundGroupJson};
use person::PersonStatsJson;
use serde::Serialize;
use values::{ChipsJson, IntervalJson, decimal};

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
    round_pairs: Vec<ComparedJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    groups: Option<Vec<GroupJson<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round_groups: Option<Vec<RoundGroupJson<'a>>>,
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

#[derive(Serialize)]
struct FlowsJson<'a> {
    from: &'a str,
    to: &'a str,
    chips: i64,
    covered: i64,
    hands: &'a Hands,
    games: ChipsJson<'a>,
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
    let round_groups = by.map(|by| {
        let shares = round_parts(&people, by);
        shares.iter().map(RoundGroupJson::new).collect()
    });
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
        pairs: ComparedJson::all(&pairs(stats, chosen)),
        round_pairs: ComparedJson::all(&round_pairs(stats, chosen)),
        groups,
        round_groups,
    })
}

impl<'a> ComparedJson<'a> {
    fn all(pairs: &[PairDifference<'a>]) -> Vec<Self> {
        pairs.iter().map(Self::from_pair).collect()
    }

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

impl<'a> FlowsJson<'a> {
    fn from_flow(flow: &'a PairFlow, stats: &'a Stats) -> Option<Self> {
        Some(Self {
            from: &stats.people.get(flow.from)?.name,
            to: &stats.people.get(flow.to)?.name,
            chips: flow.chips(),
            covered: flow.covered,
            hands: &flow.paid.hands,
            games: ChipsJson::from_moved(&flow.games),
        })
    }
}
