//! One field of one entry changed, and every hash made right again: who finds it. The table may only grow.

use crate::forged::made_right;
use crate::table::{ENGINE, Table, take_in};
use dokbak::ledger::{
    Batch, CloseBody, CorrectionBody, DayBody, EntryId, HandBody, Kind, Ledger, LedgerError,
    PaidBody, PersonBody, ReopenBody, Said, Seal, SessionBody, SessionId, SettledBody, VoidBody,
    Word, Written,
};
use dokbak::report::Auditing;
use dokbak::{Case, Opening, Ruleset};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Who finds a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    /// `verify`.
    Verify,
    /// `verify --deep`.
    Deep,
    /// Nobody but who has a seal, for this reason.
    Seal(&'static str),
}
use By::{Deep, Verify};

const TOLD: By = By::Seal("nothing else says what people called it");
const OTHER: By = By::Seal("it could have been so, and nothing else says how it was");
const THERE: By = By::Seal("it is a number of the other ledger, which is not here");
const VERSION: By = By::Seal("an entry may be of any version, and is then held to less");
const EARLIER: By = By::Seal("who knew nothing of what was said before may say so too");

type Change = fn(&mut Value);

/// A kind of entries, a field of its body, how it is changed, and who finds that: where the entry is one
/// of the ledger itself, and where an import carries it.
type Row = (Kind, &'static str, Change, By, By);

fn add(value: &mut Value, pointer: &str, number: i64) {
    let at = value.pointer_mut(pointer).unwrap();
    *at = (at.as_i64().unwrap() + number).into();
}

fn in_text(value: &mut Value, key: &str, old: &str, new: &str) {
    let text = value[key].as_str().unwrap();
    assert!(text.contains(old), "{text}");
    value[key] = text.replacen(old, new, 1).into();
}

const BODIES: [Row; 60] = [
    (
        Kind::Session,
        "players",
        |it| it["players"][2] = "Dana".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Session,
        "players",
        |it| it["players"].as_array_mut().unwrap().reverse(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Session,
        "players",
        |it| it["players"] = json!([]),
        Verify,
        Verify,
    ),
    (
        Kind::Session,
        "rules",
        |it| it["rules"] = "ours".into(),
        TOLD,
        TOLD,
    ),
    (
        Kind::Session,
        "ruleset",
        |it| it["ruleset"] = "game: gostop\nboar: {first: 1}\nppuk.first: 9\n".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Session,
        "ruleset",
        |it| it["ruleset"] = "{[".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Session,
        "chip",
        |it| it["chip"] = "200 KRW".into(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Session,
        "chip",
        |it| it["chip"] = "-".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Session,
        "length",
        |it| it["length"] = 5.into(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Session,
        "day",
        |it| it["day"] = "2026-11-19".into(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Session,
        "day",
        |it| it["day"] = "2027-11-19".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Session,
        "follows",
        |it| it["follows"] = 2.into(),
        Verify,
        THERE,
    ),
    (
        Kind::Hand,
        "number",
        |it| add(it, "/number", 1),
        Verify,
        Verify,
    ),
    (
        Kind::Hand,
        "record",
        |it| in_text(it, "record", "Ann ppuk", "Bo ppuk"),
        Deep,
        Deep,
    ),
    (
        Kind::Hand,
        "record",
        |it| in_text(it, "record", "nagari", "nagari # late"),
        TOLD,
        TOLD,
    ),
    (
        Kind::Hand,
        "verdict",
        |it| in_text(it, "verdict", "\"chips\":", "\"chips\":1"),
        Verify,
        Verify,
    ),
    (
        Kind::Hand,
        "net",
        |it| add(it, "/net/0/1", 1),
        Verify,
        Verify,
    ),
    (
        Kind::Hand,
        "net",
        |it| it["net"][0][0] = "Dana".into(),
        Verify,
        Verify,
    ),
    (Kind::Correction, "of", |it| add(it, "/of", 1), OTHER, THERE),
    (
        Kind::Correction,
        "reason",
        |it| it["reason"] = "Bo had seven".into(),
        TOLD,
        TOLD,
    ),
    (
        Kind::Correction,
        "record",
        |it| in_text(it, "record", "Bo ppuk", "Ann ppuk"),
        Deep,
        Deep,
    ),
    (
        Kind::Correction,
        "verdict",
        |it| in_text(it, "verdict", "\"chips\":", "\"chips\":1"),
        Verify,
        Verify,
    ),
    (
        Kind::Correction,
        "net",
        |it| add(it, "/net/1/1", 1),
        Verify,
        Verify,
    ),
    (
        Kind::Correction,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        Kind::Correction,
        "over",
        |it| it["over"] = json!(["all"]),
        Verify,
        Verify,
    ),
    (
        Kind::Close,
        "net",
        |it| add(it, "/net/0/1", 1),
        Verify,
        Verify,
    ),
    (
        Kind::Close,
        "transfers",
        |it| add(it, "/transfers/0/2", 1),
        Verify,
        Verify,
    ),
    (
        Kind::Close,
        "transfers",
        |it| it["transfers"][0][0] = "Dana".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Close,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        Kind::Reopen,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        Kind::Reopen,
        "over",
        |it| it["over"] = json!([]),
        EARLIER,
        EARLIER,
    ),
    (
        Kind::Void,
        "void",
        |it| it["void"] = false.into(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Void,
        "reason",
        |it| it["reason"] = "tired".into(),
        TOLD,
        TOLD,
    ),
    (
        Kind::Void,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        Kind::Day,
        "day",
        |it| it["day"] = "2026-11-18".into(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Day,
        "day",
        |it| it["day"] = "2026-11-31".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Day,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        Kind::Person,
        "op",
        |it| it["op"] = "exchange".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Person,
        "who",
        |it| it["who"] = "Nobody".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Person,
        "who",
        |it| it["who"] = "Bo".into(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Person,
        "name",
        |it| it["name"] = "".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Person,
        "name",
        |it| it["name"] = "Anna".into(),
        TOLD,
        TOLD,
    ),
    (
        Kind::Person,
        "with",
        |it| it["with"] = "Nobody".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Person,
        "with",
        |it| it["with"] = "Bo".into(),
        Verify,
        OTHER,
    ),
    (
        Kind::Person,
        "guest",
        |it| it["guest"] = false.into(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Person,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        Kind::Person,
        "counts",
        |it| it["counts"][0] = seal().into(),
        Verify,
        Verify,
    ),
    (
        Kind::Person,
        "counts",
        |it| it["counts"] = json!([]),
        OTHER,
        OTHER,
    ),
    (
        Kind::Person,
        "beside",
        |it| it["beside"][0] = seal().into(),
        Verify,
        Verify,
    ),
    (
        Kind::Paid,
        "from",
        |it| it["from"] = "Chul".into(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Paid,
        "from",
        |it| it["from"] = it["to"].clone(),
        Verify,
        Verify,
    ),
    (Kind::Paid, "to", |it| it["to"] = "".into(), Verify, Verify),
    (
        Kind::Paid,
        "amount",
        |it| it["amount"] = "501".into(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Paid,
        "amount",
        |it| it["amount"] = "1e9".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Paid,
        "currency",
        |it| it["currency"] = "JPY".into(),
        OTHER,
        OTHER,
    ),
    (
        Kind::Paid,
        "day",
        |it| it["day"] = "1026-11-20".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Paid,
        "note",
        |it| it["note"] = "for rice".into(),
        TOLD,
        TOLD,
    ),
    (
        Kind::Settled,
        "day",
        |it| it["day"] = "20 Nov".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Settled,
        "transfers",
        |it| it["transfers"][0][2] = "".into(),
        Verify,
        Verify,
    ),
    (
        Kind::Settled,
        "transfers",
        |it| it["transfers"] = json!([]),
        Verify,
        Verify,
    ),
];

/// What an import says of the entry that it carries. Its `hash` is made right again, and its `body` is
/// what the table above is about.
const IMPORTS: [(&str, Change, By); 13] = [
    ("ledger", |it| it["ledger"] = "a".repeat(64).into(), Verify),
    ("head", |it| it["head"][0] = 99.into(), THERE),
    ("head", |it| it["head"][1] = "b".repeat(64).into(), THERE),
    ("of", |it| add(it, "/of", 1), OTHER),
    ("of", |it| it["of"] = 1.into(), Verify),
    ("hands", |it| it["hands"] = json!([1]), Verify),
    ("hands", |it| it["hands"] = json!([]), Verify),
    ("after", |it| it["after"] = seal().into(), Verify),
    ("id", |it| add(it, "/id", 1), Verify),
    ("kind", |it| it["kind"] = "import".into(), Verify),
    ("session", |it| it["session"] = 77.into(), THERE),
    ("engine", |it| it["engine"] = "0.0.1".into(), VERSION),
    ("prev", |it| it["prev"] = "c".repeat(64).into(), Verify),
];

/// What an entry is beside its body: of the second hand, or of the last entry.
const ENTRIES: [(&str, fn(&mut [Written]), By); 6] = [
    ("session", |all| all[2].session = Some(SessionId(6)), Verify),
    (
        "at",
        |all| all[2].at = "2026-11-19T19:30:01Z".to_owned(),
        Verify,
    ),
    (
        "at",
        |all| all[2].at = "2026-11-21T19:30:01Z".to_owned(),
        Verify,
    ),
    (
        "at",
        |all| all.last_mut().unwrap().at = "2026-11-21T19:30:01Z".to_owned(),
        OTHER,
    ),
    ("engine", |all| all[2].engine = "0.0.1".to_owned(), VERSION),
    ("kind", |all| all[2].kind = Kind::Void, Verify),
];

/// A seal of nothing.
fn seal() -> String {
    format!("2:{}", "d".repeat(64))
}

fn hand(players: &[&str], who: &str, number: u32, ruleset: &Ruleset) -> HandBody {
    let record = format!(
        "players {}\n{who} ppuk 4 first\nnagari\n",
        players.join(" ")
    );
    let opening = Opening {
        ruleset: Some(ruleset),
        ..Opening::default()
    };
    let verdict = Case::read(&record, opening).settle().unwrap();
    HandBody {
        number,
        record,
        verdict: verdict.to_json(),
        net: verdict.net,
    }
}

/// Writes entries of every kind, at some day; `third` is somebody who never sat with Ann.
fn every_kind(ledger: &mut Ledger, day: &str, third: &str) {
    let ruleset = Ruleset::default();
    let at = format!("{day}T19:30:00Z");
    let at = at.as_str();
    let open = |players: &[&str]| SessionBody {
        players: players.iter().map(|&name| name.to_owned()).collect(),
        rules: "pagat".to_owned(),
        ruleset: ruleset.text(),
        chip: Some("100 KRW".to_owned()),
        length: Some(3),
        day: Some(day.to_owned()),
        follows: None,
    };
    let mut batch = ledger.batch().unwrap();
    let play = |batch: &mut Batch<'_>, session, players: &[&str], who, number| {
        let body = hand(players, who, number, &ruleset);
        batch.append_hand(session, at, ENGINE, &body).unwrap()
    };
    let close =
        |batch: &mut Batch<'_>, session, net: &[(&str, i64)], transfers: &[(&str, &str, i64)]| {
            let transfers = transfers
                .iter()
                .map(|&(from, to, chips)| (from.to_owned(), to.to_owned(), chips));
            let body = CloseBody {
                net: net
                    .iter()
                    .map(|&(name, chips)| (name.into(), chips))
                    .collect(),
                transfers: transfers.collect(),
            };
            batch.close_session(session, at, ENGINE, &body).unwrap();
        };
    let three = ["Ann", "Bo", "Chul"];
    let first = batch.open_session(at, ENGINE, &open(&three)).unwrap();
    let of = play(&mut batch, first, &three, "Ann", 1);
    play(&mut batch, first, &three, "Ann", 2);
    let again = hand(&three, "Bo", 1, &ruleset);
    let body = CorrectionBody {
        of,
        reason: "It was Bo".to_owned(),
        record: again.record,
        verdict: again.verdict,
        net: again.net,
    };
    batch.append_correction(first, at, ENGINE, &body).unwrap();
    // Each ppuk brings 3 from each of the others: Ann -3 + 6, Bo 6 - 3, Chul -3 - 3.
    close(
        &mut batch,
        first,
        &[("Ann", 3), ("Bo", 3), ("Chul", -6)],
        &[("Chul", "Ann", 3), ("Chul", "Bo", 3)],
    );
    let going = SessionBody {
        follows: Some(first),
        ..open(&["Ann", "Bo"])
    };
    let second = batch.open_session(at, ENGINE, &going).unwrap();
    play(&mut batch, second, &["Ann", "Bo"], "Ann", 1);
    close(
        &mut batch,
        second,
        &[("Ann", 3), ("Bo", -3)],
        &[("Bo", "Ann", 3)],
    );
    batch
        .reopen_session(second, at, ENGINE, &ReopenBody::default())
        .unwrap();
    let body = DayBody {
        day: day.to_owned(),
    };
    batch.date_session(second, at, ENGINE, &body).unwrap();
    let alone = batch
        .open_session(at, ENGINE, &open(&[third, "Bo"]))
        .unwrap();
    play(&mut batch, alone, &[third, "Bo"], "Bo", 1);
    let body = VoidBody {
        void: true,
        reason: "for fun".to_owned(),
    };
    let trial = batch
        .open_session(at, ENGINE, &open(&["Ann", "Bo"]))
        .unwrap();
    play(&mut batch, trial, &["Ann", "Bo"], "Bo", 1);
    batch.void_session(trial, at, ENGINE, &body).unwrap();
    let word = Word {
        one: second,
        other: alone,
        said: Some(Said::Twice(second)),
        handed: (Vec::new(), Vec::new()),
    };
    batch.append_twice(at, ENGINE, &word).unwrap();
    let called = format!("{third}'");
    for body in [
        PersonBody::Rename {
            who: third.to_owned(),
            name: called.clone(),
        },
        PersonBody::Join {
            who: third.to_owned(),
            with: "Chul".to_owned(),
        },
        PersonBody::Part {
            who: third.to_owned(),
        },
        PersonBody::Guest {
            who: third.to_owned(),
            guest: true,
        },
    ] {
        batch.append_person(at, ENGINE, &body).unwrap();
    }
    let body = PaidBody {
        from: "Bo".to_owned(),
        to: "Ann".to_owned(),
        amount: "500".to_owned(),
        currency: "KRW".to_owned(),
        day: day.to_owned(),
        note: Some("for tea".to_owned()),
    };
    batch.append_paid(at, ENGINE, &body).unwrap();
    let body = SettledBody {
        day: day.to_owned(),
        transfers: vec![(
            "Bo".to_owned(),
            "Ann".to_owned(),
            "100".to_owned(),
            "KRW".to_owned(),
        )],
    };
    batch.append_settled(at, ENGINE, &body).unwrap();
    batch.commit().unwrap();
}

fn written(ledger: &Ledger) -> Vec<Written> {
    ledger.written(EntryId(0), u32::MAX).unwrap()
}

/// A ledger with entries of every kind, and with those of another, which had taken in some of a third.
fn ledger() -> Vec<Written> {
    let at = "2026-11-21T19:30:00Z";
    let mut third = Table::new();
    third
        .ledger
        .open_session(
            at,
            ENGINE,
            &SessionBody {
                players: vec!["Eve".to_owned(), "Finn".to_owned()],
                rules: "pagat".to_owned(),
                ruleset: Ruleset::default().text(),
                chip: None,
                length: None,
                day: None,
                follows: None,
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

/// Returns who finds that something is wrong with entries.
fn finder(entries: &[Written], head: &Seal) -> Option<By> {
    let mut table = Table::new();
    let taken: Result<_, LedgerError> = take_in(&mut table.ledger, "2026-11-22T19:30:00Z", entries);
    if taken.is_err() {
        // What no ledger takes is found in one.
        return Some(Verify);
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
        return Some(Verify);
    }
    if !audit(true).is_empty() {
        return Some(Deep);
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
    let mut tell = |what: String, due: By, entries: Vec<Written>| {
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
        let mut imports = changed.iter_mut().filter(|one| one.kind == Kind::Import);
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

/// Every field of every body is in the table.
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

fn carries(entry: &Written, kind: Kind, field: &str) -> bool {
    if entry.kind != Kind::Import {
        return false;
    }
    let import: Value = serde_json::from_str(&entry.body).unwrap();
    import["kind"] == kind.word() && has(import["body"].as_str().unwrap(), field)
}
