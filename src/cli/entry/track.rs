//! Whole turns at the prompt: what is asked between them, and short texts as lines of the record.

use super::answer;
use super::ask::Ask;
use super::hand::{Refusal, State, is_line, playing, says_nobody, seated};
use crate::card::{Calendar, fold as folded};
use crate::cli::text;
use crate::gostop::turns::{Table, layout_size};
use crate::gostop::{Due, Hand};
use crate::record::{At, Header, Line, Problem, Seat, Short, is_verb, parse, quoted, short};

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
    if text.is_empty() || is_line(text, &names) || says_nobody(text, &names) {
        return own();
    }
    match state.ask {
        Ask::Layout | Ask::Turn(_) if begins_a_name(text, &names) => own(),
        Ask::Layout => layout(state, text),
        Ask::Turn(seat) => turn(state, seat, text),
        Ask::Call(seat) => call(state, seat, text),
        Ask::Line | Ask::Quick(_) | Ask::Verdict => own(),
    }
}

/// Returns whether a text is the name of a player, its beginning or his number.
fn begins_a_name(text: &str, names: &[String]) -> bool {
    answer::player(text, names).is_some() || !answer::begun_with(text, names).is_empty()
}

/// Returns the line that tells which cards lie on the table.
fn layout(state: &State, text: &str) -> Result<String, Refusal> {
    let line = format!("table {text}");
    let parsed = parse(&line, calendar(state)).record;
    let told = parsed.headers().find_map(|(_, header)| match header {
        Header::Table(cards) => u32::try_from(cards.0.len()).ok(),
        _ => None,
    });
    let players = playing(&state.told).len();
    let dealt = layout_size(players);
    match told {
        Some(told) if told != dealt && !parsed.entries.iter().any(|entry| entry.flawed) => {
            let message = text::layout_size(told, dealt, players);
            Err(Refusal::plain(message))
        }
        _ => Ok(line),
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
    if SHOWS.contains(&folded(first).as_str()) {
        return Ok(format!("{} heundeum {}", quoted(&name), rest.trim()));
    }
    let calendar = calendar(state);
    let refusal = |column: u32, problem: &Problem| Refusal {
        column: Some(column),
        message: text::problem(problem, calendar),
    };
    let said = match short(text, calendar) {
        Ok(said) => said,
        Err(_) if is_verb(first) => return Ok(format!("{} {text}", quoted(&name))),
        Err(fault) => return Err(refusal(fault.place.column, &fault.problem)),
    };
    let Some(table) = &hand.table else {
        return Ok(text.to_owned());
    };
    let turn = match said {
        Short::Turn(turn) => table.fitting(seat, turn, rules),
        Short::Cards(cards) => table.told(seat, &cards, rules),
    };
    let turn = turn.map_err(|refused| refusal(refused.column, &refused.problem))?;
    Ok(Line::Act(At::new(name, 1), turn.act()).print(calendar))
}

/// Returns the line of a player who has to stop or go.
fn call(state: &State, seat: Seat, text: &str) -> Result<String, Refusal> {
    let Some((hand, _)) = state.gostop() else {
        return Ok(text.to_owned());
    };
    let name = hand.name(seat);
    match answer::call(text) {
        Some(call) => Ok(format!("{} {call}", quoted(&name))),
        None => Err(Refusal::plain(text::call_needed(&name, text))),
    }
}
