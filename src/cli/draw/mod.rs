//! Drawing: verdicts, scores and tables for people.

mod cells;
mod chips;
mod compare;
mod heads;
mod losses;
mod offers;
mod payments;
mod ranked;
mod result;
mod rows;
pub(in crate::cli) mod session;
mod suit;
mod view;
mod whatif;

pub(super) use cells::{amount, glued};
pub(super) use chips::signed;
pub(super) use compare::comparison;
pub(super) use heads::{hand_head, hand_in_words};
pub(super) use offers::offer;
pub(super) use payments::net_table;
pub(super) use ranked::{Money, Ranked, counted, named, standings};
pub(super) use result::{result, result_head};
pub(super) use suit::{by_name, code, meaning, meaning_of_kind};
pub(super) use view::VerdictView;
pub(super) use whatif::{
    changed_lines, deciding, faults_in, hands_otherwise, open_facts, side_by_side,
    totals_otherwise, ways,
};

use super::screen::{Grid, Screen, Styled};
use super::words::{self, say};
use crate::card::Calendar;
use crate::cli::words::below;
use crate::report::PointStanding;
use crate::rules::{Game, PointUnit};
use crate::verdict::{Finding, PileCounting, RoundPoints, Score, Verdict};
use crate::words::Numbering;
use crate::words::book::{explained, of_id};
use losses::{StepContext, steps};
use std::cmp::Reverse;
use std::io;

/// Draws a verdict: the winner's score, what each loser owes and why, and who pays whom.
pub(super) fn verdict(
    screen: &mut Screen,
    verdict: &Verdict,
    view: VerdictView<'_>,
) -> io::Result<()> {
    let (lang, calendar) = (screen.lang(), verdict.calendar);
    let headline = Styled::heading(say!(lang, headline(verdict)));
    screen.paragraph(&headline)?;
    let because = StepContext {
        winner: verdict.winner.as_deref().unwrap_or_default(),
        calendar,
        unit: verdict.unit(),
        chip: view.chip,
        explain: view.explain,
    };
    if let Some(score) = verdict.score() {
        score_table(screen, score, verdict.game(), verdict.unit(), calendar)?;
    }
    if let Some(round) = verdict.round() {
        round_steps(screen, verdict, round, because)?;
    }
    if let Some(counting) = verdict.counting() {
        count_table(screen, counting, calendar)?;
    }
    losses::losses(screen, verdict.losses(), because)?;
    if let Some(line) = say!(lang, liability(verdict)) {
        screen.paragraph(&Styled::heading(line))?;
        let kind = verdict.liability().map(|liability| liability.kind);
        if let Some(rule) = view.explain.and_then(|rules| of_id(lang, kind?, rules)) {
            let rule = Styled::hint(format!("  {}", explained(lang, &rule)));
            screen.paragraph(&rule)?;
        }
    }
    found(screen, verdict, view.explain.is_some(), view.numbering)?;
    irregularities(screen, verdict, view.numbering)?;
    payments::payments(screen, verdict, view)?;
    screen.prose(&say!(lang, next_hand(&verdict.next)))
}

/// Draws what the turns of a hand reveal: who fed the winner and how many other turns would have
/// prevented it, and the safe plays at an offer; `whole` lists every turn.
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

/// Draws the card with which a player fed the winner, where it happened, and what else could have
/// been played.
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

/// Draws the irregularities, each with the correct play.
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

/// Draws a record with line numbers.
pub(super) fn record(screen: &mut Screen, record: &str) -> io::Result<()> {
    let digits = record.lines().count().to_string().len();
    for (number, line) in (1..).zip(record.lines()) {
        let number = Styled::said(format!("  {number:digits$}  "), format!("{number}. "));
        screen.line(number.then(line))?;
    }
    Ok(())
}

/// Draws how the points of a Koi-Koi round come about.
fn round_steps(
    screen: &mut Screen,
    verdict: &Verdict,
    round: &RoundPoints,
    because: StepContext<'_>,
) -> io::Result<()> {
    let lang = screen.lang();
    let score = verdict.score().filter(|_| !round.steps.is_empty());
    let Some(score) = score else {
        return Ok(());
    };
    screen.line("")?;
    screen.prose(&say!(lang, round_arithmetic(score.points, round)))?;
    steps(screen, &round.steps, &[], because)
}

/// Draws the counted piles of min-hwatu.
fn count_table(screen: &mut Screen, counting: &PileCounting, calendar: Calendar) -> io::Result<()> {
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
        grid.styled_row([
            pile.player.as_str().into(),
            pile.cards.to_string().into(),
            words::signed(lang, pile.brought).into(),
            words::signed(lang, -pile.cost).into(),
            words::number(lang, pile.total).into(),
            words::signed(lang, *balance).into(),
        ]);
    }
    screen.table(grid)?;
    for pile in &counting.piles {
        for set in &pile.sets {
            screen.prose(&say!(lang, counted_set_line(&pile.player, set, calendar)))?;
        }
    }
    screen.prose(&say!(lang, par_line(counting.par)))?;
    for pile in counting.piles.iter().filter(|pile| pile.remainder > 0) {
        screen.prose(&say!(lang, remainder_line(&pile.player, pile.remainder)))?;
    }
    Ok(())
}

/// Draws the jokbo of a score with their cards.
pub(super) fn score_table(
    screen: &mut Screen,
    score: &Score,
    game: Game,
    unit: PointUnit,
    calendar: Calendar,
) -> io::Result<()> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, score_headings(game, unit))).bare();
    for line in &score.jokbo {
        let shown = if screen.is_narrow() {
            line.cards.codes(calendar)
        } else {
            say!(lang, cards(line, calendar))
        };
        grid.styled_row([
            Styled::from(say!(lang, jokbo(line.id, game))),
            Styled::from(line.points.to_string()),
            Styled::said(shown, by_name(lang, line.cards, calendar)),
        ]);
    }
    // Points that no listed jokbo explains.
    let known: i64 = score.jokbo.iter().map(|line| line.points).sum();
    let alone = score.points.saturating_sub(known);
    if score.told && (alone != 0 || score.jokbo.is_empty()) {
        grid.row(&[say!(lang, points_alone()), &alone.to_string(), ""]);
    } else if score.jokbo.is_empty() {
        grid.row(&[say!(lang, no_jokbo()), "0", ""]);
    }
    screen.table(grid)?;
    if score.stop_points != score.points {
        screen.line(below(say!(lang, stop_points(score.stop_points))))?;
    }
    for (card, used) in &score.switch {
        let card = card.code(calendar);
        screen.line(below(say!(lang, switched(&card, *used))))?;
    }
    Ok(())
}

/// Draws the points in a Koi-Koi game, highest first.
pub(super) fn points(
    screen: &mut Screen,
    standings: &[PointStanding],
    unit: PointUnit,
) -> io::Result<()> {
    let lang = screen.lang();
    let mut grid = Grid::new(&say!(lang, points_headings(unit)));
    let mut ranked: Vec<&PointStanding> = standings.iter().collect();
    ranked.sort_by_key(|one| (Reverse(one.points), &one.player));
    for standing in ranked {
        grid.row(&[
            standing.player.to_string(),
            standing.points.to_string(),
            standing.rounds.to_string(),
            standing.won.to_string(),
            standing.best.to_string(),
        ]);
    }
    screen.table(grid)
}
