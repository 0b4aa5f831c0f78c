//! Statistics as programs read them; `docs/STATISTICS.md` says what each field is.

use crate::cli::json::written;
use crate::ledger::EntryId;
use crate::report::stats::{Bak, BakSides, Flow, Gathered, Moved, PersonStats, Single, Stats};
use crate::verdict::{Jokbo, StepId};
use serde::Serialize;

/// Everything that `dokbak stats` says.
#[derive(Serialize)]
struct Written<'a> {
    hands: usize,
    evenings: usize,
    for_points: u32,
    unread: u32,
    people: Vec<Person<'a>>,
    flows: Vec<Flows<'a>>,
}

#[derive(Serialize)]
struct Person<'a> {
    player: &'a str,
    few: bool,
    evenings: usize,
    hands: &'a [EntryId],
    won: Chips<'a>,
    lost: Chips<'a>,
    chips: i64,
    pot: i64,
    goes: Went<'a>,
    baks: Vec<BakOf<'a>>,
    covered: Chips<'a>,
    jokbo: Vec<WonBy<'a>>,
    best: Option<One>,
    worst: Option<One>,
    winning: &'a [EntryId],
    losing: &'a [EntryId],
    fall: i64,
}

#[derive(Serialize)]
struct Chips<'a> {
    chips: i64,
    hands: &'a [EntryId],
}

#[derive(Serialize)]
struct Went<'a> {
    said: u32,
    hands: &'a [EntryId],
    won: &'a [EntryId],
}

#[derive(Serialize)]
struct BakOf<'a> {
    bak: StepId,
    taken: Chips<'a>,
    given: Chips<'a>,
}

#[derive(Serialize)]
struct WonBy<'a> {
    id: Jokbo,
    hands: &'a [EntryId],
}

#[derive(Serialize)]
struct One {
    hand: EntryId,
    chips: i64,
}

#[derive(Serialize)]
struct Flows<'a> {
    from: &'a str,
    to: &'a str,
    chips: i64,
    covered: i64,
    hands: &'a [EntryId],
}

/// Returns statistics as one line of JSON: of the people at these places, and of what they paid and
/// were paid.
pub(super) fn of(stats: &Stats, gathered: &Gathered, chosen: &[usize]) -> String {
    let people = chosen.iter().filter_map(|at| stats.people.get(*at));
    let wanted = |flow: &&Flow| match chosen {
        [one] => flow.from == *one || flow.to == *one,
        _ => chosen.contains(&flow.from) && chosen.contains(&flow.to),
    };
    let flows = stats.flows.iter().filter(wanted);
    written(&Written {
        hands: stats.hands.len(),
        evenings: stats.evenings,
        for_points: gathered.for_points,
        unread: gathered.unread,
        people: people.map(Person::of).collect(),
        flows: flows.filter_map(|flow| Flows::of(flow, stats)).collect(),
    })
}

impl<'a> Chips<'a> {
    fn of(moved: &'a Moved) -> Self {
        Self {
            chips: moved.chips,
            hands: &moved.hands,
        }
    }
}

impl<'a> Person<'a> {
    fn of(one: &'a PersonStats) -> Self {
        let bak = |(bak, sides): &'a (Bak, BakSides)| BakOf {
            bak: bak.step(),
            taken: Chips::of(&sides.taken),
            given: Chips::of(&sides.given),
        };
        let single = |single: Single| One {
            hand: single.hand,
            chips: single.chips,
        };
        let jokbo = one.jokbo.iter();
        Self {
            player: &one.name,
            few: one.is_few(),
            evenings: one.evenings_played(),
            hands: &one.hands,
            won: Chips::of(&one.won),
            lost: Chips::of(&one.lost),
            chips: one.chips,
            pot: one.pot,
            goes: Went {
                said: one.goes.said,
                hands: &one.goes.hands,
                won: &one.goes.won,
            },
            baks: one.baks.iter().map(bak).collect(),
            covered: Chips::of(&one.covered),
            jokbo: jokbo.map(|(id, hands)| WonBy { id: *id, hands }).collect(),
            best: one.best.map(single),
            worst: one.worst.map(single),
            winning: &one.winning,
            losing: &one.losing,
            fall: one.fall,
        }
    }
}

impl<'a> Flows<'a> {
    fn of(flow: &'a Flow, stats: &'a Stats) -> Option<Self> {
        Some(Self {
            from: &stats.people.get(flow.from)?.name,
            to: &stats.people.get(flow.to)?.name,
            chips: flow.paid.chips,
            covered: flow.covered,
            hands: &flow.paid.hands,
        })
    }
}
