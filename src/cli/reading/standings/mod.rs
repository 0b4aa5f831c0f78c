//! `dokbak standings`: who has won and lost how much.

mod json;
mod lists;
mod moved;
mod overall;

use crate::cli::args::StandingsArgs;
use crate::cli::draw;
use crate::cli::error::{Failure, Status};
use crate::cli::opened::existing;
use crate::cli::reading::counting::last_verified;
use crate::cli::screen::{Screen, Styled};
use crate::cli::somebody::somebody;
use crate::cli::words::say;
use crate::ledger::{Ledger, People, Period, SessionId};
use crate::record::Name;
use crate::report::account::{
    Overall, SessionMovements, Since, adjusted_shares, games, is_of, months,
};
use crate::report::session::SessionSoFar;
pub(in crate::cli) use lists::tell_left_out;
use std::path::Path;

/// Up to this many hands of one player are listed one by one; if there are more, month by month.
const LISTED: u32 = 200;

pub(in crate::cli) fn run(
    args: &StandingsArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    args.period.check()?;
    let Some(ledger) = existing(path, args.json, screen)? else {
        if args.json {
            screen.json(json::nothing())?;
        }
        return Ok(Status::Done);
    };
    drawn(args, args.period.in_ledger(&ledger)?, &[], &ledger, screen)?;
    Ok(Status::Done)
}

/// Shows the standings of an open ledger, or of an evening if its sessions are given.
pub(in crate::cli) fn told(
    args: &StandingsArgs,
    evening: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    drawn(
        args,
        args.period.in_ledger(ledger)?,
        evening,
        ledger,
        screen,
    )
}

fn drawn(
    args: &StandingsArgs,
    period: Period,
    evening: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let named = args.evening.map(|asked| ledger.find_evening(asked));
    let named = named.transpose()?;
    let of = named.as_deref().unwrap_or(evening);
    if let Some(player) = &args.player {
        somebody(player, &ledger.people()?)?;
    }
    if of.is_empty() {
        of_all(args, period, ledger, screen)
    } else {
        of_sessions(args, period, of, ledger, screen)
    }
}

/// Shows the standings over some sessions.
fn of_sessions(
    args: &StandingsArgs,
    period: Period,
    of: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let people = ledger.people()?;
    let names = names_of(args, &people);
    let mut sums = SessionMovements::read(ledger, &people, period, &names, of)?;
    let left = sums.keep(args.currency.as_deref(), ledger)?;
    if args.json {
        let lines = args.player.is_some().then_some(&sums);
        let parts = sums.parts(ledger)?;
        return Ok(screen.json(json::standings_json(
            &parts,
            None,
            &sums.games,
            &names,
            lines,
            &[],
        )?)?);
    }
    let chips = !sums.hands.is_empty() || !sums.ends.is_empty();
    if !chips && sums.games.is_empty() {
        return Ok(screen.line(say!(lang, nothing_played()))?);
    }
    if of.len() > 1 {
        let head = Styled::heading(say!(lang, evening_head()));
        screen.paragraph(&head)?;
    }
    if chips {
        moved::draw_chips(&sums, &people, ledger, screen)?;
        if args.player.is_some() {
            moved::draw_lines(&sums, &[], ledger, screen)?;
        }
        tell_left_out(&left, screen)?;
    }
    draw_games(ledger, &sums.games, &names, chips, screen)
}

/// Returns all names of the person asked for; empty if nobody is.
fn names_of(args: &StandingsArgs, people: &People) -> Vec<Name> {
    let names = args
        .player
        .as_ref()
        .map(|player| match people.find(player) {
            Some((_, person)) => person.names.clone(),
            None => vec![player.as_str().into()],
        });
    names.unwrap_or_default()
}

/// Shows the standings over all sessions.
fn of_all(
    args: &StandingsArgs,
    period: Period,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let people = ledger.people()?;
    let names = names_of(args, &people);
    let asked = args.currency.as_deref();
    let overall = Overall::read(ledger, &people, period, &names, asked)?;
    let mut games = games(ledger, &people, period, &names)?;
    if asked.is_some() {
        games.retain(|game| overall.has(game.chip()));
    }
    // With only part of the days, it would be unclear what came before.
    let since = (period == Period::default()).then(|| Since::read(ledger));
    let since = since.transpose()?.flatten().filter(|_| overall.worth);
    if args.json {
        let lines = args.player.as_ref();
        let lines = lines.map(|_| moved(args, period, &people, &names, ledger));
        let lines = lines.transpose()?;
        let adjusted = adjusted_shares(ledger, &people, period, &names)?;
        let text = json::standings_json(
            &overall.parts,
            since,
            &games,
            &names,
            lines.as_ref(),
            &adjusted,
        )?;
        return Ok(screen.json(text)?);
    }
    let chips = !overall.standings.is_empty();
    if !chips && games.is_empty() {
        return Ok(screen.line(say!(lang, nothing_played()))?);
    }
    if chips {
        overall::draw(&overall, &people, since.as_ref(), screen)?;
        if args.player.is_some() && overall.hands() > LISTED {
            let months = months(ledger, period, &names, asked)?;
            overall::draw_months(&months, screen)?;
        } else if args.player.is_some() {
            let moved = moved(args, period, &people, &names, ledger)?;
            let mut adjusted = adjusted_shares(ledger, &people, period, &names)?;
            adjusted.retain(|share| overall.has(share.worth.as_ref()));
            moved::draw_lines(&moved, &adjusted, ledger, screen)?;
        }
    }
    draw_games(ledger, &games, &names, chips, screen)?;
    last_verified(ledger, screen)
}

/// Shows the standings of everybody over a period.
pub(in crate::cli) fn of_period(
    period: Period,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let people = ledger.people()?;
    let overall = Overall::read(ledger, &people, period, &[], None)?;
    let games = games(ledger, &people, period, &[])?;
    let chips = !overall.standings.is_empty();
    if !chips && games.is_empty() {
        return Ok(screen.line(say!(lang, nothing_played()))?);
    }
    if chips {
        overall::draw(&overall, &people, None, screen)?;
    }
    draw_games(ledger, &games, &[], chips, screen)
}

/// Returns how chips moved in all sessions, limited to the person and the currency asked for.
fn moved<'a>(
    args: &StandingsArgs,
    period: Period,
    people: &'a People,
    names: &[Name],
    ledger: &Ledger,
) -> Result<SessionMovements<'a>, Failure> {
    let mut moved = SessionMovements::read(ledger, people, period, names, &[])?;
    moved.keep(args.currency.as_deref(), ledger)?;
    Ok(moved)
}

/// Draws the Koi-Koi games that are played for points, with a gap before them if something came
/// first.
fn draw_games(
    ledger: &Ledger,
    games: &[SessionSoFar],
    names: &[Name],
    after: bool,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    for (at, game) in games.iter().enumerate() {
        if after || at > 0 {
            screen.line("")?;
        }
        let settled = game.stored.closed.is_some();
        let called = ledger.called(game.stored.id)?;
        let head = say!(lang, points_head(&called, game.played(), settled));
        let head = Styled::heading(head);
        screen.line(head)?;
        let mut points = game.point_standings()?;
        points.retain(|one| is_of(names, &one.player));
        draw::points(screen, &points, game.ruleset.rules.unit())?;
    }
    Ok(())
}
