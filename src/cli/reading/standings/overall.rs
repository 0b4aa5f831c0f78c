//! Standings over all sessions.

use super::lists::{self, named, tell_left_out};
use crate::cli::draw;
use crate::cli::error::Failure;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::ledger::People;
use crate::report::account::{Months, Overall, Since};

/// Draws how everybody stands, and the change since they last settled up, if they ever did.
pub(super) fn draw(
    overall: &Overall,
    people: &People,
    since: Option<&Since>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    if let Some(since) = since {
        let days = since.days().into_iter();
        let days: Vec<(Vec<&str>, &str)> = days
            .map(|(of, day)| (of.iter().flat_map(named).collect(), day))
            .collect();
        let head = say!(screen.lang(), standings_head(&days));
        screen.paragraph(&Styled::heading(head))?;
    }
    lists::draw(&overall.lists, since, people, overall.games, screen)?;
    if overall.adjusted > 0 {
        let line = say!(screen.lang(), adjustments_counted(overall.adjusted));
        screen.paragraph(&Styled::hint(line))?;
    }
    tell_left_out(&overall.left, screen)
}

/// Draws what a person has won or lost month by month, currency by currency.
pub(super) fn draw_months(all: &[Months], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    for Months { measure, months } in all {
        screen.line("")?;
        if all.len() > 1 {
            let head = say!(lang, counted_in(measure.currency()));
            screen.paragraph(&Styled::heading(head))?;
        }
        let unit = measure.money();
        let mut grid = Grid::new(&say!(lang, months_headings(unit.is_some()))).spare(&[3, 5, 4, 2]);
        for (month, standing) in months {
            grid.styled_row([
                Styled::from(draw::glued(&say!(lang, page_month(month)))),
                draw::counted(lang, standing.chips, unit),
                Styled::from(standing.hands.to_string()),
                Styled::from(standing.gains.to_string()),
                draw::counted(lang, standing.best, unit),
                draw::counted(lang, standing.worst, unit),
            ]);
        }
        screen.table(grid)?;
    }
    Ok(())
}
