//! Scores a pile from what a player says about it: only its yaku, numbers of cards, or points.
//!
//! The code builds all kinds of piles that fit the statement and scores them like any pile. At
//! least one of them must make everything stated, and the statement may not omit anything that all
//! of them make.

mod piles;

use super::yaku::{self, MadeYaku as Line};
use crate::card::{Card, Faces, Pile};
use crate::record::{Made, MadeKind, Unmade, Yaku};
use crate::rules::KoiKoiRules;
use crate::verdict::{Jokbo, Score, ScoreLine};
use piles::{Fitting, fitting, range};
use worth::{DRY, alternatives, cards_of, from, set, with, worth};

pub(super) use piles::dry_brights;
pub use worth::MadeContext;
pub(super) use worth::certain;

/// Scores a pile that makes what is stated. Fails if no such pile is possible, or if several with
/// different scores are. The cards of yaku that are fixed sets are known, and anything else they
/// make counts too; the lines list the known cards.
///
/// ```
/// use dokbak::koikoi::{MadeContext, made};
/// use dokbak::record::{Made, Spanned, Unmade, Yaku};
/// use dokbak::rules::KoiKoiRules;
///
/// let rules = KoiKoiRules::default();
/// let mut told = Made {
///     yaku: vec![Spanned::synthetic(Yaku::BoarDeerButterflies)],
///     ..Made::default()
/// };
/// assert_eq!(made(&told, &MadeContext::default(), &rules)?.points, 5);
/// told.animals = Some(6);
/// told.chaff = Some(12);
/// assert_eq!(made(&told, &MadeContext::default(), &rules)?.points, 8 + 3);
/// told.animals = Some(2);
/// assert!(matches!(
///     made(&told, &MadeContext::default(), &rules),
///     Err(Unmade::Fewer { told: 2, least: 3, .. })
/// ));
/// # Ok::<(), Unmade>(())
/// ```
pub fn made(told: &Made, around: &MadeContext, rules: &KoiKoiRules) -> Result<Score, Unmade> {
    for named in &told.yaku {
        in_force(named.value, told, around, rules)?;
    }
    let left = Pile::flowers().without(around.gone);
    let known = with(
        around.known,
        cards_of(told.yaku.iter().map(|one| one.value), around),
    );
    if let Some(card) = known.without(left).iter().next() {
        return Err(Unmade::Gone { card });
    }
    check_counts(told, known, left, rules)?;
    let piles = fitting(told, known, left, around, rules);
    if piles.is_empty() {
        return Err(cup_twice(told, left, rules));
    }
    let lines = told_lines(told, known, &piles, rules)?;
    let scored = yaku::counted(lines, rules.counting);
    let points = sum(&scored);
    if let Some(base) = told.base {
        let unit = rules.unit;
        let points = points.max(least(&piles, rules));
        if points > base {
            return Err(Unmade::Above { points, base, unit });
        }
        let most = yaku::score(left, around.weather, rules).points;
        if base > most {
            return Err(Unmade::Points { base, most, unit });
        }
    }
    let line = |(id, points, cards): Line| ScoreLine {
        id,
        points: i64::from(points),
        cards: cards.shared(known),
    };
    let points = told.base.unwrap_or(points);
    Ok(Score {
        points,
        stop_points: points,
        go: 0,
        switch: Vec::new(),
        jokbo: scored.into_iter().map(line).collect(),
        told: told.base.is_some(),
    })
}

fn sum(lines: &[Line]) -> i64 {
    lines.iter().map(|line| i64::from(line.1)).sum()
}

/// Returns the fewest points that any of these piles scores.
fn least(piles: &[Fitting], rules: &KoiKoiRules) -> i64 {
    let each = piles.iter();
    let each = each.map(|pile| sum(&yaku::counted(pile.lines.clone(), rules.counting)));
    each.min().unwrap_or(0)
}

/// Returns how many cards of a kind a pack has at most, however its cards are counted.
pub(super) fn most(kind: MadeKind, rules: &KoiKoiRules) -> u32 {
    range(kind, Pile::flowers(), rules).1
}

/// Fails if the table does not score this yaku, or if the statement lacks something that the yaku
/// needs.
fn in_force(
    yaku: Yaku,
    told: &Made,
    around: &MadeContext,
    rules: &KoiKoiRules,
) -> Result<(), Unmade> {
    if worth(yaku, rules) == 0 {
        return Err(Unmade::Off { yaku });
    }
    if yaku == Yaku::CardsOfTheMonth && around.weather.month.is_none() {
        return Err(Unmade::NoMonth);
    }
    match yaku.kind().map(|kind| (kind, told.count(kind))) {
        Some((_, None)) => Err(Unmade::NoCount { yaku }),
        Some((kind, Some(told))) if told < from(kind) => Err(Unmade::Short { yaku, told }),
        _ => Ok(()),
    }
}

/// Fails if a stated number is lower than the certain cards of its kind or higher than the cards
/// left, or if too few brights are left.
fn check_counts(told: &Made, known: Pile, left: Pile, rules: &KoiKoiRules) -> Result<(), Unmade> {
    for kind in MadeKind::ALL {
        let Some(count) = told.count(kind) else {
            continue;
        };
        let (least, most) = (range(kind, known, rules).0, range(kind, left, rules).1);
        if count < least {
            let told = count;
            return Err(Unmade::Fewer { kind, told, least });
        }
        if count > most {
            let told = count;
            return Err(Unmade::More { kind, told, most });
        }
    }
    let dry = dry_brights(told);
    if dry > left.shared(DRY).len() {
        return Err(Unmade::Brights);
    }
    Ok(())
}

/// Returns the lines that the statement gives, from all piles that fit the statement.
fn told_lines(
    told: &Made,
    known: Pile,
    piles: &[Fitting],
    rules: &KoiKoiRules,
) -> Result<Vec<Line>, Unmade> {
    let wanted = wanted(told, rules);
    let good: Vec<&Fitting> = piles.iter().filter(|pile| pile.makes(&wanted)).collect();
    let Some(least) = good.iter().min_by_key(|pile| pile.points()) else {
        return Err(why_not(told, known, &wanted, piles, rules));
    };
    let all_make = |yaku: &Yaku| good.iter().all(|pile| pile.makes(&[*yaku]));
    let wanted: Vec<Yaku> = Yaku::ALL
        .into_iter()
        .filter(|yaku| wanted.contains(yaku) || all_make(yaku))
        .collect();
    let just = |pile: &&&Fitting| pile.lines.len() == wanted.len();
    let fits = || good.iter().filter(just);
    let ends = fits().max_by_key(|pile| pile.points());
    let ends = ends.zip(fits().min_by_key(|pile| pile.points()));
    let Some((most, least)) = ends else {
        if told.base.is_some() {
            let is_told = |line: &Line| wanted.iter().any(|yaku| Jokbo::from(*yaku) == line.0);
            return Ok(least
                .lines
                .iter()
                .filter(|line| is_told(line))
                .copied()
                .collect());
        }
        let further = |yaku: &Yaku| good.iter().any(|pile| pile.makes(&[*yaku]));
        let yaku = Yaku::ALL.into_iter();
        let yaku = yaku.filter(|one| !wanted.contains(one) && further(one));
        return Err(Unmade::Which {
            yaku: yaku.collect(),
        });
    };
    // The player chooses how the cup counts, unless the cup may be part of the stated chaff.
    let is_open = told.chaff.is_some() && most.points() != least.points();
    match told.base {
        Some(_) => Ok(least.lines.clone()),
        None if is_open => Err(Unmade::Cup),
        None => Ok(most.lines.clone()),
    }
}

/// Returns the stated yaku: the named ones, and those that follow from a number of cards. The
/// latter are left out if points are given, since these could include more.
fn wanted(told: &Made, rules: &KoiKoiRules) -> Vec<Yaku> {
    let named = told.yaku.iter().map(|named| named.value);
    let counted = MadeKind::ALL.into_iter().filter(|kind| {
        let yaku = kind.yaku();
        let enough = told.count(*kind).is_some_and(|count| count >= from(*kind));
        let mut named = told.yaku.iter();
        let replaced =
            named.any(|named| named.value == yaku || alternatives(named.value, yaku, rules));
        told.base.is_none() && enough && worth(yaku, rules) > 0 && !replaced
    });
    named.chain(counted.map(MadeKind::yaku)).collect()
}

/// Returns why no pile makes everything stated.
fn why_not(
    told: &Made,
    known: Pile,
    wanted: &[Yaku],
    piles: &[Fitting],
    rules: &KoiKoiRules,
) -> Unmade {
    let unmade = |yaku: &&Yaku| !piles.iter().any(|pile| pile.makes(&[**yaku]));
    let Some(yaku) = wanted.iter().find(unmade).copied() else {
        let yaku = wanted.first().copied().unwrap_or(Yaku::Chaff);
        return Unmade::NotScored { yaku };
    };
    let made_instead = |other: &Yaku| {
        alternatives(yaku, *other, rules) && piles.iter().any(|pile| pile.makes(&[*other]))
    };
    let instead: Vec<Yaku> = Yaku::ALL.into_iter().filter(made_instead).collect();
    let certain = |other: &&Yaku| {
        let cards = set(**other, None);
        told.names(**other) || !cards.is_empty() && known.includes(cards)
    };
    let is_beside = |other: &&Yaku| alternatives(yaku, **other, rules);
    let by_chance = yaku.kind().is_some() && !wanted.iter().any(|other| is_beside(&other));
    let dearer = instead.iter().find(certain);
    match dearer.or(instead.first()) {
        Some(_) if dearer.is_none() && by_chance => Unmade::Which { yaku: instead },
        Some(dearer) => Unmade::Dearer {
            yaku,
            dearer: *dearer,
        },
        None => Unmade::NotScored { yaku },
    }
}

/// Returns the fault of a statement whose numbers are each possible, but only with the cup counted
/// in different ways.
fn cup_twice(told: &Made, left: Pile, rules: &KoiKoiRules) -> Unmade {
    let kind = MadeKind::Chaff;
    let told = told.chaff.unwrap_or(0);
    let most = range(kind, left.but(Faces::from_cards(&[Card::CUP])), rules).1;
    if told > most {
        return Unmade::More { kind, told, most };
    }
    let least = told.saturating_add(1);
    Unmade::Fewer { kind, told, least }
}

#[cfg(test)]
mod tests;
mod worth;
