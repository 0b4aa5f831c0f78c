//! Collects the hands of a ledger for statistics.

use super::count::StatsCounter;
use super::ended::SessionEnd;
use super::{Group, PlayedHand, Stats};
use crate::ledger::{
    Day, EntryId, Ledger, LedgerError, Net, People, Period, SessionBody, StoredHand,
};
use crate::report::{Measure, Rulesets};
use crate::rules::Ruleset;
use crate::verdict::Verdict;
use std::cmp::Ordering;
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
    /// The hands whose chips count but of which no figure is made, and how many there are.
    pub left_out: BTreeMap<LeftOut, u32>,
}

/// Why no figure is made of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LeftOut {
    /// It is a whole evening that was noted as one result.
    WholeEvening,
    /// Its verdict or rules cannot be read.
    Unread,
}

/// Something that is still to be read.
struct Unread {
    day: Arc<str>,
    /// The session's ruleset; `None` if it cannot be read.
    ruleset: Option<Arc<Ruleset>>,
    session: Arc<SessionBody>,
    /// How many units a chip counts for in each measure; `None` in a measure that leaves the
    /// session out.
    weights: Arc<[Option<i64>]>,
    what: UnreadEntry,
}

/// What is to be read.
enum UnreadEntry {
    Hand(StoredHand),
    /// The entry that closed a session, and all hands of the session that count.
    Close(EntryId, Vec<StoredHand>),
}

/// How statistics use a hand or the end of a session.
enum HandUse {
    Counted(Box<PlayedHand>),
    /// Its chips count, but no figure is made of it.
    LeftOut(LeftOut, Net),
    Ended(SessionEnd),
    /// Not used: the hand was dealt again, or the end brought nothing.
    Nothing,
}

/// Returns statistics over the hands of a period and the ends of its sessions, one for each of
/// these measures. Hands are counted in the order of day, time and number; of an evening that was
/// kept twice, only hands that count. `None` if a sum of chips is too large. The ledger is read
/// once, on all cores.
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
    let mut unread: Vec<Unread> = Vec::new();
    let mut days = ledger.days(period)?.into_iter().peekable();
    while let Some(day) = days.next() {
        unread.extend(of_day(ledger, &mut rulesets, measures, &day)?);
        let enough = unread.len() >= AT_ONCE || days.peek().is_none();
        if enough
            && gathered
                .take(&std::mem::take(&mut unread), &mut counting)
                .is_none()
        {
            return Ok(None);
        }
    }
    let stats: Option<Vec<Stats>> = counting.into_iter().map(StatsCounter::stats).collect();
    Ok(stats.map(|stats| Gathered { stats, ..gathered }))
}

/// Returns the hands of a day, in an order that is the same for two ledgers that took in each
/// other, and then the ends of its sessions.
fn of_day(
    ledger: &Ledger,
    rulesets: &mut Rulesets,
    measures: &[Measure],
    day: &Day,
) -> Result<Vec<Unread>, LedgerError> {
    let name: Arc<str> = day.day.as_str().into();
    let (mut found, mut ends) = (Vec::new(), Vec::new());
    for on in &day.sessions {
        let stored = ledger.session(on.session)?;
        let session = Arc::new(stored.body);
        let ruleset = rulesets.get_or_read(&session);
        let chip = session.worth();
        let weights = measures.iter().map(|one| one.weight(chip));
        let weights: Arc<[Option<i64>]> = weights.collect();
        let unread = |what: UnreadEntry| Unread {
            day: Arc::clone(&name),
            ruleset: ruleset.clone(),
            session: Arc::clone(&session),
            weights: Arc::clone(&weights),
            what,
        };
        let hands = ledger.hands_on(&day.day, *on)?;
        if let Some(close) = stored.closed.filter(|_| on.is_its_day) {
            // Usually all hands of a session belong to one day.
            let is_all = u32::try_from(hands.len()) == Ok(stored.hands);
            let all = if is_all {
                SessionEnd::may_be(&hands).then(|| hands.clone())
            } else {
                let mut all = ledger.hands(on.session)?;
                all.retain(|hand| hand.counts);
                SessionEnd::may_be(&all).then_some(all)
            };
            ends.extend(all.map(|all| unread(UnreadEntry::Close(close.id, all))));
        }
        let hands = hands.into_iter();
        found.extend(hands.map(|hand| unread(UnreadEntry::Hand(hand))));
    }
    found.sort_by(|one, other| match (&one.what, &other.what) {
        (UnreadEntry::Hand(one), UnreadEntry::Hand(other)) => one.in_order(other),
        _ => Ordering::Equal,
    });
    found.extend(ends);
    Ok(found)
}

impl Gathered {
    /// Returns how many hands were left out for this reason.
    pub fn left_out(&self, why: LeftOut) -> u32 {
        self.left_out.get(&why).copied().unwrap_or_default()
    }

    /// Counts what was read; `None` if a sum is too large.
    fn take(&mut self, unread: &[Unread], counting: &mut [StatsCounter<'_>]) -> Option<()> {
        for (found, unread) in read(unread).into_iter().zip(unread) {
            let weights = unread.weights.iter();
            let mut counting = counting.iter_mut().zip(weights);
            let mut each = counting
                .by_ref()
                .filter_map(|(one, weight)| Some((one, (*weight)?)));
            match &found {
                HandUse::Counted(played) => {
                    each.try_for_each(|(one, weight)| one.hand(played, weight))?;
                }
                HandUse::LeftOut(why, net) => {
                    let groups = unread.groups();
                    each.try_for_each(|(one, weight)| {
                        one.uncounted(&unread.day, net, &groups, weight)
                    })?;
                    *self.left_out.entry(*why).or_default() += 1;
                }
                HandUse::Ended(end) => {
                    each.try_for_each(|(one, weight)| one.end(&unread.day, end, weight))?;
                }
                HandUse::Nothing => {}
            }
        }
        Some(())
    }
}

/// Reads hands and session ends, and returns how each is used.
fn read(unread: &[Unread]) -> Vec<HandUse> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let portion = unread.len().div_ceil(threads).max(PORTION);
    let read = |some: &[Unread]| some.iter().map(Unread::read).collect::<Vec<HandUse>>();
    if unread.len() <= portion {
        return read(unread);
    }
    thread::scope(|scope| {
        let portions = unread.chunks(portion);
        let workers: Vec<_> = portions
            .map(|some| scope.spawn(move || read(some)))
            .collect();
        let joined = workers.into_iter().map(thread::ScopedJoinHandle::join);
        joined
            .flat_map(|found| found.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

impl Unread {
    fn read(&self) -> HandUse {
        match &self.what {
            UnreadEntry::Hand(hand) => self.hand(hand),
            UnreadEntry::Close(close, hands) => {
                let ruleset = self.ruleset.as_ref();
                let end = ruleset
                    .and_then(|ruleset| SessionEnd::read(*close, &self.session, ruleset, hands));
                end.map_or(HandUse::Nothing, HandUse::Ended)
            }
        }
    }

    fn hand(&self, hand: &StoredHand) -> HandUse {
        if self.session.is_result {
            return HandUse::LeftOut(LeftOut::WholeEvening, hand.net.clone());
        }
        let verdict = Verdict::from_json_for_chips(&hand.verdict).ok();
        let Some((verdict, ruleset)) = verdict.zip(self.ruleset.as_ref()) else {
            return HandUse::LeftOut(LeftOut::Unread, hand.net.clone());
        };
        let day = Arc::clone(&self.day);
        let played = PlayedHand::new(hand.id, day, &hand.record, ruleset, verdict);
        played.map_or(HandUse::Nothing, |played| {
            HandUse::Counted(Box::new(played))
        })
    }

    /// Returns the groups to which everything in the session belongs.
    fn groups(&self) -> [Group; 3] {
        let game = self.ruleset.as_ref().map(|ruleset| ruleset.game());
        Group::of_session(&self.day, &self.session.rules.as_str().into(), game)
    }
}
