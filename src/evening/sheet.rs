//! What is asked about a sheet of results.

/// What a sheet of results leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SheetAsks {
    /// Whether a row is a hand or an evening.
    Row,
    /// Whether numbers are chips or money.
    Numbers,
    /// What a chip is worth.
    Chip,
    /// Whether a row is the sum of those before it.
    Sum,
    /// In which order the numbers of a day stand.
    Order,
    /// In which year a day is.
    Year,
    /// The day of rows without one.
    Day,
}
