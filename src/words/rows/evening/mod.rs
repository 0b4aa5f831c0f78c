//! What an evening says, every language beside the others.

pub(crate) mod closing;
pub(crate) mod composed;
pub(crate) mod evenings;
pub(crate) mod hand;
pub(crate) mod handed;
pub(crate) mod play;
pub(crate) mod table;
pub(crate) mod verdict;
pub(crate) mod whatif;
