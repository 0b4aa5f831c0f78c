//! The lines of the record language as types.

use super::{CardList, Counts, Flips, Known, Made, Name, PartCounts, ScoredPile, Spanned, Turn};
use crate::card::{Card, Flower};
use crate::date::Date;
use crate::rules::Game;
use std::borrow::Cow;

/// Which of a player's first three turns a ppuk was made in.
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
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];
}

/// A special capture that makes opponents owe junk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Special {
    /// The turned-up card takes the card just played.
    Chok,
    /// All four cards of a month are taken, two of them from the table.
    Ttadak,
    /// The capture leaves the table empty.
    Sseul,
    /// The player takes a stack of three that is not their own.
    Stack,
    /// The player takes a stack of their own making.
    JaPpuk,
}

impl Special {
    /// All, in the order of this enum.
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
    /// Whether each of the cards multiplies; otherwise all of them together multiply once.
    pub each: bool,
}

/// What one chip is worth.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChipValue {
    /// The amount, in units of its last decimal place: 150 for `1.50`.
    pub units: i64,
    /// The number of decimal places, 0 to 4.
    pub places: u8,
    /// The currency as written, such as `KRW`.
    pub currency: String,
}

/// A header: a line before the first event.
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

/// What a player decides the sake cup counts as, for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CupCall {
    /// As an animal.
    Animal,
    /// As junk.
    Junk,
}

impl CupCall {
    /// Returns the word that records use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Animal => "animal",
            Self::Junk => "junk",
        }
    }
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
    /// `scores N [g] [yK] [t] [p] [CARDS] [gN tN pN]`; `K` is the number of animals.
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
    /// `chok`, `ttadak`, `sseul`, `stack`, `ja-ppuk`; true if `first` follows `chok` or `ttadak`
    Special(Special, bool),
    /// `first-sweep M`
    FirstSweep(Spanned<Flower>),
    /// `boar`; true if `first` follows
    Boar(bool),
    /// `baekhwajeom`
    Baekhwajeom,
    /// `heodang`
    Heodang,
    /// `cup animal` or `cup junk`
    Cup(CupCall),
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
    /// `drops`; true for `drops iris`: that card forced the player out
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
    /// Makes the act `has` for a pile of exactly these cards.
    pub const fn has(cards: CardList) -> Self {
        Self::Has(cards, PartCounts::NONE)
    }

    /// Makes the act `scores` for a pile with these points, naming no cards.
    pub const fn scores(scored: ScoredPile) -> Self {
        Self::Scores(scored, CardList(Vec::new()), PartCounts::NONE)
    }

    /// Makes the act `heundeum`: showing a triple of this month.
    pub const fn heundeum(month: Spanned<Flower>) -> Self {
        Self::Heundeum(Some(month))
    }

    /// Makes the act `potkan`: bombing this month.
    pub const fn potkan(month: Spanned<Flower>) -> Self {
        Self::Potkan(Some(month))
    }

    /// Makes the act `grenade`: taking this month with a grenade.
    pub const fn grenade(month: Spanned<Flower>) -> Self {
        Self::Grenade(Some(month))
    }

    /// Makes the act `ppuk`: making a stack of this month.
    pub const fn ppuk(month: Spanned<Flower>, nth: Option<Nth>) -> Self {
        Self::Ppuk(Some(month), nth)
    }

    /// Makes the act `quads`: being dealt all four cards of this month.
    pub const fn quads(month: Spanned<Flower>) -> Self {
        Self::Quads(Some(month))
    }

    /// Returns whether the act is a turn in a record that does not give turns card by card.
    pub const fn is_turn(&self) -> bool {
        matches!(
            self,
            Self::Takes(_) | Self::Ppuk(..) | Self::Potkan(_) | Self::Grenade(_)
        )
    }
}

/// An accusation that a player fed the winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OeMyeon {
    /// The card that the accused player played or left on the table.
    pub card: Spanned<Card>,
    /// The cards that the winner took this card with, if the line says so.
    pub with: Option<CardList>,
    /// Whether this card was the accused player's last one in hand.
    pub last_card: bool,
    /// Whether no other play could have prevented the win.
    pub forced: bool,
}

/// A line about the whole table, which begins with no name.
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
    /// Returns the event of this game that says nobody won, or `None` if the game has none.
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
    /// A header: a fact from before the first event.
    Header(Header),
    /// Something a player did.
    Act(Spanned<Name>, Act),
    /// An event that belongs to no player.
    Table(TableEvent),
}

impl Line {
    /// Makes the line of a player's act, not read from a text.
    pub fn act(name: impl Into<Name>, act: Act) -> Self {
        Self::Act(Spanned::synthetic(name.into()), act)
    }
}

impl Turn {
    /// Returns the turn as an act. A bomb or grenade that turns up no card becomes `potkan` or
    /// `grenade`.
    pub fn act(self) -> Act {
        match self {
            Self::Bombs(month, flips) if flips.is_empty() => Act::Potkan(Some(month)),
            Self::Grenades(month, flips) if flips.is_empty() => Act::Grenade(Some(month)),
            turn => Act::Turn(turn),
        }
    }

    /// Returns an act as a turn, or `None` if it is none. `potkan` and `grenade` become turns that
    /// turn up no card; this is right only in a record of whole turns.
    pub fn from_act(act: &Act) -> Option<Cow<'_, Self>> {
        match act {
            Act::Turn(turn) => Some(Cow::Borrowed(turn)),
            Act::Potkan(Some(month)) => Some(Cow::Owned(Self::Bombs(*month, Flips::new()))),
            Act::Grenade(Some(month)) => Some(Cow::Owned(Self::Grenades(*month, Flips::new()))),
            _ => None,
        }
    }
}
