//! What a phone may see of a hand that is followed turn by turn.

use crate::card::{Flower, Pile};
use crate::gostop::turns::Table;
use crate::record::{Name, Seat, Spanned};
use crate::rules::{GoStopRules, Grenade};

/// What a phone may see.
pub(super) struct Sight<'a> {
    pub(super) table: &'a Table,
    pub(super) rules: &'a GoStopRules,
    pub(super) names: Vec<Name>,
    pub(super) own: &'a [Name],
}

impl Sight<'_> {
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        let name = self.names.get(seat.0);
        name.is_some_and(|name| self.own.contains(name))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.names.len()).map(Seat)
    }

    /// Returns whether this phone knows all cards of a hand.
    fn knows(&self, seat: Seat) -> bool {
        self.is_own(seat) && self.table.hand(seat).is_known()
    }

    /// Returns the cards that may be anywhere for all this phone knows: a hand that is known to
    /// another phone alone is not told by what is missing.
    pub(super) fn unseen(&self) -> Pile {
        let others = self.seats().filter(|seat| !self.is_own(*seat));
        let known = others.map(|seat| self.table.hand(seat));
        let secret: Pile = known.flat_map(|hand| hand.cards).collect();
        self.table.unseen().plus(secret)
    }

    /// Returns the cards that a player may play.
    pub(super) fn playable(&self, seat: Seat) -> Pile {
        let held = self.table.hand(seat);
        if self.knows(seat) {
            held.cards
        } else if held.count == 0 {
            Pile::EMPTY
        } else if self.is_own(seat) {
            self.unseen().plus(held.cards)
        } else {
            self.unseen()
        }
    }

    /// Returns the months that a player may bomb.
    pub(super) fn bombs(&self, seat: Seat) -> Vec<Flower> {
        self.on_loose(seat, (3, 1))
    }

    /// Returns the months on which a player may throw a grenade.
    pub(super) fn grenades(&self, seat: Seat) -> Vec<Flower> {
        if self.rules.grenade == Grenade::Off {
            Vec::new()
        } else {
            self.on_loose(seat, (2, 2))
        }
    }

    /// Returns the months of which a player may hold so many cards, while so many lie loose.
    fn on_loose(&self, seat: Seat, (held, loose): (u32, u32)) -> Vec<Flower> {
        let from = self.playable(seat);
        let may = |month: &Flower| {
            from.of_month(*month).len() >= held && self.table.layout.loose_of(*month).len() == loose
        };
        Flower::ALL.into_iter().filter(may).collect()
    }

    /// Returns the months of which a player may show three cards.
    pub(super) fn shows(&self, seat: Seat) -> Vec<Flower> {
        let from = self.playable(seat);
        let may = |month: &Flower| {
            let mut table = self.table.clone();
            from.of_month(*month).len() >= 3 && table.show(seat, Spanned::synthetic(*month)).is_ok()
        };
        Flower::ALL.into_iter().filter(may).collect()
    }

    /// Returns the hands of this phone that are known, except that of `but`, and the seat of one
    /// that is not.
    pub(super) fn own_hands(&self, but: Option<Seat>) -> (Pile, Option<Seat>) {
        let own = || self.seats().filter(|seat| self.is_own(*seat));
        let shown = own().filter(|seat| Some(*seat) != but && self.knows(*seat));
        let cards = shown.flat_map(|seat| self.table.hand(seat).cards);
        (cards.collect(), own().find(|seat| !self.knows(*seat)))
    }
}
