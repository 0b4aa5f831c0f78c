//! The prompt of what a hand asks, and what can be completed there.

use super::ask::{Ask, Question};
use super::complete::Words;
use super::evening::COMMANDS;
use super::hand::{self, State};
use super::menu::unseen;
use super::show;
use crate::cli::words;
use crate::gostop::turns::layout_size;
use crate::record::{keywords, quoted, verbs};

/// Returns the prompt of what a hand asks; `begun` where something was entered.
pub(super) fn prompt(state: &State, begun: bool) -> String {
    match state.ask {
        Ask::Line => {
            let names = hand::playing(&state.told);
            words::line_prompt(state.ruleset.game(), &names, begun)
        }
        Ask::Layout => {
            let players = hand::playing(&state.told).len();
            words::layout_prompt(layout_size(players))
        }
        Ask::Turn(seat) => words::turn_prompt(&hand::playing(&state.told)[seat.0]),
        Ask::Call(seat) => words::call_prompt(
            &hand::playing(&state.told)[seat.0],
            show::points(state, seat),
            state.calls(),
        ),
        Ask::Verdict => words::verdict_prompt(hand::may_follow(&state.told)),
        Ask::Quick(Question::Onto(card, among)) => {
            words::onto_prompt(card, among, state.ruleset.rules.calendar())
        }
        Ask::Quick(question) => {
            let names = hand::names_of(question, &state.told);
            let name = question.about().and_then(|seat| names.get(seat.0));
            words::question(question, name.map_or("", String::as_str))
        }
    }
}

/// What a player can do in his turn beside playing a card, without his name.
const TURN_VERBS: [&str; 7] = [
    "bombs", "grenades", "flips", "heundeum", "syodang", "quads", "draws",
];

/// Returns what can be completed at the question that a hand asks.
pub(super) fn completions(state: &State) -> Words {
    let calendar = state.ruleset.rules.calendar();
    let mut cards: Vec<String> = unseen(state)
        .iter()
        .map(|card| card.code(calendar))
        .collect();
    cards.dedup();
    let own = |word: &str| word.to_owned();
    let turn = matches!(state.ask, Ask::Turn(_));
    let verbs_alone = TURN_VERBS.into_iter().filter(|_| turn);
    Words {
        first: verbs_alone
            .chain(keywords())
            .chain(COMMANDS)
            .map(own)
            .collect(),
        names: hand::seated(&state.told)
            .iter()
            .map(|name| quoted(name))
            .collect(),
        verbs: verbs().map(own).collect(),
        cards,
    }
}
