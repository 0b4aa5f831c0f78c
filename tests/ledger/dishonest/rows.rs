//! The changes, and who notices them. This list may only grow.

use dokbak::ledger::{EntryKind, RawEntry, SessionId};
use serde_json::{Value, json};

/// Who notices a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// `verify`.
    Verify,
    /// `verify --deep`.
    Deep,
    /// Only somebody with a seal, for this reason.
    Seal(&'static str),
}
use By::{Deep, Verify};

const TOLD: By = By::Seal("nothing else says what people called it");
const OTHER: By = By::Seal("it could have been so, and nothing else says how it was");
const THERE: By = By::Seal("it is a number of the other ledger, which is not here");
const VERSION: By = By::Seal("an entry may be of any version, and is then held to less");
const EARLIER: By = By::Seal("who knew nothing of what was said before may say so too");

pub(super) type Change = fn(&mut Value);

/// A kind of entry, a field of its body, the change, and who notices it: first in an entry of the
/// ledger itself, then in an imported one.
pub(super) type Row = (EntryKind, &'static str, Change, By, By);

fn add(value: &mut Value, pointer: &str, number: i64) {
    let at = value.pointer_mut(pointer).unwrap();
    *at = (at.as_i64().unwrap() + number).into();
}

fn in_text(value: &mut Value, key: &str, old: &str, new: &str) {
    let text = value[key].as_str().unwrap();
    assert!(text.contains(old), "{text}");
    value[key] = text.replacen(old, new, 1).into();
}

pub(super) const BODIES: [Row; 81] = [
    (
        EntryKind::Session,
        "players",
        |it| it["players"][2] = "Dana".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Session,
        "players",
        |it| it["players"].as_array_mut().unwrap().reverse(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Session,
        "players",
        |it| it["players"] = json!([]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Session,
        "rules",
        |it| it["rules"] = "ours".into(),
        TOLD,
        TOLD,
    ),
    (
        EntryKind::Session,
        "ruleset",
        |it| it["ruleset"] = "game: gostop\nboar: {first: 1}\nppuk.first: 9\n".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Session,
        "ruleset",
        |it| it["ruleset"] = "{[".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Session,
        "chip",
        |it| it["chip"] = "200 KRW".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Session,
        "chip",
        |it| it["chip"] = "-".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Session,
        "length",
        |it| it["length"] = 5.into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Session,
        "day",
        |it| it["day"] = "2026-11-19".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Session,
        "day",
        |it| it["day"] = "2027-11-19".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Session,
        "follows",
        |it| it["follows"] = 2.into(),
        Verify,
        THERE,
    ),
    (
        EntryKind::Hand,
        "number",
        |it| add(it, "/number", 1),
        Verify,
        Verify,
    ),
    (
        EntryKind::Hand,
        "record",
        |it| in_text(it, "record", "Ann ppuk", "Bo ppuk"),
        Deep,
        Deep,
    ),
    (
        EntryKind::Hand,
        "record",
        |it| in_text(it, "record", "nagari", "nagari # late"),
        TOLD,
        TOLD,
    ),
    (
        EntryKind::Hand,
        "verdict",
        |it| in_text(it, "verdict", "\"chips\":", "\"chips\":1"),
        Verify,
        Verify,
    ),
    (
        EntryKind::Hand,
        "net",
        |it| add(it, "/net/0/1", 1),
        Verify,
        Verify,
    ),
    (
        EntryKind::Hand,
        "net",
        |it| it["net"][0][0] = "Dana".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Correction,
        "of",
        |it| add(it, "/of", 1),
        OTHER,
        THERE,
    ),
    (
        EntryKind::Correction,
        "reason",
        |it| it["reason"] = "Bo had seven".into(),
        TOLD,
        TOLD,
    ),
    (
        EntryKind::Correction,
        "record",
        |it| in_text(it, "record", "Bo ppuk", "Ann ppuk"),
        Deep,
        Deep,
    ),
    (
        EntryKind::Correction,
        "verdict",
        |it| in_text(it, "verdict", "\"chips\":", "\"chips\":1"),
        Verify,
        Verify,
    ),
    (
        EntryKind::Correction,
        "net",
        |it| add(it, "/net/1/1", 1),
        Verify,
        Verify,
    ),
    (
        EntryKind::Correction,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Correction,
        "over",
        |it| it["over"] = json!(["all"]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Close,
        "net",
        |it| add(it, "/net/0/1", 1),
        Verify,
        Verify,
    ),
    (
        EntryKind::Close,
        "transfers",
        |it| add(it, "/transfers/0/2", 1),
        Verify,
        Verify,
    ),
    (
        EntryKind::Close,
        "transfers",
        |it| it["transfers"][0][0] = "Dana".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Close,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Reopen,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Reopen,
        "over",
        |it| it["over"] = json!([]),
        EARLIER,
        EARLIER,
    ),
    (
        EntryKind::Void,
        "void",
        |it| it["void"] = false.into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Void,
        "reason",
        |it| it["reason"] = "tired".into(),
        TOLD,
        TOLD,
    ),
    (
        EntryKind::Void,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Day,
        "day",
        |it| it["day"] = "2026-11-18".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Day,
        "day",
        |it| it["day"] = "2026-11-31".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Day,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Person,
        "op",
        |it| it["op"] = "exchange".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Person,
        "who",
        |it| it["who"] = "Nobody".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Person,
        "who",
        |it| it["who"] = "Bo".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Person,
        "name",
        |it| it["name"] = "".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Person,
        "name",
        |it| it["name"] = "Anna".into(),
        TOLD,
        TOLD,
    ),
    (
        EntryKind::Person,
        "with",
        |it| it["with"] = "Nobody".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Person,
        "with",
        |it| it["with"] = "Bo".into(),
        Verify,
        OTHER,
    ),
    (
        EntryKind::Person,
        "guest",
        |it| it["guest"] = false.into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Person,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Person,
        "counts",
        |it| it["counts"][0] = seal().into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Person,
        "counts",
        |it| it["counts"] = json!([]),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Person,
        "beside",
        |it| it["beside"][0] = seal().into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Paid,
        "from",
        |it| it["from"] = "Chul".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Paid,
        "from",
        |it| it["from"] = it["to"].clone(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Paid,
        "to",
        |it| it["to"] = "".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Paid,
        "amount",
        |it| it["amount"] = "501".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Paid,
        "amount",
        |it| it["amount"] = "1e9".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Paid,
        "currency",
        |it| it["currency"] = "JPY".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Paid,
        "day",
        |it| it["day"] = "1026-11-20".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Paid,
        "note",
        |it| it["note"] = "for rice".into(),
        TOLD,
        TOLD,
    ),
    (
        EntryKind::Settled,
        "day",
        |it| it["day"] = "20 Nov".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Settled,
        "transfers",
        |it| it["transfers"][0][2] = "".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Settled,
        "transfers",
        |it| it["transfers"] = json!([]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Adjust,
        "op",
        |it| it["op"] = "swap".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Adjust,
        "day",
        |it| it["day"] = "2026-11-19".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Adjust,
        "day",
        |it| it["day"] = "2027-11-19".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Adjust,
        "reason",
        |it| it["reason"] = "a bet".into(),
        TOLD,
        TOLD,
    ),
    (
        EntryKind::Adjust,
        "reason",
        |it| it["reason"] = " ".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Adjust,
        "chip",
        |it| it["chip"] = "200 KRW".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Adjust,
        "chip",
        |it| it["chip"] = "much".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Adjust,
        "currency",
        |it| it["currency"] = "JPY".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Adjust,
        "shares",
        |it| it["shares"][0][1] = "13".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Adjust,
        "shares",
        |it| it["shares"][0][0] = "Chul".into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Adjust,
        "shares",
        |it| it["shares"][0][0] = it["shares"][1][0].clone(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Adjust,
        "shares",
        |it| it["shares"] = json!([]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Adjust,
        "adjustment",
        |it| it["adjustment"] = seal().into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Adjust,
        "undone",
        |it| it["undone"] = false.into(),
        OTHER,
        OTHER,
    ),
    (
        EntryKind::Adjust,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Season,
        "name",
        |it| it["name"] = "".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Season,
        "days",
        |it| it["days"][1] = "2026-08-31".into(),
        Verify,
        Verify,
    ),
    (
        EntryKind::Season,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
    (
        EntryKind::Note,
        "text",
        |it| it["text"] = "snow".into(),
        TOLD,
        TOLD,
    ),
    (
        EntryKind::Note,
        "place",
        |it| it["place"] = "at home".into(),
        TOLD,
        TOLD,
    ),
    (
        EntryKind::Note,
        "over",
        |it| it["over"] = json!([seal()]),
        Verify,
        Verify,
    ),
];

/// What an import says about its entry. Its `hash` is recomputed; its `body` is covered by the
/// table above.
pub(super) const IMPORTS: [(&str, Change, By); 13] = [
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

/// A change to the entries outside of their bodies.
pub(super) type Forge = fn(&mut [RawEntry]);

/// The columns of an entry outside of its body, for the second hand or the last entry.
pub(super) const ENTRIES: [(&str, Forge, By); 6] = [
    ("session", |all| all[2].session = Some(SessionId(6)), Verify),
    (
        "at",
        |all| "2026-11-19T19:30:01Z".clone_into(&mut all[2].at),
        Verify,
    ),
    (
        "at",
        |all| "2026-11-21T19:30:01Z".clone_into(&mut all[2].at),
        Verify,
    ),
    (
        "at",
        |all| "2026-11-21T19:30:01Z".clone_into(&mut all.last_mut().unwrap().at),
        OTHER,
    ),
    (
        "engine",
        |all| "0.0.1".clone_into(&mut all[2].engine),
        VERSION,
    ),
    ("kind", |all| all[2].kind = EntryKind::Void, Verify),
];

/// A seal of nothing.
fn seal() -> String {
    format!("2:{}", "d".repeat(64))
}
