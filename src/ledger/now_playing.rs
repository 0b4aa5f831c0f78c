//! What is played at a table now, for the hall.

use crate::record::Name;
use serde::{Deserialize, Serialize};

/// What is played at a table of a club now, as the table itself says it. It is in no chain: the
/// next statement replaces it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NowPlaying {
    /// Who plays the hand, in seat order.
    pub players: Vec<Name>,
    /// The hand's number in the evening, from 1.
    pub hand: u32,
}

/// What a table of a club said last that it plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayingRow {
    /// The table's name.
    pub table: String,
    /// When the table said it, by the server's clock, RFC 3339 in UTC.
    pub at: String,
    /// How many seconds ago that is.
    pub seconds_ago: i64,
    /// What it said, JSON.
    pub state: String,
}

impl NowPlaying {
    /// Returns the statement as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a statement; `None` if it is none, as of a newer program.
    pub fn from_json(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}
