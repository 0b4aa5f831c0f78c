//! The tables of statistics.

use crate::cli::draw::signed;
use crate::cli::error::Failure;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{self, say};
use crate::ledger::{EntryId, Ledger, Mark, People};
use crate::report::stats::{PersonStats, Stats};
use crate::rules::{Game, PointUnit};
use std::collections::BTreeSet;

/// How many cells a bar of 100 % has.
const BAR: usize = 10;
/// How many jokbo of one person are listed.
const JOKBO: usize = 8;

/// Returns a cell of which there is nothing to say.
fn nothing() -> Styled {
    Styled::said("-", "")
}

/// Returns how often of 100 times something is so, rounded.
fn percent(number: usize, of: usize) -> Option<usize> {
    (number * 200 + of).checked_div(of * 2)
}

/// Returns a rate in words; with a question mark where it tells nothing yet.
fn rate(number: usize, of: usize, few: bool) -> Styled {
    match percent(number, of) {
        None => nothing(),
        Some(percent) if few => Styled::hint(format!("{percent}%?")),
        Some(percent) => Styled::from(format!("{percent}%")),
    }
}

fn bar(number: usize, of: usize, few: bool, mark: Mark) -> Styled {
    let cells = (number * BAR * 2 + of).checked_div(of * 2).unwrap_or(0);
    if few {
        Styled::hint("█".repeat(cells)).or_said("")
    } else {
        Styled::bar(mark, cells)
    }
}

/// Returns chips shared among hands, to two decimals.
fn each(chips: i64, hands: usize, few: bool) -> Styled {
    let Some(hands) = i128::try_from(hands).ok().filter(|hands| *hands > 0) else {
        return nothing();
    };
    let exact = i128::from(chips).abs() * 100;
    let cents = (exact * 2 + hands) / (hands * 2);
    let sign = match chips.signum() {
        _ if cents == 0 => "",
        -1 => "-",
        _ => "+",
    };
    let text = format!("{sign}{}.{:02}", cents / 100, cents % 100);
    if few {
        Styled::hint(format!("{text}?"))
    } else {
        Styled::chips(chips, text)
    }
}

/// Draws hands, wins and chips.
pub(super) fn overview(
    people: &[&PersonStats],
    known: &People,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, stats_headings())).spare(&[4, 8, 7, 6]);
    for one in people {
        let (hands, won, lost) = (one.hands.len(), one.won.hands.len(), one.lost.hands.len());
        let few = one.is_few();
        grid.styled_row([
            Styled::from(one.name.as_str()),
            Styled::from(hands.to_string()),
            Styled::from(won.to_string()),
            rate(won, hands, few),
            bar(won, hands, few, known.mark(&one.name).unwrap_or_default()),
            signed(one.chips),
            each(one.chips, hands, few),
            each(one.won.chips, won, few),
            each(one.lost.chips, lost, few),
        ]);
    }
    Ok(screen.table(grid)?)
}

fn section(head: String, grid: Grid, screen: &mut Screen) -> Result<(), Failure> {
    screen.line("")?;
    screen.line(Styled::heading(head))?;
    Ok(screen.table(grid)?)
}

/// Draws what came of going on.
pub(super) fn goes(people: &[&PersonStats], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    if people.iter().all(|one| one.goes.said == 0) {
        return Ok(());
    }
    let mut grid = Grid::new(&say!(lang, goes_headings()));
    for one in people {
        let (hands, won) = (one.goes.hands.len(), one.goes.won.len());
        grid.styled_row([
            Styled::from(one.name.as_str()),
            Styled::from(one.goes.said.to_string()),
            Styled::from(hands.to_string()),
            Styled::from(won.to_string()),
            rate(won, hands, one.is_few()),
        ]);
    }
    section(say!(lang, goes_head()), grid, screen)
}

/// Draws baks, taken and given, and what was paid for others.
pub(super) fn baks(people: &[&PersonStats], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, baks_headings()));
    let mut any = false;
    for one in people {
        for (bak, sides) in &one.baks {
            let (taken, given) = (&sides.taken, &sides.given);
            if taken.hands.is_empty() && given.hands.is_empty() {
                continue;
            }
            any = true;
            grid.styled_row([
                Styled::from(one.name.as_str()),
                Styled::from(say!(lang, step(bak.step(), PointUnit::Ten))),
                Styled::from(taken.hands.len().to_string()),
                signed(-taken.chips),
                Styled::from(given.hands.len().to_string()),
                signed(given.chips),
            ]);
        }
        if !one.covered.hands.is_empty() {
            any = true;
            grid.styled_row([
                Styled::from(one.name.as_str()),
                Styled::from(say!(lang, paid_for_others())),
                Styled::from(one.covered.hands.len().to_string()),
                signed(-one.covered.chips),
                nothing(),
                nothing(),
            ]);
        }
    }
    if any {
        section(say!(lang, baks_head()), grid, screen)?;
    }
    Ok(())
}

/// Draws by which jokbo somebody won.
pub(super) fn jokbo(one: &PersonStats, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    if one.jokbo.is_empty() {
        return Ok(());
    }
    let mut grid = Grid::new(&say!(lang, jokbo_headings()));
    for (id, hands) in one.jokbo.iter().take(JOKBO) {
        grid.styled_row([
            Styled::from(say!(lang, jokbo(*id, Game::GoStop))),
            Styled::from(hands.len().to_string()),
            rate(hands.len(), one.won.hands.len(), one.is_few()),
        ]);
    }
    section(say!(lang, jokbo_head(&one.name)), grid, screen)
}

/// Draws the best and the worst hands, the longest runs and the largest falls.
pub(super) fn records(
    people: &[&PersonStats],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, records_headings())).spare(&[6, 5, 7]);
    for one in people {
        let mut row = vec![Styled::from(one.name.as_str())];
        for single in [one.best, one.worst] {
            let hand = single.map(|single| ledger.hand(single.hand)).transpose()?;
            let name = hand.map(|hand| Styled::from(hand.name().to_string()));
            row.push(single.map_or_else(nothing, |single| signed(single.chips)));
            row.push(name.unwrap_or_else(nothing));
        }
        row.push(Styled::from(one.winning.len().to_string()));
        row.push(Styled::from(one.losing.len().to_string()));
        row.push(Styled::from(words::signed(-one.fall)));
        grid.styled_row(row);
    }
    section(say!(lang, records_head()), grid, screen)
}

/// Draws who paid whom: of one person to and from everybody, of two between them.
pub(super) fn flows(stats: &Stats, chosen: &[usize], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, flows_headings())).spare(&[4, 3]);
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
        grid.row(&[
            &from.name,
            &to.name,
            &flow.paid.chips.to_string(),
            &flow.covered.to_string(),
            &flow.paid.hands.len().to_string(),
        ]);
    }
    if any {
        section(say!(lang, flows_head()), grid, screen)?;
    }
    Ok(())
}

/// Says how two people did in the hands that both played.
pub(super) fn together(
    one: &PersonStats,
    other: &PersonStats,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let of_other: BTreeSet<&EntryId> = other.hands.iter().collect();
    let both: BTreeSet<&EntryId> = one
        .hands
        .iter()
        .filter(|id| of_other.contains(id))
        .collect();
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
