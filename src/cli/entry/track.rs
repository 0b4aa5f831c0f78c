//! Whole turns at the prompt: what is asked between them, and short texts as lines of the record.

use super::answer;
use super::ask::Ask;
use super::hand::{
    Refusal, State, begins_a_line, behind_name, is_line, playing, says_nobody, seated,
};
use crate::card::{Calendar, fold as folded};
use crate::cli::text;
use crate::gostop::turns::{Table, layout_size};
use crate::gostop::{Calls, Due, Hand};
use crate::record::{Act, At, Header, Line, Problem, Seat, Short, is_verb, parse, quoted, short};

/// What stands for `heundeum` in a short text; the second is what H types on a Korean keyboard.
const SHOWS: [&str; 2] = ["h", "ㅗ"];

/// Returns what a hand that is followed turn by turn waits for: a call, or the next turn.
pub(super) fn next(hand: &Hand) -> Option<Ask> {
    let due = || hand.table.as_deref().and_then(Table::due).map(Ask::Turn);
    match hand.due {
        _ if hand.end.is_some() => None,
        Some(Due::Call(seat, _)) => Some(Ask::Call(seat)),
        Some(Due::Answer(_)) | None => due(),
    }
}

/// Returns the line of the record that a short text stands for where turns are told, or why it
/// stands for none; any other text as it is.
pub(super) fn in_full(state: &State, text: &str) -> Result<String, Refusal> {
    let names = seated(&state.told);
    let own = || Ok(text.to_owned());
    match state.ask {
        _ if text.is_empty() || says_nobody(text, &names) => own(),
        Ask::Turn(_) | Ask::Call(_) if begins_a_line(text, &names) => {
            Ok(to_whom(state, text, &names).unwrap_or_else(|| text.to_owned()))
        }
        Ask::Turn(_) if answer::named(text, &names).is_some() => own(),
        Ask::Turn(_) if answer::number(text).is_some() => own(),
        Ask::Turn(seat) => turn(state, seat, text).or_else(|refusal| match text.trim() {
            text if !is_line(text, &names) => Err(refusal),
            text => turn_of(state, seat, text, &names).unwrap_or(Err(refusal)),
        }),
        Ask::Call(seat) if !is_line(text, &names) => call(state, seat, text),
        Ask::Layout if !is_line(text, &names) && !begins_a_name(text, &names) => {
            layout(state, text)
        }
        _ => own(),
    }
}

/// Returns whether a text is the name of a player, its beginning or his number.
fn begins_a_name(text: &str, names: &[String]) -> bool {
    answer::player(text, names).is_some() || !answer::begun_with(text, names).is_empty()
}

/// Returns the line of a turn in short behind its player's name, or that it is not his turn.
fn turn_of(
    state: &State,
    due: Seat,
    text: &str,
    names: &[String],
) -> Option<Result<String, Refusal>> {
    let (hand, _) = state.gostop()?;
    let (at, said) = behind_name(text, names)?;
    let seat = answer::named(names.get(at.0)?, &playing(&state.told))?;
    let calendar = calendar(state);
    short(said, calendar).ok()?;
    if seat == due {
        return Some(turn(state, due, said));
    }
    let problem = Problem::WrongTurn {
        player: hand.name(seat),
        due: Some(hand.name(due)),
    };
    Some(Err(Refusal::plain(text::problem(&problem, calendar))))
}

/// Returns a line of junk that was given with its receiver, whose turn it was, where it lacks one.
fn to_whom(state: &State, text: &str, names: &[String]) -> Option<String> {
    let (hand, _) = state.gostop()?;
    let receiver = hand.name(hand.turns.last()?.seat);
    let (_, said) = behind_name(text, names)?;
    let [_, _] = said.split_whitespace().collect::<Vec<&str>>()[..] else {
        return None;
    };
    let line = format!("{text} to {}", quoted(&receiver));
    let parsed = parse(&line, calendar(state));
    let entry = parsed
        .record
        .entries
        .first()
        .filter(|_| parsed.faults.is_empty())?;
    matches!(&entry.line, Some(Line::Act(_, Act::Gives(..)))).then_some(line)
}

/// Returns the line that tells which cards lie on the table.
fn layout(state: &State, text: &str) -> Result<String, Refusal> {
    let line = format!("table {text}");
    let parsed = parse(&line, calendar(state)).record;
    let cards = parsed.headers().find_map(|(_, header)| match header {
        Header::Table(cards) => Some(cards),
        _ => None,
    });
    let flawed = parsed.entries.iter().any(|entry| entry.flawed);
    let Some(cards) = cards.filter(|_| !flawed) else {
        return Ok(line);
    };
    let jokers = cards.pile().filter(|card| card.as_joker().is_some());
    if !jokers.is_empty() {
        let message = text::jokers_laid(&jokers.codes(calendar(state)));
        return Err(Refusal::plain(message));
    }
    let players = playing(&state.told).len();
    let (told, dealt) = (cards.pile().len(), layout_size(players));
    if told == dealt {
        Ok(line)
    } else {
        Err(Refusal::plain(text::layout_size(told, dealt, players)))
    }
}

fn calendar(state: &State) -> Calendar {
    state.ruleset.rules.calendar()
}

/// Returns the line of a player whose turn it is: a turn in short, or whatever else he does.
fn turn(state: &State, seat: Seat, text: &str) -> Result<String, Refusal> {
    let Some((hand, rules)) = state.gostop() else {
        return Ok(text.to_owned());
    };
    let name = hand.name(seat);
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if let Some(called) = answer::call(text) {
        // Whose turn is over may call, not whose turn it is.
        let Some(last) = hand.turns.last() else {
            return Err(Refusal::plain(text::no_turn_yet(&name)));
        };
        return Ok(format!("{} {called}", quoted(&hand.name(last.seat))));
    }
    if SHOWS.iter().any(|shows| folded(shows) == folded(first)) {
        return Ok(format!("{} heundeum {}", quoted(&name), rest.trim()));
    }
    let calendar = calendar(state);
    let refusal = |column: u32, problem: &Problem| Refusal {
        column: Some(column),
        ..Refusal::plain(text::problem(problem, calendar))
    };
    let Some(table) = &hand.table else {
        return Ok(text.to_owned());
    };
    let turn = match short(text, calendar) {
        Ok(Short::Turn(turn)) => table.fitting(seat, turn, rules),
        _ if is_verb(first) => return Ok(format!("{} {text}", quoted(&name))),
        Ok(Short::Cards(cards)) => table.told(seat, &cards, rules),
        Err(fault) => return Err(refusal(fault.place.column, &fault.problem)),
    };
    let turn = turn.map_err(|refused| refusal(refused.column, &refused.problem))?;
    Ok(Line::Act(At::new(name, 1), turn.act()).print(calendar))
}

/// Returns the line of a player who has to call.
fn call(state: &State, seat: Seat, text: &str) -> Result<String, Refusal> {
    let Some((hand, rules)) = state.gostop() else {
        return Ok(text.to_owned());
    };
    let name = hand.name(seat);
    match answer::call(text) {
        Some(call) => Ok(format!("{} {call}", quoted(&name))),
        None => Err(Refusal::plain(text::call_needed(
            &name,
            text,
            Calls::under(rules),
        ))),
    }
}
