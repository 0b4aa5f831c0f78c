//! The result of a hand in any game, with a reason for every number, for people and programs.

/// Declares an enum with a list of all its variants.
macro_rules! listed {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// All variants, in the order of the enum.
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
mod liability;
mod loss;
mod names;
mod offer;
mod outcome;
mod payment;
mod round;
mod rule;
mod score;
mod whole;

pub use crate::record::{Imbalance, POT, Summed};
pub use check::check;
pub use count::{CountedSet, PileCount, PileCounting, SetLine};
pub use detail::{Detail, GoStopDetail, KoiKoiDetail};
pub use finding::{Finding, OtherTurn, Spared};
pub use irregularity::{Irregularity, IrregularityKind, WhoseStack};
pub use liability::{Liability, LiabilityKind};
pub use loss::{Basis, Effect, Loss, LossStep, StepId};
pub use offer::{Judged, JudgedBy, OfferFinding, OfferedTurn, Safety};
pub use outcome::Outcome;
pub use payment::{PaidFor, Party, Payment};
pub use round::RoundPoints;
pub use score::{Jokbo, Missing, Score, ScoreLine, SwitchUse};
pub use whole::{NextHand, Verdict};
