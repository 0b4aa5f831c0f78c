//! Statistics by seat, dealer, ruleset or month.

use super::cells::{between_chips, between_rates, each, of, rate};
use crate::cli::draw::{glued, signed};
use crate::cli::error::Failure;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::report::stats::{By, PersonStats, is_few, parts, per_hand, sums, win_rate};

/// Draws what these people did, group by group.
pub(super) fn draw(people: &[&PersonStats], by: By, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, by_headings(by))).spare(&[4, 7, 2, 5, 3]);
    for part in parts(people, by) {
        let (hands, won, chips) = sums(&part.did.evenings);
        let few = is_few(&part.did.evenings);
        grid.styled_row([
            Styled::from(glued(&say!(lang, group(part.group)))),
            Styled::from(glued(&part.person.name)),
            of(won, hands),
            rate(won, hands, few),
            between_rates(lang, win_rate(&part.did.evenings)),
            signed(chips),
            each(chips, hands, few),
            between_chips(lang, per_hand(&part.did.evenings)),
        ]);
    }
    Ok(screen.table(grid)?)
}
