//! dokbak (독박, "who pays for everyone") is the referee and bookkeeper of hwatu tables.
//!
//! People play with real cards and tell what happened, one line an event. A record of such lines,
//! together with a ruleset, is a [`case::Case`]; settling it gives a [`verdict::Verdict`], which
//! says who owes whom what and why. The `ledger` keeps every hand for good.
//!
//! ```
//! use dokbak::{Case, Opening};
//!
//! let record = "
//!     players Ann Bo Chul
//!     Bo takes 6t 9t 10t 6p 9p 10p
//!     Bo go
//!     Chul takes
//!     Ann takes 1g 3g 8g 1p 3p 8p
//!     Ann stop
//! ";
//! let verdict = Case::read(record, Opening::default()).settle()?;
//! let liability = verdict.liability().expect("Bo said go and lost");
//! assert_eq!((liability.payer.as_str(), verdict.payments[0].chips), ("Bo", 12));
//! # Ok::<(), dokbak::Faults>(())
//! ```
//!
//! Without the features `cli` (the program) and `ledger` (the file) the crate is the engine alone.
//!
//! The rooms of the house, each using only those below it; rooms in one row do not use each other:
//!
//! | room | what it does |
//! |---|---|
//! | `cli` | arguments, prompts, tables, their words |
//! | [`words`] | what the engine and an evening have to say to people |
//! | `evening` | an evening at the table as a value |
//! | [`report`] | standings, the end of a session, hands under other rules |
//! | `ledger` | sessions and hands, append-only |
//! | [`closing`] | what the end of a session adds to its hands |
//! | [`telling`] | a hand told in one line, as facts, questions and lines |
//! | [`case`] | a record with its ruleset |
//! | [`sim`] | hands that the program plays on its own |
//! | [`gostop`], [`koikoi`], [`minhwatu`] | the rules of each game as procedures |
//! | [`verdict`] | the one result of all games |
//! | [`record`] | the record language |
//! | [`first_dealer`], [`settle_up`] | who deals first; the fewest transfers |
//! | [`rules`] | the rules as data |
//! | [`drawing`] | the cards as SVG |
//! | [`date`], [`card`] | days; cards and piles |
//! | [`letters`] | names, and letters as they are seen |
//! | [`files`], [`limits`] | regular files by name; how much is taken in |
//! | [`vocabulary`] | the words that people say at the table |

#![deny(clippy::indexing_slicing)]

pub mod card;
pub mod case;
#[cfg(feature = "cli")]
#[expect(
    clippy::indexing_slicing,
    reason = "only the engine and what it stands on is used by other programs"
)]
pub mod cli;
pub mod closing;
pub mod date;
pub mod drawing;
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(feature = "cli"),
    expect(dead_code, unused_imports, reason = "its doors are in `cli`")
)]
pub(crate) mod evening;
pub mod files;
pub mod first_dealer;
pub mod gostop;
pub mod koikoi;
#[cfg(feature = "ledger")]
pub mod ledger;
pub mod letters;
pub mod limits;
pub mod minhwatu;
pub mod record;
pub mod report;
pub mod rules;
pub mod settle_up;
pub mod sim;
pub mod telling;
pub mod verdict;
pub mod vocabulary;
pub mod words;

pub use card::{Calendar, Card, Flower, Kind, Pile};
pub use case::{Case, Opening};
pub use record::{Act, Fault, Faults, Header, Line, Place, Problem, Record, Spanned, parse};
pub use rules::{Game, Rules, Ruleset};
pub use verdict::{Loss, Outcome, Payment, Score, Verdict};
