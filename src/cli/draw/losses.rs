//! Draws what losers owe: first the steps that all of them share, then each loser's own.

use crate::card::Calendar;
use crate::cli::screen::{Grid, Screen};
use crate::cli::words::say;
use crate::record::ChipValue;
use crate::rules::{PointUnit, Rules};
use crate::verdict::{Loss, LossStep};
use crate::words::book::{explained, of_id};
use std::io;

/// What is needed to explain the steps of a verdict.
#[derive(Clone, Copy)]
pub(super) struct StepContext<'a> {
    /// Who won.
    pub(super) winner: &'a str,
    /// The calendar that numbers the months.
    pub(super) calendar: Calendar,
    /// The unit of points.
    pub(super) unit: PointUnit,
    /// What a chip is worth, if it is worth anything.
    pub(super) chip: Option<&'a ChipValue>,
    /// The rules to quote for each step; `None` to quote none.
    pub(super) explain: Option<&'a Rules>,
}

/// Draws what each loser owes and why.
pub(super) fn losses(
    screen: &mut Screen,
    losses: &[Loss],
    because: StepContext<'_>,
) -> io::Result<()> {
    if losses.is_empty() {
        return Ok(());
    }
    let lang = screen.lang();
    screen.line("")?;
    let shared = shared(losses);
    if !shared.is_empty() {
        let all: Vec<&str> = losses.iter().map(|loss| loss.player.as_str()).collect();
        screen.prose(&say!(lang, for_all(&say!(lang, list(&all)))))?;
        steps(screen, &shared, &all, because)?;
    }
    for loss in losses {
        screen.prose(&say!(lang, owed(loss, because.chip)))?;
        let own = without(&loss.steps, &shared);
        steps(screen, &own, &[loss.player.as_str()], because)?;
    }
    Ok(())
}

/// Draws steps, each with the reason why it applies to these losers.
pub(super) fn steps(
    screen: &mut Screen,
    steps: &[LossStep],
    losers: &[&str],
    because: StepContext<'_>,
) -> io::Result<()> {
    let lang = screen.lang();
    if steps.is_empty() {
        return Ok(());
    }
    let mut grid = Grid::new(&["", "", ""]);
    for step in steps {
        let StepContext {
            winner,
            calendar,
            unit,
            explain,
            chip: _,
        } = because;
        grid.styled_row([
            say!(lang, effect(step)).into(),
            say!(lang, step(step.id, unit)).into(),
            say!(lang, because(step, winner, losers, calendar, unit)).into(),
        ]);
        if let Some(rule) = explain.and_then(|rules| of_id(lang, step.id, rules)) {
            grid.row(&["", "", &explained(lang, &rule)]);
        }
    }
    screen.table(grid)
}

/// Returns the steps that all of the losses share, in order.
fn shared(losses: &[Loss]) -> Vec<LossStep> {
    let Some((first, others)) = losses.split_first().filter(|(_, rest)| !rest.is_empty()) else {
        return Vec::new();
    };
    let mut shared = first.steps.clone();
    for loss in others {
        let own = without(&shared, &loss.steps);
        shared = without(&shared, &own);
    }
    shared
}

/// Returns `steps` without `others`, each of which removes one equal step.
fn without(steps: &[LossStep], others: &[LossStep]) -> Vec<LossStep> {
    let mut others = others.to_vec();
    let mut left = steps.to_vec();
    left.retain(|step| match others.iter().position(|other| other == step) {
        Some(at) => {
            others.remove(at);
            false
        }
        None => true,
    });
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Case, Opening};
    use crate::verdict::StepId;

    #[test]
    fn what_both_losers_have_is_shared_and_the_rest_their_own() {
        let record = "players Ann Bo Chul\nAnn has 1g 3g 8g 1t 2t 3t\nAnn heundeum 5\nAnn go\n\
                      Bo counts g1 y1 t1 p3\nChul counts g0 y1 t1 p5\nAnn stop\n";
        let verdict = Case::read(record, Opening::default()).settle().unwrap();
        let shared = shared(verdict.losses());
        let ids = |steps: &[LossStep]| steps.iter().map(|step| step.id).collect::<Vec<_>>();
        assert_eq!(ids(&shared), [StepId::GoChips, StepId::Heundeum]);
        let own = |at: usize| ids(&without(&verdict.losses()[at].steps, &shared));
        assert_eq!(own(0), []);
        assert_eq!(own(1), [StepId::GwangBak]);
        assert_eq!(super::shared(&verdict.losses()[..1]), []);
    }
}
