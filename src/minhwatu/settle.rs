//! From a hand to its verdict: points of cards and sets, balances, and the fewest transfers.

use super::count::{CountEnd, PilePlayer, Piles};
use crate::card::{Flower, Pile};
use crate::record::{Fault, Name, Place, Problem, Seat};
use crate::rules::MinHwatuRules;
use crate::settle_up::settle_up;
use crate::verdict::{
    CountedSet, Detail, NextHand, Outcome, PaidFor, Party, Payment, PileCount, PileCounting,
    SetLine, Verdict,
};

/// Returns the points of the cards of a pile.
fn card_points(pile: Pile, rules: &MinHwatuRules) -> i64 {
    pile.iter().map(|card| i64::from(rules.points(card))).sum()
}

/// Returns the sets of the rule book with their cards and values.
const fn sets(rules: &MinHwatuRules) -> [(CountedSet, Pile, u32); 15] {
    use CountedSet as Set;
    [
        (Set::HongDan, Pile::HONG_DAN, rules.sets_hong_dan),
        (Set::CheongDan, Pile::CHEONG_DAN, rules.sets_cheong_dan),
        (Set::ChoDan, Pile::CHO_DAN, rules.sets_cho_dan),
        (Set::January, Pile::month(Flower::Pine), rules.sets_january),
        (
            Set::February,
            Pile::month(Flower::Plum),
            rules.sets_february,
        ),
        (Set::March, Pile::month(Flower::Cherry), rules.sets_march),
        (Set::April, Pile::month(Flower::Wisteria), rules.sets_april),
        (Set::May, Pile::month(Flower::Iris), rules.sets_may),
        (Set::June, Pile::month(Flower::Peony), rules.sets_june),
        (Set::July, Pile::month(Flower::BushClover), rules.sets_july),
        (Set::August, Pile::month(Flower::Pampas), rules.sets_august),
        (
            Set::September,
            Pile::month(Flower::Chrysanthemum),
            rules.sets_september,
        ),
        (Set::October, Pile::month(Flower::Maple), rules.sets_october),
        (
            Set::November,
            Pile::month(Flower::Paulownia),
            rules.sets_november,
        ),
        (
            Set::December,
            Pile::month(Flower::Willow),
            rules.sets_december,
        ),
    ]
}

/// Returns the verdict on a hand with counted piles; `name` is the name of the rules. Fails only if
/// points overflow.
pub fn settle(table: &Piles, rules: &MinHwatuRules, name: &str) -> Result<Verdict, Fault> {
    let place = table
        .end
        .as_ref()
        .map_or(Place::default(), |(_, place)| *place);
    verdict(table, rules, name).ok_or(Fault {
        place,
        problem: Problem::TooLarge,
    })
}

fn verdict(table: &Piles, rules: &MinHwatuRules, name: &str) -> Option<Verdict> {
    let counted = matches!(table.end, Some((CountEnd::Counted, _)));
    let (seen, surplus) = if counted {
        table.seen()
    } else {
        (Pile::EMPTY, Vec::new())
    };
    let missing = if counted && table.untold().next().is_none() {
        Pile::flowers().without(seen)
    } else {
        Pile::EMPTY
    };
    let honest = counted && missing.is_empty() && surplus.is_empty();
    let (_, par) = rules.par(table.players.len());
    let mut piles = if honest {
        piles(table, rules)?
    } else {
        Vec::new()
    };
    leave_remainder(&mut piles, i64::from(par));
    let net = match &table.end {
        Some((CountEnd::Net(net), _)) => Some(net),
        _ => None,
    };
    let balance = match net {
        Some(net) => told(table, net),
        None => balances(table, &piles, i64::from(par)),
    };
    let pay = |transfer: crate::settle_up::Transfer| Payment {
        from: Party::Player(transfer.from),
        to: Party::Player(transfer.to),
        chips: transfer.chips,
        reason: if net.is_some() {
            PaidFor::Net
        } else {
            PaidFor::Win
        },
    };
    let dealer = next_dealer(&piles, &balance);
    Some(Verdict {
        calendar: rules.calendar,
        rules: name.into(),
        outcome: if net.is_some() {
            Outcome::Net
        } else if honest {
            Outcome::Counted
        } else {
            Outcome::Void
        },
        winner: net.and_then(|_| most_won(&balance)),
        payments: settle_up(&balance)?.into_iter().map(pay).collect(),
        net: balance.clone(),
        detail: Detail::MinHwatu(PileCounting {
            balance,
            par: i64::from(par),
            piles,
            missing,
            surplus,
        }),
        next: NextHand {
            dealer,
            carry: 0,
            pot: 0,
            dues: Vec::new(),
        },
    })
}

/// Returns everybody's amount in a hand for which only amounts are recorded.
fn told(table: &Piles, net: &[(Seat, i64)]) -> Vec<(Name, i64)> {
    let players = table.players.iter().enumerate();
    let brought = players.map(|(at, player)| {
        let own = net.iter().find(|(seat, _)| *seat == Seat(at));
        (player.name.clone(), own.map_or(0, |(_, chips)| *chips))
    });
    brought.collect()
}

/// Returns the player who won most; `None` in a tie.
fn most_won(balance: &[(Name, i64)]) -> Option<Name> {
    let most = balance.iter().map(|(_, chips)| *chips).max()?;
    let mut winners = balance.iter().filter(|(_, chips)| *chips == most);
    let (winner, _) = winners.next().filter(|_| most > 0)?;
    winners.next().is_none().then(|| winner.clone())
}

/// Returns the sets in a pile that are worth anything.
fn held(
    player: &PilePlayer,
    rules: &MinHwatuRules,
) -> impl Iterator<Item = (CountedSet, Pile, u32)> {
    let pile = player.pile.unwrap_or(Pile::EMPTY);
    let sets = sets(rules).into_iter();
    sets.filter(move |(_, cards, points)| *points > 0 && pile.includes(*cards))
}

/// Returns the points of the cards of a pile, and its sets.
#[cfg(feature = "serve")]
pub(crate) fn worth_so_far(pile: Pile, rules: &MinHwatuRules) -> (i64, Vec<CountedSet>) {
    let player = PilePlayer {
        pile: Some(pile),
        ..PilePlayer::default()
    };
    let sets = held(&player, rules).map(|(set, ..)| set).collect();
    (card_points(pile, rules), sets)
}

/// Returns what each other player pays for the sets of a pile.
fn worth(player: &PilePlayer, rules: &MinHwatuRules) -> i64 {
    held(player, rules)
        .map(|(.., points)| i64::from(points))
        .sum()
}

/// Counts every pile; `None` on overflow.
fn piles(table: &Piles, rules: &MinHwatuRules) -> Option<Vec<PileCount>> {
    let others = i64::try_from(table.players.len()).ok()? - 1;
    let worths = table.players.iter().map(|player| worth(player, rules));
    let all: i64 = worths.sum();
    let count = |player: &PilePlayer| {
        let cards = card_points(player.pile.unwrap_or(Pile::EMPTY), rules);
        let brought = worth(player, rules).checked_mul(others)?;
        let cost = all - worth(player, rules);
        let line = |(id, cards, points): (CountedSet, Pile, u32)| SetLine {
            id,
            points: i64::from(points),
            cards,
        };
        Some(PileCount {
            player: player.name.clone(),
            cards,
            sets: held(player, rules).map(line).collect(),
            brought,
            cost,
            total: cards.checked_add(brought)?.checked_sub(cost)?,
            remainder: 0,
        })
    };
    table.players.iter().map(count).collect()
}

/// Returns the player with the best total or, if no pile counts, the best balance; of several, the
/// first in turn order.
fn next_dealer(piles: &[PileCount], balance: &[(Name, i64)]) -> Name {
    let totals = piles.iter().map(|pile| (&pile.player, pile.total));
    let balances = balance.iter().map(|(name, chips)| (name, *chips));
    let best = totals.rev().max_by_key(|(_, points)| *points);
    let best = best.or_else(|| balances.rev().max_by_key(|(_, chips)| *chips));
    best.map_or_else(Name::default, |(name, _)| name.clone())
}

/// Takes the points that the players' par leaves of the pack from whoever is furthest above par,
/// one after the other, since nobody pays them; in a tie, from the first in turn order.
fn leave_remainder(piles: &mut [PileCount], par: i64) {
    let above = |pile: &PileCount| pile.total - par - pile.remainder;
    let left: i64 = piles.iter().map(above).sum();
    for _ in 0..left {
        if let Some(first) = piles.iter_mut().rev().max_by_key(|pile| above(pile)) {
            first.remainder += 1;
        }
    }
}

/// Returns how far each player is above or below par; all are 0 if no pile counts.
fn balances(table: &Piles, piles: &[PileCount], par: i64) -> Vec<(Name, i64)> {
    let balance = |(at, player): (usize, &PilePlayer)| {
        let above = |pile: &PileCount| pile.total - par - pile.remainder;
        let balance = piles.get(at).map_or(0, above);
        (player.name.clone(), balance)
    };
    table.players.iter().enumerate().map(balance).collect()
}
