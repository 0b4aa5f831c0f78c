//! Reports on a ledger: who stands where, how a session is settled up, what hands would have come
//! to with other rules or lines, and whether its entries are consistent.

#[cfg(feature = "ledger")]
pub(crate) mod account;
#[cfg(feature = "ledger")]
mod audit;
#[cfg(feature = "ledger")]
mod balances;
mod change;
#[cfg(feature = "ledger")]
pub mod daybook;
#[cfg(feature = "ledger")]
mod error;
#[cfg(feature = "ledger")]
pub(crate) mod evenings;
mod events;
mod fact;
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(all(feature = "club", feature = "serve")),
    expect(dead_code, reason = "a club's board shows it")
)]
pub(crate) mod hall;
mod hand_rules;
#[cfg(feature = "ledger")]
mod journal;
#[cfg(feature = "ledger")]
mod likely_duplicates;
mod measure;
mod money;
#[cfg(feature = "ledger")]
pub(crate) mod newly;
#[cfg(feature = "ledger")]
pub mod notes;
#[cfg(feature = "ledger")]
mod rulesets;
#[cfg(feature = "ledger")]
mod same_money;
#[cfg(feature = "ledger")]
mod scope;
#[cfg(feature = "ledger")]
pub(crate) mod season;
#[cfg(feature = "ledger")]
pub(crate) mod session;
#[cfg(feature = "ledger")]
pub mod sheets;
#[cfg(feature = "ledger")]
mod spelled;
mod standings;
#[cfg(feature = "ledger")]
pub mod stats;
mod told_yaku;
#[cfg(feature = "ledger")]
mod transfers;
mod trial;
mod unrecorded;
mod whatif;
#[cfg(feature = "ledger")]
#[cfg_attr(
    not(feature = "cli"),
    expect(dead_code, reason = "the page tells the year")
)]
pub(crate) mod year;

#[cfg(feature = "ledger")]
pub use audit::{
    Audit, Auditing, Discrepancy, Incoming, IntakeResult, Otherwise, Recomputed, take_in,
};
#[cfg(feature = "ledger")]
pub use balances::{Account, Balance, Kitty, MoneyPayment, SettleUp, accounts};
pub use change::{HandChange, Insertion};
#[cfg(feature = "ledger")]
pub use error::ReportError;
pub use events::events;
pub use fact::UnrecordedFact;
pub use hand_rules::{HandRules, hand_rules};
#[cfg(feature = "ledger")]
pub use journal::Journal;
#[cfg(feature = "ledger")]
pub use likely_duplicates::{Alike, alike, is_open};
pub use measure::Measure;
pub use money::{Amount, Purse};
#[cfg(feature = "ledger")]
pub use rulesets::Rulesets;
#[cfg(feature = "ledger")]
pub use same_money::{NotedMoney, SameMoney, same_money};
#[cfg(feature = "ledger")]
pub(crate) use scope::{Scope, rulesets_played};
pub use standings::{PointStanding, Standing, Standings, point_standings, standings};
#[cfg(feature = "ledger")]
pub use transfers::transfers;
pub use unrecorded::Unrecorded;
pub use whatif::{HandComparison, compare, same};
