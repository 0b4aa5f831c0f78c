//! Hand to verdict: points of cards and sets, balances, and the fewest transfers.

use super::count::{End, Table};
use crate::card::{Flower, Kind, Pile};
use crate::record::{Fault, Place, Problem, Seat};
use crate::rules::{Game, MinHwatuRules};
use crate::settle_up::settle_up;
use crate::verdict::{
    CountedSet, Counting, Next, Outcome, PaidFor, Payment, PileCount, SetLine, Verdict,
};

/// Returns the points of cards by their kinds.
pub(super) fn card_points(pile: Pile, rules: &MinHwatuRules) -> i64 {
    let of = |kind, points: u32| i64::from(pile.and(Pile::kind(kind)).len()) * i64::from(points);
    of(Kind::Bright, rules.points_bright)
        + of(Kind::Animal, rules.points_animal)
        + of(Kind::Ribbon, rules.points_ribbon)
        + of(Kind::Junk, rules.points_junk)
        + of(Kind::DoubleJunk, rules.points_junk)
}

/// Returns the sets of the rule book with their cards and worth.
const fn sets(rules: &MinHwatuRules) -> [(CountedSet, Pile, u32); 6] {
    [
        (CountedSet::HongDan, Pile::HONG_DAN, rules.sets_hong_dan),
        (
            CountedSet::CheongDan,
            Pile::CHEONG_DAN,
            rules.sets_cheong_dan,
        ),
        (CountedSet::May, Pile::month(Flower::Iris), rules.sets_may),
        (
            CountedSet::October,
            Pile::month(Flower::Maple),
            rules.sets_october,
        ),
        (
            CountedSet::November,
            Pile::month(Flower::Paulownia),
            rules.sets_november,
        ),
        (
            CountedSet::December,
            Pile::month(Flower::Willow),
            rules.sets_december,
        ),
    ]
}

/// Returns the verdict on a hand whose piles were counted, under rules of this name; the only
/// thing that can fail is that points do not fit.
pub fn settle(table: &Table, rules: &MinHwatuRules, name: &str) -> Result<Verdict, Fault> {
    let place = table
        .end
        .as_ref()
        .map_or(Place::default(), |(_, place)| *place);
    verdict(table, rules, name).ok_or(Fault {
        place,
        problem: Problem::TooLarge,
    })
}

fn verdict(table: &Table, rules: &MinHwatuRules, name: &str) -> Option<Verdict> {
    let counted = matches!(table.end, Some((End::Counted, _)));
    let (seen, surplus) = if counted {
        table.seen()
    } else {
        (Pile::EMPTY, Pile::EMPTY)
    };
    let missing = if counted && table.untold().next().is_none() {
        Pile::flowers().without(seen)
    } else {
        Pile::EMPTY
    };
    let honest = counted && missing.is_empty() && surplus.is_empty();
    let (_, par) = rules.par(table.players.len());
    let piles = if honest {
        piles(table, rules)?
    } else {
        Vec::new()
    };
    let balance = balances(table, &piles, i64::from(par));
    let pay = |transfer: crate::settle_up::Transfer| Payment {
        from: transfer.from,
        to: transfer.to,
        chips: transfer.chips,
        reason: PaidFor::Win,
    };
    let best = |best: Seat, seat: Seat| {
        if balance[seat.0].1 > balance[best.0].1 {
            seat
        } else {
            best
        }
    };
    let dealer = table.seats().fold(Seat(0), best);
    Some(Verdict {
        game: Game::MinHwatu.id().to_owned(),
        rules: name.to_owned(),
        outcome: if honest {
            Outcome::Counted
        } else {
            Outcome::Void
        },
        winner: None,
        score: None,
        losses: Vec::new(),
        liability: None,
        round: None,
        payments: settle_up(&balance)?.into_iter().map(pay).collect(),
        net: balance.clone(),
        counting: Some(Counting {
            balance,
            par: i64::from(par),
            piles,
            missing: missing.codes(rules.calendar),
            surplus: surplus.codes(rules.calendar),
        }),
        next: Next {
            dealer: table.player(dealer).name.clone(),
            carry: 0,
            pot: 0,
            dues: Vec::new(),
        },
        findings: Vec::new(),
        offers: Vec::new(),
        irregular: Vec::new(),
    })
}

/// Returns every pile counted; `None` where points do not fit.
fn piles(table: &Table, rules: &MinHwatuRules) -> Option<Vec<PileCount>> {
    let others = i64::try_from(table.players.len()).ok()? - 1;
    let held = |seat: Seat| {
        let pile = table.player(seat).pile.unwrap_or(Pile::EMPTY);
        let sets = sets(rules).into_iter();
        sets.filter(move |(_, cards, points)| *points > 0 && pile.includes(*cards))
    };
    let worth = |seat: Seat| {
        held(seat)
            .map(|(.., points)| i64::from(points))
            .sum::<i64>()
    };
    let all: i64 = table.seats().map(worth).sum();
    let count = |seat: Seat| {
        let player = table.player(seat);
        let cards = card_points(player.pile.unwrap_or(Pile::EMPTY), rules);
        let brought = worth(seat).checked_mul(others)?;
        let cost = all - worth(seat);
        let line = |(id, cards, points): (CountedSet, Pile, u32)| SetLine {
            id,
            points: i64::from(points),
            cards: cards.codes(rules.calendar),
        };
        Some(PileCount {
            player: player.name.clone(),
            cards,
            sets: held(seat).map(line).collect(),
            brought,
            cost,
            total: cards.checked_add(brought)?.checked_sub(cost)?,
        })
    };
    table.seats().map(count).collect()
}

/// Returns what each player is above or below par; nothing where no pile counts.
fn balances(table: &Table, piles: &[PileCount], par: i64) -> Vec<(String, i64)> {
    let balance = |seat: Seat| {
        let name = table.player(seat).name.clone();
        let balance = piles.get(seat.0).map_or(0, |pile| pile.total - par);
        (name, balance)
    };
    table.seats().map(balance).collect()
}
