//! The tables of statistics.

use super::cells::{count_of_all, counted, nothing, rate};
use crate::cli::draw::glued;
use crate::cli::error::Failure;
use crate::cli::figures::FigureContext;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{Text, say};
use crate::ledger::{EntryId, Ledger};
use crate::report::stats::{FEW_HANDS, Fortune, PersonStats, Stats};
use crate::rules::PointUnit;
use std::collections::BTreeSet;

/// How many jokbo of one person are listed.
const JOKBO: usize = 8;

/// Draws a table with its heading.
pub(super) fn section(
    head: impl Into<Text>,
    grid: Grid,
    screen: &mut Screen,
) -> Result<(), Failure> {
    screen.line("")?;
    screen.line(Styled::heading(head))?;
    Ok(screen.table(grid)?)
}

/// Draws how going on (`go`) turned out.
pub(super) fn goes(
    people: &[&PersonStats],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    if people.iter().all(|one| one.goes.said == 0) {
        return Ok(());
    }
    let mut grid = Grid::new(&say!(lang, goes_headings())).spare(&[1, 3, 5]);
    for one in people {
        let goes = &one.goes;
        let (hands, won, known) = (goes.hands.len(), goes.won.len(), goes.gained.hands.len());
        let few = one.is_few() || hands < FEW_HANDS;
        grid.styled_row([
            Styled::from(glued(&one.name)),
            Styled::from(goes.said.to_string()),
            count_of_all(won, hands),
            rate(won, hands, few),
            if known > 0 {
                counted(told, goes.gained.chips)
            } else {
                nothing()
            },
            count_of_all(known, hands),
        ]);
    }
    section(say!(lang, goes_head()), grid, screen)
}

/// Draws what made people pay for others.
pub(super) fn causes(
    people: &[&PersonStats],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    if people.iter().all(|one| one.covered.hands.is_empty()) {
        return Ok(());
    }
    let mut grid = Grid::new(&say!(lang, causes_headings())).spare(&[2]);
    for one in people {
        let causes = one
            .causes
            .iter()
            .filter(|(_, moved)| !moved.hands.is_empty());
        for (kind, moved) in causes {
            grid.styled_row([
                Styled::from(glued(&one.name)),
                Styled::from(glued(say!(lang, cause(*kind)))),
                count_of_all(moved.hands.len(), one.hands.len()),
                counted(told, -moved.chips),
            ]);
        }
    }
    section(say!(lang, causes_head()), grid, screen)
}

/// Draws strokes of luck, as far as the records tell.
pub(super) fn fortunes(people: &[&PersonStats], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let befell = |fortune: &Fortune| {
        let mut all = people.iter().flat_map(|one| &one.fortunes);
        all.any(|(other, hands)| other == fortune && !hands.is_empty())
    };
    let shown: Vec<Fortune> = Fortune::ALL.into_iter().filter(befell).collect();
    if shown.is_empty() {
        return Ok(());
    }
    let mut headings = vec![say!(lang, player_heading()).to_owned()];
    headings.extend(shown.iter().map(|fortune| say!(lang, fortune(*fortune))));
    let mut grid = Grid::new(&headings).spare(&[1, 3]);
    for one in people {
        let mut row = vec![Styled::from(glued(&one.name))];
        let counted = shown.iter().map(|fortune| {
            let mut all = one.fortunes.iter();
            let found = all.find(|(other, _)| other == fortune);
            count_of_all(found.map_or(0, |(_, hands)| hands.len()), one.hands.len())
        });
        row.extend(counted);
        grid.styled_row(row);
    }
    section(say!(lang, fortunes_head()), grid, screen)
}

/// Draws baks, suffered and inflicted.
pub(super) fn baks(
    people: &[&PersonStats],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let mut grid = Grid::new(&say!(lang, baks_headings())).spare(&[4, 2]);
    let mut any = false;
    for one in people {
        for (bak, sides) in &one.baks {
            let (taken, given) = (&sides.taken, &sides.given);
            if taken.hands.is_empty() && given.hands.is_empty() {
                continue;
            }
            any = true;
            grid.styled_row([
                Styled::from(glued(&one.name)),
                Styled::from(say!(lang, step(bak.step(), PointUnit::Ten))),
                Styled::from(taken.hands.len().to_string()),
                counted(told, -taken.chips),
                Styled::from(given.hands.len().to_string()),
                counted(told, given.chips),
            ]);
        }
    }
    if any {
        section(say!(lang, baks_head()), grid, screen)?;
    }
    Ok(())
}

/// Draws the jokbo that a person won with.
pub(super) fn jokbo(one: &PersonStats, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    if one.jokbo.is_empty() {
        return Ok(());
    }
    let mut grid = Grid::new(&say!(lang, jokbo_headings()));
    for line in one.jokbo.iter().take(JOKBO) {
        grid.styled_row([
            Styled::from(say!(lang, jokbo(line.id, line.game))),
            count_of_all(line.hands.len(), one.won.hands.len()),
            rate(line.hands.len(), one.won.hands.len(), one.is_few()),
        ]);
    }
    section(say!(lang, jokbo_head(&one.name)), grid, screen)
}

/// Draws the best and worst hands, the longest runs and the largest falls.
pub(super) fn records(
    people: &[&PersonStats],
    ledger: &Ledger,
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let mut grid = Grid::new(&say!(lang, records_headings())).spare(&[6, 5, 7, 4, 2]);
    for one in people {
        let mut row = vec![Styled::from(glued(&one.name))];
        for single in [one.best, one.worst] {
            let hand = single.map(|single| ledger.hand(single.hand)).transpose()?;
            let name = hand.map(|hand| Styled::from(hand.name().to_string()));
            row.push(single.map_or_else(nothing, |single| counted(told, single.chips)));
            row.push(name.unwrap_or_else(nothing));
        }
        row.push(Styled::from(one.winning.len().to_string()));
        row.push(Styled::from(one.losing.len().to_string()));
        row.push(Styled::from(told.number(-one.fall)));
        grid.styled_row(row);
    }
    section(say!(lang, records_head()), grid, screen)
}

/// Draws who paid whom: for one person with everybody, for two people between them.
pub(super) fn flows(
    stats: &Stats,
    chosen: &[usize],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let plain = |chips: i64| {
        told.unit
            .map_or_else(|| chips.to_string().into(), |_| told.number(chips))
    };
    let mut grid = Grid::new(&told.headings(say!(lang, flows_headings()), 2)).spare(&[4, 3]);
    let mut any = false;
    for flow in &stats.flows {
        let ends = [flow.from, flow.to];
        let wanted = match chosen {
            [one] => ends.contains(one),
            _ => ends.iter().all(|end| chosen.contains(end)),
        };
        let names = (stats.people.get(flow.from), stats.people.get(flow.to));
        let (Some(from), Some(to), true) = (names.0, names.1, wanted) else {
            continue;
        };
        any = true;
        grid.styled_row([
            glued(&from.name).into(),
            glued(&to.name).into(),
            plain(flow.chips()).into(),
            plain(flow.covered).into(),
            flow.paid.hands.len().to_string().into(),
        ]);
    }
    if any {
        section(say!(lang, flows_head()), grid, screen)?;
    }
    Ok(())
}

/// Describes how two people did in the hands that both played.
pub(super) fn together(
    one: &PersonStats,
    other: &PersonStats,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let of_other: BTreeSet<EntryId> = other.hands.iter().collect();
    let both = one.hands.iter().filter(|hand| of_other.contains(hand));
    let both: BTreeSet<EntryId> = both.collect();
    let won = |person: &PersonStats| {
        let won = person.won.hands.iter();
        won.filter(|hand| both.contains(hand)).count()
    };
    let (hands, first, second) = (both.len(), won(one), won(other));
    let line = say!(
        lang,
        together(hands, (&one.name, first), (&other.name, second))
    );
    screen.line("")?;
    Ok(screen.paragraph(&Styled::from(line))?)
}
