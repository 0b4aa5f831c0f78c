//! What a record may leave out.

use crate::record::{CountKind, Lacking, Special};

/// Something that a record may not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnrecordedFact {
    /// How often somebody said koi-koi.
    Koi,
    /// How many brights were dealt to the field.
    FieldBrights,
    /// What lay on the field at the end.
    Field,
    /// Which cards somebody had.
    Cards,
    /// What the points are made of that were recorded without cards.
    Points,
    /// Which cards are in a pile of which some are told by their number.
    Named,
    /// In which months something happened that is told without one.
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
    /// Whether somebody made stacks in the turns after that, or three in all.
    MorePpuk,
    /// Whether somebody took one card of each kind in their first turn.
    Baekhwajeom,
    /// Whether somebody took nothing in five turns.
    Heodang,
    /// Which months somebody took with two in hand on two on the table.
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
    /// What somebody sold who was forced out.
    Sale,
    /// Which triple somebody showed who sold.
    SaleTriple,
    /// What was given for the jokers that somebody took.
    JokerJunk,
    /// Whether somebody made this capture.
    Special(Special),
}

impl UnrecordedFact {
    /// Returns what of a pile is not known.
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
