//! The question that a hand asks.

use super::ask::{Asking, Question, WaitingFor, WholeHand};
use super::hand::{self, HandState, History};
use super::players::NumberedPlayer;
use crate::gostop::Hand;
use crate::gostop::turns::layout_size;
use crate::record::{Name, Seat};

/// Returns the question that a hand asks next, given all the texts entered so far.
pub(crate) fn asks(history: &History) -> Asking {
    let state = &history.now().state;
    // While the table decides who plays, the hand itself has not begun.
    let asked = |hand: &Hand| hand.seating.all().len() > hand.players.len();
    let waits = |hand: &Hand| asked(hand) && !hand.begun;
    let waits = state.gostop().is_some_and(|(hand, _)| waits(hand));
    asking(state, !history.texts().is_empty() && !waits)
}

/// Returns the question that a hand asks in a state; `begun` says whether the hand has begun, so
/// that it asks only for the next line.
pub(crate) fn asking(state: &HandState, begun: bool) -> Asking {
    let game = state.ruleset.game();
    let playing = || hand::playing(&state.told);
    let player = |seat: Seat| playing().swap_remove(seat.0);
    match state.ask {
        WaitingFor::Line if begun => Asking::Line,
        WaitingFor::Line => Asking::First {
            game,
            players: listed(state),
            whole: WholeHand::example_for(state),
        },
        WaitingFor::Layout => Asking::Layout {
            cards: layout_size(playing().len()),
            players: listed(state),
        },
        WaitingFor::Turn(seat) => Asking::Turn {
            player: player(seat),
        },
        WaitingFor::Call(seat) => Asking::Call {
            player: player(seat),
            points: points(state, seat),
            calls: state.calls(),
        },
        WaitingFor::Told => state.asked_back().map_or(Asking::Line, Asking::Told),
        WaitingFor::Verdict => Asking::Verdict {
            further: hand::may_follow(&state.told),
            more: state.telling.is_some(),
        },
        WaitingFor::Quick(Question::Onto(card, among)) => Asking::Onto {
            card,
            among,
            calendar: state.ruleset.rules.calendar(),
        },
        WaitingFor::Quick(question) => {
            let names = hand::names_of(question, &state.told);
            let plays = question.about().map(|seat| seat.0);
            let at = plays.or(question.about_seated().map(|seat| seat.0));
            let name = at.and_then(|at| names.get(at));
            let name = name.cloned().unwrap_or_default();
            Asking::Quick { question, name }
        }
    }
}

/// Returns the texts entered for a hand, each with the question that it answered; `None` for a
/// line of the record.
pub(crate) fn entered(history: &History) -> Vec<(Option<Asking>, String)> {
    let asked = history.steps().map(|(text, before, after)| {
        let question = match &before.state {
            _ if after.by_line => None,
            state if !state.ask.takes_lines() => Some(asking(state, true)),
            state => Some(Asking::WhoStopped(state.ruleset.game())),
        };
        (question, text.clone())
    });
    asked.collect()
}

/// Returns the players in the order of their numbers, with the dealer, who sits first, marked.
fn listed(state: &HandState) -> Vec<NumberedPlayer> {
    let seated = hand::seated(&state.told);
    state.players().listed(seated.first().map(Name::as_str))
}

/// Returns the points that a player could stop with.
fn points(state: &HandState, seat: Seat) -> i64 {
    let hand = state.gostop();
    hand.map_or(0, |(hand, rules)| hand.counted(seat).stop_points(rules))
}
