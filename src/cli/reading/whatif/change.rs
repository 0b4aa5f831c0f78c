//! The change that a command line asks for.

use crate::cli::args::WhatifArgs;
use crate::cli::asked_rules::{ruleset, sets};
use crate::cli::error::{BadChange, Failure, Faulty, Misuse};
use crate::record::{Parsed, Source, parse_line};
use crate::report::session::SessionSoFar;
use crate::report::session::whatif::ROUNDS;
use crate::report::{HandChange, Insertion};
use crate::rules::Ruleset;

/// Returns the change that the command line asks for.
pub(super) fn change(args: &WhatifArgs, so_far: &SessionSoFar) -> Result<HandChange, Failure> {
    let rules = args.rules.rules.as_deref().map(ruleset).transpose()?;
    let sets = sets(&args.rules)?;
    let game = so_far.ruleset.game();
    if let Some(other) = rules.as_ref().filter(|rules| rules.game() != game) {
        let why = BadChange::OtherGame {
            rules: other.name.clone(),
            its: other.game(),
            wanted: game,
        };
        return Err(why.into());
    }
    let mut probe = so_far.ruleset.clone();
    for (key, value) in &sets {
        probe.rules.set(key, value).map_err(Misuse::Key)?;
    }
    let with = args.with.iter().map(|line| insertion(line, so_far));
    let with = with.collect::<Result<Vec<Insertion>, Failure>>()?;
    let forget = match rules {
        Some(_) => house_rules(&so_far.ruleset),
        None => Vec::new(),
    };
    let change = HandChange {
        forget,
        rules: rules.map(|rules| as_long(rules, &so_far.ruleset)),
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
        return Err(BadChange::NothingChanged.into());
    }
    Ok(change)
}

/// Returns all keys of a session's ruleset, with their values, except the length of the game. A
/// `set` line with such a value comes from the session, not from the hand.
fn house_rules(ruleset: &Ruleset) -> Vec<(String, String)> {
    let keys = ruleset.rules.keys().into_iter();
    keys.filter(|info| info.key != ROUNDS)
        .filter_map(|info| Some((info.key.to_owned(), ruleset.rules.get(info.key)?)))
        .collect()
}

/// Returns `ruleset` with as many rounds as `other`.
fn as_long(mut ruleset: Ruleset, other: &Ruleset) -> Ruleset {
    if let Some(rounds) = other.rules.get(ROUNDS) {
        // This cannot fail: the value was read from the same key.
        let _ = ruleset.rules.set(ROUNDS, &rounds);
    }
    ruleset
}

/// Parses a line to insert: `LINE`, or `N:LINE` to insert it before line `N`.
fn insertion(text: &str, so_far: &SessionSoFar) -> Result<Insertion, Failure> {
    let numbered = text
        .split_once(':')
        .and_then(|(number, line)| Some((number.trim().parse().ok()?, line)));
    let (before, line) = numbered.map_or((None, text), |(number, line)| (Some(number), line));
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Err(BadChange::EmptyLine(text.to_owned()).into());
    }
    let calendar = so_far.ruleset.rules.calendar();
    let players = &so_far.stored.body.players;
    let Parsed { record, faults } = parse_line(Source::Ledger, line, calendar, players);
    let record = &record;
    match record.entries.first().and_then(|entry| entry.line.clone()) {
        Some(line) if faults.is_empty() => Ok(Insertion { before, line }),
        _ => {
            let why = Faulty::Line {
                line: line.to_owned(),
                faults,
                calendar,
            };
            Err(why.into())
        }
    }
}
