//! What a whole session would have come to.

use super::change::ROUNDS;
use crate::case::Case;
use crate::cli::draw;
use crate::cli::error::{Denied, Failure, Faulty, Status};
use crate::cli::screen::Screen;
use crate::cli::words::{self, say};
use crate::closing::{Closing, over_after};
use crate::ledger::Ledger;
use crate::record::Faults;
use crate::report::session::{NamesNow, SessionSoFar, named_by, verdict};
use crate::report::{Change, Compared, Unrecorded, compare};
use crate::rules::Rules;
use crate::verdict::{Outcome, Verdict};

/// What one hand of a session would have come to.
struct Other {
    /// Its number in the evening.
    hand: u32,
    compared: Compared,
}

impl Other {
    /// Returns whether only what everybody won and lost is known of it, which no rule changes.
    fn is_amounts(&self) -> bool {
        self.compared.before.outcome == Outcome::Net
    }

    /// Returns the verdict that the next hand goes on from.
    fn goes_on_from(&self) -> &Verdict {
        let after = self.compared.after.as_ref();
        after.unwrap_or(&self.compared.before)
    }
}

/// Shows what a session would have come to, before which so many hands of its evening were played.
pub(super) fn run(
    ledger: &Ledger,
    so_far: &SessionSoFar,
    before: u32,
    change: &Change,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let mut others: Vec<Other> = Vec::new();
    for hand in ledger.hands(so_far.stored.id)? {
        let chain = others.last().map(|last| last.goes_on_from().next.headers());
        let change = Change {
            chain,
            ..change.clone()
        };
        let ruleset = named_by(ledger, &hand, &so_far.ruleset)?.ruleset;
        let case = Case::known(&hand.record, &ruleset);
        let written = verdict(&hand, &case.ruleset().rules)?;
        let compared = compare(&case, Some(&written), &ruleset, &change)
            .map_err(|faults| Faulty::of_record(&case.record, faults, &ruleset))?;
        others.push(Other {
            hand: before.saturating_add(hand.number),
            compared,
        });
    }
    if others.is_empty() {
        screen.line(say!(lang, session_empty()))?;
        return Ok(Status::Done);
    }
    let ends = Ends::of(so_far, change, &others);
    let names = NamesNow::in_session(ledger, so_far.stored.id)?;
    hands(screen, so_far, &others, &ends, &names)?;
    screen.line("")?;
    total(screen, so_far, &others, &ends, &names)?;
    let mut keys: Vec<_> = others
        .iter()
        .flat_map(|other| other.compared.deciding.iter().cloned())
        .collect();
    keys.sort_by_key(|key| key.info.key);
    keys.dedup_by_key(|key| key.info.key);
    let all_played = ends.played == others.len() && !ends.would_go_on;
    draw::deciding(screen, all_played, &keys)?;
    let open = open_facts(&others[..ends.played]).into_iter();
    let open = open.map(|(open, hands)| (names.in_open(open), hands));
    draw::open_facts(screen, open)?;
    Ok(Status::Done)
}

/// When the game was over, and when it would have been.
struct Ends {
    /// How many of the hands would have been played.
    played: usize,
    /// Whether the game was over, and would not have been.
    would_go_on: bool,
}

impl Ends {
    fn of(so_far: &SessionSoFar, change: &Change, others: &[Other]) -> Self {
        let agreed = so_far.stored.body.length;
        let until = |rules: &Rules| match rules {
            Rules::KoiKoi(rules) => rules.until,
            _ => 0,
        };
        let mut rules = change
            .rules
            .as_ref()
            .unwrap_or(&so_far.ruleset)
            .rules
            .clone();
        for (key, value) in &change.sets {
            // Each was tried before, on the ruleset of the session.
            let _ = rules.set(key, value);
        }
        let asked = match &rules {
            Rules::KoiKoi(rules) if change.sets.iter().any(|(key, _)| key == ROUNDS) => {
                Some(rules.rounds).filter(|rounds| *rounds > 0)
            }
            _ => agreed,
        };
        let before: Vec<Verdict> = others
            .iter()
            .map(|one| one.compared.before.clone())
            .collect();
        let after: Vec<Verdict> = others
            .iter()
            .map(|one| one.goes_on_from().clone())
            .collect();
        let was = over_after(agreed, until(&so_far.ruleset.rules), &before);
        let would_be = over_after(asked, until(&rules), &after);
        // Who played on after the end of the game may have done so under any rules.
        let earlier = would_be.filter(|end| was.is_none_or(|was| *end < was));
        Self {
            played: earlier.map_or(others.len(), |end| end + 1),
            would_go_on: was.is_some() && would_be.is_none(),
        }
    }
}

fn hands(
    screen: &mut Screen,
    so_far: &SessionSoFar,
    others: &[Other],
    ends: &Ends,
    names: &NamesNow,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let called = |verdict: &Verdict| names.in_verdict(verdict.clone());
    let told = others.iter().enumerate();
    let told = told.filter(|(_, other)| !other.is_amounts());
    let rows = told.map(|(at, other)| {
        let Compared {
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
    let amounts = others.iter().filter(|other| other.is_amounts()).count();
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
        screen.prose(&say!(lang, would_have_gone_on()))?;
    }
    Ok(())
}

/// Draws the totals. Hands that could not have ended so are left out of both.
fn total(
    screen: &mut Screen,
    so_far: &SessionSoFar,
    others: &[Other],
    ends: &Ends,
    names: &NamesNow,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let others: Vec<(usize, &Other)> = (others.iter().enumerate())
        .filter(|(_, other)| !other.is_amounts())
        .collect();
    let could_be =
        |(at, other): &(usize, &Other)| *at >= ends.played || other.compared.after.is_ok();
    let left_out = others.iter().filter(|one| !could_be(one));
    let left_out: Vec<u32> = left_out.map(|(_, other)| other.hand).collect();
    let players = &so_far.stored.body.players;
    if !left_out.is_empty() {
        screen.prose(&say!(lang, left_out_of_totals(&left_out, others.len())))?;
    }
    let counted = others.iter().filter(|one| could_be(one));
    let before = counted.map(|(_, other)| &other.compared.before);
    let before = Closing::of(players, before).totals();
    let played = others.iter().filter(|(at, _)| *at < ends.played);
    let after = played.filter_map(|(_, other)| other.compared.after.as_ref().ok());
    let after = Closing::of(players, after).totals();
    let (Some(mut before), Some(mut after)) = (before, after) else {
        return Err(Denied::TooManyChips.into());
    };
    names.in_amounts(&mut before);
    names.in_amounts(&mut after);
    Ok(draw::totals_otherwise(screen, &before, &after)?)
}

/// Returns what the records may not say, each with the hands that it is open in.
fn open_facts(others: &[Other]) -> Vec<(&Unrecorded, Vec<u32>)> {
    let mut found: Vec<(&Unrecorded, Vec<u32>)> = Vec::new();
    for other in others {
        for open in &other.compared.unrecorded {
            match found.iter_mut().find(|(known, _)| *known == open) {
                Some((_, hands)) => hands.push(other.hand),
                None => found.push((open, vec![other.hand])),
            }
        }
    }
    found
}
