//! A dispute about a written hand: claims that change the hand's record, their effect, and the ways
//! out of what is wrong.

pub(crate) mod claim;
pub(crate) mod claims;
pub(crate) mod disputed;
pub(crate) mod row;
pub(crate) mod ways;
pub(crate) mod word;
