//! Money between people: `dokbak paid`, `settle-up` and `settled`.

mod currencies;
pub(in crate::cli::reading) mod draw;
pub(in crate::cli) mod due;
pub(in crate::cli) mod handed;
mod json;
mod later;
mod left;
pub(in crate::cli) mod paid;
pub(in crate::cli) mod same;
pub(in crate::cli) mod settle_up;
pub(in crate::cli) mod settled;
mod why;

use crate::cli::error::{Denied, Failure, Status};
use crate::cli::future;
use crate::cli::opened::{older, opened_to_write};
use crate::cli::period;
use crate::cli::screen::Screen;
use crate::cli::session::{ENGINE, SessionSoFar};
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{
    EntryId, Grain, Handover, Ledger, PaidBody, People, Period, SettledBody, Total,
};
use crate::record::{ChipValue, Name};
use crate::report::{Account, accounts, currency_key};
pub(in crate::cli::reading) use currencies::Currencies;
pub(in crate::cli::reading) use left::open_now;
use std::path::Path;

/// Who is owed what in some days, and by what.
pub(in crate::cli::reading) struct Books {
    people: People,
    handed: Vec<Handover>,
    pub(in crate::cli::reading) accounts: Vec<Account>,
    /// Whether chips were played for that are worth nothing.
    worthless: bool,
}

impl Books {
    /// Returns who is owed what by what was played and handed over on some days. What an open evening
    /// would bring if it ended here counts too, so that all of it sums to zero.
    fn of(ledger: &Ledger, period: Period) -> Result<Self, Failure> {
        let people = ledger.people()?;
        let tables = ledger.tables(&people)?;
        let mut handed = ledger.handovers(Period::default())?;
        let currencies = Currencies::of(ledger, &handed)?;
        handed.retain(|handover| period.has(&handover.day));
        let mut totals = ledger.totals(period, Grain::Whole)?;
        for session in ledger.open_sessions()? {
            if period.has(&ledger.day(session)?) {
                totals.extend(if_ended(&SessionSoFar::of(ledger, session)?));
            }
        }
        let accounts = accounts(&totals, &people, &handed, &tables);
        let accounts = accounts.ok_or(Denied::TooManyChips)?;
        let accounts = accounts.into_iter().map(|account| {
            let name = currencies.name(&account.currency).to_owned();
            account.called(&name)
        });
        let accounts = accounts.collect();
        let worthless = totals
            .iter()
            .any(|one| one.chip.is_none() && one.chips != 0);
        Ok(Self {
            people,
            handed,
            accounts,
            worthless,
        })
    }

    /// Returns who is owed what by everything; `None` where no whole plan was ever handed over.
    pub(in crate::cli::reading) fn if_settled(ledger: &Ledger) -> Result<Option<Self>, Failure> {
        let handed = ledger.handovers(Period::default())?;
        let books = || Self::of(ledger, Period::default());
        let settled = handed.iter().any(|one| one.settled);
        settled.then(books).transpose()
    }

    /// Returns what is written of one currency, however its name is spelled.
    fn account(&self, currency: &str) -> Option<&Account> {
        let name = currency_key(currency);
        let mut accounts = self.accounts.iter();
        accounts.find(|account| currency_key(&account.currency) == name)
    }

    /// Returns the names of the kitties, each as it was written first.
    fn kitties(&self) -> impl Iterator<Item = &String> {
        let kitties = self.accounts.iter().flat_map(|account| &account.kitties);
        kitties.map(|kitty| &kitty.name)
    }
}

/// Returns what the end of an open session would bring everybody besides its hands. The points of a
/// game bring nothing before it is settled.
fn if_ended(so_far: &SessionSoFar) -> Vec<Total> {
    if so_far.for_points() {
        return Vec::new();
    }
    let shares = so_far.at_close().iter();
    shares.map(|share| total(so_far, share)).collect()
}

/// Returns chips of a session as they are added up.
fn total(so_far: &SessionSoFar, (player, chips): &(Name, i64)) -> Total {
    Total {
        when: String::new(),
        player: player.to_string(),
        chip: so_far.stored.body.chip.clone(),
        chips: *chips,
        hands: 0,
        games: 0,
        gains: 0,
        best: 0,
        worst: 0,
    }
}

/// What somebody says was handed over.
enum Handed {
    /// Money, by one person to another.
    Money(PaidBody, ChipValue),
    /// All payments of a plan.
    Plan(SettledBody),
}

impl Handed {
    /// Writes it down.
    fn append(&self, ledger: &mut Ledger) -> Result<EntryId, Failure> {
        let (_, at) = Date::now();
        let written = match self {
            Self::Money(body, _) => ledger.append_paid(&at, ENGINE, body),
            Self::Plan(body) => ledger.append_settled(&at, ENGINE, body),
        };
        written.map_err(paid::refused)
    }

    /// Writes it down, and says so.
    fn write(&self, ledger: &mut Ledger, screen: &mut Screen) -> Result<(), Failure> {
        let EntryId(entry) = self.append(ledger)?;
        match self {
            Self::Money(body, money) => paid::say(body, money, entry, ledger, screen),
            Self::Plan(body) => {
                let said = say!(screen.lang(), all_handed_over(&body.day, entry));
                Ok(screen.prose(&said)?)
            }
        }
    }
}

/// Adds to a ledger outside of the prompt what was handed over on a day, if one is named; somebody may
/// play at it.
fn add_outside(
    date: Option<&str>,
    path: Option<&Path>,
    screen: &mut Screen,
    meant: impl FnOnce(&Ledger, &mut Screen) -> Result<Option<Handed>, Failure>,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    // A day that is none is told before anything is opened.
    date.map(period::day).transpose()?;
    if let Some(mut older) = older(path)? {
        if let Some(handed) = meant(&older, screen)? {
            handed.append(&mut older)?;
            handed.write(&mut opened_to_write(screen, path)?, screen)?;
        }
        return Ok(Status::Done);
    }
    let mut ledger = opened_to_write(screen, path)?;
    if let Some(handed) = meant(&ledger, screen)? {
        handed.write(&mut ledger, screen)?;
    }
    Ok(Status::Done)
}

/// Returns the day that is named, or that to which what happens now belongs: that of the evening that
/// goes on, also after midnight.
/// `None` where a day was named that has not come, and somebody who was asked did not mean it.
fn day_of(
    date: Option<&str>,
    asks: bool,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<Option<Date>, Failure> {
    if let Some(date) = date {
        let day = period::day(date)?;
        return Ok(future::is_meant(day, asks, screen)?.then_some(day));
    }
    Ok(Some(match ledger.open_session_to_resume()? {
        Some(session) => SessionSoFar::of(ledger, session.id)?.day(),
        None => Date::now().0,
    }))
}
