//! What was told of a hand.

use crate::card::{Card, Flower};
use crate::record::{At, CountKind, Seat};

/// What was told of a hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::cli::prompt) struct Told {
    /// Who won.
    pub(in crate::cli::prompt) winner: Option<Seat>,
    /// The cards of players.
    pub(in crate::cli::prompt) piles: Vec<(Seat, Vec<At<Card>>)>,
    /// What the winner's pile comes to, where that was told in the place of its cards.
    pub(in crate::cli::prompt) scored: Option<ToldPoints>,
    /// What happened besides the cards.
    pub(in crate::cli::prompt) besides: ToldBesides,
    /// What is known of losers' piles.
    pub(in crate::cli::prompt) counts: Vec<(Seat, CountKind, At<u32>)>,
    /// How often players said koi-koi.
    pub(in crate::cli::prompt) koi: Vec<(Seat, At<u32>)>,
}

/// What a winner's pile comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli::prompt) struct ToldPoints {
    pub(in crate::cli::prompt) points: At<u32>,
    /// What is among them, each kind with a number that was told with it.
    pub(in crate::cli::prompt) among: Vec<(CountKind, Option<u32>)>,
}

/// What happened in a hand besides the cards that were captured.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::cli::prompt) struct ToldBesides {
    /// How often the winner said go.
    pub(in crate::cli::prompt) goes: Option<At<u32>>,
    /// The months the winner showed.
    pub(in crate::cli::prompt) shown: Vec<Flower>,
    /// The months the winner bombed.
    pub(in crate::cli::prompt) bombed: Vec<Flower>,
    /// The months of which the winner played two on two.
    pub(in crate::cli::prompt) grenades: Vec<Flower>,
    /// The month that the winner took whole in the first turn.
    pub(in crate::cli::prompt) first_sweep: Vec<Flower>,
    /// Who else said go, each as often as they did, the last one last.
    pub(in crate::cli::prompt) others_go: Vec<Seat>,
}

impl ToldBesides {
    /// Returns whether anything was told of the winner.
    pub(in crate::cli::prompt) fn any_own(&self) -> bool {
        let others_go = self.others_go.clone();
        *self
            != Self {
                others_go,
                ..Self::default()
            }
    }
}

impl Told {
    /// Returns what is told where nothing but the winner is.
    pub(in crate::cli::prompt) fn of(winner: Option<Seat>) -> Self {
        Self {
            winner,
            ..Self::default()
        }
    }

    /// Returns the cards that were told of a player.
    pub(in crate::cli::prompt) fn pile_of(&self, seat: Seat) -> Option<&[At<Card>]> {
        let mut piles = self.piles.iter();
        let of = piles.find(|(of, _)| *of == seat);
        of.map(|(_, cards)| cards.as_slice())
    }
}
