//! A dispute about a written hand: claims as changes to its record, their effect, and the ways out.

pub(crate) mod claim;
pub(crate) mod claims;
pub(crate) mod disputed;
pub(crate) mod row;
pub(crate) mod ways;
pub(crate) mod word;
