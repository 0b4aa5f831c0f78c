//! What is found beside the payments, in JSON: who fed the winner, safe plays at an offer,
//! irregularities.

use super::value::{BadJsonValue, JsonPart};
use crate::card::Calendar;
use crate::record::Name;
use crate::verdict::{
    Finding, Irregularity, IrregularityKind, Judged, JudgedBy, OfferFinding, OfferedTurn,
    OtherTurn, Safety, Spared, WhoseStack,
};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub(super) struct WrittenFinding {
    player: Name,
    card: String,
    line: u32,
    played: bool,
    with: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    spared: Option<Spared>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    others: Option<Vec<WrittenOther>>,
}

impl JsonPart<Finding> for WrittenFinding {
    fn of(finding: &Finding, calendar: Calendar) -> Self {
        Self {
            player: finding.player.clone(),
            card: JsonPart::of(&finding.card, calendar),
            line: finding.line,
            played: finding.played,
            with: JsonPart::of(&finding.with, calendar),
            spared: finding.spared,
            others: JsonPart::of(&finding.others, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<Finding, BadJsonValue> {
        Ok(Finding {
            player: self.player,
            card: self.card.read(calendar)?,
            line: self.line,
            played: self.played,
            with: self.with.read(calendar)?,
            spared: self.spared,
            others: self.others.read(calendar)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenOther {
    turn: String,
    prevents: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
}

impl JsonPart<OtherTurn> for WrittenOther {
    fn of(other: &OtherTurn, calendar: Calendar) -> Self {
        Self {
            turn: JsonPart::of(&other.turn, calendar),
            prevents: other.prevents,
            answer: JsonPart::of(&other.answer, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<OtherTurn, BadJsonValue> {
        Ok(OtherTurn {
            turn: self.turn.read(calendar)?,
            prevents: self.prevents,
            answer: self.answer.read(calendar)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
pub(super) struct WrittenOffer {
    player: Name,
    line: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    refused_by: Option<Name>,
    opponents: Vec<WrittenJudged>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stock: Option<usize>,
    turns: Vec<WrittenOffered>,
}

impl JsonPart<OfferFinding> for WrittenOffer {
    fn of(offer: &OfferFinding, calendar: Calendar) -> Self {
        Self {
            player: offer.player.clone(),
            line: offer.line,
            refused_by: offer.refused_by.clone(),
            opponents: JsonPart::of(&offer.opponents, calendar),
            stock: offer.stock,
            turns: JsonPart::of(&offer.turns, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<OfferFinding, BadJsonValue> {
        Ok(OfferFinding {
            player: self.player,
            line: self.line,
            refused_by: self.refused_by,
            opponents: self.opponents.read(calendar)?,
            stock: self.stock,
            turns: self.turns.read(calendar)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenJudged {
    player: Name,
    by: JudgedBy,
}

impl JsonPart<Judged> for WrittenJudged {
    fn of(judged: &Judged, _: Calendar) -> Self {
        Self {
            player: judged.player.clone(),
            by: judged.by,
        }
    }

    fn read(self, _: Calendar) -> Result<Judged, BadJsonValue> {
        Ok(Judged {
            player: self.player,
            by: self.by,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenOffered {
    turn: String,
    #[serde(flatten)]
    safety: WrittenSafety,
}

impl JsonPart<OfferedTurn> for WrittenOffered {
    fn of(offered: &OfferedTurn, calendar: Calendar) -> Self {
        Self {
            turn: JsonPart::of(&offered.turn, calendar),
            safety: JsonPart::of(&offered.safety, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<OfferedTurn, BadJsonValue> {
        Ok(OfferedTurn {
            turn: self.turn.read(calendar)?,
            safety: self.safety.read(calendar)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "safety", rename_all = "kebab-case")]
enum WrittenSafety {
    Safe,
    Wins,
    Unsafe {
        winner: Name,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        between: Option<String>,
        answer: String,
    },
    NotKnown,
}

impl JsonPart<Safety> for WrittenSafety {
    fn of(safety: &Safety, calendar: Calendar) -> Self {
        match safety {
            Safety::Safe => Self::Safe,
            Safety::Wins => Self::Wins,
            Safety::Unsafe {
                winner,
                between,
                answer,
            } => Self::Unsafe {
                winner: winner.clone(),
                between: JsonPart::of(between, calendar),
                answer: JsonPart::of(answer, calendar),
            },
            Safety::NotKnown => Self::NotKnown,
        }
    }

    fn read(self, calendar: Calendar) -> Result<Safety, BadJsonValue> {
        Ok(match self {
            Self::Safe => Safety::Safe,
            Self::Wins => Safety::Wins,
            Self::Unsafe {
                winner,
                between,
                answer,
            } => Safety::Unsafe {
                winner,
                between: between.read(calendar)?,
                answer: answer.read(calendar)?,
            },
            Self::NotKnown => Safety::NotKnown,
        })
    }
}

#[derive(Serialize, Deserialize)]
pub(super) struct WrittenIrregularity {
    player: Name,
    line: u32,
    #[serde(flatten)]
    kind: WrittenKind,
}

impl JsonPart<Irregularity> for WrittenIrregularity {
    fn of(irregularity: &Irregularity, calendar: Calendar) -> Self {
        Self {
            player: irregularity.player.clone(),
            line: irregularity.line,
            kind: JsonPart::of(&irregularity.kind, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<Irregularity, BadJsonValue> {
        Ok(Irregularity {
            player: self.player,
            line: self.line,
            kind: self.kind.read(calendar)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum WrittenKind {
    StackSplit {
        month: u8,
        took: String,
        stays: String,
        right: WhoseStack,
    },
    StackUntold {
        month: u8,
        right: WhoseStack,
    },
    StackOther {
        month: u8,
        told: WhoseStack,
        right: WhoseStack,
    },
    StackNone {
        told: WhoseStack,
    },
    JunkNotOwed {
        card: String,
        to: Name,
    },
    JunkBeyond {
        card: String,
        to: Name,
    },
    CallMissing {
        points: i64,
    },
}

impl JsonPart<IrregularityKind> for WrittenKind {
    fn of(kind: &IrregularityKind, calendar: Calendar) -> Self {
        use IrregularityKind as Kind;
        match kind {
            Kind::StackSplit {
                month,
                took,
                stays,
                right,
            } => Self::StackSplit {
                month: JsonPart::of(month, calendar),
                took: JsonPart::of(took, calendar),
                stays: JsonPart::of(stays, calendar),
                right: *right,
            },
            Kind::StackUntold { month, right } => Self::StackUntold {
                month: JsonPart::of(month, calendar),
                right: *right,
            },
            Kind::StackOther { month, told, right } => Self::StackOther {
                month: JsonPart::of(month, calendar),
                told: *told,
                right: *right,
            },
            Kind::StackNone { told } => Self::StackNone { told: *told },
            Kind::JunkNotOwed { card, to } => Self::JunkNotOwed {
                card: JsonPart::of(card, calendar),
                to: to.clone(),
            },
            Kind::JunkBeyond { card, to } => Self::JunkBeyond {
                card: JsonPart::of(card, calendar),
                to: to.clone(),
            },
            Kind::CallMissing { points } => Self::CallMissing { points: *points },
        }
    }

    fn read(self, calendar: Calendar) -> Result<IrregularityKind, BadJsonValue> {
        use IrregularityKind as Kind;
        Ok(match self {
            Self::StackSplit {
                month,
                took,
                stays,
                right,
            } => Kind::StackSplit {
                month: month.read(calendar)?,
                took: took.read(calendar)?,
                stays: stays.read(calendar)?,
                right,
            },
            Self::StackUntold { month, right } => Kind::StackUntold {
                month: month.read(calendar)?,
                right,
            },
            Self::StackOther { month, told, right } => Kind::StackOther {
                month: month.read(calendar)?,
                told,
                right,
            },
            Self::StackNone { told } => Kind::StackNone { told },
            Self::JunkNotOwed { card, to } => Kind::JunkNotOwed {
                card: card.read(calendar)?,
                to,
            },
            Self::JunkBeyond { card, to } => Kind::JunkBeyond {
                card: card.read(calendar)?,
                to,
            },
            Self::CallMissing { points } => Kind::CallMissing { points },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Turn;

    fn turn(text: &str) -> Vec<Turn> {
        vec![Turn::read(text, Calendar::Korean).unwrap()]
    }

    #[test]
    fn what_comes_of_a_turn_stands_beside_it() {
        for (json, safety) in [
            (r#"{"turn":"plays 8y","safety":"safe"}"#, Safety::Safe),
            (r#"{"turn":"plays 8y","safety":"wins"}"#, Safety::Wins),
            (
                r#"{"turn":"plays 8y","safety":"not-known"}"#,
                Safety::NotKnown,
            ),
            (
                r#"{"turn":"plays 8y","safety":"unsafe","winner":"Bo","answer":"plays 8g"}"#,
                Safety::Unsafe {
                    winner: "Bo".into(),
                    between: None,
                    answer: turn("plays 8g"),
                },
            ),
            (
                r#"{"turn":"plays 8y","safety":"unsafe","winner":"Bo","between":"plays 2p","answer":"plays 8g"}"#,
                Safety::Unsafe {
                    winner: "Bo".into(),
                    between: Some(turn("plays 2p")),
                    answer: turn("plays 8g"),
                },
            ),
        ] {
            let offered = OfferedTurn {
                turn: turn("plays 8y"),
                safety,
            };
            let calendar = Calendar::Korean;
            let written = WrittenOffered::of(&offered, calendar);
            assert_eq!(serde_json::to_string(&written).unwrap(), json);
            let written: WrittenOffered = serde_json::from_str(json).unwrap();
            assert_eq!(written.read(calendar).ok(), Some(offered));
        }
        let nobody = r#"{"turn":"plays 8y","safety":"unsafe"}"#;
        assert!(serde_json::from_str::<WrittenOffered>(nobody).is_err());
    }
}
