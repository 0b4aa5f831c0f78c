//! Changes at the table that need a new session: somebody new, somebody going home, or another chip
//! value. The session is settled up, and the next one continues with the next hand.

use super::change::{TableChange, TableNext};
use super::chip::TableChip;
use super::hand_start::HandStart;
use super::newcomers::{money_meant, newcomers};
use super::play::HandInPlay;
use super::refusal::{BadSeating, Pending, Refusal};
use super::seating::{self, NewSeat, SeatingRequest, must_be_of_session};
use super::seats::{SeatPlan, SeatSide};
use super::setup::worth;
use super::state::{Evening, Mode};
use super::step::{NextMode, Step, Stop, Then, Write};
use super::sure::Sure;
use super::told::Told;
use crate::ledger::{GoingOn, People, SessionBody, Worth};
use crate::letters::Writing;
use crate::record::{ChipValue, Name};
use crate::report::ReportError;
use crate::report::session::SessionSoFar;
use crate::rules::Game;
use crate::telling::money::in_own_money;
use std::sync::Arc;

impl Evening {
    /// Changes who is at the table, if the user is sure.
    pub(super) fn change_seats(
        play: Arc<HandInPlay>,
        seating: &SeatingRequest,
        step: &mut Step<'_>,
    ) -> NextMode {
        let (change, seats) = match seating {
            SeatingRequest::In(names, place) => {
                let people = step.book.ledger().people()?;
                let names = newcomers(&play.start, names, &people, step)?;
                come_in(&play.start, &names, place.as_ref(), &people)?
            }
            SeatingRequest::Home(names) => leavers(&play.start, names)?,
            // Somebody who sits out stays in the session.
            SeatingRequest::Out(_) => return Ok(Mode::Hand(play)),
        };
        seats.fit(&play.start.ruleset.rules)?;
        change_table(play, change, seats, step)
    }

    /// Changes what a chip is worth, if the user is sure.
    pub(super) fn change_chip(
        play: Arc<HandInPlay>,
        chip: TableChip<'_>,
        step: &mut Step<'_>,
    ) -> NextMode {
        let body = &play.stored.body;
        let of_session = body.worth();
        let spoken = step.spoken();
        let told = worth(chip.0)?.map(|chip| in_money_of(chip, of_session, spoken));
        if told.as_ref().map(Worth::from) == body.chip {
            step.tell(Told::WorthThatAlready);
            return Ok(Mode::Hand(play));
        }
        let worth = match told {
            Some(chip) => match money_meant(&chip, step)? {
                Some(currency) => Some(ChipValue { currency, ..chip }),
                None => return Ok(Mode::Hand(play)),
            },
            None => None,
        };
        let seats = SeatPlan::from_start(&play.start);
        change_table(play, TableChange::Chip(worth), seats, step)
    }
}

/// Settles the session up and continues with another one, if the user is sure. Nothing is written
/// before the user replies, and then everything at once.
fn change_table(
    play: Arc<HandInPlay>,
    change: TableChange,
    seats: SeatPlan,
    step: &mut Step<'_>,
) -> NextMode {
    let session = play.id();
    let so_far = step.book.so_far(session)?;
    if let Some(pending) = pending(&so_far) {
        return Err(Stop::mend(BadSeating::Pending(pending)));
    }
    let played = so_far.stored.hands > 0;
    if played {
        Evening::tell_standing(session, step)?;
    }
    let going = going_on(&so_far, &change, &seats)?;
    step.tell(Told::TableNext(TableNext {
        change,
        players: seats.everybody,
        played,
        unit: so_far.ruleset.rules.unit(),
    }));
    if step.sure(Sure::Table, true)? {
        step.mends = true;
        step.write(Write::GoOn { session, going });
        step.then = Then::GoneOn { session, played };
    }
    Ok(Mode::Hand(play))
}

/// Returns the change and the seats with these people added, or why they cannot sit down.
fn come_in(
    start: &HandStart,
    names: &[Name],
    place: Option<&NewSeat>,
    people: &People,
) -> Result<(TableChange, SeatPlan), Refusal> {
    let whom = place.map(|place| must_be_of_session(start, &place.whom));
    let whom = whom.transpose()?;
    let side = place.map(|place| place.side);
    let mut seats = SeatPlan::from_start(start);
    let mut beside = side.zip(whom.as_deref());
    for name in names {
        seats.sit(name, beside);
        // Several people sit down next to each other.
        beside = beside.map(|_| (SeatSide::After, name.as_str()));
    }
    let was_here = |name: &Name| people.find(name).is_some();
    let change = match (side, whom, names) {
        (Some(SeatSide::Instead), Some(whom), [name, ..]) => TableChange::Instead {
            name: name.clone(),
            whom,
        },
        _ => TableChange::Come {
            names: names.to_vec(),
            new: !names.iter().any(was_here),
        },
    };
    Ok((change, seats))
}

/// Returns the change and the seats without these people, or why they cannot go.
fn leavers(start: &HandStart, names: &[Name]) -> Result<(TableChange, SeatPlan), Refusal> {
    let mut seats = SeatPlan::from_start(start);
    let mut gone = Vec::new();
    for name in names {
        let name = must_be_of_session(start, name)?;
        seats.leave(&name);
        gone.push(name);
    }
    Ok((TableChange::Home(gone), seats))
}

/// Returns what a chip is worth from now on; an amount without a currency is in the session's.
fn in_money_of(
    chip: ChipValue,
    of_session: Option<&ChipValue>,
    spoken: Option<Writing>,
) -> ChipValue {
    match of_session {
        Some(known) if chip.currency.is_empty() => ChipValue {
            currency: known.currency.clone(),
            ..chip
        },
        _ => in_own_money(chip, spoken),
    }
}

/// Returns what must be played out before the table can change, if anything.
pub(super) fn pending(so_far: &SessionSoFar) -> Option<Pending> {
    if so_far.ruleset.game() == Game::KoiKoi && so_far.played() > 0 && so_far.over().is_none() {
        return Some(Pending::Game);
    }
    let next = so_far.next()?;
    if next.carry > 0 {
        return Some(Pending::Carry);
    }
    if next.pot > 0 {
        return Some(Pending::Pot(next.pot));
    }
    let (name, chips) = next.dues.first()?;
    Some(Pending::Dues(name.clone(), *chips))
}

/// Returns what the ledger needs to continue the session with the changed table.
fn going_on(
    so_far: &SessionSoFar,
    change: &TableChange,
    seats: &SeatPlan,
) -> Result<GoingOn, ReportError> {
    let body = &so_far.stored.body;
    let length = body
        .length
        .map(|length| length.saturating_sub(so_far.played()));
    Ok(GoingOn {
        close: so_far.closing()?,
        draft: vec![seating::kept(&seats.seated)],
        next: SessionBody {
            players: seats.everybody.clone(),
            chip: match change {
                TableChange::Chip(worth) => worth.as_ref().map(Worth::from),
                _ => body.chip.clone(),
            },
            length: length.filter(|left| *left > 0),
            ..body.clone()
        },
    })
}
