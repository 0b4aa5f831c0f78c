//! The lines of the record language as types.

use super::{CardList, Counts, Flips, Known, Made, Name, PartCounts, ScoredPile, Spanned, Turn};
use crate::card::{Card, Flower};
use crate::date::Date;
use crate::rules::Game;
use std::borrow::Cow;

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
    /// `scores N [g] [yK] [t] [p] [CARDS] [gN tN pN]`; how many animals there are is what is scored
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
    /// A turn card by card
    Turn(Turn),
    /// `drops`, or `drops iris` where that card forced the player out.
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
    /// Returns that these cards are a whole pile.
    pub const fn has(cards: CardList) -> Self {
        Self::Has(cards, PartCounts::NONE)
    }

    /// Returns that a pile, of which no card is known, comes to this.
    pub const fn scores(scored: ScoredPile) -> Self {
        Self::Scores(scored, CardList(Vec::new()), PartCounts::NONE)
    }

    /// Returns that a triple of this month was shown.
    pub const fn heundeum(month: Spanned<Flower>) -> Self {
        Self::Heundeum(Some(month))
    }

    /// Returns that this month was bombed.
    pub const fn potkan(month: Spanned<Flower>) -> Self {
        Self::Potkan(Some(month))
    }

    /// Returns that this month was taken with a grenade.
    pub const fn grenade(month: Spanned<Flower>) -> Self {
        Self::Grenade(Some(month))
    }

    /// Returns that a stack of this month was made.
    pub const fn ppuk(month: Spanned<Flower>, nth: Option<Nth>) -> Self {
        Self::Ppuk(Some(month), nth)
    }

    /// Returns that all four of this month were dealt.
    pub const fn quads(month: Spanned<Flower>) -> Self {
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
    pub card: Spanned<Card>,
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
    TableFour(Spanned<Flower>),
    /// `table-pairs`
    TablePairs,
    /// `net P N …`
    Net(Vec<(Spanned<Name>, i64)>),
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
    Act(Spanned<Name>, Act),
    /// Something about the table.
    Table(TableEvent),
}

impl Line {
    /// Returns the line that a player does something, which nobody wrote.
    pub fn act(name: impl Into<Name>, act: Act) -> Self {
        Self::Act(Spanned::synthetic(name.into()), act)
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
    pub fn from_act(act: &Act) -> Option<Cow<'_, Self>> {
        match act {
            Act::Turn(turn) => Some(Cow::Borrowed(turn)),
            Act::Potkan(Some(month)) => Some(Cow::Owned(Self::Bombs(*month, Flips::new()))),
            Act::Grenade(Some(month)) => Some(Cow::Owned(Self::Grenades(*month, Flips::new()))),
            _ => None,
        }
    }
}
