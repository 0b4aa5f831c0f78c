//! Finds the password for a club's server where libpq finds it, or asks a person for it. It is
//! never kept.

use crate::cli::screen::{has_person, tell_meanwhile};
use crate::cli::words::{Lang, say};
use crate::ledger::postgres::{ClubAddress, PasswordPlace, ServerUser};
use dialoguer::Password;
use std::collections::BTreeMap;
use std::env::{home_dir, var_os};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The passwords that were given or typed since the program began, by address.
static KNOWN: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());

/// Whoever sits at this terminal, as a club's server sees them.
pub(in crate::cli) struct TerminalUser {
    lang: Lang,
}

impl TerminalUser {
    /// Returns the user, who reads this language.
    pub(in crate::cli) const fn new(lang: Lang) -> Self {
        Self { lang }
    }
}

impl ServerUser for TerminalUser {
    fn find(&mut self, address: &ClubAddress, place: &PasswordPlace) -> Option<String> {
        at_hand(address, place)
    }

    fn ask(&mut self, address: &ClubAddress, is_wrong: bool) -> Option<String> {
        if !has_person() {
            return None;
        }
        if is_wrong {
            tell_meanwhile(say!(self.lang, club_password_wrong()));
        }
        asked(address, self.lang)
    }

    fn accepted(&mut self, address: &ClubAddress, password: &str) {
        remember(address, password);
    }

    fn is_waited_for(&mut self) {
        if has_person() {
            tell_meanwhile(say!(self.lang, club_waited_for()));
        }
    }
}

/// Remembers the password that the address of a server had, until the program ends.
pub(in crate::cli) fn remember(address: &ClubAddress, password: &str) {
    known().insert(address.to_string(), password.to_owned());
}

fn known() -> MutexGuard<'static, BTreeMap<String, String>> {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Somebody who is not at the terminal: has the passwords that are at hand, and is told nothing.
#[cfg(feature = "serve")]
pub(super) struct NobodyThere;

#[cfg(feature = "serve")]
impl ServerUser for NobodyThere {
    fn find(&mut self, address: &ClubAddress, place: &PasswordPlace) -> Option<String> {
        at_hand(address, place)
    }

    fn ask(&mut self, _: &ClubAddress, _: bool) -> Option<String> {
        None
    }

    fn accepted(&mut self, _: &ClubAddress, _: &str) {}

    fn is_waited_for(&mut self) {}
}

/// Returns the password for an address that was given or typed, or is where libpq finds it.
fn at_hand(address: &ClubAddress, place: &PasswordPlace) -> Option<String> {
    let known = known().get(&address.to_string()).cloned();
    known.or_else(|| found(place))
}

fn found(place: &PasswordPlace) -> Option<String> {
    let word = var_os("PGPASSWORD").and_then(|word| word.into_string().ok());
    // An empty one counts as none.
    if let Some(word) = word.filter(|word| !word.is_empty()) {
        return Some(word);
    }
    let file = file()?;
    if !is_private(&file) {
        return None;
    }
    let text = fs::read_to_string(file).ok()?;
    in_file(&text, place)
}

/// Returns the path of the password file.
fn file() -> Option<PathBuf> {
    match var_os("PGPASSFILE") {
        Some(file) => Some(PathBuf::from(file)),
        #[cfg(windows)]
        None => Some(
            PathBuf::from(var_os("APPDATA")?)
                .join("postgresql")
                .join("pgpass.conf"),
        ),
        #[cfg(not(windows))]
        None => Some(home_dir()?.join(".pgpass")),
    }
}

/// The rights of everybody but the owner of a file.
#[cfg(unix)]
const OTHERS: u32 = 0o77;

/// Returns whether only its owner can read a file. libpq passes over any other password file.
#[cfg(unix)]
fn is_private(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(file)
        .is_ok_and(|about| about.is_file() && about.permissions().mode() & OTHERS == 0)
}

#[cfg(not(unix))]
fn is_private(file: &Path) -> bool {
    file.is_file()
}

/// Returns the password in the text of a password file for a place: host, port, database, user.
fn in_file(text: &str, place: &PasswordPlace) -> Option<String> {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .find_map(|line| {
            let mut fields = fields(line);
            let password = (fields.len() == 5).then(|| fields.pop())??;
            let fits = fields.iter().zip(place);
            let fits = fits
                .into_iter()
                .all(|(field, own)| field == "*" || field == own);
            fits.then_some(password)
        })
}

/// Returns the fields of a line: separated by colons, `\` before a colon or a `\` that belongs to a
/// field.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut rest = line.chars();
    while let Some(letter) = rest.next() {
        let letter = match letter {
            ':' if fields.len() < 5 => {
                fields.push(String::new());
                continue;
            }
            '\\' => rest.next().unwrap_or('\\'),
            other => other,
        };
        if let Some(last) = fields.last_mut() {
            last.push(letter);
        }
    }
    fields
}

fn asked(address: &ClubAddress, lang: Lang) -> Option<String> {
    let question = say!(lang, club_password(&address.to_string()));
    Password::new()
        .with_prompt(question)
        .allow_empty_password(true)
        .interact()
        .ok()
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::in_file;

    #[test]
    fn a_password_file_is_read_as_libpq_reads_it() {
        let place = |host: &str, port: &str| [host, port, "hwatu", "table3"].map(str::to_owned);
        let text = "# club:5432:hwatu:table3:comment\n\
                    other:5432:hwatu:table3:wrong\n\
                    club:5433:*:table3:fifth\n\
                    club:*:hwatu:table3:a\\:b\\\\c:d\n\
                    *:*:*:*:any\n";
        let found = |host, port| in_file(text, &place(host, port));
        assert_eq!(found("club", "5433").as_deref(), Some("fifth"));
        // What follows the fourth colon is the password, further colons with it.
        assert_eq!(found("club", "5432").as_deref(), Some("a:b\\c:d"));
        assert_eq!(found("elsewhere", "1").as_deref(), Some("any"));
        assert_eq!(
            in_file("club:5432:hwatu:table3", &place("club", "5432")),
            None
        );
    }
}
