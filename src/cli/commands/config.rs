//! `dokbak config`: the saved settings, and where each value comes from.

use crate::cli::args::ConfigArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::facts::club::ClubDenied;
use crate::cli::screen::{Grid, Screen};
use crate::cli::settings::{InUse, SettingKey};
use crate::cli::words::say;
#[cfg(not(feature = "club"))]
use crate::ledger::means_server;
#[cfg(feature = "club")]
use crate::ledger::postgres::ClubAddress;

pub(in crate::cli) fn run(
    args: &ConfigArgs,
    chosen: &InUse<'_>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    match (args.key, &args.value, args.unset) {
        _ if args.path => path(chosen, screen),
        (_, _, Some(key)) => change(key, None, chosen, screen),
        (Some(key), Some(value), _) => change(key, Some(value), chosen, screen),
        (Some(key), None, _) => value(key, chosen, screen),
        (None, ..) => all(chosen, screen),
    }
}

/// Prints the path of the config file, whether the file exists or not.
fn path(chosen: &InUse<'_>, screen: &mut Screen) -> Result<Status, Failure> {
    let path = chosen.file.path().ok_or(Misuse::NoConfigPlace)?;
    screen.data(&path.display().to_string())?;
    Ok(Status::Done)
}

/// Sets a key in the file, or removes it.
fn change(
    key: SettingKey,
    value: Option<&str>,
    chosen: &InUse<'_>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    if let Some(value) = value.filter(|_| key == SettingKey::Ledger) {
        check_address(value)?;
    }
    chosen.file.change(key, value)?;
    let held = chosen.settings.rows().into_iter();
    let mut held = held.filter(|(held, _, origin)| *held == key && origin.outdoes_the_file());
    if let Some((_, _, origin)) = held.next() {
        let lang = screen.lang();
        screen.prose(&say!(lang, setting_outdone(origin)))?;
    }
    Ok(Status::Done)
}

/// Errors: the value is meant as the address of a club and is none, or has a password, which
/// everybody could read in the file.
#[cfg(feature = "club")]
fn check_address(value: &str) -> Result<(), Failure> {
    if !ClubAddress::is_meant_by(value) {
        return Ok(());
    }
    let parsed = ClubAddress::parse(value);
    let (address, password) = parsed.map_err(|why| Denied::Club(ClubDenied::Address(why)))?;
    if password.is_some() {
        return Err(Denied::Club(ClubDenied::WithPassword(Box::new(address))).into());
    }
    Ok(())
}

/// Errors: the value is meant as the address of a club.
#[cfg(not(feature = "club"))]
fn check_address(value: &str) -> Result<(), Failure> {
    if means_server(value) {
        return Err(Denied::Club(ClubDenied::NoClubs).into());
    }
    Ok(())
}

/// Prints only the value of a key, for scripts; prints nothing if the key has no value.
fn value(key: SettingKey, chosen: &InUse<'_>, screen: &mut Screen) -> Result<Status, Failure> {
    let rows = chosen.settings.rows().into_iter();
    for (_, value, _) in rows.filter(|(found, ..)| *found == key) {
        if let Some(value) = value {
            screen.data(&value)?;
        }
    }
    Ok(Status::Done)
}

/// Prints every key with its value and where the value comes from.
fn all(chosen: &InUse<'_>, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, config_columns()));
    for (key, value, origin) in chosen.settings.rows() {
        let value = value.unwrap_or_else(|| say!(lang, setting_without_value(key)).to_owned());
        grid.row(&[key.name(), &value, &say!(lang, setting_origin(origin))]);
    }
    screen.table(grid)?;
    if let Some(path) = chosen.file.path() {
        let shown = path.display().to_string();
        screen.line("")?;
        screen.prose(&say!(lang, config_file(&shown, path.exists())))?;
    }
    Ok(Status::Done)
}
