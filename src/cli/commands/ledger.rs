//! `dokbak log`, `show`, `standings` and `verify`: reading the ledger.

use super::ledger_path;
use crate::card::Calendar;
use crate::case::{Case, Opening};
use crate::cli::args::{LogArgs, ShowArgs, StandingsArgs};
use crate::cli::course::{Course, verdict};
use crate::cli::draw;
use crate::cli::entry::read_chip;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::{Grid, Screen};
use crate::cli::text;
use crate::date::Date;
use crate::ledger::{EntryId, Filter, Ledger, NetLine, SessionId};
use crate::report::{Standing, standings as standings_of};
use crate::rules::{Rules, from_text};
use crate::verdict::Outcome;
use std::io::Write as _;
use std::path::Path;

/// Returns the ledger, or `None` with a word to the reader where nothing was written yet.
fn existing(path: Option<&Path>, screen: &mut Screen) -> Result<Option<Ledger>, Failure> {
    let path = ledger_path(path)?;
    let ledger = Ledger::open_existing(&path)?;
    if ledger.is_none() {
        screen.line(text::no_ledger(&path))?;
    }
    Ok(ledger)
}

pub(in crate::cli) fn log(
    args: &LogArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let Some(ledger) = existing(path, screen)? else {
        return Ok(Status::Done);
    };
    let sessions = match args.session {
        Some(number) => vec![ledger.session(SessionId(number))?],
        None => ledger.sessions()?,
    };
    for session in sessions {
        let title = screen.bold(&text::log_session(&session));
        screen.line(title)?;
        let mut grid = Grid::new(&text::log_headings());
        let mut played = 0;
        for hand in ledger.hands(session.id)? {
            let verdict = verdict(&hand)?;
            let again = verdict.outcome == Outcome::Void;
            played += u32::from(!again);
            let id = hand.id.0.to_string();
            let number = if again {
                String::new()
            } else {
                played.to_string()
            };
            let net = text::brought(&verdict, &hand.net);
            let mut ended = text::headline(&verdict);
            if let Some(correction) = &hand.correction {
                ended = text::corrected(&ended, &correction.reason);
            }
            grid.row(&[&id, &number, &ended, &net]);
        }
        screen.table(grid)?;
        screen.line("")?;
    }
    Ok(Status::Done)
}

pub(in crate::cli) fn show(
    args: &ShowArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let file = ledger_path(path)?;
    let Some(ledger) = Ledger::open_existing(&file)? else {
        return Err(Failure::Refused(text::no_ledger(&file)));
    };
    let hand = ledger.hand(EntryId(args.hand))?;
    if args.json {
        screen.line(&hand.verdict)?;
        return Ok(Status::Done);
    }
    let title = screen.bold(&text::shown_hand(&hand));
    screen.line(title)?;
    screen.line("")?;
    let digits = hand.record.lines().count().to_string().len();
    for (number, line) in (1..).zip(hand.record.lines()) {
        screen.line(format!("  {number:digits$}  {line}"))?;
    }
    screen.line("")?;
    let session = ledger.session(hand.session)?.body;
    let ruleset = from_text(&session.ruleset, &session.rules, Path::new(".")).ok();
    // The record may have set rules for this hand alone.
    let rules = ruleset.as_ref().map(|ruleset| {
        let opening = Opening {
            ruleset: Some(ruleset),
            ..Opening::default()
        };
        Case::read(&hand.record, opening).ruleset.rules
    });
    let calendar = rules
        .as_ref()
        .map_or_else(Calendar::default, Rules::calendar);
    let explain = rules.as_ref().filter(|_| args.explain);
    draw::verdict(screen, &verdict(&hand)?, calendar, explain)?;
    Ok(Status::Done)
}

pub(in crate::cli) fn standings(
    args: &StandingsArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    if let Some(since) = args
        .since
        .as_deref()
        .filter(|since| Date::read(since).is_none())
    {
        return Err(Failure::Usage(text::bad_date(since)));
    }
    let Some(ledger) = existing(path, screen)? else {
        return Ok(Status::Done);
    };
    if let Some(session) = args.session {
        ledger.session(SessionId(session))?;
    }
    let filter = Filter {
        session: args.session.map(SessionId),
        since: args.since.clone(),
        player: args.player.clone(),
    };
    let lines = ledger.nets(&filter)?;
    let chip = chip(&ledger, &lines)?;
    let mut found = standings_of(&lines).ok_or_else(|| Failure::Refused(text::too_many_chips()))?;
    add_closings(&ledger, &lines, &mut found)?;
    if found.is_empty() {
        screen.line(text::nothing_played())?;
        return Ok(Status::Done);
    }
    draw::standings(screen, &found, chip.as_ref())?;
    if args.player.is_some() {
        screen.line("")?;
        let mut grid = Grid::new(&text::hands_headings());
        for line in &lines {
            let day = line.at.get(..10).unwrap_or(&line.at);
            let (session, entry) = (line.session.0.to_string(), line.entry.0.to_string());
            grid.row(&[day, &session, &entry, &text::signed(line.chips)]);
        }
        screen.table(grid)?;
    }
    Ok(Status::Done)
}

/// Adds what the end of a session brought each player besides its hands.
fn add_closings(ledger: &Ledger, lines: &[NetLine], found: &mut [Standing]) -> Result<(), Failure> {
    let mut sessions: Vec<SessionId> = lines.iter().map(|line| line.session).collect();
    sessions.dedup();
    for session in sessions {
        if ledger.session(session)?.closed.is_none() {
            continue;
        }
        for (name, chips) in Course::of(ledger, session)?.at_close() {
            if let Some(standing) = found.iter_mut().find(|standing| standing.player == name) {
                standing.chips = standing.chips.saturating_add(chips);
            }
        }
    }
    Ok(())
}

/// Returns the worth of a chip where it was the same in all sessions that these hands are of.
fn chip(ledger: &Ledger, lines: &[NetLine]) -> Result<Option<crate::record::ChipValue>, Failure> {
    let mut sessions: Vec<SessionId> = lines.iter().map(|line| line.session).collect();
    sessions.dedup();
    let mut worths = Vec::new();
    for session in sessions {
        worths.push(ledger.session(session)?.body.chip);
    }
    worths.dedup();
    match worths.as_slice() {
        [Some(chip)] => Ok(read_chip(chip)),
        _ => Ok(None),
    }
}

pub(in crate::cli) fn verify(path: Option<&Path>, screen: &mut Screen) -> Result<Status, Failure> {
    let Some(ledger) = existing(path, screen)? else {
        return Ok(Status::Done);
    };
    let faults = ledger.verify()?;
    for fault in &faults {
        writeln!(std::io::stderr(), "{fault}")?;
    }
    if !faults.is_empty() {
        return Ok(Status::Ledger);
    }
    screen.line(text::verified(ledger.head()?.as_ref()))?;
    Ok(Status::Done)
}
