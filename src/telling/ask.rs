//! The questions to ask before a told hand can be written.

use super::TellingTable;
use super::fact::{FactKind, ToldBak};
use super::piece::Spoken;
use crate::record::{CountKind, Name, Seat};

/// A question about a told hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    /// What is asked.
    pub id: AskId,
    /// The players that the question is about.
    pub players: Vec<Seat>,
    /// The answer given by Enter alone; `None` if only people who saw the hand can answer.
    pub enter: Option<Enter>,
}

/// A question about a told hand, with names in place of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedBack {
    /// What is asked.
    pub id: AskId,
    /// The players that the question is about.
    pub players: Vec<Name>,
    /// The answer given by Enter alone: only these players, or nothing if empty. `None` if only
    /// people who saw the hand can answer.
    pub enter: Option<Vec<Name>>,
    /// How much junk avoids pi-bak.
    pub limit: u32,
    /// Whether a loser without any junk is spared pi-bak.
    pub spared: bool,
    /// Whether nothing has been told yet about what scored.
    pub first: bool,
    /// Whether the game is Koi-Koi.
    pub koi_koi: bool,
}

impl Ask {
    /// Returns the question with names; `first` says that nothing has been told yet about what
    /// scored.
    pub fn at(&self, table: TellingTable<'_>, first: bool) -> AskedBack {
        let name = |seat: &Seat| table.players.get(seat.0).cloned().unwrap_or_default();
        let rules = table.ruleset.rules.gostop();
        AskedBack {
            id: self.id.clone(),
            koi_koi: matches!(table.ruleset.rules, crate::rules::Rules::KoiKoi(_)),
            players: self.players.iter().map(name).collect(),
            enter: self.enter.as_ref().map(|enter| match enter {
                Enter::Nothing => Vec::new(),
                Enter::Only(seats) => seats.iter().map(name).collect(),
            }),
            limit: rules.map_or(0, |rules| rules.pi_bak_below(table.players.len())),
            spared: rules.is_some_and(|rules| rules.pi_bak_spare_zero),
            first,
        }
    }
}

/// The answer given by Enter alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Enter {
    /// Nothing more.
    Nothing,
    /// Only these players, and nobody else.
    Only(Vec<Seat>),
}

/// The kinds of questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AskId {
    /// Whether a mistyped word meant this text.
    Slip(Spoken, String),
    /// Which word a number belongs to.
    Number(Spoken),
    /// Whether numbers are months or counts.
    CardsOrCounts(Vec<Spoken>),
    /// Whether a number means cards or points.
    CardsOrPoints(CountKind, i64, Spoken),
    /// Whether this number of junk counts the sake cup.
    Cup(u32),
    /// Who has this bak.
    Whose(Spoken, Vec<FactKind>),
    /// Whether what was said applies to both players whose names are next to each other.
    Beside(Spoken),
    /// Whether what was said also applies to the player named last.
    Too(Spoken, Seat, Vec<FactKind>),
    /// Whether a text means a name or a word.
    NameOrWord(Spoken),
    /// Who won.
    Winner,
    /// Whether a broken-off hand counts as played or is dealt again.
    Broken,
    /// How often the winner said go.
    Goes,
    /// Which sets are inside a count.
    Sets(CountKind),
    /// Which of these kinds make up the rest of the points.
    Rest(i64, Vec<CountKind>),
    /// What else scored or happened; if nothing has been told yet, what scored at all.
    Else,
    /// Who a bak applies to.
    Bak(ToldBak),
    /// Whether a player without pi-bak has enough junk or none at all.
    JunkOrNone,
    /// Which of two players who said go was the last or the first.
    LastGo,
    /// Why a player pays for all.
    DokBak,
    /// The month of an event.
    Month(Spoken),
    /// Whether a number that is so large is right.
    Large(Large),
    /// What amounts that do not sum to zero should be.
    Amounts,
    /// Whether the amounts are a hand's result or money handed over.
    HandOrMoney(Vec<(Seat, i64)>),
    /// Who has the boar.
    Boar,
    /// What is known about a player's cards, or only about those of this kind if one is given.
    Pile(Option<CountKind>),
}

/// Numbers so large that the program asks once whether they are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Large {
    /// This many goes.
    Goes(u32),
    /// This many chips from one loser.
    Chips(i64),
}

impl AskId {
    /// Returns the name of the question in programs.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Slip(..) => "slip",
            Self::Number(_) => "number",
            Self::CardsOrCounts(_) => "cards-or-counts",
            Self::CardsOrPoints(..) => "cards-or-points",
            Self::Cup(_) => "cup",
            Self::Whose(..) => "whose",
            Self::Beside(_) => "beside",
            Self::NameOrWord(_) => "name-or-word",
            Self::Too(..) => "too",
            Self::Winner => "winner",
            Self::Broken => "broken",
            Self::Goes => "goes",
            Self::Sets(_) => "sets",
            Self::Rest(..) => "rest",
            Self::Else => "else",
            Self::Bak(ToldBak::Gwang) => "gwang-bak",
            Self::Bak(ToldBak::Pi) => "pi-bak",
            Self::Bak(ToldBak::Meong) => "meoung-bak",
            Self::Bak(ToldBak::Tti) => "tti-bak",
            Self::JunkOrNone => "junk-or-none",
            Self::LastGo => "last-go",
            Self::DokBak => "dok-bak",
            Self::Month(_) => "month",
            Self::Large(_) => "large",
            Self::Amounts => "amounts",
            Self::HandOrMoney(_) => "hand-or-money",
            Self::Boar => "boar",
            Self::Pile(_) => "pile",
        }
    }
}
