//! Partly told piles: numbers never say more than cards, and unknown never means none.

use crate::deals::{NAMES, deals, law};
use crate::reference::{self, Code, Stopped};
use dokbak::case::{Case, Opening};
use dokbak::record::Name;
use dokbak::rules::Ruleset;
use std::cell::Cell;

/// Everybody's net, or the codes of the faults.
type Comes = Result<Vec<(Name, i64)>, Vec<&'static str>>;

fn settle(text: &str, ruleset: &Ruleset) -> Comes {
    let opening = Opening {
        ruleset: Some(ruleset),
        ..Opening::default()
    };
    let settled = Case::read(text, opening).settle();
    let codes = |faults: dokbak::record::Faults| {
        let codes = faults.iter().map(|fault| fault.problem.code());
        codes.collect::<Vec<_>>()
    };
    settled.map(|verdict| verdict.net).map_err(codes)
}

fn written(pile: &[Code]) -> String {
    pile.join(" ")
}

/// Returns the numbers of a pile whose switch cards count as animals.
fn numbers(hand: &Stopped, seat: usize, table: &reference::Table) -> [String; 4] {
    let pile = &hand.piles[seat];
    let own = |code: &&Code, letter: char| !code.starts_with('j') && code.ends_with(letter);
    let of = |letter: char| pile.iter().filter(|code| own(code, letter)).count();
    [
        format!("g{}", of('g')),
        format!("y{}", of('y')),
        format!("t{}", of('t')),
        format!("p{}", reference::junk_value(pile, &[], table)),
    ]
}

#[test]
fn numbers_beside_all_cards_change_nothing() {
    let compared = Cell::new(0);
    law(256, &deals(), |deal| {
        let hand = deal.hand();
        let (ruleset, table) = (deal.ruleset(), deal.table());
        let Ok(plain) = settle(&hand.record(), &ruleset) else {
            return;
        };
        let text = hand.record_with(|seat| {
            let numbers = numbers(&hand, seat, &table).join(" ");
            format!(
                "{} has {} {numbers}",
                NAMES[seat],
                written(&hand.piles[seat])
            )
        });
        assert_eq!(settle(&text, &ruleset), Ok(plain), "{text}");
        compared.set(compared.get() + 1);
    });
    assert!(compared.get() > 100, "{}", compared.get());
}

/// Switch cards, the rain bright and shield jokers say more than numbers can, so no loser has one.
#[test]
fn what_is_not_known_of_a_loser_is_asked_or_decides_nothing() {
    let (same, asked) = (Cell::new(0), Cell::new(0));
    law(256, &deals(), |deal| {
        let mut hand = deal.hand();
        for (seat, pile) in hand.piles.iter_mut().enumerate() {
            let unclear: &[Code] = if seat == hand.winner {
                &[]
            } else {
                &["jx", "jg", "12g", "9y", "5y"]
            };
            pile.retain(|code| !unclear.contains(code));
        }
        let (ruleset, table) = (deal.ruleset(), deal.table());
        let told = |left_out: Option<usize>| {
            hand.record_with(|seat| {
                let name = NAMES[seat];
                if seat == hand.winner {
                    return format!("{name} has {}", written(&hand.piles[seat]));
                }
                let numbers = numbers(&hand, seat, &table).into_iter().enumerate();
                let numbers = numbers.filter(|(kind, _)| Some(*kind) != left_out);
                let numbers: Vec<String> = numbers.map(|(_, number)| number).collect();
                let card = if hand.piles[seat].is_empty() {
                    "none"
                } else {
                    "some"
                };
                format!("{name} known {} {card}", numbers.join(" "))
            })
        };
        let Ok(all) = settle(&told(None), &ruleset) else {
            return;
        };
        let by_cards = settle(&hand.record(), &ruleset);
        assert_eq!(by_cards, Ok(all.clone()), "{}", hand.record());
        for kind in 0..4 {
            let text = told(Some(kind));
            match settle(&text, &ruleset) {
                Ok(net) => {
                    assert_eq!(net, all, "{text}");
                    same.set(same.get() + 1);
                }
                Err(codes) => {
                    assert!(codes.iter().all(|code| *code == "pile-missing"), "{text}");
                    asked.set(asked.get() + 1);
                }
            }
        }
    });
    assert!(same.get() > 100 && asked.get() > 30, "{same:?} {asked:?}");
}
