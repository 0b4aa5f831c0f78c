//! A ledger that is a club's copy: what stands beside it, how its server is reached, and how it
//! goes on without.

#[cfg(feature = "club")]
mod alone;
#[cfg(feature = "club")]
mod attach;
#[cfg(feature = "club")]
mod copy;
#[cfg(all(feature = "club", feature = "serve"))]
mod hall;
#[cfg(not(feature = "club"))]
mod left_out;
#[cfg(feature = "club")]
mod membership;
#[cfg(feature = "club")]
mod of_address;
mod opened_ledger;
#[cfg(feature = "club")]
mod password;

#[cfg(feature = "club")]
pub(super) use alone::{aside, go_on_alone, is_alone, join};
#[cfg(feature = "club")]
pub(super) use attach::{attach, compared, seated};
#[cfg(feature = "club")]
pub(super) use copy::{VERSION, after_evening, make_ready, may_write};
#[cfg(all(feature = "club", feature = "serve"))]
pub(super) use hall::{hall_beside, is_at_no_table};
#[cfg(not(feature = "club"))]
pub(super) use left_out::{after_evening, attach, compared, make_ready, seated};
#[cfg(all(not(feature = "club"), feature = "serve"))]
pub(super) use left_out::{hall_beside, is_at_no_table};
#[cfg(feature = "club")]
pub(super) use membership::{Membership, alone as alone_of};
pub(super) use opened_ledger::OpenedLedger;
#[cfg(feature = "club")]
pub(super) use password::{TerminalUser, remember};
