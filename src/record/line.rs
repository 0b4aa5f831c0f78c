//! The lines of the record language as types.

use super::{CardList, Counts, Flips, Known, Made, Name, PartCounts, ScoredPile, Spanned, Turn};
use crate::card::{Card, Flower};
use crate::date::Date;
use crate::rules::Game;
use std::borrow::Cow;

/// One of a player's first three turns, in which something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nth {
    /// The first.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
}

impl Nth {
    /// All, in this order.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];
}

/// A special capture that makes opponents owe junk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Special {
    /// The turned-up card takes the played card.
    Chok,
    /// All four cards of a month, two of them from the table.
    Ttadak,
    /// The table is left empty.
    Sseul,
    /// A stack of three is taken.
    Stack,
    /// A player takes a stack of their own making.
    JaPpuk,
}

impl Special {
    /// All, in this order.
    pub const ALL: [Self; 5] = [
        Self::Chok,
        Self::Ttadak,
        Self::Sseul,
        Self::Stack,
        Self::JaPpuk,
    ];
}

/// A mission: cards that multiply the win of whoever holds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// The cards.
    pub cards: CardList,
    /// The multiplier.
    pub times: u32,
    /// Whether each card multiplies, rather than all of them together once.
    pub each: bool,
}

/// What one chip is worth.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChipValue {
    /// The amount, in units of its last decimal place.
    pub units: i64,
    /// The number of decimal places, 0 to 4.
    pub places: u8,
    /// The currency as written, such as `KRW`.
    pub currency: String,
}

/// A line before the first event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Header {
    /// `rules R`
    Rules(Spanned<String>),
    /// `set KEY=VALUE`
    Set(Spanned<String>, String),
    /// `players …`
    Players(Vec<Spanned<Name>>),
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
    Dues(Spanned<Name>, i64),
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
    /// `scores N [g] [yK] [t] [p] [CARDS] [gN tN pN]`; the number of animals is the `K` of `yK`.
    Scores(ScoredPile, CardList, PartCounts),
    /// `makes [YAKU…] [cN aN tN] [N]`
    Makes(Made),
    /// `gives CARD to Q`
    Gives(Spanned<Card>, Spanned<Name>),
    /// `heundeum [M]`
    Heundeum(Option<Spanned<Flower>>),
    /// `potkan [M]`
    Potkan(Option<Spanned<Flower>>),
    /// `grenade [M]`
    Grenade(Option<Spanned<Flower>>),
    /// `ppuk [M] [first|second|third]`
    Ppuk(Option<Spanned<Flower>>, Option<Nth>),
    /// `chok`, `ttadak`, `sseul`, `stack`, `ja-ppuk`; chok and ttadak may be `first`
    Special(Special, bool),
    /// `first-sweep M`
    FirstSweep(Spanned<Flower>),
    /// `boar [first]`
    Boar(bool),
    /// `baekhwajeom`
    Baekhwajeom,
    /// `heodang`
    Heodang,
    /// `go [N]`
    Go(Option<Spanned<i64>>),
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
    Quads(Option<Spanned<Flower>>),
    /// `holds CARDS`
    Holds(CardList),
    /// A turn given card by card.
    Turn(Turn),
    /// `drops`, or `drops iris` if that card forced the player out.
    Drops(bool),
    /// `stays`
    Stays,
    /// `sells CARDS [heundeum [M]]`
    Sells(CardList, Option<Option<Spanned<Flower>>>),
    /// `koi`
    Koi,
    /// `shobu`
    Shobu,
    /// `teshi M`
    Teshi(Spanned<Flower>),
    /// `kuttsuki`
    Kuttsuki,
}

impl Act {
    /// Makes the act of a pile that consists of these cards.
    pub const fn has(cards: CardList) -> Self {
        Self::Has(cards, PartCounts::NONE)
    }

    /// Makes the act of a pile with these points and no known cards.
    pub const fn scores(scored: ScoredPile) -> Self {
        Self::Scores(scored, CardList(Vec::new()), PartCounts::NONE)
    }

    /// Makes the act of showing a triple of this month.
    pub const fn heundeum(month: Spanned<Flower>) -> Self {
        Self::Heundeum(Some(month))
    }

    /// Makes the act of bombing this month.
    pub const fn potkan(month: Spanned<Flower>) -> Self {
        Self::Potkan(Some(month))
    }

    /// Makes the act of taking this month with a grenade.
    pub const fn grenade(month: Spanned<Flower>) -> Self {
        Self::Grenade(Some(month))
    }

    /// Makes the act of making a stack of this month.
    pub const fn ppuk(month: Spanned<Flower>, nth: Option<Nth>) -> Self {
        Self::Ppuk(Some(month), nth)
    }

    /// Makes the act of being dealt all four cards of this month.
    pub const fn quads(month: Spanned<Flower>) -> Self {
        Self::Quads(Some(month))
    }

    /// Returns whether this counts as a turn in a record that does not give turns card by card.
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
    /// The card that was played or left.
    pub card: Spanned<Card>,
    /// What the winner took it with, if the line says so.
    pub with: Option<CardList>,
    /// Whether it was the player's last card in hand.
    pub last_card: bool,
    /// Whether no other play could have prevented the win.
    pub forced: bool,
}

/// A line that does not begin with a player.
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
    TableFour(Spanned<Flower>),
    /// `table-pairs`
    TablePairs,
    /// `net P N …`
    Net(Vec<(Spanned<Name>, i64)>),
}

impl TableEvent {
    /// Returns the event that says nobody won, if this game has one.
    pub const fn nobody_won(game: Game) -> Option<Self> {
        match game {
            Game::GoStop => Some(Self::Nagari),
            Game::KoiKoi => Some(Self::Draw),
            Game::MinHwatu => None,
        }
    }
}

/// The content of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A fact from before the first event.
    Header(Header),
    /// Something a player did.
    Act(Spanned<Name>, Act),
    /// An event that belongs to no player.
    Table(TableEvent),
}

impl Line {
    /// Makes the line of an act, one that nobody wrote.
    pub fn act(name: impl Into<Name>, act: Act) -> Self {
        Self::Act(Spanned::synthetic(name.into()), act)
    }
}

impl Turn {
    /// Returns the act of this turn. A bomb or grenade without turned-up cards becomes the plain
    /// event.
    pub fn act(self) -> Act {
        match self {
            Self::Bombs(month, flips) if flips.is_empty() => Act::Potkan(Some(month)),
            Self::Grenades(month, flips) if flips.is_empty() => Act::Grenade(Some(month)),
            turn => Act::Turn(turn),
        }
    }

    /// Returns the turn of an act, if it is one. A bomb or grenade event is a turn, with no card
    /// turned up, only in records of whole turns.
    pub fn from_act(act: &Act) -> Option<Cow<'_, Self>> {
        match act {
            Act::Turn(turn) => Some(Cow::Borrowed(turn)),
            Act::Potkan(Some(month)) => Some(Cow::Owned(Self::Bombs(*month, Flips::new()))),
            Act::Grenade(Some(month)) => Some(Cow::Owned(Self::Grenades(*month, Flips::new()))),
            _ => None,
        }
    }
}
