//! The lines of the record language as types.

use super::{At, Flips, Made, Name, Turn};
use crate::card::{Card, Flower, Pile};
use crate::date::Date;
use crate::rules::Game;
use std::borrow::Cow;

/// Cards as written, each with the column of its word, in the order of the codes. Only a whole pile
/// may have more of a face than a pack has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardList(pub Vec<At<Card>>);

impl CardList {
    /// Returns the cards without their places.
    pub fn pile(&self) -> Pile {
        self.0.iter().map(|card| card.value).collect()
    }

    /// Returns cards that nobody wrote.
    pub fn unwritten(cards: impl IntoIterator<Item = Card>) -> Self {
        Self(cards.into_iter().map(At::unwritten).collect())
    }

    /// Takes out the cards that are there more often than in a pack, and returns them.
    pub fn take_surplus(&mut self) -> Vec<At<Card>> {
        let mut pile = Pile::EMPTY;
        self.0
            .extract_if(.., |card| !pile.add(card.value))
            .collect()
    }
}

/// Which of a player's first turns something happened in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nth {
    /// His first.
    First,
    /// His second.
    Second,
    /// His third.
    Third,
}

impl Nth {
    /// All of them, in this order.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];
}

/// A special capture for which each opponent owes junk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Special {
    /// The played card taken by the turned-up card.
    Chok,
    /// All four of a month, two of them from the layout.
    Ttadak,
    /// The layout emptied.
    Sseul,
    /// A stack of three taken.
    Stack,
    /// One's own stack taken.
    JaPpuk,
}

impl Special {
    /// All of them, in this order.
    pub const ALL: [Self; 5] = [
        Self::Chok,
        Self::Ttadak,
        Self::Sseul,
        Self::Stack,
        Self::JaPpuk,
    ];
}

/// The counts of a loser's pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts {
    /// Brights.
    pub brights: u32,
    /// Animals.
    pub animals: u32,
    /// Ribbons.
    pub ribbons: u32,
    /// Junk value, as the player counts it.
    pub junk: u32,
}

/// What is counted in a loser's pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CountKind {
    /// Brights.
    Brights,
    /// Animals.
    Animals,
    /// Ribbons.
    Ribbons,
    /// Junk value.
    Junk,
}

impl CountKind {
    /// All kinds, in the order in which a line gives them.
    pub const ALL: [Self; 4] = [Self::Brights, Self::Animals, Self::Ribbons, Self::Junk];

    /// Returns the letter before the number of this kind.
    pub const fn letter(self) -> char {
        match self {
            Self::Brights => 'g',
            Self::Animals => 'y',
            Self::Ribbons => 't',
            Self::Junk => 'p',
        }
    }

    /// Returns the kind that this letter means.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// Returns the highest number that is taken for meant.
    pub const fn most(self) -> u32 {
        match self {
            Self::Brights => 5,
            Self::Animals => 9,
            Self::Ribbons => 10,
            Self::Junk => 1000,
        }
    }
}

impl Counts {
    /// Returns the number of a kind, to be read or set.
    pub const fn of_kind(&mut self, kind: CountKind) -> &mut u32 {
        match kind {
            CountKind::Brights => &mut self.brights,
            CountKind::Animals => &mut self.animals,
            CountKind::Ribbons => &mut self.ribbons,
            CountKind::Junk => &mut self.junk,
        }
    }
}

/// How many cards of each kind a pile has in all, as far as a line gives numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PartCounts {
    /// Brights.
    pub brights: Option<u32>,
    /// Animals.
    pub animals: Option<u32>,
    /// Ribbons.
    pub ribbons: Option<u32>,
    /// Junk value, as the player counts it.
    pub junk: Option<u32>,
}

impl PartCounts {
    /// No number of any kind.
    pub const NONE: Self = Self {
        brights: None,
        animals: None,
        ribbons: None,
        junk: None,
    };

    /// Returns the number of a kind, to be read or set.
    pub const fn of_kind(&mut self, kind: CountKind) -> &mut Option<u32> {
        match kind {
            CountKind::Brights => &mut self.brights,
            CountKind::Animals => &mut self.animals,
            CountKind::Ribbons => &mut self.ribbons,
            CountKind::Junk => &mut self.junk,
        }
    }

    /// Returns the number of a kind.
    pub const fn of(mut self, kind: CountKind) -> Option<u32> {
        *self.of_kind(kind)
    }

    /// Returns whether no number is given.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }
}

/// How much of something there is, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// `N`
    Exactly(u32),
    /// `N+`
    AtLeast(u32),
    /// `<N`
    Below(u32),
}

/// One thing that is known of a loser's pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// How many cards of a kind it has, or how much junk value.
    Count(CountKind, Bound),
    /// A card that is in it.
    Card(At<Card>),
    /// `none`: nothing was captured.
    Nothing,
    /// `some`: some card was captured.
    Something,
}

/// What a winner's pile comes to, without its cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scored {
    /// Stop points, and the points that are paid.
    pub points: i64,
    /// A line of brights is among them.
    pub brights: bool,
    /// How many animals the winner counts, where that is given.
    pub animals: Option<u32>,
    /// A line of ribbons is among them.
    pub ribbons: bool,
    /// Junk is among them.
    pub junk: bool,
}

/// A mission: cards that multiply the win of the player who holds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// The cards.
    pub cards: CardList,
    /// The multiplier.
    pub times: u32,
    /// Whether it multiplies once for every card, not once for all of them together.
    pub each: bool,
}

/// What one chip is worth.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChipValue {
    /// The amount in units of the last decimal place.
    pub units: i64,
    /// How many decimal places the amount has, 0 to 4.
    pub places: u8,
    /// The currency as written, such as `KRW`.
    pub currency: String,
}

/// A line before the first event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Header {
    /// `rules R`
    Rules(At<String>),
    /// `set KEY=VALUE`
    Set(At<String>, String),
    /// `players …`
    Players(Vec<At<Name>>),
    /// `carry N`
    Carry(u32),
    /// `date 2026-11-20`
    Date(Date),
    /// `chip 100 KRW`
    Chip(ChipValue),
    /// `month M`
    Month(Flower),
    /// `mission CARDS xN [each]`
    Mission(Mission),
    /// `pot N`
    Pot(i64),
    /// `dues P N`
    Dues(At<Name>, i64),
    /// `table-quads M`
    TableQuads(Flower),
    /// `round N`
    Round(u32),
    /// `table CARDS`
    Table(CardList),
    /// `field-brights N`
    FieldBrights(u32),
    /// `stake xN`
    Stake(u32),
}

/// What a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// `takes CARDS`
    Takes(CardList),
    /// `has CARDS [gN] [yN] [tN] [pN]`
    Has(CardList, PartCounts),
    /// `counts g0 y2 t1 p4`
    Counts(Counts),
    /// `known FACT…`
    Known(Vec<Known>),
    /// `scores N [g] [yK] [t] [p] [CARDS] [gN tN pN]`; how many animals there are is what is scored
    Scores(Scored, CardList, PartCounts),
    /// `makes [YAKU…] [cN aN tN] [N]`
    Makes(Made),
    /// `gives CARD to Q`
    Gives(At<Card>, At<Name>),
    /// `heundeum [M]`
    Heundeum(Option<At<Flower>>),
    /// `potkan [M]`
    Potkan(Option<At<Flower>>),
    /// `grenade [M]`
    Grenade(Option<At<Flower>>),
    /// `ppuk [M] [first|second|third]`
    Ppuk(Option<At<Flower>>, Option<Nth>),
    /// `chok`, `ttadak`, `sseul`, `stack`, `ja-ppuk`; chok and ttadak may be `first`
    Special(Special, bool),
    /// `first-sweep M`
    FirstSweep(At<Flower>),
    /// `boar [first]`
    Boar(bool),
    /// `baekhwajeom`
    Baekhwajeom,
    /// `heodang`
    Heodang,
    /// `go [N]`
    Go(Option<At<i64>>),
    /// `stop`
    Stop,
    /// `push`
    Push,
    /// `syodang`
    Syodang,
    /// `accepts`
    Accepts,
    /// `refuses`
    Refuses,
    /// `oe-myeon CARD [with CARDS] [last-card] [forced]`
    OeMyeon(OeMyeon),
    /// `quads [M]`
    Quads(Option<At<Flower>>),
    /// `holds CARDS`
    Holds(CardList),
    /// A turn card by card
    Turn(Turn),
    /// `drops`, or `drops iris` where that card forced the player out.
    Drops(bool),
    /// `stays`
    Stays,
    /// `sells CARDS [heundeum [M]]`
    Sells(CardList, Option<Option<At<Flower>>>),
    /// `koi`
    Koi,
    /// `shobu`
    Shobu,
    /// `teshi M`
    Teshi(At<Flower>),
    /// `kuttsuki`
    Kuttsuki,
}

impl Act {
    /// Returns that these cards are a whole pile.
    pub const fn has(cards: CardList) -> Self {
        Self::Has(cards, PartCounts::NONE)
    }

    /// Returns that a pile, of which no card is known, comes to this.
    pub const fn scores(scored: Scored) -> Self {
        Self::Scores(scored, CardList(Vec::new()), PartCounts::NONE)
    }

    /// Returns that a triple of this month was shown.
    pub const fn heundeum(month: At<Flower>) -> Self {
        Self::Heundeum(Some(month))
    }

    /// Returns that this month was bombed.
    pub const fn potkan(month: At<Flower>) -> Self {
        Self::Potkan(Some(month))
    }

    /// Returns that this month was taken with a grenade.
    pub const fn grenade(month: At<Flower>) -> Self {
        Self::Grenade(Some(month))
    }

    /// Returns that a stack of this month was made.
    pub const fn ppuk(month: At<Flower>, nth: Option<Nth>) -> Self {
        Self::Ppuk(Some(month), nth)
    }

    /// Returns that all four of this month were dealt.
    pub const fn quads(month: At<Flower>) -> Self {
        Self::Quads(Some(month))
    }

    /// Returns whether this makes a turn where turns are not recorded card by card.
    pub const fn is_turn(&self) -> bool {
        matches!(
            self,
            Self::Takes(_) | Self::Ppuk(..) | Self::Potkan(_) | Self::Grenade(_)
        )
    }
}

/// An accusation of having fed the winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OeMyeon {
    /// The card played or left.
    pub card: At<Card>,
    /// What the winner took it with, where the line says so.
    pub with: Option<CardList>,
    /// Whether it was the player's last hand card.
    pub last_card: bool,
    /// Whether no other play could have prevented the win.
    pub forced: bool,
}

/// A line without a player before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// `nagari`
    Nagari,
    /// `void`
    Void,
    /// `expire`
    Expire,
    /// `draw`
    Draw,
    /// `field CARDS`
    Field(CardList),
    /// `table-four M`
    TableFour(At<Flower>),
    /// `table-pairs`
    TablePairs,
    /// `net P N …`
    Net(Vec<(At<Name>, i64)>),
}

impl TableEvent {
    /// Returns what says that nobody won a hand of this game, where it has such an end.
    pub const fn nobody_won(game: Game) -> Option<Self> {
        match game {
            Game::GoStop => Some(Self::Nagari),
            Game::KoiKoi => Some(Self::Draw),
            Game::MinHwatu => None,
        }
    }
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Something about the hand before it is played.
    Header(Header),
    /// Something a player did.
    Act(At<Name>, Act),
    /// Something about the table.
    Table(TableEvent),
}

impl Line {
    /// Returns the line that a player does something, which nobody wrote.
    pub fn act(name: impl Into<Name>, act: Act) -> Self {
        Self::Act(At::unwritten(name.into()), act)
    }
}

impl Turn {
    /// Returns the line for this turn: a bomb or grenade after which nothing was turned up has the
    /// same words as the event.
    pub fn act(self) -> Act {
        match self {
            Self::Bombs(month, flips) if flips.is_empty() => Act::Potkan(Some(month)),
            Self::Grenades(month, flips) if flips.is_empty() => Act::Grenade(Some(month)),
            turn => Act::Turn(turn),
        }
    }

    /// Returns the turn that a line gives, if it gives one; where nothing was turned up, a bomb is
    /// one only in records of whole turns.
    pub fn of(act: &Act) -> Option<Cow<'_, Self>> {
        match act {
            Act::Turn(turn) => Some(Cow::Borrowed(turn)),
            Act::Potkan(Some(month)) => Some(Cow::Owned(Self::Bombs(*month, Flips::new()))),
            Act::Grenade(Some(month)) => Some(Cow::Owned(Self::Grenades(*month, Flips::new()))),
            _ => None,
        }
    }
}
