//! Plays the same deals under two rulesets, on all cores.

use super::hand::{DealState, play};
use super::player::Styles;
use super::tally::{DealFacts, SimulationTally};
use crate::record::Fault;
use crate::rules::GoStopRules;
use crate::verdict::Verdict;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

/// What to play: the deals, the players, and how they decide.
#[derive(Clone, Copy, Debug)]
pub struct ComparisonPlan {
    /// How many deals to play.
    pub deals: u64,
    /// The seed of the shuffles.
    pub seed: u64,
    /// The number of players: two or three.
    pub players: usize,
    /// How the players decide.
    pub styles: Styles,
    /// The number of threads; one for each core if `None`.
    pub threads: Option<NonZero<usize>>,
}

/// A deal that could not be settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnsettledDeal {
    /// The number of the deal, from 0.
    pub deal: u64,
    /// The ruleset that the deal was played under: 0 or 1.
    pub under: usize,
    /// Why the deal could not be settled.
    pub fault: Fault,
}

/// How many deals a thread takes to play at a time.
const PORTION: u64 = 64;

/// Returns what happened in the deals of a plan under two rulesets, or the first deal that could
/// not be settled. `done` is called, from any thread, with the number of deals that were just
/// played.
///
/// The deals follow each other as at a table: a nagari and the boar's pot carry over to the next. A
/// deal depends only on the seed and its number, not on the threads.
pub fn compare(
    plan: ComparisonPlan,
    rules: [&GoStopRules; 2],
    done: &(dyn Fn(u64) + Sync),
) -> Result<SimulationTally, UnsettledDeal> {
    let cores = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let threads = plan.threads.unwrap_or_else(cores).get();
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let work = || {
        let mut tally = SimulationTally::default();
        while !stop.load(Ordering::Relaxed) {
            let first = next.fetch_add(PORTION, Ordering::Relaxed);
            if first >= plan.deals {
                break;
            }
            let end = plan.deals.min(first.saturating_add(PORTION));
            if let Err(refused) = portion(plan, rules, first..end, &mut tally) {
                // All earlier deals have already been taken by some thread, so the very first
                // refusal is found.
                stop.store(true, Ordering::Relaxed);
                return Err(refused);
            }
            done(end - first);
        }
        Ok(tally)
    };
    let found: Vec<Result<SimulationTally, UnsettledDeal>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
        joined
            .map(|found| found.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    let mut all = SimulationTally::default();
    let mut refused: Option<UnsettledDeal> = None;
    for found in found {
        match found {
            Ok(tally) => all.merge(&tally),
            Err(one) => {
                let earlier =
                    |known: &UnsettledDeal| (one.deal, one.under) < (known.deal, known.under);
                if refused.as_ref().is_none_or(earlier) {
                    refused = Some(one);
                }
            }
        }
    }
    refused.map_or(Ok(all), Err)
}

/// Plays consecutive deals and adds them to a tally.
fn portion(
    plan: ComparisonPlan,
    rules: [&GoStopRules; 2],
    deals: std::ops::Range<u64>,
    tally: &mut SimulationTally,
) -> Result<(), UnsettledDeal> {
    let table = |under, rules| OneTable { plan, under, rules };
    let [left, right] = rules;
    let (left, right) = (&table(0, left), &table(1, right));
    let mut before = [left.before(deals.start)?, right.before(deals.start)?];
    for deal in deals {
        let verdicts = [left.hand(deal, before[0])?, right.hand(deal, before[1])?];
        before = [after(&verdicts[0]), after(&verdicts[1])];
        let [left, right] = verdicts.map(|verdict| DealFacts::from_verdict(&verdict));
        tally.add(&left, &right);
    }
    Ok(())
}

fn after(verdict: &Verdict) -> DealState {
    DealState {
        carry: verdict.next.carry,
        pot: verdict.next.pot,
    }
}

/// A ruleset, and the plan that is played under it.
struct OneTable<'a> {
    plan: ComparisonPlan,
    under: usize,
    rules: &'a GoStopRules,
}

impl OneTable<'_> {
    fn hand(&self, deal: u64, before: DealState) -> Result<Verdict, UnsettledDeal> {
        let ComparisonPlan {
            seed,
            players,
            styles,
            ..
        } = self.plan;
        let played = play((seed, deal), (players, styles), before, ("", self.rules));
        let refused = |fault| UnsettledDeal {
            deal,
            under: self.under,
            fault,
        };
        Ok(played.map_err(refused)?.verdict)
    }

    /// Returns what a deal starts with. The code goes back to the latest hand after which nothing
    /// carries over, which is the same whatever that hand started with, since players' decisions do
    /// not depend on it.
    fn before(&self, deal: u64) -> Result<DealState, UnsettledDeal> {
        let mut first = deal;
        while let Some(earlier) = first.checked_sub(1) {
            let verdict = self.hand(earlier, DealState::default())?;
            if verdict.winner.is_some() && after(&verdict) == DealState::default() {
                break;
            }
            first = earlier;
        }
        let mut before = DealState::default();
        for earlier in first..deal {
            before = after(&self.hand(earlier, before)?);
        }
        Ok(before)
    }
}
