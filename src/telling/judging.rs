//! Judges what was heard by the rules of the table: which questions are open, and what the hand
//! comes to.

use super::hear::{Heard, OpenPoint};
use super::judged::JudgedHand;
use super::{Ask, AskId, Misheard, TellingTable, amounts, gostop, koikoi};
use crate::case::{AnyHand, Case};
use crate::gostop::Hand;
use crate::record::{Line, RecordEntry, Seat};
use crate::rules::Rules;

/// Returns the unanswered questions about the words themselves.
pub(super) fn opened(heard: &Heard, answered: &[AskId]) -> Vec<Ask> {
    let ask = |open: &OpenPoint| {
        let id = match open.clone() {
            OpenPoint::Number(word) => AskId::Number(word),
            OpenPoint::CardsOrCounts(words) => AskId::CardsOrCounts(words),
            OpenPoint::Whose(word, whats) => AskId::Whose(word, whats),
            OpenPoint::Beside(word) => AskId::Beside(word),
            OpenPoint::NameOrWord(word) => AskId::NameOrWord(word),
            OpenPoint::Slip(word, meant) => AskId::Slip(word, meant),
            OpenPoint::HandOrMoney(amounts) => AskId::HandOrMoney(amounts),
            OpenPoint::Too(word, seat, whats) => AskId::Too(word, seat, whats),
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

/// Judges what was heard by the rules of the table.
pub(super) fn judge(
    heard: &Heard,
    answered: &[AskId],
    table: TellingTable<'_>,
) -> Result<JudgedHand, Misheard> {
    let recorded = recorded(table);
    let zero_sum = match &table.ruleset.rules {
        Rules::KoiKoi(rules) => rules.zero_sum,
        Rules::GoStop(_) | Rules::MinHwatu(_) => true,
    };
    // Until it is said that the amounts are the hand's, nothing is told of a hand.
    let handed = |open: &OpenPoint| matches!(open, OpenPoint::HandOrMoney(_));
    if heard.facts.is_empty() && heard.open.iter().any(handed) {
        return Ok(JudgedHand::default());
    }
    let facts = heard.share_amounts(table.players.len());
    if zero_sum && let Some(amounts) = amounts::amounts(&facts, table.players)? {
        let told = |seat: Seat| heard.facts.iter().any(|fact| fact.seat == Some(seat));
        let mut untold = amounts.net;
        untold.retain(|(seat, _)| !told(*seat));
        return Ok(JudgedHand {
            asks: amounts.asks,
            lines: amounts.line.into_iter().collect(),
            words: vec![amounts.words],
            untold,
            ..JudgedHand::default()
        });
    }
    match &table.ruleset.rules {
        Rules::GoStop(rules) => {
            let terms = gostop::GoStopTerms {
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
                koikoi::KoiKoiTerms {
                    players,
                    rules,
                    answered,
                },
            )
        }
        Rules::MinHwatu(_) => Ok(JudgedHand::default()),
    }
}

/// Returns what facts of one player of Koi-Koi say of the pile; `None` if they say nothing.
#[cfg(feature = "ledger")]
pub(crate) fn pile_of_round(
    facts: &[super::Fact],
    table: TellingTable<'_>,
) -> Result<Option<crate::record::Act>, Misheard> {
    let Rules::KoiKoi(rules) = &table.ruleset.rules else {
        return Ok(None);
    };
    let terms = koikoi::KoiKoiTerms {
        players: table.players,
        rules,
        answered: &[],
    };
    koikoi::pile(facts, terms)
}

/// Returns the hand of Go-Stop in earlier lines of the record; `None` if they have no acts.
pub(super) fn recorded(table: TellingTable<'_>) -> Option<Box<Hand>> {
    let acts = |entry: &RecordEntry| matches!(entry.line, Some(Line::Act(..)));
    if !table.before.entries.iter().any(acts) {
        return None;
    }
    let case = Case::new(table.before.clone(), table.ruleset);
    match case.hand().hand {
        AnyHand::GoStop(hand) => Some(hand),
        AnyHand::KoiKoi(_) | AnyHand::MinHwatu(_) => None,
    }
}
