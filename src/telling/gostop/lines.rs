//! The record lines of a told hand.

use super::said::ToldEvent;
use super::scored::ToldScore;
use super::{GoStopTerms, Judge, SaidHand, ToldLoser};
use crate::card::{Card, Flower, Pile};
use crate::record::{
    Act, Bound, CardList, CountKind, Known, ScoredPile as ScoredAct, Seat, Spanned,
};
use crate::rules::GoBakBoth;
use crate::telling::ask::{Ask, AskId, Enter};
use crate::telling::fact::Happened;
use crate::telling::judged::JudgedHand;
use crate::telling::piece::Spoken;

/// Adds the events other than captured cards.
pub(super) fn events(hand: &SaidHand, terms: GoStopTerms<'_>, judged: &mut JudgedHand) {
    for event in &hand.events {
        judged.act(terms.players, event.seat, act_of(event), &event.words);
    }
}

fn act_of(event: &ToldEvent) -> Act {
    let month = event.month.map(Spanned::synthetic);
    match event.happened {
        Happened::Shake => Act::Heundeum(month),
        Happened::Bomb => Act::Potkan(month),
        Happened::Grenade => Act::Grenade(month),
        Happened::Ppuk(nth) => Act::Ppuk(month, nth),
        Happened::Special(special, first) => Act::Special(special, first),
        // The month has been asked for by the time the line is written.
        Happened::FirstSweep => Act::FirstSweep(month.unwrap_or(Spanned::synthetic(Flower::Pine))),
        Happened::Boar => Act::Boar(false),
    }
}

/// Judges a hand won with four of a month or a third stack.
pub(super) fn dealt(hand: SaidHand, terms: GoStopTerms<'_>) -> JudgedHand {
    let mut judged = JudgedHand::default();
    events(&hand, terms, &mut judged);
    for month in hand.winner.quads.clone() {
        judged.act(
            terms.players,
            hand.seat,
            Act::Quads(month.map(Spanned::synthetic)),
            &[],
        );
    }
    if hand.winner.three_ppuk.is_some() {
        for _ in 0..3 {
            judged.act(terms.players, hand.seat, Act::Ppuk(None, None), &[]);
        }
    }
    judged.winner = Some(hand.seat);
    judged.hand = Some(hand);
    judged
}

/// Returns the judged hand; it has record lines if Enter can answer every question.
pub(super) fn judged_hand(judge: &mut Judge<'_>, scored: &ToldScore) -> JudgedHand {
    let asks = std::mem::take(&mut judge.asks);
    let mut judged = JudgedHand {
        asks,
        winner: Some(judge.hand.seat),
        hand: Some(judge.hand.clone()),
        ..JudgedHand::default()
    };
    if judged.asks.iter().any(|ask| ask.enter.is_none()) {
        return judged;
    }
    let terms = judge.terms;
    let hand = &judge.hand;
    let seat = hand.seat;
    if !terms.has_cards(seat) {
        let (act, words) = winner(hand, scored);
        let is_bound = terms.rules.cup_final && matches!(act, Act::Has(..));
        let cup = hand.winner.pile.cup.filter(|_| is_bound);
        judged.act(terms.players, seat, act, &words);
        if let Some(call) = cup {
            judged.act(terms.players, seat, Act::Cup(call), &words);
        }
    }
    for seat in hand.loser_seats() {
        let Some(loser) = hand.loser(seat) else {
            continue;
        };
        let known = known(loser, seat, &judged.asks, terms);
        if !known.is_empty() && !terms.has_cards(seat) {
            let words: Vec<Spoken> = loser
                .ranges
                .iter()
                .flat_map(|range| range.words.clone())
                .collect();
            judged.act(terms.players, seat, Act::Known(known), &words);
        }
    }
    events(hand, terms, &mut judged);
    goes(hand, terms, &mut judged);
    let end = if hand.winner.pushed.is_some() {
        Act::Push
    } else {
        Act::Stop
    };
    let words = hand.winner.pushed.clone().or_else(|| {
        hand.winner
            .points
            .as_ref()
            .map(|points| points.words.clone())
    });
    judged.act(terms.players, seat, end, &words.unwrap_or_default());
    judged
}

/// Returns the act for the winner's cards or points, and the words that said it.
fn winner(hand: &SaidHand, scored: &ToldScore) -> (Act, Vec<Spoken>) {
    let winner = &hand.winner;
    let mut words: Vec<Spoken> = winner
        .sets
        .iter()
        .flat_map(|set| set.words.clone())
        .collect();
    words.extend(
        winner
            .counted
            .iter()
            .flat_map(|(_, said)| said.words.clone()),
    );
    let mut counts = winner.pile.counts;
    let mut cards = winner.pile.cards;
    if winner.pile.rain && counts.brights.is_some() && !cards.contains(Card::RAIN) {
        cards.add(Card::RAIN);
    }
    let list = |cards: Pile| CardList::unwritten(cards.iter());
    let Some(points) = scored.points else {
        return (Act::Has(list(cards), counts), words);
    };
    words.extend(winner.points.iter().flat_map(|points| points.words.clone()));
    let told = counts.animals;
    counts.animals = None;
    let seven = winner.seven.as_ref().map(|_| scored.animals);
    let scored = ScoredAct {
        points,
        brights: scored.scores(CountKind::Brights),
        animals: told.or(seven),
        ribbons: scored.scores(CountKind::Ribbons),
        junk: scored.scores(CountKind::Junk),
    };
    (Act::Scores(scored, list(cards), counts), words)
}

/// Returns what is known about a loser: what was told, and the answers that Enter gives about baks.
fn known(loser: &ToldLoser, seat: Seat, asks: &[Ask], terms: GoStopTerms<'_>) -> Vec<Known> {
    if loser
        .captured
        .as_ref()
        .is_some_and(|captured| !captured.value)
    {
        return vec![Known::Nothing];
    }
    let mut known: Vec<Known> = Vec::new();
    for kind in CountKind::ALL {
        let range = loser.range(kind);
        let mut least = range.least;
        let most = range.most;
        let asked = |ask: &&Ask| {
            let of_kind = matches!(ask.id, AskId::Bak(bak) if bak.kind() == kind);
            of_kind && ask.players.contains(&seat) && matches!(ask.enter, Some(Enter::Only(_)))
        };
        if asks.iter().any(|ask| asked(&ask)) {
            let limit = if kind == CountKind::Junk {
                terms.rules.pi_bak_below(terms.players.len())
            } else {
                1
            };
            least = least.max(limit);
        }
        match (least, most) {
            (least, Some(most)) if least == most => {
                known.push(Known::Count(kind, Bound::Exactly(most)));
            }
            (least, most) => {
                let below = most.map(|most| Known::Count(kind, Bound::Below(most + 1)));
                known.extend(below);
                known.extend((least > 0).then_some(Known::Count(kind, Bound::AtLeast(least))));
            }
        }
    }
    known.extend(
        loser
            .cards
            .iter()
            .map(|card| Known::Card(Spanned::synthetic(card))),
    );
    // If it matters whether this loser captured anything, nobody has said that they did not.
    let some = loser
        .captured
        .as_ref()
        .is_some_and(|captured| captured.value);
    let implied = known.iter().any(implies_some);
    if (terms.rules.empty_pile_free || some) && !implied {
        known.push(Known::Something);
    }
    known
}

/// Returns whether a fact implies that the player captured a card.
const fn implies_some(known: &Known) -> bool {
    match known {
        Known::Card(_) | Known::Something => true,
        Known::Count(_, Bound::Exactly(count) | Bound::AtLeast(count)) => *count > 0,
        Known::Count(_, Bound::Below(_)) | Known::Nothing => false,
    }
}

/// Adds the goes. The goes of losers are ordered so that the rules find the loser who pays.
fn goes(hand: &SaidHand, terms: GoStopTerms<'_>, judged: &mut JudgedHand) {
    let mut went = hand.went.clone();
    let pays = |seat: &Seat| {
        hand.loser(*seat)
            .is_some_and(|loser| loser.go_bak.is_some())
    };
    let first = terms.rules.go_bak_both == GoBakBoth::First;
    went.sort_by_key(|seat| pays(seat) != first);
    for seat in went {
        let Some(loser) = hand.loser(seat) else {
            continue;
        };
        let count = loser.goes.as_ref().map_or(1, |goes| goes.value);
        let words = loser.goes.as_ref().map(|goes| goes.words.clone());
        let words = words.or_else(|| loser.go_bak.clone()).unwrap_or_default();
        for _ in 0..count {
            judged.act(terms.players, seat, Act::Go(None), &words);
        }
    }
    let Some(goes) = &hand.winner.goes else {
        return;
    };
    for _ in 0..goes.value {
        judged.act(terms.players, hand.seat, Act::Go(None), &goes.words);
    }
}
