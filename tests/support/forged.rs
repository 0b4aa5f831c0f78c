//! Ledgers forged by somebody who knows how hashes are computed.

use dokbak::ledger::{EntryKind, RawEntry, START};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// Returns the hash of the fields, by the documented recipe.
fn hash(fields: [&str; 7]) -> String {
    let digits = Sha256::digest(fields.join("\n"));
    let digits = digits.iter().map(|byte| format!("{byte:02x}"));
    digits.collect::<Vec<_>>().concat()
}

fn session(session: &Value) -> String {
    session
        .as_i64()
        .map(|id| id.to_string())
        .unwrap_or_default()
}

/// Returns the hash that an import states for its entry, and the hash that the entry should have.
fn carried(body: &str) -> (String, String) {
    let import: Value = serde_json::from_str(body).unwrap();
    let text = |key: &str| import[key].as_str().unwrap_or_default().to_owned();
    let (id, of) = (import["id"].to_string(), session(&import["session"]));
    let parts = ["kind", "at", "engine", "prev", "body"].map(text);
    let [kind, at, engine, prev, body] = parts.each_ref().map(String::as_str);
    let due = hash([&id, kind, &of, at, engine, prev, body]);
    (text("hash"), due)
}

/// Recomputes all hashes: those of entries, those inside imports, and every reference to one.
pub(crate) fn made_right(mut entries: Vec<RawEntry>) -> Vec<RawEntry> {
    let mut anew: Vec<(String, String)> = Vec::new();
    let replaced = |text: &str, anew: &[(String, String)]| {
        let change = |text: String, (old, new): &(String, String)| text.replace(old, new);
        anew.iter().fold(text.to_owned(), change)
    };
    for entry in entries
        .iter_mut()
        .filter(|entry| entry.kind == EntryKind::Import)
    {
        entry.body = replaced(&entry.body, &anew);
        let (old, new) = carried(&entry.body);
        if old != new {
            // A value that is not a hash is referenced nowhere else.
            if old.len() == 64 {
                entry.body = entry.body.replace(&old, &new);
                anew.push((old, new));
            } else {
                entry.body = entry.body.replace(
                    &format!("\"hash\":\"{old}\""),
                    &format!("\"hash\":\"{new}\""),
                );
            }
        }
    }
    let mut prev = START.to_owned();
    for entry in &mut entries {
        entry.body = replaced(&entry.body, &anew);
        entry.prev.clone_from(&prev);
        let (id, of) = (
            entry.id.0.to_string(),
            entry.session.map(|it| it.0.to_string()),
        );
        let of = of.unwrap_or_default();
        let kind = entry.kind.word();
        let due = hash([&id, kind, &of, &entry.at, &entry.engine, &prev, &entry.body]);
        if due != entry.hash {
            anew.push((entry.hash.clone(), due.clone()));
            entry.hash.clone_from(&due);
        }
        prev = due;
    }
    entries
}
