//! Drawing what two rulesets make of the same deals.

use crate::cli::screen::{Grid, Screen};
use crate::cli::words;
use crate::sim::{Estimate, Means, Plan, Row, Summary};
use std::io;

/// Draws the numbers under both rulesets of these names beside their difference.
pub(in crate::cli) fn comparison(
    screen: &mut Screen,
    names: [&str; 2],
    plan: Plan,
    found: &Summary,
) -> io::Result<()> {
    let mut grid = Grid::new(&words::comparison_headings(names));
    heading(&mut grid, words::won_hands());
    means(&mut grid, words::chips_of_a_hand(), &found.chips);
    spread(&mut grid, &found.chips);
    means(&mut grid, words::points_of_the_winner(), &found.points);
    means(&mut grid, words::goes_of_the_winner(), &found.goes);
    let mut group = None;
    for (event, row) in &found.events {
        let next = words::event_group(*event);
        if group != Some(next) {
            heading(&mut grid, next);
            group = Some(next);
        }
        numbers(&mut grid, &words::event(*event), row);
    }
    screen.table(grid)?;
    screen.line("")?;
    for line in words::comparison_notes() {
        screen.prose(line)?;
    }
    screen.prose(&words::differing(found.differing))?;
    screen.prose(&words::comparison_plan(plan))
}

fn heading(grid: &mut Grid, text: &str) {
    grid.row(&[text, "", "", ""]);
}

fn means(grid: &mut Grid, name: &str, means: &Means) {
    if means.mean.one != [None, None] {
        numbers(grid, name, &means.mean);
    }
}

fn spread(grid: &mut Grid, means: &Means) {
    if means.spread != [None, None] {
        let [left, right] = means
            .spread
            .map(|one| one.map_or_else(String::new, words::number));
        grid.row(&[words::indented(words::spread()), left, right, String::new()]);
    }
}

fn numbers(grid: &mut Grid, name: &str, row: &Row) {
    let one = |one: Option<Estimate>| one.as_ref().map_or_else(String::new, words::estimate);
    let [left, right] = row.one.map(one);
    let difference = row.difference.as_ref();
    let difference = difference.map_or_else(String::new, words::difference);
    grid.row(&[words::indented(name), left, right, difference]);
}
