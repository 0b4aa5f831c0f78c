//! dokbak (독박, "who pays for everyone") is the referee and bookkeeper of hwatu tables.
//!
//! People play with real cards and tell what happened, one line per event. A record of such lines
//! and a [`Ruleset`] make a [`Case`]; settling it gives a [`Verdict`], which says who owes whom
//! what, and why.
//!
//! # Settle a hand
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
//! # Read a hand told in one line
//!
//! [`ToldHand`] understands a hand as people tell it in Korean, English or Japanese. It asks for
//! what decides the result but was not said.
//!
//! ```
//! use dokbak::telling::TellingTable;
//! use dokbak::{Calendar, Name, Ruleset, ToldHand, parse};
//!
//! let players = ["지영", "현우", "민수"].map(Name::from);
//! let before = parse("players 지영 현우 민수\n", Calendar::Korean).record;
//! let ruleset = Ruleset::default();
//! let table = TellingTable { players: &players, numbers: &[], ruleset: &ruleset, before: &before };
//!
//! let told = ToldHand::read("지영 고도리 5점 1고", table)?;
//! assert!(told.question().is_some(), "who has pi-bak was not said");
//! # Ok::<(), dokbak::telling::Misheard>(())
//! ```
//!
//! # Explain a verdict
//!
//! [`argument`] gives the reasons as sentences, each with the rule it rests on.
//!
//! ```
//! use dokbak::{Case, Lang, Opening, argument};
//!
//! let record = "players Ann Bo\nAnn has 1g 3g 8g 1t 2t 3t 4t 5t\nBo counts g0 p7\nAnn stop\n";
//! let case = Case::read(record, Opening::default());
//! let verdict = case.settle()?;
//! for point in argument(Lang::English, &verdict, &case.record, &case.ruleset().rules) {
//!     println!("{}", point.says.seen());
//!     for reason in &point.because {
//!         println!("  because {}", reason.says.seen());
//!     }
//! }
//! # Ok::<(), dokbak::Faults>(())
//! ```
//!
//! Without the features `cli` (the program) and `ledger` (the file) the crate is the engine alone.
//!
//! The modules are called rooms. Each uses only rooms below it; rooms in one row do not use each
//! other:
//!
//! | room | what it does |
//! |---|---|
//! | `cli` | arguments, prompts, tables, their words |
//! | `serve` | the phones around the table |
//! | [`words`] | what the engine and an evening say to people |
//! | `evening` | the state of an evening at the table |
//! | [`report`] | standings, the end of a session, hands under other rules |
//! | `ledger` | sessions and hands, append-only |
//! | [`closing`] | what the end of a session adds to the results of its hands |
//! | [`telling`] | turning a hand told in one line into facts, questions and lines |
//! | [`case`] | a record with its ruleset |
//! | [`sim`] | hands that the program plays on its own |
//! | [`gostop`], [`koikoi`], [`minhwatu`] | reading and settling a hand of each game |
//! | [`verdict`] | the one result of all games |
//! | [`record`] | the record language |
//! | [`first_dealer`], [`settle_up`] | who deals first; the fewest transfers |
//! | [`rules`] | the keys of the rules, ruleset files, which rules are in force |
//! | [`drawing`] | the cards as SVG |
//! | [`date`], [`card`] | days; cards and piles |
//! | [`letters`] | people's names, and which letters are visible |
//! | [`files`], [`limits`] | opening regular files; how much input is accepted |
//! | [`vocabulary`] | the words that people say at the table |

#![deny(clippy::indexing_slicing)]

pub mod card;
pub mod case;
#[cfg(feature = "cli")]
#[expect(
    clippy::indexing_slicing,
    reason = "only the engine and what it stands on is used by other programs"
)]
#[doc(hidden)]
pub mod cli;
#[doc(hidden)]
pub mod closing;
#[doc(hidden)]
pub mod date;
#[doc(hidden)]
pub mod drawing;
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(feature = "cli"),
    expect(unused_imports, reason = "its doors are in `cli` and `serve`")
)]
#[cfg_attr(
    not(all(feature = "cli", feature = "serve")),
    expect(dead_code, reason = "each of its doors asks something of its own")
)]
pub(crate) mod evening;
#[doc(hidden)]
pub mod files;
#[doc(hidden)]
pub mod first_dealer;
pub mod gostop;
pub mod koikoi;
#[cfg(feature = "ledger")]
pub mod ledger;
#[doc(hidden)]
pub mod letters;
#[doc(hidden)]
pub mod limits;
pub mod minhwatu;
pub mod record;
#[doc(hidden)]
pub mod report;
pub mod rules;
#[cfg(feature = "serve")]
pub(crate) mod serve;
#[doc(hidden)]
pub mod settle_up;
#[doc(hidden)]
pub mod sim;
pub mod telling;
pub mod verdict;
#[doc(hidden)]
pub mod vocabulary;
pub mod words;

pub use card::{Calendar, Card, Faces, Flower, Joker, Kind, Pile, UnknownCard};
pub use case::{AnyHand, Case, LiveCase, Opening};
pub use record::{
    Act, ChipValue, CountKind, Fault, Faults, Header, Line, Name, Place, Problem, Record,
    RecordEntry, RecordStream, Seat, Spanned, TableEvent, Turn, parse,
};
pub use rules::{
    FileFault, Game, GoStopRules, KeyFault, KeyInfo, KoiKoiRules, MinHwatuRules, RuleId, Rules,
    Ruleset, SHIPPED,
};
pub use telling::ToldHand;
pub use verdict::{
    Effect, Finding, Jokbo, Liability, LiabilityKind, Loss, LossStep, NextHand, Outcome, PaidFor,
    Party, Payment, Score, ScoreLine, StepId, Verdict,
};
pub use words::{Lang, argument};
