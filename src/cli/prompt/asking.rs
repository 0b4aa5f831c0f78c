//! What a hand asks, and what can be completed there.

use super::ask::{Ask, Asking, Question, WholeHand};
use super::command;
use super::complete::Completions;
use super::hand::{self, HandState, History};
use super::offered;
use super::players::Listed;
use crate::cli::words::Lang;
use crate::gostop::turns::layout_size;
use crate::gostop::{Hand, stop_points};
use crate::record::{Seat, quoted};

/// Returns what a hand asks after what was entered of it.
pub(super) fn asks(history: &History) -> Asking {
    let state = &history.now().state;
    // Who plays is asked before the hand itself begins.
    let asked = |hand: &Hand| hand.seating.all().len() > hand.players.len();
    let waits = |hand: &Hand| asked(hand) && !hand.begun;
    let waits = state.gostop().is_some_and(|(hand, _)| waits(hand));
    asking(state, !history.texts().is_empty() && !waits)
}

/// Returns what a hand asks; `begun` where something was entered.
pub(super) fn asking(state: &HandState, begun: bool) -> Asking {
    let game = state.ruleset.game();
    let playing = || hand::playing(&state.told);
    let player = |seat: Seat| playing().swap_remove(seat.0);
    match state.ask {
        Ask::Line if begun => Asking::Line,
        Ask::Line => Asking::First {
            game,
            players: listed(state),
            whole: WholeHand::of(state),
        },
        Ask::Layout => Asking::Layout {
            cards: layout_size(playing().len()),
            players: listed(state),
        },
        Ask::Turn(seat) => Asking::Turn {
            player: player(seat),
        },
        Ask::Call(seat) => Asking::Call {
            player: player(seat),
            points: points(state, seat),
            calls: state.calls(),
        },
        Ask::Verdict => Asking::Verdict {
            further: hand::may_follow(&state.told),
        },
        Ask::Quick(Question::Onto(card, among)) => Asking::Onto {
            card,
            among,
            calendar: state.ruleset.rules.calendar(),
        },
        Ask::Quick(question) => {
            let names = hand::names_of(question, &state.told);
            let plays = question.about().map(|seat| seat.0);
            let at = plays.or(question.about_seated().map(|seat| seat.0));
            let name = at.and_then(|at| names.get(at));
            let name = name.cloned().unwrap_or_default();
            Asking::Quick { question, name }
        }
    }
}

/// Returns what was entered of a hand, each text after the question that it answered.
pub(super) fn entered(history: &History) -> Vec<(Option<Asking>, String)> {
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

/// Returns those who play, in the order of their numbers; who deals sits first at the table.
fn listed(state: &HandState) -> Vec<Listed> {
    let seated = hand::seated(&state.told);
    state.players().listed(seated.first().map(String::as_str))
}

/// Returns the points that a player could stop with.
fn points(state: &HandState, seat: Seat) -> i64 {
    let hand = state.gostop();
    hand.map_or(0, |(hand, rules)| {
        stop_points(hand.player(seat).pile, rules)
    })
}

/// What a player can do in a turn besides playing a card, without the name.
const TURN_VERBS: [&str; 7] = [
    "bombs", "grenades", "flips", "heundeum", "syodang", "quads", "draws",
];

/// Returns what can be completed at the question that a hand asks, in the words of a language.
pub(super) fn completions(lang: Lang, state: &HandState) -> Completions {
    let game = state.ruleset.game();
    let calendar = state.ruleset.rules.calendar();
    let mut cards: Vec<String> = hand::unseen(state)
        .iter()
        .map(|card| card.code(calendar))
        .collect();
    cards.dedup();
    let own = |word: &str| word.to_owned();
    let turn = matches!(state.ask, Ask::Turn(_));
    let verbs_alone = TURN_VERBS.into_iter().filter(|_| turn);
    Completions {
        first: verbs_alone
            .chain(offered::keywords(lang, game))
            .chain(command::completed(lang))
            .map(own)
            .collect(),
        names: hand::seated(&state.told)
            .iter()
            .map(|name| quoted(name))
            .collect(),
        verbs: offered::verbs(lang, game),
        others: offered::others(game),
        cards,
        ..Completions::default()
    }
}
