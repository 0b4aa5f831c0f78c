//! Who fed the winner by the turns of a record, and what else he could have played.

use serde::{Deserialize, Serialize};

/// Why somebody who fed the winner does not pay for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Spared {
    /// An offer or a call of go decides.
    Calls,
    /// The winner scores junk alone and never said go.
    JunkOnly,
    /// He played his last card.
    LastCard,
    /// No other turn of his could have prevented the win.
    Forced,
    /// The winner could have stopped without the card.
    NotNeeded,
    /// Another accusation is tried before and holds.
    Another,
}

/// Another turn that somebody could have taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherTurn {
    /// The turn as a record writes it, without the name; its lines with `;` between.
    pub turn: String,
    /// Whether it would have prevented the win.
    pub prevents: bool,
    /// What the winner could have played on his next turn to win all the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
}

/// A card by which a turn fed the winner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// Who played or left the card.
    pub player: String,
    /// The code of the card.
    pub card: String,
    /// The line of his turn.
    pub line: u32,
    /// Whether he played the card; else he left it on the table.
    pub played: bool,
    /// The codes of what the winner took it with.
    pub with: String,
    /// What spares him; left out where he pays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spared: Option<Spared>,
    /// Every other turn that he could have taken; left out where his hand is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub others: Option<Vec<OtherTurn>>,
}
