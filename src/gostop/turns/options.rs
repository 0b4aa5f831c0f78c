//! Every turn that a player can take with a given hand and the next stock cards.

use super::{Table, TurnEffect, TurnRefusal};
use crate::card::{Card, Flower};
use crate::record::{Choice, Flip, Flips, Play, Problem, Seat, Spanned, Turn};
use crate::rules::{GoStopRules, Grenade, JokerFromHand};
use smallvec::SmallVec;

/// What a player decides before a card is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Playing a card.
    Card(Card),
    /// Bombing a month.
    Bomb(Flower),
    /// Throwing a grenade on a month.
    Grenade(Flower),
    /// Playing no card.
    Flip,
    /// Laying down a joker and drawing a card for it.
    Draw(Card),
}

impl Move {
    /// Returns the decision in a turn.
    pub const fn from_turn(turn: &Turn) -> Self {
        match turn {
            Turn::Plays(play, _) => Self::Card(play.card.value),
            Turn::Bombs(month, _) => Self::Bomb(month.value),
            Turn::Grenades(month, _) => Self::Grenade(month.value),
            Turn::Flips(_) => Self::Flip,
            Turn::Draws(joker, _) => Self::Draw(joker.value),
        }
    }

    /// Returns the decision in each line of a turn.
    pub fn all_of(turns: &[Turn]) -> Vec<Self> {
        turns.iter().map(Self::from_turn).collect()
    }
}

/// A player's possible decisions; most hands need no allocation.
pub type Moves = SmallVec<[Move; 16]>;

/// A complete turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whole {
    /// The lines of the turn.
    pub turns: Vec<Turn>,
    /// The table after the turn.
    pub table: Box<Table>,
    /// How many of the next stock cards the turn turned up.
    pub used: usize,
}

/// A turn, or a line of one, that was carried out on a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed {
    /// The turn, or the line of one.
    pub turn: Turn,
    /// The table after the turn or line.
    pub table: Box<Table>,
    /// What happened in the turn or line.
    pub moved: TurnEffect,
}

/// The column given to the played card in turns that nobody wrote.
const PLAYED: u32 = 1;
/// The column given to the first turned-up card in turns that nobody wrote.
const TURNED: u32 = 100;

/// Returns every turn that a player can take with these next stock cards. It may begin with any
/// known card in hand, or, if `only` is given, just with those decisions. If too little of the
/// stock is known, a turn ends early on an open-ended table.
pub fn options(
    table: &Table,
    seat: Seat,
    deck: &[Card],
    only: Option<&[Move]>,
    rules: &GoStopRules,
) -> Vec<Whole> {
    let moves = match only {
        Some(moves) => moves.iter().take(1).copied().collect(),
        None => moves(table, seat, rules),
    };
    let later = only.map(|moves| moves.get(1..).unwrap_or_default());
    let mut found = Vec::new();
    for one in moves {
        let (turn, used) = told(one, deck, rules);
        for way in ways(table, seat, turn, rules) {
            let (turn, next) = (way.turn, way.table);
            if !next.is_mid_turn() {
                found.push(Whole {
                    turns: vec![turn],
                    table: next,
                    used,
                });
                continue;
            }
            let left = deck.get(used..).unwrap_or_default();
            let rest = options(&next, seat, left, later, rules);
            found.extend(rest.into_iter().map(|whole| Whole {
                turns: [vec![turn.clone()], whole.turns].concat(),
                used: used + whole.used,
                ..whole
            }));
        }
    }
    found
}

/// Returns every way to begin a turn with this decision and these next stock cards, one for each
/// choice that it leaves open. Empty if the decision is not possible. After a joker is laid down,
/// the turn continues on another line.
pub fn lines(
    table: &Table,
    seat: Seat,
    one: Move,
    deck: &[Card],
    rules: &GoStopRules,
) -> Vec<Followed> {
    let (turn, _) = told(one, deck, rules);
    ways(table, seat, turn, rules)
}

/// Returns what a player can decide with the known cards in hand. Some of these decisions may not
/// be allowed, such as bombing a triple that was shown.
pub fn moves(table: &Table, seat: Seat, rules: &GoStopRules) -> Moves {
    let cards = table.hand(seat).cards;
    let drawn = rules.joker_from_hand == JokerFromHand::Hand;
    let card = |card: Card| match card.as_joker() {
        Some(_) if drawn => Move::Draw(card),
        _ => Move::Card(card),
    };
    let mut moves: Moves = cards.once().map(card).collect();
    for month in cards.flowers_with(2) {
        let held = cards.of_month(month).len();
        match (held, table.layout.loose_of(month).len()) {
            (3, 1) => moves.push(Move::Bomb(month)),
            (2, 2) if rules.grenade != Grenade::Off => moves.push(Move::Grenade(month)),
            _ => {}
        }
    }
    if table.sides[seat].owed > 0 {
        moves.push(Move::Flip);
    }
    moves
}

/// Returns the turn that a decision makes if no choice is written, and how many stock cards it
/// takes.
fn told(one: Move, deck: &[Card], rules: &GoStopRules) -> (Turn, usize) {
    let month = |flower| Spanned::new(flower, PLAYED);
    let flips = |from: usize, takes: u32| {
        let cards = next(deck.get(from..).unwrap_or_default(), takes);
        let flips: Flips = (TURNED..)
            .zip(cards)
            .map(|(column, card)| Flip {
                card: Spanned::new(*card, column),
                on: None,
            })
            .collect();
        let used = from + flips.len();
        (flips, used)
    };
    match one {
        Move::Draw(joker) => {
            let drawn = deck.first().map(|card| Spanned::new(*card, PLAYED));
            let used = usize::from(drawn.is_some());
            (Turn::Draws(Spanned::new(joker, PLAYED), drawn), used)
        }
        Move::Card(card) => {
            let then = if card.as_joker().is_some() {
                next(deck, 1)
            } else {
                &[]
            };
            let (flips, used) = flips(then.len(), 1);
            let play = Play {
                card: Spanned::new(card, PLAYED),
                then: then
                    .iter()
                    .map(|card| Spanned::new(*card, PLAYED))
                    .collect(),
                on: None,
            };
            (Turn::Plays(play, flips), used)
        }
        Move::Bomb(flower) => {
            let (flips, used) = flips(0, rules.potkan_flips);
            (Turn::Bombs(month(flower), flips), used)
        }
        Move::Grenade(flower) => {
            let (flips, used) = flips(0, 1);
            (Turn::Grenades(month(flower), flips), used)
        }
        Move::Flip => {
            let (flips, used) = flips(0, 1);
            (Turn::Flips(flips), used)
        }
    }
}

/// Returns the next stock cards, until they include this many cards other than jokers.
fn next(deck: &[Card], takes: u32) -> &[Card] {
    let mut left = takes;
    let end = deck.iter().position(|card| {
        left -= u32::from(card.as_joker().is_none() && left > 0);
        left == 0
    });
    end.and_then(|end| deck.get(..=end)).unwrap_or(deck)
}

/// Returns the turn with every choice that it leaves open, each carried out on the table; empty if
/// the turn is not possible.
fn ways(table: &Table, seat: Seat, turn: Turn, rules: &GoStopRules) -> Vec<Followed> {
    let refused = match table.turn(seat, &turn, 0, rules) {
        Ok((table, moved)) => return vec![Followed { turn, table, moved }],
        Err(refused) => refused,
    };
    let TurnRefusal {
        column,
        problem: Problem::ChoiceNeeded(Choice::Onto { among, .. }),
    } = refused
    else {
        return Vec::new();
    };
    let with = |face: Card| {
        let mut turn = turn.clone();
        turn.choose(column, face);
        turn
    };
    let chosen = among.once().map(with);
    chosen
        .flat_map(|turn| ways(table, seat, turn, rules))
        .collect()
}
