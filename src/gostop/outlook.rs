//! How close a pile is to the jokbo that it does not score yet.

use super::score::{PileTally, best_score, score};
use super::{Assignment, score::set_jokbo};
use crate::card::{Card, Kind, Pile};
use crate::rules::GoStopRules;
use crate::verdict::{Jokbo, Missing, SwitchUse};

/// Returns what the pile lacks for each jokbo that it has begun, closest jokbo first; `gone` has
/// the cards that others have captured.
pub fn outlook(pile: Pile, gone: Pile, rules: &GoStopRules) -> Vec<Missing> {
    let best = best_score(pile, rules);
    let junk = |card: Card| best.switch.contains(&(card, SwitchUse::Junk));
    let assignment = Assignment {
        cup: junk(Card::CUP),
        bridge: junk(Card::BRIDGE),
    };
    let tally = PileTally::new(pile, assignment, rules);
    let sets = set_jokbo(rules)
        .into_iter()
        .filter_map(|(id, cards, needed)| {
            let held = cards.shared(pile).len();
            let among = cards.without(pile).without(gone);
            let begun = (1..needed).contains(&held);
            let open = begun && held + among.len() >= needed;
            let count = needed.saturating_sub(held);
            open.then_some(Missing { id, count, among })
        });
    let row = |id, from: u32, count: u32, most: u32| {
        let open = from > 0 && count > 0 && count < most;
        let lacking = from.saturating_sub(count).max(1);
        open.then_some(Missing {
            id,
            count: lacking,
            among: Pile::EMPTY,
        })
    };
    let mut found: Vec<Missing> = bright(pile, gone, rules)
        .into_iter()
        .chain(sets)
        .chain(row(Jokbo::Animals, rules.animals_from, tally.animals, 9))
        .chain(row(Jokbo::Ribbons, rules.ribbons_from, tally.ribbons, 10))
        .chain(row(Jokbo::Junk, rules.junk_from, tally.junk, u32::MAX))
        .collect();
    found.sort_by_key(|missing| missing.count);
    found
}

/// Returns the fewest brights that would make a higher bright line; `None` if none can be made.
fn bright(pile: Pile, gone: Pile, rules: &GoStopRules) -> Option<Missing> {
    let line = |brights: Pile| {
        let lines = score(brights, Assignment::default(), rules).jokbo;
        lines.into_iter().find(|line| line.id.is_bright())
    };
    let held = pile.of_kind(Kind::Bright);
    let now = line(held).map_or(0, |line| line.points);
    let lacking: Vec<Card> = Pile::BRIGHTS
        .iter()
        .filter(|card| !held.contains(*card) && !gone.contains(*card))
        .collect();
    let mut dearer: Vec<(u32, i64, Jokbo, Pile)> = (1_u32..1 << lacking.len())
        .filter_map(|chosen| {
            let more: Pile = (0..)
                .zip(&lacking)
                .filter(|(at, _)| chosen & (1 << at) != 0)
                .map(|(_, card)| *card)
                .collect();
            let line = line(held.iter().chain(more).collect())?;
            (line.points > now).then_some((more.len(), -line.points, line.id, more))
        })
        .collect();
    dearer.sort_by_key(|(count, points, ..)| (*count, *points));
    let (count, points, id, _) = *dearer.first().filter(|_| !held.is_empty())?;
    let among = dearer
        .iter()
        .filter(|other| (other.0, other.1) == (count, points))
        .flat_map(|(.., more)| more.iter())
        .collect();
    Some(Missing { id, count, among })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Calendar, read_word};

    fn told(codes: &str, gone: &str) -> Vec<(Jokbo, u32, String)> {
        let read = |word: &str| read_word(word, Calendar::Korean).unwrap();
        let pile = |codes: &str| -> Pile {
            let words = codes.split_whitespace();
            words.flat_map(read).collect()
        };
        let rules = GoStopRules::default();
        outlook(pile(codes), pile(gone), &rules)
            .into_iter()
            .map(|missing| {
                (
                    missing.id,
                    missing.count,
                    missing.among.codes(Calendar::Korean),
                )
            })
            .collect()
    }

    #[test]
    fn a_set_names_the_cards_it_lacks() {
        let found = told("9t 10t", "");
        assert_eq!(found[0], (Jokbo::CheongDan, 1, "6t".to_owned()));
        assert_eq!(found[1], (Jokbo::Ribbons, 3, String::new()));
    }

    #[test]
    fn cards_that_others_have_are_not_waited_for() {
        let found = told("9t 10t", "6t");
        assert_eq!(found, [(Jokbo::Ribbons, 3, String::new())]);
        // The moon, one of the two brights without rain, is gone.
        let found = told("1g 3g", "8g");
        assert_eq!(found[0], (Jokbo::ThreeBrights, 1, "11g".to_owned()));
    }

    #[test]
    fn the_rain_ribbon_is_waited_for_where_it_stands_in_for_cho_dan() {
        let found = |gone: &str| {
            let read = |word: &str| read_word(word, Calendar::Korean).unwrap();
            let pile = |codes: &str| codes.split_whitespace().flat_map(read).collect::<Pile>();
            let rules = GoStopRules {
                ribbons_cho_dan_rain: true,
                ..GoStopRules::default()
            };
            let found = outlook(pile("4t 5t"), pile(gone), &rules).into_iter();
            let mut found = found.filter(|missing| missing.id == Jokbo::ChoDan);
            let found = found.next();
            found.map(|missing| (missing.count, missing.among.codes(Calendar::Korean)))
        };
        assert_eq!(found(""), Some((1, "7t 12t".to_owned())));
        assert_eq!(found("7t"), Some((1, "12t".to_owned())));
        assert_eq!(found("7t 12t"), None);
    }

    #[test]
    fn the_nearest_bright_line_is_the_dearest_of_the_nearest() {
        let found = told("1g 3g", "");
        assert_eq!(found[0], (Jokbo::ThreeBrights, 1, "8g 11g".to_owned()));
        let found = told("1g 3g 8g 11g", "");
        assert_eq!(found[0], (Jokbo::FiveBrights, 1, "12g".to_owned()));
    }

    #[test]
    fn who_has_every_animal_or_ribbon_waits_for_no_more_of_them() {
        let animals = told("2y 4y 5y 6y 7y 8y 9y 10y", "");
        assert!(animals.contains(&(Jokbo::Animals, 1, String::new())));
        let all_animals = told("2y 4y 5y 6y 7y 8y 9y 10y 12y", "");
        assert!(all_animals.iter().all(|(id, ..)| *id != Jokbo::Animals));
        let all_ribbons = told("1t 2t 3t 4t 5t 6t 7t 9t 10t 12t", "");
        assert!(all_ribbons.iter().all(|(id, ..)| *id != Jokbo::Ribbons));
    }
}
