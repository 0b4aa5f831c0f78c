//! Junk surrendered after special captures: what is owed, and which cards are given by default.

use super::hand::{Hand, JunkEvent};
use crate::card::{Card, Faces, Flower, Joker, Kind, Pile};
use crate::record::Seat;
use crate::record::{Choice, Fault, Place, Problem};
use crate::rules::GoStopRules;
use smallvec::SmallVec;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Junk that a player owes another for an event.
#[derive(Clone, Copy, Debug)]
struct Debt {
    from: Seat,
    to: Seat,
    owed: u32,
    place: Place,
    by_lines: bool,
}

/// An event that makes each opponent surrender junk to a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bringing {
    pub(super) event: JunkEvent,
    pub(super) to: Seat,
    /// How much each opponent owes.
    pub(super) amount: u32,
    /// Whether the junk moves only if a line gives it.
    pub(super) by_lines: bool,
}

/// A junk card that one player gave another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gift {
    pub(super) from: Seat,
    pub(super) to: Seat,
    pub(super) card: Card,
}

/// A card that a line gives although nothing is owed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unowed {
    pub(super) gift: Gift,
    /// The line that gives the card.
    pub(super) line: u32,
    /// Whether the giver owed junk in that turn, but other cards had already settled it.
    pub(super) beyond: bool,
}

/// The giver and the receiver of junk.
type JunkTransfer = (Seat, Seat);

/// The junk owed in the current turn.
#[derive(Clone, Debug, Default)]
pub(super) struct Debts {
    /// All debts, by event in the order of settling; within an event in the order of the lines.
    owed: BTreeMap<JunkEvent, Vec<Debt>>,
    /// The open debts of each giver to each receiver: event, and index in the event's `owed` list.
    open: BTreeMap<JunkTransfer, BTreeSet<(JunkEvent, usize)>>,
    /// Cards given in this turn before anything was owed, each with its line; the event that
    /// explains them may still follow.
    ahead: BTreeMap<JunkTransfer, VecDeque<(Gift, u32)>>,
    /// Each giver who owed junk in this turn, with the receiver.
    told: BTreeSet<JunkTransfer>,
    /// Cards given in earlier turns although nothing was owed.
    unowed: Vec<Unowed>,
}

/// Junk cards worth one.
const ORDINARY: Faces = Faces::kind(Kind::Junk).or(Faces::jokers(&[Joker::One, Joker::Boss]));
/// Junk cards worth more than one.
const DEARER: Faces = Faces::kind(Kind::DoubleJunk).or(Faces::jokers(&[Joker::Two, Joker::Three]));

/// Returns the junk value at which a card settles a debt; `None` for a card that cannot be
/// surrendered, such as a switch card.
fn worth(card: Card) -> Option<u32> {
    if ORDINARY.contains(card) {
        return Some(1);
    }
    DEARER
        .contains(card)
        .then(|| card.as_joker().map_or(2, Joker::junk))
}

/// Returns whether a card may be surrendered as junk.
pub fn is_junk(card: Card) -> bool {
    worth(card).is_some()
}

impl Debts {
    pub(super) fn is_empty(&self) -> bool {
        self.owed.is_empty()
    }

    /// Cancels all debts of the turn.
    pub(super) fn forgive(&mut self) {
        self.owed.clear();
        self.open.clear();
    }

    /// Returns whether a player is or was owed anything in this turn.
    pub(super) fn owed_to(&self, to: Seat) -> bool {
        self.open.keys().any(|(_, owed)| *owed == to)
    }

    /// Returns whether `from` still owes `to` junk.
    pub(super) fn is_open(&self, from: Seat, to: Seat) -> bool {
        self.first_open(from, to).is_some()
    }

    /// Returns the debt that `from` must settle first with `to`; `None` if nothing is owed.
    fn first_open(&self, from: Seat, to: Seat) -> Option<&Debt> {
        let (event, at) = self.open.get(&(from, to))?.first()?;
        self.owed.get(event)?.get(*at)
    }

    /// Makes every opponent whose cards are known owe junk for an event.
    pub(super) fn owe(&mut self, hand: &Hand, bringing: Bringing, place: Place) {
        let Bringing {
            event,
            to,
            amount,
            by_lines,
        } = bringing;
        if amount == 0 || hand.player(to).whole {
            return;
        }
        for from in hand.others(to) {
            if hand.player(from).whole {
                continue;
            }
            let mut owed = amount;
            let mut ahead = self.ahead.get_mut(&(from, to));
            while owed > 0
                && let Some((gift, _)) = ahead.as_mut().and_then(|gifts| gifts.pop_front())
            {
                owed = owed.saturating_sub(worth(gift.card).unwrap_or(0));
            }
            self.told.insert((from, to));
            let debt = Debt {
                from,
                to,
                owed,
                place,
                by_lines,
            };
            self.put(event, debt);
        }
    }

    /// Appends a debt to the debts of its event.
    fn put(&mut self, event: JunkEvent, debt: Debt) {
        let debts = self.owed.entry(event).or_default();
        let open = self.open.entry((debt.from, debt.to)).or_default();
        if debt.owed > 0 {
            open.insert((event, debts.len()));
        }
        debts.push(debt);
    }

    /// Removes and returns all debts in the order in which they are settled.
    fn take_owed(&mut self) -> impl Iterator<Item = (JunkEvent, Debt)> + use<> {
        self.open.clear();
        let owed = std::mem::take(&mut self.owed).into_iter();
        owed.flat_map(|(event, debts)| debts.into_iter().map(move |debt| (event, debt)))
    }

    /// Starts another turn: cards given ahead of an event that did not follow count as unowed.
    pub(super) fn new_turn(&mut self) {
        if self.told.is_empty() && self.owed.is_empty() && self.ahead.is_empty() {
            return;
        }
        for (event, debt) in self.take_owed().filter(|(_, debt)| !debt.by_lines) {
            self.put(event, debt);
        }
        let told = std::mem::take(&mut self.told);
        let ahead = std::mem::take(&mut self.ahead).into_values().flatten();
        let ahead = ahead.map(|(gift, line)| Unowed {
            gift,
            line,
            beyond: told.contains(&(gift.from, gift.to)),
        });
        self.unowed.extend(ahead);
    }

    /// Returns the cards given although nothing was owed, up to the last finished turn.
    pub(super) fn unowed(&self) -> &[Unowed] {
        &self.unowed
    }

    /// Records a card given by a line: the card goes towards the first open debt, or waits for a
    /// later debt.
    pub(super) fn given(&mut self, gift: Gift, line: u32) {
        let paid = worth(gift.card).unwrap_or(0);
        let between = (gift.from, gift.to);
        let open = self.open.get_mut(&between);
        let Some((first, open)) = open.and_then(|open| Some((*open.first()?, open))) else {
            return self
                .ahead
                .entry(between)
                .or_default()
                .push_back((gift, line));
        };
        let (event, at) = first;
        if let Some(debt) = self
            .owed
            .get_mut(&event)
            .and_then(|debts| debts.get_mut(at))
        {
            debt.owed = debt.owed.saturating_sub(paid);
            if debt.owed == 0 {
                open.remove(&first);
            }
        }
    }

    /// Returns the next card that `from` gives `to` by default; `None` if nothing is owed.
    pub(super) fn next_gift(&self, hand: &Hand, from: Seat, to: Seat) -> Option<Card> {
        let debt = self.first_open(from, to)?;
        let gift = default_gift(hand.player(from).pile, debt.owed);
        gift.into_iter().next()
    }

    /// Returns the giver and the receiver of the first debt that the default rule cannot decide,
    /// and the cards to choose from, with those of months that pay extra last. `None` if there is
    /// no such debt.
    pub(super) fn choice(
        &self,
        hand: &Hand,
        rules: &GoStopRules,
    ) -> Option<(Seat, Seat, Vec<Card>)> {
        if self.is_empty() {
            return None;
        }
        let matters = |card: &Card| matters(*card, hand.set_month, rules);
        let mut piles: Vec<Pile> = hand.players.iter().map(|player| player.pile).collect();
        for debt in self.owed.values().flatten() {
            let pile = piles.get_mut(debt.from.0)?;
            if choice_matters(*pile, debt.owed, |card| matters(&card)) {
                let pile = hand.player(debt.from).pile;
                let mut cards: Vec<Card> = pile.among(ORDINARY).iter().collect();
                cards.sort_by_key(matters);
                return Some((debt.from, debt.to, cards));
            }
            *pile = pile.without(default_gift(*pile, debt.owed).into_iter().collect());
        }
        None
    }

    /// Settles the open debts with default gifts. Returns the gifts, and a fault for each debt that
    /// the default rule cannot decide.
    pub(super) fn settle(
        &mut self,
        hand: &mut Hand,
        rules: &GoStopRules,
    ) -> (Vec<Gift>, Vec<Fault>) {
        let (mut gifts, mut faults) = (Vec::new(), Vec::new());
        for (event, debt) in self.take_owed() {
            if debt.by_lines {
                self.put(event, debt);
                continue;
            }
            let pile = hand.player(debt.from).pile;
            let matters = |card: Card| matters(card, hand.set_month, rules);
            let doubtful = hand.player(debt.from).doubtful;
            if !doubtful && choice_matters(pile, debt.owed, matters) {
                let from = hand.name(debt.from);
                let choice = Choice::Surrendered {
                    from,
                    to: hand.name(debt.to),
                };
                let Place { line, column } = debt.place;
                faults.push(Fault::new(line, column, Problem::ChoiceNeeded(choice)));
            }
            for card in default_gift(pile, debt.owed) {
                hand.players[debt.from].pile.remove(card);
                hand.players[debt.to].pile.add(card);
                let (from, to) = (debt.from, debt.to);
                gifts.push(Gift { from, to, card });
            }
        }
        (gifts, faults)
    }
}

/// Returns the cards given for a debt by default: ordinary junk if it covers what is still owed,
/// otherwise a dearer card if there is one, and so on until nothing is owed or left.
fn default_gift(mut pile: Pile, mut owed: u32) -> SmallVec<[Card; 4]> {
    let mut gift = SmallVec::new();
    while owed > 0 {
        // The lowest month comes first, jokers last.
        let (ordinary, dearer) = (pile.among(ORDINARY), pile.among(DEARER));
        let enough = ordinary.len() >= owed || dearer.is_empty();
        let next = if enough { ordinary } else { dearer }.iter().next();
        let Some(card) = next else { break };
        pile.remove(card);
        owed = owed.saturating_sub(worth(card).unwrap_or(0));
        gift.push(card);
    }
    gift
}

/// Returns whether it matters which junk is given: some of the ordinary junk stays, and only some
/// of it belongs to a month that pays extra.
fn choice_matters(pile: Pile, owed: u32, matters: impl Fn(Card) -> bool) -> bool {
    let ordinary = pile.among(ORDINARY);
    let some = || ordinary.filter(&matters).len();
    owed > 0 && ordinary.len() > owed && (1..ordinary.len()).contains(&some())
}

/// Returns whether a card belongs to a month for which a player may be paid extra.
fn matters(card: Card, set_month: Option<Flower>, rules: &GoStopRules) -> bool {
    let flower = card.flower();
    let clover = matches!(flower, Some(Flower::Wisteria | Flower::BushClover));
    let set = rules.weolyak_set_month > 1 && flower.is_some() && flower == set_month;
    set || (rules.palssari > 0 && clover)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Calendar, read_word};

    fn pile(codes: &str) -> Pile {
        let read = |word| read_word(word, Calendar::Korean).unwrap();
        codes.split(' ').flat_map(read).collect()
    }

    fn gift(codes: &str, owed: u32) -> String {
        let cards: Vec<String> = default_gift(pile(codes), owed)
            .into_iter()
            .map(|card| card.code(Calendar::Korean))
            .collect();
        cards.join(" ")
    }

    #[test]
    fn ordinary_junk_goes_first_and_jokers_last() {
        assert_eq!(gift("3p 2p 11s j1", 1), "2p");
        assert_eq!(gift("j1 11s", 1), "j1");
        assert_eq!(gift("jb 12s", 1), "jb");
        assert_eq!(gift("j3 j2 12s 11s", 1), "11s");
        assert_eq!(gift("j3 j2 12s", 1), "12s");
        assert_eq!(gift("j3 j2", 1), "j2");
    }

    #[test]
    fn two_owed_are_two_ordinary_or_one_dearer_or_what_there_is() {
        assert_eq!(gift("5pp 11s", 2), "5p 5p");
        assert_eq!(gift("5p 11s", 2), "11s");
        assert_eq!(gift("5p 1g", 2), "5p");
        assert_eq!(gift("9y 1g jx jg", 2), "");
    }
}
