//! What is wrong with an adjustment, a season, a note or a choice of hands as it was typed.

/// What is wrong with an adjustment, a season, a note or a choice of hands as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum KeptMisuse {
    /// Nobody is named.
    NoShares,
    /// No amount follows this name.
    NoAmount(String),
    /// This is not an amount.
    BadAmount(String),
    /// Amounts are in different units.
    SeveralUnits(String, String),
    /// The amounts come to this instead of zero.
    Uneven(String),
    /// The amounts sum to zero already, so nothing is left for this kitty.
    NothingLeft(String),
    /// This name is a player's, so it cannot be a kitty.
    PlayerAsKitty { typed: String, player: String },
    /// Neither of these two is a kitty.
    PlayersAsKitty(String, String),
    /// Only the evening or hand is named, and nothing says what to note about it.
    NoNote(String),
    /// Chips were worth this in turn, so it has to be said what they are worth.
    WhichChip(Vec<String>),
    /// Nobody has played, so it has to be said what chips are worth.
    NoChipYet,
    /// This cannot be what a chip is worth.
    BadChip(String),
    /// The value of an option is none of the words that it takes.
    NoSuchWord {
        option: &'static str,
        text: String,
        words: Vec<String>,
    },
    /// This does not say from which day to which other day a season goes.
    NoDays(String),
}
