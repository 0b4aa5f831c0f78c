//! What the file itself rejects, whoever writes to it.

use crate::table::Table;
use dokbak::ledger::ChainFault;
use rusqlite::{Connection, ErrorCode, params};

/// Statements that must fail even on a connection without our settings.
const REFUSED: &[&str] = &[
    "UPDATE entry SET body = '{}'",
    "UPDATE entry SET at = '2020-01-01T00:00:00Z' WHERE id = 2",
    "UPDATE OR REPLACE entry SET id = 1 WHERE id = 2",
    "UPDATE OR IGNORE entry SET engine = '9' WHERE id = 2",
    "DELETE FROM entry",
    "DELETE FROM entry WHERE id = 5",
    // Replacing an entry, through each of the unique columns.
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
    // After the last entry, but incorrect.
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
fn a_closed_session_takes_no_hand_from_anybody() {
    let (mut table, id) = Table::played();
    table.close(id).unwrap();
    let raw = table.raw();
    let added = raw.execute(
        "INSERT OR REPLACE INTO entry (id, kind, session, at, engine, body, prev, hash)
           SELECT 7, 'hand', 1, at, '9', '{\"number\":4}', hash, replace(hash, '1', '2')
           FROM entry WHERE id = 6",
        [],
    );
    let code = added.unwrap_err().sqlite_error_code();
    assert_eq!(code, Some(ErrorCode::ConstraintViolation));
}

/// One list has all kinds of entries, and whether they belong to a session.
#[test]
fn an_entry_of_no_kind_or_in_the_wrong_place_is_refused() {
    let (table, _) = Table::seated();
    let raw = table.raw();
    for (kind, session) in [
        ("hands", Some(1)),
        ("", None),
        ("close", None),
        ("void", None),
        ("person", Some(1)),
        ("session", Some(1)),
    ] {
        let added = raw.execute(
            "INSERT INTO entry (id, kind, session, at, engine, body, prev, hash)
               SELECT 2, ?1, ?2, at, '9', '{}', hash, replace(hash, '1', '2') FROM entry WHERE id = 1",
            params![kind, session],
        );
        let code = added.unwrap_err().sqlite_error_code();
        assert_eq!(
            code,
            Some(ErrorCode::ConstraintViolation),
            "{kind} {session:?}"
        );
    }
}

#[test]
fn a_changed_list_of_kinds_is_found() {
    for change in [
        "INSERT INTO kind VALUES ('gift', 'outside')",
        "DELETE FROM kind WHERE word = 'season'",
        "UPDATE kind SET place = 'either' WHERE word = 'close'",
    ] {
        let (table, _) = Table::seated();
        table.raw().execute(change, []).unwrap();
        let name = "kind".to_owned();
        assert_eq!(
            table.ledger.verify().unwrap(),
            [ChainFault::Schema { name }]
        );
    }
}

#[test]
fn a_line_of_a_draft_has_a_place_of_its_own() {
    let (table, _) = Table::seated();
    let raw = table.raw();
    let add = |position, text: &str| {
        raw.execute(
            "INSERT INTO draft (session, position, text) VALUES (1, ?1, ?2)",
            params![position, text],
        )
    };
    assert!(add(-1, "x").is_err());
    assert_eq!(add(0, "x"), Ok(1));
    assert!(add(0, "y").is_err());
}
