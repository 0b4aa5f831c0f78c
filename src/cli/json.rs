//! JSON for programs.

use crate::record::Name;
use serde::{Serialize, Serializer};

/// Serialises a value to one line of JSON.
pub(super) fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Writes pairs as a JSON object, keeping their order.
pub(super) fn object<S: Serializer>(pairs: &[(Name, i64)], out: S) -> Result<S::Ok, S::Error> {
    out.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}
