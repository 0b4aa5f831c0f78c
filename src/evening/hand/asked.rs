//! The question that a text answered, identified by its topic rather than its place.

use super::state::HandState;
use super::texts::{names_of, playing};
use crate::evening::ask::{Question, WaitingFor};
use crate::record::{Name, Seat};
use crate::telling::{AskId, AskedBack};
use std::mem::{Discriminant, discriminant};

/// Whom a question is about, independent of who the winner is and where people sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Whom {
    /// The winner: answers about captures and calls are kept even if somebody else turns out to
    /// have won.
    Winner,
    /// This player.
    Player(Name),
    /// Nobody in particular.
    Nobody,
}

/// What the prompt waits for, for comparing questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum QuestionId {
    Line,
    Layout,
    Turn(Name),
    Call(Name),
    /// A question of the quick way, of this kind about this person, whatever its bounds.
    Quick(Discriminant<Question>, Whom),
    /// A question about particular cards or a particular gift, with all its details.
    Exactly(Question),
    /// A question that a told hand leaves open, by its name and the players whom it is about.
    Told(&'static str, Vec<Name>),
    Verdict,
}

impl QuestionId {
    /// Returns what a hand in this state waits for; `winner` is the winner, if known.
    pub(super) fn for_state(state: &HandState, winner: Option<Seat>) -> Self {
        let name = |seat: Seat| playing(&state.told).swap_remove(seat.0);
        match state.ask {
            WaitingFor::Line => Self::Line,
            WaitingFor::Layout => Self::Layout,
            WaitingFor::Turn(seat) => Self::Turn(name(seat)),
            WaitingFor::Call(seat) => Self::Call(name(seat)),
            WaitingFor::Verdict => Self::Verdict,
            WaitingFor::Told => state.asked_back().map_or(Self::Line, told),
            WaitingFor::Quick(question @ (Question::Onto(..) | Question::Gives(..))) => {
                Self::Exactly(question)
            }
            WaitingFor::Quick(question) => {
                Self::Quick(discriminant(&question), whom(question, state, winner))
            }
        }
    }
}

/// Returns the id of a question that a told hand leaves open. A question about losers differs if
/// the losers do; a question about what the winner has stays the same, whoever won.
fn told(asked: AskedBack) -> QuestionId {
    let about = match asked.id {
        AskId::Else | AskId::Goes | AskId::Rest(..) | AskId::Sets(_) => Vec::new(),
        _ => asked.players,
    };
    QuestionId::Told(asked.id.name(), about)
}

fn whom(question: Question, state: &HandState, winner: Option<Seat>) -> Whom {
    if winner.is_some() && question.about() == winner {
        return Whom::Winner;
    }
    let plays = question.about().map(|seat| seat.0);
    let at = plays.or(question.about_seated().map(|seat| seat.0));
    let name = at.and_then(|at| names_of(question, &state.told).into_iter().nth(at));
    name.map_or(Whom::Nobody, Whom::Player)
}
