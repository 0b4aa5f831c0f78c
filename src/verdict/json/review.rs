//! The review of the play in JSON: cards that fed the winner, turns possible instead of an offer,
//! and irregularities.

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
    fn from_part(finding: &Finding, calendar: Calendar) -> Self {
        Self {
            player: finding.player.clone(),
            card: JsonPart::from_part(&finding.card, calendar),
            line: finding.line,
            played: finding.played,
            with: JsonPart::from_part(&finding.with, calendar),
            spared: finding.spared,
            others: JsonPart::from_part(&finding.others, calendar),
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
    fn from_part(other: &OtherTurn, calendar: Calendar) -> Self {
        Self {
            turn: JsonPart::from_part(&other.turn, calendar),
            prevents: other.prevents,
            answer: JsonPart::from_part(&other.answer, calendar),
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
    fn from_part(offer: &OfferFinding, calendar: Calendar) -> Self {
        Self {
            player: offer.player.clone(),
            line: offer.line,
            refused_by: offer.refused_by.clone(),
            opponents: JsonPart::from_part(&offer.opponents, calendar),
            stock: offer.stock,
            turns: JsonPart::from_part(&offer.turns, calendar),
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
    fn from_part(judged: &Judged, _: Calendar) -> Self {
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
    fn from_part(offered: &OfferedTurn, calendar: Calendar) -> Self {
        Self {
            turn: JsonPart::from_part(&offered.turn, calendar),
            safety: JsonPart::from_part(&offered.safety, calendar),
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
    fn from_part(safety: &Safety, calendar: Calendar) -> Self {
        match safety {
            Safety::Safe => Self::Safe,
            Safety::Wins => Self::Wins,
            Safety::Unsafe {
                winner,
                between,
                answer,
            } => Self::Unsafe {
                winner: winner.clone(),
                between: JsonPart::from_part(between, calendar),
                answer: JsonPart::from_part(answer, calendar),
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
    fn from_part(irregularity: &Irregularity, calendar: Calendar) -> Self {
        Self {
            player: irregularity.player.clone(),
            line: irregularity.line,
            kind: JsonPart::from_part(&irregularity.kind, calendar),
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
    fn from_part(kind: &IrregularityKind, calendar: Calendar) -> Self {
        use IrregularityKind as Kind;
        match kind {
            Kind::StackSplit {
                month,
                took,
                stays,
                right,
            } => Self::StackSplit {
                month: JsonPart::from_part(month, calendar),
                took: JsonPart::from_part(took, calendar),
                stays: JsonPart::from_part(stays, calendar),
                right: *right,
            },
            Kind::StackUntold { month, right } => Self::StackUntold {
                month: JsonPart::from_part(month, calendar),
                right: *right,
            },
            Kind::StackOther { month, told, right } => Self::StackOther {
                month: JsonPart::from_part(month, calendar),
                told: *told,
                right: *right,
            },
            Kind::StackNone { told } => Self::StackNone { told: *told },
            Kind::JunkNotOwed { card, to } => Self::JunkNotOwed {
                card: JsonPart::from_part(card, calendar),
                to: to.clone(),
            },
            Kind::JunkBeyond { card, to } => Self::JunkBeyond {
                card: JsonPart::from_part(card, calendar),
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
            let written = WrittenOffered::from_part(&offered, calendar);
            assert_eq!(serde_json::to_string(&written).unwrap(), json);
            let written: WrittenOffered = serde_json::from_str(json).unwrap();
            assert_eq!(written.read(calendar).ok(), Some(offered));
        }
        let nobody = r#"{"turn":"plays 8y","safety":"unsafe"}"#;
        assert!(serde_json::from_str::<WrittenOffered>(nobody).is_err());
    }
}
