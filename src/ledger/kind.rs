//! The kinds of entries, and their words in the file.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The kinds of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EntryKind {
    /// A session was opened.
    Session,
    /// A hand was settled.
    Hand,
    /// A hand was settled again.
    Correction,
    /// A session was closed.
    Close,
    /// Something was said about a person, or about an evening that was kept twice.
    Person,
    /// Somebody handed money to somebody.
    Paid,
    /// All transfers of a plan were handed over.
    Settled,
    /// A closed session goes on.
    Reopen,
    /// A session is void, or counts after all.
    Void,
    /// A session belongs to another day.
    Day,
    /// Chips or money passed from some people to others without a hand.
    Adjust,
    /// Some days have a name.
    Season,
    /// Something was noted about an evening.
    Note,
    /// An entry of another ledger was taken in.
    Import,
}

impl EntryKind {
    /// Every kind.
    pub const ALL: [Self; 14] = [
        Self::Session,
        Self::Hand,
        Self::Correction,
        Self::Close,
        Self::Person,
        Self::Paid,
        Self::Settled,
        Self::Reopen,
        Self::Void,
        Self::Day,
        Self::Adjust,
        Self::Season,
        Self::Note,
        Self::Import,
    ];

    /// The file's words for the kinds of entries, each with whether such an entry belongs to a
    /// session (`inside`), does not (`outside`), or may (`either`).
    pub(super) const WORDS: [(&str, &str); 13] = [
        ("adjust", "either"),
        ("close", "inside"),
        ("correction", "inside"),
        ("day", "inside"),
        ("hand", "inside"),
        ("note", "either"),
        ("paid", "either"),
        ("person", "outside"),
        ("reopen", "inside"),
        ("season", "outside"),
        ("session", "outside"),
        ("settled", "either"),
        ("void", "inside"),
    ];

    /// Returns the word for this kind in the file.
    pub fn word(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Hand => "hand",
            Self::Correction => "correction",
            Self::Close => "close",
            Self::Person => "person",
            Self::Paid => "paid",
            Self::Settled => "settled",
            Self::Reopen => "reopen",
            Self::Void => "void",
            Self::Day => "day",
            Self::Adjust => "adjust",
            Self::Season => "season",
            Self::Note => "note",
            Self::Import => "import",
        }
    }

    /// Returns the kind that has this word.
    pub(super) fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

impl fmt::Display for EntryKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.word())
    }
}
