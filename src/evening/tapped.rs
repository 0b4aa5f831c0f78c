//! A hand as it is tapped: all taps together, and the told line that they are.

use super::tap::{Tap, Tapped};
use crate::card::{Card, Kind, Pile};
use crate::gostop::is_junk;
use crate::record::{Act, CardList, CountKind, CupCall, Line, Name, Seat, Spanned, Yaku};
use crate::rules::Game;
use crate::telling::{Fact, FactKind, Happened, Set};

/// A tap with who gave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GivenTap {
    pub(crate) tap: Tap,
    /// Who gave it; nobody at the terminal.
    pub(crate) giver: String,
    /// How many texts were entered of the hand before it.
    pub(crate) after: usize,
}

impl GivenTap {
    /// Returns the text that is kept of it.
    pub(crate) fn kept(&self) -> String {
        format!("{} {}", self.after, self.tap)
    }

    /// Returns the tap that a text is kept of; `None` if it is of none.
    pub(crate) fn of_kept(text: &str, giver: String) -> Option<Self> {
        let (after, tap) = text.split_once(' ')?;
        Some(Self {
            tap: Tap::parse(tap)?,
            giver,
            after: after.parse().ok()?,
        })
    }
}

/// What was tapped of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TappedPile {
    pub(crate) cards: Pile,
    /// Whether these cards are all.
    pub(crate) whole: bool,
    /// Whether it is all that nobody else has.
    pub(crate) rest: bool,
    counts: Vec<(CountKind, u32)>,
    pub(crate) goes: u32,
    pub(crate) shook: u32,
    pub(crate) bombed: u32,
    pub(crate) points: Option<u32>,
    pub(crate) among: Vec<CountKind>,
    pub(crate) yaku: Vec<Yaku>,
    /// What the sake cup counts as for good, if that was tapped.
    pub(crate) cup: Option<CupCall>,
}

/// A hand as it is tapped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TappedHand {
    /// Who won.
    pub(crate) winner: Option<Name>,
    piles: Vec<(Name, TappedPile)>,
}

impl TappedHand {
    /// Returns what all taps come to, the later ones standing before the earlier.
    pub(crate) fn from_taps<'a>(taps: impl IntoIterator<Item = &'a Tap>) -> Self {
        let mut hand = Self::default();
        for tap in taps {
            hand.take(tap);
        }
        hand
    }

    /// Returns whether nothing was tapped, or all was taken back.
    pub(crate) fn is_empty(&self) -> bool {
        let nothing = TappedPile::default();
        self.winner.is_none() && self.piles.iter().all(|(_, pile)| *pile == nothing)
    }

    /// Returns what was tapped of a player.
    pub(crate) fn pile_of(&self, player: &Name) -> Option<&TappedPile> {
        let found = self.piles.iter().find(|(name, _)| name == player);
        found.map(|(_, pile)| pile)
    }

    /// Returns who would lose a card if a player had so many of it; nobody where there are enough.
    pub(crate) fn holder(&self, card: Card, player: &Name, count: u8) -> Option<&Name> {
        let others = self.piles.iter().filter(|(name, _)| name != player);
        let mut left = card.copies().saturating_sub(count);
        others
            .map(|(name, pile)| (name, pile.cards.count(card)))
            .find(|(_, held)| {
                let enough = *held <= left;
                left = left.saturating_sub(*held);
                !enough
            })
            .map(|(name, _)| name)
    }

    /// Returns the cards that other players have.
    pub(crate) fn of_others(&self, player: &Name) -> Pile {
        let others = self.piles.iter().filter(|(name, _)| name != player);
        others.flat_map(|(_, pile)| pile.cards).collect()
    }

    fn take(&mut self, tap: &Tap) {
        if tap.what == Tapped::Won {
            self.winner = Some(tap.player.clone());
            return;
        }
        let found = self.piles.iter().position(|(name, _)| *name == tap.player);
        let at = found.unwrap_or_else(|| {
            self.piles.push((tap.player.clone(), TappedPile::default()));
            self.piles.len() - 1
        });
        if tap.what == Tapped::Rest(true) {
            // Only one pile can be all that nobody else has.
            for (_, pile) in &mut self.piles {
                pile.rest = false;
            }
        }
        if let Some((_, pile)) = self.piles.get_mut(at) {
            pile.take(tap.what);
        }
        if let Tapped::Cards(card, count) = tap.what {
            self.leave_to(&tap.player, card, count);
        }
    }

    /// Takes a card from the others where a player has so many that there are not enough for all.
    fn leave_to(&mut self, player: &Name, card: Card, count: u8) {
        let mut left = card.copies().saturating_sub(count);
        for (_, pile) in self.piles.iter_mut().filter(|(name, _)| name != player) {
            while pile.cards.count(card) > left && pile.cards.remove(card) {}
            left = left.saturating_sub(pile.cards.count(card));
        }
    }

    /// Returns the players among these whose pile was not said to be whole.
    pub(crate) fn open<'a>(&'a self, players: &'a [Name]) -> impl Iterator<Item = &'a Name> {
        players.iter().filter(|name| {
            let pile = self.pile_of(name);
            !pile.is_some_and(TappedPile::is_settled)
        })
    }

    /// Returns the lines of the record for the piles of these players that were tapped whole, out
    /// of this pack. In a game that counts whole piles, the last open one is whole too if cards of
    /// it were tapped.
    pub(crate) fn lines(&self, players: &[Name], game: Game, pack: Pile) -> Vec<Line> {
        let mut open = self.open(players);
        let last = match (game, open.next(), open.next()) {
            (Game::MinHwatu, Some(last), None) => Some(last),
            _ => None,
        };
        let whole = self.piles.iter().filter(|(name, pile)| {
            let told = last == Some(name) && !pile.cards.is_empty();
            players.contains(name) && (pile.is_settled() || told)
        });
        let has = whole.flat_map(|(name, pile)| {
            let cards = self.whole_pile(name, pile, pack);
            let cup = pile.cup.filter(|_| cards.contains(Card::CUP));
            let cards = cards.iter().map(Spanned::synthetic).collect();
            let cup = cup.map(|call| Line::act(name.as_str(), Act::Cup(call)));
            std::iter::once(Line::act(name.as_str(), Act::has(CardList(cards)))).chain(cup)
        });
        has.collect()
    }

    /// Returns the cards of a player's pile: those that were tapped, or all that nobody else has.
    pub(crate) fn whole_pile(&self, name: &Name, pile: &TappedPile, pack: Pile) -> Pile {
        if pile.rest {
            pack.without(self.of_others(name))
        } else {
            pile.cards
        }
    }

    /// Returns what else was tapped, as facts of a told hand of these players; of players who do
    /// not play it nothing is told.
    pub(crate) fn facts(&self, players: &[Name], game: Game) -> Vec<Fact> {
        let seat = |name: &Name| players.iter().position(|player| player == name).map(Seat);
        let mut facts = Vec::new();
        let fact = |seat, what| Fact {
            seat: Some(seat),
            what,
            words: Vec::new(),
        };
        if let Some(winner) = self.winner.as_ref().and_then(seat) {
            facts.push(fact(winner, FactKind::Won));
        }
        for (name, pile) in &self.piles {
            if let Some(seat) = seat(name) {
                let wins = self.winner.as_ref() == Some(name);
                let told = pile.facts(game, wins).into_iter();
                facts.extend(told.map(|what| fact(seat, what)));
            }
        }
        facts
    }
}

impl TappedPile {
    /// Returns whether it was said to be whole.
    pub(crate) const fn is_settled(&self) -> bool {
        self.whole || self.rest
    }

    /// Returns how many cards of a kind were tapped as a number.
    pub(crate) fn count(&self, kind: CountKind) -> Option<u32> {
        let found = self.counts.iter().find(|(of, _)| *of == kind);
        found.map(|(_, count)| *count)
    }

    /// Returns the cards with as much junk as was tapped as a number, so that the pile can be
    /// scored.
    pub(crate) fn counted(&self, pack: Pile) -> Pile {
        let Some(junk) = self.count(CountKind::Junk) else {
            return self.cards;
        };
        let mut pile = self.cards.filter(|card| !is_junk(card));
        let mut left = junk;
        let plain = |card: &Card| matches!(card.kind(), Some(Kind::DoubleJunk | Kind::Junk));
        let mut by_worth: Vec<Card> = pack.iter().filter(plain).collect();
        by_worth.sort_by_key(|card| card.kind());
        for card in by_worth {
            let worth = if card.kind() == Some(Kind::DoubleJunk) {
                2
            } else {
                1
            };
            if worth <= left && pile.add(card) {
                left -= worth;
            }
        }
        pile
    }

    fn take(&mut self, what: Tapped) {
        match what {
            Tapped::Won => {}
            Tapped::Cards(card, count) => {
                // Cards instead of a number, from now on.
                if is_junk(card) {
                    self.counts.retain(|(of, _)| *of != CountKind::Junk);
                }
                while self.cards.count(card) > count && self.cards.remove(card) {}
                while self.cards.count(card) < count && self.cards.add(card) {}
            }
            Tapped::Count(kind, count) => {
                self.counts.retain(|(of, _)| *of != kind);
                self.counts.extend(count.map(|count| (kind, count)));
            }
            Tapped::Whole(on) => self.whole = on,
            Tapped::Rest(on) => self.rest = on,
            Tapped::Goes(goes) => self.goes = goes,
            Tapped::Shook(count) => self.shook = count,
            Tapped::Bombed(count) => self.bombed = count,
            Tapped::Points(points) => self.points = points,
            Tapped::Among(kind, on) => switch(&mut self.among, kind, on),
            Tapped::Yaku(yaku, on) => switch(&mut self.yaku, yaku, on),
            Tapped::Cup(call, on) => {
                let other = self.cup.filter(|other| *other != call);
                self.cup = if on { Some(call) } else { other };
            }
        }
    }

    /// Returns what is told of the pile; `wins` says that it is the winner's. What a loser's cup
    /// counts as is told with the whole pile alone; till then one that is junk is not told.
    fn facts(&self, game: Game, wins: bool) -> Vec<FactKind> {
        let mut facts = Vec::new();
        facts.extend(
            self.points
                .map(|points| FactKind::Points(i64::from(points))),
        );
        facts.extend(self.among.iter().copied().map(FactKind::Among));
        let whole = self.is_settled() || game == Game::MinHwatu;
        if !whole {
            let cup = self.cup.filter(|_| self.cards.contains(Card::CUP));
            let cards = self.cards.iter();
            let hidden = cup.filter(|call| wins || *call == CupCall::Junk);
            let cards: Vec<Card> = cards
                .filter(|card| hidden.is_none() || *card != Card::CUP)
                .collect();
            facts.extend(cup.filter(|_| wins).map(FactKind::Cup));
            facts.extend((!cards.is_empty()).then_some(FactKind::Cards(cards)));
            let counts = self.counts.iter();
            facts.extend(
                counts.map(|(kind, count)| FactKind::Count(*kind, i64::from(*count), true)),
            );
        }
        facts.extend(
            self.yaku
                .iter()
                .filter_map(|yaku| Set::from_yaku(*yaku))
                .map(FactKind::Set),
        );
        let goes = i64::from(self.goes);
        facts.extend((goes > 0).then_some(match game {
            Game::KoiKoi => FactKind::Koi(goes),
            Game::GoStop | Game::MinHwatu => FactKind::Goes(goes),
        }));
        let often = [(Happened::Shake, self.shook), (Happened::Bomb, self.bombed)];
        let often = often.into_iter().filter(|(_, times)| *times > 0);
        facts.extend(often.map(|(what, times)| FactKind::Happened(what, i64::from(times), None)));
        facts
    }
}

/// Puts something into a list, or takes it out.
fn switch<T: PartialEq>(list: &mut Vec<T>, item: T, on: bool) {
    list.retain(|other| *other != item);
    list.extend(on.then_some(item));
}
