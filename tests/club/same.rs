//! A ledger is the same in a file and on a server: whatever is written, whoever takes it in.

use crate::desk::{Desk, club, done, rows_of_file, rows_of_server};
use crate::operations::operations;
use crate::server::Server;

/// Asserts that two copies have the same entries and count them in the same way, which is that of a
/// recount.
fn are_same(one: &Desk, other: &Desk, when: &str) {
    assert_eq!(
        one.ledger.head().unwrap(),
        other.ledger.head().unwrap(),
        "{when}"
    );
    assert_eq!(one.counted(), other.counted(), "{when}");
    other.is_sound();
}

#[test]
fn whatever_is_written_is_the_same_in_a_file_and_on_a_server() {
    let Some(server) = Server::shared() else {
        return;
    };
    let database = club(&server);
    let url = server.url("postgres", &database);
    let mut file = Desk::alone();
    let mut writer = Desk::at(&url);
    // One copy takes in each entry by itself, another all of them at once, and the last one so many
    // that it does not count one by one.
    let (mut watcher, mut late, mut last) = (Desk::at(&url), Desk::at(&url), Desk::at(&url));
    for (what, operation) in operations() {
        operation(&mut file.ledger);
        operation(&mut writer.ledger);
        watcher.ledger.catch_up().unwrap();
        assert_eq!(writer.said(), file.said(), "{what}");
        are_same(&writer, &watcher, what);
    }
    late.ledger.catch_up().unwrap();
    are_same(&writer, &late, "all at once");
    for desk in [&mut file, &mut writer] {
        desk.pay_often(20);
    }
    for desk in [&mut watcher, &mut late, &mut last] {
        desk.ledger.catch_up().unwrap();
        are_same(&writer, desk, "many at once");
    }
    assert_eq!(writer.said(), file.said());
    for desk in [&mut file, &mut writer, &mut watcher, &mut late, &mut last] {
        let before = desk.counted();
        desk.is_sound();
        desk.ledger.recount().unwrap();
        assert_eq!(desk.counted(), before);
    }
    let rows = rows_of_server(&server, &database);
    assert_eq!(rows, rows_of_file(&writer.path()));
    assert_eq!(rows.len(), 76);
}

/// More entries than are fetched, or written, at once.
#[test]
fn a_ledger_goes_to_a_server_and_back_with_the_same_bytes() {
    let Some(server) = Server::shared() else {
        return;
    };
    let mut file = Desk::alone();
    for (_, operation) in operations() {
        operation(&mut file.ledger);
    }
    file.pay_often(1100);
    let head = file.ledger.head().unwrap();
    let (path, export) = (file.path(), ["export", "--jsonl"]);
    drop(file.ledger);
    let lines = done(&path, &export, "");
    let url = server.url("postgres", &server.database());
    done(&path, &["club", "create", &url], "");
    let other = server.url("postgres", &server.database());
    done(&path, &["club", "copy", &other], "");

    for url in [url, other] {
        let copy = tempfile::tempdir().unwrap();
        let (joined, back) = (copy.path().join("joined.db"), copy.path().join("back.db"));
        done(&joined, &["club", "join", &url], "");
        done(&joined, &["club", "copy", back.to_str().unwrap()], "");
        for file in [joined, back] {
            assert_eq!(done(&file, &export, ""), lines);
            let ledger = dokbak::ledger::Ledger::open(&file).unwrap();
            assert_eq!(ledger.head().unwrap(), head);
            assert_eq!(ledger.verify().unwrap(), []);
        }
    }
}
