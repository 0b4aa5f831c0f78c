//! A change of the table that takes a session of its own: somebody new, somebody who goes home, chips
//! of another worth. The session is settled up, and the next one goes on at the next hand.

use super::decision::Decision;
use super::evening::{AfterStep, Evening};
use super::prompter::Coming;
use super::spoken::spoken;
use crate::cli::error::Failure;
use crate::cli::reading::money::due;
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::evening::chip::TableChip;
use crate::evening::hand_start::HandStart;
use crate::evening::play::HandInPlay;
use crate::evening::refusal::{BadSeating, Pending, Refusal};
use crate::evening::seating::{self, Place, Seating, must_be_of_session};
use crate::evening::seats::{Seats, Side};
use crate::evening::setup::worth;
use crate::ledger::{GoingOn, People, SessionBody};
use crate::record::{ChipValue, Name};
use crate::report::session::{ENGINE, SessionSoFar};
use crate::rules::{Game, PointUnit};
use crate::telling::money::in_own_money;

/// What changes at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Change {
    /// These sit down; `new` where nobody of them was here before.
    Come { names: Vec<Name>, new: bool },
    /// This player sits down in the seat of that one, who goes home.
    Instead { name: Name, whom: Name },
    /// These go home.
    Home(Vec<Name>),
    /// A chip is worth this from now on.
    Chip(Option<ChipValue>),
}

/// A change of the table with what comes of it.
pub(in crate::cli) struct TableNext<'a> {
    pub(in crate::cli) change: &'a Change,
    /// The players of the next session, in the order of their seats.
    pub(in crate::cli) players: &'a [Name],
    /// Whether something was played that has to be settled up.
    pub(in crate::cli) played: bool,
    /// What points are counted in.
    pub(in crate::cli) unit: PointUnit,
}

impl Evening<'_> {
    /// Changes who is at the table.
    pub(super) fn change_seats(
        &mut self,
        play: &mut HandInPlay,
        seating: &Seating,
        line: &str,
    ) -> Result<AfterStep, Failure> {
        let changed = match seating {
            Seating::In(names, place) => {
                let people = self.ledger.people()?;
                match self.newcomers(&play.start, names, &people)? {
                    Ok(Ok(names)) => come_in(&play.start, &names, place.as_ref(), &people),
                    Ok(Err(refusal)) => Err(refusal),
                    Err(status) => return self.leave(play, status),
                }
            }
            Seating::Home(names) => leavers(&play.start, names),
            // Who sits out stays of the session.
            Seating::Out(_) => return Ok(AfterStep::Hand),
        };
        let fitting = changed.and_then(|(change, seats)| {
            seats.fit(&play.start.ruleset.rules)?;
            Ok((change, seats))
        });
        match fitting {
            Ok((change, seats)) => self.change_table(play, &change, seats, line),
            Err(refusal) => {
                self.refuse(refusal, line)?;
                Ok(AfterStep::Hand)
            }
        }
    }

    /// Changes what a chip is worth.
    pub(super) fn change_chip(
        &mut self,
        play: &mut HandInPlay,
        chip: TableChip<'_>,
        line: &str,
    ) -> Result<AfterStep, Failure> {
        let lang = self.screen.lang();
        let of_session = play
            .stored
            .body
            .chip
            .as_deref()
            .and_then(ChipValue::written);
        let told = worth(chip.0).map(|worth| worth.map(|chip| in_money_of(chip, of_session, lang)));
        match told {
            Ok(worth) if worth.as_ref().map(ToString::to_string) == play.stored.body.chip => {
                self.screen.line(say!(lang, worth_that_already()))?;
                Ok(AfterStep::Hand)
            }
            Ok(worth) => {
                let meant = match &worth {
                    Some(chip) => self.money_meant(chip)?,
                    None => Ok(Some(String::new())),
                };
                let currency = match meant {
                    Ok(Some(currency)) => currency,
                    Ok(None) => return Ok(AfterStep::Hand),
                    Err(status) => return self.leave(play, status),
                };
                let worth = worth.map(|chip| ChipValue { currency, ..chip });
                let seats = Seats::of(&play.start);
                self.change_table(play, &Change::Chip(worth), seats, line)
            }
            Err(refusal) => {
                self.refuse(refusal, line)?;
                Ok(AfterStep::Hand)
            }
        }
    }

    /// Settles the session up and goes on in another, if the person is sure. Nothing is written
    /// before that, and then all of it at once.
    fn change_table(
        &mut self,
        play: &mut HandInPlay,
        change: &Change,
        seats: Seats,
        line: &str,
    ) -> Result<AfterStep, Failure> {
        let lang = self.screen.lang();
        let so_far = self.so_far(play.id())?;
        if let Some(pending) = pending(&so_far) {
            self.refuse(BadSeating::Pending(pending), line)?;
            return Ok(AfterStep::Hand);
        }
        let played = so_far.stored.hands > 0;
        if played {
            self.tell_standing(&so_far)?;
        }
        let next = TableNext {
            change,
            players: &seats.everybody,
            played,
            unit: so_far.ruleset.rules.unit(),
        };
        self.screen.prose(&say!(lang, table_next(&next)))?;
        if self.prompter.coming() == Coming::Unknown {
            match self.yes(&say!(lang, table_sure()), Decision::Table)? {
                Ok(true) => {}
                Ok(false) => return Ok(AfterStep::Hand),
                Err(status) => return self.leave(play, status),
            }
        }
        let going = going_on(&so_far, change, seats)?;
        let at = Date::now().at;
        let gone_on = self.ledger.go_on(play.id(), &at, ENGINE, &going);
        if let Some(session) = self.saved(gone_on, line)? {
            if played {
                due::tell(&so_far, &self.ledger, self.screen)?;
            }
            let gone_on = say!(lang, gone_on());
            self.screen.prose(&gone_on)?;
            self.session = Some(session);
            *play = self.begin(session)?;
        }
        Ok(AfterStep::Hand)
    }
}

/// Returns the table with these at it, or why they cannot sit down.
fn come_in(
    start: &HandStart,
    names: &[Name],
    place: Option<&Place>,
    people: &People,
) -> Result<(Change, Seats), Refusal> {
    let whom = place.map(|place| must_be_of_session(start, &place.whom));
    let whom = whom.transpose()?;
    let side = place.map(|place| place.side);
    let mut seats = Seats::of(start);
    let mut beside = side.zip(whom.as_deref());
    for name in names {
        seats.sit(name, beside);
        // Several sit down one after the other.
        beside = beside.map(|_| (Side::After, name.as_str()));
    }
    let was_here = |name: &Name| people.of(name).is_some();
    let change = match (side, whom, names) {
        (Some(Side::Instead), Some(whom), [name, ..]) => Change::Instead {
            name: name.clone(),
            whom,
        },
        _ => Change::Come {
            names: names.to_vec(),
            new: !names.iter().any(was_here),
        },
    };
    Ok((change, seats))
}

/// Returns the table without these, or why they cannot go.
fn leavers(start: &HandStart, names: &[Name]) -> Result<(Change, Seats), Refusal> {
    let mut seats = Seats::of(start);
    let mut gone = Vec::new();
    for name in names {
        let name = must_be_of_session(start, name)?;
        seats.leave(&name);
        gone.push(name);
    }
    Ok((Change::Home(gone), seats))
}

/// Returns what a chip is worth from now on: without a currency, in that of the session.
fn in_money_of(chip: ChipValue, of_session: Option<ChipValue>, lang: Lang) -> ChipValue {
    match of_session {
        Some(known) if chip.currency.is_empty() => ChipValue {
            currency: known.currency,
            ..chip
        },
        _ => in_own_money(chip, spoken(lang)),
    }
}

/// Returns what has to be played out before the table changes.
fn pending(so_far: &SessionSoFar) -> Option<Pending> {
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

/// Returns what the ledger keeps of a table that goes on.
fn going_on(so_far: &SessionSoFar, change: &Change, seats: Seats) -> Result<GoingOn, Failure> {
    let body = &so_far.stored.body;
    let length = body
        .length
        .map(|length| length.saturating_sub(so_far.played()));
    Ok(GoingOn {
        close: so_far.closing()?,
        draft: vec![seating::kept(&seats.seated)],
        next: SessionBody {
            players: seats.everybody,
            chip: match change {
                Change::Chip(worth) => worth.as_ref().map(ToString::to_string),
                _ => body.chip.clone(),
            },
            length: length.filter(|left| *left > 0),
            ..body.clone()
        },
    })
}
