//! Who pays whom, as one sentence of one player.

use crate::verdict::{PaidFor, Party};

/// Chips that go one way between a player and others, for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PaymentFlow<'a> {
    /// Whether the player pays them, or gets them.
    pub(crate) pays: bool,
    /// To whom or from whom, and how many chips.
    pub(crate) others: Vec<(&'a Party, i64)>,
    /// What for, where that is to be said: not of the win itself.
    pub(crate) reason: Option<PaidFor>,
}

impl PaymentFlow<'_> {
    /// Returns whether they go into the pot or come out of it.
    pub(crate) fn is_of_pot(&self) -> bool {
        self.others.iter().any(|(party, _)| **party == Party::Pot)
    }
}
