//! Statistics by seat, dealer, ruleset, month or game.

use super::cells::{between_chips, between_rates, count_of_all, counted, each, nothing, rate};
use super::tables::section;
use crate::cli::draw::glued;
use crate::cli::error::Failure;
use crate::cli::figures::FigureContext;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::report::stats::{
    By, GroupShare, PersonStats, is_few, parts, per_hand, round_parts, sums, win_rate,
};

/// Draws the figures of these people, group by group: hands with all chips, then rounds for points.
pub(super) fn draw(
    people: &[&PersonStats],
    by: By,
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let headings = say!(lang, by_headings(by));
    let shares = parts(people, by);
    if shares.iter().any(|share| !share.did.hands.is_empty()) {
        screen.table(hands(&shares, headings, told))?;
    } else if !shares.is_empty() {
        screen.table(only_chips(&shares, headings, told))?;
    }
    let rounds = round_parts(people, by);
    if rounds.is_empty() {
        return Ok(());
    }
    let points = FigureContext { lang, unit: None };
    let [group, ..] = headings;
    let mut grid = Grid::new(&say!(lang, round_groups_headings(group))).spare(&[4, 7, 2, 5, 3]);
    for share in &rounds {
        grid.styled_row(cells(share, points));
    }
    section(say!(lang, round_groups_head()), grid, screen)
}

/// Returns the table of hands. Where some chips do not come from hands that were played, a last
/// column has all chips.
fn hands(shares: &[GroupShare<'_>], headings: [&'static str; 8], told: FigureContext<'_>) -> Grid {
    let is_all = |share: &GroupShare<'_>| share.did.parts.total() == share.did.parts.played;
    let mut headings = told.headings(headings, 5).to_vec();
    let has_more = !shares.iter().all(is_all);
    if has_more {
        if let Some(heading) = headings.get_mut(5) {
            *heading = say!(told.lang, played_heading());
        }
        headings.push(say!(told.lang, all_heading()));
    }
    let mut grid = Grid::new(&headings).spare(&[4, 7, 2, 3, 5]);
    for share in shares {
        let mut row = cells(share, told).to_vec();
        if has_more {
            row.push(counted(told, share.did.parts.total()));
        }
        grid.styled_row(row);
    }
    grid
}

/// Returns a table of chips that do not come from hands.
fn only_chips(
    shares: &[GroupShare<'_>],
    headings: [&'static str; 8],
    told: FigureContext<'_>,
) -> Grid {
    let [group, player, _, _, _, chips, ..] = told.headings(headings, 5);
    let mut grid = Grid::new(&[group, player, chips]);
    for share in shares {
        grid.styled_row([
            Styled::from(glued(&say!(told.lang, group(share.group)))),
            Styled::from(glued(&share.person.name)),
            counted(told, share.did.parts.total()),
        ]);
    }
    grid
}

/// Returns the cells that rows of hands and of rounds have in common.
fn cells(share: &GroupShare<'_>, told: FigureContext<'_>) -> [Styled; 8] {
    let lang = told.lang;
    let evenings = &share.did.evenings;
    let ((hands, won, brought), few) = (sums(evenings), is_few(evenings));
    [
        Styled::from(glued(&say!(lang, group(share.group)))),
        Styled::from(glued(&share.person.name)),
        count_of_all(won, hands),
        rate(won, hands, few),
        between_rates(lang, win_rate(evenings)),
        if hands > 0 {
            counted(told, brought)
        } else {
            nothing()
        },
        each(told, brought, hands, few),
        between_chips(told, per_hand(evenings)),
    ]
}
