//! The one result of all games, with a reason for every number, as people and programs read it.

use serde::{Deserialize, Serialize};

/// How a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Somebody stopped and is paid.
    Stop,
    /// Nobody won.
    Nagari,
    /// The hand is dealt again.
    Void,
    /// Four of a month were dealt to a hand.
    Quads,
    /// Somebody made his third ppuk.
    ThreePpuk,
    /// Somebody took nothing five turns in a row.
    Heodang,
}

/// The lines a pile can score, in the order of the rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "each variant is the id of a jokbo of the rule book"
)]
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

/// One line of a score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreLine {
    /// Which jokbo.
    pub id: Jokbo,
    /// Its points.
    pub points: i64,
    /// The codes of the cards that make it.
    pub cards: String,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// All lines together.
    pub points: i64,
    /// The lines that count towards the target.
    pub stop_points: i64,
    /// How often the winner said go.
    pub go: u32,
    /// The switch cards of the pile, by code, and how each is counted.
    #[serde(with = "pairs")]
    pub switch: Vec<(String, SwitchUse)>,
    /// The lines.
    pub jokbo: Vec<ScoreLine>,
}

/// The steps from points to a loss, in the order in which they apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "each variant is the id of a step of the rule book"
)]
pub enum StepId {
    GoChips,
    Go,
    Heundeum,
    Potkan,
    MeoungDda,
    GwangBak,
    PiBak,
    MeoungBak,
    TtiBak,
    GoBak,
    Nagari,
    DoubleJoker,
    WeolYak,
    Mission,
    EmptyPile,
}

/// One step from points to a loss: it adds chips, multiplies, or adds flat chips at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Which rule.
    pub id: StepId,
    /// Chips added before the multipliers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub add: Option<i64>,
    /// The multiplier.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<i64>,
    /// Chips added after the multipliers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flat: Option<i64>,
    /// What it rests on; written beside the steps, which have a fixed form.
    #[serde(skip)]
    pub basis: Basis,
}

/// The facts that a step rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Basis {
    /// The month it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub month: Option<u8>,
    /// The number it is about: goes, animals, junk value, hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
    /// The number that this one is measured against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
}

impl Step {
    const fn new(id: StepId) -> Self {
        let basis = Basis {
            month: None,
            count: None,
            limit: None,
        };
        Self {
            id,
            add: None,
            times: None,
            flat: None,
            basis,
        }
    }

    /// Returns a step that adds chips before the multipliers.
    pub const fn add(id: StepId, chips: i64) -> Self {
        Self {
            add: Some(chips),
            ..Self::new(id)
        }
    }

    /// Returns a step that multiplies.
    pub const fn times(id: StepId, times: i64) -> Self {
        Self {
            times: Some(times),
            ..Self::new(id)
        }
    }

    /// Returns a step that adds chips after the multipliers.
    pub const fn flat(id: StepId, chips: i64) -> Self {
        Self {
            flat: Some(chips),
            ..Self::new(id)
        }
    }

    /// Returns the step with the number it is about.
    #[must_use]
    pub const fn of(mut self, count: i64) -> Self {
        self.basis.count = Some(count);
        self
    }

    /// Returns the step with the number that is measured against.
    #[must_use]
    pub const fn against(mut self, limit: i64) -> Self {
        self.basis.limit = Some(limit);
        self
    }

    /// Returns the step with the month it is about.
    #[must_use]
    pub const fn in_month(mut self, month: u8) -> Self {
        self.basis.month = Some(month);
        self
    }
}

/// What one loser owes for the win, before anyone pays for anyone else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenLoss", into = "WrittenLoss")]
pub struct Loss {
    /// The loser.
    pub player: String,
    /// What is multiplied: points and go chips.
    pub points: i64,
    /// The product of all multipliers.
    pub multiplier: i64,
    /// Chips added after the multipliers.
    pub flat: i64,
    /// The loss.
    pub chips: i64,
    /// How it came about.
    pub steps: Vec<Step>,
}

/// A loss as it is written: what the steps rest on stands in a list of its own.
#[derive(Serialize, Deserialize)]
struct WrittenLoss {
    player: String,
    points: i64,
    multiplier: i64,
    flat: i64,
    chips: i64,
    steps: Vec<Step>,
    #[serde(default)]
    basis: Vec<Basis>,
}

impl From<Loss> for WrittenLoss {
    fn from(loss: Loss) -> Self {
        Self {
            player: loss.player,
            points: loss.points,
            multiplier: loss.multiplier,
            flat: loss.flat,
            chips: loss.chips,
            basis: loss.steps.iter().map(|step| step.basis).collect(),
            steps: loss.steps,
        }
    }
}

impl From<WrittenLoss> for Loss {
    fn from(mut written: WrittenLoss) -> Self {
        for (step, basis) in written.steps.iter_mut().zip(written.basis) {
            step.basis = basis;
        }
        Self {
            player: written.player,
            points: written.points,
            multiplier: written.multiplier,
            flat: written.flat,
            chips: written.chips,
            steps: written.steps,
        }
    }
}

/// Why one loser pays for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LiabilityKind {
    /// He refused an offered nagari.
    Syodang,
    /// He had said go.
    GoBak,
    /// He fed the winner.
    OeMyeon,
}

/// Who pays for whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Liability {
    /// Why.
    pub kind: LiabilityKind,
    /// Who pays.
    pub payer: String,
    /// Whose losses he pays besides his own.
    pub covers: Vec<String>,
    /// The card that fed the winner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

/// What a payment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "each variant is the id of an event of the rule book"
)]
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
    Pot,
}

/// The name that stands for the boar's pot in payments.
pub const POT: &str = "pot";

/// Chips that go from one to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    /// Who pays, or `pot`.
    pub from: String,
    /// Who is paid, or `pot`.
    pub to: String,
    /// How many chips.
    pub chips: i64,
    /// What for.
    #[serde(rename = "for")]
    pub reason: PaidFor,
}

/// What the next hand starts with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Next {
    /// Who deals.
    pub dealer: String,
    /// Hands of nagari straight before it.
    pub carry: u32,
    /// Chips in the boar's pot.
    pub pot: i64,
    /// Gwangpalli still owed to each player by each loser.
    #[serde(with = "pairs")]
    pub dues: Vec<(String, i64)>,
}

/// The result of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The id of the game.
    pub game: String,
    /// The name of the ruleset.
    pub rules: String,
    /// How the hand ended.
    pub outcome: Outcome,
    /// Who won, if anybody.
    pub winner: Option<String>,
    /// What the winner's pile scores, where the win is paid by points.
    pub score: Option<Score>,
    /// What each loser owes for the win.
    pub losses: Vec<Loss>,
    /// Who pays for whom, if anybody.
    pub liability: Option<Liability>,
    /// Who pays whom what.
    pub payments: Vec<Payment>,
    /// Chips won or lost by everyone seated, in seat order.
    #[serde(with = "pairs")]
    pub net: Vec<(String, i64)>,
    /// What the next hand starts with.
    pub next: Next,
}

impl Verdict {
    /// Returns the verdict as one line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the verdict that a text of JSON is, or what is wrong with it.
    pub fn from_json(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// Maps in a given order, as a list of pairs.
mod pairs {
    use serde::de::{Deserializer, MapAccess, Visitor};
    use serde::{Deserialize, Serialize, Serializer};
    use std::fmt;
    use std::marker::PhantomData;

    pub(super) fn serialize<S: Serializer, V: Serialize>(
        pairs: &[(String, V)],
        out: S,
    ) -> Result<S::Ok, S::Error> {
        out.collect_map(pairs.iter().map(|(key, value)| (key, value)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>, V: Deserialize<'de>>(
        input: D,
    ) -> Result<Vec<(String, V)>, D::Error> {
        struct Pairs<V>(PhantomData<V>);

        impl<'de, V: Deserialize<'de>> Visitor<'de> for Pairs<V> {
            type Value = Vec<(String, V)>;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a mapping")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(pairs)
            }
        }

        input.deserialize_map(Pairs(PhantomData))
    }
}
