//! The words that keys of Koi-Koi take.

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
    /// How the sets of animals and ribbons go with their plain numbers.
    YakuSystem {
        /// The highest of the group counts, with a point for each further card.
        Modern = "modern",
        /// Each counts flat, and they add up.
        Older = "older",
    }
}

words! {
    /// What the sake cup counts as in Koi-Koi.
    CupUse {
        /// An animal and chaff.
        Both = "both",
        /// One of them, the better for its owner.
        Either = "either",
        /// An animal.
        Animal = "animal",
    }
}

words! {
    /// When the viewing yaku are recognised.
    Viewing {
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
        /// Only with another yaku that is no viewing.
        NeedsOther = "needs_other",
    }
}

words! {
    /// What a base of seven points or more does.
    Seven {
        /// The points double.
        Double = "double",
        /// Nothing.
        Off = "off",
    }
}

words! {
    /// Whose koi-koi multiplies the points of a round.
    KoiTimes {
        /// The opponent's.
        Opponent = "opponent",
        /// The scorer's own.
        Caller = "self",
        /// Anyone's.
        Anyone = "anyone",
        /// The opponent's, once more for each call.
        Count = "count",
        /// Anyone's, once more for each call.
        CountAll = "count_all",
        /// Nobody's.
        Off = "off",
    }
}

words! {
    /// What brights dealt to the field do.
    FieldTimes {
        /// Nothing.
        Off = "off",
        /// The points double.
        Double = "double",
        /// The points multiply by one more than their number.
        Count = "count",
    }
}

words! {
    /// Which yaku are scored.
    Counting {
        /// All of the scorer's.
        All = "all",
        /// The highest.
        Best = "best",
        /// The scorer's and the opponent's.
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
    /// What a hand scores that is four of a month and four pairs.
    LuckyBoth {
        /// The better of the two.
        Best = "best",
        /// Both.
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
    /// What four of a month on the field do at the deal of Koi-Koi.
    TableFour {
        /// The cards are dealt again.
        Misdeal = "misdeal",
        /// Nothing.
        Off = "off",
        /// The dealer takes them, and four more are dealt.
        DealerTakes = "dealer_takes",
        /// The dealer wins the round as with four of a month in hand.
        DealerWins = "dealer_wins",
    }
}

words! {
    /// What four pairs on the field do at the deal of Koi-Koi.
    TablePairs {
        /// The cards are dealt again.
        Misdeal = "misdeal",
        /// Nothing.
        Off = "off",
    }
}
