//! Piles as bit sets: 48 bits for flower cards, then eight for each kind of joker.

use super::face::{ALL_FIRSTS, FIRSTS as FLOWER_FIRSTS};
use super::faces::{Faces, span};
use super::{Calendar, Card, Flower, Kind};
use std::fmt::Write as _;

/// A mask with the lower bit of each pair of equal cards.
const FIRSTS: u128 = FLOWER_FIRSTS as u128;

/// A set of cards that knows how many copies of each it has, stored as a single number.
///
/// # Making one
///
/// Start from [`Pile::EMPTY`] or a named set such as [`Pile::BRIGHTS`], collect an iterator of
/// [`Card`]s, or read codes with [`read_word`](super::read_word). [`add`](Self::add) and
/// [`remove`](Self::remove) change a pile; everything else returns a new one.
///
/// # Asking it
///
/// [`len`](Self::len), [`count`](Self::count) and [`contains`](Self::contains) count cards;
/// [`plus`](Self::plus), [`without`](Self::without) and [`shared`](Self::shared) combine piles; and
/// [`among`](Self::among) selects cards by a set of [`Faces`]. [`codes`](Self::codes) writes the
/// cards as records do.
///
/// # Limits
///
/// A pile holds at most the cards of a pack, and eight of each joker. What does not fit is not
/// added: [`add`](Self::add) returns false, and collecting drops it. Equal piles are equal numbers,
/// because copies of a face fill their bits from the lowest.
///
/// ```
/// use dokbak::card::Faces;
/// use dokbak::{Calendar, Card, Flower, Kind, Pile};
///
/// let mut pile = Pile::BRIGHTS;
/// let ribbon = Card::new(Flower::Pine, Kind::Ribbon).expect("pine has a ribbon");
/// assert!(pile.add(ribbon));
/// assert!(!pile.add(Card::RAIN), "there is only one");
///
/// assert_eq!(pile.codes(Calendar::Korean), "1gt 3g 8g 11g 12g");
/// assert_eq!(pile.of_kind(Kind::Bright).len(), 5);
/// assert_eq!(pile.but(Faces::kind(Kind::Bright)).codes(Calendar::Korean), "1t");
/// assert_eq!(pile.without(Pile::BRIGHTS), [ribbon].into_iter().collect());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile(u128);

impl Pile {
    /// The empty pile.
    pub const EMPTY: Self = Self(0);

    /// Returns every card of a pack without jokers.
    pub const fn flowers() -> Self {
        Faces::FLOWERS.cards()
    }

    /// Returns the four cards of a flower.
    pub const fn month(flower: Flower) -> Self {
        Faces::month(flower).cards()
    }

    /// Returns a pile with one card of each given face.
    #[expect(clippy::indexing_slicing, reason = "the loop ends with the list")]
    pub const fn from_cards(cards: &[Card]) -> Self {
        let mut bits = 0;
        let mut at = 0;
        while at < cards.len() {
            bits |= 1 << cards[at].bit();
            at += 1;
        }
        Self(bits)
    }

    /// Returns the cards for which `test` is true.
    #[must_use]
    pub fn filter(self, test: impl Fn(Card) -> bool) -> Self {
        self.iter().filter(|card| test(*card)).collect()
    }

    /// Returns how many cards of this face the pile holds.
    pub fn count(self, card: Card) -> u8 {
        u8::try_from(card.all_of(self.0).count_ones()).unwrap_or(u8::MAX)
    }

    /// Returns whether the pile holds a card of this face.
    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.bit()) != 0
    }

    /// Adds a card; returns false if the pile has no room for another card of the same face.
    pub fn add(&mut self, card: Card) -> bool {
        let count = self.count(card);
        let room = count < card.copies();
        if room {
            self.0 |= 1 << (card.bit() + count);
        }
        room
    }

    /// Removes a card; returns false if the pile does not have the card.
    pub fn remove(&mut self, card: Card) -> bool {
        let count = self.count(card);
        if count > 0 {
            self.0 &= !(1 << (card.bit() + count - 1));
        }
        count > 0
    }

    /// Returns this pile without the cards of another.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        let ([one, first, second], [other_one, other_first, other_second]) =
            (self.by_copies(), other.by_copies());
        let left_first = (first & !other_first) | (second & other_first & !other_second);
        let left_second = second & !other_first;
        let left_one = one & !(other_one & Faces::FLOWERS.bits());
        let mut left = Self(left_one | left_first | (left_second << 1));
        for joker in other.but(Faces::FLOWERS) {
            left.remove(joker);
        }
        left
    }

    /// Splits the bits into three masks: faces with one copy in a pack (and jokers), first copies
    /// of the others, and second copies of the others, shifted onto the bits of the first.
    const fn by_copies(self) -> [u128; 3] {
        let (first, second) = (self.0 & FIRSTS, (self.0 >> 1) & FIRSTS);
        [self.0 & !(FIRSTS | FIRSTS << 1), first, second]
    }

    /// Returns the number of cards.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the bits are counted half by half"
    )]
    pub const fn len(self) -> u32 {
        let (most, rest) = (self.0 as u64, (self.0 >> 64) as u64);
        // The upper half holds only some jokers, which few piles have.
        most.count_ones() + if rest == 0 { 0 } else { rest.count_ones() }
    }

    /// Returns whether the pile has no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the pile holds a joker.
    pub const fn has_jokers(self) -> bool {
        self.0 > Faces::FLOWERS.bits()
    }

    /// Returns whether this pile has all cards of another.
    pub const fn includes(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns the cards of both piles together; the copies of a face add up.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        // OR takes the larger count of each face; if both piles hold the first copy, add the
        // second.
        let ([_, first, _], [_, other_first, _]) = (self.by_copies(), other.by_copies());
        let mut sum = Self(self.0 | other.0 | ((first & other_first) << 1));
        for joker in self.shared(other).but(Faces::FLOWERS) {
            sum.add(joker);
        }
        sum
    }

    /// Returns the cards that both piles have; for each face, the smaller of the two counts.
    #[must_use]
    pub const fn shared(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the cards whose face is in the set.
    #[must_use]
    pub const fn among(self, faces: Faces) -> Self {
        Self(self.0 & faces.bits())
    }

    /// Returns the cards whose face is not in the set.
    #[must_use]
    pub const fn but(self, faces: Faces) -> Self {
        Self(self.0 & !faces.bits())
    }

    /// Returns the cards of a flower.
    #[must_use]
    pub const fn of_month(self, flower: Flower) -> Self {
        self.among(Faces::month(flower))
    }

    /// Returns the flowers of which the pile has at least `least` cards, where `least` is 1 to 4.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the bits of flowers are the lowest"
    )]
    pub fn flowers_with(self, least: u8) -> impl Iterator<Item = Flower> {
        const EACH: u64 = 0x1111_1111_1111;
        let bits = self.among(Faces::FLOWERS).0 as u64;
        // Counts the set bits of each flower: first in pairs, then in fours.
        let twos = bits - ((bits >> 1) & (5 * EACH));
        let counts = (twos & (3 * EACH)) + ((twos >> 2) & (3 * EACH));
        let enough = (counts + u64::from(8 - least) * EACH) & (8 * EACH);
        let flowers = Flower::ALL.into_iter();
        flowers.filter(move |flower| !Self(enough.into()).of_month(*flower).is_empty())
    }

    /// Returns the cards of a kind.
    #[must_use]
    pub const fn of_kind(self, kind: Kind) -> Self {
        self.among(Faces::kind(kind))
    }

    /// Iterates over the cards, every copy on its own, jokers last.
    pub fn iter(self) -> Cards {
        Cards { left: self.0 }
    }

    /// Iterates over the cards, one copy of each face, jokers last.
    pub fn once(self) -> Cards {
        Cards {
            left: self.0 & ALL_FIRSTS,
        }
    }

    /// Returns the codes of the cards, one code for each face.
    pub fn codes_once(self, calendar: Calendar) -> Vec<String> {
        self.once().map(|card| card.code(calendar)).collect()
    }

    /// Returns the codes as one text, grouped by month as `calendar` numbers it: `1gtpp 3t j2`.
    pub fn codes(self, calendar: Calendar) -> String {
        codes(self, calendar)
    }
}

impl Faces {
    /// Returns the faces that the pile has at least one card of.
    pub fn in_pile(pile: Pile) -> Self {
        let bits = pile.iter().fold(0, |bits, card| bits | span(card));
        Self::of_bits(bits)
    }

    /// Returns every card of these faces in a pack, and as many of each joker as a pile can hold.
    pub const fn cards(self) -> Pile {
        Pile(self.bits())
    }
}

/// Sorts cards by month, within a month in the order of the pack; jokers come last.
pub fn by_month(cards: impl IntoIterator<Item = Card>, calendar: Calendar) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    let month = |card: &Card| card.flower().map(|flower| flower.month(calendar));
    cards.sort_by_key(|card| (month(card).is_none(), month(card), *card));
    cards
}

/// Returns the codes of cards in the form of [`Pile::codes`], even of more copies than a pack has.
pub fn codes(cards: impl IntoIterator<Item = Card>, calendar: Calendar) -> String {
    let cards = by_month(cards, calendar);
    let month = |card: &Card| card.flower().map(|flower| flower.month(calendar));
    // Usually enough: the cards of a month share one number.
    let mut out = String::with_capacity(3 * cards.len());
    for of_month in
        cards.chunk_by(|left, right| month(left).is_some() && month(left) == month(right))
    {
        let gap = if out.is_empty() { "" } else { " " };
        out.push_str(gap);
        match of_month {
            [joker] if month(joker).is_none() => out.push_str(&joker.code(calendar)),
            _ => {
                let number = of_month.first().and_then(month).unwrap_or_default();
                let _ = write!(out, "{number}");
                out.extend(
                    of_month
                        .iter()
                        .filter_map(|card| card.kind())
                        .map(Kind::letter),
                );
            }
        }
    }
    out
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        for card in cards {
            pile.add(card);
        }
        pile
    }
}

impl IntoIterator for Pile {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

/// Iterates over the cards of a pile.
#[derive(Clone, Debug)]
pub struct Cards {
    left: u128,
}

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let bit = u8::try_from(self.left.trailing_zeros()).ok()?;
        let card = Card::of_bit(bit)?;
        self.left &= self.left - 1;
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Joker;

    #[test]
    fn a_pile_holds_two_junk_of_a_flower_and_no_third() {
        let junk = Card::new(Flower::Pine, Kind::Junk).unwrap();
        let mut pile = Pile::EMPTY;
        assert!(pile.add(junk) && pile.add(junk) && !pile.add(junk));
        assert_eq!(pile.codes(Calendar::Korean), "1pp");
        assert!(pile.remove(junk) && pile.contains(junk));
        assert!(pile.remove(junk) && !pile.remove(junk));
    }

    #[test]
    fn two_piles_together_keep_all_their_cards() {
        let junk = Card::new(Flower::Pine, Kind::Junk).unwrap();
        let one = Pile::from_cards(&[junk, Card::CUP, Card::joker(Joker::Two)]);
        let two = Pile::from_cards(&[junk, Card::RAIN, Card::joker(Joker::Two)]);
        let both = one.plus(two);
        assert_eq!(both.codes(Calendar::Korean), "1pp 9y 12g j2 j2");
        assert_eq!(both.without(one), two);
        assert_eq!(both.shared(one), one);
    }

    #[test]
    fn flowers_are_found_by_how_many_cards_there_are_of_them() {
        let left = Pile::flowers()
            .without(Pile::BRIGHTS)
            .without(Pile::HONG_DAN);
        for pile in [Pile::EMPTY, Pile::BRIGHTS, left, Pile::flowers()] {
            for least in 1..=4 {
                let found: Vec<Flower> = pile.flowers_with(least).collect();
                let enough = |flower: &Flower| pile.of_month(*flower).len() >= least.into();
                let want: Vec<Flower> = Flower::ALL.into_iter().filter(enough).collect();
                assert_eq!(found, want, "{least} of {pile:?}");
            }
        }
    }

    #[test]
    fn piles_are_added_and_taken_away_face_by_face() {
        let faces: Vec<Card> = Card::faces().chain([Card::joker(Joker::Boss)]).collect();
        for face in faces {
            let copies = usize::from(face.copies());
            let of = |count: usize| std::iter::repeat_n(face, count).collect::<Pile>();
            for one in 0..=copies {
                for other in 0..=copies {
                    let (left, right) = (of(one).plus(Pile::BRIGHTS), of(other));
                    let rest = Pile::BRIGHTS.filter(|bright| bright != face);
                    let had = left.count(face);
                    let sum = left.plus(right);
                    assert_eq!(
                        usize::from(sum.count(face)),
                        copies.min(usize::from(had) + other)
                    );
                    assert!(sum.includes(rest));
                    let less = left.without(right);
                    assert_eq!(
                        usize::from(less.count(face)),
                        usize::from(had).saturating_sub(other)
                    );
                    assert!(less.includes(rest));
                }
            }
        }
    }

    #[test]
    fn the_whole_pack_is_listed_once() {
        assert_eq!(Pile::flowers().iter().count(), 48);
        assert_eq!(Pile::flowers().iter().collect::<Pile>(), Pile::flowers());
    }

    #[test]
    fn more_cards_than_a_pack_has_are_listed_as_often_as_they_are_there() {
        let junk = Card::new(Flower::Pine, Kind::Junk).unwrap();
        let cards = [
            junk,
            Card::joker(Joker::Two),
            Card::RAIN,
            junk,
            junk,
            Card::RAIN,
        ];
        assert_eq!(codes(cards, Calendar::Korean), "1ppp 12gg j2");
        assert_eq!(codes([], Calendar::Korean), "");
    }

    #[test]
    fn codes_follow_the_calendar() {
        let pile: Pile = [Card::RAIN, Card::PAULOWNIA_DOUBLE, Card::joker(Joker::Two)]
            .into_iter()
            .collect();
        assert_eq!(pile.codes(Calendar::Korean), "11s 12g j2");
        assert_eq!(pile.codes(Calendar::Japanese), "11g 12s j2");
    }

    #[test]
    fn several_jokers_of_a_kind_are_kept() {
        let two = Card::joker(Joker::Two);
        let pile: Pile = [two, two, Card::joker(Joker::Shield)].into_iter().collect();
        assert_eq!(pile.count(two), 2);
        assert_eq!(pile.codes(Calendar::Korean), "j2 j2 jg");
    }
}
