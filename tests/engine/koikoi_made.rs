//! What a pile is said to make, compared with a second reading of the yaku in its cards.

use crate::koikoi::{DECK, SCORING, cards, got, koikoi, some_pile, table, yaku};
use crate::reference::Code;
use crate::support::{Numbers, ruleset};
use dokbak::card::{Calendar, Flower, Pile};
use dokbak::koikoi::{MadeContext, Weather, made};
use dokbak::record::{Made, Spanned, Unmade, Yaku};

/// Returns how many cards of a pile count as chaff and how many as animals, if the cup is both.
fn counts(pile: &[Code], doubled: &str) -> (u32, u32) {
    let doubled = |name: &str| u32::from(doubled.split(',').any(|word| word == name));
    let chaff = |card: &Code| match *card {
        "9y" => 1 + doubled("cup"),
        "11s" => 1 + doubled("lightning"),
        "12s" => 1 + doubled("paulownia"),
        card => u32::from(card.ends_with('p')),
    };
    (pile.iter().map(chaff).sum(), of_kind(pile, 'y'))
}

fn of_kind(pile: &[Code], letter: char) -> u32 {
    let cards = pile.iter().filter(|card| card.ends_with(letter));
    u32::try_from(cards.count()).unwrap()
}

/// If every yaku of a pile is named and every kind counted, the result equals that of the cards, or
/// more is asked for. Leaving cards out never gives more.
#[test]
fn a_pile_told_by_its_yaku_comes_to_what_its_cards_make() {
    let (cards, mut numbers) = (cards(), Numbers::of(17));
    let (mut told_right, mut asked) = (0, 0);
    for _ in 0..60 {
        let mut changes = vec![("yaku.system", numbers.one(&["modern", "older"]))];
        for (key, values) in &SCORING[1..] {
            let kept = ["cup", "viewing.weather", "counting"].contains(key);
            if !kept && numbers.below(3) == 0 {
                changes.push((key, numbers.one(values)));
            }
        }
        let ruleset = ruleset("koikoi", &changes);
        let (rules, table) = (koikoi(&ruleset), table("koikoi", &changes));
        for _ in 0..40 {
            let chosen = some_pile(&mut numbers);
            let codes: Vec<Code> = chosen.iter().map(|at| DECK[*at]).collect();
            let month = u8::try_from(numbers.below(12) + 1).unwrap();
            let want = yaku(&codes, Some(month), &[], &table);
            let named = want.iter().map(|(id, _)| Yaku::of_id(id).unwrap());
            let mut named: Vec<Spanned<Yaku>> = named.map(Spanned::synthetic).collect();
            named.sort_by_key(|yaku| yaku.value);
            let (chaff, animals) = counts(&codes, table["chaff.double"]);
            let told = Made {
                yaku: named,
                chaff: Some(chaff),
                animals: Some(animals),
                ribbons: Some(of_kind(&codes, 't')),
                base: None,
            };
            let around = MadeContext {
                weather: Weather {
                    month: Flower::of_month(month, Calendar::Japanese),
                    field: Pile::EMPTY,
                },
                ..MadeContext::default()
            };
            let context = || format!("{changes:?} {month} {codes:?} {told:?}");
            match made(&told, &around, rules) {
                Ok(score) => {
                    assert_eq!(got(&score), want, "{}", context());
                    told_right += 1;
                }
                Err(Unmade::Which { .. }) => asked += 1,
                Err(why) => panic!("{why:?} {}", context()),
            }
            let pile: Pile = chosen.iter().map(|at| cards[*at]).collect();
            let around = MadeContext {
                known: pile,
                ..around
            };
            let known = made(&told, &around, rules).unwrap();
            assert_eq!(got(&known), want, "the cards are known: {}", context());
        }
    }
    assert!(told_right > 10 * asked.max(100), "{told_right} {asked}");
}
