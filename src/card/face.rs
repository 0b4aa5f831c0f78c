//! Kinds, jokers and faces of cards.

use super::{Calendar, Flower};

/// The kind of a flower card: what it counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Gwang.
    Bright,
    /// Yul, also kkeut.
    Animal,
    /// Tti.
    Ribbon,
    /// Ssang-pi, the double junk.
    DoubleJunk,
    /// Pi.
    Junk,
}

impl Kind {
    /// Returns the letter that card codes use for this kind.
    pub const fn letter(self) -> char {
        match self {
            Self::Bright => 'g',
            Self::Animal => 'y',
            Self::Ribbon => 't',
            Self::DoubleJunk => 's',
            Self::Junk => 'p',
        }
    }
}

/// The jokers that come with packs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Joker {
    /// `j1`: one junk.
    One,
    /// `j2`: two junk.
    Two,
    /// `j3`: three junk.
    Three,
    /// `jb`: one junk; when captured, each opponent surrenders junk.
    Boss,
    /// `jx`: no junk; doubles its owner's win.
    Double,
    /// `jg`: no junk; its owner is safe from gwang-bak.
    Shield,
}

impl Joker {
    /// Returns whether the joker is worth junk and has no other effect.
    pub const fn is_mere_junk(self) -> bool {
        matches!(self, Self::One | Self::Two | Self::Three)
    }

    /// All jokers, in the order in which they are listed.
    pub const ALL: [Self; 6] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Boss,
        Self::Double,
        Self::Shield,
    ];

    /// Returns the code of this joker.
    pub const fn code(self) -> &'static str {
        match self {
            Self::One => "j1",
            Self::Two => "j2",
            Self::Three => "j3",
            Self::Boss => "jb",
            Self::Double => "jx",
            Self::Shield => "jg",
        }
    }

    /// Returns the joker with this code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|joker| joker.code() == code)
    }

    /// Returns the junk value of this joker.
    pub const fn junk(self) -> u32 {
        match self {
            Self::One | Self::Boss => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Double | Self::Shield => 0,
        }
    }
}

use Kind::{Animal, Bright, DoubleJunk, Junk, Ribbon};

/// The kinds of the four cards of each flower; equal kinds are next to each other.
pub(super) const FACES: [[Kind; 4]; 12] = [
    [Bright, Ribbon, Junk, Junk],
    [Animal, Ribbon, Junk, Junk],
    [Bright, Ribbon, Junk, Junk],
    [Animal, Ribbon, Junk, Junk],
    [Animal, Ribbon, Junk, Junk],
    [Animal, Ribbon, Junk, Junk],
    [Animal, Ribbon, Junk, Junk],
    [Bright, Animal, Junk, Junk],
    [Animal, Ribbon, Junk, Junk],
    [Animal, Ribbon, Junk, Junk],
    [Bright, DoubleJunk, Junk, Junk],
    [Bright, Animal, Ribbon, DoubleJunk],
];

/// The number of bits that a pile uses for flower cards.
const FLOWER_BITS: u8 = 48;
/// How many copies of each joker a pile can hold.
const JOKER_COPIES: u8 = 8;
/// The number of bits that a pile uses, for flower cards and jokers.
const ALL_BITS: u8 = FLOWER_BITS + (Joker::Shield as u8 + 1) * JOKER_COPIES;
/// A mask with the lower bit of each pair of equal flower cards.
pub(super) const FIRSTS: u64 = firsts();

#[expect(clippy::indexing_slicing, reason = "a pack has 48 cards of flowers")]
const fn firsts() -> u64 {
    let (mut bits, mut slot) = (0, 0);
    while slot < 47 {
        let [one, next] = [slot, slot + 1];
        let (kind, other) = (FACES[one / 4][one % 4], FACES[next / 4][next % 4]);
        if one / 4 == next / 4 && kind as u8 == other as u8 {
            bits |= 1 << one;
        }
        slot += 1;
    }
    bits
}

/// A mask with the lowest bit of each face in a pile.
pub(super) const ALL_FIRSTS: u128 = all_firsts();

const fn all_firsts() -> u128 {
    let (mut bits, mut bit) = (0, 0);
    while bit < ALL_BITS {
        if let Some(Card(first)) = Card::of_bit(bit) {
            bits |= 1 << first;
        }
        bit += 1;
    }
    bits
}

/// A face: a flower and a kind, or a joker. The two junk cards of a flower are one face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The sake cup, the September switch card.
    pub const CUP: Self = Self::fixed(Flower::Chrysanthemum, Animal);
    /// The iris with the bridge, the May switch card.
    pub const BRIDGE: Self = Self::fixed(Flower::Iris, Animal);
    /// The boar of bush clover.
    pub const BOAR: Self = Self::fixed(Flower::BushClover, Animal);
    /// The rain man, the bright of willow.
    pub const RAIN: Self = Self::fixed(Flower::Willow, Bright);
    /// The curtain, the bright of cherry.
    pub const CURTAIN: Self = Self::fixed(Flower::Cherry, Bright);
    /// The moon, the bright of pampas grass.
    pub const MOON: Self = Self::fixed(Flower::Pampas, Bright);
    /// The swallow of willow.
    pub const SWALLOW: Self = Self::fixed(Flower::Willow, Animal);
    /// The ribbon of willow.
    pub const RAIN_RIBBON: Self = Self::fixed(Flower::Willow, Ribbon);
    /// The coloured junk of paulownia.
    pub const PAULOWNIA_DOUBLE: Self = Self::fixed(Flower::Paulownia, DoubleJunk);
    /// The junk of willow.
    pub const WILLOW_DOUBLE: Self = Self::fixed(Flower::Willow, DoubleJunk);

    #[expect(
        clippy::indexing_slicing,
        reason = "there are twelve flowers, of four cards each"
    )]
    const fn slot(flower: Flower, kind: Kind) -> Option<u8> {
        let faces = FACES[flower as usize];
        let mut slot = 0;
        while slot < 4 {
            if faces[slot as usize] as u8 == kind as u8 {
                return Some(flower as u8 * 4 + slot);
            }
            slot += 1;
        }
        None
    }

    /// Returns the card of this flower and kind, for constants; the crane if there is no such card.
    pub(crate) const fn fixed(flower: Flower, kind: Kind) -> Self {
        match Self::slot(flower, kind) {
            Some(slot) => Self(slot),
            None => Self(0),
        }
    }

    /// Returns the card of this flower and kind, or `None` if there is no such card.
    pub fn new(flower: Flower, kind: Kind) -> Option<Self> {
        Self::slot(flower, kind).map(Self)
    }

    /// Returns the card of a joker.
    pub const fn joker(joker: Joker) -> Self {
        Self(FLOWER_BITS + joker as u8 * JOKER_COPIES)
    }

    /// Returns every flower face, in the order of the Korean calendar.
    pub fn faces() -> impl Iterator<Item = Self> {
        (0..FLOWER_BITS)
            .map(Self)
            .filter(|card| card.0 % 4 == 0 || card.kind() != Self(card.0 - 1).kind())
    }

    /// Returns the flower, or `None` for a joker.
    pub fn flower(self) -> Option<Flower> {
        Flower::ALL.get(usize::from(self.0 / 4)).copied()
    }

    /// Returns the kind, or `None` for a joker.
    #[expect(
        clippy::indexing_slicing,
        reason = "what is below the bits of flowers is one of their cards"
    )]
    pub const fn kind(self) -> Option<Kind> {
        if self.0 < FLOWER_BITS {
            Some(FACES[(self.0 / 4) as usize][(self.0 % 4) as usize])
        } else {
            None
        }
    }

    /// Returns the joker that this card is, or `None` for a flower card.
    pub fn as_joker(self) -> Option<Joker> {
        let past = self.0.checked_sub(FLOWER_BITS)?;
        Joker::ALL.get(usize::from(past / JOKER_COPIES)).copied()
    }

    /// Returns how many cards of this face a pack has; for a joker, how many a pile can hold.
    pub const fn copies(self) -> u8 {
        if self.0 >= FLOWER_BITS {
            JOKER_COPIES
        } else if FIRSTS & (1 << self.0) == 0 {
            1
        } else {
            2
        }
    }

    /// Returns the card that this bit of a pile stands for, or `None` for an unused bit.
    pub(super) const fn of_bit(bit: u8) -> Option<Self> {
        match bit {
            0..FLOWER_BITS => Some(Self(bit - ((FIRSTS << 1) >> bit & 1) as u8)),
            FLOWER_BITS..ALL_BITS => Some(Self(bit - bit % JOKER_COPIES)),
            _ => None,
        }
    }

    /// Returns the pile's bits for this face, shifted down so that the first copy is bit 0.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "no face has more bits than a byte"
    )]
    pub(super) const fn all_of(self, pile: u128) -> u8 {
        let copies = if self.0 >= FLOWER_BITS {
            u8::MAX
        } else {
            1 | ((FIRSTS >> self.0 & 1) << 1) as u8
        };
        (pile >> self.0) as u8 & copies
    }

    /// Returns the lowest bit of this face in a pile.
    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    /// Returns the card's code, such as `1g` or `j2`, with the month numbered by `calendar`.
    pub fn code(self, calendar: Calendar) -> String {
        match (self.flower(), self.kind(), self.as_joker()) {
            (Some(flower), Some(kind), _) => format!("{}{}", flower.month(calendar), kind.letter()),
            (_, _, Some(joker)) => joker.code().to_owned(),
            _ => String::new(),
        }
    }
}

/// Returns the card that this flower and kind stand for when written. Willow's only junk is double,
/// so `12p` stands for `12s`.
pub(super) fn written(flower: Flower, kind: Kind) -> Option<Card> {
    let kind = match (flower, kind) {
        (Flower::Willow, Kind::Junk) => Kind::DoubleJunk,
        _ => kind,
    };
    Card::new(flower, kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_has_five_brights_nine_animals_ten_ribbons_and_twenty_four_junk() {
        let of = |kind| FACES.iter().flatten().filter(|face| **face == kind).count();
        assert_eq!(
            (of(Bright), of(Animal), of(Ribbon), of(Junk), of(DoubleJunk)),
            (5, 9, 10, 22, 2)
        );
    }

    #[test]
    fn faces_count_each_pair_of_junk_once() {
        assert_eq!(Card::faces().count(), 48 - 11);
    }

    #[test]
    fn the_named_cards_are_what_their_names_say() {
        let korean = |card: Card| card.code(Calendar::Korean);
        assert_eq!(korean(Card::CUP), "9y");
        assert_eq!(korean(Card::BRIDGE), "5y");
        assert_eq!(korean(Card::BOAR), "7y");
        assert_eq!(korean(Card::RAIN), "12g");
        assert_eq!(korean(Card::PAULOWNIA_DOUBLE), "11s");
        assert_eq!(korean(Card::WILLOW_DOUBLE), "12s");
        assert_eq!(Card::RAIN.code(Calendar::Japanese), "11g");
    }

    #[test]
    fn jokers_keep_their_codes() {
        for joker in Joker::ALL {
            assert_eq!(Joker::of_code(joker.code()), Some(joker));
            assert_eq!(Card::joker(joker).as_joker(), Some(joker));
            assert_eq!(Card::joker(joker).flower(), None);
        }
    }
}
