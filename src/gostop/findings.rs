//! The findings of a verdict: who fed the winner, and what could have been played instead of
//! offering a nagari, as far as the turns show it.

use super::claim::ScoringOption;
use super::hand::{Accusation, Alternative, Hand, HandEnd, Offered, Prospect};
use super::liability::{Call, by_calls, in_order, spared};
use crate::card::Pile;
use crate::record::{CardList, Turn};
use crate::rules::GoStopRules;
use crate::verdict::{Finding, Judged, OfferFinding, OfferedTurn, OtherTurn, Safety, Spared};

/// Returns who fed the winner, in the order in which accusations are tried.
pub(super) fn findings(
    hand: &Hand,
    claim: Option<&ScoringOption>,
    rules: &GoStopRules,
) -> Vec<Finding> {
    let (Some((HandEnd::Stop(winner), _)), Some(claim)) = (&hand.end, claim) else {
        return Vec::new();
    };
    let open = by_calls(hand, *winner, rules) == Call::Open;
    let mut holds = false;
    let mut findings = Vec::new();
    for accusation in in_order(hand, *winner) {
        let spared = match spared(accusation, hand, *winner, claim, rules) {
            _ if !open => Some(Spared::Calls),
            Some(reason) => Some(reason),
            None if holds => Some(Spared::Another),
            None => None,
        };
        holds |= spared.is_none();
        findings.extend(finding(accusation, spared, hand));
    }
    findings
}

fn finding(accusation: &Accusation, spared: Option<Spared>, hand: &Hand) -> Option<Finding> {
    let found = accusation.found.as_ref()?;
    let with = accusation.with.iter().flat_map(CardList::pile);
    let others = found.alternatives.as_ref();
    Some(Finding {
        player: hand.name(accusation.seat),
        card: accusation.card.value,
        line: accusation.place.line,
        played: found.played,
        with: with.collect::<Pile>(),
        spared,
        others: others.map(|others| others.iter().map(other).collect()),
    })
}

fn other(one: &Alternative) -> OtherTurn {
    OtherTurn {
        turn: one.turns.clone(),
        prevents: one.answer.is_none(),
        answer: one.answer.clone(),
    }
}

/// Returns what was found about each offer of a nagari, in the order of the lines.
pub(super) fn offers(hand: &Hand) -> Vec<OfferFinding> {
    let offered = hand.offered.iter();
    offered.filter_map(|offered| offer(offered, hand)).collect()
}

fn offer(offered: &Offered, hand: &Hand) -> Option<OfferFinding> {
    let found = offered.found.as_ref()?;
    let turns = found.turns.iter();
    Some(OfferFinding {
        player: hand.name(offered.by),
        line: offered.place.line,
        refused_by: offered.refused_by.map(|seat| hand.name(seat)),
        opponents: found
            .opponents
            .iter()
            .map(|(seat, by)| Judged {
                player: hand.name(*seat),
                by: *by,
            })
            .collect(),
        stock: found.stock,
        turns: turns
            .map(|(turn, prospect)| instead(turn, prospect, hand))
            .collect(),
    })
}

fn instead(turn: &[Turn], prospect: &Prospect, hand: &Hand) -> OfferedTurn {
    let safety = match prospect {
        Prospect::Safe => Safety::Safe,
        Prospect::Wins => Safety::Wins,
        Prospect::NotKnown => Safety::NotKnown,
        Prospect::Unsafe {
            by,
            between,
            answer,
        } => Safety::Unsafe {
            winner: hand.name(*by),
            between: between.clone(),
            answer: answer.clone(),
        },
    };
    OfferedTurn {
        turn: turn.to_vec(),
        safety,
    }
}
