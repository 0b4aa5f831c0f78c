//! What a pile scores.

use crate::card::{Card, Pile};
use crate::record::Yaku;
use serde::{Deserialize, Serialize};

listed! {
    /// The lines that a score can have: those of Go-Stop, then the yaku of Koi-Koi that Go-Stop
    /// does not have.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(
        missing_docs,
        reason = "each variant is the id of a jokbo or yaku of the rule books"
    )]
    #[non_exhaustive]
    pub enum Jokbo {
        FiveBrights,
        FourBrights,
        RainFourBrights,
        ThreeBrights,
        RainThreeBrights,
        Animals,
        Godori,
        Bidori,
        Yukdori,
        HongDan,
        CheongDan,
        ChoDan,
        Ribbons,
        Junk,
        Vip,
        Palssari,
        RainyFourBrights,
        RainyThreeBrights,
        BoarDeerButterflies,
        PoetryAndBlue,
        Poetry,
        Blue,
        FlowerViewing,
        MoonViewing,
        CardsOfTheMonth,
        Chaff,
    }
}

impl Jokbo {
    /// Returns whether this is one of the five lines for brights.
    pub const fn is_bright(self) -> bool {
        matches!(
            self,
            Self::FiveBrights
                | Self::FourBrights
                | Self::RainFourBrights
                | Self::ThreeBrights
                | Self::RainThreeBrights
        )
    }

    /// Returns whether this line is for ribbons: for a set of them, or for their number.
    pub const fn is_ribbon(self) -> bool {
        matches!(
            self,
            Self::HongDan | Self::CheongDan | Self::ChoDan | Self::Ribbons
        )
    }
}

impl From<Yaku> for Jokbo {
    fn from(yaku: Yaku) -> Self {
        match yaku {
            Yaku::FiveBrights => Self::FiveBrights,
            Yaku::FourBrights => Self::FourBrights,
            Yaku::RainyFourBrights => Self::RainyFourBrights,
            Yaku::ThreeBrights => Self::ThreeBrights,
            Yaku::RainyThreeBrights => Self::RainyThreeBrights,
            Yaku::BoarDeerButterflies => Self::BoarDeerButterflies,
            Yaku::Animals => Self::Animals,
            Yaku::PoetryAndBlue => Self::PoetryAndBlue,
            Yaku::Poetry => Self::Poetry,
            Yaku::Blue => Self::Blue,
            Yaku::Ribbons => Self::Ribbons,
            Yaku::FlowerViewing => Self::FlowerViewing,
            Yaku::MoonViewing => Self::MoonViewing,
            Yaku::CardsOfTheMonth => Self::CardsOfTheMonth,
            Yaku::Chaff => Self::Chaff,
        }
    }
}

/// A line of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// The jokbo or yaku that the line is for.
    pub id: Jokbo,
    /// The points of the line.
    pub points: i64,
    /// The cards that make up the jokbo or yaku.
    pub cards: Pile,
}

/// What a switch card is counted as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SwitchUse {
    /// As an animal.
    Animal,
    /// As junk.
    Junk,
}

/// What a pile scores.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Score {
    /// The points of all lines together.
    pub points: i64,
    /// The points that count towards the target; in Koi-Koi, all points.
    pub stop_points: i64,
    /// How often the winner said go, or koi-koi in Koi-Koi.
    pub go: u32,
    /// The switch cards in the pile, each with what it counts as.
    pub switch: Vec<(Card, SwitchUse)>,
    /// The lines of the score. If `told`, only the known ones.
    pub jokbo: Vec<ScoreLine>,
    /// Whether the record gives the points without the cards that make them.
    pub told: bool,
}

/// What a pile lacks for a jokbo or yaku, or for one more point of a jokbo or yaku that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The jokbo or yaku in question.
    pub id: Jokbo,
    /// How many cards are missing; for junk, how much junk value.
    pub count: u32,
    /// The cards that would do; empty if any card of the right kind does.
    pub among: Pile,
}
