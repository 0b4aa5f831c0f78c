//! The tables of rounds of Koi-Koi that are played for points, and of their games.

use super::cells::{between_chips, count_of_all, counted, each, nothing};
use super::overview::{WonHands, won_table};
use super::significance;
use super::tables::{FortunesOf, GoesOf, fortune_table, go_table, hand_name, section};
use crate::cli::draw::glued;
use crate::cli::error::Failure;
use crate::cli::figures::FigureContext;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::ledger::{Ledger, People};
use crate::report::stats::{HandFigures, Per, PersonStats, Stats, per_hand, round_pairs};
use crate::rules::Game;
use crate::verdict::Jokbo;
use std::collections::BTreeMap;

/// With more people than this, only one person's yaku are listed at a time.
const YAKU_OF: usize = 4;

/// The figures of one person's rounds, under the person's name.
type OfPerson<'s> = (&'s str, &'s HandFigures);

/// Draws all tables of rounds and games, if anybody played some.
pub(super) fn draw(
    stats: &Stats,
    (chosen, people): (&[usize], &[&PersonStats]),
    (known, told): (&People, FigureContext<'_>),
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let played = |one: &&&PersonStats| !one.rounds.hands.is_empty();
    let people: Vec<&PersonStats> = people.iter().filter(played).copied().collect();
    if people.is_empty() {
        return Ok(());
    }
    // A point is a point, whatever a chip is worth.
    let points = FigureContext { lang, unit: None };
    let rounds: Vec<OfPerson<'_>> = people
        .iter()
        .map(|one| (one.name.as_str(), &one.rounds))
        .collect();
    let won: Vec<WonHands<'_>> = rounds
        .iter()
        .map(|(name, one)| (*name, one.evenings.as_slice()))
        .collect();
    let won = won_table(&won, known, screen);
    section(say!(lang, rounds_won_head()), won, screen)?;
    scored(&people, points, screen)?;
    games(&people, told, screen)?;
    let pairs = round_pairs(stats, chosen);
    significance::tell(Per::Round, &pairs, points, screen)?;
    if rounds.iter().any(|(_, one)| one.goes.said > 0) {
        let goes: Vec<GoesOf<'_>> = rounds
            .iter()
            .map(|(name, one)| (*name, &one.goes, one.is_few()))
            .collect();
        let grid = go_table(say!(lang, kois_headings()), &goes, points);
        section(say!(lang, kois_head()), grid, screen)?;
    }
    let fortunes: Vec<FortunesOf<'_>> = rounds
        .iter()
        .map(|(name, one)| (*name, one.fortunes.as_slice(), one.hands.len()))
        .collect();
    if let Some(grid) = fortune_table(&fortunes, screen) {
        section(say!(lang, round_fortunes_head()), grid, screen)?;
    }
    yaku(&rounds, screen)?;
    records(&rounds, points, ledger, screen)
}

/// Draws how many points everybody scored, and how many more than the other player.
fn scored(
    people: &[&PersonStats],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let mut grid = Grid::new(&say!(lang, round_points_headings())).spare(&[6, 5, 1]);
    for one in people {
        let rounds = &one.rounds;
        let few = rounds.is_few();
        grid.styled_row([
            Styled::from(glued(&one.name)),
            Styled::from(one.scored.to_string()),
            counted(told, rounds.brought),
            each(told, rounds.brought, rounds.hands.len(), few),
            between_chips(told, per_hand(&rounds.evenings)),
            each(told, rounds.won.chips, rounds.won.hands.len(), few),
            each(told, rounds.lost.chips, rounds.lost.hands.len(), few),
        ]);
    }
    section(say!(lang, round_points_head()), grid, screen)
}

/// Draws how many games everybody won, and what they brought.
fn games(
    people: &[&PersonStats],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let mut grid = Grid::new(&told.headings(say!(lang, games_headings()), 3)).spare(&[5, 4, 2]);
    for one in people {
        let games = &one.games;
        let all = games.games.len();
        let single = |chips: Option<i64>| chips.map_or_else(nothing, |chips| counted(told, chips));
        grid.styled_row([
            Styled::from(glued(&one.name)),
            count_of_all(games.won.hands.len(), all),
            count_of_all(games.lost.hands.len(), all),
            counted(told, one.parts.games),
            single(games.best.map(|best| best.chips)),
            single(games.worst.map(|worst| worst.chips)),
        ]);
    }
    section(say!(lang, games_head()), grid, screen)?;
    if people
        .iter()
        .any(|one| one.games.points != one.rounds.brought)
    {
        screen.paragraph(&Styled::hint(say!(lang, games_open())))?;
    }
    Ok(())
}

/// Draws how often everybody won with each yaku, the most frequent first.
fn yaku(rounds: &[OfPerson<'_>], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut lines: BTreeMap<Jokbo, usize> = BTreeMap::new();
    for line in rounds.iter().flat_map(|(_, one)| &one.won_by) {
        *lines.entry(line.id).or_default() += line.hands.len();
    }
    if lines.is_empty() || rounds.len() > YAKU_OF {
        return Ok(());
    }
    let mut lines: Vec<(Jokbo, usize)> = lines.into_iter().collect();
    lines.sort_by_key(|(id, hands)| (std::cmp::Reverse(*hands), *id));
    let mut headings = vec![say!(lang, yaku_heading()).to_owned()];
    headings.extend(rounds.iter().map(|(name, _)| format!(">{name}")));
    let mut grid = Grid::new(&headings);
    for (id, _) in lines {
        let mut row = vec![Styled::from(say!(lang, jokbo(id, Game::KoiKoi)))];
        row.extend(rounds.iter().map(|(_, one)| {
            let line = one.won_by.iter().find(|line| line.id == id);
            let hands = line.map_or(0, |line| line.hands.len());
            count_of_all(hands, one.won.hands.len())
        }));
        grid.styled_row(row);
    }
    section(say!(lang, yaku_head()), grid, screen)
}

/// Draws the best and worst rounds, and the longest runs.
fn records(
    rounds: &[OfPerson<'_>],
    told: FigureContext<'_>,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let mut grid = Grid::new(&say!(lang, round_records_headings())).spare(&[6, 5, 4, 2]);
    for (name, one) in rounds {
        let mut row = vec![Styled::from(glued(name))];
        for single in [one.best, one.worst] {
            row.push(single.map_or_else(nothing, |single| counted(told, single.chips)));
            row.push(hand_name(single, ledger)?);
        }
        row.push(Styled::from(one.winning.len().to_string()));
        row.push(Styled::from(one.losing.len().to_string()));
        grid.styled_row(row);
    }
    section(say!(lang, round_records_head()), grid, screen)
}
