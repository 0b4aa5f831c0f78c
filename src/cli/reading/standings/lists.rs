//! Standings by what chips were worth: each currency is a list of its own.

use super::since::Since;
use crate::cli::draw;
use crate::cli::error::{Failure, Misuse};
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::ledger::People;
use crate::letters::same_name;
use crate::record::ChipValue;
use crate::report::{Measure, Purse, Standing};

/// What one person won or lost in chips of one worth.
pub(in crate::cli) struct Part {
    pub(in crate::cli) chip: Option<ChipValue>,
    pub(in crate::cli) standing: Standing,
}

/// Where everybody stands who played for one currency, or for chips that are worth nothing.
pub(in crate::cli) struct List {
    pub(in crate::cli) measure: Measure,
    /// In what the measure counts.
    pub(in crate::cli) standings: Vec<Standing>,
    /// What that comes to in money; nothing where chips are worth nothing.
    pub(in crate::cli) money: Vec<Purse>,
}

/// Returns of some measures the one that somebody asks for by a currency, or all, and those that are
/// left out by that. Errors: nothing was played for it.
pub(in crate::cli) fn asked_for(
    all: Vec<Measure>,
    asked: Option<&str>,
) -> Result<(Vec<Measure>, Vec<Measure>), Misuse> {
    let Some(asked) = asked.filter(|_| !all.is_empty()) else {
        return Ok((all, Vec::new()));
    };
    let Some(named) = Measure::named(&all, asked).cloned() else {
        let names = all.iter().filter_map(Measure::currency);
        let names = names.map(str::to_owned).collect();
        return Err(Misuse::WhichCurrency(asked.to_owned(), names));
    };
    let left = all.into_iter().filter(|one| *one != named).collect();
    Ok((vec![named], left))
}

/// Returns the list of each measure; `None` where chips do not fit.
pub(in crate::cli) fn lists(parts: &[Part], measures: Vec<Measure>) -> Option<Vec<List>> {
    let list = |measure: Measure| {
        let mut standings: Vec<Standing> = Vec::new();
        for part in parts {
            let Some(weight) = measure.weight(part.chip.as_ref()) else {
                continue;
            };
            let name = &part.standing.player;
            let at = standings.iter().position(|one| one.player == *name);
            let at = at.unwrap_or_else(|| {
                standings.push(Standing::of_nothing(name));
                standings.len() - 1
            });
            add(standings.get_mut(at)?, &part.standing, weight)?;
        }
        let money = measure.unit().map(|unit| {
            let purses = standings.iter();
            purses.map(|one| Purse::of(one.chips, unit)).collect()
        });
        let money = match money {
            Some(money) => money,
            None => Some(Vec::new()),
        };
        Some(List {
            measure,
            money: money?,
            standings,
        })
    };
    measures.into_iter().map(list).collect()
}

/// Adds what somebody won or lost, each chip as so many; `None` where it does not fit.
pub(in crate::cli) fn add(sum: &mut Standing, more: &Standing, weight: i64) -> Option<()> {
    sum.chips = sum.chips.checked_add(more.chips.checked_mul(weight)?)?;
    sum.hands = sum.hands.checked_add(more.hands)?;
    sum.gains = sum.gains.checked_add(more.gains)?;
    sum.best = sum.best.max(more.best.checked_mul(weight)?);
    sum.worst = sum.worst.min(more.worst.checked_mul(weight)?);
    Some(())
}

/// Returns where everybody stands in chips alone, whatever those were worth; `None` where they do not
/// fit.
pub(in crate::cli) fn in_chips(parts: &[Part]) -> Option<Vec<Standing>> {
    let mut found: Vec<Standing> = Vec::new();
    for Part { standing, .. } in parts {
        let mut all = found.iter();
        let at = all.position(|one| same_name(&one.player, &standing.player));
        let at = at.unwrap_or_else(|| {
            found.push(Standing::of_nothing(&standing.player));
            found.len() - 1
        });
        add(found.get_mut(at)?, standing, 1)?;
    }
    Some(found)
}

/// Returns what somebody's chips are worth, currency by currency; `None` where that does not fit.
pub(in crate::cli) fn purse(parts: &[Part], name: &str) -> Option<Purse> {
    let mut purse = Purse::default();
    for part in parts.iter().filter(|part| part.standing.player == name) {
        if let Some(chip) = &part.chip {
            purse.add(part.standing.chips, chip)?;
        }
    }
    Some(purse)
}

/// Draws lists, each under what it is counted in where there are several.
pub(super) fn draw(
    lists: &[List],
    since: Option<&Since>,
    people: &People,
    games: bool,
    screen: &mut Screen,
) -> Result<(), Failure> {
    for (at, list) in lists.iter().enumerate() {
        if at > 0 {
            screen.line("")?;
        }
        if lists.len() > 1 {
            let head = say!(screen.lang(), counted_in(list.measure.currency()));
            screen.paragraph(&Styled::heading(head))?;
        }
        let currency = list.measure.currency();
        let since = since.zip(currency);
        let since = since.and_then(|(since, currency)| since.of_list(&list.standings, currency));
        let money = draw::Money {
            won: &list.money,
            since: since.as_deref(),
        };
        let ranked = draw::Ranked {
            standings: &list.standings,
            money: currency.map(|_| money),
            unit: list.measure.money(),
            games,
        };
        draw::standings(screen, ranked, people)?;
    }
    Ok(())
}

/// Says what is left out by what is asked for.
pub(in crate::cli) fn tell_left_out(left: &[Measure], screen: &mut Screen) -> Result<(), Failure> {
    if left.is_empty() {
        return Ok(());
    }
    let left: Vec<Option<&str>> = left.iter().map(Measure::currency).collect();
    screen.line("")?;
    let line = say!(screen.lang(), left_out_by_money(&left));
    Ok(screen.paragraph(&Styled::hint(line))?)
}
