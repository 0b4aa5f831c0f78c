//! Counts in records of an older version, which noted in a comment which counts it had asked for.

use crate::record::{Act, AskedCounts, Bound, CountKind, Counts, Known, Line, Record, RecordEntry};
use crate::rules::GoStopRules;

/// The most players who take part in one hand.
const MOST_PLAYERS: usize = 3;

/// Replaces counts with a comment on what was asked by the facts that the answers give; what was
/// not asked stays unknown.
pub(super) fn read_asked(record: &mut Record, rules: &GoStopRules) {
    let below = rules.pi_bak_below(record.players().len().min(MOST_PLAYERS));
    for entry in &mut record.entries {
        let asked = entry.comment.as_deref().and_then(AskedCounts::read);
        if let (Some(asked), Some(Line::Act(_, act @ Act::Counts(_)))) = (asked, &mut entry.line)
            && let Act::Counts(counts) = *act
        {
            let facts = facts(counts, &asked, below, rules);
            *act = Act::Known(facts);
        }
        forget_empty(entry);
    }
}

/// Removes facts from an entry if there are none, but keeps its comment; if there are facts,
/// removes the comment.
fn forget_empty(entry: &mut RecordEntry) {
    if matches!(&entry.line, Some(Line::Act(_, Act::Known(facts))) if facts.is_empty()) {
        entry.line = None;
    } else if matches!(&entry.line, Some(Line::Act(_, Act::Known(_)))) {
        entry.comment = None;
    }
}

/// Returns the facts that the answers give about a pile: for each kind that was asked for, and
/// whether the pile has any card. `below` is the limit for pi-bak.
fn facts(mut counts: Counts, asked: &AskedCounts, below: u32, rules: &GoStopRules) -> Vec<Known> {
    let mut facts = Vec::new();
    for kind in CountKind::ALL
        .into_iter()
        .filter(|kind| asked.0.contains(kind))
    {
        let count = *counts.of_kind(kind);
        let bound = match kind {
            // The question was only whether the junk reaches this limit, so the limit itself and
            // one less stand for yes and no.
            CountKind::Junk if count == below => Bound::AtLeast(count),
            CountKind::Junk if count + 1 == below => Bound::Below(below),
            _ => Bound::Exactly(count),
        };
        facts.push(Known::Count(kind, bound));
        let few = kind == CountKind::Junk && bound == Bound::Below(below);
        if few && rules.pi_bak_spare_zero && count > 0 {
            facts.push(Known::Count(kind, Bound::AtLeast(1)));
        }
    }
    let none = counts == Counts::default();
    if none && rules.empty_pile_free {
        return vec![Known::Nothing];
    }
    let all_none = none && asked.0.len() == CountKind::ALL.len();
    let other = CountKind::ALL
        .into_iter()
        .any(|kind| *counts.of_kind(kind) > 0);
    if other || !asked.0.is_empty() && !all_none {
        facts.push(Known::Something);
    }
    facts
}
