//! Who is owed what in a period, according to what was played and handed over.

use super::currencies::Currencies;
use crate::ledger::{Adjustment, Grain, Handover, Ledger, People, Period, Total};
use crate::record::{Name, currency_key};
use crate::report::session::SessionSoFar;
use crate::report::{Account, ReportError, accounts};

/// Who is owed what in a period, and the people, handovers and adjustments behind it.
pub(crate) struct AccountsView {
    pub(crate) people: People,
    pub(crate) handed: Vec<Handover>,
    pub(crate) adjusted: Vec<Adjustment>,
    pub(crate) accounts: Vec<Account>,
    /// Whether some hands were played for worthless chips.
    pub(crate) worthless: bool,
}

impl AccountsView {
    /// Computes who is owed what after everything that was played and handed over in a period. What
    /// an open session would bring if it ended here is included, so that everything sums to zero.
    pub(crate) fn read(ledger: &Ledger, period: Period) -> Result<Self, ReportError> {
        let people = ledger.people()?;
        let tables = ledger.tables(&people)?;
        let mut handed = ledger.handovers(Period::default())?;
        let currencies = Currencies::read(ledger, &handed)?;
        handed.retain(|handover| period.has(&handover.day));
        let mut totals = ledger.totals(period, Grain::Whole)?;
        for session in ledger.open_sessions()? {
            if period.has(&ledger.day(session)?) {
                totals.extend(if_ended(&SessionSoFar::read(ledger, session)?));
            }
        }
        let adjusted = ledger.adjustments(period)?;
        let accounts = accounts(&totals, &people, &handed, &adjusted, &tables);
        let accounts = accounts.ok_or(ReportError::TooManyChips)?;
        let accounts = accounts.into_iter().map(|account| {
            let name = currencies.name(&account.currency).to_owned();
            account.called(&name)
        });
        let accounts = accounts.collect();
        let worthless = totals
            .iter()
            .any(|one| one.chip.is_none() && one.chips != 0)
            || adjusted.iter().any(|one| one.worth().is_none());
        Ok(Self {
            people,
            handed,
            adjusted,
            accounts,
            worthless,
        })
    }

    /// Returns who is owed what over all time; `None` if no whole plan was ever handed over.
    pub(crate) fn if_settled(ledger: &Ledger) -> Result<Option<Self>, ReportError> {
        let handed = ledger.handovers(Period::default())?;
        let books = || Self::read(ledger, Period::default());
        let settled = handed.iter().any(|one| one.settled);
        settled.then(books).transpose()
    }

    /// Returns the account in a currency, however the currency is spelled; `None` if there is none.
    pub(crate) fn account(&self, currency: &str) -> Option<&Account> {
        let name = currency_key(currency);
        let mut accounts = self.accounts.iter();
        accounts.find(|account| currency_key(&account.currency) == name)
    }

    /// Returns the names of the kitties, each in its first spelling.
    pub(crate) fn kitties(&self) -> impl Iterator<Item = &Name> {
        let kitties = self.accounts.iter().flat_map(|account| &account.kitties);
        kitties.map(|kitty| &kitty.name)
    }
}

/// Returns what the end of an open session would bring everybody in addition to its hands; nothing
/// for a game that is played for points, which bring nothing until the game is settled.
pub(crate) fn if_ended(so_far: &SessionSoFar) -> Vec<Total> {
    if so_far.for_points() {
        return Vec::new();
    }
    let shares = so_far.at_close().iter();
    shares.map(|share| total(so_far, share)).collect()
}

/// Returns a player's chips in a session as a total.
pub(crate) fn total(so_far: &SessionSoFar, (player, chips): &(Name, i64)) -> Total {
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
