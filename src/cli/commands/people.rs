//! `dokbak people`: who plays and under which names, and changes to that.

use crate::cli::args::{PeopleArgs, PeopleCommand};
use crate::cli::draw::glued;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::json::written;
use crate::cli::opened::{existing, older, opened_to_write};
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::usage::quoted;
use crate::cli::words::say;
use crate::date::Date;
use crate::evening::setup::{can_be_called, is_no_kitty};
use crate::ledger::{Grain, Ledger, LedgerError, People, Period, Person, PersonBody, PersonFault};
use crate::record::Name;
use crate::report::newly::nearest_person;
use crate::report::session::ENGINE;
use serde::Serialize;
use std::path::Path;

/// A person as listed.
#[derive(Debug, Serialize)]
struct PersonJson {
    name: Name,
    names: Vec<Name>,
    guest: bool,
    since: Option<String>,
    hands: u32,
}

/// Everybody, as JSON; `docs/LEDGER.md` explains each field.
#[derive(Debug, Default, Serialize)]
struct PeopleJson {
    people: Vec<PersonJson>,
}

pub(in crate::cli) fn run(
    args: &PeopleArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    match &args.command {
        None => list(args.json, path, screen)?,
        Some(command) => write(&body(command), path, screen)?,
    }
    Ok(Status::Done)
}

/// Returns what to write for a command about a person.
fn body(command: &PeopleCommand) -> PersonBody {
    match command.clone() {
        PeopleCommand::Rename { who, name } => PersonBody::Rename {
            who: who.into(),
            name: name.into(),
        },
        PeopleCommand::Join { who, with } => PersonBody::Join {
            who: who.into(),
            with: with.into(),
        },
        PeopleCommand::Part { who } => PersonBody::Part { who: who.into() },
        PeopleCommand::Guest { who, no } => PersonBody::Guest {
            who: who.into(),
            guest: !no,
        },
    }
}

/// Lists everybody.
fn list(json: bool, path: Option<&Path>, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let Some(ledger) = existing(path, json, screen)? else {
        if json {
            screen.json(written(&PeopleJson::default()))?;
        }
        return Ok(());
    };
    let people = listed(&ledger)?;
    if json {
        return Ok(screen.json(written(&PeopleJson { people }))?);
    }
    if people.is_empty() {
        return Ok(screen.line(say!(lang, nobody_yet()))?);
    }
    let others = |person: &PersonJson| others(&person.name, &person.names).join(", ");
    let headings = say!(lang, people_headings());
    // If everybody has only one name, leave out the column of other names.
    let columns = if people.iter().all(|person| others(person).is_empty()) {
        headings.len() - 1
    } else {
        headings.len()
    };
    let mut grid = Grid::new(headings.get(..columns).unwrap_or_default()).spare(&[1, 2]);
    for person in &people {
        let name = if person.guest {
            say!(lang, named_guest(&person.name))
        } else {
            person.name.to_string()
        };
        let since = person.since.as_deref();
        let since = since.map_or_else(String::new, |day| say!(lang, on_day(day)));
        let hands = person.hands.to_string();
        let row = [glued(&name), glued(&since), hands, others(person)];
        grid.row(row.get(..columns).unwrap_or_default());
    }
    Ok(screen.table(grid)?)
}

/// Returns a person's other names.
fn others<'a>(name: &str, names: &'a [Name]) -> Vec<&'a str> {
    let names = names.iter().map(Name::as_str);
    names.filter(|other| *other != name).collect()
}

/// Returns everybody with the number of hands they played and the day of the first; for people who
/// played none, the day they first sat down.
fn listed(ledger: &Ledger) -> Result<Vec<PersonJson>, Failure> {
    let people = ledger.people()?;
    let listed = |person: &Person| PersonJson {
        name: person.name.clone(),
        names: person.names.clone(),
        guest: person.guest,
        since: None,
        hands: 0,
    };
    let mut found: Vec<PersonJson> = people.all().iter().map(listed).collect();
    // Earliest day first.
    for total in ledger.totals(Period::default(), Grain::Day)? {
        let at = people.find(&total.player).map(|(at, _)| at);
        if let Some(person) = at.and_then(|at| found.get_mut(at)) {
            person.since.get_or_insert(total.when);
            person.hands = person.hands.saturating_add(total.hands);
        }
    }
    for (listed, person) in found.iter_mut().zip(people.all()) {
        if listed.since.is_none() {
            listed.since.clone_from(&person.since);
        }
    }
    Ok(found)
}

/// Writes a statement about a person.
fn write(body: &PersonBody, path: Option<&Path>, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    if let Some(mut older) = older(path)? {
        append(body, &mut older)?;
    }
    let mut ledger = opened_to_write(screen, path)?;
    let before = append(body, &mut ledger)?;
    let people = ledger.people()?;
    let said = match people.find(body.whom()) {
        Some((_, person)) => Some((body.clone(), person)),
        // The name was only an alias, and nobody has it any more.
        None => still(&before, &people, body.whom()).map(|person| {
            let (who, name) = (body.whom().into(), person.name.clone());
            (PersonBody::Rename { who, name }, person)
        }),
    };
    if let Some((body, person)) = said {
        let others = others(&person.name, &person.names);
        screen.prose(&say!(lang, said_of_person(&body, person, &others)))?;
    }
    if let PersonBody::Join { who, .. } = body {
        let command = format!("dokbak people part {}", quoted(who));
        screen.paragraph(&Styled::hint(say!(lang, join_taken_back(&command))))?;
    }
    Ok(())
}

/// Writes the statement to an open ledger; returns the people as they were before.
fn append(body: &PersonBody, ledger: &mut Ledger) -> Result<People, Failure> {
    let before = ledger.people()?;
    if let PersonBody::Rename { who, name } = body {
        let others = before.all().iter();
        let others = others.filter(|person| before.find(who).is_none_or(|(_, own)| own != *person));
        let others: Vec<Name> = others.flat_map(|person| person.names.clone()).collect();
        let fits = can_be_called(name, &others);
        let kitties = ledger.kitties()?;
        let fits = fits.and_then(|()| is_no_kitty(name, &kitties));
        fits.map_err(Failure::AtPrompt)?;
    }
    let at = Date::now().at;
    match ledger.append_person(&at, ENGINE, body) {
        Ok(_) => Ok(before),
        Err(error) => Err(refused(error, &before)),
    }
}

/// Finds the person who had this name `before`, by the other names that the person still has `now`;
/// `None` if nobody had it.
fn still<'a>(before: &People, now: &'a People, name: &str) -> Option<&'a Person> {
    let (_, person) = before.find(name)?;
    let found = person.names.iter().find_map(|name| now.find(name));
    found.map(|(_, person)| person)
}

/// Turns a ledger error about a person into a failure that suggests who may be meant.
pub(super) fn refused(error: LedgerError, people: &People) -> Failure {
    let LedgerError::Person(fault) = error else {
        return error.into();
    };
    let nearest = match &fault {
        PersonFault::Unknown(name) => nearest_person(name, people),
        _ => None,
    };
    Denied::Person { fault, nearest }.into()
}
