//! Rows of the file as what they say: those of another ledger are unpacked.

use super::entry::{
    Body, CloseBody, CorrectionBody, Entry, HandBody, ImportBody, Net, Origin, SessionBody,
};
use super::id::{EntryId, SessionId};
use super::kind::Kind;
use super::standing::Standing;
use super::stored::{StoredClose, StoredCorrection, StoredHand, StoredSession};
use super::{LedgerError, Seal};
use rusqlite::Row;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// That an entry belongs to no session. Only a query with these very words uses the index over those
/// few; without it every hand would be read.
pub(super) const OUTSIDE: &str = "what IN ('person', 'paid', 'settled')";

/// A hand with its last correction.
///
/// Of several corrections it has the one with the last number: which counts is known by `Standing`.
pub(super) const HANDS: &str = "SELECT h.id, h.kind, h.at, h.engine, h.body,
    c.id, c.kind, c.at, c.engine, c.body, h.session, h.hash
  FROM entry AS h LEFT JOIN entry AS c ON c.id =
    (SELECT max(id) FROM entry WHERE what = 'correction' AND corrects = h.id)
  WHERE h.what = 'hand'";

/// How many columns [`Told`] is read from.
const WIDTH: usize = 5;

/// What an entry says, and where it was written first.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub(super) id: EntryId,
    kind: Kind,
    pub(super) at: String,
    engine: String,
    text: String,
    /// What a correction corrects, where the text has the number of another ledger.
    of: Option<EntryId>,
    origin: Option<Origin>,
}

impl Told {
    /// Returns what the five columns `id, kind, at, engine, body` from one on say.
    pub(super) fn of(row: &Row<'_>, first: usize) -> Result<Self, LedgerError> {
        let id = EntryId(row.get(first)?);
        let word: String = row.get(first + 1)?;
        let unknown = || serde::de::Error::custom(format!("unknown kind `{word}`"));
        let kind = Kind::of_word(&word).ok_or_else(unknown);
        let kind = kind.map_err(|source| LedgerError::Body { entry: id, source })?;
        let text: String = row.get(first + 4)?;
        if kind == Kind::Import {
            return Ok(Self::carried(id, parse(id, &text)?));
        }
        Ok(Self {
            id,
            kind,
            at: row.get(first + 2)?,
            engine: row.get(first + 3)?,
            text,
            of: None,
            origin: None,
        })
    }

    /// Returns what the entry of another ledger says.
    fn carried(id: EntryId, import: ImportBody) -> Self {
        Self {
            id,
            kind: import.kind,
            at: import.at,
            engine: import.engine,
            text: import.body,
            of: import.of,
            origin: Some(Origin {
                ledger: import.ledger,
                id: import.id,
                hash: import.hash,
                hands: import.hands,
            }),
        }
    }

    /// Returns what the columns from one on say, or `None` where they are empty.
    pub(super) fn maybe(row: &Row<'_>, first: usize) -> Result<Option<Self>, LedgerError> {
        match row.get::<_, Option<i64>>(first)? {
            Some(_) => Self::of(row, first).map(Some),
            None => Ok(None),
        }
    }

    /// Returns the text as what it describes.
    pub(super) fn body<T: DeserializeOwned>(&self) -> Result<T, LedgerError> {
        parse(self.id, &self.text)
    }

    /// Returns by what it is known whether what this says was said before or after something else,
    /// in whichever ledger: when, in which ledger (known by `own` where it is this one), where in it,
    /// and, since copies of one ledger that went on apart have the same numbers, by its hash there;
    /// `here` is that of the entry in this ledger.
    pub(super) fn turn(&self, own: &str, here: String) -> (String, String, EntryId, String) {
        let at = self.at.clone();
        match &self.origin {
            Some(origin) => (at, origin.ledger.clone(), origin.id, origin.hash.clone()),
            None => (at, own.to_owned(), self.id, here),
        }
    }

    /// Returns the seal where it was written first; `here` is the hash of the entry in this ledger.
    pub(super) fn first_seal(&self, here: String) -> Seal {
        match &self.origin {
            Some(origin) => Seal {
                entry: origin.id,
                hash: origin.hash.clone(),
            },
            None => Seal {
                entry: self.id,
                hash: here,
            },
        }
    }

    /// Returns what kind of entry says this.
    pub(super) fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns where it was written first, where that is another ledger.
    pub(super) fn origin(&self) -> Option<&Origin> {
        self.origin.as_ref()
    }

    /// Returns the hash where it was written first; `here` is that of the entry in this ledger.
    pub(super) fn first_hash<'a>(&'a self, here: &'a str) -> &'a str {
        self.origin.as_ref().map_or(here, |origin| &origin.hash)
    }

    /// Returns the text.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    fn correction(&self) -> Result<CorrectionBody, LedgerError> {
        let body: CorrectionBody = self.body()?;
        let of = self.of.unwrap_or(body.of);
        Ok(CorrectionBody { of, ..body })
    }
}

fn parse<T: DeserializeOwned>(entry: EntryId, text: &str) -> Result<T, LedgerError> {
    serde_json::from_str(text).map_err(|source| LedgerError::Body { entry, source })
}

/// Returns a session from a row of `SESSIONS`.
pub(super) fn session(row: &Row<'_>, standing: &Standing) -> Result<StoredSession, LedgerError> {
    let told = Told::of(row, 0)?;
    let id = SessionId(told.id.0);
    let gate = match standing.gate(id) {
        Some(gate) => Some(gate.clone()),
        None => Told::maybe(row, WIDTH)?,
    };
    let closed = match gate.filter(|gate| gate.kind == Kind::Close) {
        Some(close) => Some(StoredClose {
            body: close.body::<CloseBody>()?,
            id: close.id,
            at: close.at,
        }),
        None => None,
    };
    let mut body: SessionBody = told.body()?;
    if let Some(day) = standing.day(id) {
        body.day = Some(day.to_owned());
    }
    if told.origin.is_some() {
        // The number is one of another ledger.
        body.follows = None;
    }
    Ok(StoredSession {
        id,
        void: standing.is_void(id),
        body,
        at: told.at,
        engine: told.engine,
        hands: row.get(WIDTH * 2)?,
        closed,
    })
}

/// Returns a hand with its last correction, from a row of `HANDS`; it counts unless it is of those that
/// do not.
pub(super) fn hand(row: &Row<'_>, standing: &Standing) -> Result<StoredHand, LedgerError> {
    let told = Told::of(row, 0)?;
    let body: HandBody = told.body()?;
    let here: String = row.get(WIDTH * 2 + 1)?;
    let session = SessionId(row.get(WIDTH * 2)?);
    let counts = standing.counts(&told, &here, session);
    let correction = correction(row, told.id, standing)?;
    let hand = StoredHand {
        id: told.id,
        session,
        at: told.at,
        engine: told.engine,
        number: body.number,
        record: body.record,
        verdict: body.verdict,
        net: body.net,
        counts,
        correction: None,
    };
    let Some(told) = correction else {
        return Ok(hand);
    };
    let body = told.correction()?;
    Ok(StoredHand {
        engine: told.engine,
        record: body.record,
        verdict: body.verdict,
        net: body.net,
        correction: Some(StoredCorrection {
            id: told.id,
            at: told.at,
            reason: body.reason,
        }),
        ..hand
    })
}

/// Returns the correction of a hand that counts, from a row of `HANDS`.
pub(super) fn correction(
    row: &Row<'_>,
    hand: EntryId,
    standing: &Standing,
) -> Result<Option<Told>, LedgerError> {
    match standing.correction(hand) {
        Some(told) => Ok(Some(told.clone())),
        None => Told::maybe(row, WIDTH),
    }
}

/// The part of a hand's or a correction's body that sums need.
#[derive(Deserialize)]
struct NetOnly {
    net: Net,
}

/// What a hand brought.
pub(super) struct Brought {
    pub(super) session: SessionId,
    pub(super) hand: EntryId,
    /// When it was written first.
    pub(super) at: String,
    pub(super) net: Net,
    /// Whether it counts.
    pub(super) counts: bool,
}

/// Returns what a hand brought, from a row of `HANDS`.
pub(super) fn net(row: &Row<'_>, standing: &Standing) -> Result<Brought, LedgerError> {
    let hand = Told::of(row, 0)?;
    let NetOnly { net } = match correction(row, hand.id, standing)? {
        Some(correction) => correction.body()?,
        None => hand.body()?,
    };
    let here: String = row.get(WIDTH * 2 + 1)?;
    let session = SessionId(row.get(WIDTH * 2)?);
    Ok(Brought {
        session,
        counts: standing.counts(&hand, &here, session),
        hand: hand.id,
        at: hand.at,
        net,
    })
}

/// Returns an entry from a row of `ENTRIES`.
pub(super) fn entry(row: &Row<'_>) -> Result<Entry, LedgerError> {
    let told = Told::of(row, 0)?;
    let body = match told.kind {
        Kind::Correction => Body::Correction(told.correction()?),
        kind => {
            let body = Body::read(kind, &told.text);
            body.map_err(|source| LedgerError::Body {
                entry: told.id,
                source,
            })?
        }
    };
    let session = row.get::<_, Option<i64>>(WIDTH)?;
    let own = (body.kind() == Kind::Session).then_some(told.id.0);
    Ok(Entry {
        id: told.id,
        session: session.or(own).map(SessionId),
        at: told.at,
        engine: told.engine,
        body,
        origin: told.origin,
        prev: row.get(WIDTH + 1)?,
        hash: row.get(WIDTH + 2)?,
    })
}
