//! The ledger: sessions, hands and corrections in an append-only `SQLite` file.
//!
//! Three floors, from the bottom up. A file uses only files that are listed before it:
//!
//! - **Ground**, which knows no open ledger: `period`, `people/person`, `circles`, `id`, `kind`, `seal`,
//!   `kept_body`, `entry`, `chain_fault`, `refused`, `stored`, `evening_name`, `hand_ref`, `error`, `moment`, `chain`,
//!   `walk`, `decoded`, `excluded`, `saying`, `said`, `net`, `stamp`, `schema`, `site`, `log`, `lock`, `ground`,
//!   `disk`, `foreign`, `now_playing`, `server_fault`, `server_url`, `server`,
//!   `outcome`, `club_turn`.
//! - **Reading**, and the opening of a ledger: `standing`, `row`, `totals/sums`, `totals/kept`, `totals/context`,
//!   `totals/recount`, `totals/check`, `totals/keep`, `handle`, `guards`, `migrate`, `open`, `whole`, `read`,
//!   `totals/mod`, `evenings`, `find`, `days`, `people/names`, `people`, `duplicates`, `handed`, `adjustments`,
//!   `seasons`, `evening_notes`, `view`, `placed`,
//!   `verify`, `sealed`, `copy`, `club_seats`; beside them `postgres`, a club's server.
//! - **Writing**: `club`, `batch`, `unanswered`, `knowing`, `changed`, `exchange`, `earlier`, `verified`, `refill`, `paid`,
//!   `kept`, `person_word`, `duplicate_ruling`, `draft`, `append`, `going_on`.
//!
//! Nothing here reads the clock or the environment; times come in as text. The file format is
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
//!     players: vec!["Ann".into(), "Bo".into()],
//!     rules: "pagat".to_owned(),
//!     ruleset: Ruleset::default().text(),
//!     chip: None,
//!     length: None,
//!     day: None,
//!     follows: None,
//!     is_result: false,
//!     table: None,
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

mod adjustments;
mod append;
mod batch;
mod chain;
mod chain_fault;
mod changed;
mod circles;
mod club;
mod club_seats;
mod club_turn;
mod copy;
mod days;
mod decoded;
mod disk;
mod draft;
mod duplicate_ruling;
mod duplicates;
mod earlier;
mod entry;
mod error;
mod evening_name;
mod evening_notes;
mod evenings;
mod exchange;
mod excluded;
mod find;
mod foreign;
mod going_on;
mod ground;
mod guards;
mod hand_ref;
mod handed;
mod handle;
mod id;
mod kept;
mod kept_body;
mod kind;
mod knowing;
mod lock;
mod log;
mod migrate;
mod moment;
mod net;
mod now_playing;
mod open;
mod outcome;
mod paid;
mod people;
mod period;
mod person_word;
mod placed;
#[cfg(feature = "club")]
pub mod postgres;
mod read;
mod refill;
mod refused;
mod row;
mod said;
mod saying;
mod schema;
mod seal;
mod sealed;
mod seasons;
mod server;
mod server_fault;
mod server_url;
mod site;
mod stamp;
mod standing;
mod stored;
#[cfg(test)]
mod tests;
mod totals;
mod unanswered;
mod verified;
mod verify;
mod view;
mod walk;
mod whole;
mod worth;

pub use adjustments::Adjustment;
pub use batch::Batch;
pub use chain::{RawEntry, START};
pub use chain_fault::ChainFault;
pub use changed::{Changed, ChangedHand};
pub(crate) use circles::Circles;
pub use club_seats::ClubSeats;
pub use copy::Restored;
pub use days::{Day, OnDay};
pub use draft::{DraftLine, DraftSubject};
pub use duplicates::{DuplicateRuling, DuplicateStatement, KeptTwice};
pub use entry::{
    Body, CloseBody, CorrectionBody, DayBody, Entry, HandBody, ImportBody, ImportOrigin, Net,
    PaidBody, PersonBody, ReopenBody, SessionBody, SettledBody, TwiceBody, VoidBody,
};
pub use error::LedgerError;
pub use evening_name::{
    BadEveningRef, DayRef, EveningName, EveningRef, HandCalled, NoEvening, SessionName,
};
pub use evening_notes::{EveningNote, EveningNotes};
pub use exchange::{Each, TakenIn};
pub use going_on::GoingOn;
pub use hand_ref::{BadHandRef, HandName, HandRef, NoHand};
pub use handed::Handover;
pub use handle::Ledger;
pub use id::{EntryId, SessionId};
pub use kept_body::{AdjustBody, AdjustmentBody, AdjustmentUnit, NoteBody, SeasonBody};
pub use kind::EntryKind;
pub use lock::PlayLock;
pub use now_playing::{NowPlaying, PlayingRow};
pub use outcome::CommitOutcome;
pub use people::{COLOURS, DASHES, Mark, People, Person};
pub use period::Period;
pub use read::Filter;
pub use refused::{BadEntries, HandoverFault, KeptFault, PersonFault, TwiceFault};
pub use seal::{BadSeal, Seal};
pub use seasons::Season;
pub use server::ClubServer;
pub use server_fault::ServerFault;
pub use server_url::means_server;
pub use stored::{NetLine, StoredClose, StoredCorrection, StoredHand, StoredSession};
pub use totals::{Grain, Total};
pub use verified::Verified;
pub use view::{Entries, LedgerView};
pub use worth::{Worth, money};
