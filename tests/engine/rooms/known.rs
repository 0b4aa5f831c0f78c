//! What breaks a law today. The lists only get shorter: whatever is new fails, and so does an entry
//! that is no longer true.

use crate::support::repository;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The arrows that run up inside a room, one a line.
pub(super) const UP: &str = "tests/engine/rooms/up.txt";

/// The files that are in a circle, one a line.
pub(super) const CIRCLES: &str = "tests/engine/rooms/circles.txt";

/// Fails where what was found is not what a list knows.
pub(super) fn compare(found: &BTreeMap<String, String>, list: &str) {
    let known = fs::read_to_string(repository(list)).unwrap();
    let complaints = complaints(found, &known);
    assert!(complaints.is_empty(), "{list}:\n{}", complaints.join("\n"));
}

/// Compares what was found, each with the reason, with what is known; returns what has to be done.
fn complaints(found: &BTreeMap<String, String>, known: &str) -> Vec<String> {
    let lines: Vec<&str> = known.lines().collect();
    let entries: BTreeSet<&str> = lines.iter().copied().collect();
    let new = found
        .iter()
        .filter(|(one, _)| !entries.contains(one.as_str()));
    let new = new.map(|(one, why)| format!("new: {one}: {why}"));
    let mended = entries.iter().filter(|one| !found.contains_key(**one));
    let mended = mended.map(|one| format!("strike this out, it is no longer so: {one}"));
    let sorted = lines.windows(2).filter(|pair| pair[0] >= pair[1]);
    let sorted = sorted.map(|pair| format!("out of order: {}", pair[1]));
    new.chain(mended).chain(sorted).collect()
}

#[test]
fn the_list_only_gets_shorter() {
    let found = |names: &[&str]| {
        let pairs = names
            .iter()
            .map(|name| ((*name).to_owned(), "why".to_owned()));
        pairs.collect::<BTreeMap<_, _>>()
    };
    let none: [&str; 0] = [];
    assert_eq!(complaints(&found(&["a", "b"]), "a\nb\n"), none);
    assert_eq!(complaints(&found(&[]), ""), none);
    assert_eq!(complaints(&found(&["a", "b"]), "a\n"), ["new: b: why"]);
    let struck = "strike this out, it is no longer so: b";
    assert_eq!(complaints(&found(&["a"]), "a\nb\n"), [struck]);
    assert_eq!(
        complaints(&found(&["a", "b"]), "b\na\n"),
        ["out of order: a"]
    );
    assert_eq!(complaints(&found(&["a"]), "a\na\n"), ["out of order: a"]);
}
