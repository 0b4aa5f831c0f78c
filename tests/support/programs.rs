//! Programs of others that tests run, where they are to be had.

use std::io::Write as _;
use std::path::PathBuf;

/// Makes a program that is not there a failure rather than something to pass over.
const MUST: &str = "DOKBAK_PROGRAMS";

/// Returns where a program is that is called by one of these names; `None`, with a word on standard
/// error, where none is there. Where they must be, that is a failure.
pub(crate) fn program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let places = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let found = places.into_iter().find(|place| place.is_file());
    if found.is_none() {
        passed_over(names[0]);
    }
    found
}

/// Says that something is passed over since a program is not there; fails where it must be.
pub(crate) fn passed_over(name: &str) {
    let wanted = std::env::var(MUST).is_ok_and(|word| word == "must");
    assert!(!wanted, "{name} must be there ({MUST}=must)");
    // Past the test harness, which keeps what is printed.
    let line = format!("passed over: {name} is not there\n");
    std::io::stderr().write_all(line.as_bytes()).unwrap();
}
