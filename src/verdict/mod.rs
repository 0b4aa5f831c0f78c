//! The one result of all games, with a reason for every number, as people and programs read it.

/// An enum with the list of all its variants.
macro_rules! listed {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// All of them, in this order.
            pub const ALL: &[Self] = &[$(Self::$variant),+];
        }
    };
}

mod check;
mod count;
mod detail;
mod finding;
mod irregularity;
mod json;
mod loss;
mod names;
mod offer;
mod round;
mod rule;
mod score;

pub use crate::record::{Imbalance, POT, Summed};
pub use check::check;
pub use count::{CountedSet, Counting, PileCount, SetLine};
pub use detail::{Detail, GoStopDetail, KoiKoiDetail};
pub use finding::{Finding, OtherTurn, Spared};
pub use irregularity::{Irregularity, IrregularityKind, WhoseStack};
pub use loss::{Basis, Effect, Loss, Step, StepId};
pub use offer::{Judged, JudgedBy, OfferFinding, OfferedTurn, Safety};
pub use round::RoundPoints;
pub use score::{Jokbo, Missing, Score, ScoreLine, SwitchUse};

use crate::card::{Calendar, Card};
use crate::record::{At, Header, Name};
use serde::{Deserialize, Serialize};

listed! {
    /// How a hand ended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[non_exhaustive]
    pub enum Outcome {
        /// Somebody stopped and is paid.
        Stop,
        /// Somebody who could have stopped pushed the win into the next hand.
        Push,
        /// Nobody won.
        Nagari,
        /// The hand is dealt again.
        Void,
        /// Four of a month were dealt to a hand.
        Quads,
        /// Somebody made their third ppuk.
        ThreePpuk,
        /// Somebody took nothing five turns in a row.
        Heodang,
        /// Only the amounts are known.
        Net,
        /// Somebody ended a round of Koi-Koi with yaku.
        Shobu,
        /// A round of Koi-Koi that nobody ended, or in which both had a lucky hand.
        Draw,
        /// Four of a month were dealt to a hand of Koi-Koi.
        Teshi,
        /// Four pairs were dealt to a hand of Koi-Koi.
        Kuttsuki,
        /// The cards of min-hwatu were counted.
        Counted,
    }
}

listed! {
    /// Why one loser pays for another.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[non_exhaustive]
    pub enum LiabilityKind {
        /// He refused an offered nagari.
        Syodang,
        /// He had said go.
        GoBak,
        /// He fed the winner.
        OeMyeon,
    }
}

/// Who pays for whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Liability {
    /// Why.
    pub kind: LiabilityKind,
    /// Who pays.
    pub payer: Name,
    /// Whose losses they pay besides their own.
    pub covers: Vec<Name>,
    /// The card that fed the winner.
    pub card: Option<Card>,
}

listed! {
    /// What a payment is for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(
        missing_docs,
        reason = "each variant is the id of an event of the rule book"
    )]
    #[non_exhaustive]
    pub enum PaidFor {
        Win,
        Quads,
        FirstPpuk,
        SecondPpuk,
        ThirdPpuk,
        ThreePpuk,
        FirstSweep,
        FirstChok,
        FirstTtadak,
        Heodang,
        Boar,
        Gwangpalli,
        Pot,
        Net,
    }
}

/// One who pays or is paid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// A player.
    Player(Name),
    /// The boar's pot.
    Pot,
}

impl Party {
    /// Returns the name of a player, or the word that stands for the pot.
    pub fn word(&self) -> &str {
        match self {
            Self::Player(name) => name,
            Self::Pot => POT,
        }
    }

    /// Returns whether this is the player of a name.
    pub fn is_player(&self, name: &str) -> bool {
        matches!(self, Self::Player(player) if player == name)
    }
}

/// Chips that go from one to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who pays.
    pub from: Party,
    /// Who is paid.
    pub to: Party,
    /// How many chips.
    pub chips: i64,
    /// What for.
    pub reason: PaidFor,
}

/// What the next hand starts with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// Who deals.
    pub dealer: Name,
    /// Hands of nagari straight before it.
    pub carry: u32,
    /// Chips in the boar's pot.
    pub pot: i64,
    /// Gwangpalli still owed to each player by each loser.
    pub dues: Vec<(Name, i64)>,
}

impl Next {
    /// Returns the header lines of the next hand that follow from this one.
    pub fn headers(&self) -> Vec<Header> {
        let carry = (self.carry > 0).then_some(Header::Carry(self.carry));
        let pot = (self.pot > 0).then_some(Header::Pot(self.pot));
        let dues = self.dues.iter();
        let dues = dues.map(|(name, chips)| Header::Dues(At::unwritten(name.clone()), *chips));
        carry.into_iter().chain(pot).chain(dues).collect()
    }
}

/// The result of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Verdict {
    /// By which calendar its cards are written.
    pub calendar: Calendar,
    /// The name of the ruleset.
    pub rules: Name,
    /// How the hand ended.
    pub outcome: Outcome,
    /// Who won, if anybody.
    pub winner: Option<Name>,
    /// Who pays whom what.
    pub payments: Vec<Payment>,
    /// Chips won or lost by everyone seated, in seat order.
    pub net: Vec<(Name, i64)>,
    /// What the next hand starts with.
    pub next: Next,
    /// What its game has besides.
    pub detail: Detail,
}
