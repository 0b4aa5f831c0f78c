//! `dokbak club`: the tables of a club in one ledger on a server.

mod check;
mod copy;
mod join;
mod named;
mod status;

use crate::cli::args::ClubCommand;
use crate::cli::club::{VERSION, may_write};
use crate::cli::error::{Failure, Status};
use crate::cli::opened::ledger_path;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::ledger::LedgerError;
use std::path::Path;

pub(in crate::cli) fn run(
    command: &ClubCommand,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    screen.outlives_its_reader();
    let path = ledger_path(path)?;
    match command {
        ClubCommand::Create(args) => join::create(args, path, screen),
        ClubCommand::Join(args) => join::run(args, path, screen),
        ClubCommand::Status => status::run(path, screen),
        ClubCommand::Check(args) => check::run(args, path, screen),
        ClubCommand::Leave => join::leave(path, screen),
        ClubCommand::Copy(args) => copy::run(args, path, screen),
        ClubCommand::Upgrade => upgrade(path, screen),
    }
}

/// Lets only this version of the program, or a newer one, write from now on.
fn upgrade(path: &Path, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let mut server = named::member(path)?.server(lang);
    may_write(&mut server)?;
    server.set_writes(VERSION).map_err(LedgerError::from)?;
    screen.prose(&say!(lang, club_upgraded(VERSION)))?;
    Ok(Status::Done)
}
