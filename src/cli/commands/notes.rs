//! Hands that were noted down elsewhere, taken into the ledger.

use super::refuse;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::future;
use crate::cli::intake::{Input, ScriptLine};
use crate::cli::newly::{Known, New};
use crate::cli::opened::{ledger_path, older, say_at_opening};
use crate::cli::prompt::{Decision, yes_alone};
use crate::cli::screen::{Screen, has_person};
use crate::cli::session::{ENGINE, fit_together};
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::Ledger;
use crate::record::ChipValue;
use crate::report::notes::{self, Misnoted, Mistold, Noted, NotedEvening, evenings};
use crate::words::{told_question, told_refusal};
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
    let lang = screen.lang();
    let Some(newly) = meant(&evenings, &ledger, screen)? else {
        screen.line(say!(lang, not_written()))?;
        return Ok(Status::Done);
    };
    let mut days: Vec<Date> = evenings.iter().filter_map(NotedEvening::day).collect();
    days.dedup();
    write(&mut ledger, &evenings)?;
    screen.prose(&say!(lang, notes_taken_in(hands, days.len(), known)))?;
    if !newly.is_empty() {
        screen.prose(&say!(lang, new_here(&newly)))?;
    }
    Ok(Status::Done)
}

/// Returns the people and currencies that are new, each with what it may be a slip for; `None` where
/// somebody says that it is one, or that the hands are of no day that has not come.
fn meant(
    evenings: &[NotedEvening],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<Option<Vec<New>>, Failure> {
    let asks = has_person();
    let days = evenings.iter().filter_map(NotedEvening::day);
    if let Some(last) = days.max()
        && !future::is_meant(last, asks, screen)?
    {
        return Ok(None);
    }
    let known = Known::of(ledger)?;
    let mut newly: Vec<New> = Vec::new();
    for body in evenings.iter().filter_map(NotedEvening::body) {
        let chip = body.chip.as_deref().and_then(ChipValue::written);
        let money = chip.and_then(|chip| known.money(&chip.currency));
        let found = known.people(&body.players).into_iter().chain(money);
        for new in found {
            if !newly.contains(&new) {
                newly.push(new);
            }
        }
    }
    let nearly = newly.iter().filter(|_| asks);
    for (name, near) in nearly.filter_map(|new| Some((&new.name, new.near.as_ref()?))) {
        let question = say!(screen.lang(), name_meant(name, near));
        if yes_alone(&question, Decision::NearName, screen)? != Some(false) {
            return Ok(None);
        }
    }
    Ok(Some(newly))
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
    let lang = screen.lang();
    let here = |number: u32| ScriptLine {
        script: input.clone(),
        number,
    };
    let mut status = Status::Refused;
    for hand in wrong.iter().take(TOLD) {
        match hand {
            Misnoted::Wrong { faults, calendar } => {
                status = refuse(&name, faults, *calendar, false, screen)?;
            }
            Misnoted::NoDay(first) => {
                screen.complain([say!(lang, no_day(&here(*first)))])?;
            }
            Misnoted::Told(line, Mistold::Refused(refusal)) => {
                let why = told_refusal(lang, &refusal.words, &refusal.why);
                screen.complain([say!(lang, hand_refused(&here(*line), &why))])?;
            }
            Misnoted::Told(line, Mistold::Open(asks)) => {
                let asks: Vec<String> = asks.iter().map(|ask| told_question(lang, ask)).collect();
                screen.complain([say!(lang, hand_open(&here(*line), &asks))])?;
            }
        }
    }
    let more = wrong.len().saturating_sub(TOLD);
    if more > 0 {
        screen.complain([say!(screen.lang(), more_hands_wrong(more))])?;
    }
    Ok(status)
}
