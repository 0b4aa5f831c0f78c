//! The hands of a ledger that statistics count.

use super::Played;
use crate::closing::{is_for_points, moves_chips};
use crate::ledger::{Ledger, LedgerError, Period, StoredHand};
use crate::report::Rulesets;
use crate::rules::Ruleset;
use crate::verdict::{Outcome, Verdict};
use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

/// How many hands are read before they are counted, so that no ledger is held whole.
const AT_ONCE: usize = 4096;
/// The fewest hands for which a thread is worth its beginning.
const PORTION: usize = 64;

/// The hands of a ledger in the order in which they were played.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    /// Those that are counted.
    pub hands: Vec<Played>,
    /// How many rounds of Koi-Koi are left out, as they were played for points, by who played them.
    pub for_points: BTreeMap<Vec<String>, u32>,
    /// How many hands are left out, as their verdicts or rules cannot be read.
    pub unread: u32,
}

/// A hand of a ledger that has yet to be read.
struct Unread {
    day: String,
    hand: StoredHand,
    /// The ruleset of its session; `None` where that cannot be read.
    ruleset: Option<Arc<Ruleset>>,
}

/// What becomes of a hand.
enum Found {
    Counted(Box<Played>),
    ForPoints(Vec<String>),
    Unread,
    /// Dealt again.
    Void,
}

/// By what hands are put in order: two ledgers that took in each other have them in one.
type Place = (String, String, u32, String);

/// Returns the hands of some days, of an evening that was kept twice those that count, by day, moment
/// and number. They are read on all cores.
pub fn gather(ledger: &Ledger, period: Period) -> Result<Gathered, LedgerError> {
    let mut gathered = Gathered::default();
    let mut ordered: Vec<(Place, Played)> = Vec::new();
    let mut rulesets = Rulesets::default();
    let mut unread: Vec<Unread> = Vec::new();
    for session in ledger.sessions()? {
        let ruleset = rulesets.of(&session.body);
        for (day, hand) in ledger.hands_with_days(session.id)? {
            if period.has(&day) {
                unread.push(Unread {
                    day,
                    hand,
                    ruleset: ruleset.clone(),
                });
            }
        }
        if unread.len() >= AT_ONCE {
            gathered.take(std::mem::take(&mut unread), &mut ordered);
        }
    }
    gathered.take(unread, &mut ordered);
    ordered.sort_by(|(one, _), (other, _)| one.cmp(other));
    gathered.hands = ordered.into_iter().map(|(_, played)| played).collect();
    Ok(gathered)
}

impl Gathered {
    /// Takes in the hands that are counted, and notes how many are not.
    fn take(&mut self, unread: Vec<Unread>, ordered: &mut Vec<(Place, Played)>) {
        let found = read(&unread);
        for (one, found) in unread.into_iter().zip(found) {
            match found {
                Found::Counted(played) => {
                    let hand = one.hand;
                    ordered.push(((one.day, hand.at, hand.number, hand.record), *played));
                }
                Found::ForPoints(players) => *self.for_points.entry(players).or_default() += 1,
                Found::Unread => self.unread += 1,
                Found::Void => {}
            }
        }
    }
}

/// Returns what becomes of each of some hands.
fn read(unread: &[Unread]) -> Vec<Found> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let portion = unread.len().div_ceil(threads).max(PORTION);
    let read = |hands: &[Unread]| hands.iter().map(Unread::read).collect::<Vec<Found>>();
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

impl Unread {
    fn read(&self) -> Found {
        let verdict = Verdict::from_json_for_chips(&self.hand.verdict).ok();
        let Some((verdict, ruleset)) = verdict.zip(self.ruleset.as_ref()) else {
            return Found::Unread;
        };
        if verdict.outcome == Outcome::Void {
            return Found::Void;
        }
        if !moves_chips(&verdict, is_for_points(&ruleset.rules)) {
            let players = verdict.net.iter().map(|(name, _)| name.to_string());
            return Found::ForPoints(players.collect());
        }
        let played = Played::of(
            self.hand.id,
            self.day.clone(),
            &self.hand.record,
            ruleset,
            verdict,
        );
        played.map_or(Found::Void, |played| Found::Counted(Box::new(played)))
    }
}
