//! What was heard by the rules of the table: what is open, and what it comes to.

use super::hear::{Heard, Open};
use super::judged::Judged;
use super::{Ask, AskId, Refusal, Table, amounts, gostop, koikoi};
use crate::case::{AnyHand, Case};
use crate::gostop::Hand;
use crate::record::{Entry, Line};
use crate::rules::Rules;

/// Returns the questions about the words themselves that are not answered yet.
pub(super) fn opened(heard: &Heard, answered: &[AskId]) -> Vec<Ask> {
    let ask = |open: &Open| {
        let id = match open.clone() {
            Open::Number(word) => AskId::Number(word),
            Open::CardsOrCounts(words) => AskId::CardsOrCounts(words),
            Open::Whose(word, whats) => AskId::Whose(word, whats),
            Open::Beside(word) => AskId::Beside(word),
            Open::NameOrWord(word) => AskId::NameOrWord(word),
            Open::Slip(word, meant) => AskId::Slip(word, meant),
            Open::HandOrMoney(amounts) => AskId::HandOrMoney(amounts),
            Open::Too(word, seat, whats) => AskId::Too(word, seat, whats),
        };
        let players = match &id {
            AskId::HandOrMoney(amounts) => amounts.iter().map(|(seat, _)| *seat).collect(),
            AskId::Too(_, seat, _) => vec![*seat],
            _ => Vec::new(),
        };
        Ask {
            id,
            players,
            enter: None,
        }
    };
    let asks = heard.open.iter().map(ask);
    asks.filter(|ask| !answered.contains(&ask.id)).collect()
}

/// Returns what was heard by the rules of the table.
pub(super) fn judge(
    heard: &Heard,
    answered: &[AskId],
    table: Table<'_>,
) -> Result<Judged, Refusal> {
    let recorded = recorded(table);
    let zero_sum = match &table.ruleset.rules {
        Rules::KoiKoi(rules) => rules.zero_sum,
        Rules::GoStop(_) | Rules::MinHwatu(_) => true,
    };
    if zero_sum && let Some(amounts) = amounts::amounts(&heard.facts, table.players)? {
        return Ok(Judged {
            asks: amounts.asks,
            lines: amounts.line.into_iter().collect(),
            words: vec![amounts.words],
            ..Judged::default()
        });
    }
    match &table.ruleset.rules {
        Rules::GoStop(rules) => {
            let terms = gostop::Terms {
                players: table.players,
                rules,
                answered,
                pot: rules.boar_pot > 0,
                recorded: recorded.as_deref(),
            };
            gostop::judge(heard, terms)
        }
        Rules::KoiKoi(rules) => {
            let players = table.players;
            koikoi::judge(
                heard,
                koikoi::Terms {
                    players,
                    rules,
                    answered,
                },
            )
        }
        Rules::MinHwatu(_) => Ok(Judged::default()),
    }
}

/// Returns the hand of Go-Stop that lines have told of before, where they have.
pub(super) fn recorded(table: Table<'_>) -> Option<Box<Hand>> {
    let acts = |entry: &Entry| matches!(entry.line, Some(Line::Act(..)));
    if !table.before.entries.iter().any(acts) {
        return None;
    }
    let case = Case::new(table.before.clone(), table.ruleset);
    match case.hand().hand {
        AnyHand::GoStop(hand) => Some(hand),
        AnyHand::KoiKoi(_) | AnyHand::MinHwatu(_) => None,
    }
}
