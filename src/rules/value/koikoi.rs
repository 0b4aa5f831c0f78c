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
    /// How sets of animals or ribbons combine with the points for their number.
    YakuSystem {
        /// Only the highest of the group counts, with a point for each further card.
        Modern = "modern",
        /// Each has fixed points, and they add up.
        Older = "older",
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
    /// When the viewing yaku count.
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
    /// What happens when the base is seven points or more.
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
        /// The opponent's, with each further call multiplying more.
        Count = "count",
        /// Anyone's, with each further call multiplying more.
        CountAll = "count_all",
        /// Nobody's.
        Off = "off",
    }
}

words! {
    /// What brights on the field at the deal do.
    FieldTimes {
        /// Nothing.
        Off = "off",
        /// The points double.
        Double = "double",
        /// Multiply the points by one more than their number.
        Count = "count",
    }
}

words! {
    /// Which yaku count.
    Counting {
        /// All yaku of the scoring player.
        All = "all",
        /// Only the highest.
        Best = "best",
        /// The yaku of both players.
        Both = "both",
    }
}

words! {
    /// Who deals after a draw.
    DrawNext {
        /// The same dealer.
        Same = "same",
        /// The other player.
        Other = "other",
    }
}

words! {
    /// What a hand scores that has both four of a month and four pairs.
    LuckyBoth {
        /// The better of the two.
        Best = "best",
        /// The sum of both.
        Add = "add",
    }
}

words! {
    /// What a lucky hand does.
    LuckyHand {
        /// It wins the round.
        Wins = "wins",
        /// The cards are dealt again.
        Misdeal = "misdeal",
    }
}

words! {
    /// What four cards of a month on the field at the deal do.
    TableFour {
        /// The cards are dealt again.
        Misdeal = "misdeal",
        /// Nothing.
        Off = "off",
        /// The dealer takes them, and four more are dealt.
        DealerTakes = "dealer_takes",
        /// The dealer wins the round, as with four of a month in hand.
        DealerWins = "dealer_wins",
    }
}

words! {
    /// What four pairs on the field at the deal do.
    TablePairs {
        /// The cards are dealt again.
        Misdeal = "misdeal",
        /// Nothing.
        Off = "off",
    }
}
