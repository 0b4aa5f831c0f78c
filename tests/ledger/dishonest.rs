//! Changes one field of one entry and recomputes all hashes: who notices?

mod every_kind;
mod rows;

use crate::forged::made_right;
use crate::table::{ENGINE, Table, take_in};
use dokbak::Ruleset;
use dokbak::ledger::{EntryId, EntryKind, Ledger, LedgerError, RawEntry, Seal, SessionBody};
use dokbak::report::Auditing;
use every_kind::every_kind;
use rows::{BODIES, By, ENTRIES, IMPORTS};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

fn written(ledger: &Ledger) -> Vec<RawEntry> {
    ledger.written(EntryId(0), u32::MAX).unwrap()
}

/// Returns a ledger with entries of every kind, and an import from another, which had imported some
/// from a third.
fn ledger() -> Vec<RawEntry> {
    let at = "2026-11-21T19:30:00Z";
    let mut third = Table::new();
    third
        .ledger
        .open_session(
            at,
            ENGINE,
            &SessionBody {
                players: vec!["Eve".into(), "Finn".into()],
                rules: "pagat".to_owned(),
                ruleset: Ruleset::default().text(),
                chip: None,
                length: None,
                day: None,
                follows: None,
                is_result: false,
                table: None,
            },
        )
        .unwrap();
    let mut other = Table::new();
    every_kind(&mut other.ledger, "2026-11-19", "Dora");
    take_in(&mut other.ledger, at, &written(&third.ledger)).unwrap();
    every_kind(&mut other.ledger, "2026-11-21", "Dora2");
    let mut own = Table::new();
    every_kind(&mut own.ledger, "2026-11-20", "Dana");
    take_in(&mut own.ledger, at, &written(&other.ledger)).unwrap();
    let entries = written(&own.ledger);
    assert_eq!(made_right(entries.clone()), entries);
    entries
}

/// Returns who notices that something is wrong with the entries.
fn finder(entries: &[RawEntry], head: &Seal) -> Option<By> {
    let mut table = Table::new();
    let taken: Result<_, LedgerError> = take_in(&mut table.ledger, "2026-11-22T19:30:00Z", entries);
    if taken.is_err() {
        // What no ledger accepts is noticed in one.
        return Some(By::Verify);
    }
    let audit = |deep| {
        let how = Auditing {
            engine: ENGINE,
            deep,
            incoming: None,
        };
        how.audit(&table.ledger, &|_| ()).unwrap().wrong
    };
    let faults = table.ledger.verify().unwrap();
    if !faults.is_empty() || !audit(false).is_empty() {
        return Some(By::Verify);
    }
    if !audit(true).is_empty() {
        return Some(By::Deep);
    }
    let sealed = table.ledger.verify_seal(head).unwrap();
    sealed.map(|_| By::Seal(""))
}

fn same(one: By, other: By) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

#[test]
fn one_field_changed_is_found() {
    let good = ledger();
    let last = good.last().unwrap();
    let head = Seal {
        entry: last.id,
        hash: last.hash.clone(),
    };
    assert_eq!(finder(&good, &head), None);
    let mut odd = Vec::new();
    let mut tell = |what: String, due: By, entries: Vec<RawEntry>| {
        let found = finder(&made_right(entries), &head);
        if !found.is_some_and(|found| same(found, due)) {
            odd.push(format!("{what}: {found:?}, not {due:?}"));
        }
    };
    for (nth, (kind, field, change, own, import)) in BODIES.into_iter().enumerate() {
        let mut changed = good.clone();
        let one = changed
            .iter_mut()
            .find(|one| one.kind == kind && has(&one.body, field));
        let one = one.unwrap_or_else(|| panic!("{kind} {field}"));
        one.body = with(&one.body, change);
        tell(format!("{nth} {kind} {field}"), own, changed);
        let mut changed = good.clone();
        let one = changed.iter_mut().find(|one| carries(one, kind, field));
        let one = one.unwrap_or_else(|| panic!("import {kind} {field}"));
        one.body = with(&one.body, |import| {
            let body = with(import["body"].as_str().unwrap(), change);
            import["body"] = body.into();
        });
        tell(format!("{nth} import of {kind} {field}"), import, changed);
    }
    for (nth, (field, change, due)) in IMPORTS.into_iter().enumerate() {
        let mut changed = good.clone();
        let mut imports = changed
            .iter_mut()
            .filter(|one| one.kind == EntryKind::Import);
        let one = imports.find(|one| has(&one.body, field) && !one.body.contains("\"id\":1,"));
        let one = one.unwrap_or_else(|| panic!("import {field}"));
        one.body = with(&one.body, change);
        tell(format!("{nth} import {field}"), due, changed);
    }
    for (nth, (field, change, due)) in ENTRIES.into_iter().enumerate() {
        let mut changed = good.clone();
        change(&mut changed);
        tell(format!("{nth} entry {field}"), due, changed);
    }
    assert!(odd.is_empty(), "{}", odd.join("\n"));
}

/// The table has every field of every body.
#[test]
fn the_table_has_every_field() {
    let mut fields: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for entry in ledger() {
        let body: Value = serde_json::from_str(&entry.body).unwrap();
        let keys = body.as_object().unwrap().keys().cloned();
        fields.entry(entry.kind.word()).or_default().extend(keys);
    }
    let mut due: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (kind, field, ..) in BODIES {
        due.entry(kind.word()).or_default().insert(field.to_owned());
    }
    let imports = IMPORTS.iter().map(|(field, ..)| (*field).to_owned());
    let beside = ["at", "body", "hash"].map(str::to_owned);
    due.insert("import", imports.chain(beside).collect());
    assert_eq!(fields, due);
}

fn with(body: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut body = serde_json::from_str(body).unwrap();
    change(&mut body);
    body.to_string()
}

fn has(body: &str, field: &str) -> bool {
    let body: Value = serde_json::from_str(body).unwrap();
    body.get(field).is_some()
}

fn carries(entry: &RawEntry, kind: EntryKind, field: &str) -> bool {
    if entry.kind != EntryKind::Import {
        return false;
    }
    let import: Value = serde_json::from_str(&entry.body).unwrap();
    import["kind"] == kind.word() && has(import["body"].as_str().unwrap(), field)
}
