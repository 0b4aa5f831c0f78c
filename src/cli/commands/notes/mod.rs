//! Takes hands that were noted elsewhere into the ledger.

mod days;
mod here;
mod names;
mod wrong;

use super::spelled::{Renaming, renamings};
use crate::cli::args::ImportArgs;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::facts::input::InputSource;
use crate::cli::opened::{asking, ledger_path, older, say_at_opening, trial};
use crate::cli::screen::{Screen, Styled, has_person};
use crate::cli::usage::quoted;
use crate::cli::words::say;
use crate::closing::moves_too_many;
use crate::date::Date;
use crate::ledger::{Batch, HandName, Ledger, PersonBody};
use crate::report::notes::{self, Misnoted, Noted, evenings};
use crate::report::session::{ENGINE, fit_together};
use here::{FoundNotes, NotesAnswers, Sorted};
use names::NotedNames;
use std::collections::BTreeSet;
use std::path::Path;

/// Takes in the hands of a text. The first hand belongs to `day` unless the text names another day.
pub(super) fn take_in(
    args: &ImportArgs,
    text: &str,
    day: Option<Date>,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let input = InputSource::from_path(&args.file);
    let base = args.file.parent().unwrap_or(Path::new("."));
    let noted = notes::read(text, base, day);
    if noted.as_ref().is_ok_and(Vec::is_empty) {
        return Err(Denied::NothingNoted(input).into());
    }
    NotesIntake::new(args, &input, "")?.take_in(noted, path, screen)
}

/// Who is new, and what happens to each hand.
type Meant = (NotedNames, Sorted);

/// Notes to take in, and the decisions made beforehand.
pub(super) struct NotesIntake<'a> {
    input: &'a InputSource,
    answers: NotesAnswers,
    renamings: Vec<Renaming>,
    /// Whether nothing is written.
    is_dry: bool,
}

impl<'a> NotesIntake<'a> {
    /// Gathers the decisions of the command line; `options` are those that the command needs to read
    /// the same notes again, each after a blank. Errors: `--name` has no two names.
    pub(super) fn new(
        args: &ImportArgs,
        input: &'a InputSource,
        options: &str,
    ) -> Result<Self, Failure> {
        let file = quoted(&args.file.display().to_string());
        Ok(Self {
            input,
            answers: NotesAnswers {
                command: format!("dokbak import {file}{options}"),
                mended: args.mended,
                equal: args.equal,
                asks: has_person() && !args.dry_run,
            },
            renamings: renamings(&args.name)?,
            is_dry: args.dry_run,
        })
    }

    /// Takes in noted hands, or says what is wrong with them.
    pub(super) fn take_in(
        &self,
        noted: Result<Vec<Noted>, Vec<Misnoted>>,
        path: Option<&Path>,
        screen: &mut Screen,
    ) -> Result<Status, Failure> {
        let noted = noted.and_then(|noted| notes::renamed(noted, &self.renamings));
        let noted = match noted {
            Ok(noted) => noted,
            Err(wrong) => return wrong::say(self.input, &wrong, screen),
        };
        if !days::can_be(self.input, &noted, screen)? {
            return Ok(Status::Refused);
        }
        if self.is_dry {
            return self.only_show(noted, path, screen);
        }
        if let Some(mut older) = older(path)? {
            let found = FoundNotes::look_up(noted.clone(), &older, &NotedNames::default())?;
            write(&mut older, &found.untold(), "")?;
        }
        let lang = screen.lang();
        let path = ledger_path(path)?;
        let mut meant = None;
        if matches!(Ledger::open_reading(path), Ok(None)) {
            meant = self.meant_at_first(&noted, path, screen)?;
            if meant.is_none() {
                screen.line(say!(lang, not_written()))?;
                return Ok(Status::Done);
            }
        }
        let mut ledger = asking(path, screen, Ledger::open_to_play)?;
        say_at_opening(screen, &ledger);
        // Somebody else may have written a first entry meanwhile.
        let meant = meant.filter(|_| matches!(ledger.head(), Ok(None)));
        let meant = match meant {
            Some(meant) => Some(meant),
            None => self.meant(noted, &ledger, screen)?,
        };
        let Some((names, sorted)) = meant else {
            screen.line(say!(lang, not_written()))?;
            return Ok(Status::Done);
        };
        self.take(&mut ledger, &sorted, screen)?;
        names.tell(screen)?;
        Ok(Status::Done)
    }

    /// Decides about the hands before there is a ledger, so that hands that will be refused leave no
    /// empty one behind; `None` if a question was not answered.
    fn meant_at_first(
        &self,
        noted: &[Noted],
        path: &Path,
        screen: &mut Screen,
    ) -> Result<Option<Meant>, Failure> {
        let trial = Ledger::trial(path)?;
        let meant = self.meant(noted.to_vec(), &trial, screen)?;
        match &meant {
            Some((_, sorted)) if !have_room(&trial, sorted)? => Err(Denied::TooManyChips.into()),
            _ => Ok(meant),
        }
    }

    /// Writes hands, and says what was written.
    fn take(
        &self,
        ledger: &mut Ledger,
        sorted: &Sorted,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        let lang = screen.lang();
        let reason = say!(lang, mended_in(self.input));
        let corrected = write(ledger, sorted, &reason)?;
        let new: BTreeSet<Date> = sorted.new.iter().map(|hand| hand.day).collect();
        if !sorted.new.is_empty() || sorted.changes_nothing() {
            let known = sorted.known();
            screen.prose(&say!(
                lang,
                notes_taken_in(sorted.new.len(), new.len(), known, sorted.is_of_evenings())
            ))?;
        }
        let people = ledger.people()?;
        for (who, name) in sorted.called.iter().cloned() {
            let body = PersonBody::Rename { who, name };
            if let Some((_, person)) = people.find(body.whom()) {
                screen.prose(&say!(lang, said_of_person(&body, person, &[])))?;
            }
        }
        for hand in corrected {
            screen.prose(&say!(lang, corrected_of(&ledger.hand_called(&hand)?)))?;
        }
        sorted.tell(&self.answers, self.input, ledger, screen)
    }

    /// Says what would be taken in, and writes nothing.
    fn only_show(
        &self,
        noted: Vec<Noted>,
        path: Option<&Path>,
        screen: &mut Screen,
    ) -> Result<Status, Failure> {
        let ledger = trial(ledger_path(path)?)?;
        let Some((names, sorted)) = self.meant(noted, &ledger, screen)? else {
            return Ok(Status::Refused);
        };
        for hand in &sorted.new {
            let row = shown(hand, screen);
            screen.prose(row)?;
        }
        sorted.tell(&self.answers, self.input, &ledger, screen)?;
        names.tell(screen)?;
        let said = say!(
            screen.lang(),
            would_take_in(sorted.new.len(), sorted.known(), sorted.is_of_evenings())
        );
        screen.prose(&said)?;
        Ok(Status::Done)
    }

    /// Finds out who is new and what happens to each hand; `None` if a question was not answered,
    /// or if somebody says that the notes are wrong.
    fn meant(
        &self,
        noted: Vec<Noted>,
        ledger: &Ledger,
        screen: &mut Screen,
    ) -> Result<Option<Meant>, Failure> {
        let asks = self.answers.asks;
        if !days::are_meant(&noted, asks, screen)? {
            return Ok(None);
        }
        let Some(mut names) = NotedNames::meant(&noted, ledger, &self.renamings, asks, screen)?
        else {
            return Ok(None);
        };
        let noted = match notes::renamed(noted, names.renamings()) {
            Ok(noted) => noted,
            Err(wrong) => {
                wrong::say(self.input, &wrong, screen)?;
                return Ok(None);
            }
        };
        let found = FoundNotes::look_up(noted, ledger, &names)?;
        let Some(mut sorted) = found.sorted(&self.answers, self.input, ledger, screen)? else {
            return Ok(None);
        };
        names.keep_those_of(&sorted.new);
        sorted.called = names.called().to_vec();
        Ok(Some((names, sorted)))
    }
}

/// Returns a row that shows a noted hand: its day, and what each player won or lost.
pub(super) fn shown(hand: &Noted, screen: &Screen) -> Styled {
    let lang = screen.lang();
    let day = say!(lang, on_day(&hand.day.to_string()));
    let net = say!(lang, brought(&hand.verdict, &hand.verdict.net));
    Styled::from(format!("  {day}: ")).then(net)
}

/// Writes all sessions and corrections, or nothing; returns the corrections.
/// Errors: the chips do not fit the ledger's totals.
fn write(ledger: &mut Ledger, sorted: &Sorted, reason: &str) -> Result<Vec<HandName>, Failure> {
    if !have_room(ledger, sorted)? {
        return Err(Denied::TooManyChips.into());
    }
    let at = Date::now().at;
    ledger.in_transaction(|batch| write_in(batch, sorted, reason, &at))?;
    let corrected = sorted.corrections.iter();
    Ok(corrected.map(|(here, _)| here.hand.name()).collect())
}

fn write_in(batch: &mut Batch<'_>, sorted: &Sorted, reason: &str, at: &str) -> Result<(), Failure> {
    for (who, name) in sorted.called.iter().cloned() {
        batch.append_person(at, ENGINE, &PersonBody::Rename { who, name })?;
    }
    for (here, noted) in &sorted.corrections {
        let body = noted.correction(here.hand.id, reason);
        batch.append_correction(here.hand.session, at, ENGINE, &body)?;
    }
    for evening in evenings(sorted.new.clone()) {
        let Some(body) = evening.body() else {
            continue;
        };
        let session = batch.open_session(at, ENGINE, &body)?;
        for hand in evening.hands() {
            batch.append_hand(session, at, ENGINE, &hand)?;
        }
        let closing = evening.closing().ok_or(Denied::UnevenChips)?;
        batch.close_session(session, at, ENGINE, &closing)?;
    }
    Ok(())
}

/// True if the chips and points of these hands fit the ledger's totals.
fn have_room(ledger: &Ledger, sorted: &Sorted) -> Result<bool, Failure> {
    let corrections = sorted.corrections.iter().map(|(_, noted)| noted);
    let hands = sorted.new.iter().chain(corrections);
    let verdicts = || hands.clone().map(|hand| &hand.verdict);
    if verdicts().any(moves_too_many) {
        return Ok(false);
    }
    let chips = verdicts().flat_map(|verdict| &verdict.net);
    let rounds = verdicts().filter_map(|verdict| verdict.round());
    let points = rounds.flat_map(|round| &round.points);
    let moved = chips.chain(points).map(|(_, moved)| *moved);
    Ok(fit_together(moved.chain([ledger.volume()?])))
}
