//! The words that keys of Go-Stop take.

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
    /// What a loser who said go owes in the two-player game.
    GoBakTwo {
        /// Nothing more.
        Off = "off",
        /// Twice the loss.
        Double = "double",
    }
}

words! {
    /// What a loser who said go owes in the three-player game.
    GoBakThree {
        /// Nothing more.
        Off = "off",
        /// Twice the loss; nobody pays for anybody else.
        Double = "double",
        /// Both losses.
        PaysAll = "pays_all",
        /// Both losses, their own twice.
        PaysAllDouble = "pays_all_double",
    }
}

words! {
    /// Who pays for both if both losers said go.
    GoBakBoth {
        /// The one whose last go was later.
        Last = "last",
        /// The one whose first go was earlier.
        First = "first",
        /// Each their own loss.
        Own = "own",
    }
}

words! {
    /// Which text of the syodang rule is played.
    SyodangText {
        /// An offer lasts one turn of each player and decides alone.
        Y2024 = "2024",
        /// An offer never ends.
        Y2006 = "2006",
        /// An offer never ends and go-bak comes before it.
        Fudawiki = "fudawiki",
    }
}

words! {
    /// What four cards of a month on the table at the deal do.
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
    /// Which fixed payments nagari multiplies too.
    DoublesFixed {
        /// None of them.
        None = "false",
        /// All of them.
        All = "true",
        /// Those that end the hand: for quads, a third ppuk and heodang.
        Ending = "ending",
    }
}

words! {
    /// What the small bomb, two in hand on two on the table, brings.
    Grenade {
        /// It is not played.
        Off = "off",
        /// The move alone.
        Move = "move",
        /// The move, and junk as for a bomb.
        Junk = "junk",
        /// The move, junk and multiplier of a bomb.
        Bomb = "bomb",
    }
}

words! {
    /// How a joker is played from the hand.
    JokerFromHand {
        /// A card is turned up and played in its stead.
        Replace = "replace",
        /// It is laid down and a card is drawn into the hand for it.
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
        /// The last two cards of the layout, of two months.
        TwoMonths = "two_months",
        /// Any that leave the layout empty.
        Any = "any",
    }
}

words! {
    /// Whose last turn it is in which captures that come for certain bring nothing.
    LastTurn {
        /// That of the table: the last of the hand.
        Table = "table",
        /// Everybody's own, and every turn after it.
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
    /// Who is dealt in after a nagari with more than three seated.
    AfterNagari {
        /// The three who played it.
        SameThree = "same_three",
        /// Everybody.
        All = "all",
    }
}
