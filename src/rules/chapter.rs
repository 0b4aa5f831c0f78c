//! The chapters of the rule book.

/// A chapter of the rule book, in a reader's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chapter {
    /// The deal, and what ends a hand at once.
    Deal,
    /// How cards move.
    Play,
    /// What cards score.
    Scoring,
    /// When a player may stop or go on.
    Stopping,
    /// What a loser owes.
    Payment,
    /// Who pays for others.
    DokBak,
    /// Payments besides the win.
    Events,
    /// Junk that is surrendered.
    Junk,
    /// More players at the table than can play.
    Seats,
}

impl Chapter {
    /// All chapters.
    pub const ALL: [Self; 9] = [
        Self::Deal,
        Self::Play,
        Self::Scoring,
        Self::Stopping,
        Self::Payment,
        Self::DokBak,
        Self::Events,
        Self::Junk,
        Self::Seats,
    ];

    /// Returns the id that the book's files use for it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::Play => "play",
            Self::Scoring => "scoring",
            Self::Stopping => "stopping",
            Self::Payment => "payment",
            Self::DokBak => "dok-bak",
            Self::Events => "events",
            Self::Junk => "junk",
            Self::Seats => "seats",
        }
    }
}
