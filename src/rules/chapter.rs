//! The chapters of the rule book.

/// A chapter of the rule book; the chapters are in the order in which a reader needs them.
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
    /// Payments apart from the win.
    Events,
    /// Junk that is surrendered.
    Junk,
    /// What happens if more players sit at the table than can play.
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

    /// Returns the id that the files of the rule book use for this chapter.
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
