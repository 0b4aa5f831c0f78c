//! The sentences of an evening, with all languages side by side.

pub(crate) mod closing;
pub(crate) mod composed;
pub(crate) mod evenings;
pub(crate) mod hand;
pub(crate) mod handed;
pub(crate) mod play;
pub(crate) mod table;
pub(crate) mod verdict;
pub(crate) mod whatif;
