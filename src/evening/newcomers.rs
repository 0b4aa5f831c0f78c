//! Checks whether a new name or currency is a misspelling of a known one.

use super::hand_start::HandStart;
use super::refusal::BadSeating;
use super::setup::{SetupHistory, can_be_called, is_no_kitty, known_names, near};
use super::step::{Step, Stop};
use super::sure::Sure;
use crate::ledger::People;
use crate::letters::same_name;
use crate::record::{ChipValue, Name};
use crate::report::newly::KnownBefore;

/// Asks, for each new name at the table, whether it means a known person with a similar name.
/// `known` are those who were asked about before.
pub(super) fn near_names(
    history: &mut SetupHistory,
    known: &mut Vec<Name>,
    step: &mut Step<'_>,
) -> Result<(), Stop> {
    while let Some((name, near)) = history.near_name() {
        if is_meant(&name, &near, step)? {
            history.mean(&name, &near).map_err(Stop::refuse)?;
        } else {
            history.is_new(name);
        }
    }
    let people = step.book.ledger().people()?;
    sit_down(&history.now().players, known, &people, step)
}

/// Asks, for each of these people who is known from another table of the club, whether it is that
/// person; not about `known`, to whom it adds them. Refuses who plays at another table today, and who
/// has a name that is somebody else's.
pub(super) fn sit_down(
    names: &[Name],
    known: &mut Vec<Name>,
    people: &People,
    step: &mut Step<'_>,
) -> Result<(), Stop> {
    let seats = step.book.ledger().club_seats(people)?;
    let today = step.now().day.to_string();
    for name in names {
        if let Some(table) = seats.plays_at(name, &today, people) {
            let table = table.to_owned();
            let name = name.clone();
            return Err(Stop::mend(BadSeating::PlaysElsewhere { name, table }));
        }
        let Some(table) = seats
            .known_from(name, people)
            .filter(|_| !known.contains(name))
        else {
            continue;
        };
        let (name, table) = (name.clone(), table.to_owned());
        if !step.sure(
            Sure::OfTable {
                name: name.clone(),
                table,
            },
            true,
        )? {
            return Err(Stop::mend(BadSeating::NeedsOwnName(name)));
        }
        known.push(name);
    }
    Ok(())
}

/// Returns the currency that was meant for the chip, asking if there is somebody to ask; `None` if
/// the typed currency was a slip. Even on the first evening, an unfamiliar currency is asked about,
/// since a slip would stay in the ledger for good.
pub(super) fn money_meant(chip: &ChipValue, step: &mut Step<'_>) -> Result<Option<String>, Stop> {
    let typed = chip.currency.clone();
    let known = KnownBefore::read(step.book.ledger())?;
    let new = known.money(&typed);
    if (new.is_none() && !known.is_strange(&typed)) || !step.asks() {
        return Ok(Some(typed));
    }
    if let Some(near) = new.and_then(|new| new.near) {
        let meant = Sure::NearMoney {
            currency: typed.clone(),
            near: near.clone(),
        };
        if step.sure(meant, false)? {
            return Ok(Some(near));
        }
    }
    let currency = typed.clone();
    let sure = step.sure(Sure::NewMoney { currency }, true)?;
    Ok(sure.then_some(typed))
}

/// Asks whether a new name means the known one `near`; false if there is nobody to ask.
fn is_meant(name: &str, near: &str, step: &mut Step<'_>) -> Result<bool, Stop> {
    let (name, near) = (name.to_owned(), near.to_owned());
    step.sure(Sure::NearName { name, near }, false)
}

/// Returns the people that these texts name: players of the session, people in the ledger, or new
/// people.
pub(super) fn newcomers(
    start: &HandStart,
    texts: &[Name],
    people: &People,
    step: &mut Step<'_>,
) -> Result<Vec<Name>, Stop> {
    let (known, kitties) = (known_names(people), step.book.ledger().kitties()?);
    let mut come: Vec<Name> = Vec::new();
    for text in texts {
        let mut name = start.of_session(text).unwrap_or_else(|| text.clone());
        let table: Vec<Name> = start.players.iter().chain(&come).cloned().collect();
        let mut all = start.came.iter().chain(&known);
        if let Some(found) = all.find(|other| same_name(other, &name)) {
            name.clone_from(found);
        } else if let Some(near) = near(&name, &table, people)
            && is_meant(&name, &near, step)?
        {
            name = near;
        }
        let mut seated = start.players.iter();
        if seated.any(|seated| *seated == name || people.are_one(seated, &name)) {
            return Err(Stop::mend(BadSeating::PlaysAlready(name)));
        }
        can_be_called(&name, &known)?;
        is_no_kitty(&name, &kitties)?;
        let mut others = come.iter();
        if !others.any(|other| *other == name || people.are_one(other, &name)) {
            come.push(name);
        }
    }
    sit_down(&come, &mut Vec::new(), people, step)?;
    Ok(come)
}
