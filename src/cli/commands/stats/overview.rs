//! The first tables of the statistics: hands won, chips, and the chips over time.

use super::cells::{bar, between_chips, between_rates, count_of_all, counted, each, rate};
use super::tables::section;
use crate::cli::draw::glued;
use crate::cli::error::{Denied, Failure};
use crate::cli::figures::FigureContext;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::ledger::{EntryId, People};
use crate::report::stats::{
    By, EveningChips, Group, PersonStats, Stats, is_few, per_hand, sums, win_rate,
};
use crate::rules::Game;
use console::measure_text_width;
use std::collections::{BTreeMap, BTreeSet};

/// How many cells a bar of 100 % has.
const BAR: usize = 10;
/// The smallest and the largest width of a curve.
const CURVE: (usize, usize) = (12, 60);
/// The blocks that a curve is drawn with, from the lowest to the highest.
const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Draws how many hands everybody won.
pub(super) fn won(
    people: &[&PersonStats],
    known: &People,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let won = people.iter();
    let won: Vec<WonHands<'_>> = won
        .map(|one| (one.name.as_str(), one.evenings.as_slice()))
        .collect();
    let grid = won_table(&won, known, screen);
    Ok(screen.table(grid)?)
}

/// A person's name, and the hands or rounds by evening.
pub(super) type WonHands<'s> = (&'s str, &'s [EveningChips]);

/// Returns a table of how many hands or rounds everybody won.
pub(super) fn won_table(people: &[WonHands<'_>], known: &People, screen: &Screen) -> Grid {
    let lang = screen.lang();
    let cells = if screen.is_narrow() { BAR / 2 } else { BAR };
    let mut grid = Grid::new(&say!(lang, won_headings())).spare(&[4, 1]);
    for (name, evenings) in people {
        let ((hands, won, _), few) = (sums(evenings), is_few(evenings));
        let mark = known.mark(name).unwrap_or_default();
        grid.styled_row([
            Styled::from(glued(name)),
            count_of_all(won, hands),
            rate(won, hands, few),
            between_rates(lang, win_rate(evenings)),
            bar(won, hands, few, mark, cells),
        ]);
    }
    grid
}

/// Says which games the hands are of, if they are of several.
pub(super) fn games(people: &[&PersonStats], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut hands: BTreeMap<Game, BTreeSet<EntryId>> = BTreeMap::new();
    for (group, did) in people.iter().flat_map(|one| one.by(By::Game)) {
        if let Group::Game(game) = group {
            hands.entry(*game).or_default().extend(did.hands.iter());
        }
    }
    hands.retain(|_, hands| !hands.is_empty());
    if hands.len() < 2 {
        return Ok(());
    }
    let games = hands.into_iter();
    let games = games.map(|(game, hands)| say!(lang, hands_of_game(game, hands.len())));
    let games: Vec<String> = games.collect();
    Ok(screen.paragraph(&Styled::hint(say!(lang, hands_by_game(&games))))?)
}

/// Draws how many chips hands brought everybody. `is_part` says that chips come from elsewhere too.
pub(super) fn chips(
    people: &[&PersonStats],
    is_part: bool,
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let money = told.unit.is_some();
    let mut headings = told.headings(say!(lang, chips_headings()), 1);
    let head = if is_part {
        let [_, chips, ..] = &mut headings;
        *chips = say!(lang, played_heading());
        say!(lang, played_head(money))
    } else {
        say!(lang, chips_head(money))
    };
    let mut grid = Grid::new(&headings).spare(&[5, 4, 1]);
    for one in people {
        let (won, lost, few) = (one.won.hands.len(), one.lost.hands.len(), one.is_few());
        grid.styled_row([
            Styled::from(glued(&one.name)),
            counted(told, one.parts.played),
            each(told, one.parts.played, one.hands.len(), few),
            between_chips(told, per_hand(&one.evenings)),
            each(told, one.won.chips, won, few),
            each(told, one.lost.chips, lost, few),
        ]);
    }
    section(head, grid, screen)
}

/// Draws how many chips everybody had after each evening.
pub(super) fn curves(
    stats: &Stats,
    people: &[&PersonStats],
    known: &People,
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let days = stats.days();
    let (Some(first), Some(last)) = (days.first(), days.last()) else {
        return Ok(());
    };
    if days.len() < 2 {
        return Ok(());
    }
    let curves = people.iter().map(|one| one.curve(&days));
    let curves: Vec<Vec<Option<i64>>> =
        curves.collect::<Option<_>>().ok_or(Denied::TooManyChips)?;
    let room = room(people, &curves, told);
    let mut grid = Grid::new(&say!(lang, curves_headings())).spare(&[2, 3]);
    for (one, curve) in people.iter().zip(&curves) {
        let had = || curve.iter().flatten().copied();
        let (low, high) = (had().min().unwrap_or(0), had().max().unwrap_or(0));
        let mark = known.mark(&one.name).unwrap_or_default();
        grid.styled_row([
            Styled::from(glued(&one.name)),
            Styled::drawn(mark, drawn(curve, (low.min(0), high.max(0)), room)),
            counted(told, low),
            counted(told, high),
        ]);
    }
    let head = say!(
        lang,
        curves_head(
            &say!(lang, on_day(first)),
            &say!(lang, on_day(last)),
            told.unit.is_some()
        )
    );
    section(head, grid, screen)
}

/// Returns how many columns of the screen are left for curves next to names and numbers.
fn room(people: &[&PersonStats], curves: &[Vec<Option<i64>>], told: FigureContext<'_>) -> usize {
    let widths = people
        .iter()
        .map(|one| Styled::from(one.name.as_str()).width());
    let name = widths.max().unwrap_or(0).max(6);
    let all = || curves.iter().flatten().flatten();
    let ends = [all().min(), all().max()].map(|end| end.copied().unwrap_or(0));
    let numbers = ends.map(|number| measure_text_width(told.number(number).seen()).max(8) + 2);
    // The table is indented by two, and has two spaces between its columns.
    let taken = 2 + name + 2 + numbers.iter().sum::<usize>();
    let (least, most) = CURVE;
    Screen::columns().saturating_sub(taken).clamp(least, most)
}

/// Returns a curve of at most `room` columns; each column shows the last of its days.
fn drawn(curve: &[Option<i64>], (low, high): (i64, i64), room: usize) -> String {
    let columns = room.min(curve.len());
    let highest = LEVELS.len() - 1;
    let level = |chips: i64| {
        let steps = i128::try_from(highest).unwrap_or(0);
        let (above, all) = (
            i128::from(chips) - i128::from(low),
            i128::from(high) - i128::from(low),
        );
        let at = (above * steps * 2 + all).checked_div(all * 2).unwrap_or(0);
        usize::try_from(at).unwrap_or(0).min(highest)
    };
    let column = |at: usize| {
        let day = (at + 1) * curve.len() / columns - 1;
        let chips = curve.get(day).copied().flatten();
        let drawn = chips.and_then(|chips| LEVELS.get(level(chips)));
        drawn.copied().unwrap_or(' ')
    };
    (0..columns).map(column).collect()
}

#[cfg(test)]
mod tests {
    use super::drawn;

    #[test]
    fn a_curve_goes_from_the_lowest_to_the_highest() {
        let curve = [None, Some(-10), Some(0), Some(25), Some(60)];
        assert_eq!(drawn(&curve, (-10, 60), 20), " ▁▂▅█");
        // Two columns for five days: they show the second and the fifth.
        assert_eq!(drawn(&curve, (-10, 60), 2), "▁█");
        assert_eq!(drawn(&[Some(0), Some(0)], (0, 0), 20), "▁▁");
    }
}
