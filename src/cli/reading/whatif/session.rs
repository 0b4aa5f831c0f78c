//! The result that a whole session would have had.

use crate::cli::draw;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::Screen;
use crate::cli::words::{self, say};
use crate::ledger::Ledger;
use crate::record::Faults;
use crate::report::session::whatif::{GameEnds, Other, WhatifSums, deciding, open_facts, others};
use crate::report::session::{NamesNow, SessionSoFar};
use crate::report::{HandChange, HandComparison};
use crate::verdict::Verdict;

/// Shows the result that a session would have had; `before` is how many hands the evening had
/// before this session.
pub(super) fn run(
    ledger: &Ledger,
    so_far: &SessionSoFar,
    before: u32,
    change: &HandChange,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let others = others(ledger, so_far, before, change)?;
    if others.is_empty() {
        screen.line(say!(lang, session_empty()))?;
        return Ok(Status::Done);
    }
    let ends = GameEnds::new(so_far, change, &others);
    let names = NamesNow::in_session(ledger, so_far.stored.id)?;
    hands(screen, so_far, &others, &ends, &names)?;
    screen.line("")?;
    total(screen, so_far, &others, &ends, &names)?;
    let all_played = ends.played == others.len() && !ends.would_go_on;
    draw::deciding(screen, all_played, &deciding(&others))?;
    let open = open_facts(&others[..ends.played]).into_iter();
    let open = open.map(|(open, hands)| (names.in_open(open), hands));
    draw::open_facts(screen, open)?;
    Ok(Status::Done)
}

fn hands(
    screen: &mut Screen,
    so_far: &SessionSoFar,
    others: &[Other],
    ends: &GameEnds,
    names: &NamesNow,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let called = |verdict: &Verdict| names.in_verdict(verdict.clone());
    let told = others.iter().enumerate();
    let told = told.filter(|(_, other)| !other.compared.is_amounts());
    let rows = told.map(|(at, other)| {
        let HandComparison {
            before,
            after,
            record,
            is_told,
            ..
        } = &other.compared;
        let calendar = so_far.ruleset.rules.calendar();
        let why = |faults: &Faults| {
            let told = words::faults_in(lang, record, faults, calendar);
            say!(lang, in_a_row(&told))
        };
        let after = (at < ends.played).then(|| after.as_ref().map(called).map_err(why));
        let after = after.map(|after| after.map_err(|why| is_told.then_some(why)));
        (other.hand, called(before), after)
    });
    draw::hands_otherwise(screen, rows)?;
    let amounts = others
        .iter()
        .filter(|other| other.compared.is_amounts())
        .count();
    if amounts > 0 {
        screen.prose(&say!(lang, amounts_left_out(amounts)))?;
    }
    let left = others.len() - ends.played;
    if let Some(last) = others
        .get(ends.played.saturating_sub(1))
        .filter(|_| left > 0)
    {
        screen.prose(&say!(lang, would_have_ended(last.hand, left)))?;
    }
    if ends.would_go_on {
        screen.prose(say!(lang, would_have_gone_on()))?;
    }
    Ok(())
}

/// Draws the totals. Hands that could not have ended this way are left out on both sides.
fn total(
    screen: &mut Screen,
    so_far: &SessionSoFar,
    others: &[Other],
    ends: &GameEnds,
    names: &NamesNow,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let WhatifSums {
        before,
        after,
        left_out,
        hands,
    } = WhatifSums::new(so_far, others, ends, names)?;
    if !left_out.is_empty() {
        screen.prose(&say!(lang, left_out_of_totals(&left_out, hands)))?;
    }
    Ok(draw::totals_otherwise(screen, &before, &after)?)
}
