//! What a player who offered a nagari could have played instead.

use serde::{Deserialize, Serialize};

/// By what it is judged what an opponent could have done on his next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum JudgedBy {
    /// His hand is known: every turn that it allows.
    Hand,
    /// His hand is not known: the turn that he took.
    Turn,
    /// His hand is not known and he took no turn: nothing can be said.
    Nothing,
}

/// What would have come of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "safety", rename_all = "kebab-case")]
pub enum Safety {
    /// No opponent could have stopped on his next turn.
    Safe,
    /// Its player would have won by it himself, which is as safe.
    Wins,
    /// An opponent could have stopped on his next turn.
    Unsafe {
        /// Who.
        winner: String,
        /// The turn before his, where the other opponent takes one first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        between: Option<String>,
        /// The turn after which he could have stopped.
        answer: String,
    },
    /// What an opponent could have done is not known.
    NotKnown,
}

/// An opponent of whoever offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// His name.
    pub player: String,
    /// By what it is judged what he could have done.
    pub by: JudgedBy,
}

/// A turn that whoever offered could have taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfferedTurn {
    /// The turn as a record writes it, without the name; its lines with `;` between.
    pub turn: String,
    /// What would have come of it.
    #[serde(flatten)]
    pub safety: Safety,
}

/// An offer of a nagari, and whether its player had a safe play when he made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfferFinding {
    /// Who offered.
    pub player: String,
    /// The line of the offer.
    pub line: u32,
    /// Who refused; left out where both accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused_by: Option<String>,
    /// His opponents in turn order.
    pub opponents: Vec<Judged>,
    /// How many of the next cards of the stock the record tells, jokers left out, where they are too
    /// few for his turn and one of each opponent; left out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stock: Option<usize>,
    /// Every turn that he could have taken.
    pub turns: Vec<OfferedTurn>,
}

#[cfg(test)]
mod tests {
    use super::*;

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
                    winner: "Bo".to_owned(),
                    between: None,
                    answer: "plays 8g".to_owned(),
                },
            ),
            (
                r#"{"turn":"plays 8y","safety":"unsafe","winner":"Bo","between":"plays 2p","answer":"plays 8g"}"#,
                Safety::Unsafe {
                    winner: "Bo".to_owned(),
                    between: Some("plays 2p".to_owned()),
                    answer: "plays 8g".to_owned(),
                },
            ),
        ] {
            let turn = OfferedTurn {
                turn: "plays 8y".to_owned(),
                safety,
            };
            assert_eq!(serde_json::to_string(&turn).unwrap(), json);
            assert_eq!(serde_json::from_str::<OfferedTurn>(json).unwrap(), turn);
        }
        let nobody = r#"{"turn":"plays 8y","safety":"unsafe"}"#;
        assert!(serde_json::from_str::<OfferedTurn>(nobody).is_err());
    }
}
