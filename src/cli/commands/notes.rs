//! Hands that were noted down elsewhere, taken into the ledger.

use super::refuse;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::intake::{Input, ScriptLine};
use crate::cli::opened::{ledger_path, older, say_at_opening};
use crate::cli::screen::Screen;
use crate::cli::session::{ENGINE, fit_together};
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::Ledger;
use crate::report::notes::{self, Misnoted, Noted, NotedEvening, evenings};
use std::path::Path;

/// Takes in the hands of a text, the first of which belongs to `day` unless it says another.
pub(super) fn take_in(
    file: &Path,
    text: &str,
    day: Option<Date>,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let input = Input::of(file);
    let base = file.parent().unwrap_or(Path::new("."));
    let noted = match notes::read(text, base, day) {
        Ok(noted) => noted,
        Err(wrong) => return say_wrong(&input, &wrong, screen),
    };
    if noted.is_empty() {
        return Err(Denied::NothingNoted(input).into());
    }
    if let Some(mut older) = older(path)? {
        let (new, _) = unknown(noted.clone(), &older)?;
        write(&mut older, &evenings(new))?;
    }
    let mut ledger = Ledger::open_to_play(ledger_path(path)?)?;
    say_at_opening(screen, &ledger);
    let (new, known) = unknown(noted, &ledger)?;
    let hands = new.len();
    let evenings = evenings(new);
    let mut days: Vec<Date> = evenings.iter().filter_map(NotedEvening::day).collect();
    days.dedup();
    write(&mut ledger, &evenings)?;
    let lang = screen.lang();
    screen.prose(&say!(lang, notes_taken_in(hands, days.len(), known)))?;
    Ok(Status::Done)
}

/// Returns the hands that a ledger does not have yet, and how many it has.
/// Errors: their chips cannot be added to all that it has.
fn unknown(noted: Vec<Noted>, ledger: &Ledger) -> Result<(Vec<Noted>, usize), Failure> {
    let (new, known) = notes::unknown(noted, ledger)?;
    if have_room(ledger, &new)? {
        Ok((new, known))
    } else {
        Err(Denied::TooManyChips.into())
    }
}

/// Writes all sessions, or nothing.
fn write(ledger: &mut Ledger, evenings: &[NotedEvening]) -> Result<(), Failure> {
    let (_, at) = Date::now();
    let mut batch = ledger.batch()?;
    for evening in evenings {
        let Some(body) = evening.body() else {
            continue;
        };
        let session = batch.open_session(&at, ENGINE, &body)?;
        for hand in evening.hands() {
            batch.append_hand(session, &at, ENGINE, &hand)?;
        }
        let closing = evening.closing().ok_or(Denied::UnevenChips)?;
        batch.close_session(session, &at, ENGINE, &closing)?;
    }
    Ok(batch.commit()?)
}

/// Returns whether the chips and points of these hands can be added to all that the ledger has.
fn have_room(ledger: &Ledger, hands: &[Noted]) -> Result<bool, Failure> {
    let verdicts = || hands.iter().map(|hand| &hand.verdict);
    let chips = verdicts().flat_map(|verdict| &verdict.net);
    let rounds = verdicts().filter_map(|verdict| verdict.round());
    let points = rounds.flat_map(|round| &round.points);
    let moved = chips.chain(points).map(|(_, moved)| *moved);
    Ok(fit_together(moved.chain([ledger.volume()?])))
}

fn say_wrong(input: &Input, wrong: &[Misnoted], screen: &mut Screen) -> Result<Status, Failure> {
    /// How many hands are told of.
    const TOLD: usize = 5;
    let name = say!(screen.lang(), input(input));
    let mut status = Status::Refused;
    for hand in wrong.iter().take(TOLD) {
        match hand {
            Misnoted::Wrong { faults, calendar } => {
                status = refuse(&name, faults, *calendar, false, screen)?;
            }
            Misnoted::NoDay(first) => {
                let line = ScriptLine {
                    script: input.clone(),
                    number: *first,
                };
                screen.complain([say!(screen.lang(), no_day(&line))])?;
            }
        }
    }
    let more = wrong.len().saturating_sub(TOLD);
    if more > 0 {
        screen.complain([say!(screen.lang(), more_hands_wrong(more))])?;
    }
    Ok(status)
}
