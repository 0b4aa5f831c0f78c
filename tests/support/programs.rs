//! Other people's programs, which tests run if they are installed.

use std::io::Write as _;
use std::path::PathBuf;

/// If this variable is `must`, a missing program fails the test instead of skipping it.
const MUST: &str = "DOKBAK_PROGRAMS";

/// Returns the path of a program with one of these names. If there is none, prints a note and
/// returns `None`, or panics if [`MUST`] says so.
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

/// Says that a test is skipped because a program is missing; panics if [`MUST`] says so.
pub(crate) fn passed_over(name: &str) {
    let wanted = std::env::var(MUST).is_ok_and(|word| word == "must");
    assert!(!wanted, "{name} must be there ({MUST}=must)");
    // We write directly, because the test harness captures what `eprintln!` prints.
    let line = format!("passed over: {name} is not there\n");
    std::io::stderr().write_all(line.as_bytes()).unwrap();
}
