//! A hand followed turn by turn at the prompt: what is asked between turns, and how short texts
//! become lines of the record.

use super::state::HandState;
use super::texts::{TextKind, behind_name, playing, says_nobody};
use crate::card::{Calendar, fold as folded, read_word};
use crate::case::{LooseLine, TableContext};
use crate::evening::answer;
use crate::evening::ask::WaitingFor;
use crate::evening::hand_start::HandStart;
use crate::evening::players::Players;
use crate::evening::refusal::{BadTurn, Refusal};
use crate::gostop::turns::{Table, layout_size};
use crate::gostop::{Calls, Hand, PendingDecision, TableSeat};
use crate::letters::width;
use crate::record::{
    Act, Beginning, Header, Keyword, Line, Name, Problem, Seat, Short, Source, Spanned, Verb,
    is_verb, parse_rest, short,
};

/// Short words for `heundeum`; the second is what H types on a Korean keyboard.
const SHOWS: [&str; 2] = ["h", "ㅗ"];

/// Returns what a hand that is followed turn by turn waits for: a call, or the next turn; `None` if
/// it is over or not followed.
pub(super) fn next(hand: &Hand) -> Option<WaitingFor> {
    let due = || {
        hand.table
            .as_deref()
            .and_then(Table::due)
            .map(WaitingFor::Turn)
    };
    match hand.due {
        _ if hand.end.is_some() => None,
        Some(PendingDecision::Call(seat, _) | PendingDecision::MayCall(seat)) => {
            Some(WaitingFor::Call(seat))
        }
        Some(PendingDecision::Answer(_)) | None => due(),
    }
}

/// Expands a short text, entered for a layout, turn or call, to a line of the record, or returns
/// why the text is not accepted; `None` if the text is not a short one.
pub(super) fn in_full(
    state: &HandState,
    text: &str,
    sort: TextKind<'_>,
    start: &HandStart,
) -> Result<Option<LooseLine>, Refusal> {
    let names = &start.players;
    let own = || Ok(None);
    match state.ask {
        _ if text.is_empty() || says_nobody(text, names) => own(),
        WaitingFor::Turn(_) | WaitingFor::Call(_) if sort == TextKind::Line => {
            Ok(to_whom(state, text, names).map(LooseLine::from))
        }
        WaitingFor::Turn(_) if answer::named(text, names).is_some() => own(),
        WaitingFor::Turn(_) if answer::number(text).is_some() => own(),
        WaitingFor::Turn(seat) => turn(state, seat, text, start).or_else(|refusal| match sort {
            TextKind::Named(TableSeat(at), said) => {
                let turn = names
                    .get(at)
                    .and_then(|name| turn_of(state, seat, (name, said), start));
                turn.unwrap_or(Err(refusal))
            }
            TextKind::Line | TextKind::Answer => Err(refusal),
        }),
        WaitingFor::Call(seat) if !sort.is_line() => call(state, seat, text),
        WaitingFor::Layout if !sort.is_line() && !begins_a_name(text, &state.players()) => {
            layout(state, text, start).map(Some)
        }
        _ => own(),
    }
}

/// Returns whether a text is a player's name, the beginning of one, or a player's number.
fn begins_a_name(text: &str, players: &Players) -> bool {
    answer::player(text, players).is_some() || !answer::begun_with(text, players.names()).is_empty()
}

/// Returns the line for a short turn that follows a player's name, or a refusal if the turn is
/// somebody else's; `None` if no short turn follows the name.
fn turn_of(
    state: &HandState,
    due: Seat,
    (name, said): (&str, &str),
    start: &HandStart,
) -> Option<Result<Option<LooseLine>, Refusal>> {
    let (hand, _) = state.gostop()?;
    let seat = answer::named(name, &playing(&state.told))?;
    let calendar = calendar(state);
    short(said, calendar).ok()?;
    if seat == due {
        return Some(turn(state, due, said, start));
    }
    let problem = Problem::WrongTurn {
        player: hand.name(seat),
        due: Some(hand.name(due)),
    };
    Some(Err(Refusal::from_problem(&problem, calendar)))
}

/// Returns a line about given junk with the receiver that it lacks: the player of the last turn.
/// `None` for any other line.
fn to_whom(state: &HandState, text: &str, names: &[Name]) -> Option<Line> {
    let (hand, _) = state.gostop()?;
    let receiver = hand.name(hand.turns.last()?.seat);
    let (seat, said) = behind_name(text, names)?;
    let [verb, card] = said.split_whitespace().collect::<Vec<&str>>()[..] else {
        return None;
    };
    let gives = Verb::read(verb) == Some(Verb::Gives);
    let cards = read_word(card, calendar(state)).ok().filter(|_| gives)?;
    let [card] = cards[..] else { return None };
    let gives = Act::Gives(Spanned::synthetic(card), Spanned::synthetic(receiver));
    Some(Line::act(names.get(seat.0)?.clone(), gives))
}

/// Builds a line from its beginning and the rest that was typed.
fn rest(
    state: &HandState,
    beginning: Beginning<'_>,
    text: &str,
    start: &HandStart,
) -> Result<LooseLine, Refusal> {
    let TableContext { known, players, .. } = start.seats();
    let source = Source::Table(known);
    let parsed = parse_rest(source, beginning, text, calendar(state), players);
    match parsed.faults.first() {
        Some(fault) => Err(refused(state, fault.place.column, &fault.problem)),
        None => Ok(LooseLine::read(parsed)),
    }
}

/// Returns the refusal for a problem at a column of a text.
fn refused(state: &HandState, column: u32, problem: &Problem) -> Refusal {
    Refusal::at(column, problem, calendar(state))
}

/// Returns the line that gives the cards on the table, as a text names them.
fn layout(state: &HandState, text: &str, start: &HandStart) -> Result<LooseLine, Refusal> {
    let line = rest(state, Beginning::Keyword(Keyword::Table), text, start)?;
    let Some(Line::Header(Header::Table(cards))) = line.says(start.seats()) else {
        return Ok(line);
    };
    let jokers = cards.pile().filter(|card| card.as_joker().is_some());
    if !jokers.is_empty() {
        let calendar = calendar(state);
        return Err(BadTurn::JokersLaid { jokers, calendar }.into());
    }
    let players = playing(&state.told).len();
    let (told, dealt) = (cards.pile().len(), layout_size(players));
    if told == dealt {
        Ok(line)
    } else {
        let why = BadTurn::LayoutSize {
            told,
            dealt,
            players,
        };
        Err(why.into())
    }
}

fn calendar(state: &HandState) -> Calendar {
    state.ruleset.rules.calendar()
}

/// Returns the line for a text entered at a player's turn: a short turn, or something else that
/// happens; `None` if the text is for others to read.
fn turn(
    state: &HandState,
    seat: Seat,
    text: &str,
    start: &HandStart,
) -> Result<Option<LooseLine>, Refusal> {
    let Some((hand, _)) = state.gostop() else {
        return Ok(None);
    };
    let name = hand.name(seat);
    let (first, behind) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if let Some(called) = answer::call(text) {
        // A call here is by the player of the last turn, not by the one whose turn it is.
        let Some(last) = hand.turns.last() else {
            return Err(BadTurn::NoTurnYet { player: name }.into());
        };
        return Ok(Some(Line::act(hand.name(last.seat), called).into()));
    }
    if SHOWS.iter().any(|shows| folded(shows) == folded(first)) {
        let shows = Beginning::Player(&name, Verb::Heundeum);
        let before = width(text) - width(behind);
        return rest(state, shows, behind, start)
            .map(Some)
            .map_err(|refusal| refusal.behind(before));
    }
    if hand.table.is_none() {
        return Ok(None);
    }
    match short(text, calendar(state)) {
        Ok(Short::Cards(_)) | Err(_) if is_verb(first) => {
            rest(state, Beginning::Name(&name), text, start).map(Some)
        }
        Ok(turn) => whole(state, seat, &turn).map(Some),
        Err(fault) => Err(refused(state, fault.place.column, &fault.problem)),
    }
}

/// Returns the line for a turn that was chosen from menus for the player whose turn it is.
pub(super) fn chosen(state: &HandState, turn: &Short) -> Result<LooseLine, Refusal> {
    match state.ask {
        WaitingFor::Turn(seat) => whole(state, seat, turn),
        _ => Err(BadTurn::WithoutTurns.into()),
    }
}

/// Returns the line of the record for a player's short turn.
fn whole(state: &HandState, seat: Seat, turn: &Short) -> Result<LooseLine, Refusal> {
    let followed = state
        .gostop()
        .and_then(|(hand, rules)| Some((hand, hand.table.as_deref()?, rules)));
    let Some((hand, table, rules)) = followed else {
        return Err(BadTurn::WithoutTurns.into());
    };
    let whole = match turn {
        Short::Turn(turn) => table.fitting(seat, turn.clone(), rules),
        Short::Cards(cards) => table.told(seat, cards, rules),
    };
    let whole = whole.map_err(|found| refused(state, found.column, &found.problem))?;
    Ok(Line::act(hand.name(seat), whole.act()).into())
}

/// Returns the line for a text entered where a player must call; `None` if others must read it.
fn call(state: &HandState, seat: Seat, text: &str) -> Result<Option<LooseLine>, Refusal> {
    let Some((hand, rules)) = state.gostop() else {
        return Ok(None);
    };
    let name = hand.name(seat);
    if let Some(call) = answer::call(text) {
        return Ok(Some(Line::act(name, call).into()));
    }
    if answer::player(text, &state.players()) == Some(seat) {
        return Ok(Some(Line::act(name, Act::Stop).into()));
    }
    let why = BadTurn::NoCall {
        player: name,
        text: text.to_owned(),
        calls: Calls::under(rules),
    };
    Err(why.into())
}
