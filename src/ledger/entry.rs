//! What an entry says: the typed bodies of the four kinds.

use crate::letters::same_name;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of an entry in its ledger, from 1 without gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntryId(pub i64);

/// A session, by the number of the entry that opened it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SessionId(pub i64);

impl SessionId {
    /// Returns the entry that opened the session.
    pub fn entry(self) -> EntryId {
        EntryId(self.0)
    }
}

impl fmt::Display for EntryId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl fmt::Display for SessionId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// What each player won or lost, in chips, in seat order.
pub type Net = Vec<(String, i64)>;

/// The kinds of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A session was opened.
    Session,
    /// A hand was settled.
    Hand,
    /// A hand was settled anew.
    Correction,
    /// A session was closed.
    Close,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Session, Self::Hand, Self::Correction, Self::Close];

    /// Returns the word that stands for the kind in the file.
    pub fn word(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Hand => "hand",
            Self::Correction => "correction",
            Self::Close => "close",
        }
    }

    /// Returns the kind that a word stands for.
    pub(super) fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.word())
    }
}

/// Who plays, by which rules and for what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionBody {
    /// The names in seat order.
    pub players: Vec<String>,
    /// The name of the ruleset.
    pub rules: String,
    /// The whole ruleset as text, so that later changes of a file change no old session.
    pub ruleset: String,
    /// What a chip is worth, such as `100 KRW`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chip: Option<String>,
    /// How many hands were agreed on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<u32>,
}

/// A settled hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandBody {
    /// The hand's number in its session, from 1.
    pub number: u32,
    /// The canonical record.
    pub record: String,
    /// The verdict as JSON text.
    pub verdict: String,
    /// What each player won or lost, in chips.
    pub net: Net,
}

/// A hand settled anew; it takes the place of the hand's own record, verdict and net.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CorrectionBody {
    /// The entry of the hand (never that of an earlier correction).
    pub of: EntryId,
    /// Why.
    pub reason: String,
    /// The canonical record.
    pub record: String,
    /// The verdict as JSON text.
    pub verdict: String,
    /// What each player won or lost, in chips.
    pub net: Net,
}

/// The end of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CloseBody {
    /// What each player won or lost in the whole session, in chips.
    pub net: Net,
    /// Who pays whom how many chips so that all are even.
    pub transfers: Vec<(String, String, i64)>,
}

/// The body of an entry, by its kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Body {
    /// A session was opened.
    Session(SessionBody),
    /// A hand was settled.
    Hand(HandBody),
    /// A hand was settled anew.
    Correction(CorrectionBody),
    /// A session was closed.
    Close(CloseBody),
}

impl Body {
    /// Returns the body that a JSON text describes.
    pub(super) fn read(kind: Kind, text: &str) -> Result<Self, serde_json::Error> {
        match kind {
            Kind::Session => serde_json::from_str(text).map(Self::Session),
            Kind::Hand => serde_json::from_str(text).map(Self::Hand),
            Kind::Correction => serde_json::from_str(text).map(Self::Correction),
            Kind::Close => serde_json::from_str(text).map(Self::Close),
        }
    }

    /// Returns the kind of entry that this is the body of.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Session(_) => Kind::Session,
            Self::Hand(_) => Kind::Hand,
            Self::Correction(_) => Kind::Correction,
            Self::Close(_) => Kind::Close,
        }
    }

    /// Returns whether a player sits in the session or is in the net, however the name is spelled.
    pub fn names(&self, player: &str) -> bool {
        let net = match self {
            Self::Session(body) => return body.players.iter().any(|name| same_name(name, player)),
            Self::Hand(body) => &body.net,
            Self::Correction(body) => &body.net,
            Self::Close(body) => &body.net,
        };
        net.iter().any(|(name, _)| same_name(name, player))
    }
}

/// An entry as it is in the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Its number.
    pub id: EntryId,
    /// The session it belongs to; a session's own entry belongs to itself.
    pub session: SessionId,
    /// When it was written, RFC 3339 in UTC.
    pub at: String,
    /// The version of the engine that wrote it.
    pub engine: String,
    /// What it says.
    pub body: Body,
    /// The hash of the entry before, as 64 hexadecimal digits.
    pub prev: String,
    /// Its own hash, as 64 hexadecimal digits.
    pub hash: String,
}
