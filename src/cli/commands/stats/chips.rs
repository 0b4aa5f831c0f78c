//! What chips come from, and what the boar's pot took and gave.

use super::cells::{counted, nothing};
use super::tables::section;
use crate::cli::draw::glued;
use crate::cli::error::Failure;
use crate::cli::figures::FigureContext;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::report::stats::{ChipParts, PersonStats};

/// Returns whether anybody's chips come from anything but hands that they played.
pub(super) fn differ(people: &[&PersonStats]) -> bool {
    let mut all = people.iter().map(|one| one.parts);
    all.any(|parts| ChipParts { played: 0, ..parts } != ChipParts::default())
}

/// Draws the parts that everybody's chips add up from; nothing if there is only one part, which has
/// a table of its own.
pub(super) fn parts(
    people: &[&PersonStats],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let is_shown = |of: PartOf| people.iter().any(|one| of(&one.parts) != 0);
    let [name, all, headings @ ..] = say!(lang, parts_headings());
    let shown: Vec<(&str, PartOf)> = headings
        .into_iter()
        .zip(PARTS)
        .filter(|(_, of)| is_shown(*of))
        .collect();
    let only_games = shown.len() < 2 && !is_shown(|parts| parts.sat_out | parts.uncounted);
    if !differ(people) || only_games {
        return Ok(());
    }
    let mut titles = vec![name, all];
    titles.extend(shown.iter().map(|(heading, _)| *heading));
    let mut grid = Grid::new(&titles);
    for one in people {
        let mut row = vec![Styled::from(glued(&one.name)), counted(told, one.chips())];
        row.extend(shown.iter().map(|(_, of)| match of(&one.parts) {
            0 => nothing(),
            chips => counted(told, chips),
        }));
        grid.styled_row(row);
    }
    section(say!(lang, parts_head(told.unit.is_some())), grid, screen)
}

/// Returns one part of the chips.
type PartOf = fn(&ChipParts) -> i64;

/// The parts of chips, in the order of their headings.
const PARTS: [PartOf; 5] = [
    |parts| parts.played,
    |parts| parts.sat_out,
    |parts| parts.games,
    |parts| parts.pot,
    |parts| parts.uncounted,
];

/// Draws what the boar's pot took and gave.
pub(super) fn pot(
    people: &[&PersonStats],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let mut grid = Grid::new(&say!(lang, pot_headings())).spare(&[2, 5]);
    let mut any = false;
    for one in people {
        let pot = &one.pot;
        if [&pot.put, &pot.taken, &pot.returned]
            .iter()
            .all(|it| it.hands.is_empty())
        {
            continue;
        }
        any = true;
        grid.styled_row([
            Styled::from(glued(&one.name)),
            counted(told, -pot.put.chips),
            Styled::from(pot.put.hands.len().to_string()),
            counted(told, pot.taken.chips),
            Styled::from(pot.taken.hands.len().to_string()),
            counted(told, pot.returned.chips),
            counted(told, pot.net()),
        ]);
    }
    if any {
        section(say!(lang, pot_head()), grid, screen)?;
    }
    Ok(())
}
