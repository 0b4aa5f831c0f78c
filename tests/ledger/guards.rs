//! What the file itself refuses, whoever writes to it.

use crate::table::Table;
use rusqlite::{Connection, ErrorCode};

/// Statements that a connection without any of our settings must not get through.
const REFUSED: &[&str] = &[
    "UPDATE entry SET body = '{}'",
    "UPDATE entry SET at = '2020-01-01T00:00:00Z' WHERE id = 2",
    "UPDATE OR REPLACE entry SET id = 1 WHERE id = 2",
    "UPDATE OR IGNORE entry SET engine = '9' WHERE id = 2",
    "DELETE FROM entry",
    "DELETE FROM entry WHERE id = 5",
    // In the place of an entry, by each of the things that must be unique.
    "REPLACE INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT id, kind, session, at, '9', body, prev, hash FROM entry WHERE id = 2",
    "INSERT OR REPLACE INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT 6, kind, session, at, '9', body, (SELECT hash FROM entry WHERE id = 5), hash
       FROM entry WHERE id = 2",
    "INSERT OR REPLACE INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT 6, kind, session, at, '9', body, (SELECT hash FROM entry WHERE id = 5), prev
       FROM entry WHERE id = 2",
    "INSERT OR IGNORE INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT 6, kind, session, at, '9', body, (SELECT hash FROM entry WHERE id = 5),
         replace(hash, 'a', 'b') FROM entry WHERE id = 2",
    "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT id, kind, session, at, '9', body, prev, hash FROM entry WHERE id = 2
       ON CONFLICT DO UPDATE SET engine = '9'",
    // After the last, but wrong.
    "INSERT INTO entry (kind, session, at, engine, body, prev, hash)
       SELECT 'session', NULL, at, '9', body, hash, replace(hash, '1', '2') FROM entry WHERE id = 5",
    "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT 7, 'session', NULL, at, '9', body, hash, replace(hash, '1', '2') FROM entry WHERE id = 5",
    "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT 6, 'session', NULL, at, '9', body, prev, replace(hash, '1', '2') FROM entry WHERE id = 5",
    "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT 6, 'hand', 2, at, '9', '{\"number\":1}', hash, replace(hash, '1', '2') FROM entry WHERE id = 5",
    "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT 6, 'correction', 1, at, '9', '{\"of\":5}', hash, replace(hash, '1', '2') FROM entry WHERE id = 5",
    "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT 6, 'close', 1, at, '9', 'not json', hash, replace(hash, '1', '2') FROM entry WHERE id = 5",
    "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
       SELECT 6, 'close', 1, 'yesterday', '9', '{}', hash, replace(hash, '1', '2') FROM entry WHERE id = 5",
];

fn contents(raw: &Connection) -> Vec<(i64, String, String)> {
    raw.prepare("SELECT id, engine || at || body, prev || hash FROM entry ORDER BY id")
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap()
}

#[test]
fn nobody_changes_entries() {
    let (table, _) = Table::played();
    let raw = table.raw();
    let before = contents(&raw);
    for recursive in [false, true] {
        raw.pragma_update(None, "recursive_triggers", recursive)
            .unwrap();
        for statement in REFUSED {
            let error = raw.execute(statement, []).expect_err(statement);
            let code = error.sqlite_error_code();
            assert_eq!(
                code,
                Some(ErrorCode::ConstraintViolation),
                "{statement}: {error}"
            );
            assert_eq!(contents(&raw), before, "{statement}");
        }
    }
    assert_eq!(table.ledger.verify().unwrap(), []);
}

#[test]
fn a_closed_session_takes_no_hand_or_second_close_from_anybody() {
    let (mut table, id) = Table::played();
    table.close(id).unwrap();
    let raw = table.raw();
    for (kind, body) in [("hand", r#"{"number":4}"#), ("close", "{}")] {
        let added = raw.execute(
            "INSERT OR REPLACE INTO entry (id, kind, session, at, engine, body, prev, hash)
               SELECT 7, ?1, 1, at, '9', ?2, hash, replace(hash, '1', '2') FROM entry WHERE id = 6",
            [kind, body],
        );
        assert_eq!(
            added.unwrap_err().sqlite_error_code(),
            Some(ErrorCode::ConstraintViolation),
            "{kind}"
        );
    }
}

#[test]
fn a_draft_belongs_to_a_session() {
    let (table, _) = Table::seated();
    let raw = table.raw();
    raw.pragma_update(None, "foreign_keys", true).unwrap();
    assert!(
        raw.execute("INSERT INTO draft VALUES (9, 0, 'x')", [])
            .is_err()
    );
    assert!(
        raw.execute("INSERT INTO draft VALUES (1, -1, 'x')", [])
            .is_err()
    );
    raw.execute("INSERT INTO draft VALUES (1, 0, 'x')", [])
        .unwrap();
    assert!(
        raw.execute("INSERT INTO draft VALUES (1, 0, 'y')", [])
            .is_err()
    );
}
