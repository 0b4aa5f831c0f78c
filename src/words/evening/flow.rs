//! Who pays whom, as a sentence about one player.

use crate::verdict::{PaidFor, Party};

/// Chips that a player pays to others or gets from them, for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PaymentFlow<'a> {
    /// True if the player pays the chips, false if the player gets them.
    pub(crate) pays: bool,
    /// The other parties, and how many chips each.
    pub(crate) others: Vec<(&'a Party, i64)>,
    /// The reason for the payment; `None` for the win itself.
    pub(crate) reason: Option<PaidFor>,
}

impl PaymentFlow<'_> {
    /// True if some of the chips go into the pot or come from it.
    pub(crate) fn is_of_pot(&self) -> bool {
        self.others.iter().any(|(party, _)| **party == Party::Pot)
    }
}
