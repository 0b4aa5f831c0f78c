//! A hand of any game.

use crate::record::{Fault, Lacking, Place, Problem};
use crate::rules::Game;
use crate::{gostop, koikoi, minhwatu};

/// A hand of any game, as read from a record.
#[derive(Clone, Debug)]
pub enum AnyHand {
    /// A hand of Go-Stop.
    GoStop(Box<gostop::Hand>),
    /// A round of Koi-Koi.
    KoiKoi(Box<koikoi::Round>),
    /// The piles of min-hwatu.
    MinHwatu(Box<minhwatu::Piles>),
}

impl AnyHand {
    /// Returns the fault of a record that ends at this place before the hand has ended.
    pub(super) fn unfinished(&self, end: Place) -> Fault {
        let problem = match self {
            Self::GoStop(hand) => {
                let turns = !hand.turns.is_empty();
                if let Some(gostop::PendingDecision::Call(seat, place)) = hand.due.filter(|_| turns)
                {
                    let player = hand.name(seat);
                    let problem = Problem::MustDeclare { player };
                    return Fault { place, problem };
                }
                Problem::NoEnd { game: Game::GoStop }
            }
            Self::MinHwatu(table) if table.untold().count() < table.players.len() => {
                let untold = table.untold().next();
                let player = untold.map(|seat| table.players[seat].name.clone());
                let player = player.unwrap_or_default();
                Problem::PileMissing {
                    player,
                    winner: true,
                    facts: vec![Lacking::Cards],
                }
            }
            Self::KoiKoi(_) => Problem::NoEnd { game: Game::KoiKoi },
            Self::MinHwatu(_) => Problem::NoEnd {
                game: Game::MinHwatu,
            },
        };
        Fault {
            place: end,
            problem,
        }
    }
}
