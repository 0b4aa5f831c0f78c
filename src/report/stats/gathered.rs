//! Collects the hands of a ledger for statistics.

use super::count::StatsCounter;
use super::{PlayedHand, Stats};
use crate::closing::{is_for_points, moves_chips};
use crate::ledger::{Day, Ledger, LedgerError, People, Period, StoredHand};
use crate::report::{Measure, Rulesets};
use crate::rules::Ruleset;
use crate::verdict::{Outcome, Verdict};
use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

/// How many hands are read before they are counted, so that a ledger is never in memory as a whole.
const AT_ONCE: usize = 256;
/// The fewest hands for which starting a thread pays off.
const PORTION: usize = 64;

/// The statistics of a ledger.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    /// The statistics, one for each measure.
    pub stats: Vec<Stats>,
    /// How many rounds of Koi-Koi were left out because they were played for points, by the players
    /// of the round.
    pub for_points: BTreeMap<Vec<String>, u32>,
    /// How many hands were left out because their verdicts or rules cannot be read.
    pub unread: u32,
}

/// A hand that is still to be read.
struct UnreadHand {
    day: Arc<str>,
    hand: StoredHand,
    /// The ruleset of the hand's session; `None` if it cannot be read.
    ruleset: Option<Arc<Ruleset>>,
    /// How many units a chip counts for in each measure; `None` in a measure that leaves the hand
    /// out.
    weights: Arc<[Option<i64>]>,
}

/// How statistics use a hand.
enum HandUse {
    Counted(Box<PlayedHand>),
    ForPoints(Vec<String>),
    Unread,
    /// Not used: the hand was dealt again.
    Void,
}

/// Returns statistics over the hands of a period, one for each of these measures. Hands are counted
/// in the order of day, time and number; of an evening that was kept twice, only hands that count.
/// `None` if a sum of chips is too large. The ledger is read once, on all cores.
pub fn gather(
    ledger: &Ledger,
    people: &People,
    period: Period,
    measures: &[Measure],
) -> Result<Option<Gathered>, LedgerError> {
    ledger.at_one_moment(|| gathered(ledger, people, period, measures))
}

fn gathered(
    ledger: &Ledger,
    people: &People,
    period: Period,
    measures: &[Measure],
) -> Result<Option<Gathered>, LedgerError> {
    let mut gathered = Gathered::default();
    let mut counting: Vec<StatsCounter<'_>> = Vec::new();
    counting.resize_with(measures.len(), || StatsCounter::new(people));
    let mut rulesets = Rulesets::default();
    let mut unread: Vec<UnreadHand> = Vec::new();
    let mut days = ledger.days(period)?.into_iter().peekable();
    while let Some(day) = days.next() {
        unread.extend(of_day(ledger, &mut rulesets, measures, &day)?);
        let enough = unread.len() >= AT_ONCE || days.peek().is_none();
        if enough && !gathered.take(&std::mem::take(&mut unread), &mut counting) {
            return Ok(None);
        }
    }
    let stats: Option<Vec<Stats>> = counting.into_iter().map(StatsCounter::stats).collect();
    Ok(stats.map(|stats| Gathered { stats, ..gathered }))
}

/// Returns the hands of a day, in an order that is the same for two ledgers that took in each
/// other.
fn of_day(
    ledger: &Ledger,
    rulesets: &mut Rulesets,
    measures: &[Measure],
    day: &Day,
) -> Result<Vec<UnreadHand>, LedgerError> {
    let name: Arc<str> = day.day.as_str().into();
    let mut found = Vec::new();
    for on in &day.sessions {
        let session = ledger.session(on.session)?.body;
        if session.is_result {
            continue;
        }
        let ruleset = rulesets.get_or_read(&session);
        let chip = session.worth();
        let weights = measures.iter().map(|one| one.weight(chip));
        let weights: Arc<[Option<i64>]> = weights.collect();
        let hands = ledger.hands_on(&day.day, *on)?.into_iter();
        found.extend(hands.map(|hand| UnreadHand {
            day: Arc::clone(&name),
            hand,
            ruleset: ruleset.clone(),
            weights: Arc::clone(&weights),
        }));
    }
    found.sort_by(|one, other| one.hand.in_order(&other.hand));
    Ok(found)
}

impl Gathered {
    /// Counts the usable hands, and how many are left out; returns whether all sums fit.
    fn take(&mut self, unread: &[UnreadHand], counting: &mut [StatsCounter<'_>]) -> bool {
        for (found, UnreadHand { weights, .. }) in read(unread).into_iter().zip(unread) {
            match found {
                HandUse::Counted(played) => {
                    for (counting, weight) in counting.iter_mut().zip(weights.iter()) {
                        if weight.is_some_and(|weight| counting.hand(&played, weight).is_none()) {
                            return false;
                        }
                    }
                }
                HandUse::ForPoints(players) => *self.for_points.entry(players).or_default() += 1,
                HandUse::Unread => self.unread += 1,
                HandUse::Void => {}
            }
        }
        true
    }
}

/// Reads hands and returns how each is used.
fn read(unread: &[UnreadHand]) -> Vec<HandUse> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let portion = unread.len().div_ceil(threads).max(PORTION);
    let read = |hands: &[UnreadHand]| hands.iter().map(UnreadHand::read).collect::<Vec<HandUse>>();
    if unread.len() <= portion {
        return read(unread);
    }
    thread::scope(|scope| {
        let portions = unread.chunks(portion);
        let workers: Vec<_> = portions
            .map(|hands| scope.spawn(move || read(hands)))
            .collect();
        let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
        joined
            .flat_map(|found| found.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

impl UnreadHand {
    fn read(&self) -> HandUse {
        let verdict = Verdict::from_json_for_chips(&self.hand.verdict).ok();
        let Some((verdict, ruleset)) = verdict.zip(self.ruleset.as_ref()) else {
            return HandUse::Unread;
        };
        if verdict.outcome == Outcome::Void {
            return HandUse::Void;
        }
        if !moves_chips(&verdict, is_for_points(&ruleset.rules)) {
            let players = verdict.net.iter().map(|(name, _)| name.to_string());
            return HandUse::ForPoints(players.collect());
        }
        let played = PlayedHand::new(
            self.hand.id,
            Arc::clone(&self.day),
            &self.hand.record,
            ruleset,
            verdict,
        );
        played.map_or(HandUse::Void, |played| HandUse::Counted(Box::new(played)))
    }
}
