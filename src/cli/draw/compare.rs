//! Drawing what two rulesets make of the same deals.

use crate::cli::screen::{Grid, Screen};
use crate::cli::words::{self, Lang, say};
use crate::sim::{Estimate, Means, Plan, Row, Summary};
use std::io;

/// Draws the numbers under both rulesets of these names beside their difference.
pub(in crate::cli) fn comparison(
    screen: &mut Screen,
    names: [&str; 2],
    plan: Plan,
    found: &Summary,
) -> io::Result<()> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, comparison_headings(names)));
    heading(&mut grid, say!(lang, won_hands()));
    means(&mut grid, say!(lang, chips_of_a_hand()), &found.chips);
    spread(lang, &mut grid, &found.chips);
    means(&mut grid, say!(lang, points_of_the_winner()), &found.points);
    means(&mut grid, say!(lang, goes_of_the_winner()), &found.goes);
    let mut group = None;
    for (event, row) in &found.events {
        let next = say!(lang, event_group(*event));
        if group != Some(next) {
            heading(&mut grid, next);
            group = Some(next);
        }
        numbers(&mut grid, &say!(lang, event(*event)), row);
    }
    screen.table(grid)?;
    screen.line("")?;
    for line in say!(lang, comparison_notes()) {
        screen.prose(line)?;
    }
    screen.prose(&say!(lang, differing(found.differing)))?;
    screen.prose(&say!(lang, comparison_plan(plan)))
}

fn heading(grid: &mut Grid, text: &str) {
    grid.row(&[text, "", "", ""]);
}

fn means(grid: &mut Grid, name: &str, means: &Means) {
    if means.mean.one != [None, None] {
        numbers(grid, name, &means.mean);
    }
}

fn spread(lang: Lang, grid: &mut Grid, means: &Means) {
    if means.spread != [None, None] {
        let [left, right] = means
            .spread
            .map(|one| one.map_or_else(String::new, words::number));
        grid.row(&[
            say!(lang, indented(say!(lang, spread()))),
            left,
            right,
            String::new(),
        ]);
    }
}

fn numbers(grid: &mut Grid, name: &str, row: &Row) {
    let one = |one: Option<Estimate>| one.as_ref().map_or_else(String::new, words::estimate);
    let [left, right] = row.one.map(one);
    let difference = row.difference.as_ref();
    let difference = difference.map_or_else(String::new, words::difference);
    grid.row(&[words::indented(name), left, right, difference]);
}
