//! Faults as JSON.

use super::{Lang, file_fault, problem};
use crate::card::Calendar;
use crate::limits::cut;
use crate::record::{Fault, Faults, Problem};
use crate::rules::FileFault;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// Returns a fault as an object: `line` and `column` from 1 (0 if the fault is about no line), a
/// stable `code`, and a `message` with months numbered by `calendar`. A fault about ruleset files
/// lists their faults in `files`.
#[expect(clippy::indexing_slicing, reason = "the value is an object")]
pub fn fault_json(lang: Lang, fault: &Fault, calendar: Calendar) -> Value {
    let mut value = json!({
        "line": fault.place.line,
        "column": fault.place.column,
        "code": fault.problem.code(),
        "message": problem(lang, &fault.problem, calendar),
    });
    if let Problem::PileMissing { player, facts, .. } = &fault.problem {
        value["player"] = player.as_str().into();
        value["facts"] = facts.iter().map(|fact| fact.word()).collect();
    }
    if let Problem::UnknownRules { faults, .. } = &fault.problem {
        let (told, more) = cut(faults);
        value["files"] = told
            .iter()
            .map(|fault| file_fault_json(lang, fault))
            .collect();
        if more > 0 {
            value["more_files"] = more.into();
        }
    }
    value
}

/// Returns a fault in a ruleset file as an object: `file`, `line`, `column`, `message`.
pub fn file_fault_json(lang: Lang, fault: &FileFault) -> Value {
    let message = file_fault(lang, fault);
    json!({"file": fault.file, "line": fault.line, "column": fault.column, "message": message})
}

/// Serialised as a list of faults.
impl Serialize for Faults {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self[..].serialize(serializer)
    }
}

/// Serialised like the result of [`fault_json`], in English and with the Korean calendar.
impl Serialize for Fault {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fault_json(Lang::default(), self, Calendar::Korean).serialize(serializer)
    }
}
