//! `dokbak whatif`: the result that a hand or a session would have had with other rules or lines.

mod change;
mod session;

use crate::case::Case;
use crate::cli::args::WhatifArgs;
use crate::cli::draw::{self, session as drawn};
use crate::cli::error::{AskedLine, BadChange, Denied, Failure, Faulty, Misuse, Status};
use crate::cli::opened::opened;
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::ledger::{Ledger, SessionId};
use crate::record::Header;
use crate::report::session::{
    NamesNow, SessionSoFar, also_called, drops_around, named_by, verdict,
};
use crate::report::{HandChange, HandRules, compare};
use crate::rules::Ruleset;
use crate::verdict::Verdict;
use crate::words::evening::ComparedTo;
use change::change;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &WhatifArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let ledger = opened(screen, path)?;
    told(args, &ledger, None, screen)
}

/// Shows the result that a hand or a session of an open ledger would have had; `here` is the
/// session being played.
pub(super) fn told(
    args: &WhatifArgs,
    ledger: &Ledger,
    here: Option<SessionId>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    if let Some(asked) = args.evening {
        let sessions = ledger.find_evening(asked)?;
        let (first, several) = (sessions.first().copied(), sessions.len() > 1);
        for session in sessions {
            let so_far = SessionSoFar::read(ledger, session)?;
            has_hands(&so_far, ledger)?;
            let change = change(args, &so_far)?;
            let name = ledger.called(session)?;
            if several {
                if first != Some(session) {
                    screen.line("")?;
                }
                screen.paragraph(&Styled::heading(say!(screen.lang(), session_name(&name))))?;
            }
            session::run(ledger, &so_far, name.before, &change, screen)?;
        }
        return Ok(Status::Done);
    }
    let asked = args.hand;
    let hand = ledger.find_hand(asked, here)?;
    let so_far = SessionSoFar::read(ledger, hand.session)?;
    has_hands(&so_far, ledger)?;
    let named = named_by(ledger, &hand, &so_far.ruleset)?;
    let change = change(args, &so_far)?;
    let drops = drops_around(ledger, (hand.session, hand.id))?;
    let case = Case::known(&hand.record, &named.ruleset).between(drops);
    fits(&change, &case, &named)?;
    let called = ledger.hand_called(&hand.name())?;
    let other = also_called(ledger, asked, &called, here)?;
    draw::hand_head(screen, &hand, &called, other.as_ref())?;
    let called = NamesNow::in_session(ledger, hand.session)?;
    drawn::names_now(&called, screen)?;
    let written = verdict(&hand, &case.ruleset().rules)?;
    of_hand(&written, &case, &named.ruleset, &change, &called, screen)
}

/// Rejects an evening of which only the result is known.
fn has_hands(so_far: &SessionSoFar, ledger: &Ledger) -> Result<(), Failure> {
    let stored = &so_far.stored;
    if !stored.body.is_result {
        return Ok(());
    }
    let evening = ledger.called(stored.id)?.evening;
    Err(Denied::OnlyResult(evening.to_string()).into())
}

/// Rejects changes to lines that the record does not have, and removal of lines that it needs.
fn fits(change: &HandChange, case: &Case, named: &HandRules) -> Result<(), Misuse> {
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

/// Shows the result of a hand as it was written next to the result with the change, under `names`.
fn of_hand(
    written: &Verdict,
    case: &Case,
    ruleset: &Ruleset,
    change: &HandChange,
    names: &NamesNow,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let compared = compare(case, Some(written), ruleset, change)
        .map_err(|faults| Faulty::of_record(&case.record, faults, ruleset))?;
    let calendar = ruleset.rules.calendar();
    let rules_change = change.rules.is_some() || !change.sets.is_empty();
    screen.line("")?;
    if compared.is_amounts() && change.without.is_empty() && change.with.is_empty() {
        screen.prose(say!(lang, amounts_alone()))?;
        return Ok(Status::Done);
    }
    draw::changed_lines(screen, &case.record, &compared.record, calendar)?;
    let after = match compared.after {
        Ok(after) => names.in_verdict(after),
        Err(_) if !compared.is_told => {
            screen.prose(say!(lang, not_told()))?;
            let open = compared.unrecorded.iter().map(|open| names.in_open(open));
            draw::open_facts(screen, open.map(|open| (open, Vec::new())))?;
            return Ok(Status::Done);
        }
        Err(faults) => {
            screen.prose(say!(lang, could_not_end_so()))?;
            draw::faults_in(screen, &compared.record, &faults, calendar)?;
            draw::deciding(screen, rules_change, &compared.deciding)?;
            return Ok(Status::Refused);
        }
    };
    let before = names.in_verdict(compared.before);
    draw::side_by_side(screen, &before, &after, ComparedTo::WhatIf)?;
    draw::deciding(screen, rules_change, &compared.deciding)?;
    let open = compared.unrecorded.iter().map(|open| names.in_open(open));
    draw::open_facts(screen, open.map(|open| (open, Vec::new())))?;
    Ok(Status::Done)
}
