//! `dokbak verify --report`: a page is, to the byte, what the ledger said when it was made.

use crate::support::{Circle, between};
use std::path::PathBuf;
use std::process::Output;

fn written(circle: &Circle, page: &[u8]) -> PathBuf {
    let path = circle.folder().join("given.html");
    std::fs::write(&path, page).unwrap();
    path
}

fn verify(circle: &Circle, page: &[u8]) -> Output {
    let path = written(circle, page);
    circle.run(&["verify", "--report", path.to_str().unwrap()])
}

fn stderr(told: &Output) -> String {
    String::from_utf8(told.stderr.clone()).unwrap()
}

#[test]
fn every_byte_counts() {
    let circle = Circle::of(&["club"], 2);
    let page = circle.page().into_bytes();
    let told = verify(&circle, &page);
    assert_eq!(
        (told.status.code(), stderr(&told)),
        (Some(0), String::new())
    );
    let at = page.len() / 2;
    for change in [b'~', page[at] ^ 1] {
        let mut changed = page.clone();
        changed[at] = change;
        let told = verify(&circle, &changed);
        assert_eq!(told.status.code(), Some(3));
        let line = page[..at].split(|byte| *byte == b'\n').count();
        let due = format!("given.html:{line}:");
        assert!(
            stderr(&told).contains(&due),
            "{} has no {due}",
            stderr(&told)
        );
    }
    for other in [&page[..page.len() - 1], b"", b"<!DOCTYPE html>"] {
        assert_eq!(verify(&circle, other).status.code(), Some(3));
    }
}

/// The days and the language are those of the page, whatever the command's own are.
#[test]
fn a_page_of_some_days_in_another_language_is_made_again() {
    let circle = Circle::of(&["club"], 3);
    let page = circle.done(&[
        "report",
        "--lang",
        "ja",
        "--since",
        "2026-01-10",
        "--until",
        "2026-02-01",
    ]);
    assert_eq!(verify(&circle, page.as_bytes()).status.code(), Some(0));
}

/// A page stays valid when the ledger grows.
#[test]
fn a_page_of_an_older_head_still_agrees() {
    let circle = Circle::of(&["club"], 2);
    let page = circle.page();
    let renamed = circle.run(&["people", "rename", "Ann", "Anna"]);
    assert_eq!(renamed.status.code(), Some(0));
    assert_ne!(circle.page(), page);
    let told = verify(&circle, page.as_bytes());
    assert_eq!(
        (told.status.code(), stderr(&told)),
        (Some(0), String::new())
    );
}

/// A page of another ledger, or one with entries that differ from this one's.
#[test]
fn a_page_of_another_ledger_is_refused() {
    let (circle, other) = (Circle::of(&["club"], 1), Circle::of(&["friends"], 1));
    let page = other.page();
    assert_eq!(verify(&circle, page.as_bytes()).status.code(), Some(3));
    let page = circle.page();
    let head = between(&page, "content=\"head=", " ");
    let (entry, _) = head.split_once(':').unwrap();
    let forged = page.replace(&format!("head={entry}:"), "head=100000:");
    assert_eq!(verify(&circle, forged.as_bytes()).status.code(), Some(3));
}
