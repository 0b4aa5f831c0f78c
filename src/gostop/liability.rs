//! Who pays for others: refused offers, go-bak, oe-myeon.

use super::claim::ScoringOption;
use super::hand::{Accusation, Hand};
use crate::card::{Card, Pile};
use crate::record::Seat;
use crate::rules::{GoBakBoth, GoBakThree, GoStopRules, SyodangText};
use crate::verdict::{Liability, LiabilityKind, Spared};

/// What offers and goes decide, before the cards that fed the winner are considered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Call {
    /// Nothing, so oe-myeon may decide.
    Open,
    /// Each loser pays their own loss, whatever else happened.
    EachTheirOwn,
    /// One loser pays for both.
    Pays(LiabilityKind, Seat),
}

/// Returns what the offer in force and the goes decide for this winner.
pub(super) fn by_calls(hand: &Hand, winner: Seat, rules: &GoStopRules) -> Call {
    if hand.players.len() != 3 {
        return Call::EachTheirOwn;
    }
    let offer = by_offer(hand, winner, rules);
    let go = by_go(hand, winner, rules);
    let (first, second) = match rules.syodang_text {
        SyodangText::Fudawiki => (go, offer),
        SyodangText::Y2024 | SyodangText::Y2006 => (offer, go),
    };
    if first == Call::Open { second } else { first }
}

fn by_offer(hand: &Hand, winner: Seat, rules: &GoStopRules) -> Call {
    let Some(offer) = hand.offer.filter(|_| rules.syodang_liability) else {
        return Call::Open;
    };
    let refuser_won = winner == offer.refused_by;
    let third_won = !refuser_won && winner != offer.by;
    match rules.syodang_text {
        SyodangText::Fudawiki if refuser_won => Call::Open,
        SyodangText::Y2024 | SyodangText::Y2006 if refuser_won => Call::EachTheirOwn,
        SyodangText::Y2006 if third_won && offer.after_go => Call::EachTheirOwn,
        _ => Call::Pays(LiabilityKind::Syodang, offer.refused_by),
    }
}

fn by_go(hand: &Hand, winner: Seat, rules: &GoStopRules) -> Call {
    if !matches!(
        rules.go_bak_three,
        GoBakThree::PaysAll | GoBakThree::PaysAllDouble
    ) {
        return Call::Open;
    }
    let last = |seat: &Seat| hand.player(*seat).goes.last().map(|go| go.order);
    let first = |seat: &Seat| hand.player(*seat).goes.first().map(|go| go.order);
    let called = |seat: &Seat| !hand.player(*seat).goes.is_empty();
    let callers = || hand.others(winner).filter(called);
    let payer = match (callers().count(), rules.go_bak_both) {
        (2, GoBakBoth::Own) => return Call::EachTheirOwn,
        (2, GoBakBoth::First) => callers().min_by_key(first),
        _ => callers().max_by_key(last),
    };
    payer.map_or(Call::Open, |payer| Call::Pays(LiabilityKind::GoBak, payer))
}

/// A player who pays for all losers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Liable {
    pub(super) seat: Seat,
    kind: LiabilityKind,
    /// The card that fed the winner; `None` if the player is liable for another reason.
    card: Option<Card>,
}

impl Liable {
    /// Returns the liability with the players' names.
    pub(super) fn named(self, hand: &Hand, winner: Seat) -> Liability {
        let others = hand.others(winner).filter(|seat| *seat != self.seat);
        Liability {
            kind: self.kind,
            payer: hand.name(self.seat),
            covers: others.map(|seat| hand.name(seat)).collect(),
            card: self.card,
        }
    }
}

/// Returns who pays for all losers, given what the calls decided and what the winner claims; `None`
/// if each loser pays their own loss.
pub(super) fn decide(
    call: Call,
    hand: &Hand,
    winner: Seat,
    claim: &ScoringOption,
    rules: &GoStopRules,
) -> Option<Liable> {
    match call {
        Call::EachTheirOwn => None,
        Call::Pays(kind, seat) => Some(Liable {
            seat,
            kind,
            card: None,
        }),
        Call::Open => {
            let accusation = fed(hand, winner, claim, rules)?;
            Some(Liable {
                seat: accusation.seat,
                kind: LiabilityKind::OeMyeon,
                card: Some(accusation.card.value),
            })
        }
    }
}

/// Returns the accusation that holds, if any does.
fn fed<'a>(
    hand: &'a Hand,
    winner: Seat,
    claim: &ScoringOption,
    rules: &GoStopRules,
) -> Option<&'a Accusation> {
    if !rules.oe_myeon_enforced {
        return None;
    }
    let mut tried = in_order(hand, winner).into_iter();
    tried.find(|accusation| spared(accusation, hand, winner, claim, rules).is_none())
}

/// Returns the accusations in the order in which they are tried, starting with the player whose
/// turn was latest. Accusations found from turns are already in that order; others are sorted by
/// seat.
pub(super) fn in_order(hand: &Hand, winner: Seat) -> Vec<&Accusation> {
    let mut order: Vec<&Accusation> = hand.accusations.iter().collect();
    let players = hand.players.len();
    let after = |seat: Seat| winner.steps_to(seat, players);
    if order.iter().any(|accusation| accusation.found.is_none()) {
        order.sort_by_key(|accusation| std::cmp::Reverse(after(accusation.seat)));
    }
    order
}

/// Returns why an accusation does not hold, or `None` if the accusation holds.
pub(super) fn spared(
    accusation: &Accusation,
    hand: &Hand,
    winner: Seat,
    claim: &ScoringOption,
    rules: &GoStopRules,
) -> Option<Spared> {
    let never_said_go = hand.player(winner).goes.is_empty();
    let reasons = [
        (
            rules.oe_myeon_spare_junk_only && claim.is_junk_only() && never_said_go,
            Spared::JunkOnly,
        ),
        (
            rules.oe_myeon_spare_last_card && accusation.last_card,
            Spared::LastCard,
        ),
        (
            rules.oe_myeon_needs_alternative && accusation.forced,
            Spared::Forced,
        ),
        (
            !decisive(accusation, hand, winner, rules),
            Spared::NotNeeded,
        ),
    ];
    let holds = reasons.into_iter().find(|(holds, _)| *holds);
    holds.map(|(_, reason)| reason)
}

/// Returns whether the winner needed the card of the accusation, and the cards taken with it, to
/// stop.
fn decisive(accusation: &Accusation, hand: &Hand, winner: Seat, rules: &GoStopRules) -> bool {
    if hand.player(winner).scored.is_some() {
        // Without the winner's cards, the accusation is believed.
        return true;
    }
    let mut lost: Pile = accusation
        .with
        .iter()
        .flat_map(|with| with.pile().iter())
        .collect();
    lost.add(accusation.card.value);
    let points = hand.counted(winner).without(lost, rules).stop_points(rules);
    !hand.needed(winner, rules).surely_met(points)
}
