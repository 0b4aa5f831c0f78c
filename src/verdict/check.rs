//! Checks that a verdict adds up, by comparing every number with its parts.

use super::{Imbalance, Loss, LossStep, Outcome, PaidFor, PileCount, Summed, Verdict};

/// Fails if a number in the verdict differs from what its parts add up to, or if the chips do not
/// sum to zero, counting the pot. `pot` is the boar's pot before the hand; `most` is the most that
/// one player pays for the win, if the rules have such a cap.
pub fn check(verdict: &Verdict, pot: i64, most: Option<i64>) -> Result<(), Imbalance> {
    sums(verdict, pot)?;
    score(verdict)?;
    for loss in verdict.losses() {
        of_loss(loss, verdict)?;
    }
    win(verdict, most)?;
    round(verdict)?;
    counting(verdict)
}

fn equal(
    of: impl Fn() -> Summed,
    is: impl Into<i128>,
    parts: impl Into<i128>,
) -> Result<(), Imbalance> {
    let (is, parts) = (is.into(), parts.into());
    if is == parts {
        Ok(())
    } else {
        let of = of();
        Err(Imbalance { of, is, parts })
    }
}

fn sum(numbers: impl Iterator<Item = i64>) -> i128 {
    numbers.map(i128::from).sum()
}

/// Returns the product of all multipliers in the steps, saturating on overflow.
fn product(steps: &[LossStep]) -> i128 {
    let times = steps.iter().filter_map(|step| step.effect.times());
    times.fold(1, |product: i128, times| {
        product.saturating_mul(i128::from(times))
    })
}

/// Returns the chips that the steps add after the multipliers. A later step may still multiply
/// them.
fn flat(steps: &[LossStep]) -> i128 {
    steps.iter().fold(0, |flat: i128, step| {
        let times = step.effect.times().filter(|_| step.id.multiplies_flat());
        let added = step.effect.flat().unwrap_or(0);
        flat.saturating_add(i128::from(added))
            .saturating_mul(i128::from(times.unwrap_or(1)))
    })
}

fn sums(verdict: &Verdict, pot: i64) -> Result<(), Imbalance> {
    for (name, net) in &verdict.net {
        let paid = verdict.payments.iter().map(|payment| {
            let to = i128::from(payment.chips) * i128::from(payment.to.is_player(name));
            to - i128::from(payment.chips) * i128::from(payment.from.is_player(name))
        });
        equal(|| Summed::Net(name.clone()), *net, paid.sum::<i128>())?;
    }
    let all = sum(verdict.net.iter().map(|(_, chips)| *chips));
    let taken = i128::from(pot) - i128::from(verdict.next.pot);
    equal(|| Summed::All, all, taken)
}

/// Checks that the lines of the score add up to its points. If the points were recorded without
/// cards, they may exceed the known lines.
fn score(verdict: &Verdict) -> Result<(), Imbalance> {
    let Some(score) = verdict.score() else {
        return Ok(());
    };
    let lines = sum(score.jokbo.iter().map(|line| line.points));
    let known = if score.told {
        lines.max(i128::from(score.points))
    } else {
        lines
    };
    equal(|| Summed::Score, score.points, known)
}

fn of_loss(loss: &Loss, verdict: &Verdict) -> Result<(), Imbalance> {
    let name = || loss.player.clone();
    let won = verdict.score().map_or(0, |score| score.points);
    let added = sum(loss.steps.iter().filter_map(|step| step.effect.added()));
    equal(
        || Summed::Points(name()),
        loss.points,
        i128::from(won) + added,
    )?;
    let times = product(&loss.steps);
    equal(|| Summed::Multiplier(name()), loss.multiplier, times)?;
    let flat = flat(&loss.steps);
    equal(|| Summed::Flat(name()), loss.flat, flat)?;
    let chips = i128::from(loss.points).saturating_mul(times);
    let chips = chips.saturating_add(flat);
    let cap = loss.steps.iter().find_map(|step| step.effect.to());
    let chips = cap.map_or(chips, |cap| chips.min(i128::from(cap)));
    equal(|| Summed::Loss(name()), loss.chips, chips)
}

/// Checks that every loss is paid, by its loser or by the player who pays for them, up to the cap
/// for one player.
fn win(verdict: &Verdict, most: Option<i64>) -> Result<(), Imbalance> {
    if verdict.losses().is_empty() {
        return Ok(());
    }
    let pays = |loss: &Loss, player: &str| match verdict.liability() {
        Some(liability) if liability.covers.contains(&loss.player) => liability.payer == player,
        _ => loss.player == player,
    };
    for (player, _) in &verdict.net {
        let paid = verdict.payments.iter().filter(|payment| {
            let winner = verdict.winner.iter();
            let won = winner.clone().any(|winner| payment.to.is_player(winner));
            payment.reason == PaidFor::Win && payment.from.is_player(player) && won
        });
        let losses = verdict.losses().iter();
        let owed = losses.filter(|loss| pays(loss, player));
        let owed = sum(owed.map(|loss| loss.chips));
        equal(
            || Summed::Win(player.clone()),
            sum(paid.map(|payment| payment.chips)),
            most.map_or(owed, |most| owed.min(i128::from(most))),
        )?;
    }
    Ok(())
}

fn round(verdict: &Verdict) -> Result<(), Imbalance> {
    let Some(round) = verdict.round() else {
        return Ok(());
    };
    let times = product(&round.steps);
    equal(|| Summed::RoundMultiplier, round.multiplier, times)?;
    for (player, points) in &round.points {
        let name = || player.clone();
        if let Some(score) = verdict.score() {
            let scored = verdict.winner.as_ref() == Some(player);
            let base = if scored { score.points } else { 0 };
            let made = i128::from(base).saturating_mul(times);
            equal(|| Summed::RoundPoints(name()), *points, made)?;
        }
        let to = verdict
            .payments
            .iter()
            .filter(|one| one.to.is_player(player));
        let chips = sum(to.map(|one| one.chips));
        if !verdict.payments.is_empty() {
            equal(|| Summed::RoundChips(name()), chips, *points)?;
        }
    }
    Ok(())
}

fn counting(verdict: &Verdict) -> Result<(), Imbalance> {
    let Some(counting) = verdict.counting() else {
        return Ok(());
    };
    let sets = |pile: &PileCount| sum(pile.sets.iter().map(|set| set.points));
    let all: i128 = counting.piles.iter().map(sets).sum();
    for pile in &counting.piles {
        let name = || pile.player.clone();
        let others = counting
            .piles
            .iter()
            .filter(|other| other.player != pile.player);
        let brought: i128 = others.map(|_| sets(pile)).sum();
        equal(|| Summed::Brought(name()), pile.brought, brought)?;
        equal(|| Summed::Cost(name()), pile.cost, all - sets(pile))?;
        let total = i128::from(pile.cards) + brought - i128::from(pile.cost);
        equal(|| Summed::Total(name()), pile.total, total)?;
    }
    for (player, balance) in &counting.balance {
        let mut piles = counting.piles.iter();
        let pile = piles.find(|pile| pile.player == *player);
        let above = pile.map_or(0, |pile| {
            i128::from(pile.total) - i128::from(counting.par) - i128::from(pile.remainder)
        });
        if verdict.outcome != Outcome::Net {
            equal(|| Summed::Balance(player.clone()), *balance, above)?;
        }
        let net = verdict.net.iter().find(|(name, _)| name == player);
        let net = net.map_or(0, |(_, net)| *net);
        equal(|| Summed::Balanced(player.clone()), net, *balance)?;
    }
    Ok(())
}
