//! The words that Go-Stop keys accept.

use super::{FixedWords, RuleValue, spelled, words};
use crate::rules::Expected;
use std::ops::RangeInclusive;

words! {
    /// How the multiplier for goes grows past its first step.
    Growth {
        /// ×2, ×4, ×8 …
        Double = "double",
        /// ×2, ×3, ×4 …
        Increment = "increment",
    }
}

words! {
    /// What a loser who said go owes with two players.
    GoBakTwo {
        /// Nothing more.
        Off = "off",
        /// Twice the loss.
        Double = "double",
    }
}

words! {
    /// What a loser who said go owes with three players.
    GoBakThree {
        /// Nothing more.
        Off = "off",
        /// Twice their own loss; nobody pays for others.
        Double = "double",
        /// The losses of both losers.
        PaysAll = "pays_all",
        /// The losses of both losers, their own doubled.
        PaysAllDouble = "pays_all_double",
    }
}

words! {
    /// Who pays for both losers if both said go.
    GoBakBoth {
        /// The loser whose last go was later.
        Last = "last",
        /// The loser whose first go was earlier.
        First = "first",
        /// Each pays their own loss.
        Own = "own",
    }
}

words! {
    /// The version of the syodang rule.
    SyodangText {
        /// An offer lasts for one turn of each player, and it does not matter who said go before.
        Y2024 = "2024",
        /// An offer never expires.
        Y2006 = "2006",
        /// An offer never expires, and go-bak takes precedence.
        Fudawiki = "fudawiki",
    }
}

words! {
    /// What happens if the table is dealt all four cards of a month.
    TableQuads {
        /// The deal is void.
        Void = "void",
        /// They count as the dealer's quads.
        DealerWins = "dealer_wins",
        /// Nobody wins the hand.
        Nagari = "nagari",
    }
}

words! {
    /// Which fixed payments nagari multiplies as well.
    DoublesFixed {
        /// None of them.
        None = "false",
        /// All of them.
        All = "true",
        /// Those that end the hand: quads, a third ppuk, and heodang.
        Ending = "ending",
    }
}

words! {
    /// What a small bomb brings: two cards in hand played on two on the table.
    Grenade {
        /// It is not played.
        Off = "off",
        /// Only the move itself.
        Move = "move",
        /// The move, and junk as for a bomb.
        Junk = "junk",
        /// The move, and the junk and multiplier of a bomb.
        Bomb = "bomb",
    }
}

words! {
    /// How a joker is played from the hand.
    JokerFromHand {
        /// A card is turned up and played instead.
        Replace = "replace",
        /// The joker is laid down, and a card is drawn into the hand.
        Hand = "hand",
    }
}

words! {
    /// What happens to a joker that is turned up while a ppuk forms.
    JokerPpuk {
        /// Its player keeps it.
        Keep = "keep",
        /// It stays with the stack.
        Stack = "stack",
    }
}

words! {
    /// Which captures count as a sseul.
    Sseul {
        /// Taking the last two cards on the table, if they are of two months.
        TwoMonths = "two_months",
        /// Any capture that leaves the table empty.
        Any = "any",
    }
}

words! {
    /// In whose last turn captures that cannot fail bring nothing.
    LastTurn {
        /// The table's: the last turn of the hand.
        Table = "table",
        /// Each player's own, and every turn after it.
        Own = "own",
    }
}

words! {
    /// When gwangpalli is paid.
    SalePaid {
        /// At once, by those who stayed.
        Now = "now",
        /// After the next hand with a winner, by its losers.
        End = "end",
    }
}

words! {
    /// Who is dealt in after a nagari when more than three are seated.
    AfterNagari {
        /// The three who played.
        SameThree = "same_three",
        /// Everybody at the table.
        All = "all",
    }
}
