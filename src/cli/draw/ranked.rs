//! Draws the standings.

use super::cells::{glued, worth};
use super::signed;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{Lang, say};
use crate::ledger::People;
use crate::record::ChipValue;
use crate::report::{Purse, Standing};
use std::cmp::Reverse;
use std::io;

/// Returns a person's name, marked if they are a guest.
pub(in crate::cli) fn named(lang: Lang, people: &People, name: &str) -> String {
    match people.find(name) {
        Some((_, person)) if person.guest => say!(lang, named_guest(name)),
        _ => name.to_owned(),
    }
}

/// What the chips are worth in money, in the order of the standings.
#[derive(Clone, Copy)]
pub(in crate::cli) struct Money<'a> {
    /// The total.
    pub(in crate::cli) won: &'a [Purse],
    /// The part since everybody last settled up, if they ever did.
    pub(in crate::cli) since: Option<&'a [Purse]>,
}

/// Standings to draw.
#[derive(Clone, Copy)]
pub(in crate::cli) struct Ranked<'a> {
    /// The standings, counted in chips or in `unit`.
    pub(in crate::cli) standings: &'a [Standing],
    pub(in crate::cli) money: Option<Money<'a>>,
    /// The money that one unit is worth; `None` if the unit is a chip.
    pub(in crate::cli) unit: Option<&'a ChipValue>,
    /// True if whole games are counted rather than hands.
    pub(in crate::cli) games: bool,
}

/// Draws who has won and lost how much, highest first: in chips and, if chips are worth something,
/// in money; only in money if chips were worth different amounts.
pub(in crate::cli) fn standings(
    screen: &mut Screen,
    ranked: Ranked<'_>,
    people: &People,
) -> io::Result<()> {
    let lang = screen.lang();
    let Ranked {
        standings,
        money,
        unit,
        games,
    } = ranked;
    let since = money.and_then(|money| money.since);
    let money = money.map(|money| money.won);
    let (worth_money, settled) = (money.is_some(), since.is_some());
    let mut headings = say!(lang, standings_headings(games, worth_money, settled));
    let behind = usize::from(worth_money) + usize::from(settled) + usize::from(unit.is_none());
    // On a narrow screen we drop gains, worst and best first, then hands, then chips, which money
    // repeats; with two columns of money, we drop chips before hands.
    let hands = 1 + behind;
    let mut spare = [1, 3, 2].map(|column| column + hands).to_vec();
    match (unit, worth_money, settled) {
        (Some(_), ..) | (_, false, _) => spare.push(hands),
        (_, true, true) => spare.extend([1, hands, 3]),
        (_, true, false) => spare.extend([hands, 1]),
    }
    if unit.is_some() {
        headings.remove(1);
    }
    let mut grid = Grid::new(&headings).spare(&spare);
    let mut ranked: Vec<_> = standings.iter().enumerate().collect();
    ranked.sort_by_key(|(_, one)| (Reverse(one.chips), &one.player));
    for (place, standing) in ranked {
        let mut row = vec![Styled::from(glued(&named(lang, people, &standing.player)))];
        row.extend(unit.is_none().then(|| signed(lang, standing.chips)));
        let purses = [money, since].into_iter().flatten();
        let purses = purses.filter_map(|purses| purses.get(place));
        row.extend(purses.map(|purse| worth(lang, purse)));
        row.extend([
            Styled::from(standing.hands.to_string()),
            Styled::from(standing.gains.to_string()),
            counted(lang, standing.best, unit),
            counted(lang, standing.worst, unit),
        ]);
        grid.styled_row(row);
    }
    screen.table(grid)
}

/// Formats a number of chips with their sign or, if there is a `unit`, that many units as money.
pub(in crate::cli) fn counted(lang: Lang, chips: i64, unit: Option<&ChipValue>) -> Styled {
    match unit {
        None => signed(lang, chips),
        Some(unit) => Styled::chips(chips, say!(lang, money(chips, unit))),
    }
}
