//! A second, literal reading of how cards move in a turn.

use dokbak::card::{Card, Flower, Pile};
use dokbak::gostop::turns::Table;
use dokbak::record::{Flip, Special, Turn};
use dokbak::rules::{GoStopRules, JokerPpuk, LastTurn, Sseul};

fn month(card: Card) -> Option<Flower> {
    card.flower()
}

/// The position of the hand card while the stock is turned up.
#[derive(Clone, Copy)]
enum Lying {
    No,
    Alone(Card),
    Pair(Card, Card),
}

/// The table according to the rules, card by card, with a pile for each month on it.
#[derive(Clone, Default)]
pub(crate) struct Literal {
    /// Loose cards, in any order.
    loose: Vec<Card>,
    /// Month, cards with jokers, maker.
    stacks: Vec<(Flower, Vec<Card>, Option<usize>)>,
    /// How many cards each player has in hand.
    hands: Vec<usize>,
}

/// The effects of a turn according to the literal reading.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Brought {
    pub(crate) took: Vec<Card>,
    /// The captured jokers, in order.
    pub(crate) jokers: Vec<Card>,
    pub(crate) specials: Vec<Special>,
    pub(crate) ppuk: bool,
}

impl Literal {
    /// Returns the table as dealt: three of a month form a stack.
    pub(crate) fn dealt(cards: &[Card], hands: Vec<usize>) -> Self {
        let mut out = Self {
            hands,
            ..Self::default()
        };
        for flower in Flower::ALL {
            let of: Vec<Card> = cards
                .iter()
                .copied()
                .filter(|c| month(*c) == Some(flower))
                .collect();
            if of.len() == 3 {
                out.stacks.push((flower, of, None));
            } else {
                out.loose.extend(of);
            }
        }
        out
    }

    fn remove(&mut self, card: Card) {
        let at = self.loose.iter().position(|other| *other == card).unwrap();
        self.loose.remove(at);
    }

    fn of(&self, flower: Option<Flower>) -> Vec<Card> {
        self.loose
            .iter()
            .copied()
            .filter(|card| month(*card) == flower)
            .collect()
    }

    /// Takes a stack of this month, if there is one.
    fn stack(&mut self, card: Card, by: usize, out: &mut Brought) -> bool {
        let found = self
            .stacks
            .iter()
            .position(|stack| Some(stack.0) == month(card));
        let Some(at) = found else { return false };
        let (_, mut cards, maker) = self.stacks.remove(at);
        cards.sort_unstable();
        let jokers = cards.iter().filter(|card| card.as_joker().is_some());
        out.jokers.extend(jokers);
        out.took.extend(cards);
        out.took.push(card);
        out.specials.push(if maker == Some(by) {
            Special::JaPpuk
        } else {
            Special::Stack
        });
        true
    }

    /// Plays the hand card of a turn; returns what matters for the cards of the stock.
    fn hand(&mut self, by: usize, turn: &Turn, out: &mut Brought) -> Lying {
        self.hands[by] -= match turn {
            Turn::Draws(_, drawn) => usize::from(drawn.is_none()),
            Turn::Plays(..) => 1,
            Turn::Bombs(..) => 3,
            Turn::Grenades(..) => 2,
            Turn::Flips(_) => 0,
        };
        match turn {
            Turn::Draws(joker, _) => {
                out.took.push(joker.value);
                out.jokers.push(joker.value);
            }
            Turn::Plays(play, _) => {
                let then = play.then.iter().map(|card| card.value);
                let mut cards: Vec<Card> = [play.card.value].into_iter().chain(then).collect();
                let x = cards.pop_if(|last| last.as_joker().is_none());
                out.jokers.extend(&cards);
                out.took.append(&mut cards);
                let Some(x) = x.filter(|x| !self.stack(*x, by, out)) else {
                    return Lying::No;
                };
                let Some(first) = self.of(month(x)).first().copied() else {
                    self.loose.push(x);
                    return Lying::Alone(x);
                };
                let on = play.on.map_or(first, |on| on.value);
                self.remove(on);
                return Lying::Pair(x, on);
            }
            Turn::Bombs(m, _) | Turn::Grenades(m, _) => {
                for card in self.of(Some(m.value)) {
                    self.remove(card);
                }
                out.took.extend(Pile::month(m.value));
            }
            Turn::Flips(_) => {}
        }
        Lying::No
    }

    /// Turns up a card of the stock that is not a joker.
    fn stock(&mut self, by: usize, flip: Flip, lying: Lying, own: bool, out: &mut Brought) -> bool {
        let z = flip.card.value;
        match lying {
            Lying::Pair(x, y) if month(x) == month(z) => {
                if let [o, ..] = self.of(month(z))[..] {
                    self.remove(o);
                    out.took.extend([x, y, z, o]);
                    out.specials.push(Special::Ttadak);
                } else if own {
                    out.took.extend([x, y, z]);
                } else {
                    self.stacks
                        .push((month(z).unwrap(), vec![x, y, z], Some(by)));
                    out.ppuk = true;
                }
                return true;
            }
            Lying::Alone(x) if month(x) == month(z) => {
                self.remove(x);
                out.took.extend([x, z]);
                out.specials.push(Special::Chok);
            }
            _ if self.stack(z, by, out) => {}
            _ => match &self.of(month(z))[..] {
                [] => self.loose.push(z),
                [first, ..] => {
                    let on = flip.on.map_or(*first, |on| on.value);
                    self.remove(on);
                    out.took.extend([z, on]);
                }
            },
        }
        false
    }

    /// Plays a turn, rule by rule; `last` leaves out what does not count in the last turn.
    pub(crate) fn turn(
        &mut self,
        by: usize,
        turn: &Turn,
        last: bool,
        rules: &GoStopRules,
    ) -> Brought {
        let mut out = Brought::default();
        let two = self.stacks.is_empty()
            && self.loose.len() == 2
            && month(self.loose[0]) != month(self.loose[1]);
        let mut lying = self.hand(by, turn, &mut out);
        let own = rules.last_turn_whose == LastTurn::Own && self.hands[by] == 0;
        let mut waiting = Vec::new();
        let flips = match turn {
            Turn::Plays(_, flips)
            | Turn::Bombs(_, flips)
            | Turn::Grenades(_, flips)
            | Turn::Flips(flips) => flips,
            Turn::Draws(..) => return out,
        };
        for flip in flips {
            let waits = matches!(lying, Lying::Pair(..)) && rules.joker_ppuk == JokerPpuk::Stack;
            let card = flip.card.value;
            if card.as_joker().is_none() {
                if self.stock(by, *flip, lying, own, &mut out) {
                    lying = Lying::No;
                }
                continue;
            }
            out.jokers.push(card);
            if waits {
                waiting.push(card);
            } else {
                out.took.push(card);
            }
        }
        if let Lying::Pair(x, y) = lying {
            out.took.extend([x, y]);
        }
        match self.stacks.last_mut().filter(|_| out.ppuk) {
            Some((_, cards, _)) => {
                out.jokers.truncate(out.jokers.len() - waiting.len());
                cards.append(&mut waiting);
            }
            None => out.took.append(&mut waiting),
        }
        let counts = match rules.sseul {
            Sseul::TwoMonths => two,
            Sseul::Any => !out.took.is_empty(),
        };
        if counts && self.loose.is_empty() && self.stacks.is_empty() {
            out.specials.push(Special::Sseul);
        }
        let stack = |special: &Special| matches!(special, Special::Stack | Special::JaPpuk);
        if own || last && rules.last_turn_whose == LastTurn::Table {
            out.specials.retain(stack);
        }
        if (own || last) && !rules.last_turn_stack_junk {
            out.specials.retain(|special| !stack(special));
        }
        out.specials.sort_unstable();
        out.took.sort_unstable();
        out
    }

    /// Fails if the engine's table differs.
    pub(crate) fn assert_same(&self, table: &Table, text: &str) {
        let loose: Pile = self.loose.iter().copied().collect();
        assert_eq!(loose, table.layout.loose, "{text}");
        assert_eq!(self.stacks.len(), table.layout.stacks.len(), "{text}");
        for (flower, cards, maker) in &self.stacks {
            let stack = table.layout.stack_of(*flower).unwrap();
            let cards: Pile = cards.iter().copied().collect();
            let all: Pile = stack.cards.iter().chain(stack.jokers).collect();
            assert_eq!(
                (all, stack.maker.map(|seat| seat.0)),
                (cards, *maker),
                "{text}"
            );
        }
    }
}
