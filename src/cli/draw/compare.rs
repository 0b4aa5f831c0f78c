//! Draws how the same deals end under two rulesets.

use crate::cli::screen::{Grid, Heading, Screen, Styled};
use crate::cli::words::{Lang, Text, say};
use crate::sim::{ComparisonPlan, ComparisonRow, Estimate, Means, Summary};
use crate::words::TextForm;
use std::io;

/// Draws the numbers for both rulesets, and their difference.
pub(in crate::cli) fn comparison(
    screen: &mut Screen,
    names: [&str; 2],
    plan: ComparisonPlan,
    found: &Summary,
) -> io::Result<()> {
    let lang = screen.lang();
    let names = names.map(Heading::number);
    let difference = Heading::number(say!(lang, difference_heading()));
    let headings = std::iter::once(Heading::text("")).chain(names);
    let mut grid = Grid::with_headings(headings.chain([difference]));
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
    for line in say!(lang, comparison_notes()) {
        screen.prose(line)?;
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
        let number = |value| number(TextForm::Seen, lang, value);
        let [left, right] = means.spread.map(|one| one.map_or_else(String::new, number));
        grid.row(&[indented(say!(lang, spread())), left, right, String::new()]);
    }
}

fn numbers(lang: Lang, grid: &mut Grid, name: &str, row: &ComparisonRow) {
    let nothing = || Styled::from("");
    let one = |one: Option<Estimate>| {
        let drawn = |found: &Estimate| Styled::from(estimate(lang, found));
        one.as_ref().map_or_else(nothing, drawn)
    };
    let [left, right] = row.one.map(one);
    let drawn = |found: &Estimate| Styled::from(difference(lang, found));
    let between = row.difference.as_ref().map_or_else(nothing, drawn);
    grid.styled_row([indented(name).into(), left, right, between]);
}

/// Returns a row's name, indented below its heading.
fn indented(name: &str) -> String {
    format!("  {name}")
}

/// Formats a number with two decimals or, if it is large, with one or none.
fn number(form: TextForm, lang: Lang, value: f64) -> String {
    let size = value.abs();
    let digits = match size {
        size if size < 99.995 => format!("{size:.2}"),
        size if size < 999.95 => format!("{size:.1}"),
        _ => format!("{size:.0}"),
    };
    let sign = if value < 0.0 { form.minus(lang) } else { "" };
    format!("{sign}{digits}")
}

/// Formats a number with its interval, if the interval has bounds: `6.25 (6.01-6.50)`.
fn estimate(lang: Lang, found: &Estimate) -> Text {
    let Estimate { value, low, high } = *found;
    Text::both(|form| {
        let [value, low, high] = [value, low, high].map(|value| number(form, lang, value));
        if !found.reach().is_finite() {
            return value;
        }
        let bounds = form.or(format!("{low}-{high}"), say!(lang, bounds(&low, &high)));
        format!("{value} ({bounds})")
    })
}

/// Formats a difference with its margin of error, `+0.25 ±0.10 *`; the mark means that the
/// difference is unlikely to be chance.
fn difference(lang: Lang, found: &Estimate) -> Text {
    let hardly_chance = found.low > 0.0 || found.high < 0.0;
    Text::both(|form| {
        let digits = number(form, lang, found.value.abs());
        let value = match digits.as_str() {
            "0.00" => digits,
            _ => format!("{}{digits}", form.sign(lang, found.value.total_cmp(&0.0))),
        };
        if !found.reach().is_finite() {
            return value + form.or("  ", "");
        }
        let mark = match (hardly_chance, form) {
            (true, TextForm::Seen) => "*".to_owned(),
            (true, TextForm::Heard) => format!(", {}", say!(lang, hardly_chance())),
            (false, form) => form.or(" ", "").to_owned(),
        };
        format!("{value} ±{}{mark}", number(form, lang, found.reach()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_to_their_room() {
        let lang = Lang::English;
        for (value, due) in [(6.254, "6.25"), (99.999, "100.0"), (123_456.7, "123457")] {
            assert_eq!(number(TextForm::Seen, lang, value), due);
        }
        let found = |value, low, high| Estimate { value, low, high };
        let both = estimate(lang, &found(6.25, 6.0, 6.5));
        assert_eq!(both.seen(), "6.25 (6.00-6.50)");
        assert_eq!(both.heard(), "6.25 (6.00 to 6.50)");
        for (value, low, high, seen, heard) in [
            (
                0.25,
                0.15,
                0.35,
                "+0.25 ±0.10*",
                "plus 0.25 ±0.10, unlikely to be chance",
            ),
            (-0.25, -0.75, 0.25, "-0.25 ±0.50 ", "minus 0.25 ±0.50"),
            (0.0, 0.0, 0.0, "0.00 ±0.00 ", "0.00 ±0.00"),
            (-0.001, -0.011, 0.009, "0.00 ±0.01 ", "0.00 ±0.01"),
        ] {
            let both = difference(lang, &found(value, low, high));
            assert_eq!((both.seen(), both.heard()), (seen, heard));
        }
    }
}
