//! A turn given only by its cards; the table shows which of them came from the hand.

use super::{Table, TurnRefusal};
use crate::record::{Choice, Contradiction, Flip, Play, Problem, Seat, Turn};
use crate::rules::{GoStopRules, JokerFromHand};

impl Table {
    /// Returns the turn that these cards make, in the order in which they appeared, or why they
    /// make none. Which of two loose cards is taken may still be open.
    ///
    /// The first card is from the hand, unless the hand is empty or only a turn without a hand card
    /// fits. A joker from the hand is followed by the cards turned up for it.
    pub fn told(
        &self,
        seat: Seat,
        cards: &[Flip],
        rules: &GoStopRules,
    ) -> Result<Turn, TurnRefusal> {
        let flips = || self.fitting(seat, Turn::Flips(cards.into()), rules);
        let Some(played) = from_hand(cards, rules).filter(|_| self.hand(seat).count > 0) else {
            return flips();
        };
        let played = played.and_then(|turn| self.fitting(seat, turn, rules));
        played.or_else(|refused| {
            let flipped = (self.sides[seat].owed > 0).then(flips);
            flipped.and_then(Result::ok).ok_or(refused)
        })
    }

    /// Returns the turn unchanged if it is possible, or why the turn is not possible. Which of two
    /// loose cards is taken may still be open.
    pub fn fitting(
        &self,
        seat: Seat,
        turn: Turn,
        rules: &GoStopRules,
    ) -> Result<Turn, TurnRefusal> {
        let column = match &turn {
            Turn::Plays(play, _) => play.card.column,
            Turn::Draws(joker, _) => joker.column,
            Turn::Flips(flips) => flips.first().map_or(1, |flip| flip.card.column),
            Turn::Bombs(month, _) | Turn::Grenades(month, _) => month.column,
        };
        let Err(refused) = self.turn(seat, &turn, column, rules) else {
            return Ok(turn);
        };
        let Problem::ChoiceNeeded(Choice::Onto { among, .. }) = &refused.problem else {
            return Err(refused);
        };
        // Whatever is chosen, the rest of the turn must be possible.
        let tried = among.iter().map(|card| {
            let mut turn = turn.clone();
            turn.choose(refused.column, card);
            self.fitting(seat, turn, rules)
        });
        match tried.reduce(Result::or) {
            Some(Err(refused)) => Err(refused),
            _ => Ok(turn),
        }
    }
}

/// Returns the turn whose first card is from the hand, or why a card is one too many; `None` if
/// there are no cards.
fn from_hand(cards: &[Flip], rules: &GoStopRules) -> Option<Result<Turn, TurnRefusal>> {
    let (first, rest) = cards.split_first()?;
    let is_joker = |flip: &Flip| flip.card.value.as_joker().is_some();
    if is_joker(first) && rules.joker_from_hand == JokerFromHand::Hand {
        // The turn itself is on another line.
        let drawn = rest.first().map(|drawn| drawn.card);
        let more = rest.get(1).map(|more| {
            let what = Contradiction::TurnedUp { told: 2, takes: 1 };
            Err(TurnRefusal::contradiction(more.card.column, what))
        });
        return Some(more.unwrap_or(Ok(Turn::Draws(first.card, drawn))));
    }
    let then = match rest.iter().position(|flip| !is_joker(flip)) {
        _ if !is_joker(first) => 0,
        Some(at) => at + 1,
        None => rest.len(),
    };
    let (then, flips) = rest.split_at(then);
    let mut laid = std::iter::once(first).chain(then);
    let play = Play {
        card: first.card,
        then: then.iter().map(|flip| flip.card).collect(),
        on: laid.find_map(|flip| flip.on),
    };
    Some(Ok(Turn::Plays(play, flips.into())))
}
