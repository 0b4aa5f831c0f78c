//! What a pile scores.

use crate::card::{Card, Pile};
use crate::record::Yaku;
use serde::{Deserialize, Serialize};

listed! {
    /// The lines a pile can score, those of Go-Stop and then the yaku of Koi-Koi that are none of them.
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
    /// Returns whether this is one of the five bright lines.
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

    /// Returns whether this is a line of ribbons, a set or their number.
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

/// One line of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// Which jokbo.
    pub id: Jokbo,
    /// Its points.
    pub points: i64,
    /// The cards that make it.
    pub cards: Pile,
}

/// How a switch card is counted.
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
    /// All lines together.
    pub points: i64,
    /// The lines that count towards the target; all of them in Koi-Koi.
    pub stop_points: i64,
    /// How often the winner said go, or koi-koi.
    pub go: u32,
    /// The switch cards of the pile, and how each is counted.
    pub switch: Vec<(Card, SwitchUse)>,
    /// The lines; empty where only the points are recorded.
    pub jokbo: Vec<ScoreLine>,
    /// Whether the points are recorded, without the cards that make them.
    pub told: bool,
}

/// What a pile lacks for a jokbo or yaku, or for one more point of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The jokbo or yaku.
    pub id: Jokbo,
    /// How many cards it lacks; for junk, how much junk value.
    pub count: u32,
    /// The cards to choose from; empty where any card of the kind will do.
    pub among: Pile,
}
