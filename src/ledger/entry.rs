//! What an entry says: the typed bodies of each kind.

use super::{EntryId, EntryKind, Seal, SessionId, Worth};
use crate::letters::same_name;
use crate::record::{ChipValue, Name};
use serde::{Deserialize, Serialize};

/// What each player won or lost, in chips, in seat order.
pub type Net = Vec<(Name, i64)>;

/// Who plays, by which rules and for what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionBody {
    /// The names in seat order.
    pub players: Vec<Name>,
    /// The name of the ruleset.
    pub rules: String,
    /// The whole ruleset as text, so that later changes of a file change no old session.
    pub ruleset: String,
    /// What a chip is worth, such as `100 KRW`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chip: Option<Worth>,
    /// How many hands were agreed on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<u32>,
    /// The day to which the session belongs, such as `2026-11-22`; without one it is the day in UTC
    /// of the moment at which it was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The session that goes on as this one in mid-evening, with other players or chips of another
    /// worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<SessionId>,
}

impl SessionBody {
    /// Returns what a chip is worth; `None` where it is worth nothing.
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
    pub transfers: Vec<(Name, Name, i64)>,
}

/// Something that was said about a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum PersonBody {
    /// A person is called by another name from now on, and in all that was written before.
    Rename {
        /// A name of the person.
        who: Name,
        /// What the person is called.
        name: Name,
    },
    /// Two names are one person's.
    Join {
        /// The name that is another's too.
        who: Name,
        /// A name of that person.
        with: Name,
    },
    /// A name is a person of its own after all.
    Part {
        /// The name.
        who: Name,
    },
    /// A person is a guest, or belongs to the circle.
    Guest {
        /// A name of the person.
        who: Name,
        /// Whether a guest.
        guest: bool,
    },
}

/// What people say about sessions that may be one evening, kept in two ledgers: which of their hands
/// count. Each is named by its seal where it was written first, so that it is found whoever merges the
/// ledgers; so are the entries by which both note the same money as handed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename = "twice")]
pub struct TwiceBody {
    /// What counts.
    pub counts: Vec<Seal>,
    /// What does not, as it is the same once more; nothing where they are two evenings.
    pub beside: Vec<Seal>,
}

impl TwiceBody {
    /// What it is told by from what is said of people.
    const OP: &str = "twice";
}

/// By what the bodies of one kind are told apart.
#[derive(Deserialize)]
struct OpOnly {
    op: String,
}

/// Money that somebody handed to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaidBody {
    /// Who handed it over.
    pub from: Name,
    /// Who has it now.
    pub to: Name,
    /// How much: an exact decimal number above 0, such as `30000` or `4.50`.
    pub amount: String,
    /// The currency; empty where it has no name.
    pub currency: String,
    /// The day on which it was handed over, such as `2026-11-22`.
    pub day: String,
    /// What for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Transfers of one plan that were all handed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettledBody {
    /// The day on which they were handed over, such as `2026-11-22`.
    pub day: String,
    /// Who handed whom how much of which currency.
    pub transfers: Vec<(Name, Name, String, String)>,
}

/// That a session which was closed goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReopenBody {}

/// That nothing of a session counts, as it was tried out, or that it counts after all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VoidBody {
    /// Whether it is void.
    pub void: bool,
    /// Why.
    pub reason: String,
}

/// That a session belongs to another day than it said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayBody {
    /// The day, such as `2026-11-22`.
    pub day: String,
}

/// An entry of another ledger, whole, so that its own chain can be proved here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportBody {
    /// The hash of the first entry of the other ledger, by which that is known.
    pub ledger: String,
    /// The last entry of the other ledger when it was taken in, and its hash.
    pub head: (EntryId, String),
    /// For a correction, the entry here of the hand that it corrects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<EntryId>,
    /// For a close, the entries here whose nets it sums up: its hands, or of those that it knew to be
    /// corrected the corrections.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<EntryId>>,
    /// Where the entry before it there is an import, the seal of the last one before that is none: what
    /// an import carries is known by its own hash, and the import itself stays where it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Seal>,
    /// The number of the entry there.
    pub id: EntryId,
    /// Its kind.
    pub kind: EntryKind,
    /// Its session there.
    pub session: Option<SessionId>,
    /// When it was written.
    pub at: String,
    /// The version of the engine that wrote it.
    pub engine: String,
    /// The hash of the entry before it there.
    pub prev: String,
    /// Its body, these very bytes.
    pub body: String,
    /// Its hash there.
    pub hash: String,
}

/// What an entry says, by its kind; that of an import is what the entry says that it carries.
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
    /// Something was said about a person.
    Person(PersonBody),
    /// Something was said about an evening that was kept twice, or seems to be.
    Twice(TwiceBody),
    /// Somebody handed money to somebody.
    Paid(PaidBody),
    /// Everybody handed over what a plan of transfers says.
    Settled(SettledBody),
    /// A session that was closed goes on.
    Reopen(ReopenBody),
    /// A session is void, or counts after all.
    Void(VoidBody),
    /// A session belongs to another day.
    Day(DayBody),
}

impl Body {
    /// Returns the body that a JSON text describes. Errors: another, or that of an import.
    pub(super) fn read(kind: EntryKind, text: &str) -> Result<Self, serde_json::Error> {
        match kind {
            EntryKind::Session => serde_json::from_str(text).map(Self::Session),
            EntryKind::Hand => serde_json::from_str(text).map(Self::Hand),
            EntryKind::Correction => serde_json::from_str(text).map(Self::Correction),
            EntryKind::Close => serde_json::from_str(text).map(Self::Close),
            EntryKind::Person => serde_json::from_str(text)
                .map(Self::Person)
                .or_else(|error| {
                    // What is neither is said to be no word about a person.
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
        }
    }

    /// Returns whether this is about a player, however the name is spelled.
    pub fn names(&self, player: &str) -> bool {
        let same = |name: &str| same_name(name, player);
        let net = match self {
            Self::Session(body) => return body.players.iter().any(|name| same(name)),
            Self::Person(body) => return body.who().into_iter().any(same),
            Self::Twice(_) | Self::Reopen(_) | Self::Void(_) | Self::Day(_) => return false,
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
    /// Returns the names that this is about.
    pub fn who(&self) -> Vec<&str> {
        match self {
            Self::Rename { who, name: other } | Self::Join { who, with: other } => vec![who, other],
            Self::Part { who } | Self::Guest { who, .. } => vec![who],
        }
    }

    /// Returns any name of the person of whom it is.
    pub fn whom(&self) -> &str {
        match self {
            Self::Rename { who, .. }
            | Self::Join { who, .. }
            | Self::Part { who }
            | Self::Guest { who, .. } => who,
        }
    }
}

/// An entry as it is in the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Its number.
    pub id: EntryId,
    /// The session it belongs to, if to one; a session's own entry belongs to itself.
    pub session: Option<SessionId>,
    /// When it was written first, RFC 3339 in UTC.
    pub at: String,
    /// The version of the engine that wrote it first.
    pub engine: String,
    /// What it says.
    pub body: Body,
    /// Where it was written first, if not here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<ImportOrigin>,
    /// The hash of the entry before, as 64 hexadecimal digits.
    pub prev: String,
    /// Its own hash, as 64 hexadecimal digits.
    pub hash: String,
}

/// The entry of another ledger that an import carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ImportOrigin {
    /// The hash of the first entry there, by which the ledger is known.
    pub ledger: String,
    /// Its number there.
    pub id: EntryId,
    /// Its hash there.
    pub hash: String,
    /// For a close, the entries here that it sums up, where the import says so.
    #[serde(skip)]
    pub hands: Option<Vec<EntryId>>,
}
