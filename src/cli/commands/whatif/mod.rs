//! `dokbak whatif`: what a hand or a session would have come to with other rules or lines.

mod session;

use super::{opened, ruleset, sets};
use crate::case::Case;
use crate::cli::args::WhatifArgs;
use crate::cli::draw::{self, Beside};
use crate::cli::error::{AskedLine, BadChange, Failure, Faulty, Misuse, Status};
use crate::cli::screen::Screen;
use crate::cli::session::{SessionSoFar, also_called, named_by, verdict};
use crate::cli::words::say;
use crate::ledger::{HandRef, Ledger, SessionId, StoredHand};
use crate::record::{Faults, Header, Parsed, Record, Source, parse_line};
use crate::report::{Change, HandRules, Insertion, compare};
use crate::rules::Ruleset;
use std::path::Path;

/// The key that says how many rounds a game of Koi-Koi has.
const ROUNDS: &str = "rounds";

pub(in crate::cli) fn run(
    args: &WhatifArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let ledger = opened(screen, path)?;
    told(args, &ledger, None, screen)
}

/// Shows what would have come of a hand or a session of an open ledger, `here` being the session
/// that is played.
pub(super) fn told(
    args: &WhatifArgs,
    ledger: &Ledger,
    here: Option<SessionId>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    if let Some(session) = args.session {
        let so_far = SessionSoFar::of(ledger, SessionId(session))?;
        return session::run(ledger, &so_far, &change(args, &so_far)?, screen);
    }
    let asked = args.hand.unwrap_or(HandRef::Last);
    let hand = ledger.find_hand(asked, here)?;
    let so_far = SessionSoFar::of(ledger, hand.session)?;
    let named = named_by(ledger, &hand, &so_far.ruleset)?;
    let change = change(args, &so_far)?;
    let case = Case::written(&hand.record, &named.ruleset);
    fits(&change, &case, &named)?;
    draw::hand_head(screen, &hand, also_called(ledger, asked, &hand, here)?)?;
    of_hand(&hand, &case, &named.ruleset, &change, screen)
}

/// Returns the change that the command line asks for.
fn change(args: &WhatifArgs, so_far: &SessionSoFar) -> Result<Change, Failure> {
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
    let change = Change {
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

/// Returns every key of a session's ruleset but the length of the game: a `set` line that says the
/// same is of the session, and not of one hand alone.
fn house_rules(ruleset: &Ruleset) -> Vec<(String, String)> {
    let keys = ruleset.rules.keys().into_iter();
    keys.filter(|info| info.key != ROUNDS)
        .filter_map(|info| Some((info.key.to_owned(), ruleset.rules.get(info.key)?)))
        .collect()
}

/// Returns a ruleset for a game of as many rounds as another.
fn as_long(mut ruleset: Ruleset, other: &Ruleset) -> Ruleset {
    if let Some(rounds) = other.rules.get(ROUNDS) {
        // The value was read by the same key.
        let _ = ruleset.rules.set(ROUNDS, &rounds);
    }
    ruleset
}

/// Reads `N:LINE` or `LINE`.
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

/// Refuses changes of lines that the record of a hand does not have, and of those that it needs.
fn fits(change: &Change, case: &Case, named: &HandRules) -> Result<(), Misuse> {
    let lines = case.record.next_line() - 1;
    let beyond = |line: u32| !(1..=lines).contains(&line);
    if let Some(line) = change.without.iter().find(|line| beyond(**line)) {
        let asked = AskedLine::Without(*line);
        return Err(Misuse::NoLine { asked, lines });
    }
    let mut with = change.with.iter();
    let wrong = with.find_map(|one| one.before.filter(|line| beyond(*line)));
    if let Some(line) = wrong {
        let asked = AskedLine::With(line);
        return Err(Misuse::NoLine { asked, lines });
    }
    for (line, header) in case.record.headers() {
        let without = change.without.contains(&line);
        match header {
            Header::Rules(_) if without => return Err(BadChange::RulesLine.into()),
            Header::Set(key, _) if without && !named.by_name => {
                let key = key.value.clone();
                return Err(BadChange::RulesGone { key }.into());
            }
            _ => {}
        }
    }
    Ok(())
}

/// Returns the failure of a record that cannot be settled.
fn unsettled(record: &Record, faults: Faults, ruleset: &Ruleset) -> Faulty {
    Faulty::Record {
        record: Box::new(record.clone()),
        faults,
        calendar: ruleset.rules.calendar(),
    }
}

fn of_hand(
    hand: &StoredHand,
    case: &Case,
    ruleset: &Ruleset,
    change: &Change,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let written = verdict(hand, &case.ruleset().rules)?;
    let compared = compare(case, Some(&written), ruleset, change)
        .map_err(|faults| unsettled(&case.record, faults, ruleset))?;
    let calendar = ruleset.rules.calendar();
    let rules_change = change.rules.is_some() || !change.sets.is_empty();
    screen.line("")?;
    draw::changed_lines(screen, &case.record, &compared.record, calendar)?;
    let after = match &compared.after {
        Ok(after) => after,
        Err(faults) => {
            screen.prose(&say!(lang, could_not_end_so()))?;
            draw::faults_in(screen, &compared.record, faults, calendar)?;
            draw::deciding(screen, rules_change, &compared.deciding)?;
            return Ok(Status::Refused);
        }
    };
    draw::side_by_side(screen, &compared.before, after, Beside::WhatIf)?;
    draw::deciding(screen, rules_change, &compared.deciding)?;
    let open = compared.unrecorded.iter();
    draw::open_facts(screen, open.map(|open| (open, Vec::new())))?;
    Ok(Status::Done)
}
