//! What stands on the table: piles, points, calls, and what was entered.

use super::ask::Ask;
use super::hand::{State, may_follow};
use super::menu::unseen;
use crate::card::{Calendar, Pile};
use crate::case::Told;
use crate::cli::screen::{Grid, Screen};
use crate::cli::text;
use crate::gostop::{Hand, Holding, Player, best_score, outlook, stop_points};
use crate::koikoi;
use crate::record::{Act, Line};
use crate::rules::{GoStopRules, Rules};
use std::io;

/// Draws what was entered: each text with its number and the question that it answered.
pub(super) fn entered(screen: &mut Screen, asked: &[(String, String)]) -> io::Result<()> {
    let mut grid = Grid::new(&[">", "", ""]);
    for (number, (question, text)) in (1..).zip(asked) {
        let text = if text.trim().is_empty() {
            text::enter()
        } else {
            text.clone()
        };
        grid.row(&[&number.to_string(), &text, question]);
    }
    screen.table(grid)
}

/// Draws the table: each player's pile with its points, and the cards nobody has.
pub(super) fn table(screen: &mut Screen, state: &State) -> io::Result<()> {
    let mut grid = Grid::new(&text::table_headings());
    let calendar = state.ruleset.rules.calendar();
    match (&state.told, &state.ruleset.rules) {
        (Told::GoStop(hand), Rules::GoStop(rules)) => {
            for player in &hand.players {
                let (points, cards) = match player.holding() {
                    Holding::Unknown => (String::new(), text::nothing_known()),
                    Holding::Counts(counts) => (String::new(), text::counted(&counts)),
                    Holding::Cards(pile) => (
                        best_score(pile, rules).points.to_string(),
                        pile.codes(calendar),
                    ),
                };
                grid.row(&[&player.name, &points, &text::calls(player), &cards]);
            }
            away(&mut grid, hand, calendar);
        }
        (Told::KoiKoi(round), Rules::KoiKoi(rules)) => {
            for seat in round.seats() {
                let player = round.player(seat);
                let points = round.score(seat, rules).points.to_string();
                let calls = text::koi_calls(player.calls);
                grid.row(&[&player.name, &points, &calls, &player.pile.codes(calendar)]);
            }
        }
        (Told::MinHwatu(table), _) => {
            for player in &table.players {
                let cards = player.pile.map(|pile| pile.codes(calendar));
                let cards = cards.unwrap_or_else(text::nothing_known);
                grid.row(&[&player.name, "", "", &cards]);
            }
        }
        _ => {}
    }
    screen.table(grid)?;
    let offer = state
        .gostop()
        .and_then(|(hand, _)| Some((hand, hand.offer?)));
    if let Some((hand, offer)) = offer {
        let (by, refused_by) = (hand.name(offer.by), hand.name(offer.refused_by));
        screen.prose(&format!("  {}", text::offer_in_force(&by, &refused_by)))?;
    }
    let cards = unseen(state).codes(calendar);
    if cards.is_empty() {
        return Ok(());
    }
    screen.prose(&format!("  {}", text::unseen(&cards)))
}

/// Returns who of min-hwatu are said to have the same cards: each pair of piles with what is in
/// both.
pub(super) fn in_two_piles(state: &State) -> Vec<String> {
    let Told::MinHwatu(table) = &state.told else {
        return Vec::new();
    };
    let (_, surplus) = table.seen();
    let mut sentences = Vec::new();
    for card in surplus {
        let has = |pile: Option<Pile>| pile.is_some_and(|pile| pile.contains(card));
        let holders = table.players.iter().filter(|player| has(player.pile));
        let names: Vec<String> = holders.map(|player| player.name.clone()).collect();
        sentences.push((names, card));
    }
    let calendar = state.ruleset.rules.calendar();
    let together = sentences.chunk_by(|left, right| left.0 == right.0);
    let together = together.filter_map(|same| {
        let cards: Pile = same.iter().map(|(_, card)| *card).collect();
        let (names, _) = same.first()?;
        Some(text::in_two_piles(names, &cards.codes(calendar)))
    });
    together.collect()
}

/// Tells what can be written where a hand stands.
pub(super) fn help(screen: &mut Screen, state: &State) -> io::Result<()> {
    if state.ask == Ask::Verdict {
        return screen.prose(&text::verdict_help(may_follow(&state.told)));
    }
    let help = text::prompt_help(state.ruleset.game());
    for paragraph in help.before {
        screen.prose(paragraph)?;
    }
    let mut grid = Grid::new(&["", ""]);
    for row in help.lines {
        grid.row(row);
    }
    screen.table(grid)?;
    for paragraph in text::CARDS_HELP {
        screen.prose(paragraph)?;
    }
    let mut grid = Grid::new(&["", ""]);
    for row in text::COMMANDS_HELP {
        grid.row(row);
    }
    screen.table(grid)?;
    screen.prose(text::MENUS_HELP)
}

/// Adds those at the table who do not play the hand, or all of them before that is decided.
fn away(grid: &mut Grid, hand: &Hand, calendar: Calendar) {
    let undecided = hand.seating.due().is_some();
    let seated = hand.seating.all().iter();
    for seated in seated.filter(|seated| undecided || !seated.part.plays()) {
        let sold = seated.sale.filter(|sale| !sale.cards.is_empty());
        let sold = sold.map(|sale| {
            let month = sale.heundeum.map(|flower| flower.month(calendar));
            text::sold(&sale.cards.codes(calendar), month)
        });
        let part = text::part(seated.part);
        grid.row(&[&seated.name, "", part, &sold.unwrap_or_default()]);
    }
}

/// Returns what is worth saying after a line of a player: his points, whether he may stop, and
/// what he lacks for more.
pub(super) fn running(state: &State) -> Option<String> {
    let last = state
        .record
        .entries
        .iter()
        .rev()
        .find_map(|entry| entry.line.as_ref())?;
    let Line::Act(name, act) = last else {
        return None;
    };
    match act {
        Act::Takes(_)
        | Act::Has(_)
        | Act::Potkan(_)
        | Act::Grenade(_)
        | Act::Special(..)
        | Act::Turn(_) => {}
        _ => return None,
    }
    let calendar = state.ruleset.rules.calendar();
    match (&state.told, &state.ruleset.rules) {
        (Told::GoStop(hand), Rules::GoStop(rules)) => {
            let named = |player: &&Player| player.name == name.value;
            let player = hand.players.iter().find(named)?;
            let may_stop = may_stop(player, rules, hand.players.len());
            let score = best_score(player.pile, rules);
            let next = outlook(player.pile, rules);
            Some(text::running(
                &player.name,
                &score,
                may_stop,
                &next,
                calendar,
            ))
        }
        (Told::KoiKoi(round), Rules::KoiKoi(rules)) => {
            let seat = round
                .seats()
                .find(|seat| round.player(*seat).name == name.value)?;
            let next = koikoi::outlook(round.player(seat).pile, rules);
            let score = round.score(seat, rules);
            Some(text::running_yaku(&name.value, &score, &next, calendar))
        }
        _ => None,
    }
}

/// Returns whether a player may stop or go with what he has.
fn may_stop(player: &Player, rules: &GoStopRules, players: usize) -> bool {
    let points = stop_points(player.pile, rules);
    let target = i64::from(rules.target(players));
    let last_go = player.last_go().flatten();
    points >= target && last_go.is_none_or(|last_go| points > last_go)
}
