//! Statistics by seat, dealer, ruleset or month.

use super::cells::{between_chips, between_rates, count_of_all, counted, each, rate};
use crate::cli::draw::glued;
use crate::cli::error::Failure;
use crate::cli::figures::FigureContext;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::report::stats::{By, PersonStats, is_few, parts, per_hand, sums, win_rate};

/// Draws the figures of these people, group by group.
pub(super) fn draw(
    people: &[&PersonStats],
    by: By,
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let mut grid =
        Grid::new(&told.headings(say!(lang, by_headings(by)), 5)).spare(&[4, 7, 2, 5, 3]);
    for part in parts(people, by) {
        let (hands, won, played) = sums(&part.did.evenings);
        let few = is_few(&part.did.evenings);
        grid.styled_row([
            Styled::from(glued(&say!(lang, group(part.group)))),
            Styled::from(glued(&part.person.name)),
            count_of_all(won, hands),
            rate(won, hands, few),
            between_rates(lang, win_rate(&part.did.evenings)),
            counted(told, part.did.parts.total()),
            each(told, played, hands, few),
            between_chips(told, per_hand(&part.did.evenings)),
        ]);
    }
    Ok(screen.table(grid)?)
}
