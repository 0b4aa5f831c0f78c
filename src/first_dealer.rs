//! Who deals first: each player draws a card, and the cards decide.

use crate::card::{Card, Kind, Pile};
use crate::rules::{Game, Rules};

/// The time of day when a game begins, which decides whose drawn card makes the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hour {
    /// The player with the earliest month deals; in a tie, the one with the lowest kind.
    Night,
    /// The player with the latest month deals; in a tie, the one with the highest kind.
    Day,
}

/// What the drawn cards decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FirstDealer {
    /// One player deals.
    Deals {
        /// The dealer's index among the players who drew, from 0.
        at: usize,
        /// Whether another player drew the same month, so that the kind decided.
        by_kind: bool,
    },
    /// The players with these indices drew equal cards and must draw again.
    Again(Vec<usize>),
}

/// Why the drawn cards do not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawFault {
    /// Fewer than two players drew.
    TooFew,
    /// The player with this index drew a joker, which has no month.
    Joker(usize),
    /// The player with this index drew a card of which the pack has no further copy.
    TooMany(usize),
    /// The hour is missing, and this game needs it.
    NoHour,
}

/// Returns who deals first according to the drawn cards, or every reason why these do not decide.
/// Koi-Koi ignores the hour.
pub fn first_dealer(
    drawn: &[Card],
    rules: &Rules,
    hour: Option<Hour>,
) -> Result<FirstDealer, Vec<DrawFault>> {
    let mut faults = faults(drawn, rules);
    let hour = DrawOrder::for_game(rules.game(), hour);
    if hour.is_none() {
        faults.push(DrawFault::NoHour);
    }
    let Some(order) = hour.filter(|_| faults.is_empty()) else {
        return Err(faults);
    };
    let month = |card: &Card| {
        let month = card.flower().map(|flower| flower.month(rules.calendar()));
        order.month.sign() * i32::from(month.unwrap_or(0))
    };
    let kind = |card: &Card| order.kind.sign() * rank(*card);
    let best_month = drawn.iter().map(month).max();
    let of_month = drawn.iter().filter(|card| Some(month(card)) == best_month);
    let shared = of_month.clone().count() > 1;
    let best_kind = of_month.map(kind).max();
    let best = |card: &Card| Some(month(card)) == best_month && Some(kind(card)) == best_kind;
    let places: Vec<usize> = drawn
        .iter()
        .enumerate()
        .filter(|(_, card)| best(card))
        .map(|(at, _)| at)
        .collect();
    Ok(match places.as_slice() {
        [at] => FirstDealer::Deals {
            at: *at,
            by_kind: shared,
        },
        _ => FirstDealer::Again(places),
    })
}

fn faults(drawn: &[Card], rules: &Rules) -> Vec<DrawFault> {
    let mut faults = Vec::new();
    if drawn.len() < 2 {
        faults.push(DrawFault::TooFew);
    }
    let mut seen = Pile::EMPTY;
    for (at, card) in drawn.iter().enumerate() {
        if card.flower().is_none() {
            faults.push(DrawFault::Joker(at));
        } else if usize::from(seen.count(*card)) >= rules.copies(*card) || !seen.add(*card) {
            faults.push(DrawFault::TooMany(at));
        }
    }
    faults
}

/// Which end of an order wins.
#[derive(Clone, Copy)]
enum Extreme {
    Low,
    High,
}

impl Extreme {
    const fn sign(self) -> i32 {
        match self {
            Self::Low => -1,
            Self::High => 1,
        }
    }
}

/// Which month wins, and which kind in a tie.
struct DrawOrder {
    month: Extreme,
    kind: Extreme,
}

impl DrawOrder {
    const fn for_game(game: Game, hour: Option<Hour>) -> Option<Self> {
        let (month, kind) = match (game, hour) {
            (Game::KoiKoi, _) => (Extreme::Low, Extreme::High),
            (_, Some(Hour::Night)) => (Extreme::Low, Extreme::Low),
            (_, Some(Hour::Day)) => (Extreme::High, Extreme::High),
            (_, None) => return None,
        };
        Some(Self { month, kind })
    }
}

/// Returns the rank of a card within its month. From the top: bright, animal, ribbon, junk.
fn rank(card: Card) -> i32 {
    match card.kind() {
        Some(Kind::Bright) => 3,
        Some(Kind::Animal) => 2,
        Some(Kind::Ribbon) => 1,
        Some(Kind::DoubleJunk | Kind::Junk) | None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::read_word;

    /// Returns the index of the player who deals, or those of all who draw again.
    fn dealers(game: Game, hour: Option<Hour>, cards: &str) -> Vec<usize> {
        let rules = Rules::default_for(game);
        let read = |word: &str| read_word(word, rules.calendar()).unwrap()[0];
        let drawn: Vec<Card> = cards.split(' ').map(read).collect();
        match first_dealer(&drawn, &rules, hour).unwrap() {
            FirstDealer::Deals { at, .. } => vec![at],
            FirstDealer::Again(places) => places,
        }
    }

    #[test]
    fn the_month_decides_and_then_the_kind() {
        let night = |cards| dealers(Game::GoStop, Some(Hour::Night), cards);
        let day = |cards| dealers(Game::GoStop, Some(Hour::Day), cards);
        assert_eq!((night("3g 9y 12s"), day("3g 9y 12s")), (vec![0], vec![2]));
        assert_eq!((night("3t 3p 9y"), day("9t 9y 3g")), (vec![1], vec![1]));
        assert_eq!((night("8g 8y"), day("8g 8y")), (vec![1], vec![0]));
        // Double junk ranks as junk.
        assert_eq!(
            (night("11p 11s 12g"), day("11p 11s")),
            (vec![0, 1], vec![0, 1])
        );
        assert_eq!((night("12t 12s"), day("12t 12s")), (vec![1], vec![0]));
        assert_eq!(night("5p 7y 5p"), [0, 2]);
    }

    #[test]
    fn the_calendar_says_which_month_is_the_later_one() {
        assert_eq!(dealers(Game::GoStop, Some(Hour::Day), "비광 똥광"), [0]);
        assert_eq!(dealers(Game::MinHwatu, Some(Hour::Night), "비광 똥광"), [1]);
        assert_eq!(dealers(Game::KoiKoi, None, "비광 똥광"), [0]);
    }

    #[test]
    fn koi_koi_takes_the_earliest_month_and_the_higher_kind_at_any_hour() {
        for hour in [None, Some(Hour::Night), Some(Hour::Day)] {
            assert_eq!(dealers(Game::KoiKoi, hour, "4p 3p"), [1]);
            assert_eq!(dealers(Game::KoiKoi, hour, "3t 3g"), [1]);
            assert_eq!(dealers(Game::KoiKoi, hour, "3p 3p"), [0, 1]);
        }
    }

    #[test]
    fn everything_in_the_way_is_told() {
        let rules = Rules::default_for(Game::GoStop);
        let read = |word: &str| read_word(word, rules.calendar()).unwrap()[0];
        let faults = |cards: &[&str], hour| {
            let drawn: Vec<Card> = cards.iter().map(|card| read(card)).collect();
            first_dealer(&drawn, &rules, hour).unwrap_err()
        };
        let night = Some(Hour::Night);
        assert_eq!(
            faults(&["3t"], None),
            [DrawFault::TooFew, DrawFault::NoHour]
        );
        assert_eq!(faults(&["3t", "j2"], night), [DrawFault::Joker(1)]);
        assert_eq!(faults(&["3p", "3p", "3p"], night), [DrawFault::TooMany(2)]);
        assert_eq!(faults(&["3t", "3t"], night), [DrawFault::TooMany(1)]);
    }
}
