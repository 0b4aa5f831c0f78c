//! What lines say about whole months: a month is shown, bombed or stacked only once.

use crate::card::Flower;
use crate::record::{Place, Seat};

/// Cards of a month that a player had in hand at once, because a line showed or bombed a triple.
#[derive(Clone, Copy, Debug)]
pub(super) struct InHand {
    pub(super) seat: Seat,
    /// The month, if the line names one.
    pub(super) month: Option<Flower>,
    pub(super) cards: u32,
    /// Whether the cards were only shown, not laid down.
    pub(super) shown: bool,
    pub(super) place: Place,
}

/// A month that was taken whole in a first turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Swept {
    pub(super) seat: Seat,
    pub(super) month: Flower,
    pub(super) place: Place,
}

/// What happened to whole months.
#[derive(Clone, Debug, Default)]
pub(in crate::gostop) struct MonthEvents {
    /// The players who showed triples, and the months.
    pub(super) shown: Vec<(Seat, Flower)>,
    /// The players who bombed or threw grenades, and the months.
    pub(in crate::gostop) bombed: Vec<(Seat, Flower)>,
    /// The players who made stacks, and the months.
    pub(super) stacked: Vec<(Seat, Flower)>,
    /// The months that were taken whole in a first turn.
    pub(super) swept: Vec<Swept>,
    /// The cards of one month that a player had in hand at once.
    pub(super) in_hand: Vec<InHand>,
    /// The months whose four cards were all dealt.
    pub(super) quads: Vec<Flower>,
}

impl MonthEvents {
    /// Returns whether a player other than `by` showed three cards of a month, or any player bombed
    /// it.
    pub(super) fn played(&self, month: Flower, by: Option<Seat>) -> bool {
        let other = |(seat, shown): &(Seat, Flower)| Some(*seat) != by && *shown == month;
        has(&self.bombed, month) || self.shown.iter().any(other)
    }

    /// Returns whether anybody made a stack of a month.
    pub(super) fn stacked(&self, month: Flower) -> bool {
        has(&self.stacked, month)
    }
}

/// Returns whether a list contains a month.
fn has(list: &[(Seat, Flower)], month: Flower) -> bool {
    list.iter().any(|(_, other)| *other == month)
}
