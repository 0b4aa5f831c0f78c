//! Piles that are asked for, or that everybody has: whose is tapped next, and when all are there.

use super::tapping::{Button, Tapping, address};
use crate::case::AnyHand;
use crate::evening::hand::{HandState, pack};
use crate::evening::tap::Tapped;
use crate::evening::tapped::{TappedHand, TappedPile};
use crate::record::{Name, quoted};
use crate::rules::Game;
use crate::serve::screen::scene::Scene;
use crate::serve::words::say;

/// Returns the pile of this phone that is tapped, where everybody has one: one that is not whole
/// yet, or the last.
pub(super) fn own_pile(scene: &Scene<'_>, state: &HandState, tapped: &TappedHand) -> Option<Name> {
    if state.ruleset.game() != Game::MinHwatu {
        return None;
    }
    let players = state.players();
    let own = || players.names().iter().filter(|name| scene.viewer.is(name));
    let open = |name: &&Name| !tapped.pile_of(name).is_some_and(TappedPile::is_settled);
    own().find(open).or_else(|| own().next_back()).cloned()
}

impl Tapping<'_> {
    /// Returns what says that the pile makes nothing, where it is asked for and nothing is tapped
    /// of it.
    pub(super) fn no_yaku(&self) -> Option<String> {
        let asked = self.state.asks_for_pile()?;
        let empty = self.pile == TappedPile::default();
        let players = self.state.players();
        let name = players.names().get(asked.0).filter(|_| empty)?;
        Some(format!("{} makes 0", quoted(name)))
    }

    /// Returns the players whose pile was not said to be whole, nor is in the record.
    pub(super) fn open(&self) -> Vec<Name> {
        let players = self.state.players();
        let open = self.tapped.open(players.names());
        let told: Vec<&Name> = match &self.state.told {
            AnyHand::MinHwatu(table) => {
                let told = table.players.iter().filter(|player| player.pile.is_some());
                told.map(|player| &player.name).collect()
            }
            _ => Vec::new(),
        };
        open.filter(|name| !told.contains(name)).cloned().collect()
    }

    /// Returns the button that ends what is tapped. Where every pile is tapped, each is said to be
    /// whole before; the last one follows from the others.
    pub(super) fn done(&self) -> Option<Button> {
        let button = |tap: String, label: String| Button {
            tap,
            label,
            on: false,
        };
        let enters = |label: String| Some(button("tapped".to_owned(), label));
        let all = || enters(say!(self.lang, done_button()).to_owned());
        if self.game() != Game::MinHwatu {
            return all();
        }
        let open = self.open();
        let last = match open.as_slice() {
            [] => return all(),
            [last] => last,
            _ if open.contains(&self.player) => {
                let whole = self.tap(Tapped::Whole(true));
                return Some(button(whole, say!(self.lang, pile_done(&self.player))));
            }
            _ => return None,
        };
        let empty = self.tapped.pile_of(last);
        let empty = empty.is_none_or(|pile| pile.cards.is_empty());
        let left = pack(self.state)
            .without(self.gone())
            .without(self.pile.cards);
        let rest_is_of = |name: &Name| say!(self.lang, rest_is_of(name));
        match (*last == self.player, empty) {
            (_, true) => enters(rest_is_of(last)),
            (true, false) if left.is_empty() => all(),
            (true, false) => Some(button(self.tap(Tapped::Rest(true)), rest_is_of(last))),
            (false, false) => None,
        }
    }

    /// Returns the way to the next pile, where every pile is tapped and this one is whole.
    pub(super) fn next(&self) -> Option<(String, String)> {
        let open = self.open();
        if self.game() != Game::MinHwatu || open.contains(&self.player) {
            return None;
        }
        let next = open.first()?;
        Some((address(next, self.view), say!(self.lang, next_pile(next))))
    }
}
