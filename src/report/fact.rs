//! What a record may leave out.

use crate::record::{CountKind, Lacking, Special};

/// Something that a record may leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnrecordedFact {
    /// How often somebody said koi-koi.
    Koi,
    /// How many brights were dealt to the field.
    FieldBrights,
    /// Which cards were on the field at the end.
    Field,
    /// Which cards somebody had.
    Cards,
    /// What makes up points that were recorded without cards.
    Points,
    /// Which cards are in a pile that was partly only counted.
    Named,
    /// In which months something happened that was recorded without one.
    Months,
    /// Whether somebody said go.
    Go,
    /// Which triples somebody showed.
    Heundeum,
    /// Which months somebody bombed.
    Potkan,
    /// Whether somebody took all four of a month in their first turn.
    FirstSweep,
    /// Whether somebody had any card at all.
    AnyCard,
    /// Whether somebody had a bright.
    Brights,
    /// Whether somebody's only bright was the rain.
    Rain,
    /// Whether somebody had an animal.
    Animals,
    /// Whether somebody had a ribbon.
    Ribbons,
    /// How much junk somebody had.
    Junk,
    /// Who had the boar.
    Boar,
    /// Whether somebody made a stack in their first turn.
    FirstPpuk,
    /// Whether somebody made stacks in their next turns, or three in all.
    MorePpuk,
    /// Whether somebody took one card of each kind in their first turn.
    Baekhwajeom,
    /// Whether somebody took nothing in five turns.
    Heodang,
    /// In which months somebody took two cards on the table with two from their hand.
    Grenade,
    /// Which month was set before the deal.
    SetMonth,
    /// Whether a nagari was offered and refused.
    Offer,
    /// Whether somebody fed the winner.
    Fed,
    /// Whether the card with which somebody fed the winner was their last.
    LastCard,
    /// Whether no other play of somebody who fed the winner could have prevented the win.
    Forced,
    /// What somebody who was forced out sold.
    Sale,
    /// Which triple somebody who sold had shown.
    SaleTriple,
    /// What junk was given for the jokers that somebody took.
    JokerJunk,
    /// How somebody would have counted the sake cup for good.
    Cup,
    /// Whether somebody made this capture.
    Special(Special),
}

impl UnrecordedFact {
    /// Returns the fact for what is not known about a pile.
    pub(super) const fn of_pile(fact: Lacking) -> Self {
        match fact {
            Lacking::Cards => Self::Named,
            Lacking::Count(CountKind::Brights) => Self::Brights,
            Lacking::Count(CountKind::Animals) => Self::Animals,
            Lacking::Count(CountKind::Ribbons) => Self::Ribbons,
            Lacking::Count(CountKind::Junk) => Self::Junk,
            Lacking::AnyCard => Self::AnyCard,
        }
    }
}
