//! Sets of faces: masks that select cards of a pile.

use super::face::FACES;
use super::{Card, Flower, Joker, Kind};

/// A set of faces, each with all its copies: one, two, or eight of a joker. To find out how many
/// of these copies a pile has, apply the set to the [`Pile`](super::Pile).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Faces(u128);

/// Returns the bits of all copies of a face.
pub(super) const fn span(card: Card) -> u128 {
    ((1_u128 << card.copies()) - 1) << card.bit()
}

/// Returns all faces of a kind by going through the pack.
#[expect(clippy::indexing_slicing, reason = "a pack has 48 cards of flowers")]
const fn all_of(kind: Kind) -> Faces {
    let mut bits = 0;
    let mut slot = 0;
    while slot < 48 {
        if FACES[slot / 4][slot % 4] as u8 == kind as u8 {
            bits |= 1 << slot;
        }
        slot += 1;
    }
    Faces(bits)
}

impl Faces {
    /// Makes a set from bits, which must cover whole faces.
    pub(super) const fn of_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The empty set.
    pub const NONE: Self = Self(0);

    /// All faces of the twelve flowers.
    pub const FLOWERS: Self = Self((1 << 48) - 1);

    /// Returns the faces of a flower.
    pub const fn month(flower: Flower) -> Self {
        let four = 0b1111_u64 << (flower as u8 * 4);
        Self(four as u128)
    }

    /// Returns all faces of a kind.
    pub const fn kind(kind: Kind) -> Self {
        const BRIGHTS: Faces = all_of(Kind::Bright);
        const ANIMALS: Faces = all_of(Kind::Animal);
        const RIBBONS: Faces = all_of(Kind::Ribbon);
        const DOUBLES: Faces = all_of(Kind::DoubleJunk);
        const JUNK: Faces = all_of(Kind::Junk);
        match kind {
            Kind::Bright => BRIGHTS,
            Kind::Animal => ANIMALS,
            Kind::Ribbon => RIBBONS,
            Kind::DoubleJunk => DOUBLES,
            Kind::Junk => JUNK,
        }
    }

    /// Returns the faces of these cards.
    #[expect(clippy::indexing_slicing, reason = "the loop ends with the list")]
    pub const fn from_cards(cards: &[Card]) -> Self {
        let mut bits = 0;
        let mut at = 0;
        while at < cards.len() {
            bits |= span(cards[at]);
            at += 1;
        }
        Self(bits)
    }

    /// Returns the faces of these jokers.
    #[expect(clippy::indexing_slicing, reason = "the loop ends with the list")]
    pub(crate) const fn jokers(jokers: &[Joker]) -> Self {
        let mut bits = 0;
        let mut at = 0;
        while at < jokers.len() {
            bits |= span(Card::joker(jokers[at]));
            at += 1;
        }
        Self(bits)
    }

    /// Returns the union of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the intersection of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the faces of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns whether the card's face is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.bit()) != 0
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the faces, one card for each.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let jokers = Joker::ALL.into_iter().map(Card::joker);
        let all = Card::faces().chain(jokers);
        all.filter(move |card| self.contains(*card))
    }

    /// Returns the bits of all copies of these faces.
    pub(super) const fn bits(self) -> u128 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Calendar, Pile};

    fn pile(codes: &str) -> Pile {
        let words = codes.split(' ');
        let cards = words.flat_map(|word| super::super::read_word(word, Calendar::Korean).unwrap());
        cards.collect()
    }

    #[test]
    fn a_face_is_there_once_however_many_cards_show_it() {
        let faces = Faces::in_pile(pile("1p 2pp 3t j2"));
        assert_eq!(faces.iter().count(), 4);
        let two = Faces::in_pile(pile("1p")).or(Faces::in_pile(pile("1p")));
        assert_eq!(two, Faces::in_pile(pile("1pp")));
        assert_eq!(two.cards(), pile("1pp"));
        assert!(faces.minus(Faces::month(Flower::Pine)).and(two).is_empty());
    }

    #[test]
    fn faces_pick_the_cards_of_a_pile_as_often_as_it_has_them() {
        let pile = pile("1p 2pp 3t 12s j2 j2");
        let junk = Faces::kind(Kind::Junk).or(Faces::jokers(&[Joker::Two]));
        assert_eq!(pile.among(junk).codes(Calendar::Korean), "1p 2pp j2 j2");
        assert_eq!(pile.but(junk).codes(Calendar::Korean), "3t 12s");
    }
}
