//! `dokbak whatif`: what a hand or a session would have come to otherwise.

use super::{ledger_path, ruleset, sets};
use crate::cli::args::WhatifArgs;
use crate::cli::course::{Course, header_of};
use crate::cli::draw;
use crate::cli::entry::house_rules;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::Screen;
use crate::cli::text;
use crate::ledger::{EntryId, Ledger, SessionId, StoredHand};
use crate::record::Fault;
use crate::report::{Change, Compared, Insertion, compare};
use crate::rules::Ruleset;
use crate::settle_up::share_pot;
use crate::verdict::Verdict;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &WhatifArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let file = ledger_path(path)?;
    let Some(ledger) = Ledger::open_existing(&file)? else {
        return Err(Failure::Refused(text::no_ledger(&file)));
    };
    if let Some(session) = args.session {
        let course = Course::of(&ledger, SessionId(session))?;
        let hands = ledger.hands(course.stored.id)?;
        return of_session(&course, &hands, &change(args, &course)?, screen);
    }
    let hand = ledger.hand(EntryId(args.hand.unwrap_or_default()))?;
    let course = Course::of(&ledger, hand.session)?;
    of_hand(&hand, &course.ruleset, &change(args, &course)?, screen)
}

/// Returns the change that the command line asks for.
fn change(args: &WhatifArgs, course: &Course) -> Result<Change, Failure> {
    let body = &course.stored.body;
    let rules = args.rules.rules.as_deref().map(ruleset).transpose()?;
    let sets = sets(&args.rules)?;
    let game = course.ruleset.game();
    if let Some(other) = rules.as_ref().filter(|rules| rules.game() != game) {
        return Err(Failure::Usage(text::other_game(
            &other.name,
            other.game(),
            game,
        )));
    }
    let mut probe = course.ruleset.clone();
    for (key, value) in &sets {
        let set = probe.rules.set(key, value);
        set.map_err(|fault| Failure::Usage(text::key_fault(&fault)))?;
    }
    let with = args.with.iter().map(|line| insertion(line)).collect();
    let change = Change {
        forget: rules
            .as_ref()
            .map_or_else(Vec::new, |_| house_rules(&body.rules, &course.ruleset)),
        rules,
        sets,
        without: args.without.clone(),
        with,
        chain: None,
    };
    let nothing = change.rules.is_none()
        && change.sets.is_empty()
        && change.without.is_empty()
        && change.with.is_empty();
    if nothing {
        return Err(Failure::Usage(text::nothing_changed()));
    }
    Ok(change)
}

/// Reads `N:LINE` or `LINE`.
fn insertion(text: &str) -> Insertion {
    let numbered = text
        .split_once(':')
        .and_then(|(number, line)| Some((number.trim().parse().ok()?, line)));
    let (before, line) = numbered.map_or((None, text), |(number, line)| (Some(number), line));
    Insertion {
        before,
        line: line.trim().to_owned(),
    }
}

/// Returns why a hand of the ledger cannot be settled again.
fn unsettled(faults: &[Fault], ruleset: &Ruleset) -> String {
    let calendar = ruleset.rules.calendar();
    let told = faults.iter().map(|fault| text::fault_line(fault, calendar));
    told.collect::<Vec<String>>().join("\n")
}

fn of_hand(
    hand: &StoredHand,
    ruleset: &Ruleset,
    change: &Change,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lines = u32::try_from(hand.record.lines().count()).unwrap_or(u32::MAX);
    let beyond = change
        .without
        .iter()
        .find(|line| !(1..=lines).contains(*line));
    if let Some(line) = beyond {
        return Err(Failure::Usage(text::no_such_line(*line, lines)));
    }
    let compared = compare(&hand.record, ruleset, change)
        .map_err(|faults| Failure::Refused(unsettled(&faults, ruleset)))?;
    let rules_change = change.rules.is_some() || !change.sets.is_empty();
    let title = screen.bold(&text::shown_hand(hand));
    screen.line(title)?;
    screen.line("")?;
    for line in text::changed_lines(&hand.record, &compared.record) {
        screen.line(line)?;
    }
    let after = match &compared.after {
        Ok(after) => after,
        Err(faults) => {
            screen.prose(&text::could_not_end_so())?;
            screen.line(unsettled(faults, ruleset))?;
            draw::deciding(screen, rules_change, &compared.deciding)?;
            return Ok(Status::Refused);
        }
    };
    draw::side_by_side(screen, &compared.before, after)?;
    draw::deciding(screen, rules_change, &compared.deciding)?;
    Ok(Status::Done)
}

/// What one hand of a session would have come to.
struct Other {
    hand: i64,
    compared: Compared,
}

fn of_session(
    course: &Course,
    hands: &[StoredHand],
    change: &Change,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let mut others: Vec<Other> = Vec::new();
    let mut chain: Option<Vec<String>> = None;
    for hand in hands {
        let change = Change {
            chain: chain.clone(),
            ..change.clone()
        };
        let compared = compare(&hand.record, &course.ruleset, &change)
            .map_err(|faults| Failure::Refused(unsettled(&faults, &course.ruleset)))?;
        let settled = compared.after.as_ref().unwrap_or(&compared.before);
        chain = Some(header_of(&settled.next));
        others.push(Other {
            hand: hand.id.0,
            compared,
        });
    }
    let rows = others.iter().map(|other| {
        let Compared { before, after, .. } = &other.compared;
        let after = after
            .as_ref()
            .map_err(|faults| unsettled(faults, &course.ruleset));
        (other.hand, before, after)
    });
    draw::hands_otherwise(screen, rows)?;
    screen.line("")?;
    let players = &course.stored.body.players;
    let before = total(players, others.iter().map(|other| &other.compared.before));
    let settled = others
        .iter()
        .filter_map(|other| other.compared.after.as_ref().ok());
    draw::totals_otherwise(screen, &before, &total(players, settled))?;
    let mut keys: Vec<_> = others
        .iter()
        .flat_map(|other| other.compared.deciding.iter().cloned())
        .collect();
    keys.sort_by_key(|key| key.key);
    keys.dedup_by_key(|key| key.key);
    draw::deciding(screen, true, &keys)?;
    Ok(Status::Done)
}

/// Returns the chips of each player over these hands and the end of the session.
fn total<'a>(
    players: &[String],
    verdicts: impl Iterator<Item = &'a Verdict>,
) -> Vec<(String, i64)> {
    let verdicts: Vec<Verdict> = verdicts.cloned().collect();
    let nothing: Vec<(String, i64)> = players.iter().map(|name| (name.clone(), 0)).collect();
    let mut totals = share_pot(&nothing, 0);
    for (name, chips) in verdicts.iter().flat_map(|verdict| &verdict.net) {
        if let Some(total) = totals.iter_mut().find(|(player, _)| player == name) {
            total.1 = total.1.saturating_add(*chips);
        }
    }
    let shares = crate::report::at_close(players, &verdicts);
    for (total, (_, share)) in totals.iter_mut().zip(shares) {
        total.1 = total.1.saturating_add(share);
    }
    totals
}
