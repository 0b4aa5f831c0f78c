//! The ledger: sessions, hands and corrections in an `SQLite` file that only grows.
//!
//! `site` where it lies · `open` opening it, `handle` an open one · `schema` the file and its versions, `migrate` from one to the next · `entry` what is
//! written · `batch` writing several together, `append` what an evening writes, `going_on` a session as the next one, `evenings` those that went on as one another, `evening_name` what they are called and asked for by · `stored` what is read of it, `row` out of the rows of the file, `read` finding it again, `hand_ref` what a hand is called and asked for by, `find` the one that is meant, `days` what was played on which day · `said` what was said about people and evenings · `copy` to keep and to go back to · `earlier` a ledger as it was once · `exchange` of entries between ledgers, `changed` what that changes · `saying` what was said anew and which of it holds, `standing` all that holds · `totals` by name and day · `people` whose names they are · `handed` money that changed hands · `chain` the hashes that tie entries
//! together · `view` of one entry after another, also of those that are being written, `placed` whether what one names is there · `verify` whether they do, `chain_fault` where they do not, `verified` how far they last did · `seal` what others keep of them · `draft` the hand being played · `lock` one terminal at a
//! time, `ground` one file at a path, `log` what was written last · `moment` times as text · `refused` what is not taken, `error` what can go wrong.
//!
//! Nothing here looks at the clock or the environment; times come in as text. The file itself is
//! described in `docs/LEDGER.md`.
//!
//! ```
//! use dokbak::ledger::{Filter, HandBody, Ledger, SessionBody};
//! use dokbak::{Case, Opening, Ruleset};
//!
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("circle.db");
//! let record = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g1 p7\nAnn stop\n";
//! let verdict = Case::read(record, Opening::default()).settle()?;
//!
//! let mut ledger = Ledger::open(&path)?;
//! let at = "2026-11-21T20:00:00Z";
//! let session = ledger.open_session(at, "example 1.0", &SessionBody {
//!     players: vec!["Ann".to_owned(), "Bo".to_owned()],
//!     rules: "pagat".to_owned(),
//!     ruleset: Ruleset::default().text(),
//!     chip: None,
//!     length: None,
//!     day: None,
//!     follows: None,
//! })?;
//! ledger.append_hand(session, at, "example 1.0", &HandBody {
//!     number: 1,
//!     record: record.to_owned(),
//!     verdict: verdict.to_json(),
//!     net: verdict.net,
//! })?;
//!
//! let read = Ledger::open_reading(&path)?.expect("it is there");
//! let nets = read.nets(&Filter::default())?;
//! let ann: i64 = nets.iter().filter(|line| line.player == "Ann").map(|line| line.chips).sum();
//! // Three brights and hong-dan are worth 3 each, five ribbons 1.
//! assert_eq!(ann, 7);
//! assert!(read.verify()?.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod append;
mod batch;
mod beside;
mod chain;
mod chain_fault;
mod changed;
mod circles;
mod copy;
mod days;
mod disk;
mod draft;
mod earlier;
mod entry;
mod error;
mod evening_name;
mod evenings;
mod exchange;
mod find;
mod foreign;
mod going_on;
mod ground;
mod guards;
mod hand_ref;
mod handed;
mod handle;
mod id;
mod kind;
mod knowing;
mod lock;
mod log;
mod migrate;
mod moment;
mod net;
mod open;
mod paid;
mod people;
mod period;
mod person_word;
mod placed;
mod read;
mod refill;
mod refused;
mod row;
mod said;
mod saying;
mod schema;
mod seal;
mod sealed;
mod site;
mod stamp;
mod standing;
mod stored;
#[cfg(test)]
mod tests;
mod told;
mod totals;
mod twice;
mod twice_word;
mod verified;
mod verify;
mod view;
mod walk;
mod whole;

pub use batch::Batch;
pub use chain::{START, Written};
pub use chain_fault::ChainFault;
pub use changed::{Changed, ChangedHand};
pub(crate) use circles::Circles;
pub use copy::Restored;
pub use days::{Day, OnDay};
pub use entry::{
    Body, CloseBody, CorrectionBody, DayBody, Entry, HandBody, ImportBody, Net, Origin, PaidBody,
    PersonBody, ReopenBody, SessionBody, SettledBody, TwiceBody, VoidBody,
};
pub use error::LedgerError;
pub use evening_name::{
    BadEveningRef, DayRef, EveningName, EveningRef, HandCalled, NoEvening, SessionName,
};
pub use exchange::{Each, TakenIn};
pub use going_on::GoingOn;
pub use hand_ref::{BadHandRef, HandName, HandRef, NoHand};
pub use handed::{Handover, money};
pub use handle::Ledger;
pub use id::{EntryId, SessionId};
pub use kind::Kind;
pub use lock::PlayLock;
pub use people::{COLOURS, DASHES, Mark, People, Person};
pub use period::Period;
pub use read::Filter;
pub use refused::{BadEntries, HandoverFault, PersonFault, TwiceFault};
pub use seal::{BadSeal, Seal};
pub use stored::{NetLine, StoredClose, StoredCorrection, StoredHand, StoredSession};
pub use totals::{Grain, Total};
pub use twice::{KeptTwice, Said, Word};
pub use verified::Verified;
pub use view::{Entries, View};
