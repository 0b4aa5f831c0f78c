//! Lists of standings: one for each currency, and one for worthless chips.

use crate::letters::same_name;
use crate::record::ChipValue;
use crate::report::{Measure, Purse, ReportError, Standing};

/// What one person won or lost with chips of one worth, or with worthless chips.
pub(crate) struct WorthPart {
    pub(crate) chip: Option<ChipValue>,
    /// Whether it is money from adjustments, counted in the smallest unit rather than in chips.
    pub(crate) is_money: bool,
    pub(crate) standing: Standing,
}

/// The standings of everybody who played for one currency, or for worthless chips.
pub(crate) struct List {
    pub(crate) measure: Measure,
    /// The standings, in the unit of the measure.
    pub(crate) standings: Vec<Standing>,
    /// What each of the standings is worth in money; empty if the chips are worthless.
    pub(crate) money: Vec<Purse>,
}

/// Returns the measures that a user asks for (that of one currency, or all), and the measures that
/// are left out. Errors: nothing was played for that currency.
pub(crate) fn asked_for(
    all: Vec<Measure>,
    asked: Option<&str>,
) -> Result<(Vec<Measure>, Vec<Measure>), ReportError> {
    let Some(asked) = asked.filter(|_| !all.is_empty()) else {
        return Ok((all, Vec::new()));
    };
    let Some(named) = Measure::named(&all, asked).cloned() else {
        let names = all.iter().filter_map(Measure::currency);
        return Err(ReportError::WhichCurrency {
            asked: asked.to_owned(),
            names: names.map(str::to_owned).collect(),
        });
    };
    let left = all.into_iter().filter(|one| *one != named).collect();
    Ok((vec![named], left))
}

/// Returns a list for each measure; `None` if a sum is too large.
pub(crate) fn lists(parts: &[WorthPart], measures: Vec<Measure>) -> Option<Vec<List>> {
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
            purses
                .map(|one| Purse::from_chips(one.chips, unit))
                .collect()
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

/// Adds one standing to another, counting each chip as `weight`; `None` if a sum is too large.
pub(crate) fn add(sum: &mut Standing, more: &Standing, weight: i64) -> Option<()> {
    sum.chips = sum.chips.checked_add(more.chips.checked_mul(weight)?)?;
    sum.hands = sum.hands.checked_add(more.hands)?;
    sum.gains = sum.gains.checked_add(more.gains)?;
    sum.best = sum.best.max(more.best.checked_mul(weight)?);
    sum.worst = sum.worst.min(more.worst.checked_mul(weight)?);
    Some(())
}

/// Returns everybody's standing in chips, whatever the chips were worth; `None` if a sum is too
/// large.
pub(crate) fn in_chips(parts: &[WorthPart]) -> Option<Vec<Standing>> {
    let mut found: Vec<Standing> = Vec::new();
    for WorthPart {
        standing, is_money, ..
    } in parts
    {
        let mut all = found.iter();
        let at = all.position(|one| same_name(&one.player, &standing.player));
        let at = at.unwrap_or_else(|| {
            found.push(Standing::of_nothing(&standing.player));
            found.len() - 1
        });
        if !is_money {
            add(found.get_mut(at)?, standing, 1)?;
        }
    }
    Some(found)
}

/// Returns what somebody's chips are worth, in each currency; `None` if an amount is too large.
pub(crate) fn purse(parts: &[WorthPart], name: &str) -> Option<Purse> {
    let mut purse = Purse::default();
    for part in parts.iter().filter(|part| part.standing.player == name) {
        if let Some(chip) = &part.chip {
            purse.add(part.standing.chips, chip)?;
        }
    }
    Some(purse)
}
