//! The words that Go-Stop keys accept.

use super::{FixedWords, RuleValue, spelled, words};
use crate::rules::Expected;
use std::ops::RangeInclusive;

words! {
    /// How the multiplier grows with each further go.
    Growth {
        /// ×2, ×4, ×8 …
        Double = "double",
        /// ×2, ×3, ×4 …
        Increment = "increment",
        /// ×2 and no more.
        Flat = "flat",
    }
}

words! {
    /// What a loser who said go owes in addition, with two players.
    GoBakTwo {
        /// Nothing more.
        Off = "off",
        /// The loss once more, which makes it double.
        Double = "double",
    }
}

words! {
    /// What a loser who said go owes, with three players.
    GoBakThree {
        /// Only their own loss.
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
    /// Who pays both losses if both losers said go.
    GoBakBoth {
        /// The loser whose last go was later.
        Last = "last",
        /// The loser whose first go was earlier.
        First = "first",
        /// Nobody: each pays their own loss.
        Own = "own",
    }
}

words! {
    /// The version of the syodang rule.
    SyodangText {
        /// An offer lasts for one turn of each player; which players said go before does not
        /// matter.
        Y2024 = "2024",
        /// An offer never expires.
        Y2006 = "2006",
        /// An offer never expires, and go-bak takes precedence.
        Fudawiki = "fudawiki",
    }
}

words! {
    /// What happens if all four cards of a month are dealt to the table.
    TableQuads {
        /// The deal is void.
        Void = "void",
        /// The four cards count as if the dealer had been dealt them.
        DealerWins = "dealer_wins",
        /// Nobody wins the hand.
        Nagari = "nagari",
    }
}

words! {
    /// Which fixed payments the nagari multiplier applies to as well.
    DoublesFixed {
        /// No fixed payment.
        None = "false",
        /// Every fixed payment.
        All = "true",
        /// Those that end the hand: quads, a third ppuk, and heodang.
        Ending = "ending",
    }
}

words! {
    /// What a grenade (a small bomb: two cards from the hand on two on the table) brings.
    Grenade {
        /// Nothing: grenades are not played.
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
        /// Another card is turned up and played instead of the joker.
        Replace = "replace",
        /// The joker is laid down, and a card is drawn into the hand.
        Hand = "hand",
    }
}

words! {
    /// What happens to a joker that is turned up while a ppuk forms.
    JokerPpuk {
        /// The player whose turn it is keeps the joker.
        Keep = "keep",
        /// The joker stays with the stack.
        Stack = "stack",
    }
}

words! {
    /// Which captures count as a sseul.
    Sseul {
        /// Only taking the last two cards on the table, if they are of two months.
        TwoMonths = "two_months",
        /// Any capture that leaves the table empty.
        Any = "any",
    }
}

words! {
    /// Whose last turn counts: from it on, captures that cannot fail bring nothing.
    LastTurn {
        /// The table's, which is the last turn of the hand.
        Table = "table",
        /// Each player's own; every turn after that one counts too.
        Own = "own",
    }
}

words! {
    /// When the price of sold cards (gwangpalli) is paid.
    SalePaid {
        /// At once, by the players who stayed.
        Now = "now",
        /// After the next hand with a winner, by the losers of that hand.
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
