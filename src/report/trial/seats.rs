//! What a record may leave out about who offered, fed the winner, sold, gave junk for a joker, or
//! made more stacks.

use super::{Recorded, Trial, insert, line, otherwise};
use crate::card::{Card, Faces, Flower, Joker, Kind, Pile};
use crate::gostop::is_junk;
use crate::letters::same_name;
use crate::record::{Act, CardList, Line, Name, Nth, OeMyeon, Spanned, TableEvent};
use crate::report::change::HandChange;
use crate::report::fact::UnrecordedFact;

impl Recorded {
    /// Returns every act in the record, with its line and player.
    pub(super) fn acts(&self) -> impl Iterator<Item = (u32, &Spanned<Name>, &Act)> {
        self.entries.iter().filter_map(|entry| match &entry.line {
            Some(Line::Act(name, act)) => Some((entry.place.line, name, act)),
            _ => None,
        })
    }

    /// Returns a trial for the table as a whole, unless there is nothing to try.
    fn of_all(fact: UnrecordedFact, changes: Vec<HandChange>) -> Vec<Trial> {
        let player = None;
        let trial = Trial {
            fact,
            player,
            changes,
        };
        let tried = !trial.changes.is_empty();
        tried.then_some(trial).into_iter().collect()
    }

    /// Returns a trial for months that the winner may have taken with a bomb or a grenade: those
    /// whose cards are in the final pile or in a capture.
    pub(super) fn of_bombs(&self, fact: UnrecordedFact) -> Vec<Trial> {
        let own = |name: &Spanned<Name>| self.is_winner(&name.value);
        let told = |act: &Act| match fact {
            UnrecordedFact::Potkan => matches!(act, Act::Potkan(_)),
            _ => matches!(act, Act::Grenade(_)),
        };
        if self.acts().any(|(_, name, act)| own(name) && told(act)) {
            return Vec::new();
        }
        let bomb = match fact {
            UnrecordedFact::Potkan => Act::potkan,
            _ => Act::grenade,
        };
        let changes = self.acts().filter(|(_, name, _)| own(name));
        let changes = changes.flat_map(|(at, name, act)| {
            let change = |month: &Flower| {
                let (cards, four) = match act {
                    Act::Has(cards, _) | Act::Takes(cards) => (cards, Pile::month(*month)),
                    _ => return None,
                };
                let bomb = Line::act(name.value.clone(), bomb(Spanned::synthetic(*month)));
                // Junk may have been surrendered since.
                let kept = four.filter(|card| !is_junk(card));
                match act {
                    Act::Has(..) if cards.pile().includes(kept) => {
                        Some(insert(Some(at), vec![bomb]))
                    }
                    Act::Takes(_) if cards.pile().includes(four) => {
                        let rest = cards.0.iter().filter(|card| !four.contains(card.value));
                        let rest = Act::Takes(CardList(rest.copied().collect()));
                        let mut change =
                            insert(Some(at), vec![bomb, Line::Act(name.clone(), rest)]);
                        change.without.push(at);
                        Some(change)
                    }
                    _ => None,
                }
            };
            Flower::ALL
                .iter()
                .filter_map(change)
                .collect::<Vec<HandChange>>()
        });
        let mut trials = Self::of_all(fact, changes.collect());
        for trial in &mut trials {
            trial.player.clone_from(&self.winner);
        }
        trials
    }

    /// Returns a trial for more stacks in the turns that follow, and for a third one in all, each
    /// of a month that no line mentions.
    pub(super) fn of_ppuks(&self) -> Vec<Trial> {
        let told = |month: &Flower| {
            self.acts().any(|(_, _, act)| match act {
                Act::Heundeum(Some(told))
                | Act::Potkan(Some(told))
                | Act::Grenade(Some(told))
                | Act::Ppuk(Some(told), _)
                | Act::FirstSweep(told)
                | Act::Sells(_, Some(Some(told))) => told.value == *month,
                _ => false,
            })
        };
        let months: Vec<Flower> = (Flower::ALL.into_iter())
            .filter(|month| !told(month))
            .collect();
        let changes = self.players.iter().flat_map(|name| {
            let made = self.acts().filter_map(|(_, who, act)| match act {
                Act::Ppuk(_, nth) if same_name(&who.value, name) => Some(nth),
                _ => None,
            });
            let made: Vec<&Option<Nth>> = made.collect();
            let plain: Vec<Option<Nth>> = (made.len()..3).map(|_| None).collect();
            let straight = if made.iter().all(|nth| nth.is_some()) {
                Nth::ALL.get(made.len()..).unwrap_or_default()
            } else {
                &[]
            };
            let ways = (1..=straight.len()).map(|count| {
                let turns = straight.iter().take(count);
                turns.copied().map(Some).collect()
            });
            let stacks = |turns: Vec<Option<Nth>>| {
                let stacks = months.iter().zip(turns);
                let stack = |(month, nth): (&Flower, _)| Act::ppuk(Spanned::synthetic(*month), nth);
                insert(
                    None,
                    stacks
                        .map(stack)
                        .map(|act| Line::act(name.clone(), act))
                        .collect(),
                )
            };
            let ways = ways
                .chain([plain])
                .filter(|turns: &Vec<_>| !turns.is_empty());
            ways.map(stacks).collect::<Vec<HandChange>>()
        });
        Self::of_all(UnrecordedFact::MorePpuk, changes.collect())
    }

    /// Returns a trial for an offer that somebody refused, whether it still holds or has ended.
    pub(super) fn of_offers(&self) -> Vec<Trial> {
        if self.tells(None, |act| *act == Act::Syodang) {
            return Vec::new();
        }
        let mut ways: Vec<Vec<Line>> = Vec::new();
        for by in &self.players {
            for first in self.players.iter().filter(|name| *name != by) {
                let offer = Line::act(by.clone(), Act::Syodang);
                ways.push(vec![offer.clone(), Line::act(first.clone(), Act::Refuses)]);
                let others = self.players.iter();
                for second in others.filter(|name| ![by, first].contains(name)) {
                    let accepts = Line::act(first.clone(), Act::Accepts);
                    let refuses = Line::act(second.clone(), Act::Refuses);
                    ways.push(vec![offer.clone(), accepts, refuses]);
                }
            }
        }
        let ended = ways.iter().map(|way| {
            let expire = [Line::Table(TableEvent::Expire)];
            way.iter().cloned().chain(expire).collect()
        });
        let ended: Vec<Vec<Line>> = ended.collect();
        let ways = ways.into_iter().chain(ended);
        Self::of_all(
            UnrecordedFact::Offer,
            ways.map(|way| insert(None, way)).collect(),
        )
    }

    fn is_winner(&self, name: &str) -> bool {
        let winner = self.winner.as_deref();
        winner.is_some_and(|winner| same_name(winner, name))
    }

    /// Returns the faces in the winner's pile that lines name.
    fn won(&self) -> Faces {
        let own = self
            .acts()
            .filter(|(_, name, _)| self.is_winner(&name.value));
        own.fold(Faces::NONE, |won, (_, _, act)| match act {
            Act::Takes(cards) | Act::Has(cards, _) => won.or(Faces::in_pile(cards.pile())),
            Act::Potkan(Some(month)) | Act::Grenade(Some(month)) => {
                won.or(Faces::month(month.value))
            }
            _ => won,
        })
    }

    /// Returns a trial for each loser who is not recorded as having fed the winner.
    pub(super) fn of_feeding(&self) -> Vec<Trial> {
        let won = self.won();
        let fed = |_: &str| {
            let mut told = Vec::new();
            for card in won.iter().filter(|card| card.as_joker().is_none()) {
                let with = |with| {
                    Act::OeMyeon(OeMyeon {
                        card: Spanned::synthetic(card),
                        with,
                        last_card: false,
                        forced: false,
                    })
                };
                let same = won.iter().filter(|other| other.flower() == card.flower());
                told.extend(same.map(|other| with(Some(CardList::unwritten([other])))));
                told.push(with(None));
            }
            told
        };
        let mut trials = self.each(
            UnrecordedFact::Fed,
            |act| matches!(act, Act::OeMyeon(_)),
            fed,
        );
        trials.retain(|trial| trial.player != self.winner);
        trials
    }

    /// Returns a trial for each accusation that does not say that it was the last card, or that no
    /// other play could have prevented the win.
    pub(super) fn of_accusations(&self, fact: UnrecordedFact) -> Vec<Trial> {
        let trial = |(at, name, act): (u32, &Spanned<Name>, &Act)| {
            let Act::OeMyeon(told) = act else {
                return None;
            };
            let other = OeMyeon {
                last_card: told.last_card || fact == UnrecordedFact::LastCard,
                forced: told.forced || fact == UnrecordedFact::Forced,
                ..told.clone()
            };
            let line = Line::Act(name.clone(), Act::OeMyeon(other.clone()));
            (other != *told).then(|| Trial {
                fact,
                player: Some(name.value.clone()),
                changes: vec![otherwise(at, line)],
            })
        };
        self.acts().filter_map(trial).collect()
    }

    /// Returns a trial for each player who took jokers and got nothing for them, unless turns are
    /// recorded card by card.
    pub(super) fn of_jokers(&self) -> Vec<Trial> {
        if !self.jokers_take || self.tells(None, |act| matches!(act, Act::Turn(_))) {
            return Vec::new();
        }
        let gives = |name: &str| {
            let mut told = Vec::new();
            for (_, giver, act) in self.acts() {
                let Act::Takes(cards) = act else { continue };
                if same_name(&giver.value, name) {
                    continue;
                }
                let junk = cards.pile().filter(is_junk).iter().map(|card| {
                    let gives =
                        Act::Gives(Spanned::synthetic(card), Spanned::synthetic(name.into()));
                    Line::Act(giver.clone(), gives)
                });
                told.extend(junk);
            }
            told
        };
        let has_given = |name: &str| {
            let to = |act: &Act| matches!(act, Act::Gives(_, to) if same_name(&to.value, name));
            self.tells(None, to)
        };
        let takes = |act: &Act| match act {
            Act::Takes(cards) => {
                let mut jokers = cards.0.iter().filter_map(|card| card.value.as_joker());
                jokers.any(Joker::is_mere_junk)
            }
            _ => false,
        };
        let untold = self.players.iter();
        let untold = untold.filter(|name| self.tells(Some(name), takes) && !has_given(name));
        let trial = |name: &Name| Trial {
            fact: UnrecordedFact::JokerJunk,
            player: Some(name.clone()),
            changes: gives(name).into_iter().map(line).collect(),
        };
        untold.map(trial).collect()
    }

    /// Returns a trial for each player without a recorded sale.
    pub(super) fn of_sales(&self) -> Vec<Trial> {
        let sales = |_: &str| {
            let sells = |card| Act::Sells(CardList::unwritten([card]), None);
            FOR_SALE.map(sells).to_vec()
        };
        self.each(
            UnrecordedFact::Sale,
            |act| matches!(act, Act::Sells(..)),
            sales,
        )
    }

    /// Returns a trial for each sale without a triple.
    pub(super) fn of_sold_triples(&self) -> Vec<Trial> {
        let trial = |(at, name, act): (u32, &Spanned<Name>, &Act)| {
            let Act::Sells(cards, None) = act else {
                return None;
            };
            let with = |triple| {
                let sale = Act::Sells(cards.clone(), Some(Some(Spanned::synthetic(triple))));
                otherwise(at, Line::Act(name.clone(), sale))
            };
            Some(Trial {
                fact: UnrecordedFact::SaleTriple,
                player: Some(name.value.clone()),
                changes: Flower::ALL.map(with).to_vec(),
            })
        };
        self.acts().filter_map(trial).collect()
    }
}

/// Cards that a player who is forced out may sell.
const FOR_SALE: [Card; 7] = [
    Card::fixed(Flower::Pine, Kind::Bright),
    Card::fixed(Flower::Cherry, Kind::Bright),
    Card::fixed(Flower::Pampas, Kind::Bright),
    Card::CUP,
    Card::fixed(Flower::Paulownia, Kind::Bright),
    Card::PAULOWNIA_DOUBLE,
    Card::WILLOW_DOUBLE,
];
