//! What has to be asked before a told hand can be written.

use super::TellingTable;
use super::fact::{FactKind, ToldBak};
use super::piece::Spoken;
use crate::record::{CountKind, Name, Seat};

/// A question about a told hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    /// What is asked.
    pub id: AskId,
    /// Whom it is about.
    pub players: Vec<Seat>,
    /// What Enter alone answers; `None` where only those who saw it can say.
    pub enter: Option<Enter>,
}

/// A question as it is put: with names in the place of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedBack {
    /// What is asked.
    pub id: AskId,
    /// Whom it is about.
    pub players: Vec<Name>,
    /// What Enter alone answers: these alone, or nothing.
    pub enter: Option<Vec<Name>>,
    /// How much junk is enough not to be pi-bak.
    pub limit: u32,
    /// Whether a loser without any junk is spared.
    pub spared: bool,
    /// Whether nothing is known yet of what scored.
    pub first: bool,
    /// Whether it is Koi-Koi that is played.
    pub koi_koi: bool,
}

impl Ask {
    /// Returns the question with names, at a table; `first` where nothing is known yet of what scored.
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

/// What Enter alone answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Enter {
    /// Nothing more.
    Nothing,
    /// These alone.
    Only(Vec<Seat>),
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AskId {
    /// Whether a mistyped word was meant so.
    Slip(Spoken, String),
    /// To which word a number belongs.
    Number(Spoken),
    /// Whether numbers are months or counts.
    CardsOrCounts(Vec<Spoken>),
    /// Whether a number is cards or points.
    CardsOrPoints(CountKind, i64, Spoken),
    /// Whose bak it is.
    Whose(Spoken, Vec<FactKind>),
    /// Whether both of two names that stand side by side are meant.
    Beside(Spoken),
    /// Whether the same is so of a player who was named last.
    Too(Spoken, Seat, Vec<FactKind>),
    /// Whether a name is meant, or a word.
    NameOrWord(Spoken),
    /// Who won.
    Winner,
    /// Whether the hand counts as played or is dealt again.
    Broken,
    /// How often the winner said go.
    Goes,
    /// Which sets are inside a count.
    Sets(CountKind),
    /// Which of these kinds the rest of told points holds.
    Rest(i64, Vec<CountKind>),
    /// What else scored, what else happened; what scored at all, where nothing was told.
    Else,
    /// Whom a bak applies to.
    Bak(ToldBak),
    /// Whether somebody who is no pi-bak has enough junk or none at all.
    JunkOrNone,
    /// Which of two who said go was the last, or the first.
    LastGo,
    /// Why somebody pays for all.
    DokBak,
    /// The month of something that happened.
    Month(Spoken),
    /// Whether so much is right.
    Large(Large),
    /// What amounts that do not sum to zero should have been.
    Amounts,
    /// Whether it was a hand or money that changed hands.
    HandOrMoney(Vec<(Seat, i64)>),
    /// Who has the boar.
    Boar,
    /// What is known of the cards of somebody, of this kind where it is one.
    Pile(Option<CountKind>),
}

/// What is so much that it is asked about once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Large {
    /// So many goes.
    Goes(u32),
    /// So many chips from one loser.
    Chips(i64),
}

impl AskId {
    /// Returns how programs call the question.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Slip(..) => "slip",
            Self::Number(_) => "number",
            Self::CardsOrCounts(_) => "cards-or-counts",
            Self::CardsOrPoints(..) => "cards-or-points",
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
