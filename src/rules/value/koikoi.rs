//! The words that Koi-Koi keys accept.

use super::{FixedWords, RuleValue, spelled, words};
use crate::rules::Expected;
use std::ops::RangeInclusive;

words! {
    /// How many cards each player of Koi-Koi is dealt.
    Dealt {
        /// Eight.
        Eight = "8",
        /// Ten.
        Ten = "10",
    }
}

words! {
    /// How sets of animals or ribbons combine with the points for the number of animals or ribbons.
    YakuSystem {
        /// Only the highest yaku of the group counts, with a point for each further card.
        Modern = "modern",
        /// Each yaku has fixed points, and all of them add up.
        Older = "older",
        /// Sets grow with each further card, and all yaku add up.
        Both = "both",
    }
}

impl YakuSystem {
    /// Returns whether the yaku of animals, or of ribbons, add up; otherwise only the highest
    /// counts.
    pub const fn adds_up(self) -> bool {
        matches!(self, Self::Older | Self::Both)
    }

    /// Returns whether a set is worth more for each further card of its kind.
    pub const fn sets_grow(self) -> bool {
        matches!(self, Self::Modern | Self::Both)
    }
}

words! {
    /// What the sake cup counts as.
    CupUse {
        /// An animal and chaff at once.
        Both = "both",
        /// An animal or chaff, whichever is better for its owner.
        Either = "either",
        /// An animal.
        Animal = "animal",
    }
}

words! {
    /// When the two viewing yaku count.
    Viewing {
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
        /// Only together with a yaku that is not a viewing.
        NeedsOther = "needs_other",
    }
}

words! {
    /// Which willow spoils the flower viewing, and which paulownia the moon viewing.
    ViewingWeather {
        /// None.
        Clear = "false",
        /// Any on the field at the end.
        Field = "true",
        /// Any that the player has captured.
        Taken = "taken",
    }
}

words! {
    /// What happens if the points before multipliers are seven or more.
    Seven {
        /// The points double.
        Double = "double",
        /// Nothing.
        Off = "off",
    }
}

words! {
    /// Whose calls of koi-koi multiply the points of a round.
    KoiTimes {
        /// The opponent's.
        Opponent = "opponent",
        /// The scoring player's own.
        Caller = "self",
        /// Anyone's.
        Anyone = "anyone",
        /// The opponent's; each further call multiplies by more.
        Count = "count",
        /// Anyone's; each further call multiplies by more.
        CountAll = "count_all",
        /// Nobody's.
        Off = "off",
    }
}

words! {
    /// What happens if there are brights on the field at the deal.
    FieldTimes {
        /// Nothing.
        Off = "off",
        /// The points double.
        Double = "double",
        /// The points are multiplied by one more than the number of these brights.
        Count = "count",
    }
}

words! {
    /// Whose and which yaku count.
    Counting {
        /// All yaku of the scoring player.
        All = "all",
        /// Only the highest yaku of the scoring player.
        Best = "best",
        /// The yaku of both players.
        Both = "both",
    }
}

words! {
    /// Who deals the next round after a draw.
    DrawNext {
        /// The same dealer.
        Same = "same",
        /// The other player.
        Other = "other",
    }
}

words! {
    /// Who scores when the cards run out after a koi-koi.
    DrawYaku {
        /// Nobody.
        None = "none",
        /// The player who last formed or improved a yaku.
        Last = "last",
        /// The player with the higher yaku; at a tie, the dealer.
        Highest = "highest",
    }
}

words! {
    /// What a hand scores that has both four cards of a month and four pairs.
    LuckyBoth {
        /// The better of the two scores.
        Best = "best",
        /// The sum of both scores.
        Add = "add",
    }
}

words! {
    /// What happens if a player is dealt a lucky hand: four cards of a month, or four pairs.
    LuckyHand {
        /// The player wins the round.
        Wins = "wins",
        /// The cards are dealt again.
        Misdeal = "misdeal",
    }
}

words! {
    /// What happens if four cards of a month are on the field at the deal.
    TableFour {
        /// The cards are dealt again.
        Misdeal = "misdeal",
        /// Nothing.
        Off = "off",
        /// The dealer takes the four cards, and four more are dealt.
        DealerTakes = "dealer_takes",
        /// The dealer wins the round, as if they had been dealt the four cards.
        DealerWins = "dealer_wins",
    }
}

words! {
    /// What happens if four pairs are on the field at the deal.
    TablePairs {
        /// The cards are dealt again.
        Misdeal = "misdeal",
        /// Nothing.
        Off = "off",
    }
}
