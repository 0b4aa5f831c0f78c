//! Rewrites a record of whole turns as lines of events.

use super::judge::close;
use crate::gostop::hand::HandEnd;
use crate::gostop::replay::HandBuilder;
use crate::gostop::settle::settle;
use crate::record::{Act, Counts, Line, Name, OeMyeon, Record, RecordEntry, Spanned, TableEvent};
use crate::rules::GoStopRules;
use crate::verdict::LiabilityKind;
use std::borrow::Cow;

/// Rewrites a record of whole turns as what was taken and what happened, including surrendered junk
/// and who fed the winner. The verdict stays the same. `None` if the record has faults. A record
/// without turns is returned unchanged.
pub fn coarse(record: &Record, rules: &GoStopRules) -> Option<Record> {
    let mut telling = HandBuilder::new(record, Cow::Borrowed(rules));
    if let Some(turns) = &mut telling.turns {
        turns.coarse = Some(Vec::new());
    }
    telling.read(record);
    close(&mut telling, record);
    if !telling.front.faults.is_empty() || telling.front.gaps {
        return None;
    }
    let Some(turns) = &telling.turns else {
        return Some(record.clone());
    };
    let coarse = turns.coarse.as_deref().unwrap_or_default();
    let before = |entry: &&RecordEntry| match &entry.line {
        Some(Line::Header(_)) => true,
        Some(Line::Act(_, act)) => matches!(act, Act::Drops(_) | Act::Stays | Act::Sells(..)),
        _ => false,
    };
    let mut entries: Vec<RecordEntry> = record.entries.iter().filter(before).cloned().collect();
    let empty = empty_handed(&telling, coarse);
    entries.extend(empty.map(|line| entry(&telling, line)));
    entries.extend(coarse.iter().cloned());
    if turns.ran_out {
        let line = Line::Table(TableEvent::Nagari);
        entries.push(entry(&telling, line));
    }
    if let Some(line) = accusation(&telling) {
        let stop = |entry: &RecordEntry| matches!(entry.line, Some(Line::Act(_, Act::Stop)));
        let at = entries.iter().rposition(stop).unwrap_or(entries.len());
        entries.insert(at, entry(&telling, line));
    }
    Some(Record { entries })
}

fn entry(telling: &HandBuilder<'_>, line: Line) -> RecordEntry {
    RecordEntry {
        place: telling.front.at,
        line: Some(line),
        flawed: false,
        comment: None,
    }
}

/// Returns lines for the losers who took no card, which turns show without a line.
fn empty_handed(telling: &HandBuilder<'_>, coarse: &[RecordEntry]) -> impl Iterator<Item = Line> {
    let hand = &telling.hand;
    let taker = |entry: &RecordEntry| match &entry.line {
        Some(Line::Act(name, Act::Takes(_))) => Some(name.value.clone()),
        _ => None,
    };
    let takers: Vec<Name> = coarse.iter().filter_map(taker).collect();
    let winner = match hand.end {
        Some((HandEnd::Stop(winner), _)) => Some(winner),
        _ => None,
    };
    let losers = winner.into_iter().flat_map(|winner| hand.losers(winner));
    let names = losers.map(|seat| hand.player(seat).name.clone());
    let names = names.filter(move |name| !takers.contains(name));
    names.map(|name| Line::Act(Spanned::new(name, 1), Act::Counts(Counts::default())))
}

/// Returns the line that accuses a player of having fed the winner, if that player pays for it.
fn accusation(telling: &HandBuilder<'_>) -> Option<Line> {
    let hand = &telling.hand;
    let Some((HandEnd::Stop(_), _)) = hand.end else {
        return None;
    };
    let verdict = settle(hand, &telling.rules, "").ok()?;
    let liability = verdict.liability()?;
    if liability.kind != LiabilityKind::OeMyeon {
        return None;
    }
    let holds = hand.accusations.iter().find(|accusation| {
        let card = Some(accusation.card.value);
        hand.name(accusation.seat) == liability.payer && card == liability.card
    })?;
    let name = Spanned::new(hand.player(holds.seat).name.clone(), 1);
    Some(Line::Act(
        name,
        Act::OeMyeon(OeMyeon {
            card: holds.card,
            with: holds.with.clone(),
            last_card: holds.last_card,
            forced: holds.forced,
        }),
    ))
}
