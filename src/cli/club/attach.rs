//! Lets a ledger that was just opened follow its club, at its table.

use super::membership::{self, Membership};
use super::opened_ledger::OpenedLedger;
use super::password::TerminalUser;
use crate::cli::error::Failure;
use crate::cli::words::{Lang, say};
use crate::ledger::postgres::PostgresServer;
use crate::ledger::{Ledger, LedgerError, ServerFault};

impl Membership {
    /// Returns the club's server.
    pub(in crate::cli) fn server(&self, lang: Lang) -> PostgresServer {
        let user = TerminalUser::new(lang);
        PostgresServer::new(self.address.clone(), Box::new(user))
    }
}

/// Lets a ledger that was opened for writing follow its club, if it is a club's copy.
pub(in crate::cli) fn attach(opened: &mut impl OpenedLedger, lang: Lang) -> Result<(), Failure> {
    let Some(ledger) = opened.ledger() else {
        return Ok(());
    };
    if let Some(membership) = Membership::beside(ledger.path())? {
        ledger.follow(Box::new(membership.server(lang)));
    }
    seat(ledger)
}

/// Seats a ledger that was opened at its table, if it is a club's copy.
pub(in crate::cli) fn seated(mut ledger: Ledger) -> Result<Ledger, Failure> {
    seat(&mut ledger)?;
    Ok(ledger)
}

fn seat(ledger: &mut Ledger) -> Result<(), Failure> {
    let of_club = membership::of_alone(ledger.path());
    let path = of_club.as_deref().unwrap_or_else(|| ledger.path());
    let table = Membership::beside(path)?.and_then(|membership| membership.table);
    if let Some(table) = table {
        ledger.sit_at(&table);
    }
    Ok(())
}

/// Compares a club's copy with the server; returns what is to be said of it. A server that is away is
/// passed over: that was said when it was asked for news.
pub(in crate::cli) fn compared(ledger: &mut Ledger, lang: Lang) -> Result<Vec<String>, Failure> {
    attach(ledger, lang)?;
    let differ = match ledger.compare() {
        Ok(differ) => differ,
        Err(LedgerError::Server(ServerFault::Away(_))) => Vec::new(),
        Err(error) => return Ok(say!(lang, failure(&Failure::Ledger(error)))),
    };
    let first = differ.first();
    Ok(first
        .map(|first| say!(lang, club_differ(*first, differ.len())))
        .into_iter()
        .collect())
}
