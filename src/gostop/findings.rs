//! What a verdict says of who fed the winner, where the turns tell it.

use super::hand::{Accusation, Alternative, End, Hand};
use super::liability::{Call, by_calls, in_order, spared};
use crate::card::{Calendar, Pile};
use crate::record::{CardList, Turn};
use crate::rules::GoStopRules;
use crate::verdict::{Finding, OtherTurn, Score, Spared};

/// Returns what was found of who fed the winner, in the order in which it is tried.
pub(super) fn findings(hand: &Hand, score: Option<&Score>, rules: &GoStopRules) -> Vec<Finding> {
    let (Some((End::Stop(winner), _)), Some(score)) = (&hand.end, score) else {
        return Vec::new();
    };
    let open = by_calls(hand, *winner, rules) == Call::Open;
    let mut holds = false;
    let mut findings = Vec::new();
    for accusation in in_order(hand, *winner) {
        let spared = match spared(accusation, hand, *winner, score, rules) {
            _ if !open => Some(Spared::Calls),
            Some(reason) => Some(reason),
            None if holds => Some(Spared::Another),
            None => None,
        };
        holds |= spared.is_none();
        findings.extend(finding(accusation, spared, hand, rules.calendar));
    }
    findings
}

fn finding(
    accusation: &Accusation,
    spared: Option<Spared>,
    hand: &Hand,
    calendar: Calendar,
) -> Option<Finding> {
    let found = accusation.found.as_ref()?;
    let with = accusation.with.iter().flat_map(CardList::pile);
    let others = found.alternatives.as_ref();
    Some(Finding {
        player: hand.name(accusation.seat),
        card: accusation.card.value.code(calendar),
        line: accusation.place.line,
        played: found.played,
        with: with.collect::<Pile>().codes(calendar),
        spared,
        others: others.map(|others| others.iter().map(|one| other(one, calendar)).collect()),
    })
}

fn other(one: &Alternative, calendar: Calendar) -> OtherTurn {
    OtherTurn {
        turn: lines(&one.turns, calendar),
        prevents: one.answer.is_none(),
        answer: one.answer.as_ref().map(|answer| lines(answer, calendar)),
    }
}

/// Returns the lines of a turn without the name.
fn lines(turns: &[Turn], calendar: Calendar) -> String {
    let lines: Vec<String> = turns.iter().map(|turn| turn.print(calendar)).collect();
    lines.join("; ")
}
