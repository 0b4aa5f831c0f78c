//! What an entry says: the typed bodies of each kind.

use super::kept_body::{AdjustBody, NoteBody, SeasonBody};
use super::{EntryId, EntryKind, Seal, SessionId, Worth};
use crate::letters::same_name;
use crate::record::{ChipValue, Name};
use serde::{Deserialize, Serialize};

/// What each player won or lost, in chips, in seat order.
pub type Net = Vec<(Name, i64)>;

/// The players, rules and stakes of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionBody {
    /// The names in seat order.
    pub players: Vec<Name>,
    /// The name of the ruleset.
    pub rules: String,
    /// The text of the whole ruleset, so that a later change of its file does not affect old
    /// sessions.
    pub ruleset: String,
    /// What a chip is worth, such as `100 KRW`, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chip: Option<Worth>,
    /// How many hands were agreed on, if any number was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<u32>,
    /// The day to which the session belongs, such as `2026-11-22`; `None` means the UTC day on
    /// which it was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The earlier session of the same evening that this one continues, with other players or
    /// another chip value, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<SessionId>,
    /// Whether the session's hand is the result of a whole evening, whose hands nobody noted: it
    /// counts in money and standings, but as no hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_result: bool,
    /// The table of the club at which the session is played, if it is played in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

impl SessionBody {
    /// Returns what a chip is worth; `None` if it is worth nothing.
    pub fn worth(&self) -> Option<&ChipValue> {
        self.chip.as_ref().and_then(Worth::value)
    }
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

/// A hand settled again; it replaces the hand's own record, verdict and net.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CorrectionBody {
    /// The entry of the hand (never that of an earlier correction).
    pub of: EntryId,
    /// Why the hand was corrected.
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
    /// Who pays whom how many chips so that everybody is even.
    pub transfers: Vec<(Name, Name, i64)>,
}

/// Something that was said about a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum PersonBody {
    /// A person gets another name, for everything written before and from now on.
    Rename {
        /// A name of the person.
        who: Name,
        /// What the person is called.
        name: Name,
    },
    /// Two names belong to one person.
    Join {
        /// The name that also belongs to the other person.
        who: Name,
        /// A name of the other person.
        with: Name,
    },
    /// A name belongs to a separate person after all.
    Part {
        /// The name that is separated.
        who: Name,
    },
    /// A person is a guest, or belongs to the circle.
    Guest {
        /// A name of the person.
        who: Name,
        /// Whether the person is a guest.
        guest: bool,
    },
}

/// A ruling on sessions that may be one evening kept in two ledgers: which of their hands count. A
/// ruling can also be on two entries that may note the same handover. Hands and handovers are named
/// by their original seals, so that they are found whichever way the ledgers are merged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename = "twice")]
pub struct TwiceBody {
    /// The hands and handovers that count.
    pub counts: Vec<Seal>,
    /// The duplicates, which do not count; empty if all of the hands and handovers count.
    pub beside: Vec<Seal>,
}

impl TwiceBody {
    /// The `op` that distinguishes this body from statements about people.
    const OP: &str = "twice";
}

/// The field that distinguishes bodies of the same kind.
#[derive(Deserialize)]
struct OpOnly {
    op: String,
}

/// Money that one person handed to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaidBody {
    /// Who handed over the money.
    pub from: Name,
    /// Who received the money.
    pub to: Name,
    /// How much: an exact decimal number above 0, such as `30000` or `4.50`.
    pub amount: String,
    /// The currency of the amount; empty if the currency has no name.
    pub currency: String,
    /// The day on which the money was handed over, such as `2026-11-22`.
    pub day: String,
    /// What the money was for, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A plan for settling up, all of whose transfers were made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettledBody {
    /// The day on which the money was handed over, such as `2026-11-22`.
    pub day: String,
    /// Each transfer: from, to, amount, currency.
    pub transfers: Vec<(Name, Name, String, String)>,
}

/// Reopens a closed session.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReopenBody {}

/// Voids a session, such as a trial, or makes it count again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VoidBody {
    /// Whether it is void.
    pub void: bool,
    /// Why the session is void, or counts again.
    pub reason: String,
}

/// Moves a session to another day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayBody {
    /// The day, such as `2026-11-22`.
    pub day: String,
}

/// An entry of another ledger, carried whole, so that the chain of that ledger can be verified
/// here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportBody {
    /// The hash of the first entry of the other ledger, which identifies it.
    pub ledger: String,
    /// The other ledger's last entry when the entry was taken in, and the hash of that last entry.
    pub head: (EntryId, String),
    /// For a correction, the entry in this ledger of the hand that it corrects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<EntryId>,
    /// For a close, the entries in this ledger whose nets it adds up: its hands or, where the close
    /// was based on a correction, the correction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<EntryId>>,
    /// If an import comes right before the entry in the other ledger: the seal of the last entry
    /// before it that is not an import. An import is not taken in itself, only the entry that it
    /// carries, which is known by its own hash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Seal>,
    /// The number of the carried entry in the other ledger.
    pub id: EntryId,
    /// The kind of the carried entry.
    pub kind: EntryKind,
    /// The session of the carried entry in the other ledger, if any.
    pub session: Option<SessionId>,
    /// When the carried entry was written.
    pub at: String,
    /// The version of the engine that wrote the carried entry.
    pub engine: String,
    /// The hash of the entry before the carried one in the other ledger.
    pub prev: String,
    /// The body of the carried entry, byte for byte.
    pub body: String,
    /// The hash of the carried entry in the other ledger.
    pub hash: String,
}

/// What an entry says, by its kind. For an import, it is what the carried entry says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Body {
    /// A session was opened.
    Session(SessionBody),
    /// A hand was settled.
    Hand(HandBody),
    /// A hand was settled again.
    Correction(CorrectionBody),
    /// A session was closed.
    Close(CloseBody),
    /// Something was said about a person.
    Person(PersonBody),
    /// Something was said about an evening that was kept twice, or seems to be.
    Twice(TwiceBody),
    /// Somebody handed money to somebody.
    Paid(PaidBody),
    /// All transfers of a plan were handed over.
    Settled(SettledBody),
    /// A closed session goes on.
    Reopen(ReopenBody),
    /// A session is void, or counts after all.
    Void(VoidBody),
    /// A session belongs to another day.
    Day(DayBody),
    /// Chips or money passed without a hand, or such an adjustment was taken back.
    Adjust(AdjustBody),
    /// Some days have a name.
    Season(SeasonBody),
    /// Something was noted about an evening.
    Note(NoteBody),
}

impl Body {
    /// Reads the body of a kind from JSON. Errors: the text is not of that kind, or the kind is
    /// import.
    pub(super) fn read(kind: EntryKind, text: &str) -> Result<Self, serde_json::Error> {
        match kind {
            EntryKind::Session => serde_json::from_str(text).map(Self::Session),
            EntryKind::Hand => serde_json::from_str(text).map(Self::Hand),
            EntryKind::Correction => serde_json::from_str(text).map(Self::Correction),
            EntryKind::Close => serde_json::from_str(text).map(Self::Close),
            EntryKind::Person => serde_json::from_str(text)
                .map(Self::Person)
                .or_else(|error| {
                    // If the text is neither, report the error of reading it as a statement about a
                    // person.
                    let is_twice = serde_json::from_str::<OpOnly>(text)
                        .is_ok_and(|said| said.op == TwiceBody::OP);
                    let twice = is_twice.then(|| serde_json::from_str(text));
                    twice.and_then(Result::ok).map(Self::Twice).ok_or(error)
                }),
            EntryKind::Paid => serde_json::from_str(text).map(Self::Paid),
            EntryKind::Settled => serde_json::from_str(text).map(Self::Settled),
            EntryKind::Reopen => serde_json::from_str(text).map(Self::Reopen),
            EntryKind::Void => serde_json::from_str(text).map(Self::Void),
            EntryKind::Day => serde_json::from_str(text).map(Self::Day),
            EntryKind::Adjust => serde_json::from_str(text).map(Self::Adjust),
            EntryKind::Season => serde_json::from_str(text).map(Self::Season),
            EntryKind::Note => serde_json::from_str(text).map(Self::Note),
            EntryKind::Import => Err(serde::de::Error::custom("an import carries no import")),
        }
    }

    /// Returns the kind of entry that says this.
    pub fn kind(&self) -> EntryKind {
        match self {
            Self::Session(_) => EntryKind::Session,
            Self::Hand(_) => EntryKind::Hand,
            Self::Correction(_) => EntryKind::Correction,
            Self::Close(_) => EntryKind::Close,
            Self::Person(_) | Self::Twice(_) => EntryKind::Person,
            Self::Paid(_) => EntryKind::Paid,
            Self::Settled(_) => EntryKind::Settled,
            Self::Reopen(_) => EntryKind::Reopen,
            Self::Void(_) => EntryKind::Void,
            Self::Day(_) => EntryKind::Day,
            Self::Adjust(_) => EntryKind::Adjust,
            Self::Season(_) => EntryKind::Season,
            Self::Note(_) => EntryKind::Note,
        }
    }

    /// Returns whether the body names a player, however the name is spelled.
    pub fn names(&self, player: &str) -> bool {
        let same = |name: &str| same_name(name, player);
        let net = match self {
            Self::Session(body) => return body.players.iter().any(|name| same(name)),
            Self::Person(body) => return body.who().into_iter().any(same),
            Self::Adjust(AdjustBody::Move(body)) => {
                return body.shares.iter().any(|(name, _)| same(name));
            }
            Self::Twice(_)
            | Self::Reopen(_)
            | Self::Void(_)
            | Self::Day(_)
            | Self::Adjust(AdjustBody::Undo { .. })
            | Self::Season(_)
            | Self::Note(_) => return false,
            Self::Paid(body) => return same(&body.from) || same(&body.to),
            Self::Settled(body) => {
                let mut transfers = body.transfers.iter();
                return transfers.any(|(from, to, ..)| same(from) || same(to));
            }
            Self::Hand(body) => &body.net,
            Self::Correction(body) => &body.net,
            Self::Close(body) => &body.net,
        };
        net.iter().any(|(name, _)| same(name))
    }
}

impl PersonBody {
    /// Returns the names that the statement mentions.
    pub fn who(&self) -> Vec<&str> {
        match self {
            Self::Rename { who, name: other } | Self::Join { who, with: other } => vec![who, other],
            Self::Part { who } | Self::Guest { who, .. } => vec![who],
        }
    }

    /// Returns a name of the person whom the statement is about.
    pub fn whom(&self) -> &str {
        match self {
            Self::Rename { who, .. }
            | Self::Join { who, .. }
            | Self::Part { who }
            | Self::Guest { who, .. } => who,
        }
    }
}

/// An entry of the ledger, decoded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The entry's number.
    pub id: EntryId,
    /// The session to which the entry belongs, if any; the entry that opens a session belongs to
    /// that session.
    pub session: Option<SessionId>,
    /// When the entry was first written, RFC 3339 in UTC.
    pub at: String,
    /// The version of the engine that first wrote the entry.
    pub engine: String,
    /// What the entry says.
    pub body: Body,
    /// Where the entry was first written; `None` if in this ledger.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<ImportOrigin>,
    /// The hash of the entry before this one, as 64 hexadecimal digits.
    pub prev: String,
    /// The entry's own hash, as 64 hexadecimal digits.
    pub hash: String,
}

/// Where an imported entry was first written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImportOrigin {
    /// The hash of the other ledger's first entry, which identifies that ledger.
    pub ledger: String,
    /// The entry's number in the other ledger.
    pub id: EntryId,
    /// The entry's hash in the other ledger.
    pub hash: String,
    /// For a close, the entries in this ledger whose nets it adds up; `None` if the import does not
    /// say.
    #[serde(skip)]
    pub hands: Option<Vec<EntryId>>,
}
