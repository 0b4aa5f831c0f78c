//! Who may confirm a hand on a phone.

/// Who may confirm a hand on a phone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum WhoConfirms {
    /// Whoever has a seat.
    #[default]
    Anyone,
    /// The referee: the terminal, and whom it names.
    Referee,
    /// The winner and one loser. Whoever has no phone is not waited for.
    WinnerAndLoser,
}
