//! Drawing what two rulesets make of the same deals.

use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{Lang, say};
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
    means(lang, &mut grid, say!(lang, chips_of_a_hand()), &found.chips);
    spread(lang, &mut grid, &found.chips);
    means(
        lang,
        &mut grid,
        say!(lang, points_of_the_winner()),
        &found.points,
    );
    means(
        lang,
        &mut grid,
        say!(lang, goes_of_the_winner()),
        &found.goes,
    );
    let mut group = None;
    for (event, row) in &found.events {
        let next = say!(lang, event_group(*event));
        if group != Some(next) {
            heading(&mut grid, next);
            group = Some(next);
        }
        numbers(lang, &mut grid, &say!(lang, event(*event)), row);
    }
    screen.table(grid)?;
    screen.line("")?;
    let marked = !screen.is_plain();
    for line in say!(lang, comparison_notes(marked)) {
        screen.prose(&line)?;
    }
    screen.prose(&say!(lang, differing(found.differing)))?;
    screen.prose(&say!(lang, comparison_plan(plan)))
}

fn heading(grid: &mut Grid, text: &str) {
    grid.row(&[text, "", "", ""]);
}

fn means(lang: Lang, grid: &mut Grid, name: &str, means: &Means) {
    if means.mean.one != [None, None] {
        numbers(lang, grid, name, &means.mean);
    }
}

fn spread(lang: Lang, grid: &mut Grid, means: &Means) {
    if means.spread != [None, None] {
        let [left, right] = means.spread.map(|one| one.map_or_else(String::new, number));
        grid.row(&[indented(say!(lang, spread())), left, right, String::new()]);
    }
}

fn numbers(lang: Lang, grid: &mut Grid, name: &str, row: &Row) {
    let nothing = || Styled::from("");
    let one = |one: Option<Estimate>| {
        let said = |found: &Estimate| Styled::said(estimate(found), estimate_aloud(lang, found));
        one.as_ref().map_or_else(nothing, said)
    };
    let [left, right] = row.one.map(one);
    let said = |found: &Estimate| Styled::said(difference(found), difference_aloud(lang, found));
    let between = row.difference.as_ref().map_or_else(nothing, said);
    grid.styled_row([indented(name).into(), left, right, between]);
}

/// Returns the name of a row below its heading.
fn indented(name: &str) -> String {
    format!("  {name}")
}

/// Returns a number with as many decimals as its size has room for.
fn number(value: f64) -> String {
    match value.abs() {
        size if size < 99.995 => format!("{value:.2}"),
        size if size < 999.95 => format!("{value:.1}"),
        _ => format!("{value:.0}"),
    }
}

/// Returns a number with its interval, where that has bounds: `6.25 (6.01-6.50)`.
fn estimate(found: &Estimate) -> String {
    let Estimate { value, low, high } = *found;
    if !found.reach().is_finite() {
        return number(value);
    }
    format!("{} ({}-{})", number(value), number(low), number(high))
}

/// Returns a number with its interval as it is said: `6.25 (6.01 to 6.50)`.
fn estimate_aloud(lang: Lang, found: &Estimate) -> String {
    let Estimate { value, low, high } = *found;
    if !found.reach().is_finite() {
        return number(value);
    }
    let bounds = say!(lang, bounds(&number(low), &number(high)));
    format!("{} ({bounds})", number(value))
}

/// Returns a difference as it is said: `+0.25 ±0.10, hardly chance`.
fn difference_aloud(lang: Lang, found: &Estimate) -> String {
    let shown = difference(found);
    let Some(number) = shown.strip_suffix('*') else {
        return shown;
    };
    format!("{number}, {}", say!(lang, hardly_chance()))
}

/// Returns a difference with how far it may be off: `+0.25 ±0.10 *`, marked where it is hardly
/// chance.
fn difference(found: &Estimate) -> String {
    let sign = if found.value > 0.0 { "+" } else { "" };
    let value = match number(found.value).as_str() {
        "0.00" | "-0.00" => "0.00".to_owned(),
        value => format!("{sign}{value}"),
    };
    if !found.reach().is_finite() {
        return format!("{value}  ");
    }
    let mark = if found.low > 0.0 || found.high < 0.0 {
        "*"
    } else {
        " "
    };
    format!("{value} ±{}{mark}", number(found.reach()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_to_their_room() {
        assert_eq!(number(6.254), "6.25");
        assert_eq!(number(99.999), "100.0");
        assert_eq!(number(123_456.7), "123457");
        let found = |value, low, high| Estimate { value, low, high };
        assert_eq!(estimate(&found(6.25, 6.0, 6.5)), "6.25 (6.00-6.50)");
        assert_eq!(difference(&found(0.25, 0.15, 0.35)), "+0.25 ±0.10*");
        assert_eq!(difference(&found(-0.25, -0.75, 0.25)), "-0.25 ±0.50 ");
        assert_eq!(difference(&found(0.0, 0.0, 0.0)), "0.00 ±0.00 ");
        assert_eq!(difference(&found(-0.001, -0.011, 0.009)), "0.00 ±0.01 ");
    }
}
