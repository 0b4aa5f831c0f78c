//! Whose pile is tapped, and how it is shown.

use crate::card::{Calendar, Pile};
use crate::evening::hand::{HandState, piles};
use crate::evening::tap::{Tap, Tapped};
use crate::evening::tapped::{TappedHand, TappedPile};
use crate::record::Name;
use crate::rules::Game;
use crate::serve::screen::scene::Scene;
use crate::words::Lang;

/// Something to tap that is no card.
pub(super) struct Button {
    pub(super) tap: String,
    pub(super) label: String,
    pub(super) on: bool,
}

/// What of a pile is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum View {
    /// Cards, and junk as a number.
    Cards,
    /// Cards, and junk month by month.
    Months,
    /// Points alone, and of which kinds they are.
    Points,
    /// Yaku.
    Yaku,
}

impl View {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Cards, "cards"),
        (Self::Months, "months"),
        (Self::Points, "points"),
        (Self::Yaku, "yaku"),
    ];

    /// Returns the view that an address names, or the one that needs the fewest taps.
    pub(super) fn chosen(scene: &Scene<'_>, game: Game) -> Self {
        let named = scene.place.get("by").unwrap_or_default();
        let named = Self::ALL.into_iter().find(|(_, word)| *word == named);
        match (named, game) {
            (Some((view, _)), _) => view,
            (None, Game::KoiKoi) => Self::Yaku,
            (None, Game::MinHwatu) => Self::Months,
            (None, Game::GoStop) => Self::Cards,
        }
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Cards => "cards",
            Self::Months => "months",
            Self::Points => "points",
            Self::Yaku => "yaku",
        }
    }
}

/// Whose pile is tapped, and what else the screen is made of.
pub(super) struct Tapping<'a> {
    pub(super) lang: Lang,
    pub(super) state: &'a HandState,
    pub(super) tapped: TappedHand,
    pub(super) player: Name,
    pub(super) pile: TappedPile,
    pub(super) calendar: Calendar,
    pub(super) view: View,
}

impl Tapping<'_> {
    pub(super) fn game(&self) -> Game {
        self.state.ruleset.game()
    }

    pub(super) fn tap(&self, what: Tapped) -> String {
        let player = self.player.clone();
        format!("tap {}", Tap { player, what })
    }

    /// Returns what others have, by taps or by the record.
    pub(super) fn gone(&self) -> Pile {
        let players = self.state.players();
        let piles = players.names().iter().zip(piles(&self.state.told));
        let others = piles.filter(|(name, _)| **name != self.player);
        let others = others.flat_map(|(_, pile)| pile.iter());
        others.chain(self.tapped.of_others(&self.player)).collect()
    }
}

/// Returns where a player's pile is shown in this view.
pub(super) fn address(name: &Name, view: View) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query
        .append_pair("pile", name)
        .append_pair("by", view.word());
    format!("/hand?{}", query.finish())
}
