//! Calls between lines of events: a player who may stop must say stop or go before anybody else
//! takes a turn.

use super::state::HandState;
use crate::gostop::PendingDecision;
use crate::record::{Act, Line, Name, Problem, TableEvent};

/// Returns the problem with a line before which a player must call; `None` if the line may come
/// first, like junk from the turn or counted piles.
pub(super) fn before_call(state: &HandState, line: &Line) -> Option<Problem> {
    let (hand, _) = state.gostop()?;
    let (seat, piles_may_follow) = match hand.due.filter(|_| hand.turns.is_empty())? {
        PendingDecision::Call(seat, _) => (seat, false),
        PendingDecision::MayCall(seat) => (seat, true),
        PendingDecision::Answer(_) => return None,
    };
    let player = hand.name(seat);
    let is_nagari = matches!(line, Line::Table(TableEvent::Nagari));
    let refused = is_nagari || !piles_may_follow && passes_over(line, &player);
    refused.then_some(Problem::MustDeclare { player })
}

/// Returns whether a line shows that somebody else plays or calls after a player's turn.
fn passes_over(line: &Line, player: &Name) -> bool {
    match line {
        Line::Act(name, act) if name.value != *player => {
            act.is_turn()
                || matches!(
                    act,
                    Act::Special(..)
                        | Act::FirstSweep(_)
                        | Act::Baekhwajeom
                        | Act::Heodang
                        | Act::Heundeum(_)
                        | Act::Go(_)
                        | Act::Stop
                        | Act::Push
                        | Act::Syodang
                )
        }
        _ => false,
    }
}
