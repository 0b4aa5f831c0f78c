//! The hands of a ledger that statistics count.

use super::Played;
use crate::closing::{is_for_points, moves_chips};
use crate::ledger::{Ledger, LedgerError, Period, StoredHand};
use crate::record::day_of;
use crate::rules::{self, Ruleset};
use crate::verdict::Verdict;
use std::path::Path;

/// The hands of a ledger in the order in which they were played.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    /// Those that are counted.
    pub hands: Vec<Played>,
    /// How many rounds of Koi-Koi are left out, as they were played for points.
    pub for_points: u32,
    /// How many hands are left out, as their verdicts or rules cannot be read.
    pub unread: u32,
}

/// Returns the hands of some days, of an evening that was kept twice those that count. They come by
/// day, moment and number, so that two ledgers that took in each other have them in one order.
pub fn gather(ledger: &Ledger, period: Period) -> Result<Gathered, LedgerError> {
    let mut gathered = Gathered::default();
    let mut placed: Vec<((String, String, u32, String), Played)> = Vec::new();
    for session in ledger.sessions()? {
        let evening = ledger.day(session.id)?;
        let body = &session.body;
        let ruleset = rules::from_text(&body.ruleset, &body.rules, Path::new(".")).ok();
        for hand in ledger.hands(session.id)? {
            if !hand.counts {
                continue;
            }
            let day = day_of(&hand.record).map_or_else(|| evening.clone(), |day| day.to_string());
            if period != Period::default() && !period.has(&day) {
                continue;
            }
            let place = (
                day.clone(),
                hand.at.clone(),
                hand.number,
                hand.record.clone(),
            );
            let counted = gathered.take(day, &hand, ruleset.as_ref());
            placed.extend(counted.map(|counted| (place, counted)));
        }
    }
    placed.sort_by(|(one, _), (other, _)| one.cmp(other));
    gathered.hands = placed.into_iter().map(|(_, played)| played).collect();
    Ok(gathered)
}

impl Gathered {
    /// Returns a hand if it is counted, and notes why where it is not.
    fn take(
        &mut self,
        day: String,
        hand: &StoredHand,
        ruleset: Option<&Ruleset>,
    ) -> Option<Played> {
        let verdict = Verdict::from_json_for_chips(&hand.verdict).ok();
        let Some((verdict, ruleset)) = verdict.zip(ruleset) else {
            self.unread += 1;
            return None;
        };
        if !moves_chips(&verdict, is_for_points(&ruleset.rules)) {
            self.for_points += 1;
            return None;
        }
        Played::of(hand.id, day, &hand.record, ruleset, verdict)
    }
}
