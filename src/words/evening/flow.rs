//! Who pays whom, as a sentence about one player.

use crate::verdict::{PaidFor, Party};

/// Chips between a player and others, in one direction and for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PaymentFlow<'a> {
    /// True if the player pays them, false if the player gets them.
    pub(crate) pays: bool,
    /// The other parties, and how many chips each.
    pub(crate) others: Vec<(&'a Party, i64)>,
    /// The reason; `None` for the win itself.
    pub(crate) reason: Option<PaidFor>,
}

impl PaymentFlow<'_> {
    /// True if they go into the pot or come from it.
    pub(crate) fn is_of_pot(&self) -> bool {
        self.others.iter().any(|(party, _)| **party == Party::Pot)
    }
}
