//! Money between people: `dokbak paid`, `settle-up` and `settled`.

mod currencies;
mod draw;
pub(in crate::cli) mod due;
pub(in crate::cli) mod handed;
mod json;
mod later;
pub(in crate::cli) mod paid;
pub(in crate::cli) mod settle_up;
pub(in crate::cli) mod settled;
mod why;

use crate::cli::error::{Denied, Failure, Status};
use crate::cli::opened::{ledger_path, say_at_opening};
use crate::cli::period;
use crate::cli::screen::Screen;
use crate::cli::session::SessionSoFar;
use crate::date::Date;
use crate::ledger::{Grain, Handover, Ledger, People, Period, Total};
use crate::report::{Account, accounts, currency_key};
use currencies::Currencies;
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
        Self::by_tables(ledger, period, people, &tables)
    }

    /// Returns the same by who sat together at these tables, which says who pays whom.
    fn by_tables(
        ledger: &Ledger,
        period: Period,
        people: People,
        tables: &[Vec<String>],
    ) -> Result<Self, Failure> {
        let mut handed = ledger.handovers(Period::default())?;
        let currencies = Currencies::of(ledger, &handed)?;
        handed.retain(|handover| period.has(&handover.day));
        let mut totals = ledger.totals(period, Grain::Whole)?;
        for session in ledger.open_sessions()? {
            if period.has(&ledger.day(session)?) {
                totals.extend(if_ended(&SessionSoFar::of(ledger, session)?));
            }
        }
        let accounts = accounts(&totals, &people, &handed, tables);
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

    /// Returns who is owed what by everything, but not who pays whom; `None` where no whole plan was
    /// ever handed over.
    pub(in crate::cli::reading) fn if_settled(ledger: &Ledger) -> Result<Option<Self>, Failure> {
        let handed = ledger.handovers(Period::default())?;
        let books = || Self::by_tables(ledger, Period::default(), ledger.people()?, &[]);
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
fn total(so_far: &SessionSoFar, (player, chips): &(String, i64)) -> Total {
    Total {
        when: String::new(),
        player: player.clone(),
        chip: so_far.stored.body.chip.clone(),
        chips: *chips,
        hands: 0,
        games: 0,
        gains: 0,
        best: 0,
        worst: 0,
    }
}

/// Opens a ledger outside of the prompt, and adds to it what was handed over on a day, if one is
/// named; somebody may play at it.
fn add_outside(
    date: Option<&str>,
    path: Option<&Path>,
    screen: &mut Screen,
    told: impl FnOnce(&mut Ledger, &mut Screen) -> Result<(), Failure>,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    // A day that is none is told before anything is opened.
    date.map(period::day).transpose()?;
    let path = ledger_path(path)?;
    let ledger = Ledger::open_existing(path)?;
    let mut ledger = ledger.ok_or_else(|| Denied::NoLedger(path.to_owned()))?;
    say_at_opening(screen, &ledger);
    told(&mut ledger, screen)?;
    Ok(Status::Done)
}

/// Returns the day that is named, or that to which what happens now belongs: that of the evening that
/// goes on, also after midnight.
fn day_of(date: Option<&str>, ledger: &Ledger) -> Result<Date, Failure> {
    if let Some(date) = date {
        return Ok(period::day(date)?);
    }
    match ledger.open_session_to_resume()? {
        Some(session) => Ok(SessionSoFar::of(ledger, session.id)?.day()),
        None => Ok(Date::now().0),
    }
}
