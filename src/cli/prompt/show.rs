//! Shows what is on the table: piles, points, calls, and what was entered.

use crate::card::{Calendar, Pile};
use crate::case::AnyHand;
use crate::cli::draw::by_name;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{Lang, Text, below, say};
use crate::evening::ask::{Asking, Question, WaitingFor};
use crate::evening::explains::Explains;
use crate::evening::hand::{HandState, may_follow, playing, seen, unseen};
use crate::gostop::{Calls, Hand, Holding, Player, outlook, price};
use crate::koikoi;
use crate::record::{Act, CountKind, Line, Seat, Turn};
use crate::rules::{GoStopRules, Rules};
use crate::verdict::PaidFor;
use std::io;

/// Draws what was entered: each text with its number and the question it answered.
pub(super) fn entered(screen: &mut Screen, asked: &[(Option<Asking>, String)]) -> io::Result<()> {
    let lang = screen.lang();
    let mut grid = Grid::new(&[">", "", ""]);
    for (number, (question, text)) in (1..).zip(asked) {
        let text = if text.trim().is_empty() {
            say!(lang, enter()).to_owned()
        } else {
            text.clone()
        };
        let question = question
            .as_ref()
            .map(|question| say!(lang, asking(question)))
            .unwrap_or_default();
        grid.styled_row([
            number.to_string().into(),
            text.into(),
            Text::both(|form| form.pick(&question).trim().to_owned()).into(),
        ]);
    }
    screen.table(grid)
}

/// Draws the table: each player's pile with its points, and the cards that nobody has.
pub(super) fn table(screen: &mut Screen, state: &HandState) -> io::Result<()> {
    let lang = screen.lang();
    let grid = match (&state.told, &state.ruleset.rules) {
        (AnyHand::GoStop(hand), Rules::GoStop(rules)) => piles_of_gostop(lang, state, hand, rules),
        _ => piles(lang, state),
    };
    screen.table(grid)?;
    if let Some(understood) = state.understood(lang.vocabulary()) {
        screen.prose(&say!(lang, understood(&understood)))?;
    }
    let offer = state
        .gostop()
        .and_then(|(hand, _)| Some((hand, hand.offer?)));
    if let Some((hand, offer)) = offer {
        let (by, refused_by) = (hand.name(offer.by), hand.name(offer.refused_by));
        screen.prose(format!(
            "  {}",
            say!(lang, offer_in_force(&by, &refused_by))
        ))?;
    }
    board(screen, state)?;
    let (cards, calendar) = (unseen(state), state.ruleset.rules.calendar());
    // If a pile is known only in part, it may have cards that nobody seems to have.
    if cards.is_empty() || is_told_without_cards(state) {
        return Ok(());
    }
    screen.prose(Styled::from("  ").then(say!(
        lang,
        unseen(&Text::new(
            cards.codes(calendar),
            by_name(lang, cards, calendar)
        ))
    )))
}

/// Returns the piles of a Go-Stop hand, with points and calls.
fn piles_of_gostop(lang: Lang, state: &HandState, hand: &Hand, rules: &GoStopRules) -> Grid {
    let mut grid = Grid::new(&say!(lang, table_headings()));
    for seat in state.players().by_number() {
        let player = hand.player(seat);
        let (points, cards) = match player.holding() {
            Holding::Unknown if hand.table.is_some() => ("0".to_owned(), Styled::from("")),
            Holding::Unknown => (String::new(), say!(lang, nothing_known()).into()),
            Holding::Counts(mut counts) => {
                let told = CountKind::ALL.map(|kind| (kind, *counts.of_kind(kind)));
                (String::new(), say!(lang, counted(&told)).into())
            }
            Holding::Scored(scored) => {
                (scored.points.to_string(), say!(lang, only_points()).into())
            }
            Holding::Counted | Holding::Partly => told_in_part(lang, hand, seat, rules),
            Holding::Cards(pile) => (
                hand.counted(seat).best_score(rules).points.to_string(),
                cards_of(lang, pile, rules.calendar),
            ),
        };
        let calls = say!(lang, calls(player));
        grid.styled_row([
            player.name.as_str().into(),
            points.into(),
            calls.into(),
            cards,
        ]);
    }
    away(lang, &mut grid, hand, rules.calendar);
    grid
}

/// Describes a pile by its known cards and the counts given for other kinds, with its points if
/// these make up the whole pile.
fn told_in_part(lang: Lang, hand: &Hand, seat: Seat, rules: &GoStopRules) -> (String, Styled) {
    let player = hand.player(seat);
    let facts = player.facts.unwrap_or_default();
    let number = |kind: CountKind| player.parts.number_of(kind).or(facts.range(kind).only());
    let told = CountKind::ALL.into_iter();
    let told: Vec<(CountKind, u32)> = told
        .filter_map(|kind| Some((kind, number(kind)?)))
        .collect();
    let numbers = (!told.is_empty()).then(|| say!(lang, counted(&told)));
    let cards = Some(player.pile.codes(rules.calendar)).filter(|cards| !cards.is_empty());
    let all: Vec<String> = cards.into_iter().chain(numbers).collect();
    let all = if all.is_empty() {
        say!(lang, nothing_known()).to_owned()
    } else {
        all.join(", ")
    };
    let points = match player.holding() {
        Holding::Counted => hand.counted(seat).stop_points(rules).to_string(),
        _ => String::new(),
    };
    (points, all.into())
}

/// True if somebody's pile was told by counts or points, without all of its cards.
fn is_told_without_cards(state: &HandState) -> bool {
    let hand = state.gostop().map(|(hand, _)| hand);
    let players = hand.into_iter().flat_map(|hand| &hand.players);
    players.map(Player::holding).any(|holding| {
        matches!(
            holding,
            Holding::Counts(_) | Holding::Scored(_) | Holding::Counted | Holding::Partly
        )
    })
}

/// Returns the cards of a pile: as codes, or as names for a listener.
fn cards_of(lang: Lang, pile: Pile, calendar: Calendar) -> Styled {
    Styled::said(pile.codes(calendar), by_name(lang, pile, calendar))
}

/// Returns the piles of a hand in the other games.
fn piles(lang: Lang, state: &HandState) -> Grid {
    let mut grid = Grid::new(&say!(lang, table_headings()));
    let calendar = state.ruleset.rules.calendar();
    match (&state.told, &state.ruleset.rules) {
        (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => {
            for seat in state.players().by_number() {
                let player = round.player(seat);
                let points = round.score(seat, rules).points.to_string();
                let calls = say!(lang, koi_calls(player.calls));
                let cards = cards_of(lang, player.pile, calendar);
                grid.styled_row([
                    player.name.as_str().into(),
                    points.into(),
                    calls.into(),
                    cards,
                ]);
            }
        }
        (AnyHand::MinHwatu(table), _) => {
            for seat in state.players().by_number() {
                let player = &table.players[seat];
                let cards = player.pile.map(|pile| cards_of(lang, pile, calendar));
                let cards = cards.unwrap_or_else(|| say!(lang, nothing_known()).into());
                grid.styled_row([player.name.as_str().into(), "".into(), "".into(), cards]);
            }
        }
        _ => {}
    }
    grid
}

/// Draws the cards on the table when a hand is followed turn by turn.
pub(super) fn board(screen: &mut Screen, state: &HandState) -> io::Result<()> {
    let lang = screen.lang();
    let Some((hand, rules)) = state.gostop() else {
        return Ok(());
    };
    match &hand.table {
        Some(table) => {
            let names = playing(&state.told);
            screen.prose(below(say!(lang, board(table, &names, rules.calendar))))
        }
        None => Ok(()),
    }
}

/// Reports the effect of the last line when a hand is followed turn by turn; `before` is the hand
/// before that line.
pub(super) fn told(screen: &mut Screen, before: &HandState, state: &HandState) -> io::Result<()> {
    let lang = screen.lang();
    let turn = turn_told(lang, before, state);
    let told = turn.or_else(|| said_between(lang, state));
    told.map_or(Ok(()), |told| screen.prose(told))
}

/// Describes a go or shown cards between the turns, for the other players to see; `None` for any
/// other line.
fn said_between(lang: Lang, state: &HandState) -> Option<Text> {
    let (hand, rules) = state.gostop()?;
    hand.table.as_ref()?;
    let Some(Line::Act(name, act)) = &state.case.entries().next_back()?.line else {
        return None;
    };
    let named = |player: &&Player| player.name == name.value;
    let player = hand.players.iter().find(named)?;
    match act {
        Act::Go(_) => Some(below(say!(lang, said_go(&player.name, player.goes.len())))),
        Act::Heundeum(Some(month)) => {
            let month = month.value.month(rules.calendar);
            Some(below(say!(lang, showed(&player.name, month))))
        }
        _ => None,
    }
}

/// Describes the effect of the last line; `None` if the line is not a turn.
fn turn_told(lang: Lang, before: &HandState, state: &HandState) -> Option<Text> {
    let (hand, rules) = state.gostop()?;
    let last = state.case.entries().next_back()?;
    let Some(Line::Act(_, act)) = &last.line else {
        return None;
    };
    let turn = Turn::from_act(act)?;
    let past = hand.turns.last()?;
    let (old, _) = before.gostop()?;
    let gave = |(was, is): (&Player, &Player)| {
        let cards = was.pile.without(is.pile);
        (!cards.is_empty()).then(|| (is.name.to_string(), cards))
    };
    let gifts = old.players.iter().zip(&hand.players).filter_map(gave);
    let paid = hand.fixed.iter().skip(old.fixed.len());
    let paid = paid.filter_map(|fixed| {
        let chips = price(fixed.reason, hand, rules)?;
        (chips > 0).then_some((fixed.reason, chips))
    });
    let paid: Vec<(PaidFor, i64)> = paid.collect();
    let gifts: Vec<(String, Pile)> = gifts.collect();
    let name = hand.name(past.seat);
    let flips = matches!(*turn, Turn::Flips(_));
    Some(below(say!(
        lang,
        turn_told(&name, &past.moved, flips, &gifts, &paid, rules.calendar)
    )))
}

/// Explains the question that a hand asks; `begun` says whether something was entered.
pub(super) fn explain(screen: &mut Screen, state: &HandState, begun: bool) -> io::Result<()> {
    let lang = screen.lang();
    let parts = Explains::for_question(state, begun);
    if parts.is_empty() {
        return help(screen, state);
    }
    for part in parts {
        for row in say!(lang, explained(part)) {
            screen.prose(row.line())?;
        }
    }
    Ok(())
}

/// Explains what can be entered at this point of a hand.
pub(super) fn help(screen: &mut Screen, state: &HandState) -> io::Result<()> {
    let lang = screen.lang();
    if state.ask == WaitingFor::Verdict {
        let further = may_follow(&state.told);
        return screen.prose(&say!(lang, verdict_help(further, state.has_winner())));
    }
    let help = match state.ask {
        WaitingFor::Turn(_) | WaitingFor::Quick(Question::Onto(..)) => say!(lang, turn_help()),
        WaitingFor::Call(_) if state.tells_turns() => say!(lang, turn_help()),
        _ => say!(lang, prompt_help(state.ruleset.game())),
    };
    if state.ask == WaitingFor::Layout {
        for paragraph in say!(lang, layout_help()) {
            screen.prose(*paragraph)?;
        }
    }
    for paragraph in help.before {
        screen.prose(*paragraph)?;
    }
    let mut grid = Grid::new(&["", ""]);
    for row in help.lines {
        grid.row(row);
    }
    screen.table(grid)?;
    for paragraph in say!(lang, cards_help()) {
        screen.prose(*paragraph)?;
    }
    let mut grid = Grid::new(&["", ""]);
    for row in say!(lang, commands_help()) {
        grid.row(row);
    }
    screen.table(grid)?;
    screen.prose(if screen.is_plain() {
        say!(lang, numbered_menus_help())
    } else {
        say!(lang, menus_help())
    })
}

/// Adds rows for the players who sit out; before that is decided, for all players.
fn away(lang: Lang, grid: &mut Grid, hand: &Hand, calendar: Calendar) {
    let undecided = hand.seating.due().is_some();
    let seated = hand.seating.all().iter();
    for seated in seated.filter(|seated| undecided || !seated.part.plays()) {
        let sold = seated.sale.filter(|sale| !sale.cards.is_empty());
        let sold = sold.map(|sale| {
            let month = sale.heundeum.flatten().map(|flower| flower.month(calendar));
            say!(lang, sold(&sale.cards.codes(calendar), month))
        });
        let part = say!(lang, part(seated.part));
        grid.row(&[&seated.name, "", part, &sold.unwrap_or_default()]);
    }
}

/// After a player's line, reports what matters: points, whether the player may stop, and what is
/// missing for more.
pub(super) fn running(screen: &mut Screen, state: &HandState) -> io::Result<()> {
    let running = points_so_far(screen.lang(), state);
    running.map_or(Ok(()), |running| screen.prose(running))
}

fn points_so_far(lang: Lang, state: &HandState) -> Option<Text> {
    let Line::Act(name, act) = state.lines().next_back()? else {
        return None;
    };
    match act {
        Act::Takes(_)
        | Act::Has(..)
        | Act::Potkan(_)
        | Act::Grenade(_)
        | Act::Special(..)
        | Act::Cup(_)
        | Act::Turn(_) => {}
        _ => return None,
    }
    let calendar = state.ruleset.rules.calendar();
    match (&state.told, &state.ruleset.rules) {
        (AnyHand::GoStop(hand), Rules::GoStop(rules)) => {
            let seat = hand.seats().find(|seat| hand.name(*seat) == name.value)?;
            let player = hand.player(seat);
            let gone = seen(state).without(player.pile);
            // If the player must call, the next question says so.
            let may = hand.due.is_none() && hand.table.is_none() && hand.may_stop(seat, rules);
            let calls = may.then(|| Calls::under(rules));
            let score = hand.counted(seat).best_score(rules);
            let next = outlook(player.pile, gone, rules);
            let idle = score.points == 0 && next.iter().all(|missing| missing.count > 1);
            if idle && matches!(act, Act::Turn(_)) {
                return None;
            }
            Some(say!(
                lang,
                running(&player.name, &score, calls, &next, calendar)
            ))
        }
        (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => {
            let seat = round
                .seats()
                .find(|seat| round.player(*seat).name == name.value)?;
            let pile = round.player(seat).pile;
            let next = koikoi::outlook(pile, seen(state).without(pile), rules);
            let score = round.score(seat, rules);
            Some(say!(
                lang,
                running_yaku(&name.value, &score, &next, calendar, rules.unit)
            ))
        }
        _ => None,
    }
}
