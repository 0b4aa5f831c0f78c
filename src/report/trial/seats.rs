//! What a record may not tell of who offered, fed the winner, sold, gave for a joker, or made stacks
//! again.

use super::{Told, Trial, insert, lines, otherwise};
use crate::card::{Flower, Joker, Pile};
use crate::gostop::is_junk;
use crate::letters::same_name;
use crate::record::{Act, At, CardList, Line, Nth, OeMyeon, quoted};
use crate::report::open::Fact;
use crate::report::whatif::Change;

/// The words for stacks in turns straight after each other.
const NTHS: [&str; 3] = ["first", "second", "third"];

impl Told {
    /// Returns every act that a line tells, with its line and its player.
    fn acts(&self) -> impl Iterator<Item = (u32, &At<String>, &Act)> {
        self.entries.iter().filter_map(|entry| match &entry.line {
            Some(Line::Act(name, act)) => Some((entry.place.line, name, act)),
            _ => None,
        })
    }

    /// Returns a trial about the table as a whole, unless there is nothing to try.
    fn of_all(fact: Fact, changes: Vec<Change>) -> Vec<Trial> {
        let player = None;
        let trial = Trial {
            fact,
            player,
            changes,
        };
        let tried = !trial.changes.is_empty();
        tried.then_some(trial).into_iter().collect()
    }

    /// Returns a trial about months that the winner took with a bomb or a grenade: those whose cards
    /// are in his pile as it was counted, or in a capture.
    pub(super) fn of_bombs(&self, fact: Fact) -> Vec<Trial> {
        let own = |name: &At<String>| self.is_winner(&name.value);
        let told = |act: &Act| match fact {
            Fact::Potkan => matches!(act, Act::Potkan(_)),
            _ => matches!(act, Act::Grenade(_)),
        };
        if self.acts().any(|(_, name, act)| own(name) && told(act)) {
            return Vec::new();
        }
        let verb = if fact == Fact::Potkan {
            "potkan"
        } else {
            "grenade"
        };
        let months = (1..=12).filter_map(|month| Flower::of_month(month, self.calendar));
        let months: Vec<Flower> = months.collect();
        let changes = self.acts().filter(|(_, name, _)| own(name));
        let changes = changes.flat_map(|(at, name, act)| {
            let change = |month: &Flower| {
                let (cards, four) = match act {
                    Act::Has(cards) | Act::Takes(cards) => (cards, Pile::month(*month)),
                    _ => return None,
                };
                let number = month.month(self.calendar);
                let bomb = format!("{} {verb} {number}", quoted(&name.value));
                // Junk may have been surrendered since.
                let kept = four.filter(|card| !is_junk(card));
                match act {
                    Act::Has(_) if cards.pile().includes(kept) => Some(insert(at, vec![bomb])),
                    Act::Takes(_) if cards.pile().includes(four) => {
                        let rest = cards.0.iter().filter(|card| !four.contains(card.value));
                        let rest = Act::Takes(CardList(rest.copied().collect()));
                        let rest = Line::Act(name.clone(), rest).print(self.calendar);
                        let mut change = insert(at, vec![bomb, rest]);
                        change.without.push(at);
                        Some(change)
                    }
                    _ => None,
                }
            };
            months.iter().filter_map(change).collect::<Vec<Change>>()
        });
        let mut trials = Self::of_all(fact, changes.collect());
        for trial in &mut trials {
            trial.player.clone_from(&self.winner);
        }
        trials
    }

    /// Returns a trial about stacks in the turns after one, and about a third in all, each of a
    /// month that no line is about.
    pub(super) fn of_ppuks(&self) -> Vec<Trial> {
        let told = |month: &Flower| {
            self.acts().any(|(_, _, act)| match act {
                Act::Heundeum(told)
                | Act::Potkan(told)
                | Act::Grenade(told)
                | Act::Ppuk(told, _)
                | Act::FirstSweep(told)
                | Act::Sells(_, Some(told)) => told.value == *month,
                _ => false,
            })
        };
        let numbers = (1..=12).filter_map(|month| Flower::of_month(month, self.calendar));
        let months: Vec<u8> = numbers
            .filter(|month| !told(month))
            .map(|month| month.month(self.calendar))
            .collect();
        let changes = self.players.iter().flat_map(|name| {
            let made = self.acts().filter_map(|(_, who, act)| match act {
                Act::Ppuk(_, nth) if same_name(&who.value, name) => Some(nth),
                _ => None,
            });
            let made: Vec<&Option<Nth>> = made.collect();
            let plain = (made.len()..3).map(|_| "").collect::<Vec<&str>>();
            let straight = if made.iter().all(|nth| nth.is_some()) {
                NTHS.get(made.len()..).unwrap_or_default()
            } else {
                &[]
            };
            let ways = (1..=straight.len()).map(|count| straight[..count].to_vec());
            let lines_of = |words: Vec<&str>| {
                let name = quoted(name);
                let told = months.iter().zip(words);
                lines(
                    told.map(|(month, word)| format!("{name} ppuk {month} {word}"))
                        .collect(),
                )
            };
            let ways = ways.chain([plain]).filter(|words| !words.is_empty());
            ways.map(lines_of).collect::<Vec<Change>>()
        });
        Self::of_all(Fact::MorePpuk, changes.collect())
    }

    /// Returns a trial about an offer that somebody refused, still in force or ended.
    pub(super) fn of_offers(&self) -> Vec<Trial> {
        if self.tells(None, |act| *act == Act::Syodang) {
            return Vec::new();
        }
        let names: Vec<String> = self.players.iter().map(|name| quoted(name)).collect();
        let mut ways: Vec<Vec<String>> = Vec::new();
        for by in &names {
            for first in names.iter().filter(|name| *name != by) {
                let offer = format!("{by} syodang");
                ways.push(vec![offer.clone(), format!("{first} refuses")]);
                for second in names.iter().filter(|name| ![by, first].contains(name)) {
                    let accepts = format!("{first} accepts");
                    ways.push(vec![offer.clone(), accepts, format!("{second} refuses")]);
                }
            }
        }
        let ended = ways.iter().map(|way| {
            let expire = std::iter::once("expire".to_owned());
            way.iter().cloned().chain(expire).collect()
        });
        let ended: Vec<Vec<String>> = ended.collect();
        Self::of_all(
            Fact::Offer,
            ways.into_iter().chain(ended).map(lines).collect(),
        )
    }

    fn is_winner(&self, name: &str) -> bool {
        let winner = self.winner.as_deref();
        winner.is_some_and(|winner| same_name(winner, name))
    }

    /// Returns the cards that lines name in the winner's pile.
    fn won(&self) -> Pile {
        let own = self
            .acts()
            .filter(|(_, name, _)| self.is_winner(&name.value));
        own.fold(Pile::EMPTY, |pile, (_, _, act)| match act {
            Act::Takes(cards) | Act::Has(cards) => pile.or(cards.pile()),
            Act::Potkan(month) | Act::Grenade(month) => pile.or(Pile::month(month.value)),
            _ => pile,
        })
    }

    /// Returns a trial for each loser of whom it is not told that he fed the winner.
    pub(super) fn of_feeding(&self) -> Vec<Trial> {
        let won = self.won();
        let fed = |name: &str| {
            let mut told = Vec::new();
            for card in won.iter().filter(|card| card.as_joker().is_none()) {
                let plain = format!("{name} oe-myeon {}", card.code(self.calendar));
                let same = won.iter().filter(|other| other.flower() == card.flower());
                told.extend(
                    same.map(|other| format!("{plain} with {}", other.code(self.calendar))),
                );
                told.push(plain);
            }
            told
        };
        let mut trials = self.each(Fact::Fed, |act| matches!(act, Act::OeMyeon(_)), fed);
        trials.retain(|trial| trial.player != self.winner);
        trials
    }

    /// Returns a trial for each accusation that does not say that it was the last card, or that no
    /// other play could have prevented the win.
    pub(super) fn of_accusations(&self, fact: Fact) -> Vec<Trial> {
        let trial = |(at, name, act): (u32, &At<String>, &Act)| {
            let Act::OeMyeon(told) = act else {
                return None;
            };
            let other = OeMyeon {
                last_card: told.last_card || fact == Fact::LastCard,
                forced: told.forced || fact == Fact::Forced,
                ..told.clone()
            };
            let line = Line::Act(name.clone(), Act::OeMyeon(other.clone()));
            (other != *told).then(|| Trial {
                fact,
                player: Some(name.value.clone()),
                changes: vec![otherwise(at, line.print(self.calendar))],
            })
        };
        self.acts().filter_map(trial).collect()
    }

    /// Returns a trial for each player who took jokers and was given nothing, where turns are not
    /// told card by card.
    pub(super) fn of_jokers(&self) -> Vec<Trial> {
        if !self.jokers_take || self.tells(None, |act| matches!(act, Act::Turn(_))) {
            return Vec::new();
        }
        let gives = |name: &str| {
            let mut told = Vec::new();
            for (_, giver, act) in self.acts() {
                let Act::Takes(cards) = act else { continue };
                let giver = quoted(&giver.value);
                let junk = cards.pile().filter(is_junk).iter().map(|card| {
                    let card = card.code(self.calendar);
                    format!("{giver} gives {card} to {name}")
                });
                told.extend(junk.filter(|_| giver != name));
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
        let mut trials = self.each(Fact::JokerJunk, |_| false, gives);
        trials.retain(|trial| {
            let name = trial.player.as_deref().unwrap_or_default();
            self.tells(Some(name), takes) && !has_given(name)
        });
        trials
    }

    /// Returns a trial for each player of whom no sale is told.
    pub(super) fn of_sales(&self) -> Vec<Trial> {
        let cards = ["1g", "3g", "8g", "9y", "11g", "11s", "12s"];
        let sales = |name: &str| cards.map(|card| format!("{name} sells {card}")).to_vec();
        self.each(Fact::Sale, |act| matches!(act, Act::Sells(..)), sales)
    }

    /// Returns a trial for each sale without a triple.
    pub(super) fn of_sold_triples(&self) -> Vec<Trial> {
        let trial = |(at, name, act): (u32, &At<String>, &Act)| {
            let Act::Sells(cards, None) = act else {
                return None;
            };
            let months = (1..=12).filter_map(|month| Flower::of_month(month, self.calendar));
            let with = |month| {
                let sale = Act::Sells(cards.clone(), Some(At::new(month, 1)));
                otherwise(at, Line::Act(name.clone(), sale).print(self.calendar))
            };
            Some(Trial {
                fact: Fact::SaleTriple,
                player: Some(name.value.clone()),
                changes: months.map(with).collect(),
            })
        };
        self.acts().filter_map(trial).collect()
    }
}
