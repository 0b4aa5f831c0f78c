//! How close a pile is to the yaku that it does not score yet.

use super::yaku::{RIBBON_SETS, Weather, score};
use crate::card::{Card, Faces, Flower, Kind, Pile};
use crate::rules::{KoiKoiRules, Viewing, ViewingWeather, YakuSystem};
use crate::verdict::{Jokbo, Missing};

/// Returns what the pile lacks for each yaku that it has begun, closest yaku first; `gone` has the
/// cards that the opponent has captured.
pub fn outlook(pile: Pile, gone: Pile, rules: &KoiKoiRules) -> Vec<Missing> {
    let now = score(pile, Weather::default(), rules);
    let scored = |id: Jokbo| now.jokbo.iter().any(|line| line.id == id);
    let sets = sets(pile, rules)
        .into_iter()
        .filter_map(|(id, points, cards)| {
            let lacking = cards.without(pile);
            let begun = !lacking.is_empty() && lacking.len() < cards.len();
            let open = begun && lacking.shared(gone).is_empty();
            (open && points > 0 && !scored(id)).then_some(Missing {
                id,
                count: lacking.len(),
                among: lacking,
            })
        });
    let kinds = [
        (Jokbo::Animals, rules.animals, 5, Kind::Animal),
        (Jokbo::Ribbons, rules.ribbons, 5, Kind::Ribbon),
        (Jokbo::Chaff, rules.chaff, 10, Kind::Junk),
    ];
    let numbers = kinds.into_iter().filter_map(|(id, points, from, kind)| {
        let count = of_kind(pile, kind);
        let open = points > 0 && (1..from).contains(&count);
        open.then(|| Missing {
            id,
            count: from - count,
            among: Pile::EMPTY,
        })
    });
    let mut found: Vec<Missing> = bright(pile, gone, rules)
        .into_iter()
        .chain(sets)
        .chain(numbers)
        .collect();
    found.sort_by_key(|missing| missing.count);
    found
}

/// Returns how many cards of a kind a pile has; house rules about chaff are ignored.
fn of_kind(pile: Pile, kind: Kind) -> u32 {
    let cards = pile.of_kind(kind).len();
    match kind {
        Kind::Junk => {
            let cup = u32::from(pile.contains(Card::CUP));
            cards + pile.of_kind(Kind::DoubleJunk).len() + cup
        }
        _ => cards,
    }
}

/// Returns the yaku that are fixed sets of cards and that no captured card spoils, each with its
/// value and its cards.
fn sets(pile: Pile, rules: &KoiKoiRules) -> Vec<(Jokbo, u32, Pile)> {
    let mut sets = vec![
        (
            Jokbo::BoarDeerButterflies,
            rules.boar_deer_butterflies,
            Pile::BOAR_DEER_BUTTERFLIES,
        ),
        (Jokbo::Poetry, rules.poetry, Pile::HONG_DAN),
        (Jokbo::Blue, rules.blue, Pile::CHEONG_DAN),
    ];
    if rules.yaku_system == YakuSystem::Modern {
        sets.push((Jokbo::PoetryAndBlue, rules.poetry_and_blue, RIBBON_SETS));
    }
    let viewings = [
        (
            Jokbo::FlowerViewing,
            rules.flower_viewing,
            Pile::FLOWER_VIEWING,
            Flower::Willow,
        ),
        (
            Jokbo::MoonViewing,
            rules.moon_viewing,
            Pile::MOON_VIEWING,
            Flower::Paulownia,
        ),
    ];
    let spoiled = |by: Flower| {
        rules.viewing_weather == ViewingWeather::Taken && !pile.of_month(by).is_empty()
    };
    if rules.viewing != Viewing::Off {
        let open = viewings.into_iter().filter(|(.., by)| !spoiled(*by));
        sets.extend(open.map(|(id, points, cards, _)| (id, points, cards)));
    }
    sets
}

/// Returns the fewest brights that would make a higher bright yaku; `None` if none can be made.
fn bright(pile: Pile, gone: Pile, rules: &KoiKoiRules) -> Option<Missing> {
    let held = pile.of_kind(Kind::Bright);
    if held.is_empty() {
        return None;
    }
    let line = |brights: Pile| {
        let lines = score(brights, Weather::default(), rules).jokbo;
        lines.into_iter().next()
    };
    let now = line(held).map_or(0, |line| line.points);
    let lacking: Vec<Card> = Pile::BRIGHTS.without(held).without(gone).iter().collect();
    let ways = (1_u32..1 << lacking.len()).filter_map(|chosen| {
        let more: Pile = (0..)
            .zip(&lacking)
            .filter(|(at, _)| chosen & (1 << at) != 0)
            .map(|(_, card)| *card)
            .collect();
        let line = line(held.plus(more))?;
        (line.points > now).then_some((more, line.id))
    });
    let ways: Vec<(Pile, Jokbo)> = ways.collect();
    let count = ways.iter().map(|(more, _)| more.len()).min()?;
    let nearest: Vec<&(Pile, Jokbo)> = ways
        .iter()
        .filter(|(more, _)| more.len() == count)
        .collect();
    let (_, id) = nearest.first()?;
    let among = nearest
        .iter()
        .filter(|(_, other)| other == id)
        .fold(Faces::NONE, |all, (more, _)| all.or(Faces::in_pile(*more)));
    Some(Missing {
        id: *id,
        count,
        among: among.cards(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Calendar, read_word};

    /// Returns what the pile lacks: for each yaku its id, the number of cards, and their codes.
    fn lacks(codes: &str, gone: &str) -> Vec<(Jokbo, u32, String)> {
        lacks_under(&KoiKoiRules::default(), codes, gone)
    }

    fn lacks_under(rules: &KoiKoiRules, codes: &str, gone: &str) -> Vec<(Jokbo, u32, String)> {
        let read = |word: &str| read_word(word, Calendar::Japanese).unwrap();
        let pile = |codes: &str| -> Pile {
            let words = codes.split_whitespace();
            words.flat_map(read).collect()
        };
        outlook(pile(codes), pile(gone), rules)
            .into_iter()
            .map(|missing| {
                (
                    missing.id,
                    missing.count,
                    missing.among.codes(rules.calendar),
                )
            })
            .collect()
    }

    #[test]
    fn what_is_begun_is_told_with_what_it_lacks() {
        assert_eq!(
            lacks("1t 2t 9y", ""),
            [
                (Jokbo::Poetry, 1, "3t".to_owned()),
                (Jokbo::FlowerViewing, 1, "3g".to_owned()),
                (Jokbo::MoonViewing, 1, "8g".to_owned()),
                (Jokbo::Ribbons, 3, String::new()),
                (Jokbo::PoetryAndBlue, 4, "3t 6t 9t 10t".to_owned()),
                (Jokbo::Animals, 4, String::new()),
                (Jokbo::Chaff, 9, String::new()),
            ]
        );
        // With rain and two others, one more dry bright makes four with rain, never just three.
        assert_eq!(
            lacks("1g 3g 11g", ""),
            [
                (Jokbo::RainyFourBrights, 1, "8g 12g".to_owned()),
                (Jokbo::FlowerViewing, 1, "9y".to_owned()),
            ]
        );
    }

    #[test]
    fn what_brings_nothing_is_not_waited_for() {
        let mut rules = KoiKoiRules::default();
        rules.set("yaku.poetry", "0").unwrap();
        assert_eq!(
            lacks_under(&rules, "1t 2t", ""),
            [
                (Jokbo::Ribbons, 3, String::new()),
                (Jokbo::PoetryAndBlue, 4, "3t 6t 9t 10t".to_owned()),
            ]
        );
    }

    #[test]
    fn cards_that_the_opponent_has_are_not_waited_for() {
        assert_eq!(
            lacks("1g 3g 11g", "8g 9y"),
            [(Jokbo::RainyFourBrights, 1, "12g".to_owned())]
        );
    }
}
