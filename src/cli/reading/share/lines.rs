//! Lines that hands, evenings and periods have in common.

use crate::cli::error::Failure;
use crate::cli::words::{Lang, say};
use crate::ledger::StoredHand;
use crate::record::{ChipValue, Name};
use crate::report::PointStanding;
use crate::report::session::SessionSoFar;
use crate::report::session::together::Together;
use crate::rules::PointUnit;
use crate::verdict::Verdict;
use std::cmp::Reverse;

/// Returns how a hand ended, and why it was corrected, if it was.
pub(super) fn headline(lang: Lang, hand: &StoredHand, verdict: &Verdict) -> String {
    let ended = say!(lang, headline(verdict));
    match &hand.correction {
        Some(correction) => say!(lang, corrected(&ended, &correction.reason)),
        None => ended,
    }
}

/// Returns the points of a Koi-Koi game, one line per player, the highest first.
pub(super) fn points(lang: Lang, mut points: Vec<PointStanding>, unit: PointUnit) -> Vec<String> {
    points.sort_by_key(|one| Reverse(one.points));
    let points = points.into_iter();
    points
        .map(|one| say!(lang, share_points(&one.player, one.points, unit)))
        .collect()
}

/// Returns chips, one line per player, the highest first.
pub(super) fn ranked(
    lang: Lang,
    mut rows: Vec<(Name, i64)>,
    chip: Option<&ChipValue>,
) -> Vec<String> {
    rows.sort_by_key(|(_, chips)| Reverse(*chips));
    rows.iter()
        .map(|(name, chips)| say!(lang, share_row(name, *chips, chip)))
        .collect()
}

/// Returns what the players won and lost over several sessions, one line each: in chips if a chip
/// was worth the same in all of them, otherwise in money of one currency. Empty if they cannot be
/// added up.
pub(super) fn of_all(lang: Lang, sessions: &[SessionSoFar]) -> Result<Vec<String>, Failure> {
    let mut rows = match Together::from_sessions(sessions)? {
        None => return Ok(Vec::new()),
        Some(Together::Chips(rows, chip)) => return Ok(ranked(lang, rows, chip.as_ref())),
        Some(Together::Money(rows)) => rows,
    };
    rows.sort_by(|(_, one), (_, other)| {
        let more = other.less(one).map_or(0, |more| more.signum());
        more.cmp(&0)
    });
    let worths = rows.iter().filter_map(|(name, money)| {
        let (sign, worth) = money.as_chip()?;
        Some(say!(lang, share_money(name, sign, &worth)))
    });
    Ok(worths.collect())
}
