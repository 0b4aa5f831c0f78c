//! What is judged after a hand is read: who fed the winner, safe plays at offers, and
//! irregularities. It also rewrites records of whole turns as lines of events.

mod branch;
mod by_events;
mod fed;
mod irregularity;
mod judge;
mod offers;
mod stacks;
mod three;

pub use by_events::coarse;
pub(super) use judge::{close, judge};
pub use stacks::{junk_due, stayed};
