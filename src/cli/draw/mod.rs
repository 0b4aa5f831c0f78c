//! Drawing: verdicts, scores and tables for people.

mod compare;
mod heads;
mod offers;
mod suit;
mod whatif;

pub(super) use compare::comparison;
pub(super) use heads::hand_head;
pub(super) use offers::offer;
pub(super) use suit::{code, color, color_of_kind};
pub(super) use whatif::{
    changed_lines, deciding, faults_in, hands_otherwise, open_facts, side_by_side,
    totals_otherwise, ways,
};

use super::screen::{Grid, Screen, Styled};
use super::words::{self, say};
use crate::card::Calendar;
use crate::record::ChipValue;
use crate::report::{PointStanding, Standing};
use crate::rules::{Game, Rules};
use crate::verdict::{Counting, Finding, Loss, PaidFor, RoundPoints, Score, Step, Verdict};
use crate::words::Numbering;
use crate::words::book::{explained, of_id};
use std::io;

/// Draws a verdict: what the winner scores, what each loser owes and why, who pays whom. The rules
/// it came about by are given where each step is to name its own; `numbering` is what places in the
/// record are called.
pub(super) fn verdict(
    screen: &mut Screen,
    verdict: &Verdict,
    explain: Option<&Rules>,
    numbering: Numbering<'_>,
) -> io::Result<()> {
    let (lang, calendar) = (screen.lang(), verdict.calendar);
    let headline = Styled::bold(say!(lang, headline(verdict)));
    screen.paragraph(&headline)?;
    let winner = verdict.winner.as_deref().unwrap_or_default();
    if let Some(score) = verdict.score() {
        screen.line("")?;
        score_table(screen, score, verdict.game(), calendar)?;
    }
    if let Some(round) = verdict.round() {
        round_table(screen, verdict, round, explain)?;
    }
    if let Some(counting) = verdict.counting() {
        count_table(screen, counting, calendar)?;
    }
    for loss in verdict.losses() {
        screen.line("")?;
        loss_table(screen, loss, winner, calendar, explain)?;
    }
    if let Some(line) = say!(lang, liability(verdict)) {
        screen.line("")?;
        let line = Styled::bold(line);
        screen.paragraph(&line)?;
        let kind = verdict.liability().map(|liability| liability.kind);
        if let Some(rule) = explain.and_then(|rules| of_id(lang, kind?, rules)) {
            let rule = Styled::dim(format!("  {}", explained(lang, &rule)));
            screen.paragraph(&rule)?;
        }
    }
    found(screen, verdict, explain.is_some(), numbering)?;
    irregularities(screen, verdict, numbering)?;
    if !verdict.payments.is_empty() {
        screen.line("")?;
        let mut said = vec![PaidFor::Win];
        for payment in &verdict.payments {
            screen.prose(&say!(lang, payment(payment, verdict)))?;
            let told = said.contains(&payment.reason);
            let rules = explain.filter(|_| !told);
            if let Some(rule) = rules.and_then(|rules| of_id(lang, payment.reason, rules)) {
                let rule = Styled::dim(format!("  {}", explained(lang, &rule)));
                screen.paragraph(&rule)?;
                said.push(payment.reason);
            }
        }
    }
    let moved = verdict.net.iter().any(|(_, chips)| *chips != 0);
    if moved || verdict.round().is_none() {
        screen.line("")?;
        net_table(screen, &verdict.net)?;
    }
    next(screen, verdict)
}

/// Draws what was found by the turns of a hand: who fed the winner and how many other turns
/// would have prevented it, and the safe plays there were at an offer; `whole` for each turn.
pub(super) fn found(
    screen: &mut Screen,
    verdict: &Verdict,
    whole: bool,
    numbering: Numbering<'_>,
) -> io::Result<()> {
    let lang = screen.lang();
    for one in verdict.findings() {
        screen.line("")?;
        finding(
            screen,
            one,
            verdict,
            whole,
            &say!(lang, place(numbering, one.line)),
        )?;
    }
    for one in verdict.offers() {
        screen.line("")?;
        let at = say!(lang, place(numbering, one.line));
        offer(screen, one, whole, &at, verdict.calendar)?;
    }
    Ok(())
}

/// Draws by which card somebody fed the winner at a place, and what else could have been played.
pub(super) fn finding(
    screen: &mut Screen,
    finding: &Finding,
    verdict: &Verdict,
    whole: bool,
    at: &str,
) -> io::Result<()> {
    let lang = screen.lang();
    let winner = verdict.winner.as_deref().unwrap_or_default();
    screen.prose(&say!(lang, finding(finding, winner, at, verdict.calendar)))?;
    let Some(others) = &finding.others else {
        return Ok(());
    };
    screen.prose(&say!(lang, other_turns(others, verdict.calendar)))?;
    for other in others.iter().filter(|_| whole) {
        screen.prose(&say!(lang, other_turn(other, winner, verdict.calendar)))?;
    }
    Ok(())
}

/// Draws the irregularities, each with what would have been right.
fn irregularities(
    screen: &mut Screen,
    verdict: &Verdict,
    numbering: Numbering<'_>,
) -> io::Result<()> {
    let lang = screen.lang();
    for one in verdict.irregular() {
        screen.line("")?;
        screen.prose(&say!(
            lang,
            irregularity(
                one,
                &say!(lang, place(numbering, one.line)),
                verdict.calendar
            )
        ))?;
    }
    Ok(())
}

/// Draws a record, each line with its number.
pub(super) fn record(screen: &mut Screen, record: &str) -> io::Result<()> {
    let digits = record.lines().count().to_string().len();
    for (number, line) in (1..).zip(record.lines()) {
        screen.line(format!("  {number:digits$}  {line}"))?;
    }
    Ok(())
}

/// Draws how a round of Koi-Koi comes to its points.
fn round_table(
    screen: &mut Screen,
    verdict: &Verdict,
    round: &RoundPoints,
    explain: Option<&Rules>,
) -> io::Result<()> {
    let lang = screen.lang();
    if let Some(score) = verdict.score().filter(|_| !round.steps.is_empty()) {
        screen.line("")?;
        screen.prose(&say!(lang, round_arithmetic(score.points, round)))?;
        let winner = verdict.winner.as_deref().unwrap_or_default();
        let calendar = verdict.calendar;
        steps(screen, &round.steps, (winner, ""), calendar, explain)?;
    }
    screen.line("")?;
    let mut grid = Grid::new(&say!(lang, round_headings()));
    for (name, points) in &round.points {
        grid.row(&[name.as_str(), &points.to_string()]);
    }
    screen.table(grid)
}

/// Draws the piles of min-hwatu, counted.
fn count_table(screen: &mut Screen, counting: &Counting, calendar: Calendar) -> io::Result<()> {
    let lang = screen.lang();
    let cheated = say!(lang, cheated(counting, calendar));
    if !cheated.is_empty() || !counting.piles.is_empty() {
        screen.line("")?;
    }
    for sentence in cheated {
        screen.prose(&sentence)?;
    }
    if counting.piles.is_empty() {
        return Ok(());
    }
    let mut grid = Grid::new(&say!(lang, count_headings()));
    for (pile, (_, balance)) in counting.piles.iter().zip(&counting.balance) {
        grid.row(&[
            pile.player.clone(),
            pile.cards.to_string(),
            words::signed(pile.brought),
            words::signed(-pile.cost),
            pile.total.to_string(),
            words::signed(*balance),
        ]);
    }
    screen.table(grid)?;
    for pile in &counting.piles {
        for set in &pile.sets {
            screen.prose(&say!(lang, counted_set_line(&pile.player, set, calendar)))?;
        }
    }
    screen.prose(&say!(lang, par_line(counting.par)))
}

/// Draws the jokbo of a score with their cards.
pub(super) fn score_table(
    screen: &mut Screen,
    score: &Score,
    game: Game,
    calendar: Calendar,
) -> io::Result<()> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, score_headings(game)));
    for line in &score.jokbo {
        grid.row(&[
            &say!(lang, jokbo(line.id, game)),
            &line.points.to_string(),
            &say!(lang, cards(line, calendar)),
        ]);
    }
    if score.told {
        let points = score.points.to_string();
        grid.row(&[say!(lang, points_alone()), &points, ""]);
    } else if score.jokbo.is_empty() {
        grid.row(&[say!(lang, no_jokbo()), "0", ""]);
    } else if score.jokbo.len() > 1 {
        let points = score.points.to_string();
        grid.row(&[say!(lang, together()), &points, ""]);
    }
    screen.table(grid)?;
    if score.stop_points != score.points {
        screen.line(say!(lang, stop_points(score.stop_points)))?;
    }
    for (card, used) in &score.switch {
        let card = card.code(calendar);
        screen.line(say!(lang, switched(&card, *used)))?;
    }
    Ok(())
}

fn loss_table(
    screen: &mut Screen,
    loss: &Loss,
    winner: &str,
    calendar: Calendar,
    explain: Option<&Rules>,
) -> io::Result<()> {
    let lang = screen.lang();
    screen.prose(&say!(lang, owes(loss)))?;
    let of = (winner, loss.player.as_str());
    steps(screen, &loss.steps, of, calendar, explain)
}

/// Draws steps, each with why it applies.
fn steps(
    screen: &mut Screen,
    steps: &[Step],
    (winner, loser): (&str, &str),
    calendar: Calendar,
    explain: Option<&Rules>,
) -> io::Result<()> {
    let lang = screen.lang();
    if steps.is_empty() {
        return Ok(());
    }
    let mut grid = Grid::new(&["", "", ""]);
    for step in steps {
        let because = say!(lang, because(step, winner, loser, calendar));
        grid.row(&[
            say!(lang, effect(step)).replace('×', "x"),
            say!(lang, step(step.id)).to_owned(),
            because,
        ]);
        if let Some(rule) = explain.and_then(|rules| of_id(lang, step.id, rules)) {
            grid.row(&["", "", &explained(lang, &rule)]);
        }
    }
    screen.table(grid)
}

/// Draws what each player won or lost.
pub(super) fn net_table(screen: &mut Screen, net: &[(String, i64)]) -> io::Result<()> {
    let mut grid = Grid::new(&say!(screen.lang(), net_headings()));
    for (name, chips) in net {
        grid.row(&[name.as_str(), &words::signed(*chips)]);
    }
    screen.table(grid)
}

fn next(screen: &mut Screen, verdict: &Verdict) -> io::Result<()> {
    screen.line("")?;
    screen.prose(&say!(screen.lang(), next_hand(&verdict.next)))
}

/// Draws who has how many points in a game of Koi-Koi.
pub(super) fn points(screen: &mut Screen, standings: &[PointStanding]) -> io::Result<()> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, points_headings()));
    for standing in standings {
        grid.row(&[
            standing.player.clone(),
            standing.points.to_string(),
            standing.rounds.to_string(),
            standing.won.to_string(),
            standing.best.to_string(),
        ]);
    }
    screen.table(grid)
}

/// Draws who has won and lost how much, in chips and, where a chip has a worth, in money;
/// over whole games, where what is counted are not hands.
pub(super) fn standings(
    screen: &mut Screen,
    standings: &[Standing],
    chip: Option<&ChipValue>,
    games: bool,
) -> io::Result<()> {
    let lang = screen.lang();
    let headings = say!(lang, standings_headings(games, chip.is_some()));
    // Gains, worst and best.
    let spare = [3, 5, 4].map(|column| column + usize::from(chip.is_some()));
    let mut grid = Grid::new(&headings).spare(&spare);
    for standing in standings {
        let mut row = vec![
            standing.player.clone(),
            words::signed(standing.chips),
            standing.hands.to_string(),
            standing.gains.to_string(),
            words::signed(standing.best),
            words::signed(standing.worst),
        ];
        if let Some(chip) = chip {
            row.insert(2, say!(lang, money(standing.chips, chip)));
        }
        grid.row(&row);
    }
    screen.table(grid)
}
