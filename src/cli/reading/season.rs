//! `dokbak season`: names for some days, and how these days went.

use super::counting::last_verified;
use super::standings;
use crate::cli::args::SeasonArgs;
use crate::cli::draw::{glued, named};
use crate::cli::error::{Failure, Misuse, Status};
use crate::cli::facts::kept::KeptMisuse;
use crate::cli::json::written;
use crate::cli::opened::{existing, older, opened, opened_to_write};
use crate::cli::page::told_of;
use crate::cli::period;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{Lang, Text, say};
use crate::date::Date;
use crate::ledger::{EntryId, Ledger, LedgerError, Season, SeasonBody};
use crate::record::{ChipValue, Name};
use crate::report::season::{SeasonAhead, SeasonOutlook, SeasonSoFar};
use crate::report::session::ENGINE;
use serde::Serialize;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &SeasonArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let days = days(&args.days)?;
    let Some(name) = &args.name else {
        match existing(path, args.json, screen)? {
            Some(ledger) => list(args.json, &ledger, screen)?,
            None if args.json => screen.json(written(&SeasonsJson::default()))?,
            None => {}
        }
        return Ok(Status::Done);
    };
    if args.remove || days.is_some() {
        let body = SeasonBody {
            name: name.trim().to_owned(),
            days: days.map(|(since, until)| (since.to_string(), until.to_string())),
        };
        write(&body, path, screen)?;
        return Ok(Status::Done);
    }
    let ledger = opened(screen, path)?;
    let season = period::named(name, ledger.seasons()?)?;
    if args.json {
        let told = SeasonJson::read(&ledger, &season)?;
        screen.json(written(&told))?;
    } else {
        draw(&season, &ledger, screen)?;
    }
    Ok(Status::Done)
}

/// Words between the first and the last day of a season.
const BETWEEN: [&str; 7] = ["to", "until", "부터", "까지", "から", "まで", "-"];

/// Returns the first and the last day of a season as they are typed: `2026-03-01 to 2026-05-31`,
/// `2026-03-01~2026-05-31`; `None` if nothing is. Errors: anything else.
fn days(words: &[String]) -> Result<Option<(Date, Date)>, Failure> {
    if words.is_empty() {
        return Ok(None);
    }
    let text = words.join(" ");
    let bad = || Misuse::Kept(KeptMisuse::NoDays(text.clone()));
    let apart = text.replace(['~', '〜', '～', '–'], " ");
    let mut found = Vec::new();
    for word in apart.split_whitespace() {
        let end = BETWEEN
            .iter()
            .skip(2)
            .find_map(|end| word.strip_suffix(end));
        let day = end.unwrap_or(word);
        if day.is_empty() || BETWEEN.contains(&word) {
            continue;
        }
        found.push(Date::read(day).ok_or_else(bad)?);
    }
    match found.as_slice() {
        [since, until] => Ok(Some((*since, *until))),
        _ => Err(bad().into()),
    }
}

fn write(body: &SeasonBody, path: Option<&Path>, screen: &mut Screen) -> Result<(), Failure> {
    screen.outlives_its_reader();
    body.check().map_err(LedgerError::Kept)?;
    if let Some(mut older) = older(path)? {
        append(body, &mut older)?;
    }
    let mut ledger = opened_to_write(screen, path)?;
    append(body, &mut ledger)?;
    let (lang, name) = (screen.lang(), &body.name);
    let said = match &body.days {
        Some((since, until)) => say!(lang, season_named(name, since, until)),
        None => say!(lang, season_removed(name)),
    };
    Ok(screen.prose(&said)?)
}

fn append(body: &SeasonBody, ledger: &mut Ledger) -> Result<(), Failure> {
    if body.days.is_none() {
        // Names the seasons that are there.
        period::named(&body.name, ledger.seasons()?)?;
    }
    ledger.append_season(&Date::now().at, ENGINE, body)?;
    Ok(())
}

/// Lists all seasons, with who leads or led.
fn list(json: bool, ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    let seasons = ledger.seasons()?;
    if json {
        let seasons = seasons.iter().map(|one| SeasonJson::read(ledger, one));
        let seasons = seasons.collect::<Result<_, _>>()?;
        return Ok(screen.json(written(&SeasonsJson { seasons }))?);
    }
    let lang = screen.lang();
    if seasons.is_empty() {
        return Ok(screen.prose(say!(lang, no_season_yet()))?);
    }
    let (people, today) = (ledger.people()?, Date::now().day);
    let mut grid = Grid::new(&say!(lang, season_headings())).spare(&[3]);
    for season in &seasons {
        let so_far = SeasonSoFar::read(ledger, &people, season, today)?;
        grid.styled_row([
            Styled::from(season.name.as_str()),
            Styled::from(glued(&say!(lang, on_day(&season.since.to_string())))),
            Styled::from(glued(&say!(lang, on_day(&season.until.to_string())))),
            Styled::from(so_far.played.evenings.to_string()),
            Styled::from(names(&so_far.leads)),
        ]);
    }
    Ok(screen.table(grid)?)
}

fn names(names: &[Name]) -> String {
    let names: Vec<&str> = names.iter().map(Name::as_str).collect();
    names.join(", ")
}

/// Shows one season: how everybody stands, who was there, and what comes next.
fn draw(season: &Season, ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let (people, today) = (ledger.people()?, Date::now().day);
    let so_far = SeasonSoFar::read(ledger, &people, season, today)?;
    let (since, until) = (season.since.to_string(), season.until.to_string());
    let head = say!(
        lang,
        season_head(&season.name, &since, &until, so_far.played)
    );
    screen.paragraph(&Styled::heading(head))?;
    standings::of_period(season.period(), ledger, screen)?;
    if !so_far.attendance.is_empty() {
        screen.line("")?;
        screen.paragraph(&Styled::heading(say!(lang, attendance_head())))?;
        let mut grid = Grid::new(&say!(lang, attendance_headings()));
        let people = ledger.people()?;
        for one in &so_far.attendance {
            grid.styled_row([
                Styled::from(glued(&named(lang, &people, &one.player))),
                Styled::from(say!(
                    lang,
                    evenings_of(one.evenings, so_far.played.evenings)
                )),
                Styled::from(one.in_a_row.to_string()),
            ]);
        }
        screen.table(grid)?;
    }
    let (_, titles) = told_of(ledger, season.period(), lang)?;
    if !titles.is_empty() {
        screen.line("")?;
        screen.paragraph(&Styled::heading(say!(lang, season_titles())))?;
        for title in titles {
            screen.prose(&title)?;
        }
    }
    screen.line("")?;
    match &so_far.outlook {
        SeasonOutlook::Ahead(days) => screen.prose(&say!(lang, season_ahead(*days)))?,
        SeasonOutlook::Over => screen.prose(say!(lang, season_over()))?,
        SeasonOutlook::On(ahead) => next(&so_far, ahead, screen)?,
    }
    last_verified(ledger, screen)
}

/// Shows what comes next in a season that goes on.
fn next(so_far: &SeasonSoFar, ahead: &SeasonAhead, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    screen.prose(&say!(
        lang,
        season_left(ahead.days, so_far.played.evenings, ahead.evenings)
    ))?;
    let unit = ahead.unit.as_ref();
    for one in &ahead.chasers {
        let (behind, ordinary) = (
            amount(lang, one.behind, unit),
            amount(lang, one.ordinary, unit),
        );
        let leads = names(&so_far.leads);
        screen.prose(&say!(
            lang,
            can_catch(&one.player, &leads, &behind, &ordinary)
        ))?;
    }
    if ahead.chasers.is_empty() && so_far.attendance.len() > 1 {
        screen.prose(say!(lang, nobody_catches()))?;
    }
    Ok(())
}

/// Returns a number of chips, or of units of money.
fn amount(lang: Lang, number: i64, unit: Option<&ChipValue>) -> Text {
    match unit {
        Some(unit) => say!(lang, money(number, unit)),
        None => Text::from(number.to_string()),
    }
}

/// The output of `dokbak season --json`; `docs/LEDGER.md` explains each field.
#[derive(Default, Serialize)]
struct SeasonsJson {
    seasons: Vec<SeasonJson>,
}

#[derive(Serialize)]
struct SeasonJson {
    entry: EntryId,
    name: String,
    since: String,
    until: String,
    evenings: usize,
    hands: u32,
    /// Of how many of the evenings only the result is known; left out of the JSON if of none.
    #[serde(skip_serializing_if = "Option::is_none")]
    results: Option<usize>,
    leads: Vec<Name>,
    attendance: Vec<AttendanceJson>,
}

#[derive(Serialize)]
struct AttendanceJson {
    player: Name,
    evenings: usize,
    in_a_row: usize,
}

impl SeasonJson {
    fn read(ledger: &Ledger, season: &Season) -> Result<Self, Failure> {
        let people = ledger.people()?;
        let so_far = SeasonSoFar::read(ledger, &people, season, Date::now().day)?;
        let attendance = so_far.attendance.into_iter();
        let attendance = attendance.map(|one| AttendanceJson {
            player: one.player,
            evenings: one.evenings,
            in_a_row: one.in_a_row,
        });
        Ok(Self {
            entry: season.entry,
            name: season.name.clone(),
            since: season.since.to_string(),
            until: season.until.to_string(),
            evenings: so_far.played.evenings,
            hands: so_far.played.hands,
            results: Some(so_far.played.results).filter(|results| *results > 0),
            leads: so_far.leads,
            attendance: attendance.collect(),
        })
    }
}
