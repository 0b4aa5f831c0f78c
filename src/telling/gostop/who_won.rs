//! Finds the winner from the facts.

use super::GoStopTerms;
use super::pile::TellPile;
use crate::card::Card;
use crate::record::Seat;
use crate::telling::hear::wins;
use crate::telling::{AskId, Fact, FactKind};

/// Returns the winner: the player with points, a set or a winning word, or else the only player
/// whose cards score. Players with a bak are ruled out. `None` if the winner has to be asked for.
pub(super) fn winner(facts: &[Fact], idle: &[Seat], terms: GoStopTerms<'_>) -> Option<Seat> {
    let mut strong: Vec<Seat> = Vec::new();
    let mut leading = false;
    for fact in facts.iter().filter(|fact| wins(&fact.what)) {
        match fact.seat {
            Some(seat) if !strong.contains(&seat) => strong.push(seat),
            None => leading = true,
            Some(_) => {}
        }
    }
    match strong.as_slice() {
        [seat] => return Some(*seat),
        [_, ..] => {
            let quads = |seat: &Seat| {
                let mut own = facts.iter().filter(|fact| fact.seat == Some(*seat));
                own.any(|fact| matches!(fact.what, FactKind::Quads(_)))
            };
            return strong.first().copied().filter(|_| strong.iter().all(quads));
        }
        [] => {}
    }
    let hit = |seat: Seat| {
        let mut own = facts.iter().filter(|fact| fact.seat == Some(seat));
        own.any(|fact| {
            matches!(
                fact.what,
                FactKind::Bak(_, true) | FactKind::GoBak | FactKind::DokBak
            )
        })
    };
    let all = (0..terms.seats()).map(Seat).filter(|seat| !hit(*seat));
    let scores = |seat: &Seat| points_of(facts, Some(*seat), terms) > 0;
    let scoring: Vec<Seat> = all.clone().filter(scores).collect();
    if let ([seat], false) = (scoring.as_slice(), leading) {
        return Some(*seat);
    }
    // Only one player was named, after what the winner has.
    if let (true, [seat], []) = (
        leading,
        idle,
        facts
            .iter()
            .filter_map(|fact| fact.seat)
            .collect::<Vec<_>>()
            .as_slice(),
    ) {
        return Some(*seat);
    }
    // Only one player has a number right after the name, so the number is the winner's points.
    let has_bare = |seat: &Seat| {
        let mut own = facts.iter().filter(|fact| fact.seat == Some(*seat));
        own.any(|fact| matches!(fact.what, FactKind::Bare(_)))
    };
    let among = |seat: &Seat| {
        let mut own = facts.iter().filter(|fact| fact.seat == Some(*seat));
        own.any(|fact| matches!(fact.what, FactKind::Among(_) | FactKind::Goes(_)))
    };
    let mut bare: Vec<Seat> = all.clone().filter(has_bare).collect();
    if bare.iter().filter(|seat| among(seat)).count() == 1 {
        bare.retain(among);
    }
    if let ([seat], [], false) = (bare.as_slice(), scoring.as_slice(), leading) {
        return Some(*seat);
    }
    // Only one player was named, with something that matters only for a winner.
    let about =
        |seat: &Seat| facts.iter().any(|fact| fact.seat == Some(*seat)) || idle.contains(seat);
    let named: Vec<Seat> = all.filter(about).collect();
    let own = |seat: Seat| {
        facts
            .iter()
            .any(|fact| fact.seat == Some(seat) && calls_or_counts(&fact.what))
    };
    match named.as_slice() {
        [seat] if !leading && scoring.is_empty() && own(*seat) => Some(*seat),
        [seat] if terms.is_answered(&AskId::Winner) => Some(*seat),
        _ => None,
    }
}

/// Returns whether a fact suggests that its player won, if no other player is named. Events, or a
/// few cards of a kind, do not.
const fn calls_or_counts(what: &FactKind) -> bool {
    matches!(
        what,
        FactKind::Goes(_)
            | FactKind::Among(_)
            | FactKind::Cards(_)
            | FactKind::Cup(_)
            | FactKind::Bare(_)
    )
}

/// Returns the points of the cards told of a player.
fn points_of(facts: &[Fact], seat: Option<Seat>, terms: GoStopTerms<'_>) -> i64 {
    let mut pile = TellPile::default();
    for fact in facts.iter().filter(|fact| fact.seat == seat) {
        match &fact.what {
            FactKind::Count(kind, count, _) => {
                *pile.counts.of_kind(*kind) = u32::try_from(*count).ok();
            }
            FactKind::Cards(cards) => {
                for card in cards {
                    pile.cards.add(*card);
                }
            }
            FactKind::Cup(_) => {
                pile.cards.add(Card::CUP);
            }
            FactKind::WithRain => pile.rain = true,
            _ => {}
        }
    }
    pile.score(terms.rules).stop_points
}
