//! What a text answered, by its topic rather than its place.

use super::state::HandState;
use super::texts::{names_of, playing};
use crate::evening::ask::{Question, WaitingFor};
use crate::record::{Name, Seat};
use crate::telling::{AskId, AskedBack};
use std::mem::{Discriminant, discriminant};

/// Whom a question is about, independent of who won and where they sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Whom {
    /// The winner: captures and calls are kept if somebody else turns out to have won.
    Winner,
    /// This player.
    Player(Name),
    /// Nobody in particular.
    Nobody,
}

/// What the prompt waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum QuestionId {
    Line,
    Layout,
    Turn(Name),
    Call(Name),
    /// A question of this kind, whatever its bounds.
    Quick(Discriminant<Question>, Whom),
    /// A question about particular cards.
    Exactly(Question),
    /// What a told hand leaves open, about these losers.
    Told(&'static str, Vec<Name>),
    Verdict,
}

impl QuestionId {
    /// Returns what a hand is waiting for; `winner` is the winner as far as known.
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

/// Returns what a told hand leaves open. If a bak applies to other players, it is a different
/// question; what the winner has stays the same question, whoever won.
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
