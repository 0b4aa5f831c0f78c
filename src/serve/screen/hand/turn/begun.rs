//! A turn that is being put together: what the player did, and the cards that were turned up so
//! far.

use super::sight::Sight;
use crate::card::{Calendar, Card, Flower, Pile, read_word};
use crate::record::Seat;
use crate::rules::JokerFromHand;
use crate::serve::screen::scene::ShownPlace;

/// What a player did before a card was turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Did {
    Plays(Card),
    Bombs(Flower),
    Grenades(Flower),
    Flips,
}

/// A turn that is being put together.
pub(super) struct BegunTurn {
    pub(super) did: Did,
    /// The cards that were turned up so far.
    pub(super) cards: Vec<Card>,
    calendar: Calendar,
}

impl BegunTurn {
    pub(super) fn new(did: Did, calendar: Calendar) -> Self {
        Self {
            did,
            cards: Vec::new(),
            calendar,
        }
    }

    /// Reads what an address says of the turn of a player; `None` if it says nothing that can be.
    pub(super) fn read(place: &ShownPlace<'_>, sight: &Sight<'_>, seat: Seat) -> Option<Self> {
        let calendar = sight.rules.calendar;
        let said = place.get("turn")?;
        let did = match said.split_once(' ') {
            Some(("bombs", month)) => Did::Bombs(among(sight.bombs(seat), month, calendar)?),
            Some(("grenades", month)) => {
                Did::Grenades(among(sight.grenades(seat), month, calendar)?)
            }
            Some(_) => return None,
            None if said == "flips" && sight.table.sides[seat].owed > 0 => Did::Flips,
            None => {
                let mut cards = sight.playable(seat).once();
                Did::Plays(cards.find(|card| card.code(calendar) == said)?)
            }
        };
        let mut begun = Self::new(did, calendar);
        for code in place.all("card") {
            let cards = read_word(&code, calendar).ok()?;
            let &[card] = cards.as_slice() else {
                return None;
            };
            begun.cards.push(card);
        }
        Some(begun)
    }

    /// Returns how the turn is entered.
    pub(super) fn text(&self) -> String {
        let cards = self.cards.iter().map(|card| card.code(self.calendar));
        std::iter::once(self.word())
            .chain(cards)
            .collect::<Vec<String>>()
            .join(" ")
    }

    /// Returns where a turn that goes on is shown.
    pub(super) fn address(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("turn", &self.word());
        for card in &self.cards {
            query.append_pair("card", &card.code(self.calendar));
        }
        format!("/hand?{}", query.finish())
    }

    fn word(&self) -> String {
        match self.did {
            Did::Plays(card) => card.code(self.calendar),
            Did::Bombs(month) => format!("bombs {}", month.month(self.calendar)),
            Did::Grenades(month) => format!("grenades {}", month.month(self.calendar)),
            Did::Flips => "flips".to_owned(),
        }
    }

    /// Returns how many cards that are no jokers are turned up for it.
    fn takes(&self, sight: &Sight<'_>) -> usize {
        match self.did {
            Did::Plays(card) if card.as_joker().is_none() => 1,
            Did::Plays(_) if sight.rules.joker_from_hand == JokerFromHand::Hand => 1,
            // One in its stead, and one more.
            Did::Plays(_) => 2,
            Did::Bombs(_) => sight.rules.potkan_flips as usize,
            Did::Grenades(_) | Did::Flips => 1,
        }
    }

    /// Returns whether a card that is turned up next is the last one.
    pub(super) fn ends_with(&self, next: Card, sight: &Sight<'_>) -> bool {
        let turned = self.cards.iter().chain(Some(&next));
        let flowers = turned.clone().filter(|card| card.as_joker().is_none());
        flowers.count() >= self.takes(sight) || turned.count() >= sight.table.stock as usize
    }

    /// Returns whether nothing can be turned up any more.
    pub(super) fn is_whole(&self, sight: &Sight<'_>) -> bool {
        self.cards.len() >= sight.table.stock as usize
    }

    /// Returns the cards that may be turned up next.
    pub(super) fn next(&self, sight: &Sight<'_>) -> Pile {
        let mut from = sight.unseen();
        let played = match self.did {
            Did::Plays(card) => Some(card),
            Did::Bombs(month) => {
                for card in from.of_month(month) {
                    from.remove(card);
                }
                None
            }
            Did::Grenades(_) | Did::Flips => None,
        };
        for card in played.into_iter().chain(self.cards.iter().copied()) {
            from.remove(card);
        }
        from
    }

    /// Returns this turn with another card turned up.
    pub(super) fn with(&self, card: Card) -> Self {
        let cards = self.cards.iter().copied().chain([card]);
        Self {
            did: self.did,
            cards: cards.collect(),
            calendar: self.calendar,
        }
    }
}

/// Returns the month of these that a number says.
fn among(months: Vec<Flower>, number: &str, calendar: Calendar) -> Option<Flower> {
    let mut months = months.into_iter();
    months.find(|month| month.month(calendar).to_string() == number)
}
