//! Simple players. They look only at their own hand, the table, and what everybody has captured.

use super::numbers::RandomNumbers;
use crate::card::{Card, Faces, Flower, Kind, Pile};
use crate::gostop::turns::{Followed, Layout, Move, Table, moves};
use crate::gostop::{Hand, Live, stop_points};
use crate::record::{Flip, Play, Seat, Turn};
use crate::rules::GoStopRules;
use smallvec::SmallVec;
use std::cell::OnceCell;

/// How a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Plays any allowed card, and says go half of the time.
    Random,
    /// Makes the play that brings most now. Bombs, shows triples, and says go while every opponent
    /// has less than half of the points needed to stop.
    Greedy,
    /// Weighs what a play brings now against what the next player can then take. Bombs, shows
    /// nothing, and stops as soon as possible.
    Cautious,
}

/// The players at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Styles {
    /// All play in the same style.
    All(Style),
    /// One player of each style, with the styles moving on by one seat every deal; two players have
    /// two of the three styles.
    Mixed,
}

impl Styles {
    /// Returns the id used on the command line and in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::All(Style::Random) => "random",
            Self::All(Style::Greedy) => "greedy",
            Self::All(Style::Cautious) => "cautious",
            Self::Mixed => "mixed",
        }
    }

    /// Returns the style of a seat in a deal.
    pub fn style_of(self, deal: u64, seat: Seat) -> Style {
        match self {
            Self::All(style) => style,
            Self::Mixed => match deal.wrapping_add(seat.0 as u64) % 3 {
                0 => Style::Random,
                1 => Style::Greedy,
                _ => Style::Cautious,
            },
        }
    }
}

/// What a player sees at their turn.
pub(super) struct PlayerView<'a> {
    pub(super) seat: Seat,
    /// The table, of whose hands only the player's own is looked at.
    pub(super) table: &'a Table,
    /// The hand as the reader follows it, with everybody's captured cards.
    pub(super) hand: &'a Hand,
    pub(super) rules: &'a GoStopRules,
    /// The points of each player's pile, computed on demand.
    points: [OnceCell<i64>; 3],
}

/// Possible decisions, each with its value.
type Valued = SmallVec<[(i64, Move); 16]>;

/// The value of a point towards the target.
const POINT: i64 = 20;
/// The value of a play that takes nothing, which ranks it below plays that take something.
const NOTHING_TAKEN: i64 = -1000;
/// The value of a play that costs nothing, which ranks it above all others.
const AT_ONCE: i64 = 10_000;

/// Returns the value of cards apart from the points that they bring.
fn worth(cards: Pile) -> i64 {
    let of_kind = |kind| i64::from(cards.of_kind(kind).len());
    let fours = [Kind::Animal, Kind::Ribbon, Kind::DoubleJunk].map(of_kind);
    let jokers = i64::from(cards.but(Faces::FLOWERS).len());
    8 * of_kind(Kind::Bright) + 4 * fours.iter().sum::<i64>() + 2 * of_kind(Kind::Junk) + 6 * jokers
}

impl<'a> PlayerView<'a> {
    pub(super) fn new(live: &'a Live<'_>, seat: Seat, rules: &'a GoStopRules) -> Option<Self> {
        Some(Self {
            seat,
            table: live.table()?,
            hand: live.hand(),
            rules,
            points: Default::default(),
        })
    }

    fn pile(&self, seat: Seat) -> Pile {
        self.hand.player(seat).pile
    }

    /// Returns the points of a player's captured cards.
    fn points(&self, seat: Seat) -> i64 {
        let points = || stop_points(self.pile(seat), self.rules);
        let known = self.points.get(seat.0);
        known.map_or_else(points, |known| *known.get_or_init(points))
    }

    /// Returns the value of cards to a player who takes all of them: their own value, and the value
    /// of the points that they bring.
    fn gain(&self, seat: Seat, cards: Pile) -> i64 {
        worth(cards) + POINT * self.brings(seat, cards)
    }

    /// Returns the points that cards bring to a player who takes all of them.
    fn brings(&self, seat: Seat, cards: Pile) -> i64 {
        let has = self.pile(seat).plus(cards);
        stop_points(has, self.rules) - self.points(seat)
    }

    /// Returns which of these loose cards the player would take.
    fn best_of(&self, cards: Pile) -> Option<Card> {
        let gain = |card: &Card| self.gain(self.seat, Pile::from_cards(&[*card]));
        match cards.len() {
            0 | 1 => cards.iter().next(),
            _ => cards.iter().max_by_key(gain),
        }
    }

    /// Returns what a card from the hand takes, before a card is turned up.
    fn taken_by(&self, card: Card, month: Flower) -> Pile {
        let layout: &Layout = &self.table.layout;
        if let Some(stack) = layout.stack_of(month) {
            return stack
                .cards
                .plus(stack.jokers)
                .plus(Pile::from_cards(&[card]));
        }
        let best = self.best_of(layout.loose_of(month));
        best.map_or(Pile::EMPTY, |best| {
            Pile::from_cards(&[card]).plus(Pile::from_cards(&[best]))
        })
    }

    /// Returns the value of a decision before a card is turned up. If `careful`, it includes what
    /// the decision leaves to the next player.
    fn value(&self, one: Move, careful: bool) -> i64 {
        let (mut laid, mut taken) = (Pile::EMPTY, Pile::EMPTY);
        let value = match one {
            Move::Draw(_) => AT_ONCE,
            Move::Card(card) => match card.flower() {
                None => AT_ONCE,
                Some(month) => {
                    taken = self.taken_by(card, month);
                    if taken.is_empty() {
                        laid = Pile::from_cards(&[card]);
                        NOTHING_TAKEN - self.gain(self.seat, laid)
                    } else {
                        self.gain(self.seat, taken)
                    }
                }
            },
            Move::Bomb(month) | Move::Grenade(month) => {
                taken = Pile::month(month);
                let at_once = if matches!(one, Move::Bomb(_)) {
                    AT_ONCE
                } else {
                    0
                };
                at_once + self.gain(self.seat, taken)
            }
            Move::Flip => NOTHING_TAKEN / 2,
        };
        if careful {
            let lifted = taken.shared(self.table.layout.loose);
            value + self.danger(lifted) - self.danger(laid)
        } else {
            value
        }
    }

    /// Returns the value of the points that each of these loose cards would bring to the next
    /// player, added up.
    fn danger(&self, loose: Pile) -> i64 {
        let next = self.seat.after(1, self.hand.players.len());
        let cards = loose.iter();
        let brings = cards.map(|card| self.brings(next, Pile::from_cards(&[card])));
        POINT * brings.sum::<i64>()
    }

    /// Returns the player's possible decisions, the best first.
    pub(super) fn decide(
        &self,
        style: Style,
        numbers: &mut RandomNumbers,
    ) -> impl Iterator<Item = Move> + use<> {
        let mut all = moves(self.table, self.seat, self.rules);
        let valued: Valued = if style == Style::Random {
            numbers.shuffle(&mut all);
            let bombs = |one: &Move| matches!(one, Move::Bomb(_) | Move::Grenade(_));
            let first = numbers.coin();
            // The decisions with the same value stay in random order.
            let value = |one| (i64::from(bombs(&one) == first), one);
            all.into_iter().map(value).collect()
        } else {
            let careful = style == Style::Cautious;
            let value = |one| (self.value(one, careful), one);
            all.into_iter().map(value).collect()
        };
        best_first(valued)
    }

    /// Chooses among turns that begin with the same decision: first by what the played card takes,
    /// then by what the turned-up cards take.
    pub(super) fn choose(
        &self,
        style: Style,
        mut ways: Vec<Followed>,
        numbers: &mut RandomNumbers,
    ) -> Option<Followed> {
        if ways.len() > 1 {
            let among: Vec<Option<Card>> = ways.iter().map(|way| laid_on(&way.turn)).collect();
            let chosen = self.one_of(style, &among, numbers);
            ways.retain(|way| laid_on(&way.turn) == chosen);
        }
        if ways.len() > 1 {
            let among: Vec<Pile> = ways.iter().map(|way| flips_on(&way.turn)).collect();
            let at = if style == Style::Random {
                numbers.below(among.len())
            } else {
                let gain = |(_, cards): &(usize, &Pile)| self.gain(self.seat, **cards);
                let best = among.iter().enumerate().rev().max_by_key(gain);
                best.map(|(at, _)| at)?
            };
            return Some(ways.swap_remove(at));
        }
        ways.pop()
    }

    fn one_of(
        &self,
        style: Style,
        among: &[Option<Card>],
        numbers: &mut RandomNumbers,
    ) -> Option<Card> {
        if style == Style::Random {
            return among.get(numbers.below(among.len())).copied().flatten();
        }
        self.best_of(among.iter().flatten().copied().collect())
    }

    /// Returns the triple that the player shows at the start of the turn, if any.
    pub(super) fn shows(&self, style: Style, numbers: &mut RandomNumbers) -> Option<Flower> {
        if style == Style::Cautious {
            return None;
        }
        let held = self.table.hand(self.seat);
        let layout = &self.table.layout;
        let shown = |month: &Flower| held.shown.iter().any(|(shown, _)| shown == month);
        let keeps = |month: &Flower| {
            let bombs = layout.loose_of(*month).len() == 1;
            bombs && !self.rules.potkan_after_heundeum
        };
        let three = |month: &Flower| held.cards.of_month(*month).len() == 3;
        let mut triples = held.cards.flowers_with(3).filter(three);
        let month = triples.find(|month| !shown(month) && !keeps(month))?;
        (style == Style::Greedy || numbers.coin()).then_some(month)
    }

    /// Returns whether the player goes on when a stop is allowed.
    pub(super) fn goes_on(&self, style: Style, numbers: &mut RandomNumbers) -> bool {
        match style {
            Style::Random => numbers.coin(),
            Style::Cautious => false,
            Style::Greedy => {
                let target = i64::from(self.rules.target(self.hand.players.len()));
                let far = |at| at == self.seat.0 || self.points(Seat(at)) * 2 < target;
                let plays_on = self.table.hand(self.seat).count > 0 && !self.table.is_over();
                plays_on && (0..self.hand.players.len()).all(far)
            }
        }
    }
}

/// Returns decisions by descending value; in a tie, in the order listed. They are not sorted at
/// once, since usually only the first is needed.
fn best_first(mut valued: Valued) -> impl Iterator<Item = Move> {
    std::iter::from_fn(move || {
        let left = valued.iter().enumerate().rev();
        let (best, _) = left.max_by_key(|(_, (value, _))| *value)?;
        Some(valued.remove(best).1)
    })
}

/// Returns the card that the card from the hand is laid on, if there was a choice.
fn laid_on(turn: &Turn) -> Option<Card> {
    match turn {
        Turn::Plays(Play { on: Some(on), .. }, _) => Some(on.value),
        _ => None,
    }
}

/// Returns the cards that turned-up cards are laid on, as far as there was a choice.
fn flips_on(turn: &Turn) -> Pile {
    let flips: &[Flip] = match turn {
        Turn::Plays(_, flips)
        | Turn::Bombs(_, flips)
        | Turn::Grenades(_, flips)
        | Turn::Flips(flips) => flips,
        Turn::Draws(..) => &[],
    };
    flips
        .iter()
        .filter_map(|flip| flip.on)
        .map(|on| on.value)
        .collect()
}
