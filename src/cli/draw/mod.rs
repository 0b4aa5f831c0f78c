//! Drawing: verdicts, scores and tables for people.

use super::screen::{Grid, Screen};
use super::text;
use crate::card::Calendar;
use crate::record::ChipValue;
use crate::report::Standing;
use crate::verdict::{Loss, Score, Verdict};
use std::io;

/// Draws a verdict: what the winner scores, what each loser owes and why, who pays whom.
pub(super) fn verdict(
    screen: &mut Screen,
    verdict: &Verdict,
    calendar: Calendar,
    explain: bool,
) -> io::Result<()> {
    let headline = screen.bold(&text::headline(verdict));
    screen.prose(&headline)?;
    let winner = verdict.winner.as_deref().unwrap_or_default();
    if let Some(score) = &verdict.score {
        screen.line("")?;
        score_table(screen, score, calendar)?;
    }
    for loss in &verdict.losses {
        screen.line("")?;
        loss_table(screen, loss, winner, explain)?;
    }
    if let Some(line) = text::liability(verdict) {
        screen.line("")?;
        let line = screen.bold(&line);
        screen.prose(&line)?;
        if let (true, Some(liability)) = (explain, &verdict.liability) {
            let rule = screen.dim(&format!("  {}", text::liability_rule(liability.kind)));
            screen.prose(&rule)?;
        }
    }
    if !verdict.payments.is_empty() {
        screen.line("")?;
        for payment in &verdict.payments {
            screen.prose(&text::payment(payment))?;
        }
    }
    screen.line("")?;
    net_table(screen, &verdict.net)?;
    next(screen, verdict)
}

/// Draws the jokbo of a score with their cards.
pub(super) fn score_table(
    screen: &mut Screen,
    score: &Score,
    calendar: Calendar,
) -> io::Result<()> {
    let mut grid = Grid::new(&["Jokbo", ">Points", "Cards"]);
    for line in &score.jokbo {
        grid.row(&[
            text::jokbo(line.id),
            &line.points.to_string(),
            &text::cards(line, calendar),
        ]);
    }
    if score.jokbo.is_empty() {
        grid.row(&["none", "0", ""]);
    } else if score.jokbo.len() > 1 {
        grid.row(&["together", &score.points.to_string(), ""]);
    }
    screen.table(grid)?;
    if score.stop_points != score.points {
        let counted = text::count(score.stop_points, "point");
        screen.line(format!("  {counted} of these count towards the target."))?;
    }
    for (card, used) in &score.switch {
        screen.line(format!(
            "  {card} is counted as {}.",
            text::switch_use(*used)
        ))?;
    }
    Ok(())
}

fn loss_table(screen: &mut Screen, loss: &Loss, winner: &str, explain: bool) -> io::Result<()> {
    let name = &loss.player;
    screen.prose(&text::owes(loss))?;
    let mut grid = Grid::new(&["", "", ""]);
    for step in &loss.steps {
        let because = text::because(step, winner, name);
        grid.row(&[
            text::effect(step).replace('×', "x"),
            text::step(step.id).to_owned(),
            because,
        ]);
        if explain {
            grid.row(&["", "", text::step_rule(step.id)]);
        }
    }
    if loss.steps.is_empty() {
        Ok(())
    } else {
        screen.table(grid)
    }
}

/// Draws what each player won or lost.
pub(super) fn net_table(screen: &mut Screen, net: &[(String, i64)]) -> io::Result<()> {
    let mut grid = Grid::new(&["Player", ">Chips"]);
    for (name, chips) in net {
        grid.row(&[name.as_str(), &text::signed(*chips)]);
    }
    screen.table(grid)
}

fn next(screen: &mut Screen, verdict: &Verdict) -> io::Result<()> {
    let next = &verdict.next;
    let mut line = format!("Next: {} deals", next.dealer);
    if next.carry > 0 {
        let hands = text::count(i64::from(next.carry), "hand");
        line = format!("{line}, {hands} without a winner before it");
    }
    if next.pot > 0 {
        line = format!(
            "{line}, {} in the boar's pot",
            text::count(next.pot, "chip")
        );
    }
    screen.line("")?;
    screen.prose(&(line + "."))
}

/// Draws who has won and lost how much, in chips and, where a chip has a worth, in money.
pub(super) fn standings(
    screen: &mut Screen,
    standings: &[Standing],
    chip: Option<&ChipValue>,
) -> io::Result<()> {
    let mut headings = text::standings_headings().to_vec();
    if chip.is_some() {
        headings.insert(2, ">Money");
    }
    let mut grid = Grid::new(&headings);
    for standing in standings {
        let mut row = vec![
            standing.player.clone(),
            text::signed(standing.chips),
            standing.hands.to_string(),
            standing.gains.to_string(),
            text::signed(standing.best),
            text::signed(standing.worst),
        ];
        if let Some(chip) = chip {
            row.insert(2, text::money(standing.chips, chip));
        }
        grid.row(&row);
    }
    screen.table(grid)
}
