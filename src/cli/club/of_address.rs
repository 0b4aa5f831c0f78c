//! The club's copy that the address of a server stands for.

use super::membership::Membership;
use super::password::remember;
use crate::cli::error::{Denied, Failure};
use crate::cli::facts::club::ClubDenied;
use crate::ledger::postgres::ClubAddress;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the path of the copy that belongs to the address of a club, in a folder of copies. If
/// there is none yet, it joins the club at no table.
pub(super) fn copy_of(url: &str, folder: &Path) -> Result<PathBuf, Failure> {
    let (address, password) =
        ClubAddress::parse(url).map_err(|why| Denied::Club(ClubDenied::Address(why)))?;
    if let Some(password) = password {
        remember(&address, &password);
    }
    let name = file_name(&address);
    // Several addresses may have the same letters: a name is taken by the first.
    let mut number = 1_u32;
    loop {
        let name = match number {
            1 => format!("{name}.db"),
            _ => format!("{name}-{number}.db"),
        };
        let path = folder.join(name);
        match Membership::beside(&path)? {
            Some(found) if found.address.to_string() == address.to_string() => {
                if address.authority().is_some() && found.address != address {
                    Membership { address, ..found }.write(&path)?;
                }
                return Ok(path);
            }
            // A ledger that left the club stays as it is.
            None if !path.exists() => {
                fs::create_dir_all(folder)
                    .map_err(|error| Denied::NotWritten(folder.to_owned(), error))?;
                let table = None;
                Membership { address, table }.write(&path)?;
                return Ok(path);
            }
            _ => number += 1,
        }
    }
}

/// Returns an address as the name of a file, without its ending.
fn file_name(address: &ClubAddress) -> String {
    let shown = address.to_string();
    let (_, name) = shown.split_once("://").unwrap_or(("", &shown));
    let plain = |letter: char| {
        if letter.is_ascii_alphanumeric() || ".-_".contains(letter) {
            letter
        } else {
            '-'
        }
    };
    name.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::super::membership::Membership;
    use super::copy_of;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_address_has_a_copy_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let clubs = folder.path().join("clubs");
        let urls = [
            "postgresql://table1@club.example/동호회",
            "postgresql://table1@club.example/노인정",
            "postgresql://table1@club.example/a-b-",
        ];
        let copies = urls.map(|url| copy_of(url, &clubs).unwrap());
        for (url, copy) in urls.into_iter().zip(&copies) {
            assert_eq!(copies.iter().filter(|other| *other == copy).count(), 1);
            assert_eq!(copy_of(url, &clubs).unwrap(), *copy);
            let membership = Membership::beside(copy).unwrap().unwrap();
            assert_eq!(membership.address.to_string(), url);
        }
        assert!(copies[0].ends_with("table1-club.example----.db"));
    }

    #[test]
    fn certificates_that_an_address_names_are_those_that_count() {
        let folder = tempfile::tempdir().unwrap();
        let url = "postgresql://table1@club.example/hwatu";
        for file in ["/old.pem", "/new.pem"] {
            let named = format!("{url}?sslrootcert={file}");
            let copy = copy_of(&named, folder.path()).unwrap();
            for url in [&named, url] {
                assert_eq!(copy_of(url, folder.path()).unwrap(), copy);
                let membership = Membership::beside(&copy).unwrap().unwrap();
                assert_eq!(membership.address.authority(), Some(Path::new(file)));
            }
        }
    }

    #[test]
    fn a_ledger_that_left_the_club_is_not_taken_for_its_copy() {
        let folder = tempfile::tempdir().unwrap();
        let url = "postgresql://table1@club.example/hwatu";
        let left = copy_of(url, folder.path()).unwrap();
        fs::write(&left, "what was written since").unwrap();
        Membership::end(&left).unwrap();
        let copy = copy_of(url, folder.path()).unwrap();
        assert_ne!(copy, left);
        assert_eq!(Membership::beside(&left).unwrap(), None);
    }
}
