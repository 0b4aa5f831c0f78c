//! The club's copy and the server that a command line means.

use crate::cli::args::ClubRoleArgs;
use crate::cli::club::{Membership, TerminalUser, remember};
use crate::cli::error::{Denied, Failure};
use crate::cli::facts::club::ClubDenied;
use crate::cli::opened::asking;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::ledger::postgres::{ClubAddress, ClubRoles, PostgresServer};
use crate::ledger::{Ledger, LedgerError, ServerFault};
use std::path::Path;

/// Returns the membership of the ledger at a path. Errors: it is no club's copy.
pub(super) fn member(path: &Path) -> Result<Membership, Failure> {
    let found = Membership::beside(path)?;
    Ok(found.ok_or_else(|| Denied::Club(ClubDenied::NotHere(path.to_owned())))?)
}

/// Opens the club's copy at a path, for writing.
pub(super) fn copy_at(path: &Path, screen: &mut Screen) -> Result<(Membership, Ledger), Failure> {
    let membership = member(path)?;
    let ledger = asking(path, screen, Ledger::open)?;
    Ok((membership, ledger))
}

/// A server that a command line names.
pub(super) struct NamedServer {
    pub(super) address: ClubAddress,
    /// Whether the command line had a password.
    has_password: bool,
}

impl NamedServer {
    pub(super) fn parse(url: &str, authority: Option<&Path>) -> Result<Self, Failure> {
        let bad = |why| Denied::Club(ClubDenied::Address(why));
        let (mut address, password) = ClubAddress::parse(url).map_err(bad)?;
        if let Some(file) = authority {
            let whole = std::path::absolute(file);
            address.set_authority(whole.as_deref().unwrap_or(file));
        }
        if let Some(password) = &password {
            remember(&address, password);
        }
        let has_password = password.is_some();
        Ok(Self {
            address,
            has_password,
        })
    }

    /// Returns a connection to the server.
    pub(super) fn server(&self, screen: &Screen) -> PostgresServer {
        let user = TerminalUser::new(screen.lang());
        PostgresServer::new(self.address.clone(), Box::new(user))
    }

    /// Says where the password is looked for from now on, if the command line had one.
    pub(super) fn tell_password(&self, screen: &Screen) -> Result<(), Failure> {
        if !self.has_password {
            return Ok(());
        }
        let places = self.address.places();
        let lines = places.iter().map(|place| {
            let line = format!("{}:", place.join(":"));
            say!(screen.lang(), club_password_kept(&line))
        });
        Ok(screen.tell(lines)?)
    }
}

impl From<&ClubRoleArgs> for ClubRoles {
    fn from(args: &ClubRoleArgs) -> Self {
        Self {
            table: args.table_role.clone(),
            reader: args.reader_role.clone(),
        }
    }
}

/// Returns whether the server went on without entries that this copy has.
pub(super) const fn has_lost(error: &LedgerError) -> bool {
    matches!(
        error,
        LedgerError::Server(ServerFault::Forgot { .. } | ServerFault::Differs(_))
    )
}
